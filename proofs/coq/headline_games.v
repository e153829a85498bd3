(* The theorems alone, of the other games: Up's & Down's, Plusses and Minuses, Tennis and Footsteps.

   Each theorem is one row of the ledger, named in the comment above it, as in headline.v. What the statements mean
   is said by the definitions of permutations.v and tennis.v. The file ends with what Coq assumed, also for the
   counter. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import ZArith QArith.
From Quadrille Require Import permutations tennis tennis_tables.
From Quadrille Require counted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Open Scope nat_scope.

(* claim updown/example-1 *)
Theorem updown_example_1 :
  signature [:: 1; 7; 3; 5; 2; 9; 10; 4; 6; 8] = [:: true; false; true; false; true; true; false; true; true] /\
  score (signature [:: 1; 7; 3; 5; 2; 9; 10; 4; 6; 8]) = 4.
Proof. by split; [|exact: permutations.updown_example_1]. Qed.

(* claim updown/example-2: the identity of 10 scores 8; of n, n - 2. *)
Theorem updown_example_2 : score (signature (iota 1 10)) = 8 /\ forall n, score (signature (iota 1 n)) = n.-2.
Proof. by split; [exact: permutations.updown_example_2 | exact: permutations.identity_score]. Qed.

(* Beyond the source: a word of L letters scores at most L - 1, a constant word exactly that, no other word. *)
Theorem updown_score_bound (w : seq bool) :
  score w <= (size w).-1 /\
  (0 < size w -> score w = (size w).-1 <-> exists x, w = nseq (size w) x).
Proof.
split=> [|w_gt0]; first exact: permutations.score_bound.
split=> [|[x ->]]; first exact: permutations.score_constant_only.
by rewrite size_nseq; apply: permutations.score_constant.
Qed.

(* claim plusminus/example: the sample game scores 4 and 5. *)
Theorem plusminus_example :
  let p := [:: 1; 8; 4; 2; 3; 5; 6; 7] in let q := [:: 1; 4; 5; 3; 6; 7; 8; 2] in
  [/\ [seq nth 0 q k.-1 | k <- p] = iota 1 8,
      matches [:: true; false; true; false; true; false; true] (signature p) = 4 &
      matches [:: true; true; false; true; true; false; true] (signature q) = 5].
Proof. exact: permutations.plusminus_example. Qed.

(* claim plusminus/inverse-symmetry *)
Theorem plusminus_inverse_symmetry n (u v : seq bool) a b : joint n u v a b = joint n v u b a.
Proof. exact: permutations.joint_transposed. Qed.

(* claim tennis/symmetry: exchanging the players negates what can be secured; what player 1 secures is never above what
   player 2 does; at the start player 1 secures nothing above 0, and player 2 nothing below. *)
Theorem tennis_symmetry (beyond : Q) :
  [/\ (forall s v, tennis_secures1 beyond s v <-> tennis_secures2 beyond (mirror s) (- v)),
      (forall s v u, tennis_secures1 beyond s v -> tennis_secures2 beyond s u -> (v <= u)%Q),
      (forall points v, tennis_secures1 beyond (points, points, 0%Z) v -> (v <= 0)%Q),
      (forall points v, tennis_secures2 beyond (points, points, 0%Z) v -> (0 <= v)%Q) &
      (forall points v, tennis_secures1 beyond (points, points, 0%Z) v ->
         tennis_secures2 beyond (points, points, 0%Z) v -> (v == 0)%Q)].
Proof.
split=> [s v|s v u|points v|points v|points v].
- split; first exact: (proj1 (tennis.tennis_symmetry _ _ _)).
  move=> /(proj2 (tennis.tennis_symmetry _ _ _)); rewrite mirror_mirror.
  by apply: secures1_eq; apply: Qopp_involutive.
- exact: tennis.secured_order.
- by have [+ _] := tennis.tennis_start_zero beyond points; apply.
- by have [_ [+ _]] := tennis.tennis_start_zero beyond points; apply.
- by have [_ [_ +]] := tennis.tennis_start_zero beyond points; apply.
Qed.

(* Of Footsteps, in which the ball always goes one field: what both players secure at the start is 0. *)
Theorem footsteps_start (beyond : Q) points v :
  secures1 footsteps_step (payment beyond) (points, points, 0%Z) v ->
  secures2 footsteps_step (payment beyond) (points, points, 0%Z) v -> (v == 0)%Q.
Proof. exact: tennis.footsteps_start_zero. Qed.

(* claim tennis/example-1: the first table obeys the rules, and player 1 wins with the ball on 2. *)
Theorem tennis_example_1 :
  follows kick_off table_1 = true /\ over (ending kick_off table_1) /\ ball (ending kick_off table_1) = 2%Z.
Proof. exact: tennis_tables.first_table. Qed.

(* claim tennis/example-2: the second does not, at turn 10; after it one source draws 0 with a point left, which is
   forbidden, the other draws 51 of 50 points in all; reckoned anew, it is over. *)
Theorem tennis_example_2 :
  let reckoned := app table_2_to_turn_9 (turn_10_reckoned :: nil) in
  follows kick_off table_2_to_turn_9 = true /\
  follows kick_off (app table_2_to_turn_9 (turn_10 :: nil)) = false /\
  ~ may_bid (points1 (ending kick_off (turn_10 :: nil))) 0 /\
  follows (ending kick_off (turn_10 :: nil)) (turn_11 :: nil) = false /\
  spent_1 (app table_2_to_turn_9 (turn_10 :: turn_11_other :: nil)) = 51 /\
  (follows kick_off reckoned = true /\ over (ending kick_off reckoned) /\ ball (ending kick_off reckoned) = 2%Z).
Proof. exact: tennis_tables.second_table. Qed.

Print Assumptions updown_example_1.
Print Assumptions updown_example_2.
Print Assumptions updown_score_bound.
Print Assumptions plusminus_example.
Print Assumptions plusminus_inverse_symmetry.
Print Assumptions tennis_symmetry.
Print Assumptions footsteps_start.
Print Assumptions tennis_example_1.
Print Assumptions tennis_example_2.
Print Assumptions counted.table_correct.
Print Assumptions counted.classic_table_correct.
