(* Theorems on Plusses and Minuses (L. Quet, 2010). The first ones check the sample game of the source. The others
   treat, on a grid of any size n, the filling of the grid, the symmetry of scores, and the margins that the players can
   secure.

   A comment that begins with `claim` names a claim in the list that `quadrille check` prints. The next theorem decides
   the claim, and the theorems after that one add facts to the same claim. The heads of permutations.v and placing.v
   define the terms of the statements. The players first write lists of signs as predictions. In each round player 1
   appends a sign, and then player 2. A sign is true for + and false for -. Then the players fill the grid. At the end
   each row and each column has one filled square. Player 1's points depend on the permutation that gives the row of the
   filled square in each column. Player 2's points depend on the inverse permutation, which gives the column of the
   filled square in each row. A margin is player 1's points minus player 2's. *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations placing placing_openings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Open Scope nat_scope.

(* claim plusminus/example: the sample game scores 4 and 5. *)
Theorem plusminus_example :
  (matches sample_list_1 (signature sample_columns), matches sample_list_2 (signature sample_rows)) = (4, 5).
Proof. by vm_compute. Qed.

(* Its rows are the inverse of its columns. *)
Theorem plusminus_example_inverse : [seq nth 0 sample_rows k.-1 | k <- sample_columns] = iota 1 8.
Proof. by vm_compute. Qed.

(* The truth list that the source prints for player 1. *)
Theorem plusminus_example_truth_1 : signature sample_columns = [:: true; false; false; true; true; true; true].
Proof. by vm_compute. Qed.

(* The same for player 2. *)
Theorem plusminus_example_truth_2 : signature sample_rows = [:: true; true; false; true; true; true; false].
Proof. by vm_compute. Qed.

(* "The first pair, second pair, 5th pair, and 7th pair match." *)
Theorem plusminus_example_matching_1 : matching sample_list_1 (signature sample_columns) = [:: 1; 2; 5; 7].
Proof. by vm_compute. Qed.

(* "The first pair, second pair, 3rd pair, 4th pair, and 5th pair match." *)
Theorem plusminus_example_matching_2 : matching sample_list_2 (signature sample_rows) = [:: 1; 2; 3; 4; 5].
Proof. by vm_compute. Qed.

(* claim plusminus/inverse-symmetry *)
Theorem plusminus_inverse_symmetry n (u v : seq bool) a b : joint n u v a b = joint n v u b a.
Proof. exact: permutations.joint_transposed. Qed.

(* claim plusminus/no-deadlock: while any fewer than n squares are filled, another square is free. *)
Theorem plusminus_no_deadlock n (A : {set 'I_n * 'I_n}) : #|A| < n -> exists s, free A s.
Proof. exact: placing.no_deadlock. Qed.

(* At most n squares can be filled. *)
Theorem plusminus_at_most_n n (A : {set 'I_n * 'I_n}) : reached A -> #|A| <= n.
Proof. by move=> A_reached; apply/card_distinct/reached_distinct. Qed.

(* After n moves the filled squares are a permutation: each column has one. *)
Theorem plusminus_filled n (A : {set 'I_n * 'I_n}) : reached A -> #|A| = n -> A = [set (c, rows A c) | c : 'I_n].
Proof. by move=> A_reached A_n; case: (placing.filled A_reached A_n). Qed.

(* No two are in one row. *)
Theorem plusminus_filled_injective n (A : {set 'I_n * 'I_n}) : reached A -> #|A| = n -> injective (rows A).
Proof. by move=> A_reached A_n; case: (placing.filled A_reached A_n). Qed.

(* From bottom to top they are the inverse permutation. *)
Theorem plusminus_filled_inverse n (A : {set 'I_n * 'I_n}) : reached A -> #|A| = n -> columns A = inverse (rows A).
Proof. by move=> A_reached A_n; case: (placing.filled A_reached A_n). Qed.

(* In the whole game, one player prevents each margin that the other cannot secure. *)
Theorem plusminus_determined n k first : at_least n k first = ~~ at_most n (k - 1) first.
Proof. exact: placing.determined. Qed.

(* The same holds after given lists. *)
Theorem plusminus_determined_after n k first u v :
  places_at_least n k first u v = ~~ places_at_most n (k - 1) first u v.
Proof. exact: placing.places_determined. Qed.

(* claim plusminus/margin: player 2 secures a margin of at most 0, whoever places first. *)
Theorem plusminus_margin n first : at_most n 0 first.
Proof. exact: placing.margin_zero. Qed.

(* After equal lists player 1 secures 0. *)
Theorem plusminus_equal_lists_1 n first u : places_at_least n 0 first u u.
Proof. by have [] := placing.equal_lists_zero n first u. Qed.

(* After equal lists player 2 secures 0, too. *)
Theorem plusminus_equal_lists_2 n first u : places_at_most n 0 first u u.
Proof. by have [] := placing.equal_lists_zero n first u. Qed.

(* claim plusminus/fair: if player 2 places first, as the source suggests, she secures a point more than player 1, for
   n = 2 to 6. *)
Theorem plusminus_fair n : 1 < n < 7 -> at_most n (-1) player_2.
Proof. exact: placing_openings.at_most_minus_one. Qed.

(* If player 1 places first, he secures 0, for every n; player 2 does so, too, by plusminus_margin. *)
Theorem plusminus_fair_otherwise n : at_least n 0 player_1.
Proof. exact: placing_openings.at_least_zero. Qed.

(* If player 2 knows player 1's whole list and places first, she has an answer that secures a point more. *)
Theorem plusminus_answers n u :
  1 < n -> size u = n.-1 -> exists2 v, size v = n.-1 & places_at_most n (-1) player_2 u v.
Proof. exact: placing_openings.answer. Qed.

(* The next theorems give such answers for every n. To a list that begins with -, she changes this sign to +. *)
Theorem plusminus_answer_first_minus u : places_at_most (size u).+2 (-1) player_2 (false :: u) (true :: u).
Proof. exact: first_minus. Qed.

(* To a list that begins with +-, she changes these signs to ++. *)
Theorem plusminus_answer_plus_minus u :
  places_at_most (size u).+3 (-1) player_2 [:: true, false & u] [:: true, true & u].
Proof. exact: plus_minus. Qed.

(* To a list that ends in -, she changes this sign to +. *)
Theorem plusminus_answer_last_minus u : places_at_most (size u).+2 (-1) player_2 (rcons u false) (rcons u true).
Proof. exact: last_minus. Qed.

(* To a list that begins with +, she answers with the rest of it, then -. *)
Theorem plusminus_answer_plus_first u : places_at_most (size u).+2 (-1) player_2 (true :: u) (rcons u false).
Proof. exact: plus_first. Qed.

(* To a list that ends in +, she answers with -, then the list without its last sign. *)
Theorem plusminus_answer_plus_last u : places_at_most (size u).+2 (-1) player_2 (rcons u true) (false :: u).
Proof. exact: plus_last. Qed.

(* To a list that begins with +, she may also answer with the rest of it backwards, then -. *)
Theorem plusminus_answer_plus_reversed u :
  places_at_most (size u).+2 (-1) player_2 (true :: u) (rcons (rev u) false).
Proof. exact: plus_reversed. Qed.

(* To a list that ends in -+, she changes these signs to ++. *)
Theorem plusminus_answer_minus_plus u :
  places_at_most (size u).+3 (-1) player_2 (rcons (rcons u false) true) (rcons (rcons u true) true).
Proof. exact: minus_plus. Qed.

(* To a list that ends in --, she changes these signs to +-. *)
Theorem plusminus_answer_minus_minus u :
  places_at_most (size u).+3 (-1) player_2 (rcons (rcons u false) false) (rcons (rcons u true) false).
Proof. exact: minus_minus. Qed.

Print Assumptions plusminus_example.
Print Assumptions plusminus_example_inverse.
Print Assumptions plusminus_example_truth_1.
Print Assumptions plusminus_example_truth_2.
Print Assumptions plusminus_example_matching_1.
Print Assumptions plusminus_example_matching_2.
Print Assumptions plusminus_inverse_symmetry.
Print Assumptions plusminus_no_deadlock.
Print Assumptions plusminus_at_most_n.
Print Assumptions plusminus_filled.
Print Assumptions plusminus_filled_injective.
Print Assumptions plusminus_filled_inverse.
Print Assumptions plusminus_determined.
Print Assumptions plusminus_determined_after.
Print Assumptions plusminus_margin.
Print Assumptions plusminus_equal_lists_1.
Print Assumptions plusminus_equal_lists_2.
Print Assumptions plusminus_fair.
Print Assumptions plusminus_fair_otherwise.
Print Assumptions plusminus_answers.
Print Assumptions plusminus_answer_first_minus.
Print Assumptions plusminus_answer_plus_minus.
Print Assumptions plusminus_answer_last_minus.
Print Assumptions plusminus_answer_plus_first.
Print Assumptions plusminus_answer_plus_last.
Print Assumptions plusminus_answer_plus_reversed.
Print Assumptions plusminus_answer_minus_plus.
Print Assumptions plusminus_answer_minus_minus.
