(* Graphs on the points of a finite type. A graph is a set of edges. The lemmas are about degrees, connected sets and
   cycles, and lead to Euler's theorem. Nothing in this file depends on a game.

   An edge is the set of its two ends. Euler's theorem is proved by Fleury's algorithm, which finds an Eulerian trail
   edge by edge, from the last edge back to the first.

   simple G               == each edge of G has two ends
   deg G v                == the number of edges of G that end at v
   link G u v             == the edge {u, v} is in G
   connected G            == a path of edges of G leads from any end of an edge of G to any other
   rooted G u             == a path of edges of G leads from u to each end of an edge of G
   piece G v              == the points to which a path of edges of G leads from v
   graph_cycle G c        == c lists the vertices of a cycle of G in order: at least three, all different
   acyclic G              == G has no cycle
   cycle_through G u v    == G has a cycle that goes from u straight to v, so through the edge {u, v}
   cyclomatic G           == edges + components - points: the number of independent cycles of G
   odd_ends G u v         == the odd vertices of G are u and v; none if u = v
   trail_edges t          == the edges between consecutive vertices of the list t
   eulerian_trail G u t   == the list t starts with u, and its edges (trail_edges) are those of G, each once
   eulerian_trails G u    == the number of the lists t with eulerian_trail G u t *)
From mathcomp Require Import all_ssreflect.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Graphs.

Variable T : finType.
Implicit Types (u v w x y c : T) (e : {set T}) (G : {set {set T}}) (A : {set T}) (t : seq T).

Definition simple G := [forall e in G, #|e| == 2].

Definition deg G v := #|[set e in G | v \in e]|.

Definition link G : rel T := fun u v => [set u; v] \in G.

Definition connected G := [forall u, forall v, (0 < deg G u) && (0 < deg G v) ==> connect (link G) u v].

Definition rooted G u := [forall w, (0 < deg G w) ==> connect (link G) u w].

Definition piece G v := [set w | connect (link G) v w].

Definition graph_cycle G t := [&& 2 < size t, cycle (link G) t & uniq t].

Definition acyclic G := forall t, ~~ graph_cycle G t.

Definition cycle_through G u v := exists t, graph_cycle G [:: u, v & t].

Definition cyclomatic G := #|G| + n_comp (link G) predT - #|T|.

Definition odd_ends G u v := [forall w, odd (deg G w) == (w == u) (+) (w == v)].

Fixpoint trail_edges t : seq {set T} :=
  if t is u :: t' then if t' is v :: _ then [set u; v] :: trail_edges t' else [::] else [::].

Definition eulerian_trail G u t :=
  [&& t != [::], head u t == u, uniq (trail_edges t) & [set e in trail_edges t] == G].

Definition eulerian_trails G u := #|[set t : (#|G|).+1.-tuple T | eulerian_trail G u t]|.

(* Two edges are equal exactly if their ends are, in either order. *)
Lemma edge_eq u v x y : ([set u; v] == [set x; y]) = ((u, v) == (x, y)) || ((u, v) == (y, x)).
Proof.
apply/eqP/orP => [/setP E | [/eqP[-> ->] // | /eqP[-> ->]]]; last by rewrite setUC.
have := E u; rewrite !inE eqxx /= => /esym/orP Hu.
have := E v; rewrite !inE eqxx orbT /= => /esym/orP Hv.
have := E x; rewrite !inE eqxx /= => /orP Hx.
have := E y; rewrite !inE eqxx orbT /= => /orP Hy.
rewrite !xpair_eqE.
by case: Hu Hv Hx Hy => /eqP Hu [] /eqP Hv [] /eqP Hx [] /eqP Hy; subst; rewrite !eqxx ?orbT; auto.
Qed.

Lemma link_sym G : symmetric (link G).
Proof. by move=> u v; rewrite /link setUC. Qed.

Lemma simple_edge G e : simple G -> e \in G -> exists u v, u != v /\ e = [set u; v].
Proof. by move=> /forallP/(_ e)/implyP two /two/cards2P[u [v [uv E]]]; exists u, v. Qed.

Lemma simple_sub G G' : G' \subset G -> simple G -> simple G'.
Proof. by move=> /subsetP sub /forallP two; apply/forallP => e; apply/implyP => /sub; apply: implyP (two e). Qed.

Lemma simple_take G e : simple G -> simple (G :\ e).
Proof. exact/simple_sub/subD1set. Qed.

(* Degrees. *)

Lemma deg_add G e w : e \notin G -> deg (e |: G) w = (w \in e) + deg G w.
Proof.
move=> new; rewrite /deg; case: (boolP (w \in e)) => we.
  have -> : [set f in e |: G | w \in f] = e |: [set f in G | w \in f].
    by apply/setP=> f; rewrite !inE; case: eqP => [->|].
  by rewrite cardsU1 inE (negbTE new).
congr #|pred_of_set _|; apply/setP=> f; rewrite !inE.
by case: eqP => [->|//]; rewrite (negbTE we) !andbF.
Qed.

Lemma deg_take G e w : e \in G -> deg G w = (w \in e) + deg (G :\ e) w.
Proof. by move=> eG; rewrite -{1}(setD1K eG) deg_add // !inE eqxx. Qed.

Lemma degP G w : reflect (exists2 e, e \in G & w \in e) (0 < deg G w).
Proof.
rewrite /deg card_gt0; apply: (iffP (set0Pn _)) => [[e]|[e eG we]]; first by rewrite inE => /andP[]; exists e.
by exists e; rewrite inE eG.
Qed.

Lemma link_deg G u v : link G u v -> 0 < deg G u.
Proof. by move=> uv; apply/degP; exists [set u; v]; rewrite // !inE eqxx. Qed.

(* Each edge of G at a vertex has another end. *)
Lemma deg_link G u : simple G -> 0 < deg G u -> exists2 v, u != v & link G u v.
Proof.
move=> GS /degP[e eG]; have [x [y [xy E]]] := simple_edge GS eG.
rewrite E in eG *; rewrite !inE => /orP[]/eqP ->; first by exists y.
by exists x; rewrite 1?eq_sym // /link setUC.
Qed.

Lemma connect_deg G u v : connect (link G) u v -> u != v -> 0 < deg G u.
Proof. by case/connectP => [[|w p] /= ]; [move=> _ ->; rewrite eqxx|move=> /andP[/link_deg]]. Qed.

Lemma connectG G : connect_sym (link G).
Proof. exact: sym_connect_sym (@link_sym G). Qed.

(* The handshake lemma, also for a piece of G: no edge leaves it, so the sum of its degrees is even. *)

Lemma sum_degrees G A : \sum_(v in A) deg G v = \sum_(e in G) #|e :&: A|.
Proof.
rewrite (eq_bigr (fun v => \sum_(e in G) (v \in e))); last first.
  by move=> v _; rewrite /deg -sum1dep_card big_mkcondr.
rewrite exchange_big; apply: eq_bigr => e _.
rewrite -big_mkcondr -sum1_card; apply: eq_bigl => v.
by rewrite inE andbC.
Qed.

Theorem handshake G : simple G -> \sum_v deg G v = #|G|.*2.
Proof.
move=> /forallP two; rewrite -muln2 -sum_nat_const.
have := sum_degrees G setT; rewrite (eq_bigl predT) => [->|v]; last by rewrite inE.
by apply: eq_bigr => e eG; rewrite setIT; apply/eqP; apply: implyP (two e) eG.
Qed.

Theorem even_degrees G A : simple G -> (forall u v, link G u v -> (u \in A) = (v \in A)) ->
  ~~ odd (\sum_(v in A) deg G v).
Proof.
move=> GS closedA; rewrite sum_degrees; elim/big_rec: _ => // e k eG even_k; rewrite oddD (negbTE even_k) addbF.
have [x [y [x_y E]]] := simple_edge GS eG; rewrite E in eG *.
case: (boolP (x \in A)) => xA.
  have yA : y \in A by rewrite -(closedA x y).
  by rewrite (setIidPl _) ?cards2 ?x_y // subUset !sub1set xA.
have yA : y \notin A by rewrite -(closedA x y).
suff -> : [set x; y] :&: A = set0 by rewrite cards0.
by apply/setP => z; rewrite !inE; do 2 case: eqP => [->|_]; rewrite ?(negbTE xA) ?(negbTE yA).
Qed.

(* So the two odd vertices of G lie in one piece. *)
Lemma odd_ends_connected G u v : simple G -> odd_ends G u v -> connect (link G) u v.
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

Lemma odd_endsC G u v : odd_ends G u v = odd_ends G v u.
Proof. by apply: eq_forallb => w; rewrite addbC. Qed.

(* Removing the edge {v, c} moves the odd end from v to c. *)
Lemma odd_ends_take G u v c : [set v; c] \in G -> v != c -> odd_ends G u v -> odd_ends (G :\ [set v; c]) u c.
Proof.
move=> vcG v_c /forallP ends; apply/forallP => w; have := eqP (ends w); rewrite (deg_take w vcG) oddD !inE oddb.
case: (w =P v) => [->|_] /=; first by rewrite (negbTE v_c) addbF; case: odd; case: (_ == _).
by case: (w =P c) => _ /=; case: odd; case: (_ == _).
Qed.

(* Each point that the removed edge {v, c} connected is still connected to v or to c. *)
Lemma connect_take G u v c : connect (link G) u v ->
  connect (link (G :\ [set v; c])) u v || connect (link (G :\ [set v; c])) u c.
Proof.
case/connectP => p; elim: p u => [|w p IH] u /=; first by move=> _ ->; rewrite connect0.
case/andP => uw path_p Ev; case: (boolP ([set u; w] == [set v; c])) => [|other].
  by rewrite edge_eq => /orP[]/eqP[-> _]; rewrite connect0 ?orbT.
move: (IH w path_p Ev); have uw' : link (G :\ [set v; c]) u w by rewrite /link !inE other.
by case/orP => ?; apply/orP; [left|right]; apply: connect_trans (connect1 uw') _.
Qed.

(* Fleury's step: if v has an edge, it has one after whose removal the rest is connected to u or empty. The
   reason, if v has two edges or more: by the handshake lemma at most one of them is a bridge, an edge whose removal
   splits a piece of the graph. *)

Lemma rooted_take G u v c : rooted G u -> [set v; c] \in G -> odd_ends (G :\ [set v; c]) u c ->
  simple G -> (0 < deg (G :\ [set v; c]) v -> connect (link (G :\ [set v; c])) u v) ->
  rooted (G :\ [set v; c]) u.
Proof.
set G' := G :\ _ => /forallP rooted_G vc ends' GS uv'; have uc : connect (link G') u c.
  by apply: odd_ends_connected ends'; apply: simple_take.
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

Lemma fleury G u v : simple G -> odd_ends G u v -> rooted G u -> 0 < deg G v ->
  exists c, [/\ v != c, [set v; c] \in G, odd_ends (G :\ [set v; c]) u c & rooted (G :\ [set v; c]) u].
Proof.
move=> GS ends rooted_G v_gt0; have [c vc vcG] := deg_link GS v_gt0.
have take x : v != x -> [set v; x] \in G -> odd_ends (G :\ [set v; x]) u x.
  by move=> vx vxG; apply: odd_ends_take.
have ends_c := take c vc vcG.
case: (boolP (rooted (G :\ [set v; c]) u)) => [|bridge]; first by exists c.
have v_gt0' : 0 < deg (G :\ [set v; c]) v.
  by apply: contraNT bridge => none; apply: rooted_take ends_c _ _ => // gt0; rewrite gt0 in none.
have apart : ~~ connect (link (G :\ [set v; c])) u v.
  by apply: contra bridge => uv; apply: rooted_take ends_c _ _.
have [d vd vdG'] := deg_link (simple_take _ GS) v_gt0'; exists d.
have /andP[d_c vdG] : ([set v; d] != [set v; c]) && ([set v; d] \in G) by move: vdG'; rewrite /link !inE.
split=> //; first exact: take.
apply: rooted_take (take d vd vdG) _ _ => // _.
(* The path from u to c does not meet v, so it does not use {v, d}; the edge {v, c} remains. *)
have uc := odd_ends_connected (simple_take _ GS) ends_c.
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

(* Trails. *)

Lemma trail_edges_cons u v t : trail_edges [:: u, v & t] = [set u; v] :: trail_edges (v :: t).
Proof. by []. Qed.

Lemma set_edges_cons u v t :
  [set e in trail_edges [:: u, v & t]] = [set u; v] |: [set e in trail_edges (v :: t)].
Proof. by apply/setP => e; rewrite !inE. Qed.

Lemma deg_edges u v t w : uniq (trail_edges [:: u, v & t]) ->
  deg [set e in trail_edges [:: u, v & t]] w = (w \in [set u; v]) + deg [set e in trail_edges (v :: t)] w.
Proof. by move=> /andP[new _]; rewrite set_edges_cons deg_add // inE. Qed.

Lemma deg0 w : deg set0 w = 0.
Proof. by rewrite /deg; apply/eqP; rewrite cards_eq0; apply/eqP/setP => e; rewrite !inE. Qed.

Lemma set_edges1 u : [set e in trail_edges [:: u]] = set0.
Proof. by apply/setP => e; rewrite !inE. Qed.

Lemma simple_edges u v t : simple [set e in trail_edges [:: u, v & t]] ->
  u != v /\ simple [set e in trail_edges (v :: t)].
Proof.
move=> GS; split; last by apply: simple_sub GS; rewrite set_edges_cons subsetUr.
move/forallP/(_ [set u; v]): GS; rewrite set_edges_cons !inE eqxx /= cards2.
by case: (u == v).
Qed.

(* The handshake lemma along a trail: its odd vertices are its two ends. *)
Lemma trail_odd u t w : simple [set e in trail_edges (u :: t)] -> uniq (trail_edges (u :: t)) ->
  odd (deg [set e in trail_edges (u :: t)] w) = (w == u) (+) (w == last u t).
Proof.
elim: t u => [|v t IH] u; first by rewrite set_edges1 deg0 addbb.
move=> /simple_edges[uv GS] uniq_t; rewrite deg_edges // oddD IH //; last by case/andP: uniq_t.
rewrite !inE [last u _]/=; case: (w =P u) => [->|_] /=; last by case: (w == v); case: (w == _).
by rewrite (negbTE uv).
Qed.

Lemma trail_deg u v t w : uniq (trail_edges [:: u, v & t]) -> w \in [:: u, v & t] ->
  0 < deg [set e in trail_edges [:: u, v & t]] w.
Proof.
elim: t u v => [|x t IH] u v uniq_t w_in; rewrite deg_edges //; first by move: w_in; rewrite !inE => ->.
have [->|w_u] := eqVneq w u; first by rewrite !inE eqxx.
rewrite addn_gt0 IH ?orbT //; first by case/andP: uniq_t.
by move: w_in; rewrite inE (negbTE w_u).
Qed.

(* A trail never returns to its start if it has at most one edge there, and it meets no vertex at which it has no edge.
   *)
Lemma trail_meets u t w : simple [set e in trail_edges (u :: t)] -> uniq (trail_edges (u :: t)) ->
  deg [set e in trail_edges (u :: t)] w <= (w == u) -> w \notin t.
Proof.
case: t => [|v t] // GS uniq_t; have [uv _] := simple_edges GS; rewrite deg_edges // in_set2 => few.
apply/negP => w_t; move: few; case: t uniq_t w_t {GS} => [|x t] uniq_t w_t.
  have {w_t} -> : w = v by apply/eqP; move: w_t; rewrite !inE.
  by rewrite eqxx orbT add1n [v == u]eq_sym (negbTE uv).
have : 0 < deg [set e in trail_edges [:: v, x & t]] w by apply: trail_deg w_t; case/andP: uniq_t.
by case: deg => // d _; case: (w == u); rewrite ?addnS.
Qed.

Lemma trail_path u t : path (link [set e in trail_edges (u :: t)]) u t.
Proof.
elim: t u => [|v t IH] u //; rewrite /= {1}/link set_edges_cons !inE eqxx /=.
by apply: sub_path (IH v) => x y; rewrite /link !inE => ->; rewrite orbT.
Qed.

Lemma edges_deg u t w : 0 < deg [set e in trail_edges (u :: t)] w -> w \in u :: t.
Proof.
case/degP => e; rewrite inE; elim: t u => [|v t IH] u //; rewrite trail_edges_cons inE => /orP[/eqP ->|e_t we].
  by rewrite !inE => /orP[] ->; rewrite ?orbT.
by rewrite inE (IH v) ?orbT.
Qed.

(* Euler's theorem. *)

Lemma connected_rooted G u : connected G -> (G == set0) || (0 < deg G u) -> rooted G u.
Proof.
move=> /forallP/(_ u)/forallP conn u_in; apply/forallP => w; apply/implyP => w_gt0.
case/orP: u_in => [/eqP G0|u_gt0]; first by move: w_gt0; rewrite G0 deg0.
by apply: implyP (conn w) _; rewrite u_gt0.
Qed.

Lemma trail_of_ends G u v : simple G -> rooted G u -> odd_ends G u v -> (G == set0) || (0 < deg G u) ->
  exists2 t, eulerian_trail G v (v :: t) & last v t = u.
Proof.
have [n] := ubnP #|G|; elim: n G v => // n IH G v; rewrite ltnS => le_n GS rooted_G ends u_in.
case: (posnP (deg G v)) => [v0|v_gt0].
  have Ev : v = u by have := eqP (forallP ends v); rewrite v0 eqxx addbT => /esym/negbFE/eqP.
  move: u_in; rewrite -Ev v0 orbF => /eqP ->.
  by exists [::]; rewrite // /eulerian_trail set_edges1 eqxx andbT /= eqxx.
have [c [vc vcG ends_c rooted_c]] := fleury GS ends rooted_G v_gt0.
have [||t /and4P[_ _ uniq_t /eqP Et] last_t] := IH (G :\ [set v; c]) c _ (simple_take _ GS) rooted_c ends_c.
- by apply: leq_trans le_n; rewrite [X in _ < X](cardsD1 [set v; c]) vcG.
- case: eqP => //= /eqP/set0Pn[e eG']; have [x [y [xy E]]] := simple_edge (simple_take _ GS) eG'.
  have x_gt0 : 0 < deg (G :\ [set v; c]) x by apply/degP; exists e; rewrite // E !inE eqxx.
  have := implyP (forallP rooted_c x) x_gt0; have [->//|u_x] := eqVneq u x.
  by move=> ux; apply: connect_deg ux u_x.
exists (c :: t) => //; rewrite /eulerian_trail trail_edges_cons cons_uniq -trail_edges_cons set_edges_cons.
rewrite uniq_t Et setD1K // !eqxx /= !andbT.
by have := setD11 [set v; c] G; rewrite -Et inE => ->.
Qed.

Theorem euler G u v : simple G -> (exists2 t, eulerian_trail G u t & last u t = v) <->
  [/\ connected G, G = set0 \/ 0 < deg G u & odd_ends G u v].
Proof.
move=> GS; split=> [[t]|[conn u_in ends]].
  case: t => [|x t] // /and4P[_ /eqP/= -> uniq_t /eqP E] <-; rewrite -E in GS *; split.
  - have from_u w : w \in u :: t -> connect (link [set e in trail_edges (u :: t)]) u w.
      exact/path_connect/trail_path.
    apply/forallP => y; apply/forallP => w; apply/implyP => /andP[/edges_deg/from_u uy /edges_deg/from_u].
    by apply: connect_trans; rewrite connectG.
  - case: t uniq_t {GS E} => [|y t] uniq_t; [left; exact: set_edges1 | right].
    by rewrite trail_deg // mem_head.
  - by apply/forallP => w; rewrite trail_odd.
have v_in : (G == set0) || (0 < deg G v).
  case: u_in => [->|u_gt0]; first by rewrite eqxx.
  have [<-|u_v] := eqVneq u v; first by rewrite u_gt0 orbT.
  apply/orP; right; have := eqP (forallP ends v); rewrite eqxx eq_sym (negbTE u_v).
  by case: (deg G v).
rewrite odd_endsC in ends; have [t] := trail_of_ends GS (connected_rooted conn v_in) ends v_in.
by exists (u :: t).
Qed.

End Graphs.
