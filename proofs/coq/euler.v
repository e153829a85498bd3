(* Beyond the source: which sets of segments are the drawings of reachable states. Euler's theorem, with goals.

   A history is a trail from b0, so its drawing is connected, touches b0 and has its odd vertices at b0 and the ball, or
   none if the ball is back on b0; and a goal has at most one edge and is then the ball. Conversely such a set is drawn
   edge by edge, backwards from the ball, as Fleury does: the ball takes an edge that leaves the rest in one piece.
   There is one: after any edge of the ball is taken, the new odd vertex is still connected to b0, since a piece with a
   single odd vertex would contradict the handshake lemma; so of two edges at the ball one at most is a bridge.

   connected G    == any two vertices at which edges of G end are connected by edges of G (notions.v)
   odd_ends G u v == the odd vertices of G are u and v, or there are none and u = v (notions.v)
   is_drawing G b == the condition: G is the drawing of a reachable state with the ball on b (notions.v)
   weak_drawings B == the drawings of the legal histories (notions.v)
   rooted G u     == every vertex at which an edge of G ends is connected to u
   piece G v      == the points that edges of G connect to v *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions histories equivalence ending cycles classes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Euler.

Variable B : board.
Implicit Types (s : state B) (u v w x y b c : B) (e : {set B}) (G : {set {set B}}) (A : {set B}).

(* Edges and degrees. *)

Lemma deg_take G e w : e \in G -> deg G w = (w \in e) + deg (G :\ e) w.
Proof. by move=> eG; rewrite -{1}(setD1K eG) deg_add // !inE eqxx. Qed.

Lemma degP G w : reflect (exists2 e, e \in G & w \in e) (0 < deg G w).
Proof.
rewrite /deg card_gt0; apply: (iffP (set0Pn _)) => [[e]|[e eG we]]; first by rewrite inE => /andP[]; exists e.
by exists e; rewrite inE eG.
Qed.

Lemma link_deg G u v : link G u v -> 0 < deg G u.
Proof. by move=> uv; apply/degP; exists [set u; v]; rewrite // !inE eqxx. Qed.

(* At an edge of G there is another end. *)
Lemma deg_link G u : G \subset segments B -> 0 < deg G u -> exists2 v, segment u v & link G u v.
Proof.
move=> /subsetP GS /degP[e eG]; have [x [y [xy E]]] := edge_of_segments (GS e eG).
rewrite E in eG *; rewrite !inE => /orP[]/eqP ->; first by exists y.
by exists x; rewrite 1?segment_sym // /link setUC.
Qed.

Lemma connect_deg G u v : connect (link G) u v -> u != v -> 0 < deg G u.
Proof. by case/connectP => [[|w p] /= ]; [move=> _ ->; rewrite eqxx|move=> /andP[/link_deg]]. Qed.

Lemma connectG G : connect_sym (link G).
Proof. exact: sym_connect_sym (@link_sym _ G). Qed.

(* The handshake lemma for a piece of G: no edge leads out of it, so its degrees sum up to an even number. *)

Definition piece G v := [set w | connect (link G) v w].

Lemma even_degrees G A : G \subset segments B -> (forall u v, link G u v -> (u \in A) = (v \in A)) ->
  ~~ odd (\sum_(v in A) deg G v).
Proof.
move=> /subsetP GS closedA.
have -> : \sum_(v in A) deg G v = \sum_(e in G) #|e :&: A|.
  rewrite (eq_bigr (fun v => \sum_(e in G) (v \in e))); last first.
    by move=> v _; rewrite /deg -sum1dep_card big_mkcondr.
  rewrite exchange_big; apply: eq_bigr => e _.
  rewrite -big_mkcondr -sum1_card; apply: eq_bigl => v.
  by rewrite inE andbC.
elim/big_rec: _ => // e k eG even_k; rewrite oddD (negbTE even_k) addbF.
have [x [y [xy E]]] := edge_of_segments (GS e eG); rewrite E in eG *.
have x_y : x != y by apply: contraTneq xy => ->; rewrite segment_irr.
case: (boolP (x \in A)) => xA.
  have yA : y \in A by rewrite -(closedA x y).
  by rewrite (setIidPl _) ?cards2 ?x_y // subUset !sub1set xA.
have yA : y \notin A by rewrite -(closedA x y).
suff -> : [set x; y] :&: A = set0 by rewrite cards0.
by apply/setP => z; rewrite !inE; do 2 case: eqP => [->|_]; rewrite ?(negbTE xA) ?(negbTE yA).
Qed.

(* So the two odd vertices of G lie in one piece. *)
Lemma odd_ends_connected G u v : G \subset segments B -> odd_ends G u v -> connect (link G) u v.
Proof.
move=> GS /forallP ends; apply/negPn/negP => apart.
have closedA x y : link G x y -> (x \in piece G v) = (y \in piece G v).
  by move=> xy; rewrite !inE; apply: same_connect_r; [apply: connectG|apply: connect1].
have := even_degrees GS closedA; rewrite (bigD1 v) ?inE ?connect0 //= oddD (eqP (ends v)) eqxx.
have -> : (v == u) = false by apply: contraNF apart => /eqP ->; apply: connect0.
suff -> : odd (\sum_(i in piece G v | i != v) deg G i) = false by [].
apply/negbTE; elim/big_rec: _ => // w k /andP[]; rewrite inE => vw w_v even_k.
rewrite oddD (negbTE even_k) (eqP (ends w)) (negbTE w_v) !addbF.
by apply: contra apart => /eqP <-; rewrite connectG.
Qed.

(* Taking the edge {v, c} moves the odd end from v to c. *)
Lemma odd_ends_take G u v c : [set v; c] \in G -> v != c -> odd_ends G u v -> odd_ends (G :\ [set v; c]) u c.
Proof.
move=> vcG v_c /forallP ends; apply/forallP => w; have := eqP (ends w); rewrite (deg_take w vcG) oddD !inE oddb.
case: (w =P v) => [->|_] /=; first by rewrite (negbTE v_c) addbF; case: odd; case: (_ == _).
by case: (w =P c) => _ /=; case: odd; case: (_ == _).
Qed.

(* What the taken edge {v, c} connected is still connected to v or to c. *)
Lemma connect_take G u v c : connect (link G) u v ->
  connect (link (G :\ [set v; c])) u v || connect (link (G :\ [set v; c])) u c.
Proof.
case/connectP => p; elim: p u => [|w p IH] u /=; first by move=> _ ->; rewrite connect0.
case/andP => uw path_p Ev; case: (boolP ([set u; w] == [set v; c])) => [|other].
  by rewrite edge_eq => /orP[]/eqP[-> _]; rewrite connect0 ?orbT.
move: (IH w path_p Ev); have uw' : link (G :\ [set v; c]) u w by rewrite /link !inE other.
by case/orP => ?; apply/orP; [left|right]; apply: connect_trans (connect1 uw') _.
Qed.

(* Fleury's step: where the ball has an edge, it has one after which the rest is connected to b0 or gone. *)

Definition rooted G u := [forall w, (0 < deg G w) ==> connect (link G) u w].

Lemma rooted_take G u v c : rooted G u -> [set v; c] \in G -> odd_ends (G :\ [set v; c]) u c ->
  G \subset segments B -> (0 < deg (G :\ [set v; c]) v -> connect (link (G :\ [set v; c])) u v) ->
  rooted (G :\ [set v; c]) u.
Proof.
set G' := G :\ _ => /forallP rooted_G vc ends' GS uv'; have uc : connect (link G') u c.
  by apply: odd_ends_connected ends'; apply: subset_trans GS; apply: subD1set.
apply/forallP => w; apply/implyP => w_gt0.
have w_gt0' : 0 < deg G w by apply: leq_trans w_gt0 _; rewrite (deg_take w vc) leq_addl.
have v_gt0 : 0 < deg G v by apply/degP; exists [set v; c]; rewrite // !inE eqxx.
have wv : connect (link G) w v.
  apply: (@connect_trans _ _ u); last exact: (implyP (rooted_G v)).
  by rewrite connectG; apply: (implyP (rooted_G w)).
case/orP: (connect_take c wv) => [wv'|wc']; last by apply: connect_trans uc _; rewrite connectG.
have uv : connect (link G') u v.
  apply: uv'; have [E|v_w] := eqVneq v w; first by rewrite [X in deg _ X]E.
  by apply: connect_deg v_w; rewrite connectG.
by apply: connect_trans uv _; rewrite connectG.
Qed.

Lemma fleury G u v : G \subset segments B -> odd_ends G u v -> rooted G u -> 0 < deg G v ->
  exists c, [/\ segment v c, [set v; c] \in G, odd_ends (G :\ [set v; c]) u c & rooted (G :\ [set v; c]) u].
Proof.
move=> GS ends rooted_G v_gt0; have [c vc vcG] := deg_link GS v_gt0.
have neq x : segment v x -> v != x by move=> vx; apply: contraTneq vx => <-; rewrite segment_irr.
have ends_c := odd_ends_take vcG (neq c vc) ends.
have take x : segment v x -> [set v; x] \in G -> odd_ends (G :\ [set v; x]) u x.
  by move=> vx vxG; apply: odd_ends_take => //; apply: neq.
case: (boolP (rooted (G :\ [set v; c]) u)) => [|bridge]; first by exists c.
have sub e : G :\ e \subset segments B by apply: subset_trans GS; apply: subD1set.
have v_gt0' : 0 < deg (G :\ [set v; c]) v.
  by apply: contraNT bridge => none; apply: rooted_take (take c vc vcG) _ _ => // gt0; rewrite gt0 in none.
have apart : ~~ connect (link (G :\ [set v; c])) u v.
  by apply: contra bridge => uv; apply: rooted_take (take c vc vcG) _ _.
have [d vd vdG'] := deg_link (sub _) v_gt0'; exists d.
have /andP[d_c vdG] : ([set v; d] != [set v; c]) && ([set v; d] \in G) by move: vdG'; rewrite /link !inE.
split=> //; first exact: take.
apply: rooted_take (take d vd vdG) _ _ => // _.
(* The way from b0 to c does not meet v, so it does not use {v, d}; and {v, c} is still there. *)
have uc := odd_ends_connected (sub _) ends_c.
have vc' : link (G :\ [set v; d]) c v by rewrite /link !inE setUC eq_sym d_c.
apply: connect_trans (connect1 vc').
have : forall p, path (link (G :\ [set v; c])) u p -> path (link (G :\ [set v; d])) u p.
  move=> p; elim/last_ind: p => // p y IH; rewrite !rcons_path => /andP[path_p py].
  have up : connect (link (G :\ [set v; c])) u (last u p) by apply/connectP; exists p.
  have uy := connect_trans up (connect1 py).
  rewrite IH //= /link !inE; move: py; rewrite /link !inE => /andP[_ ->]; rewrite andbT edge_eq.
  by apply/norP; split; apply: contra apart => /eqP[E E']; [rewrite E in up | rewrite E' in uy].
by move=> sub_path; case/connectP: uc => p /sub_path path_p ->; apply/connectP; exists p.
Qed.

(* The theorem. *)

Theorem drawing_reached G b : is_drawing G b -> exists s, [/\ reachable s, drawn s = G & ball s = b].
Proof.
have [n] := ubnP #|G|; elim: n G b => // n IH G b; rewrite ltnS => le_n fit.
have [GS conn start_in ends goals] := and5P fit.
case: (posnP (deg G b)) => [b0|b_gt0].
  have Eb : b = start B.
    by have := eqP (forallP ends b); rewrite b0 eqxx addbT => /esym/negbFE/eqP.
  move: start_in; rewrite -Eb b0 orbF => /eqP ->.
  by exists (initial B); rewrite Eb; split=> //; apply: reachable_initial.
have G0 : G != set0 by apply: contraTneq b_gt0 => ->; apply/degP => -[e]; rewrite inE.
have start_gt0 : 0 < deg G (start B) by case/orP: start_in => // /eqP E; rewrite E eqxx in G0.
have rooted_G : rooted G (start B).
  apply/forallP => w; apply/implyP => w_gt0.
  by apply: implyP (forallP (forallP conn (start B)) w) _; rewrite start_gt0.
have [c [bc bcG ends_c rooted_c]] := fleury GS ends rooted_G b_gt0.
have b_c : b != c by apply: contraTneq bc => <-; rewrite segment_irr.
have no_goal g : goal g -> deg (G :\ [set b; c]) g = 0 /\ g != c.
  move=> gg; have := implyP (forallP goals g) gg; rewrite (deg_take g bcG) !inE.
  case: (g =P b) => [-> /=|_]; first by rewrite add1n ltnS leqn0 => /eqP.
  by rewrite leqn0 addn_eq0 /=; case: (g == c) => //= /eqP.
have [s [rs Ds Bs]] : exists s, [/\ reachable s, drawn s = G :\ [set b; c] & ball s = c].
  apply: IH; first by apply: leq_trans le_n; rewrite [X in _ < X](cardsD1 [set b; c]) bcG.
  apply/and5P; split=> //.
  - by apply: subset_trans GS; apply: subD1set.
  - apply/forallP => x; apply/forallP => y; apply/implyP => /andP[/(implyP (forallP rooted_c x)) sx].
    by move=> /(implyP (forallP rooted_c y)); apply: connect_trans; rewrite connectG.
  - case: eqP => //= /eqP/set0Pn[e eG'].
    have [x [y [xy E]]] := edge_of_segments (subsetP (subset_trans (subD1set _ _) GS) e eG').
    have x_gt0 : 0 < deg (G :\ [set b; c]) x by apply/degP; exists e; rewrite // E !inE eqxx.
    have := implyP (forallP rooted_c x) x_gt0; have [->//|s_x] := eqVneq (start B) x.
    by move=> sx; apply: connect_deg sx s_x.
  - by apply/forallP => g; apply/implyP => /no_goal[-> _].
exists (after s b); split=> //; last by rewrite /= /draw Bs Ds [X in X |: _]setUC setD1K.
apply: reachable_after => //; rewrite /legal /can_draw Bs Ds [[set c; b]]setUC !inE eqxx segment_sym bc !andbT.
by apply/negP => /no_goal[_]; rewrite eqxx.
Qed.

Theorem drawing_fits s : reachable s -> is_drawing (drawn s) (ball s).
Proof.
move=> rs; apply/and5P; split.
- exact: drawn_segments.
- by apply/forallP => u; apply/forallP => v; apply/implyP => /andP[]; apply: drawing_connected.
- case: (posnP (plies s)) => [none|some]; last by rewrite drawing_has_start ?orbT.
  by rewrite -cards_eq0 -plies_drawn // none.
- by apply/forallP => w; rewrite (odd_vertices w rs).
- apply/forallP => g; apply/implyP => gg; have := goal_degree rs gg.
  case: (trail_of_state rs) => th Es; rewrite Es deg_end // trail_state //.
  case: (history s) th => [|u t] // th; rewrite end_deg_goal //= [g == u]eq_sym.
  by case: (u == g); rewrite ?andbF ?leq_b1.
Qed.

Theorem is_drawingP G b : reflect (exists s, [/\ reachable s, drawn s = G & ball s = b]) (is_drawing G b).
Proof. by apply: (iffP idP) => [|[s [rs <- <-]]]; [apply: drawing_reached | apply: drawing_fits]. Qed.

Theorem drawingP G : (exists s, reachable s /\ drawn s = G) <->
  G = set0 \/ exists b, [/\ G \subset segments B, connected G, 0 < deg G (start B), odd_ends G (start B) b &
                            forall g, goal g -> deg G g <= (g == b)].
Proof.
split=> [[s [rs <-]]|[->|[b [GS conn start_in ends goals]]]].
- have /and5P[GS conn start_in ends /forallP goals] := drawing_fits rs.
  have [->|some] := eqVneq (drawn s) set0; first by left.
  right; exists (ball s); split=> //; last by move=> g; apply: implyP (goals g).
  by move: start_in; rewrite (negbTE some).
- by exists (initial B); split=> //; apply: reachable_initial.
have /is_drawingP[s [rs Ds _]] : is_drawing G b; last by exists s.
apply/and5P; split=> //; first by rewrite start_in orbT.
by apply/forallP => g; apply/implyP/goals.
Qed.

(* Euler's theorem itself: such a set has a trail through each of its edges once, from b0 to the ball. *)
Theorem eulerian_trail_exists G b : is_drawing G b -> exists t, eulerian_trail G (start B) t && (last b t == b).
Proof.
case/drawing_reached => s [rs Ds Bs]; exists (rev (history s)); have [th Es] := trail_of_state rs.
have := eulerian_history rs (eqP (size_history rs)); rewrite Ds => <-; rewrite trailE th.
rewrite {1}(_ : state_of _ = s) // Ds eqxx /= -{2}Bs {2}Es trail_state //.
by case: (history s) th => [|u t] // _; rewrite rev_cons last_rcons.
Qed.

(* The weak classes are as many as the sets that satisfy the condition: at one ply, and altogether. *)

Lemma drawn_at_ply k G :
  (G \in [set drawn (state_of h) | h : k.+1.-tuple B & legal_history h]) =
  [exists b, is_drawing G b] && (#|G| == k).
Proof.
apply/imsetP/andP => [[h + ->]|[/existsP[b /drawing_reached[s [rs Ds _]]] /eqP Ek]].
  rewrite inE => legal_h; have rs := reachable_state_of legal_h; split.
    by apply/existsP; exists (ball (state_of h)); apply: drawing_fits.
  by rewrite -plies_drawn // plies_state_of // size_tuple.
have [th Es] := trail_of_state rs; have size_h : size (history s) == k.+1.
  by rewrite -Ek -Ds -plies_drawn // /plies prednK //; case: (history s) th.
by exists (Tuple size_h); rewrite ?inE /= ?trailE // -Ds {1}Es.
Qed.

Theorem weak_drawingsE : weak_drawings B = [set G | [exists b, is_drawing G b]].
Proof.
apply/setP => G; rewrite inE; apply/bigcupP/idP => [[k _]|fit].
  by rewrite drawn_at_ply => /andP[].
have [b /and5P[GS _ _ _ _]] := existsP fit.
have lt : #|G| < #|segments B|.+1 by rewrite ltnS subset_leq_card.
by exists (Ordinal lt); rewrite // drawn_at_ply fit eqxx.
Qed.

Theorem weak_drawingsP G : reflect (exists s, reachable s /\ drawn s = G) (G \in weak_drawings B).
Proof.
rewrite weak_drawingsE inE; apply: (iffP idP) => [/existsP[b /drawing_reached[s [rs Ds _]]]|[s [rs <-]]]; first by exists s.
by apply/existsP; exists (ball s); apply: drawing_fits.
Qed.

End Euler.
