(* The weak classes of classic:4x6 and classic:6x4, counted by Coq's kernel (headline_totals.v says how to read it). *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require totals.

Theorem total_classic_4x6 : #|weak_drawings (classic_pitch 2 3)| = 3112377264472013990%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Theorem total_classic_6x4 : #|weak_drawings (classic_pitch 3 2)| = 3081815304535192066%num.
Proof. apply: totals.classic_total; vm_cast_no_check (erefl true). Qed.

Print Assumptions total_classic_4x6.
Print Assumptions total_classic_6x4.
