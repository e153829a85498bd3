(* Section 3 of the source (T. Hoivik, "Experiments in Paper Soccer"): equivalence of states.

   Two states are weakly equivalent if they have the same drawn edges, and strongly equivalent if the ball is on the
   same vertex too. Theorem 3.1 says that weak equivalence is an equivalence relation, which follows from the
   definition. The source proves symmetry and transitivity only for strongly equivalent states. This is enough for
   reachable states: by weak_is_strong below, two reachable states are strongly equivalent if they are weakly
   equivalent. Theorem 3.2 says that states are equal exactly if their histories are. It holds for reachable states,
   since a history determines its reachable state (rules.v). The source's proof of Theorem 3.2 has a false step, an
   argument by the parity of the number of plies (refuted.v). Lemma 3.1 and Theorem 3.4 are proved as in the source:
   each ply draws one new edge.

   weakly_equivalent, strongly_equivalent, equal == Defs. 2.7, 2.8, 2.9 (rules.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Equivalence.

Variable B : board.
Implicit Types (s t : state B) (u v : B) (h : seq B).

Theorem weak_equivalence : equivalence_relation (@weakly_equivalent B).
Proof. by rewrite /weakly_equivalent; split=> //; split=> [s t ->|r s t -> ->]. Qed.

Theorem strong_equivalence : equivalence_relation (@strongly_equivalent B).
Proof.
split; first by [].
by split=> [s t [E F]|r s t [E F] [E' F']]; split; congruence.
Qed.

Lemma trail_of_state s : reachable s -> trail (history s) /\ s = state_of (history s).
Proof. by rewrite -trailE => /reachable_iff. Qed.

Lemma state_of_trail h : trail h -> reachable (state_of h).
Proof. by rewrite -trailE => /reachable_state_of. Qed.

Lemma history_trail h : trail h -> history (state_of h) = h.
Proof. by rewrite -trailE => /history_state_of. Qed.

(* Its history determines a reachable state; so do its drawing, ball and mover together. *)
Lemma history_determines_state s t : reachable s -> reachable t -> history s = history t -> s = t.
Proof. by move=> /trail_of_state[_ Es] /trail_of_state[_ Et] E; rewrite Es Et E. Qed.

Theorem equal_iff_same_history s t : reachable s -> reachable t -> equal s t <-> history s = history t.
Proof.
move=> rs rt; split=> [[]//|same]; rewrite (history_determines_state rs rt same).
by split.
Qed.

Lemma plies_drawn s : reachable s -> plies s = #|drawn s|.
Proof. by move/trail_of_state => [th E]; rewrite {2}E card_drawn. Qed.

Lemma weak_same_plies s t : reachable s -> reachable t -> weakly_equivalent s t -> plies s = plies t.
Proof. by move=> rs rt st; rewrite !plies_drawn // st. Qed.

Theorem strong_same_plies s t : reachable s -> reachable t -> strongly_equivalent s t -> plies s = plies t.
Proof. by move=> rs rt [st _]; apply: weak_same_plies. Qed.

(* The handshake lemma: the odd vertices of a reachable drawing are b0 and the ball, or none if the ball is on b0. *)
Theorem odd_vertices s v : reachable s -> odd (deg (drawn s) v) = (v == start B) (+) (v == ball s).
Proof.
move=> /trail_of_state[th E]; rewrite E deg_end // trail_state //.
case: (history s) th => [|u t] // /and3P[_ /eqP last_t _]; rewrite odd_end_deg /=.
by rewrite -[last u t]/(last (start B) (u :: t)) last_t addbC ![_ == v]eq_sym.
Qed.

Lemma weak_same_ball s t : reachable s -> reachable t -> weakly_equivalent s t -> ball s = ball t.
Proof.
move=> rs rt st; have := odd_vertices (ball s) rs; have := odd_vertices (ball s) rt.
by rewrite st => ->; rewrite eqxx => /addbI /eqP.
Qed.

Theorem weak_is_strong s t : reachable s -> reachable t -> weakly_equivalent s t <-> strongly_equivalent s t.
Proof. by move=> rs rt; split=> [st|[]//]; split=> //; apply: weak_same_ball. Qed.

End Equivalence.
