(* The numbers of weak classes of classic pitches that are too large for headline_totals.v, counted by Coq's kernel.
   headline_totals.v explains the statements. *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require totals.

Theorem total_classic_4x6 : #|weak_drawings (classic_pitch 2 3)| = 3112377264472013990%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Theorem total_classic_6x4 : #|weak_drawings (classic_pitch 3 2)| = 3081815304535192066%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Theorem total_classic_2x8 : #|weak_drawings (classic_pitch 1 4)| = 124574693430%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Theorem total_classic_8x2 : #|weak_drawings (classic_pitch 4 1)| = 124559552690%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Theorem total_classic_2x10 : #|weak_drawings (classic_pitch 1 5)| = 33898197646336%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Theorem total_classic_4x8 : #|weak_drawings (classic_pitch 2 4)| = 3960045175706686748556278%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Print Assumptions total_classic_4x6.
Print Assumptions total_classic_6x4.
Print Assumptions total_classic_2x8.
Print Assumptions total_classic_8x2.
Print Assumptions total_classic_2x10.
Print Assumptions total_classic_4x8.
