(* The theorems alone, continued: the sweep counts the drawings, whatever keeps its states and its numbers.

   A pitch's points are taken in some order, and plan_valid is the check of the plan that is made of them (sweep_plan.v).
   counts and keeps are the laws that the numbers and the table obey (sweep_table.v). Coq's kernel counts with binary
   numbers and a trie (headline_totals.v); the program quadrille_extracted with residues and a hash table, and relies on
   the two theorems on pitches. *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches computing.
From Quadrille Require Import sweep sweep_table sweep_packed sweep_plan.
From Quadrille Require sweep_drawings extracted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Sweep.

Variables (number table : Type) (C : counter number) (S : store nat table number).
Variables (mean : nat -> number) (holds : table -> seq (nat * nat) -> Prop).
Hypotheses (numbers : counts C mean) (laws : keeps mean S predT holds).

(* Of any board, the empty drawing included. *)
Theorem sweep_counts (B : board) (points : seq B) : (forall v : B, v \in points) -> plan_valid points ->
  plus C (tally C (packed S) 0 (sweep C (packed S) false (plan_codes points))) (one C) = mean #|weak_drawings B|.
Proof.
move=> all_points.
exact: (sweep_drawings.drawings_swept all_points numbers (packed_keeps laws) isT step_packable erefl).
Qed.

Theorem sweep_bound (B : board) (points : seq B) : (forall v : B, v \in points) -> plan_valid points ->
  #|weak_drawings B| <= (2 ^ drawn_codes (flatten (plan_codes points))).+1.
Proof. exact: sweep_drawings.drawings_bound. Qed.

Theorem extracted_paper m n gs : extracted.paper_steps m n = Some gs ->
  extracted.count_drawings C S gs = mean #|weak_drawings (paper_pitch m n)| /\
  #|weak_drawings (paper_pitch m n)| <= (2 ^ extracted.segments_of gs).+1.
Proof. exact: (extracted.paper_counted numbers laws). Qed.

Theorem extracted_classic w h gs : extracted.classic_steps w h = Some gs ->
  extracted.count_drawings C S gs = mean #|weak_drawings (classic_pitch w h)| /\
  #|weak_drawings (classic_pitch w h)| <= (2 ^ extracted.segments_of gs).+1.
Proof. exact: (extracted.classic_counted numbers laws). Qed.

End Sweep.

Print Assumptions sweep_counts.
Print Assumptions sweep_bound.
Print Assumptions extracted_paper.
Print Assumptions extracted_classic.
