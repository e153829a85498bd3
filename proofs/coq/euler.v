(* Euler's theorem, extended to goals: it says which sets of segments are the drawings of reachable states of Paper
   Soccer. A drawing is the set of the segments that are drawn. The source (T. Hoivik, "Experiments in Paper Soccer")
   does not have this result.

   A history, the list of the visited vertices, is a trail from the start b0: it uses no segment twice. So its drawing
   is connected and, unless empty, touches b0. The vertices of odd degree in the drawing are b0 and the ball's vertex;
   if the ball is back on b0, no vertex has odd degree. If a drawn segment ends at a goal, it is the only one there, and
   the ball is on that goal. Conversely, if a set of segments has these properties, a trail from the ball's vertex to b0
   uses each of its segments once (an Eulerian trail, graph.v). This trail meets a goal only at its start, so the
   reversed trail is a history. The histories of a drawing are therefore its Eulerian trails from b0.

   is_drawing G b  == the condition: G is the drawing of a reachable state with the ball on b (notions.v)
   weak_drawings B == the drawings of the legal histories (notions.v)
   class_size s    == the number of histories of the drawing of s (notions.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence ending cycles classes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Euler.

Variable B : board.
Implicit Types (s : state B) (u v x y b : B) (h t : seq B) (e : {set B}) (G : {set {set B}}).

(* Histories and the edges along them. *)

Lemma mem_trail_edges t u v : ([set u; v] \in trail_edges t) = ((u, v) \in darts t).
Proof.
elim: t => [|x [|y t] IH] //; rewrite trail_edges_cons darts_cons !inE IH edge_eq orbA.
by [].
Qed.

Lemma trail_edge t e : e \in trail_edges t -> exists u v, e = [set u; v].
Proof.
elim: t => [|x [|y t] IH] //; rewrite trail_edges_cons inE => /orP[/eqP ->|/IH //].
by exists x, y.
Qed.

Lemma trail_edges_rcons t u v : trail_edges (rcons (rcons t u) v) = rcons (trail_edges (rcons t u)) [set u; v].
Proof. by elim: t => [|x [|y t] IH] //=; rewrite -?IH. Qed.

Lemma trail_edges_rev t : trail_edges (rev t) = rev (trail_edges t).
Proof.
elim: t => [|x [|y t] IH] //; rewrite trail_edges_cons [RHS]rev_cons -IH !rev_cons trail_edges_rcons.
by rewrite setUC.
Qed.

Lemma set_trail_edges h : trail h -> [set e in trail_edges h] = drawn (state_of h).
Proof.
rewrite -trailE => legal_h; apply/setP => e; rewrite inE; apply/idP/idP => e_in.
  by have [u [v E]] := trail_edge e_in; move: e_in; rewrite E mem_trail_edges drawn_darts.
by have [u [v E]] := drawn_edge legal_h e_in; move: e_in; rewrite E mem_trail_edges drawn_darts.
Qed.

Lemma uniq_trail_edges h : sorted (@segment B) h -> uniq (trail_edges h) = uniq (darts h).
Proof.
elim: h => [|u [|v t] IH] // /andP[uv vt]; rewrite trail_edges_cons darts_cons !cons_uniq IH //.
rewrite mem_trail_edges inE [(v, u) \in _]darts_sym negb_or.
have -> : (u, v) != (v, u) by apply: contraTneq uv => -[-> _]; rewrite segment_irr.
by case: (_ \in _).
Qed.

(* Every drawing satisfies the condition. *)

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

(* Only drawings satisfy it: an Eulerian trail from the ball back to b0 is a history, newest vertex first. *)

Lemma simple_drawing G b : is_drawing G b -> simple G.
Proof. by case/and5P => /simple_part. Qed.

Lemma eulerian_is_history G b h : is_drawing G b -> eulerian_trail G b h -> last b h = start B ->
  trail h /\ drawn (state_of h) = G.
Proof.
move=> fit; have GS := simple_drawing fit; case/and5P: fit => /subsetP sub _ _ _ /forallP goals.
case: h => [|u t] // /and4P[_ /eqP/= -> uniq_t /eqP E] last_t.
have sorted_t : sorted (@segment B) (b :: t).
  by apply: sub_path (trail_path b t) => x y; rewrite /link E => /sub; rewrite mem_segments.
have th : trail (b :: t).
  apply/and5P; split; rewrite // -?uniq_trail_edges //; first exact/eqP.
  apply/allP => g; apply: contraTN => goal_g; rewrite -E in GS goals.
  exact: trail_meets GS uniq_t (implyP (goals g) goal_g).
by rewrite -set_trail_edges.
Qed.

Theorem drawing_reached G b : is_drawing G b -> exists s, [/\ reachable s, drawn s = G & ball s = b].
Proof.
move=> fit; have GS := simple_drawing fit; case/and5P: (fit) => _ conn start_in ends _.
have [t euler_t last_t] := trail_of_ends GS (connected_rooted conn start_in) ends start_in.
have [th Dt] := eulerian_is_history fit euler_t last_t.
by exists (state_of (b :: t)); split=> //; [apply: state_of_trail | rewrite trail_state].
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

(* Such a set has a trail through each of its edges once, from b0 to the ball. *)
Theorem eulerian_trail_exists G b :
  is_drawing G b -> exists2 t, eulerian_trail G (start B) t & last (start B) t = b.
Proof.
move=> fit; apply/(euler _ _ (simple_drawing fit)); case/and5P: fit => _ conn start_in ends _; split=> //.
by case/orP: start_in => [/eqP|]; [left|right].
Qed.

(* A weak class has as many histories as its drawing has Eulerian trails from b0. *)

Lemma eulerian_rev G u v h : head u h = u -> last v h = v -> eulerian_trail G v (rev h) = eulerian_trail G u h.
Proof.
rewrite /eulerian_trail trail_edges_rev rev_uniq => head_h last_h.
have -> : [set e in rev (trail_edges h)] = [set e in trail_edges h] by apply/setP => e; rewrite !inE mem_rev.
case: h head_h last_h => [|x t] //= -> <-; rewrite eqxx -size_eq0 size_rev.
by case/lastP: t => [|t y]; rewrite ?last_rcons -?rcons_cons ?rev_rcons /= eqxx.
Qed.

Lemma eulerian_history s h : reachable s ->
  legal_history h && (drawn (state_of h) == drawn s) = eulerian_trail (drawn s) (start B) (rev h).
Proof.
move=> rs; rewrite trailE; apply/andP/idP => [[th /eqP same]|euler_h].
  have /and5P[h0 /eqP last_h sorted_h uniq_h _] := th.
  rewrite (@eulerian_rev _ (head (start B) h)) //; last by case: (h) h0.
  by rewrite /eulerian_trail h0 uniq_trail_edges // uniq_h set_trail_edges // same eqxx; case: (h) h0 => //= *; rewrite eqxx.
have last_h : last (start B) h = start B.
  by case/and4P: euler_h => _ + _ _; case/lastP: (h) => // t x; rewrite rev_rcons last_rcons => /eqP.
case: h last_h euler_h => [|u t]; first by rewrite /eulerian_trail.
rewrite [last _ _]/= => last_t euler_h; rewrite (@eulerian_rev _ u) // in euler_h.
have /and4P[_ _ uniq_t /eqP E] := euler_h.
suff Eu : u = ball s.
  have [||th ->] // := eulerian_is_history (drawing_fits rs) (h := u :: t); rewrite -?Eu //.
have := odd_vertices u rs; rewrite -E trail_odd // ?E; last exact: simple_drawing (drawing_fits rs).
by rewrite last_t eqxx addbC => /addbI/esym/eqP.
Qed.

Theorem class_size_eulerian s : reachable s -> class_size s = eulerian_trails (drawn s) (start B).
Proof.
move=> rs; pose r (h : (#|drawn s|).+1.-tuple B) := [tuple of rev h].
have rK : involutive r by move=> h; apply: val_inj; rewrite /= revK.
rewrite /class_size /eulerian_trails -[LHS](card_imset _ (inv_inj rK)).
apply: eq_card => t; rewrite -[t]rK (mem_imset _ _ (inv_inj rK)) !inE /=.
by rewrite (eulerian_history _ rs) /r /= revK.
Qed.

(* There are as many weak classes as sets that satisfy the condition: at one ply, and altogether. *)

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
