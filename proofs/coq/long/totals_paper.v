(* The numbers of weak classes of paper pitches that are too large for headline_totals.v, counted by Coq's kernel.
   headline_totals.v explains the statements. *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require totals.

Theorem total_paper_3x6 : #|weak_drawings (paper_pitch 3 6)| = 2289750186184589%num.
Proof. apply: totals.paper_total; vm_cast_no_check (erefl true). Qed.

Theorem total_paper_3x7 : #|weak_drawings (paper_pitch 3 7)| = 1292907164292632167%num.
Proof. apply: totals.paper_total; vm_cast_no_check (erefl true). Qed.

Theorem total_paper_4x5 : #|weak_drawings (paper_pitch 4 5)| = 149091054423090724%num.
Proof. apply: totals.paper_total; vm_cast_no_check (erefl true). Qed.

Theorem total_paper_5x4 : #|weak_drawings (paper_pitch 5 4)| = 152676089196401854%num.
Proof. apply: totals.paper_total; vm_cast_no_check (erefl true). Qed.

Theorem total_paper_4x6 : #|weak_drawings (paper_pitch 4 6)| = 687611113661712732777%num.
Proof. apply: totals.paper_total; vm_cast_no_check (erefl true). Qed.

Print Assumptions total_paper_3x6.
Print Assumptions total_paper_3x7.
Print Assumptions total_paper_4x5.
Print Assumptions total_paper_5x4.
Print Assumptions total_paper_4x6.
