(* The rules of Paper Soccer as short programs that Coq can run.

   The definitions use finite sets, on which Coq cannot compute in practice. The programs use lists instead, and work on
   any board whose points are given as a list. A history is the list of the visited vertices, newest first. The programs
   compute from a history, for example, where the ball bounced. The lemmas say that the programs agree with the
   definitions. The examples in refuted.v and the counts in counting.v rest on these lemmas.

   bounces_in h          == the number of plies of h that bounce: the ball comes to a wall, or to a vertex that it has
                           visited before
   turns_in h            == the number of plies of h that pass the move
   grid m n              == a list of the points of paper_pitch m n, each once
   field_grid w h        == a list of the points of classic_pitch w h, each once
   played t              == the state after the history t, written oldest vertex first, as in records of games
   off_goals_segment u v == u and v are adjacent, and neither is a goal
   off_goals_board       == the board without the segments at goals *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence ending cycles mover pitches.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Computing.

Variable B : board.
Implicit Types (u v : B) (g h t : seq B).

Fixpoint bounces_in h :=
  if h is u :: t then if t is [::] then 0 else (wall u || (u \in t)) + bounces_in t else 0.

Fixpoint turns_in h :=
  if h is u :: t then if t is [::] then 0 else ~~ (wall u || (u \in t)) + turns_in t else 0.

Definition played t := state_of (rev t).

Lemma bounce_count_in h : trail h -> bounce_count h = bounces_in h.
Proof.
elim: h => [|u [|v t] IH] // uvt; rewrite bounce_count_cons bounceE // IH //.
exact: trail_behead uvt.
Qed.

Lemma turns_passed_in h : trail h -> turns_passed h = turns_in h.
Proof.
elim: h => [|u [|v t] IH] // uvt; rewrite turns_passed_cons bounceE // IH //.
exact: trail_behead uvt.
Qed.

Lemma mover_in h : trail h -> mover (state_of h) = mover_after (turns_in h).
Proof. by move=> th; rewrite mover_turns // turns_passed_in. Qed.

Lemma same_drawing_in g h : trail g -> trail h -> perm_eq (darts g) (darts h) ->
  drawn (state_of g) = drawn (state_of h).
Proof. by move=> tg th gh; apply/same_drawing => //; apply: perm_mem. Qed.

(* Sets over a board whose points are listed. *)

Lemma card_listed (T : finType) (l : seq T) (P : pred T) :
  uniq l -> (forall x, x \in l) -> #|P| = count P l.
Proof.
move=> uniq_l all_l; rewrite -size_filter -(card_uniqP (filter_uniq P uniq_l)).
by apply: eq_card => x; rewrite mem_filter all_l andbT.
Qed.

Variable points : seq B.
Hypothesis uniq_points : uniq points.
Hypothesis all_points : forall v, v \in points.

Lemma blocked_in h : trail h ->
  blocked (state_of h) = ~~ goal (head (start B) h) && all (fun u => ~~ trail (u :: h)) points.
Proof.
move=> th; rewrite /blocked trail_state //; congr (_ && _).
apply/forallP/allP => [no_ply u _|no_ply u]; first by rewrite -legal_trail.
by rewrite legal_trail // no_ply.
Qed.

Lemma legal_number h : trail h -> #|[set u | legal (state_of h) u]| = count (fun u => trail (u :: h)) points.
Proof.
move=> th; rewrite -(card_listed _ uniq_points all_points); apply: eq_card => u.
by rewrite inE legal_trail.
Qed.

Lemma number_of_segments :
  #|segments B|.*2 = count (fun d => segment d.1 d.2) [seq (u, v) | u <- points, v <- points].
Proof.
rewrite card_segments; apply: card_listed; first by rewrite allpairs_uniq => // [[? ?] [? ?]].
by move=> [u v]; rewrite (allpairs_f pair).
Qed.

Lemma degree_of_point v : deg (segments B) v = count (segment v) points.
Proof.
rewrite -(card_listed _ uniq_points all_points) /deg.
have inj : {in [pred u | segment v u] &, injective (fun u : B => [set v; u])}.
  move=> x y; rewrite !inE => vx vy /eqP; rewrite edge_eq !xpair_eqE eqxx => /orP[/eqP //|/andP[/eqP E _]].
  by move: vy; rewrite -E segment_irr.
have -> : #|segment v| = #|[pred u | segment v u]| by apply: eq_card.
rewrite -(card_in_imset inj); apply: eq_card => e; rewrite inE; apply/andP/imsetP => [[]|[u]].
  move=> /edge_of_segments[x [y [xy ->]]]; rewrite !inE => /orP[]/eqP E.
    by exists y; rewrite ?inE E.
  by exists x; rewrite ?inE E 1?segment_sym // setUC.
by rewrite inE => vu ->; rewrite mem_segments !inE eqxx.
Qed.

End Computing.

(* The edges off the goals are the edges of a smaller board. *)

Section OffGoals.

Variable B : board.

Definition off_goals_segment (u v : B) := [&& segment u v, ~~ goal u & ~~ goal v].

Lemma off_goals_sym : symmetric off_goals_segment.
Proof. by move=> u v; rewrite /off_goals_segment segment_sym; congr (_ && _); rewrite andbC. Qed.

Lemma off_goals_irr : irreflexive off_goals_segment.
Proof. by move=> u; rewrite /off_goals_segment segment_irr. Qed.

Definition off_goals_board : board :=
  @Board _ off_goals_segment off_goals_sym off_goals_irr (start B) (@goal1 B) (@goal2 B) (@wall B).

Lemma off_goalsE : off_goals B = segments off_goals_board.
Proof.
apply/setP => e; rewrite inE; apply/andP/idP => [[]|].
  move=> /edge_of_segments[u [v [uv ->]]] /forallP no_goal.
  have := no_goal u; have := no_goal v; rewrite !inE !eqxx orbT /= => nv nu.
  by rewrite (@mem_segments off_goals_board) /= /off_goals_segment uv nu nv.
move=> /(@edge_of_segments off_goals_board)[u [v [/and3P[uv nu nv] ->]]]; rewrite mem_segments uv; split=> //.
by apply/forallP => x; apply/implyP; rewrite !inE => /orP[]/eqP ->.
Qed.

End OffGoals.

(* The points of the pitches. *)

Definition grid m n : seq (paper_pitch m n) := [seq at_ m n i j | i <- iota 0 m.+1, j <- iota 0 n.+1].

Definition field_grid w h : seq (classic_pitch w h) :=
  [seq field w h i j | i <- iota 0 (w.*2).+1, j <- iota 0 (h.*2).+1] ++
  [seq net w h k i | k <- [:: false; true], i <- iota 0 3].

Lemma coord_val n (i : 'I_n.+1) : coord n i = i.
Proof. by apply: val_inj; rewrite /= modn_small. Qed.

Lemma mem_grid m n (p : paper_pitch m n) : p \in grid m n.
Proof.
apply/allpairsP; exists (p.1 : nat, p.2 : nat); rewrite !mem_iota !add0n !ltn_ord /at_ !coord_val.
by split=> //; case: p.
Qed.

Lemma mem_field_grid w h (p : classic_pitch w h) : p \in field_grid w h.
Proof.
rewrite mem_cat; case: p => [[i j]|[k i]]; apply/orP; [left|right]; apply/allpairsP.
  by exists (i : nat, j : nat); rewrite !mem_iota !add0n !ltn_ord /field !coord_val.
by exists (k, i : nat); rewrite !mem_iota !add0n ltn_ord /net coord_val; case: k.
Qed.

Lemma uniq_grid m n : uniq (grid m n).
Proof.
apply: allpairs_uniq; rewrite ?iota_uniq // => x y /allpairsP[p [p1 p2 ->]] /allpairsP[q [q1 q2 ->]] /=.
move: p1 p2 q1 q2; rewrite !mem_iota !add0n /= => p1 p2 q1 q2 [].
by rewrite !modn_small // => -> ->.
Qed.

Lemma uniq_field_grid w h : uniq (field_grid w h).
Proof.
rewrite cat_uniq; apply/and3P; split=> //.
  apply: allpairs_uniq; rewrite ?iota_uniq // => x y /allpairsP[p [p1 p2 ->]] /allpairsP[q [q1 q2 ->]] /=.
  move: p1 p2 q1 q2; rewrite !mem_iota !add0n /= => p1 p2 q1 q2 [].
  by rewrite !modn_small // => -> ->.
by apply/hasPn => p /allpairsP[x [_ _ ->]]; apply/negP => /allpairsP[y [_ _]].
Qed.
