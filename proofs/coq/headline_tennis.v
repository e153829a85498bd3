(* Theorems on Tennis and Footsteps.

   Each theorem states one fact. A comment that begins with `claim` names a claim in the list that `quadrille check`
   prints. The theorems that follow, up to the next such comment, belong to that claim. The terms are defined in
   tennis.v, except for mean and mixture (minimax.v) and the two games whose records the sources print
   (tennis_tables.v). The court has any number of fields on each side. If the ball leaves the court beyond the last
   field, the payment to the winner may be any number. The file ends with Coq's list of the assumptions on which the
   theorems rest. *)
From Coq Require Import ZArith QArith List ssreflect ssrbool.
From Quadrille Require Import tennis tennis_tables tennis_certificates tennis_values.
Import ListNotations.

Set Implicit Arguments.

(* claim tennis/value: every position has a value: both players secure it. *)
Theorem tennis_value fields beyond s : exists v, tennis_worth fields beyond s v.
Proof. exact: tennis.worth_exists. Qed.

(* No position has two values. *)
Theorem tennis_value_unique fields beyond s v u :
  tennis_worth fields beyond s v -> tennis_worth fields beyond s u -> v == u.
Proof. exact: tennis.worth_unique. Qed.

(* The start is worth 0, whatever the points. *)
Theorem tennis_start fields beyond points : tennis_worth fields beyond (points, points, 0%Z) 0.
Proof. exact: (@tennis.start_worth_nothing _ _ _ tennis_step_odd (payment_odd fields beyond)). Qed.

(* In Footsteps the ball always moves one field. Every position has a value there, too. *)
Theorem footsteps_value fields beyond s : exists v, footsteps_worth fields beyond s v.
Proof. exact: tennis.worth_exists. Qed.

(* No position of Footsteps has two values. *)
Theorem footsteps_value_unique fields beyond s v u :
  footsteps_worth fields beyond s v -> footsteps_worth fields beyond s u -> v == u.
Proof. exact: tennis.worth_unique. Qed.

(* The start of Footsteps is worth 0. *)
Theorem footsteps_start fields beyond points : footsteps_worth fields beyond (points, points, 0%Z) 0.
Proof. exact: (@tennis.start_worth_nothing _ _ _ footsteps_step_odd (payment_odd fields beyond)). Qed.

(* With 12 points at most, each value lies within the bounds of the table tennis_12_table (tennis_values.v), in units
   of 10^-18. `quadrille solve tennis --points 12 --by states` prints these bounds. *)
Theorem tennis_value_12 s lower upper v :
  In (s, (lower, upper)) tennis_12_table -> tennis_worth 2 1 s v -> (lower # 10 ^ 18) <= v <= (upper # 10 ^ 18).
Proof. exact: tennis_values.tennis_12_within. Qed.

(* The table has every position with at most 12 points. *)
Theorem tennis_value_12_all p q b :
  (p <= 12)%nat -> (q <= 12)%nat -> (Z.abs b <= 2)%Z -> exists bounds, In (p, q, b, bounds) tennis_12_table.
Proof. exact: (@table_complete 12 2 tennis_12_table p q b tennis_12_positions). Qed.

(* Its bounds are less than 10^-12 apart. *)
Theorem tennis_value_12_narrow s lower upper :
  In (s, (lower, upper)) tennis_12_table -> (upper - lower < 10 ^ 6)%Z.
Proof.
have /forallb_forall narrow : forallb (fun '(_, (low, high)) => (high - low <? 10 ^ 6)%Z) tennis_12_table = true.
  by vm_compute.
by move=> /narrow/Z.ltb_lt.
Qed.

(* claim tennis/symmetry: exchanging the players negates the value. *)
Theorem tennis_symmetry fields beyond s v :
  tennis_worth fields beyond s v <-> tennis_worth fields beyond (mirror s) (- v).
Proof. exact: (@worth_symmetric _ _ _ tennis_step_odd (payment_odd fields beyond) s v). Qed.

(* The same holds in Footsteps. *)
Theorem footsteps_symmetry fields beyond s v :
  footsteps_worth fields beyond s v <-> footsteps_worth fields beyond (mirror s) (- v).
Proof. exact: (@worth_symmetric _ _ _ footsteps_step_odd (payment_odd fields beyond) s v). Qed.

(* Player 1 secures no more than player 2 allows. *)
Theorem tennis_secured_order fields beyond s v u :
  tennis_secures1 fields beyond s v -> tennis_secures2 fields beyond s u -> v <= u.
Proof. exact: tennis.secured_order. Qed.

(* claim tennis/example-1: the first table obeys the rules. *)
Theorem tennis_example_1 : follows kick_off table_1 = true.
Proof. by []. Qed.

(* The game is over after it. *)
Theorem tennis_example_1_over : over 2 (ending kick_off table_1).
Proof. by apply/over_bP. Qed.

(* Then the ball is on 2, on player 2's side: player 1 wins. *)
Theorem tennis_example_1_ball : ball (ending kick_off table_1) = 2%Z.
Proof. by []. Qed.

(* claim tennis/example-2: the second table does not obey the rules: turn 10 is wrong. *)
Theorem tennis_example_2 : follows kick_off (table_2_to_turn_9 ++ [turn_10]) = false.
Proof. by []. Qed.

(* Up to turn 9 it obeys them. *)
Theorem tennis_example_2_before : follows kick_off table_2_to_turn_9 = true.
Proof. by []. Qed.

(* After turn 10 as printed, player 1 has a point left, but one source bids 0, which is forbidden. *)
Theorem tennis_example_2_after : ~ may_bid (points1 (ending kick_off [turn_10])) 0.
Proof. by move/may_bid_bP. Qed.

(* So the turn 11 of this source is wrong, too. *)
Theorem tennis_example_2_turn_11 : follows (ending kick_off [turn_10]) [turn_11] = false.
Proof. by []. Qed.

(* In the other source player 1 bids 51 points in all, but has only 50. *)
Theorem tennis_example_2_spent : spent_1 (table_2_to_turn_9 ++ [turn_10; turn_11_other]) = 51%nat.
Proof. by []. Qed.

(* With its numbers corrected, turn 10 obeys the rules. *)
Theorem tennis_example_2_reckoned : follows kick_off (table_2_to_turn_9 ++ [turn_10_reckoned]) = true.
Proof. by []. Qed.

(* The game is over after it. *)
Theorem tennis_example_2_over : over 2 (ending kick_off (table_2_to_turn_9 ++ [turn_10_reckoned])).
Proof. by apply/over_bP. Qed.

(* Then the ball is on 2: player 1 has won. *)
Theorem tennis_example_2_ball : ball (ending kick_off (table_2_to_turn_9 ++ [turn_10_reckoned])) = 2%Z.
Proof. by []. Qed.

Print Assumptions tennis_value.
Print Assumptions tennis_value_unique.
Print Assumptions tennis_start.
Print Assumptions footsteps_value.
Print Assumptions footsteps_value_unique.
Print Assumptions footsteps_start.
Print Assumptions tennis_value_12.
Print Assumptions tennis_value_12_all.
Print Assumptions tennis_value_12_narrow.
Print Assumptions tennis_symmetry.
Print Assumptions footsteps_symmetry.
Print Assumptions tennis_secured_order.
Print Assumptions tennis_example_1.
Print Assumptions tennis_example_1_over.
Print Assumptions tennis_example_1_ball.
Print Assumptions tennis_example_2.
Print Assumptions tennis_example_2_before.
Print Assumptions tennis_example_2_after.
Print Assumptions tennis_example_2_turn_11.
Print Assumptions tennis_example_2_spent.
Print Assumptions tennis_example_2_reckoned.
Print Assumptions tennis_example_2_over.
Print Assumptions tennis_example_2_ball.
