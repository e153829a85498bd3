(* The end of a game, and the maximal number of its plies: Def. 2.6 and Theorem 3.3 of the source (T. Hoivik,
   "Experiments in Paper Soccer").

   The source says that a game has at most |E(V)| plies, the number of all edges, and that a game may draw all of them.
   But the first edge drawn at a goal ends the game, so a game draws at most one edge that ends at a goal. Therefore the
   number of plies is at most the number of edges that end at no goal, plus one. If two edges end at the same goal, no
   game draws all edges.

   off_goals B == the edges of B of which no end is a goal (notions.v)
   end_deg h v == the number of edges of the history h that end at v (histories.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Ending.

Variable B : board.
Implicit Types (s : state B) (u v : B) (h t : seq B).

Lemma drawn_segments s : reachable s -> drawn s \subset segments B.
Proof.
elim=> [|{}s u _ IH /andP[_ /andP[su _]]]; first by rewrite sub0set.
by rewrite /= /draw subUset sub1set mem_segments su.
Qed.

Theorem plies_le_segments s : reachable s -> plies s <= #|segments B|.
Proof. by move=> rs; rewrite plies_drawn // subset_leq_card // drawn_segments. Qed.

Theorem plies_le_off_goals s : reachable s -> plies s <= 1 + #|off_goals B|.
Proof.
move=> /trail_of_state[th _]; rewrite /plies; case: (history s) th => [|u [|v t]] // uvt.
have vt := trail_behead uvt; rewrite /= -[size t]/(size (v :: t)).-1 -(card_drawn vt) add1n ltnS.
apply: subset_leq_card; apply/subsetP => e e_in; rewrite inE.
rewrite (subsetP (drawn_segments (state_of_trail vt))) //=.
have [x [y exy]] := drawn_edge (etrans (trailE _) vt) e_in; move: e_in.
rewrite exy drawn_darts ?trailE // => /mem_darts /andP[xt yt].
move: uvt => /and5P[_ _ _ _ /allP no_goal].
by apply/forallP => z; apply/implyP; rewrite !inE => /orP[] /eqP ->; apply: no_goal.
Qed.

(* Only at its newest vertex can a history have an edge at a goal. *)
Lemma end_deg_goal u t v : trail (u :: t) -> goal v -> end_deg (u :: t) v = (t != [::]) && (u == v).
Proof.
case: t => [|w t] // uwt gv; rewrite end_deg_cons /=.
have no_goal : v \notin w :: t.
  by move: uwt => /and5P[_ _ _ _ /allP no_goal]; apply: contraL gv => /no_goal.
have -> : (w == v) = false by apply: contraNF no_goal => /eqP ->; rewrite mem_head.
rewrite addn0; suff -> : end_deg (w :: t) v = 0 by rewrite addn0.
apply/eqP; rewrite -leqn0 leqNgt; apply: contra no_goal.
by case: t uwt => [|x t] uwt //; rewrite end_deg_gt0 // (trail_behead uwt).
Qed.

(* At most one edge ends at a goal: the three net points of a classic goal and both goals share it. *)
Theorem goals_degree s : reachable s -> \sum_(v : B | goal v) deg (drawn s) v <= 1.
Proof.
move=> /trail_of_state[th ->]; case: (history s) th => [|u t] // ut.
rewrite (eq_bigr (fun v => if (t != [::]) && (u == v) then 1 else 0)); last first.
  by move=> v gv; rewrite deg_end // end_deg_goal //; case: ifP.
rewrite -big_mkcondr sum1dep_card -(cards1 u); apply: subset_leq_card.
by apply/subsetP => v; rewrite !inE [v == u]eq_sym => /and3P[].
Qed.

Theorem goal_degree s v : reachable s -> goal v -> deg (drawn s) v <= 1.
Proof.
move=> /trail_of_state[th ->] gv; rewrite deg_end //; case: (history s) th => [|u t] // ut.
by rewrite end_deg_goal // leq_b1.
Qed.

Theorem never_all_drawn s v : reachable s -> goal v -> 1 < deg (segments B) v -> drawn s != segments B.
Proof. by move=> rs gv; rewrite ltnNge; apply: contra => /eqP <-; apply: goal_degree. Qed.

(* On a draw after all edges are used, Def. 2.6 says that "this cannot occur before all possible plies are exhausted".
   *)
Theorem all_drawn_no_ply s u : drawn s = segments B -> ~~ legal s u.
Proof. by move=> all_drawn; rewrite /legal /can_draw all_drawn mem_segments; case: segment; rewrite ?andbF. Qed.

(* The sentence before in Def. 2.6: "If no legal ply exists for the player to move, that player loses." *)
Theorem all_drawn_mover_loses s : drawn s = segments B -> ~~ goal (ball s) -> winner s = Some (other (mover s)).
Proof.
move=> all_drawn; rewrite /goal /winner negb_or => /andP[/negbTE -> /negbTE ->].
by case: forallP => // -[u]; apply: all_drawn_no_ply.
Qed.

Theorem plies_lt_segments s v : reachable s -> goal v -> 1 < deg (segments B) v -> plies s < #|segments B|.
Proof.
move=> rs gv dv; rewrite plies_drawn // proper_card // properEneq drawn_segments // andbT.
exact: never_all_drawn gv dv.
Qed.

(* If the ball starts on a goal (paper:mx1), the game is over before the first ply. *)
Theorem over_at_start s : goal (start B) -> reachable s -> s = initial B.
Proof.
by move=> g0; elim=> // {}s u _ -> /andP[]; rewrite g0.
Qed.

End Ending.
