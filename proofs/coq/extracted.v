(* The definitions from which the program quadrille_extracted is made, and the theorems on which the program relies. The
   program counts the drawings of Paper Soccer by a frontier sweep (sweep/sweep.v), and runs outside Coq.

   A plan is the list of a sweep's steps, each written as a code. Coq translates the definitions into OCaml code
   (proofs/extracted/extract.v). The rest of the program, which Coq does not verify, supplies a table with numbers as
   keys, and a type of numbers. The theorems assume only that this table and this type obey the laws of sweep_table.v.

   steps points                == the codes of the plan for these points; None if the plan fails the check plan_valid
   paper_steps m n             == the steps of paper_pitch m n, its points in the order of totals.v
   classic_steps w h           == the steps of classic_pitch w h, its points in the order of totals.v
   count_drawings C S gs       == the number of drawings that the sweep with the codes gs finds, the empty one included;
                               C is the type of numbers, S the table
   segments_of gs              == the number of segments that the codes gs decide *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches computing.
From Quadrille Require Import sweep sweep_table sweep_packed sweep_plan sweep_drawings totals.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition steps (B : board) (points : seq B) := if plan_valid points then Some (plan_codes points) else None.

Definition paper_steps m n := steps (paper_order m n).

Definition classic_steps w h := steps (classic_order w h).

Definition segments_of (gs : seq (seq code)) := drawn_codes (flatten gs).

(* The bound below which residues must distinguish numbers. *)
Lemma counted_bound (B : board) (points : seq B) gs : (forall v : B, v \in points) -> steps points = Some gs ->
  #|weak_drawings B| <= (2 ^ segments_of gs).+1.
Proof. by move=> all_points; rewrite /steps; case: ifP => // ok [<-]; apply: drawings_bound. Qed.

Theorem paper_bound m n gs : paper_steps m n = Some gs -> #|weak_drawings (paper_pitch m n)| <= (2 ^ segments_of gs).+1.
Proof. exact: (counted_bound (@mem_paper_order m n)). Qed.

Theorem classic_bound w h gs : classic_steps w h = Some gs ->
  #|weak_drawings (classic_pitch w h)| <= (2 ^ segments_of gs).+1.
Proof. by apply: counted_bound => p; rewrite mem_sort mem_field_grid. Qed.

Section Counted.

Variables (number table : Type) (C : counter number) (S : store nat table number).

Definition count_drawings gs := plus C (tally C (packed S) 0 (sweep C (packed S) false gs)) (one C).

Variables (mean : nat -> number) (holds : table -> seq (nat * nat) -> Prop).
Hypotheses (numbers : counts C mean) (laws : keeps mean S predT holds).

Lemma counted (B : board) (points : seq B) gs : (forall v : B, v \in points) -> steps points = Some gs ->
  count_drawings gs = mean #|weak_drawings B|.
Proof.
move=> all_points; rewrite /steps; case: ifP => // ok [<-].
exact: (drawings_swept all_points numbers (packed_keeps laws) isT step_packable erefl ok).
Qed.

Theorem paper_counted m n gs : paper_steps m n = Some gs -> count_drawings gs = mean #|weak_drawings (paper_pitch m n)|.
Proof. exact: (counted (@mem_paper_order m n)). Qed.

Theorem classic_counted w h gs : classic_steps w h = Some gs ->
  count_drawings gs = mean #|weak_drawings (classic_pitch w h)|.
Proof. by apply: counted => p; rewrite mem_sort mem_field_grid. Qed.

End Counted.
