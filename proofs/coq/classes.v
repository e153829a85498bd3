(* The number of states in a weak class. A weak class consists of all reachable states with the same drawing (set of
   drawn segments). The source (T. Hoivik, "Experiments in Paper Soccer") does not study this number.

   A history is the list of the vertices that the ball has visited. By Theorem 3.2 of the source a history determines
   its state, so the states of a weak class correspond to the histories of its drawing. By Lemma 3.1 all these histories
   have the same length, so a weak class is a finite set of tuples of vertices. If the drawing has no cycle, there is
   only one history (Theorem 3.5). Otherwise the histories come in pairs: the two of a pair differ by the direction of
   their first closed loop (loops.v). So their number is even.

   weak_class s, class_size s == the histories of s's drawing, and their number (notions.v)
   reverse_loop h             == h with its first closed loop reversed (loops.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence ending cycles mover loops.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Classes.

Variable B : board.
Implicit Types (s : state B) (u v w : B) (g h t c : seq B) (G : {set {set B}}).

(* The elements of the weak class are the histories of the states equivalent to s. *)

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

(* The size is one or even. *)

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

End Classes.
