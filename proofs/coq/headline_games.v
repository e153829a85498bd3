(* The theorems alone, of Tennis and Footsteps.

   Each theorem is one row of the ledger, named in the comment above it, as in headline.v. What the statements mean
   is said by the definitions of tennis.v. The file ends with what Coq assumed, also for the
   counter. *)
From mathcomp Require Import all_ssreflect.
From Coq Require Import ZArith QArith.
From Quadrille Require Import tennis tennis_tables.
From Quadrille Require counted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Open Scope nat_scope.

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

Print Assumptions tennis_symmetry.
Print Assumptions footsteps_start.
Print Assumptions tennis_example_1.
Print Assumptions tennis_example_2.
Print Assumptions counted.table_correct.
Print Assumptions counted.classic_table_correct.
