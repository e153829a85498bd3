(* Beyond the source: the size of an equivalence class.

   By Theorem 3.2 the states of a class are the histories of its drawing, and by Lemma 3.1 these have all one length,
   so a class is a finite set of tuples of vertices. It has one element if the drawing is acyclic (Theorem 3.5);
   otherwise reversing the first closed loop pairs its elements (loops.v), so their number is even. The elements are
   the drawing's Eulerian trails from b0: the goals forbid none of them, since a goal has at most one drawn edge.

   weak_class s, class_size s == the histories of s's drawing, and how many there are (notions.v)
   eulerian_trails G v        == how many trails from v use each edge of G once (notions.v)
   reverse_loop h             == h with its first closed loop reversed (loops.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions histories equivalence ending cycles mover loops.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Classes.

Variable B : board.
Implicit Types (s : state B) (u v w : B) (g h t c : seq B) (G : {set {set B}}).

(* The weak class is what it says: its elements are the histories of the states equivalent to s. *)

Lemma size_history s : reachable s -> size (history s) == (#|drawn s|).+1.
Proof.
move=> rs; rewrite -plies_drawn // /plies prednK //; have [] := trail_of_state rs.
by case: (history s).
Qed.

Theorem weak_classP s s' : reachable s ->
  reachable s' /\ weakly_equivalent s s' <->
  exists h : (#|drawn s|).+1.-tuple B, [/\ h \in weak_class s, s' = state_of h & history s' = h].
Proof.
move=> rs; split=> [[rs' ss']|[h []]]; last first.
  rewrite inE => /andP[legal_h /eqP same] -> _.
  by split; [apply: reachable_state_of | rewrite /weakly_equivalent same].
have size_h : size (history s') == (#|drawn s|).+1 by rewrite ss' size_history.
have /reachable_iff[legal_h E] := rs'.
by exists (Tuple size_h); split=> //; rewrite inE /= legal_h -E ss' eqxx.
Qed.

(* One or even. *)

Theorem class_size_acyclic s : reachable s -> acyclic (drawn s) -> class_size s = 1.
Proof.
move=> rs ac; rewrite /class_size; apply/eqP/cards1P; exists (Tuple (size_history rs)).
have self : Tuple (size_history rs) \in weak_class s.
  by have /reachable_iff[legal_s E] := rs; rewrite inE /= legal_s -E eqxx.
apply/setP => h; rewrite in_set1; apply/idP/eqP => [h_in|E]; last by rewrite E.
have hist_h : history (state_of h) = h by move: h_in; rewrite inE => /andP[/history_state_of].
have [|rs' ss'] := (weak_classP (state_of h) rs).2; first by exists h.
have E := acyclic_one_history rs rs' ac ss'; apply: val_inj.
by rewrite /= (congr1 (@history B) E).
Qed.

Lemma reverse_loop_drawing h : trail h -> drawn (state_of (reverse_loop h)) = drawn (state_of h).
Proof.
move=> th; apply/same_drawing => //; first exact: trail_reverse_loop.
exact/perm_mem/darts_reverse_loop.
Qed.

Lemma cycle_revisit s c : reachable s -> graph_cycle (drawn s) c -> ~~ uniq (history s).
Proof.
move=> /trail_of_state[th E]; rewrite {1}E => cyc; apply/negP => /(simple_acyclic th) /(_ c).
by rewrite cyc.
Qed.

Theorem class_size_even s c : reachable s -> graph_cycle (drawn s) c -> ~~ odd (class_size s).
Proof.
move=> rs cyc.
have size_f (h : (#|drawn s|).+1.-tuple B) : size (reverse_loop h) == (#|drawn s|).+1.
  by rewrite (perm_size (perm_reverse_loop h)) size_tuple.
rewrite /class_size; pose f (h : (#|drawn s|).+1.-tuple B) := Tuple (size_f h).
apply: (@even_by_involution _ f) => h; rewrite !inE => /andP[].
rewrite trailE /= => th /eqP same; split.
- by rewrite trailE trail_reverse_loop // reverse_loop_drawing // same eqxx.
- by apply: val_inj; rewrite /= reverse_loopK.
- rewrite -val_eqE /= reverse_loop_neq //; rewrite -same in cyc.
  by have := cycle_revisit (state_of_trail th) cyc; rewrite history_trail.
Qed.

Theorem cycle_several_states s c : reachable s -> graph_cycle (drawn s) c ->
  exists s', [/\ reachable s', weakly_equivalent s s' & s' <> s].
Proof.
move=> rs cyc; have [th E] := trail_of_state rs; exists (state_of (reverse_loop (history s))); split.
- exact/state_of_trail/trail_reverse_loop.
- by rewrite /weakly_equivalent reverse_loop_drawing // -E.
- move/(congr1 (@history B)); rewrite history_trail ?trail_reverse_loop // => /eqP.
  by apply/negP/reverse_loop_neq => //; apply: cycle_revisit cyc.
Qed.

(* Eulerian trails. *)

Lemma trail_edges_cons u v t : trail_edges [:: u, v & t] = [set u; v] :: trail_edges (v :: t).
Proof. by []. Qed.

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

(* The end of a walk has an edge, and a vertex inside it has two. *)
Lemma end_deg_last u t v : 0 < end_deg (u :: rcons t v) v.
Proof.
rewrite /end_deg -has_count; apply/hasP; case/lastP: t => [|t w].
  by exists (v, u); rewrite // darts_cons !inE eqxx orbT.
exists (v, w) => //; rewrite -cats1 cat_rcons -cat_cons darts_cat mem_cat darts_cons !inE eqxx !orbT.
by [].
Qed.

Lemma goal_ends_walk s h : reachable s -> size h = (#|drawn s|).+1 -> last (start B) h = start B ->
  perm_eq (darts h) (darts (history s)) -> all (fun v => ~~ goal v) (behead h).
Proof.
move=> rs size_h last_h same; have [tk _] := trail_of_state rs.
case: h size_h last_h same => [|u t] // size_h last_h same; apply/allP => g /= gt; apply/negP => goal_g.
have size_k := eqP (size_history rs); move: tk same size_k.
case: (history s) => [|x k] // xk same size_k.
have deg_g := end_deg_goal xk goal_g; rewrite -[end_deg _ _](permP same) in deg_g.
case/splitPr: gt same deg_g size_h last_h => a [|w c] same deg_g size_h last_h.
  move: xk => /and5P[_ /eqP last_k _ _ /allP no_goal].
  have gb : g = start B by move: last_h; rewrite /= last_cat.
  have : start B \in k.
    rewrite -last_k; case: k size_k {same last_k no_goal deg_g} => [|y k] /= size_k; last exact: mem_last.
    by move: size_h; rewrite -size_k /= size_cat addnS.
  by move/no_goal; rewrite -gb goal_g.
have two : 1 < end_deg (u :: a ++ [:: g, w & c]) g.
  rewrite /end_deg -cat_cons darts_cat count_cat -addn1 leq_add //; first exact: end_deg_last.
  by rewrite darts_cons /= eqxx.
by move: two; rewrite /end_deg deg_g; case: (_ && _).
Qed.

Lemma eulerian_history s h : reachable s -> size h = (#|drawn s|).+1 ->
  legal_history h && (drawn (state_of h) == drawn s) = eulerian_trail (drawn s) (start B) (rev h).
Proof.
move=> rs size_h; rewrite trailE /eulerian_trail trail_edges_rev rev_uniq andbA.
have -> : [set e in rev (trail_edges h)] = [set e in trail_edges h].
  by apply/setP => e; rewrite !inE mem_rev.
have -> : (rev h != [::]) && (head (start B) (rev h) == start B) = (h != [::]) && (last (start B) h == start B).
  by case/lastP: h {size_h} => // h x; rewrite rev_rcons last_rcons -!size_eq0 size_rcons.
apply/idP/idP => [/andP[th /eqP same]|].
  rewrite set_trail_edges // same eqxx uniq_trail_edges ?trail_uniq //; first by case/and5P: th => -> ->.
  by case/and5P: th.
case/and3P => /andP[h0 /eqP last_h] uniq_h /eqP same.
have [tk E] := trail_of_state rs.
have same_darts : darts h =i darts (history s).
  by move=> [u v]; rewrite -[RHS]link_darts // -E /link -same inE mem_trail_edges.
have sorted_h : sorted (@segment B) h.
  case: h same_darts {h0 last_h uniq_h same size_h} => // u t same.
  by apply: sub_path (path_darts u t) => x y; rewrite same; apply: dart_segment.
have uniq_d : uniq (darts h) by rewrite -uniq_trail_edges.
have th : trail h.
  rewrite /trail h0 last_h eqxx sorted_h uniq_d (goal_ends_walk rs) //.
  by apply: uniq_perm => //; apply: trail_uniq tk.
by rewrite th -set_trail_edges // same eqxx.
Qed.

Theorem class_size_eulerian s : reachable s -> class_size s = eulerian_trails (drawn s) (start B).
Proof.
move=> rs; pose r (h : (#|drawn s|).+1.-tuple B) := [tuple of rev h].
have rK : involutive r by move=> h; apply: val_inj; rewrite /= revK.
rewrite /class_size /eulerian_trails -[LHS](card_imset _ (inv_inj rK)).
apply: eq_card => t; rewrite -[t]rK (mem_imset _ _ (inv_inj rK)) !inE /=.
by rewrite (eulerian_history rs) ?size_tuple // /r /= revK.
Qed.

End Classes.
