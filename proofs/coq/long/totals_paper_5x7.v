(* The number of weak classes of paper:5x7. Coq's kernel counts them in minutes. headline_totals.v explains the
   statement. *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require totals.

Theorem total_paper_5x7 : #|weak_drawings (paper_pitch 5 7)| = 7876442505551041887220567949198%num.
Proof. apply: totals.paper_total; vm_cast_no_check (erefl true). Qed.

Print Assumptions total_paper_5x7.
