(* Theorems on the two methods that count the drawings of Paper Soccer without listing them: the counts are correct. The
   frontier sweep (sweep/sweep.v) counts correctly with any table of states and any type of numbers that obey the laws
   named below. The colour sweep evaluates a polynomial, the colour sum (colours.v). One coefficient of this polynomial
   is a power of 2 times the number of drawings.

   A plan is the list of the frontier sweep's steps. It is made from a list of the pitch's points in any order, and
   plan_valid checks the plan (sweep_plan.v). `counts` states the laws of the numbers, and `keeps` the laws of the table
   (sweep_table.v). Coq's kernel runs the sweep with binary numbers and a trie as the table (headline_totals.v). The
   program quadrille_extracted counts with residues and a hash table, and relies on the theorems extracted_paper and
   extracted_classic. *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches computing.
From Quadrille Require Import sweep sweep_table sweep_packed sweep_plan.
From Quadrille Require Import colours colours_soccer.
From Quadrille Require sweep_drawings extracted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Sweep.

Variables (number table : Type) (C : counter number) (S : store nat table number).
Variables (mean : nat -> number) (holds : table -> seq (nat * nat) -> Prop).
Hypotheses (numbers : counts C mean) (laws : keeps mean S predT holds).

(* For any board, the empty drawing included. *)
Theorem sweep_counts (B : board) (points : seq B) : (forall v : B, v \in points) -> plan_valid points ->
  plus C (tally C (packed S) 0 (sweep C (packed S) false (plan_codes points))) (one C) = mean #|weak_drawings B|.
Proof.
move=> all_points.
exact: (sweep_drawings.drawings_swept all_points numbers (packed_keeps laws) isT step_packable erefl).
Qed.

(* For pitches, as the program quadrille_extracted counts them: the number. *)
Theorem extracted_paper m n gs : extracted.paper_steps m n = Some gs ->
  extracted.count_drawings C S gs = mean #|weak_drawings (paper_pitch m n)|.
Proof. exact: (extracted.paper_counted numbers laws). Qed.

Theorem extracted_classic w h gs : extracted.classic_steps w h = Some gs ->
  extracted.count_drawings C S gs = mean #|weak_drawings (classic_pitch w h)|.
Proof. exact: (extracted.classic_counted numbers laws). Qed.

End Sweep.

(* A list obeys the laws of a store, so the theorems above are not vacuous. *)
Theorem laws_of_stores (number key : Type) (mean : nat -> number) (may_add : pred key) :
  keeps mean (@list_store number key) may_add (fun t s => t = [seq (kn.1, mean kn.2) | kn <- s]).
Proof. exact: list_keeps. Qed.

(* An upper bound of the number: residues up to this bound determine it. For any board: *)
Theorem sweep_bound (B : board) (points : seq B) : (forall v : B, v \in points) -> plan_valid points ->
  #|weak_drawings B| <= (2 ^ drawn_codes (flatten (plan_codes points))).+1.
Proof. exact: sweep_drawings.drawings_bound. Qed.

(* For the pitches: *)
Theorem extracted_paper_bound m n gs : extracted.paper_steps m n = Some gs ->
  #|weak_drawings (paper_pitch m n)| <= (2 ^ extracted.segments_of gs).+1.
Proof. exact: extracted.paper_bound. Qed.

Theorem extracted_classic_bound w h gs : extracted.classic_steps w h = Some gs ->
  #|weak_drawings (classic_pitch w h)| <= (2 ^ extracted.segments_of gs).+1.
Proof. exact: extracted.classic_bound. Qed.

(* Theorem 1 of docs/colour-sweep.md, times 2^|B|, for any set H of segments and any root r. The number of drawings
   that end at e is the coefficient of q. *)
Theorem colour_identity (B : board) (H : {set {set B}}) (r e : B) : H \subset segments B -> exists p : seq Z,
  [/\ (forall q, colour_sum H r e q = value p (Z.of_nat q)), nth 0%Z p 0 = 0%Z &
      nth 0%Z p 1 = (2 ^ Z.of_nat #|B| * Z.of_nat #|drawings_from H r e|)%Z].
Proof. exact: colours.colour_sum_polynomial. Qed.

(* With weights w of the ends, the weighted number is the coefficient of q. *)
Theorem colour_identity_weighted (B : board) (H : {set {set B}}) (r : B) (w : B -> Z) :
  H \subset segments B -> exists p : seq Z,
  [/\ (forall q, weighted_colour_sum H r w q = value p (Z.of_nat q)), nth 0%Z p 0 = 0%Z &
      nth 0%Z p 1 = (2 ^ Z.of_nat #|B| * \big[Z.add/0%Z]_e (w e * Z.of_nat #|drawings_from H r e|))%Z].
Proof. exact: colours.weighted_polynomial. Qed.

(* The polynomial of colour_identity is unique: its values at the natural numbers determine the coefficients. *)
Theorem coefficients_unique (p p' : seq Z) :
  (forall q, 0 < q -> value p (Z.of_nat q) = value p' (Z.of_nat q)) -> forall i, nth 0%Z p i = nth 0%Z p' i.
Proof. exact: colours.coefficients_unique. Qed.

(* The colour sum without the goals, in which an end weighs 1 + its segments to goals, yields the number of drawings of
   all reachable states. *)
Theorem colour_soccer (B : board) : ~~ goal (start B) -> exists p : seq Z,
  [/\ (forall q, weighted_colour_sum (off_goals B) (start B) (fun e => Z.of_nat (1 + to_goals e)) q =
                 value p (Z.of_nat q)),
      nth 0%Z p 0 = 0%Z & nth 0%Z p 1 = (2 ^ Z.of_nat #|B| * Z.of_nat #|weak_drawings B|)%Z].
Proof. exact: colours_soccer.soccer_polynomial. Qed.

Print Assumptions sweep_counts.
Print Assumptions extracted_paper.
Print Assumptions extracted_classic.
Print Assumptions laws_of_stores.
Print Assumptions sweep_bound.
Print Assumptions extracted_paper_bound.
Print Assumptions extracted_classic_bound.
Print Assumptions colour_identity.
Print Assumptions colour_identity_weighted.
Print Assumptions coefficients_unique.
Print Assumptions colour_soccer.
