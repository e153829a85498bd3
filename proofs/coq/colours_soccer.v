(* The number of drawings of Paper Soccer follows from a colour sum (colours.v). A drawing is the set of the segments
   that a game has drawn.

   Take a drawing that touches no goal, and let e be the vertex on which the ball lies. One more segment from e to a
   goal gives a drawing that touches a goal, and each such drawing arises in this way. So the drawing without goals
   accounts for 1 + k drawings: itself, and one for each of the k segments from e to goals. With the weight 1 + k for
   each vertex e, the weighted colour sum yields the number of all drawings. The theorem assumes that the start is no
   goal; otherwise the game is over before the first ply.

   to_goals e == the number of segments from e to goals
   drawings_from, weighted_colour_sum, value (colours.v); is_drawing, off_goals, weak_drawings (notions.v) *)
From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions cycles euler colours.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Soccer.

Variable B : board.
Implicit Types (u v r e g b : B) (D G H : {set {set B}}).
Hypothesis start_off_goal : ~~ goal (start B).

Definition to_goals e := #|[set g | goal g && segment e g]|.

Local Notation without_goals e := (drawings_from (off_goals B) (start B) e).

Lemma off_goals_segments : off_goals B \subset segments B.
Proof. by apply/subsetP => E; rewrite inE => /andP[]. Qed.

(* Both kinds of drawings in terms of rooted, as in euler.v. *)

Lemma without_goalsP D e :
  reflect [/\ D \subset segments B, forall g, goal g -> deg D g = 0, rooted D (start B) & odd_ends D (start B) e]
          (D \in without_goals e).
Proof.
have off (DS : D \subset segments B) : reflect (forall g, goal g -> deg D g = 0) (D \subset off_goals B).
  apply: (iffP subsetP) => [off g gg|none E ED].
    apply/eqP; rewrite -leqn0 leqNgt; apply/negP => /degP[E /off]; rewrite inE => /andP[_ /forall_inP all] /all.
    by rewrite gg.
  rewrite inE (subsetP DS) //; apply/forall_inP => v vE; apply/negP => /none v0.
  by have /degP : exists2 E, E \in D & v \in E; [exists E|rewrite v0].
rewrite inE; apply: (iffP and4P) => [[D_off conn touched ends]|[DS none rooted_D ends]].
  have DS := subset_trans D_off off_goals_segments.
  by split=> //; [apply/(off DS)|rewrite rootedE ?conn].
by move: rooted_D; rewrite rootedE // => /andP[]; split=> //; apply/(off DS).
Qed.

Lemma is_drawingE G b :
  is_drawing G b = [&& G \subset segments B, rooted G (start B), odd_ends G (start B) b
                     & [forall g, goal g ==> (deg G g <= (g == b))]].
Proof. by rewrite /is_drawing; case: (boolP (G \subset _)) => //= GS; rewrite rootedE // -!andbA. Qed.

Lemma end_off_goal D e : D \in without_goals e -> ~~ goal e.
Proof.
move=> /without_goalsP[_ none _ /forallP/(_ e)]; rewrite eqxx addbT; apply: contraTN => ge.
by rewrite none //= eq_sym eqbF_neg negbK; apply: contraNneq start_off_goal => <-.
Qed.

Lemma drawings_off b : ~~ goal b -> #|[set G | is_drawing G b]| = #|without_goals b|.
Proof.
move=> b_off; apply: eq_card => G; rewrite inE is_drawingE.
apply/and4P/without_goalsP => [[GS rooted_G ends /forallP goals]|[GS none rooted_G ends]]; split=> //.
  move=> g gg; have := goals g; rewrite gg /=; case: eqP => [E|_]; last by rewrite leqn0 => /eqP.
  by move: b_off; rewrite -E gg.
by apply/forallP => g; apply/implyP => gg; rewrite none.
Qed.

(* The last segment to a goal b. *)

Lemma goal_edge_new D e u b : goal b -> D \in without_goals e -> [set u; b] \notin D.
Proof.
move=> gb /without_goalsP[_ none _ _]; apply/negP => ubD; have /eqP := none b gb; rewrite eqn0Ngt => /negP[].
by apply/degP; exists [set u; b]; rewrite // !inE eqxx orbT.
Qed.

Lemma add_goal D e b : goal b -> segment e b -> D \in without_goals e -> is_drawing ([set e; b] |: D) b.
Proof.
move=> gb eb De; have [DS none /forallP rooted_D /forallP ends] := without_goalsP _ _ De.
have e_b : e != b by apply: contraTneq eb => ->; rewrite segment_irr.
have degE v : deg ([set e; b] |: D) v = (v \in [set e; b]) + deg D v by apply: deg_add (goal_edge_new _ gb De).
have sub u v : connect (link D) u v -> connect (link ([set e; b] |: D)) u v.
  by apply: connect_sub => x y xy; apply: connect1; rewrite /link inE -/(link D x y) xy orbT.
have r_e : connect (link ([set e; b] |: D)) (start B) e by apply/sub/odd_ends_connected/forallP => //; apply: simple_part.
rewrite is_drawingE; apply/and4P; split.
- by rewrite subUset sub1set mem_segments eb.
- apply/forallP => v; rewrite degE !inE; apply/implyP => v_gt0.
  have [->//|v_e] := eqVneq v e; have [Eb|v_b] := eqVneq v b.
    by rewrite Eb; apply: connect_trans r_e _; apply: connect1; rewrite /link !inE eqxx.
  by apply/sub/(implyP (rooted_D v)); move: v_gt0; rewrite (negbTE v_e) (negbTE v_b).
- apply/forallP => v; rewrite degE oddD !inE (eqP (ends v)) oddb.
  case: (v =P e) => [->|_]; first by rewrite (negbTE e_b); case: (e == start B).
  by case: (v == b); case: (v == start B).
apply/forallP => g; apply/implyP => gg; rewrite degE none // !inE addn0.
by case: (g =P e) gg => [->|_]; rewrite ?(negbTE (end_off_goal De)).
Qed.

Lemma take_goal G b : goal b -> is_drawing G b ->
  exists e D, [/\ segment e b, D \in without_goals e & G = [set e; b] |: D].
Proof.
rewrite is_drawingE => gb /and4P[GS rooted_G ends /forallP goals].
have b_start : b != start B by apply: contraNneq start_off_goal => <-.
have b_gt0 : 0 < deg G b by have := forallP ends b; rewrite (negbTE b_start) eqxx /=; case: (deg G b).
have [e b_e beG] := deg_link (simple_part GS) b_gt0.
have be : segment b e by rewrite -mem_segments (subsetP GS).
exists e, (G :\ [set b; e]).
have none g : goal g -> deg (G :\ [set b; e]) g = 0.
  move=> gg; have := goals g; rewrite gg (deg_take g beG) !inE /=.
  case: (g == b) => /=; first by rewrite add1n ltnS leqn0 => /eqP.
  by rewrite leqn0 addn_eq0 => /andP[_ /eqP].
have ends' := odd_ends_take beG b_e ends.
split; [by rewrite segment_sym| |by rewrite [X in X |: _]setUC setD1K].
apply/without_goalsP; split=> //; first by apply: subset_trans GS; apply: subD1set.
by apply: rooted_take => //; [apply: simple_part | rewrite none].
Qed.

Lemma drawings_goal b : goal b -> #|[set G | is_drawing G b]| = \sum_(e | segment e b) #|without_goals e|.
Proof.
move=> gb; under [RHS]eq_bigr do rewrite -sum1_card.
pose X := [pred x : B * {set {set B}} | segment x.1 b && (x.2 \in without_goals x.1)].
rewrite pair_big_dep sum1_card -[RHS]/#|X|.
pose h (x : B * {set {set B}}) := [set x.1; b] |: x.2.
rewrite -(@card_in_imset _ _ h X) => [|[e D] [e' D'] /= /andP[_ De] /andP[_ De'] E]; last first.
  have new : [set e; b] \notin D by apply: goal_edge_new De.
  have new' : [set e; b] \notin D' by apply: goal_edge_new De'.
  have ee' : e = e'.
    have : [set e; b] \in h (e', D') by rewrite -E !inE eqxx.
    by rewrite !inE (negbTE new') orbF edge_eq => /orP[/eqP[]|/eqP[-> ->]].
  by rewrite -ee' in E *; rewrite -(setU1K new) -(setU1K new') -[_ |: D]/(h (e, D)) E.
apply: eq_card => G; rewrite inE; apply/idP/imsetP => [/(take_goal gb)[e [D [eb De ->]]]|[[e D] /andP[eb De] ->]].
  by exists (e, D); rewrite // inE eb.
exact: add_goal.
Qed.

(* All drawings, by their ends. *)
Theorem card_weak_drawings : #|weak_drawings B| = \sum_e (1 + to_goals e) * #|without_goals e|.
Proof.
have no_draw g : goal g -> #|without_goals g| = 0.
  by move=> gg; apply: eq_card0 => D; apply/negP => /end_off_goal; rewrite gg.
pose ball_of G := odflt (start B) [pick b | is_drawing G b].
have ball_ofE G b : is_drawing G b -> ball_of G = b.
  rewrite /ball_of; case: pickP => [b' fit fit' /=|/(_ b)->] //.
  have [_ _ _ /forallP ends _] := and5P fit; have [_ _ _ /forallP ends' _] := and5P fit'.
  have := ends' b'; rewrite (eqP (ends b')) eqxx.
  by case: (b' == start B) => /eqP //=; case: eqP.
rewrite weak_drawingsE -sum1_card (partition_big ball_of xpredT) //=.
transitivity (\sum_(b : B) #|[set G | is_drawing G b]|).
  apply: eq_bigr => b _; rewrite sum1_card; apply: eq_card => G; rewrite !inE unfold_in inE.
  apply/andP/idP => [[/existsP[b' fit] /eqP <-]|fit]; first by rewrite (ball_ofE _ _ fit).
  by split; [apply/existsP; exists b|rewrite (ball_ofE _ _ fit)].
rewrite (bigID (@goal B)) /= addnC (eq_bigr _ drawings_off) (eq_bigr _ drawings_goal).
under [RHS]eq_bigr do rewrite mulnDl mul1n.
rewrite big_split /=; congr (_ + _); first by rewrite [RHS](bigID (@goal B)) /= [X in X + _]big1.
rewrite (exchange_big_dep xpredT) //=; apply: eq_bigr => e _.
by rewrite sum_nat_const /to_goals; congr (_ * _); apply: eq_card => g; rewrite !inE.
Qed.

Theorem soccer_polynomial :
  exists p, [/\ forall q, weighted_colour_sum (off_goals B) (start B) (fun e => Z.of_nat (1 + to_goals e)) q =
                          value p (Z.of_nat q),
                nth 0%Z p 0 = 0%Z & nth 0%Z p 1 = (2 ^ Z.of_nat #|B| * Z.of_nat #|weak_drawings B|)%Z].
Proof.
have [p [p_value p0 p1]] := weighted_polynomial (start B) (fun e => Z.of_nat (1 + to_goals e)) off_goals_segments.
exists p; split=> //; rewrite p1 card_weak_drawings Z_sum; congr Z.mul; apply: eq_bigr => e _.
by rewrite Nat2Z.inj_mul.
Qed.

End Soccer.
