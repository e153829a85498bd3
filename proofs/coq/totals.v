(* Checks that compute in Coq's kernel how many drawings a pitch has. A drawing is the set of segments drawn so far in a
   game. The sweep is a proved program that counts drawings, and its plan is the list of its steps.

   Each check is a boolean, which Coq's own virtual machine evaluates. It is true if the plan is valid and the sweep
   yields the stated numbers. The numbers are then right, by the theorem on the sweep (sweep_drawings.v). The stated
   numbers are binary, for example `11546908%num`. The coercion nat_of_bin makes them natural numbers.

   total_checks N                         == the plan is valid, and the sweep finds N drawings
   rows_check k t ns                      == the table t holds ns drawings of k, k + 1, ... segments
   rows_checks ns                         == the plan is valid, and the sweep finds ns drawings of 0, 1, 2, ... segments
   paper_order m n, classic_order w h     == the vertices of a pitch in the order of the sweep, along the longer side
   paper_total m n N, classic_total w h N == if `total_checks` succeeds, the pitch has N drawings
   paper_rows m n ns                      == if `rows_checks` succeeds, ns are its drawings of 0, 1, 2, ... segments *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions euler pitches computing.
From Quadrille Require Import sweep sweep_table sweep_trie sweep_plan sweep_drawings.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Totals.

Variables (B : board) (points : seq B).
Hypothesis all_points : forall v : B, v \in points.

Local Notation swept by_size := (sweep binary trie_store by_size (plan_codes points)).
Local Notation tallied k t := (tally binary trie_store k t).

Lemma may_any by_size c st : predT st -> all predT (step by_size c st).
Proof. by move=> _; apply: all_predT. Qed.

Definition total_checks N := plan_valid points && N.eqb (N.add (tallied 0 (swept false)) 1) N.

Lemma total_checked N : total_checks N -> #|weak_drawings B| = N.
Proof.
case/andP => ok /N.eqb_spec <-; rewrite -[LHS]bin_of_natK; congr nat_of_bin.
exact: (esym (drawings_swept all_points binary_counts trie_keeps isT (@may_any false) erefl ok)).
Qed.

Fixpoint rows_check k (t : trie) ns := if ns is n :: ns' then N.eqb (tallied k t) n && rows_check k.+1 t ns' else true.

Definition rows_checks ns :=
  plan_valid points && (if ns is n :: ns' then N.eqb 1 n && rows_check 1 (swept true) ns' else true).

Lemma rows_checked ns : rows_checks ns ->
  [seq #|[set G in weak_drawings B | #|G| == k]| | k <- iota 0 (size ns)] = map nat_of_bin ns.
Proof.
case: ns => [|n ns] //= /and3P[ok /N.eqb_spec <- rows]; congr (_ :: _).
  rewrite (_ : [set G in _ | _] = [set set0]) ?cards1 //; apply/setP => G; rewrite !inE cards_eq0 andbC.
  by case: eqP => // ->; rewrite start_drawing.
elim: ns 0 rows => //= m ns IH k /andP[/N.eqb_spec <- rows].
rewrite IH //; congr (_ :: _); rewrite -[LHS]bin_of_natK; congr nat_of_bin.
exact: (esym (drawings_swept_by_ply all_points binary_counts trie_keeps isT (@may_any true) k isT ok)).
Qed.

End Totals.

(* The pitches. *)

Definition paper_order m n : seq (paper_pitch m n) :=
  if m < n then [seq at_ m n i j | j <- iota 0 n.+1, i <- iota 0 m.+1] else grid m n.

Lemma mem_paper_order m n (p : paper_pitch m n) : p \in paper_order m n.
Proof.
rewrite /paper_order; case: ifP => _; last exact: mem_grid.
have := mem_grid p; rewrite /grid => /allpairsP[ij [i_m j_n ->]].
exact: (allpairs_f (fun j i => at_ m n i j) j_n i_m).
Qed.

Lemma paper_total m n N : total_checks (paper_order m n) N -> #|weak_drawings (paper_pitch m n)| = N.
Proof. exact: (total_checked (@mem_paper_order m n)). Qed.

Lemma paper_rows m n ns : rows_checks (paper_order m n) ns ->
  [seq #|[set G in weak_drawings (paper_pitch m n) | #|G| == k]| | k <- iota 0 (size ns)] = map nat_of_bin ns.
Proof. exact: (rows_checked (@mem_paper_order m n)). Qed.

Definition classic_order w h : seq (classic_pitch w h) :=
  let key p := let: (x, y) := place p in if w <= h then y * (w.*2).+1 + x else x * (h.*2).+3 + y in
  sort (fun p q => key p <= key q) (field_grid w h).

Lemma classic_total w h N : total_checks (classic_order w h) N -> #|weak_drawings (classic_pitch w h)| = N.
Proof. by apply: total_checked => // p; rewrite mem_sort mem_field_grid. Qed.
