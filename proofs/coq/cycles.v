(* Section 3.2 of the source (T. Hoivik, "Experiments in Paper Soccer"): bounces and cycles.

   Lemma 3.4 says that a ply bounces exactly if it creates a cycle. The lemma holds if this means a cycle through the
   edge that the ply draws. (The drawing may contain an older cycle even if the ply does not bounce: refuted.v.) The
   proof needs that the drawing, the set of drawn edges, is connected. The source uses this fact without a proof. The
   fact is true because the ball has moved along every drawn edge.

   Theorem 3.5 says that an acyclic drawing has only one history. Its proof here differs from the source's, which takes
   any leaf (vertex with one drawn edge) to be the ball's vertex, though the start b0 may be a leaf too. The proof here
   uses three facts. The drawing is acyclic exactly if the ball visited no vertex twice. By the handshake lemma all
   histories of the drawing end on the same vertex. Only one drawn edge ends at this vertex, so every history draws that
   edge last.

   graph_cycle G c, acyclic G == c is a cycle of G; G has none (graph.v)
   cycle_through G u v        == G has a cycle through the edge {u, v} (graph.v)
   link G u v                 == the edge {u, v} is in G (graph.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Cycles.

Variable B : board.
Implicit Types (s : state B) (u v w : B) (g h t c : seq B) (G : {set {set B}}).

Lemma graph_cycle_sub G G' c : G \subset G' -> graph_cycle G c -> graph_cycle G' c.
Proof.
move=> /subsetP GG' /and3P[size_c cyc uniq_c]; rewrite /graph_cycle size_c uniq_c andbT.
by apply: sub_cycle cyc => u v; apply: GG'.
Qed.

Lemma link_darts h u v : trail h -> link (drawn (state_of h)) u v = ((u, v) \in darts h).
Proof. by move=> th; rewrite /link drawn_darts // trailE. Qed.

(* Connectivity. *)

Lemma path_darts u t : path (fun x y => (x, y) \in darts (u :: t)) u t.
Proof.
elim: t u => [|v t IH] u //; rewrite /= darts_cons mem_head /=.
by apply: sub_path (IH v) => x y xy; rewrite !inE xy !orbT.
Qed.

Lemma connect_history h v : trail h -> v \in h -> connect (link (drawn (state_of h))) (head (start B) h) v.
Proof.
case: h => [|u t] // ut vut; apply: path_connect vut.
by rewrite (eq_path (e' := fun x y => (x, y) \in darts (u :: t))) ?path_darts // => x y; apply: link_darts.
Qed.

Lemma drawn_vertex s v : reachable s -> 0 < deg (drawn s) v -> v \in history s.
Proof.
move=> /trail_of_state[th E]; rewrite E history_trail // deg_end //.
case: (history s) th => [|u [|w t]] // th.
by rewrite end_deg_gt0.
Qed.

Theorem drawing_connected s u v : reachable s ->
  0 < deg (drawn s) u -> 0 < deg (drawn s) v -> connect (link (drawn s)) u v.
Proof.
move=> rs /(drawn_vertex rs) us /(drawn_vertex rs) vs; have [th E] := trail_of_state rs.
have from_ball x : x \in history s -> connect (link (drawn s)) (head (start B) (history s)) x.
  by move=> xs; rewrite {1}E; apply: connect_history.
apply: connect_trans (from_ball v vs).
by rewrite (sym_connect_sym (@link_sym _ _)) from_ball.
Qed.

Theorem drawing_has_start s : reachable s -> 0 < plies s -> 0 < deg (drawn s) (start B).
Proof.
move=> /trail_of_state[th E]; rewrite /plies {2}E deg_end //.
case: (history s) th => [|u [|v t]] // th _; rewrite end_deg_gt0 //.
by have /and3P[_ /eqP {1}<- _] := th; exact: (mem_last u (v :: t)).
Qed.

(* Lemma 3.4. *)

Lemma cycle2 (e : rel B) u v c : cycle e [:: u, v & c] = e u v && path e v (rcons c u).
Proof. by []. Qed.

Lemma visit_closes_cycle u v t : trail [:: u, v & t] -> u \in v :: t ->
  cycle_through (drawn (state_of [:: u, v & t])) v u.
Proof.
move=> uvt uvt_in; have vt := trail_behead uvt; have uv := trail_neq uvt.
have /connectP[p0 path_p0] : connect (link (drawn (state_of (v :: t)))) u v.
  by rewrite (sym_connect_sym (@link_sym _ _)); apply: (connect_history vt uvt_in).
case/shortenP: path_p0 => p; case/lastP: p => [|q x]; first by move=> _ _ _ /= E; rewrite E eqxx in uv.
rewrite last_rcons => path_q uniq_q _ xv; rewrite -{x}xv in path_q uniq_q *.
have q_neq0 : q != [::].
  apply: contraTneq path_q => ->; rewrite /= andbT link_darts //.
  by move: uvt; rewrite trail_cons => /and4P[].
exists q; rewrite /graph_cycle; apply/and3P; split.
- by case: q q_neq0 {path_q uniq_q}.
- rewrite cycle2 link_darts // darts_cons !inE eqxx orbT andTb.
  apply: sub_path path_q => x y; rewrite !link_darts // darts_cons !inE => ->.
  by rewrite !orbT.
- by move: uniq_q; rewrite -rcons_cons rcons_uniq.
Qed.

Lemma cycle_needs_visit u v t : trail [:: u, v & t] ->
  cycle_through (drawn (state_of [:: u, v & t])) v u -> u \in v :: t.
Proof.
move=> uvt [[|w q]]; rewrite /graph_cycle ?andbF // => /and3P[_ + uniq_c].
rewrite cycle2 => /and3P[_ uw _]; apply: contraLR uw => ut.
rewrite link_darts // darts_cons !inE !xpair_eqE eqxx /= (negbTE (trail_neq uvt)) /= negb_or.
have -> : w != v by apply: contraTneq uniq_c => ->; rewrite /= !inE eqxx orbT.
by apply: contra ut => /mem_darts/andP[].
Qed.

Theorem bounce_iff_wall_or_cycle s u : reachable s -> legal s u ->
  bounces s u <-> wall u \/ cycle_through (draw s u) (ball s) u.
Proof.
move=> rs su; have [th E] := trail_of_state rs.
have [] := trail_of_state (reachable_after rs su); rewrite [history _]/=.
case: (history s) th E => [|v t] // vt E uvt _.
have -> : draw s u = drawn (state_of [:: u, v & t]) by rewrite {1}E.
have -> : ball s = v by rewrite E trail_state.
rewrite E bounceE //; split=> [/orP[->|ut]|[->|]] //; first by left.
  by right; apply: visit_closes_cycle.
by move/(cycle_needs_visit uvt) => ->; rewrite orbT.
Qed.

Theorem bounce_iff_cycle s u : wall_free B -> reachable s -> legal s u ->
  bounces s u <-> cycle_through (draw s u) (ball s) u.
Proof. by move=> nowall rs su; rewrite bounce_iff_wall_or_cycle // nowall; split=> [[]|] //; right. Qed.

(* Theorem 3.5: a drawing is acyclic exactly if its history visits no vertex twice. *)

Lemma revisit_cyclic h : trail h -> ~~ uniq h -> exists c, graph_cycle (drawn (state_of h)) c.
Proof.
elim: h => [|u [|v t] IH] // uvt; rewrite cons_uniq negb_and negbK => /orP[ut|].
  by have [c cyc] := visit_closes_cycle uvt ut; eexists; apply: cyc.
move=> /IH[|c cyc]; first exact: trail_behead uvt.
by exists c; apply: graph_cycle_sub cyc; rewrite state_of_cons subsetUr.
Qed.

Lemma simple_acyclic h : trail h -> uniq h -> acyclic (drawn (state_of h)).
Proof.
elim: h => [|u [|v t] IH] // uvt.
  by move=> _ [|x [|y c]] //; rewrite /graph_cycle cycle2 link_darts // darts1 /= andbF.
move=> /andP[ut uniq_vt] c; apply/negP => cyc_c; have vt := trail_behead uvt.
have only_v x : (u, x) \in darts [:: u, v & t] -> x = v.
  rewrite darts_cons !inE !xpair_eqE eqxx /= (negbTE (trail_neq uvt)) /=.
  by case/orP => [/eqP|/mem_darts/andP[]] // uvt'; rewrite uvt' in ut.
case: (boolP (u \in c)) => uc; last first.
  have /negP[] := IH vt uniq_vt c; move: cyc_c => /and3P[size_c cyc uniq_c].
  rewrite /graph_cycle size_c uniq_c andbT.
  apply: (sub_in_cycle (P := predC1 u)) cyc; last by apply/allP => x xc; apply: contraNneq uc => <-.
  move=> x y; rewrite !inE => xu yu; rewrite !link_darts // darts_cons !inE !xpair_eqE.
  by rewrite (negbTE xu) (negbTE yu) andbF.
have [i c' rot_c] := rot_to uc; move: cyc_c => /and3P[size_c cyc uniq_c].
move: size_c; rewrite -(size_rot i) rot_c; move: cyc uniq_c; rewrite -(rot_cycle i) -(rot_uniq i) rot_c.
case: c' {rot_c} => [|w c'] //; case/lastP: c' => [|c' z] //.
rewrite cycle2 rcons_path last_rcons !link_darts // => /and3P[uw _ zu] uniq_c _.
move: zu; rewrite darts_sym => /only_v zv; move/only_v: uw => wv.
by move: uniq_c; rewrite wv zv /= mem_rcons mem_head /= andbF.
Qed.

Lemma acyclicP h : trail h -> reflect (acyclic (drawn (state_of h))) (uniq h).
Proof.
move=> th; apply: (iffP idP); first exact: simple_acyclic.
by case: (boolP (uniq h)) => // /(revisit_cyclic th)[c cyc] /(_ c); rewrite cyc.
Qed.

Lemma same_head g h : trail g -> trail h -> darts g =i darts h -> head (start B) g = head (start B) h.
Proof.
move=> tg th gh; rewrite -!trail_state //; apply: weak_same_ball; try exact: state_of_trail.
exact/same_drawing.
Qed.

Lemma simple_unique g h : trail g -> trail h -> uniq g -> uniq h -> darts g =i darts h -> g = h.
Proof.
elim: g h => [|u [|v t] IH] [|u' [|v' t']] // tg th ug uh gh; try by move: (same_size tg th gh).
  by have /= -> := same_head tg th gh.
have /= E := same_head tg th gh; rewrite -{u'}E in th uh gh *.
move: uh => /andP[ut' uh]; move: ug => /andP[ut ug].
have vv' : v = v'.
  have := gh (u, v); rewrite !darts_cons !inE !xpair_eqE !eqxx /= (negbTE (trail_neq th)) /=.
  by case/esym/orP => [/eqP|/mem_darts/andP[]] // ut''; rewrite ut'' in ut'.
rewrite -{v'}vv' in th uh ut' gh *; congr cons; apply: IH => //; try exact: trail_behead; try exact: trail_behead tg.
  exact: trail_behead th.
by have := same_darts tg th gh; rewrite !darts_cons !perm_cons => /perm_mem.
Qed.

Theorem acyclic_one_history s s' : reachable s -> reachable s' ->
  acyclic (drawn s) -> weakly_equivalent s s' -> s = s'.
Proof.
move=> rs rs' ac ss'; apply: history_determines_state => //.
have [[th E] [th' E']] := (trail_of_state rs, trail_of_state rs').
apply: simple_unique => //; try by apply/acyclicP; rewrite // -?E -?E' -?ss'.
by apply/same_drawing; rewrite // -E -E'.
Qed.

(* If no ply bounced, the ball visited no vertex twice. *)
Lemma no_bounce_uniq h : trail h -> bounce_count h = 0 -> uniq h.
Proof.
elim: h => [|u [|v t] IH] // uvt; rewrite bounce_count_cons bounceE // => /eqP.
rewrite addn_eq0 eqb0 negb_or => /andP[/andP[_ new] /eqP none].
by rewrite cons_uniq new IH // (trail_behead uvt).
Qed.

Theorem no_bounce_one_history s s' : reachable s -> reachable s' ->
  bounce_count (history s) = 0 -> weakly_equivalent s s' -> s = s'.
Proof.
move=> rs rs' none; apply: acyclic_one_history => //; have [th E] := trail_of_state rs.
by rewrite E; apply: simple_acyclic => //; apply: no_bounce_uniq.
Qed.

Theorem several_states_cycle s s' : reachable s -> reachable s' ->
  weakly_equivalent s s' -> s <> s' -> exists c, graph_cycle (drawn s) c.
Proof.
move=> rs rs' ss' neq; have [th E] := trail_of_state rs; rewrite E; apply: revisit_cyclic => //.
apply/negP => uh; case: neq; apply: acyclic_one_history => //.
by rewrite E; apply: simple_acyclic.
Qed.

End Cycles.
