(* The proof that a board's reachable states have one drawing more than the sweep counts: the sweep does not count the
   empty drawing of the start.

   good F             == F is a drawing and not empty (sweep_correct.v)
   is_drawing G b     == G is the drawing of a reachable state with the ball on b (notions.v)
   weak_drawings B    == the drawings of all reachable states, each once (notions.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions euler sweep sweep_table sweep_plan sweep_invariant sweep_correct.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Drawings.

Variable B : board.
Implicit Types (w x b : B) (F G : {set {set B}}).

Local Notation b0 := (start B).

Hypothesis start_no_goal : ~~ goal b0.

(* At most one vertex other than b0 is odd. Then b0 is odd, too; b0 is never the only odd vertex. *)
Lemma odd_ends_ball F b : simple F ->
  (forall w, w != b0 -> odd (deg F w) = (w == b)) -> odd_ends F b0 b.
Proof.
move=> FS one; apply/forallP => w; have [-> |w_b0] := eqVneq w b0; last by rewrite one.
have even_rest (P : pred B) : (forall i, P i -> (i != b0) && (i != b)) -> odd (\sum_(i | P i) deg F i) = false.
  move=> rest; apply/negbTE; elim/big_rec: _ => // i n /rest/andP[i_b0 i_b] even_n.
  by rewrite oddD one // (negbTE i_b).
have := @even_degrees _ F setT FS (fun u v _ => etrans (in_setT u) (esym (in_setT v))).
rewrite (bigD1 b0) //= oddD; have [E|b_b0] := eqVneq b0 b.
  by rewrite even_rest ?addbF => [/negbTE ->//|i /andP[_ i_b0]]; rewrite -E i_b0.
rewrite (bigD1 b) ?inE 1?eq_sym //= oddD (one b) 1?eq_sym // eqxx.
by rewrite even_rest ?addbF ?addbT ?negbK => [->//|i /andP[/andP[_ ->] ->]].
Qed.

Theorem good_drawing F : F \subset segments B -> F != set0 -> [exists b, is_drawing F b] = good F.
Proof.
move=> FS F0.
apply/existsP/and4P => [[b /and5P[_ conn start_in /forallP ends /forallP goals]]|[root_F b0_gt0 one goals]].
  have b0_gt0 : 0 < deg F b0 by move: start_in; rewrite (negbTE F0).
  split=> //.
  - apply/forallP => w; apply/implyP => w_gt0.
    by apply: implyP (forallP (forallP conn b0) w) _; rewrite b0_gt0.
  - apply/forallP => w; apply/forallP => w'; apply/implyP => /and4P[w_b0 w'_b0].
    by rewrite (eqP (ends w)) (eqP (ends w')) (negbTE w_b0) (negbTE w'_b0) => /eqP -> /eqP ->.
  - apply/forallP => g; apply/implyP => /(implyP (goals g)) le; apply: leq_trans le _.
    exact: leq_b1.
pose other w := (w != b0) && odd (deg F w).
have [b one_b] : exists b, forall w, w != b0 -> odd (deg F w) = (w == b).
  case: (pickP other) => [b /andP[b_b0 ob]|none]; last first.
    by exists b0 => w w_b0; have := none w; rewrite /other w_b0 (negbTE w_b0).
  exists b => w w_b0; apply/idP/eqP => [ow|-> //].
  by have := forallP (forallP one w) b; rewrite w_b0 b_b0 ow ob => /eqP.
exists b; apply/and5P; split=> //.
- apply/forallP => x; apply/forallP => y; apply/implyP => /andP[/(implyP (forallP root_F x)) b0x].
  by move/(implyP (forallP root_F y)); apply: connect_trans; rewrite connectG.
- by rewrite b0_gt0 orbT.
- by apply: odd_ends_ball => //; apply: simple_part.
apply/forallP => g; apply/implyP => gg; have := implyP (forallP goals g) gg.
have g_b0 : g != b0 by apply: contraTneq gg => ->.
by rewrite -(one_b g g_b0); case: (deg F g) => [|[|]].
Qed.

End Drawings.

Section Swept.

Variables (B : board) (points : seq B).
Hypothesis all_points : forall v : B, v \in points.

Implicit Type F : {set {set B}}.

Lemma good_set0 : good (set0 : {set {set B}}) = false.
Proof. by apply/negbTE/negP => /and4P[_ /degP[e]]; rewrite inE. Qed.

Lemma runs_drawings by_size k : plan_valid points ->
  runs by_size (flatten (plan_codes points)) k nothing_open =
  #|[set F in weak_drawings B | (F != set0) && (size_of by_size F == k)]|.
Proof.
case/andP => start_no_goal ok.
rewrite flatten_codes (runs_completions all_points start_no_goal _ ok (fits_nothing _ _)).
apply: eq_card => F; rewrite !in_set weak_drawingsE in_set.
have -> : decided_set [::] = set0 :> {set {set B}} by apply/setP => e; rewrite !inE.
rewrite setI0 eqxx /=; have [->|F0] := eqVneq F set0; first by rewrite good_set0 !andbF.
case: (boolP (F \subset segments B)) => FS /=; first by rewrite -good_drawing.
by symmetry; apply/negbTE; apply: contra FS => /andP[/existsP[b /and5P[]]].
Qed.

Lemma start_drawing : set0 \in weak_drawings B.
Proof. by apply/weak_drawingsP; exists (initial B); split=> //; apply: reachable_initial. Qed.

Lemma nonempty_drawings : #|weak_drawings B| = #|[set F in weak_drawings B | F != set0]|.+1.
Proof. by rewrite (cardsD1 set0) start_drawing add1n; congr _.+1; apply: eq_card => F; rewrite !inE andbC. Qed.

(* Each segment that the plan decides at most doubles the number. *)
Theorem drawings_bound : plan_valid points -> #|weak_drawings B| <= (2 ^ drawn_codes (flatten (plan_codes points))).+1.
Proof.
move=> ok; rewrite nonempty_drawings ltnS; apply: leq_trans (runs_bound false _ 0 nothing_open).
rewrite (runs_drawings _ _ ok) eq_leq //; apply: eq_card => F; rewrite !inE.
by rewrite andbT.
Qed.

Variables (number table : Type) (C : counter number) (mean : nat -> number) (S : store state table number).
Variables (by_size : bool) (may_add : pred state) (holds : table -> seq (state * nat) -> Prop).
Hypotheses (numbers : counts C mean) (laws : keeps mean S may_add holds).
Hypothesis may_start : may_add nothing_open.
Hypothesis may_step : forall c st, may_add st -> all may_add (step by_size c st).

Local Notation sweep_of := (sweep C S by_size (plan_codes points)).

(* All drawings, the empty one included. *)
Theorem drawings_swept : by_size = false -> plan_valid points ->
  plus C (tally C S 0 sweep_of) (one C) = mean #|weak_drawings B|.
Proof.
move=> all_sizes ok; rewrite (tally_sweep numbers laws may_start may_step) (runs_drawings _ _ ok) nonempty_drawings.
rewrite -addn1 (mean_plus numbers) (mean_one numbers); congr (plus C (mean _) _).
by apply: eq_card => F; rewrite !inE /size_of all_sizes andbT.
Qed.

(* The drawings of k + 1 segments are those after k + 1 plies. *)
Theorem drawings_swept_by_ply k : by_size -> plan_valid points ->
  tally C S k.+1 sweep_of = mean #|[set F in weak_drawings B | #|F| == k.+1]|.
Proof.
move=> sizes ok; rewrite (tally_sweep numbers laws may_start may_step) (runs_drawings _ _ ok); congr mean.
apply: eq_card => F; rewrite !in_set /size_of sizes.
by have [->|F0] := eqVneq F set0; rewrite ?cards0.
Qed.

End Swept.
