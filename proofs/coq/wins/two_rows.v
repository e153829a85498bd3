(* On a pitch two rows high, player 1 wins before player 2 can draw.

   On a paper pitch the ball starts next to both goals, so the first ply can enter a goal. On a classic pitch the ball
   starts next to a post of each goal (an end of the goal's opening, the mouth). A ply that ends on a post bounces, so
   the same player draws again. The middle point of the net behind the mouth is next to the post. So the second ply can
   enter the goal.

   post       == the left post of the mouth of the goal g2
   middle_net == the middle net point behind this mouth *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules pitches wins.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma legal_initial (B : board) (u : B) : legal (initial B) u = ~~ goal (start B) && segment (start B) u.
Proof. by rewrite /legal /can_draw /= in_set0 andbT. Qed.

Section Paper.

Variable m : nat.
Notation pitch := (paper_pitch m 2).

Lemma paper_shot : legal (initial pitch) (at_ m 2 (uphalf m) 0).
Proof.
rewrite legal_initial start_is_goal /= at_adjacent ?ceil_half_le //.
by rewrite /king_adjacent /sq_distance /= gapnn.
Qed.

Lemma paper_shot_wins : winner (after (initial pitch) (at_ m 2 (uphalf m) 0)) = Some One.
Proof. by rewrite /winner /= !xpair_eqE !eqxx. Qed.

Theorem paper_two_rows : wins One (initial pitch).
Proof. by apply: wins_own paper_shot _ (wins_over paper_shot_wins). Qed.

End Paper.

Section Classic.

Variable w : nat.
Hypothesis w_gt0 : 0 < w.
Notation pitch := (classic_pitch w 1).

Definition post : pitch := field w 1 w.-1 0.
Definition middle_net : pitch := net w 1 false 1.

Let lt_field i : i <= w -> i < (w.*2).+1.
Proof. by move=> i_w; rewrite ltnS -addnn (leq_trans i_w) // leq_addr. Qed.

Let gap_pred : gap w w.-1 = 1 /\ gap w.-1 w = 1.
Proof. by case: w w_gt0 => // k _; rewrite /gap /= subSnn (eqP (leqnSn k)). Qed.

Lemma to_post : legal (initial pitch) post.
Proof.
rewrite legal_initial /=; apply/andP; split.
  rewrite /= !modn_small ?lt_field ?leq_pred //.
  by rewrite /king_adjacent /sq_distance /= (gap_pred.1).
apply/orP; left; apply/negP => /orP[/andP[/eqP/(congr1 val) /=]|/andP[/eqP/(congr1 val) //]].
by rewrite !modn_small ?lt_field ?leq_pred // => E; move: (ltn_predL w); rewrite -E ltnn w_gt0.
Qed.

Lemma post_bounces : mover (after (initial pitch) post) = One.
Proof.
rewrite /= /bounces (_ : wall post) //= /rim /middle_of_mouth /=.
by rewrite !orbT !modn_small ?lt_field ?leq_pred // andbT ltn_eqF // ltn_predL.
Qed.

Lemma to_net : legal (after (initial pitch) post) middle_net.
Proof.
rewrite legal_undrawn undrawn_after /undrawn in_set0 andbT.
have near : segment post middle_net.
  apply/andP; split; last by rewrite /= orbT.
  rewrite /= !modn_small ?lt_field ?leq_pred // addn1 prednK //.
  by rewrite /king_adjacent /sq_distance /= (gap_pred.2).
rewrite near edge_eq !xpair_eqE negb_or !negb_and; apply/and4P; by split=> //; apply/orP; right.
Qed.

Lemma net_wins : winner (after (after (initial pitch) post) middle_net) = Some One.
Proof. by []. Qed.

Theorem classic_two_rows : wins One (initial pitch).
Proof.
apply: wins_own to_post _ _ => //; apply: wins_own to_net post_bounces _.
exact: wins_over net_wins.
Qed.

End Classic.
