(* The two games that the sources on Tennis print as tables, checked against the rules row by row.

   The first game obeys the rules, and player 1 wins with the ball on field 2. The second game breaks the rules: at turn
   10 player 1 bids the only point left, yet the table still gives player 1 a point after the turn. With correct
   numbers, neither player has a point after turn 10. The game is then over with the ball on field 2, and player 1 has
   won. But both sources print a turn 11. In one source player 1 bids 0 there, although the table gives player 1 a
   point. In the other source player 1 bids the point that was spent at turn 10.

   row                == the bids of both players, their points and the ball after the turn, as the tables have them
   follows s rows     == the rows are legal turns with correct numbers, one after the other, from the state s
   ending s rows      == the state after the rows; s if there are none
   turn z1 z2 s1 s2 b == the row with the bids z1 and z2, the points s1 and s2, and the ball on b
   spent_1 rows       == the sum of player 1's bids
   kick_off           == the state at the start: 50 points each, the ball on 0
   table_1            == the first game, as printed
   table_2_to_turn_9  == the second game, as printed, up to turn 9
   turn_10            == turn 10 of the second game, as printed; turn_10_reckoned has the correct numbers
   turn_11, turn_11_other == turn 11 of the second game as printed in one source, and in the other *)
From Coq Require Import ZArith Lia Bool List ssreflect ssrbool.
From Quadrille Require Import tennis.
Import ListNotations.

Set Implicit Arguments.

Definition row := (nat * nat * nat * nat * Z)%type.

Fixpoint follows (s : state) (rows : list row) : bool :=
  match rows with
  | [] => true
  | (z1, z2, s1, s2, b) :: rest =>
      negb (over_b 2 s) && may_bid_b (points1 s) z1 && may_bid_b (points2 s) z2 &&
      (points1 s - z1 =? s1)%nat && (points2 s - z2 =? s2)%nat && (tennis_step z1 z2 (ball s) =? b)%Z &&
      follows (s1, s2, b) rest
  end.

Fixpoint ending (s : state) (rows : list row) : state :=
  match rows with
  | [] => s
  | (_, _, s1, s2, b) :: rest => ending (s1, s2, b) rest
  end.

Definition kick_off : state := (50%nat, 50%nat, 0%Z).

Definition turn (z1 z2 s1 s2 : nat) (b : Z) : row := (z1, z2, s1, s2, b).

Definition table_1 : list row :=
  [turn 5 10 45 40 (-1); turn 5 10 40 30 (-2); turn 15 10 25 20 1; turn 15 10 10 10 2; turn 10 10 0 0 2].

Definition table_2_to_turn_9 : list row :=
  [turn 11 3 39 47 1; turn 1 10 38 37 (-1); turn 15 11 23 26 1; turn 1 9 22 17 (-1); turn 3 6 19 11 (-2);
   turn 11 3 8 8 1; turn 4 3 4 5 2; turn 1 5 3 0 (-1); turn 2 0 1 0 1].

(* Turn 10 as printed, and with correct numbers. *)
Definition turn_10 := turn 1 0 1 0 2.
Definition turn_10_reckoned := turn 1 0 0 0 2.

(* Turn 11 in one of the sources: a bid of 0 with a point left. *)
Definition turn_11 := turn 0 0 0 0 3.

(* Turn 11 in the other: a bid of the point that was bid at turn 10. *)
Definition turn_11_other := turn 1 0 0 0 3.

(* The sum of player 1's bids in a game. *)
Definition spent_1 (rows : list row) : nat := list_sum (map (fun '(z1, _, _, _, _) => z1) rows).
