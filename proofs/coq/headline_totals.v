(* Theorems that state the number of weak classes of some pitches of Paper Soccer. A weak class consists of all
   reachable states with the same drawing (set of drawn segments). Coq's kernel counts these classes.

   The left side of each equation is the size of weak_drawings (notions.v), the set of the drawings of all reachable
   states. The right side is a binary number. `quadrille count soccer --by total` prints the same number. With `--by
   ply` the program prints, for each number k of plies, how many weak classes have k plies. A sweep is a program that
   counts drawings without listing them, and its plan is the list of its steps. In each proof Coq's own virtual machine
   checks the plan of a sweep, runs the sweep, and compares the result with the stated number. By sweep_drawings.v and
   totals.v a sweep with a valid plan counts the drawings of all reachable states. classic_pitch w h is 2w wide and 2h
   high. Larger pitches are in long/, which is compiled only on request. The file ends with Coq's list of the
   assumptions on which these theorems, and the theorems of counted.v, rest.

   plies_of_paper_3x3 == the numbers of weak classes of paper:3x3 after 0, 1, 2, ... plies *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require totals counted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Ltac by_check := vm_cast_no_check (erefl true).

Theorem total_paper_1x2 : #|weak_drawings (paper_pitch 1 2)| = 40%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_1x3 : #|weak_drawings (paper_pitch 1 3)| = 364%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_1x4 : #|weak_drawings (paper_pitch 1 4)| = 3218%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_1x5 : #|weak_drawings (paper_pitch 1 5)| = 26889%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_1x6 : #|weak_drawings (paper_pitch 1 6)| = 216663%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_2x2 : #|weak_drawings (paper_pitch 2 2)| = 272%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_2x3 : #|weak_drawings (paper_pitch 2 3)| = 19936%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_2x4 : #|weak_drawings (paper_pitch 2 4)| = 1441123%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_2x5 : #|weak_drawings (paper_pitch 2 5)| = 102136349%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_3x2 : #|weak_drawings (paper_pitch 3 2)| = 17284%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_3x3 : #|weak_drawings (paper_pitch 3 3)| = 11546908%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_3x4 : #|weak_drawings (paper_pitch 3 4)| = 6903377476%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_4x2 : #|weak_drawings (paper_pitch 4 2)| = 1026081%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_4x3 : #|weak_drawings (paper_pitch 4 3)| = 6438771476%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_4x4 : #|weak_drawings (paper_pitch 4 4)| = 31700727824633%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_5x2 : #|weak_drawings (paper_pitch 5 2)| = 72899498%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_3x5 : #|weak_drawings (paper_pitch 3 5)| = 4009490407897%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_paper_5x3 : #|weak_drawings (paper_pitch 5 3)| = 3806916043712%num.
Proof. apply: totals.paper_total; by_check. Qed.

Theorem total_classic_2x2 : #|weak_drawings (classic_pitch 1 1)| = 4855%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_2x4 : #|weak_drawings (classic_pitch 1 2)| = 1523362%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_4x2 : #|weak_drawings (classic_pitch 2 1)| = 1566394%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_2x6 : #|weak_drawings (classic_pitch 1 3)| = 444882879%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_6x2 : #|weak_drawings (classic_pitch 3 1)| = 450209955%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_4x4 : #|weak_drawings (classic_pitch 2 2)| = 2325523422259%num.
Proof. apply: totals.classic_total; by_check. Qed.

(* The rows after 0, 1, 2, ... plies. They are all: they add up to the total of paper:3x3. *)
Definition plies_of_paper_3x3 :=
  [:: 1; 8; 35; 119; 399; 1288; 3842; 10606; 26956; 62724; 133263; 257896; 453692; 722384; 1034274;
      1325388; 1517655; 1550842; 1411283; 1142038; 821380; 524237; 296191; 148136; 65511; 25309; 8411;
      2392; 555; 87; 6]%num.

Theorem rows_paper_3x3 :
  [seq #|[set G in weak_drawings (paper_pitch 3 3) | #|G| == k]| | k <- iota 0 (size plies_of_paper_3x3)] =
  map nat_of_bin plies_of_paper_3x3.
Proof. apply: totals.paper_rows; by_check. Qed.

Print Assumptions total_paper_1x2.
Print Assumptions total_paper_1x3.
Print Assumptions total_paper_1x4.
Print Assumptions total_paper_1x5.
Print Assumptions total_paper_1x6.
Print Assumptions total_paper_2x2.
Print Assumptions total_paper_2x3.
Print Assumptions total_paper_2x4.
Print Assumptions total_paper_2x5.
Print Assumptions total_paper_3x2.
Print Assumptions total_paper_3x3.
Print Assumptions total_paper_3x4.
Print Assumptions total_paper_4x2.
Print Assumptions total_paper_4x3.
Print Assumptions total_paper_4x4.
Print Assumptions total_paper_5x2.
Print Assumptions total_paper_3x5.
Print Assumptions total_paper_5x3.
Print Assumptions total_classic_2x2.
Print Assumptions total_classic_2x4.
Print Assumptions total_classic_4x2.
Print Assumptions total_classic_2x6.
Print Assumptions total_classic_6x2.
Print Assumptions total_classic_4x4.
Print Assumptions rows_paper_3x3.
Print Assumptions counted.table_correct.
Print Assumptions counted.classic_table_correct.
