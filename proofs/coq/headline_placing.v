(* The theorems alone, of Plusses and Minuses as a game: what both players secure, for every n.

   Each theorem is one row of the ledger, named in the comment above it, as in headline.v. What the statements mean is
   said by the definitions at the head of placing.v. A sign is true for + and false for -; a margin is player 1's points
   minus player 2's; player 1 writes the first sign of each round. *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations placing.

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

(* claim plusminus/margin: player 2 secures a margin of at most 0, whoever places first; so does player 1, placing
   first. After equal lists both do, whoever places first. *)
Theorem plusminus_margin n :
  [/\ (forall first, at_most n 0 first), at_least n 0 player_1 &
      (forall first u, places_at_least n 0 first u u /\ places_at_most n 0 first u u)].
Proof.
split=> [first||first u]; [exact: placing.margin_zero | exact: placing.at_least_zero |].
exact: placing.equal_lists_zero.
Qed.

(* claim plusminus/fair: where player 2 places first, as the source suggests, player 1 loses by a point at least for
   n = 2, 3, 4; where player 1 places first, nobody loses. *)
Theorem plusminus_fair n : 1 < n < 5 -> at_most n (-1) player_2 /\ (at_least n 0 player_1 /\ at_most n 0 player_1).
Proof.
move=> n_small; split; first exact: placing.at_most_minus_one.
by split; [exact: placing.at_least_zero | exact: placing.margin_zero].
Qed.

(* Lists of player 2 that secure a point more than player 1's, for every n, where she places first: to - ..., to
   + - ..., to ... -, to + ..., and to ... +. So every list of player 1 has an answer; but the last two are known to
   her only when player 1's list is. *)
Theorem plusminus_answers n u : 
  [/\ places_at_most (size u).+2 (-1) player_2 (false :: u) (true :: u),
      places_at_most (size u).+3 (-1) player_2 [:: true, false & u] [:: true, true & u],
      places_at_most (size u).+2 (-1) player_2 (rcons u false) (rcons u true),
      places_at_most (size u).+2 (-1) player_2 (true :: u) (rcons u false) &
      places_at_most (size u).+2 (-1) player_2 (rcons u true) (false :: u)] /\
  (1 < n -> size u = n.-1 -> exists2 v, size v = n.-1 & places_at_most n (-1) player_2 u v).
Proof.
split; last exact: placing.answer.
split; [exact: placing.first_minus | exact: placing.plus_minus | exact: placing.last_minus | |].
  exact: placing.plus_first.
exact: placing.plus_last.
Qed.

Print Assumptions plusminus_no_deadlock.
Print Assumptions plusminus_determined.
Print Assumptions plusminus_margin.
Print Assumptions plusminus_fair.
Print Assumptions plusminus_answers.
