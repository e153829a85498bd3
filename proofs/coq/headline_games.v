(* The theorems alone, of Up's & Down's and of Plusses and Minuses.

   Each theorem is one row of the ledger, named in the comment above it, as in headline.v. What the statements mean
   is said by the definitions of permutations.v. The file ends with what Coq assumed, also for the
   counter. *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations.
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

Print Assumptions updown_example_1.
Print Assumptions updown_example_2.
Print Assumptions updown_score_bound.
Print Assumptions plusminus_example.
Print Assumptions plusminus_inverse_symmetry.
Print Assumptions counted.table_correct.
Print Assumptions counted.classic_table_correct.
