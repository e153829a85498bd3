(* The theorems alone, continued: how many weak classes a pitch has, counted by Coq's kernel.

   The left side speaks of the reachable states only: weak_drawings (notions.v) is the set of their drawings, and these are
   the weak classes (Def. 2.7). The right side, a binary number, is what `quadrille count soccer --by total` prints, or
   `--by ply`. The proof of each is one closed check, evaluated by Coq's own machine for terms, and the theorem that a
   sweep which passes it counts these drawings (sweep_drawings.v, totals.v). classic_pitch w h is 2w wide and 2h high.
   Larger pitches stand in long/, which is compiled only when asked for. *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require totals.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Ltac by_check := vm_cast_no_check (erefl true).

Theorem total_paper_1x3 : #|weak_drawings (paper_pitch 1 3)| = 364%num.
Proof. apply: totals.paper_total; [exact: isT | by_check]. Qed.

Theorem total_paper_2x2 : #|weak_drawings (paper_pitch 2 2)| = 272%num.
Proof. apply: totals.paper_total; [exact: isT | by_check]. Qed.

Theorem total_paper_3x3 : #|weak_drawings (paper_pitch 3 3)| = 11546908%num.
Proof. apply: totals.paper_total; [exact: isT | by_check]. Qed.

Theorem total_paper_4x4 : #|weak_drawings (paper_pitch 4 4)| = 31700727824633%num.
Proof. apply: totals.paper_total; [exact: isT | by_check]. Qed.

Theorem total_paper_3x5 : #|weak_drawings (paper_pitch 3 5)| = 4009490407897%num.
Proof. apply: totals.paper_total; [exact: isT | by_check]. Qed.

Theorem total_paper_5x3 : #|weak_drawings (paper_pitch 5 3)| = 3806916043712%num.
Proof. apply: totals.paper_total; [exact: isT | by_check]. Qed.

Theorem total_classic_2x2 : #|weak_drawings (classic_pitch 1 1)| = 4855%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_4x2 : #|weak_drawings (classic_pitch 2 1)| = 1566394%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_2x4 : #|weak_drawings (classic_pitch 1 2)| = 1523362%num.
Proof. apply: totals.classic_total; by_check. Qed.

Theorem total_classic_4x4 : #|weak_drawings (classic_pitch 2 2)| = 2325523422259%num.
Proof. apply: totals.classic_total; by_check. Qed.

(* After 0, 1, 2, ... plies; by the total of paper:3x3 there are no more. *)
Definition plies_of_paper_3x3 :=
  [:: 1; 8; 35; 119; 399; 1288; 3842; 10606; 26956; 62724; 133263; 257896; 453692; 722384; 1034274;
      1325388; 1517655; 1550842; 1411283; 1142038; 821380; 524237; 296191; 148136; 65511; 25309; 8411;
      2392; 555; 87; 6]%num.

Theorem rows_paper_3x3 :
  [seq #|[set G in weak_drawings (paper_pitch 3 3) | #|G| == k]| | k <- iota 0 (size plies_of_paper_3x3)] =
  map nat_of_bin plies_of_paper_3x3.
Proof. apply: totals.paper_rows; [exact: isT | by_check]. Qed.

Print Assumptions total_paper_1x3.
Print Assumptions total_paper_2x2.
Print Assumptions total_paper_3x3.
Print Assumptions total_paper_4x4.
Print Assumptions total_paper_3x5.
Print Assumptions total_paper_5x3.
Print Assumptions total_classic_2x2.
Print Assumptions total_classic_4x2.
Print Assumptions total_classic_2x4.
Print Assumptions total_classic_4x4.
Print Assumptions rows_paper_3x3.
