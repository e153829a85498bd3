(* The theorems alone, of Plusses and Minuses as a game: what both players secure, for every n.

   Each theorem is one row of the ledger, named in the comment above it, as in headline.v. What the statements mean is
   said by the definitions at the head of placing.v. A sign is true for + and false for -. A margin is player 1's points
   minus player 2's. Player 1 appends the first sign in each round. *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations placing placing_openings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Open Scope nat_scope.

(* claim plusminus/no-deadlock: while fewer than n squares are filled, any at all, another can be filled; after n moves
   the filled squares are a permutation, and from bottom to top they are its inverse. *)
Theorem plusminus_no_deadlock n (A : {set 'I_n * 'I_n}) :
  (#|A| < n -> exists s, free A s) /\
  (reached A -> #|A| <= n /\
     (#|A| = n -> [/\ injective (rows A), A = [set (c, rows A c) | c : 'I_n] & columns A = inverse (rows A)])).
Proof.
split=> [|A_reached]; first exact: placing.no_deadlock.
by split; [apply/card_distinct/reached_distinct | exact: placing.filled].
Qed.

(* What one player does not secure, the other prevents: after given lists, and in the whole game. *)
Theorem plusminus_determined n k first :
  at_least n k first = ~~ at_most n (k - 1) first /\
  forall u v, places_at_least n k first u v = ~~ places_at_most n (k - 1) first u v.
Proof. by split=> [|u v]; [exact: placing.determined | exact: placing.places_determined]. Qed.

(* claim plusminus/margin: player 2 secures a margin of at most 0, whoever places first; after equal lists either player
   secures 0. *)
Theorem plusminus_margin n first :
  at_most n 0 first /\ forall u, places_at_least n 0 first u u /\ places_at_most n 0 first u u.
Proof. by split=> [|u]; [exact: placing.margin_zero | exact: placing.equal_lists_zero]. Qed.

(* claim plusminus/fair: where player 2 places first, as the source suggests, she secures a point more than player 1,
   for n = 2 to 6. Where player 1 places first, both secure 0, for every n. *)
Theorem plusminus_fair :
  (forall n, 1 < n < 7 -> at_most n (-1) player_2) /\
  (forall n, at_least n 0 player_1 /\ at_most n 0 player_1).
Proof.
split=> n; first exact: placing_openings.at_most_minus_one.
by split; [exact: placing_openings.at_least_zero | exact: placing.margin_zero].
Qed.

(* Pairs of lists after which player 2, placing first, secures a point more, for every n. So every list of player 1 has
   an answer, if she knows it all. *)
Theorem plusminus_answers n u :
  [/\ places_at_most (size u).+2 (-1) player_2 (false :: u) (true :: u),
      places_at_most (size u).+3 (-1) player_2 [:: true, false & u] [:: true, true & u],
      places_at_most (size u).+2 (-1) player_2 (rcons u false) (rcons u true) &
      places_at_most (size u).+2 (-1) player_2 (true :: u) (rcons u false)] /\
  [/\ places_at_most (size u).+2 (-1) player_2 (rcons u true) (false :: u),
      places_at_most (size u).+2 (-1) player_2 (true :: u) (rcons (rev u) false),
      places_at_most (size u).+3 (-1) player_2 (rcons (rcons u false) true) (rcons (rcons u true) true) &
      places_at_most (size u).+3 (-1) player_2 (rcons (rcons u false) false) (rcons (rcons u true) false)] /\
  (1 < n -> size u = n.-1 -> exists2 v, size v = n.-1 & places_at_most n (-1) player_2 u v).
Proof.
split; first by split; [exact: first_minus | exact: plus_minus | exact: last_minus | exact: plus_first].
split; last exact: answer.
by split; [exact: plus_last | exact: plus_reversed | exact: minus_plus | exact: minus_minus].
Qed.

Print Assumptions plusminus_no_deadlock.
Print Assumptions plusminus_determined.
Print Assumptions plusminus_margin.
Print Assumptions plusminus_fair.
Print Assumptions plusminus_answers.
