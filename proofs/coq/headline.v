(* The theorems about the paper "Experiments in Paper Soccer" (T. Hoivik), for every finite board. This file has their
   statements; the files named in the proofs contain the arguments.

   Each theorem states one fact. A comment that begins with `claim GAME/NAME` names a claim of the ledger, the list of
   claims and verdicts that `quadrille check` prints. The first theorem below the comment proves the verdict on that
   claim, and the theorems up to the next such comment add facts about the claim. Only graph.v, board.v, rules.v,
   notions.v and pitches.v define the terms of the statements. If a statement of the paper is refuted, the theorem is
   the negation of that statement. A claim that the paper does not make is a remark, and the comment above the theorem
   says so. `B : board` is any finite board, with walls or without; wall_free B says that the board has no walls, as in
   the paper. The file ends with Coq's list of the assumptions on which the theorems rest.

   start_central m n     == the start of paper_pitch m n is the centre of the pitch
   bounce_leaves_a_ply B == on the board B a legal ply follows each bounce of a reachable state *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions pitches.
From Quadrille Require equivalence ending cycles early mover classes refuted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition start_central m n :=
  ((start (paper_pitch m n)).1.*2 = m :> nat) /\ ((start (paper_pitch m n)).2.*2 = n :> nat).

(* claim soccer/def-2.1-centre: a remark; b0 is the centre exactly if m and n are even. *)
Theorem definition_2_1_centre m n : start_central m n <-> ~~ odd m && ~~ odd n.
Proof. exact: pitches.start_is_centre. Qed.

(* Otherwise no point is the centre. *)
Theorem no_central_point m n (p : paper_pitch m n) :
  p.1.*2 = m :> nat -> p.2.*2 = n :> nat -> ~~ odd m && ~~ odd n.
Proof. exact: pitches.central_point. Qed.

(* On an odd n, b0 is (n-1)/2 rows from g1. *)
Theorem start_rows_from_g1 m n : odd n -> n - (start (paper_pitch m n)).2 = (n - 1)./2.
Proof. by case/(pitches.start_rows m). Qed.

(* It is (n+1)/2 rows from g2. *)
Theorem start_rows_from_g2 m n : odd n -> (start (paper_pitch m n)).2 = (n + 1)./2 :> nat.
Proof. by case/(pitches.start_rows m). Qed.

(* claim soccer/def-2.1-degenerate: a remark; the start is a goal exactly for n <= 1. *)
Theorem definition_2_1_degenerate m n : goal (start (paper_pitch m n)) = (n <= 1).
Proof. exact: pitches.start_is_goal. Qed.

(* Then the start is g1. *)
Theorem start_is_goal1 m n : goal1 (start (paper_pitch m n)) = (n <= 1).
Proof. exact: pitches.start_is_goal1. Qed.

(* Then the game is over at ply 0. *)
Theorem over_at_start (B : board) (s : state B) : goal (start B) -> reachable s -> s = initial B.
Proof. exact: ending.over_at_start. Qed.

Definition bounce_leaves_a_ply (B : board) :=
  forall (s : state B) u, reachable s -> legal s u -> bounces s u -> exists v, legal (after s u) v.

Lemma bounce_leaves_no_ply (B : board) (s : state B) u :
  [/\ reachable s, legal s u, bounces s u & blocked (after s u)] -> ~ bounce_leaves_a_ply B.
Proof. by move=> [rs su bounce /andP[_ /forallP stuck]] /(_ _ _ rs su bounce)[v]; apply/negP/stuck. Qed.

(* claim soccer/def-2.5-forced: refuted on 3x3, where the ball bounces into a corner and no ply is left. *)
Theorem definition_2_5_forced : ~ bounce_leaves_a_ply (paper_pitch 3 3).
Proof. exact: bounce_leaves_no_ply refuted.bounce_into_corner. Qed.

(* Boards with fewer points refute it too; of these, 1x5 has odd sizes. *)
Theorem forced_3x2 : ~ bounce_leaves_a_ply (paper_pitch 3 2).
Proof. exact: bounce_leaves_no_ply (refuted.bounce_without_ply refuted.bounce_without_ply_3x2). Qed.

Theorem forced_1x4 : ~ bounce_leaves_a_ply (paper_pitch 1 4).
Proof. exact: bounce_leaves_no_ply (refuted.bounce_without_ply refuted.bounce_without_ply_1x4). Qed.

Theorem forced_1x5 : ~ bounce_leaves_a_ply (paper_pitch 1 5).
Proof. exact: bounce_leaves_no_ply (refuted.bounce_without_ply refuted.bounce_without_ply_1x5). Qed.

(* claim soccer/def-2.6-draw: no game uses all edges of a board on which a goal has two edges. *)
Theorem definition_2_6_draw (B : board) (s : state B) g :
  reachable s -> goal g -> 1 < deg (segments B) g -> drawn s != segments B.
Proof. exact: ending.never_all_drawn. Qed.

(* So no game uses all edges of a paper pitch. *)
Theorem no_draw_on_paper m n (s : state (paper_pitch m n)) :
  0 < m -> 0 < n -> reachable s -> drawn s != segments (paper_pitch m n).
Proof.
move=> m_gt0 n_gt0 rs; have goal_g1 : goal (at_ m n (uphalf m) n : paper_pitch m n) by rewrite /goal /= eqxx.
exact: ending.never_all_drawn rs goal_g1 (pitches.goal_has_two_edges m_gt0 n_gt0 goal_g1).
Qed.

(* No game uses all edges of a classic pitch. *)
Theorem no_draw_on_classic w h (s : state (classic_pitch w h)) :
  0 < w -> reachable s -> drawn s != segments (classic_pitch w h).
Proof.
move=> w_gt0 rs; have goal_g1 : goal (net w h true 1 : classic_pitch w h) by [].
exact: ending.never_all_drawn rs goal_g1 (pitches.middle_net_has_two_edges _ _ w_gt0).
Qed.

(* The source correctly says that a draw "cannot occur before all possible plies are exhausted". *)
Theorem all_drawn_no_ply (B : board) (s : state B) u : drawn s = segments B -> ~~ legal s u.
Proof. exact: ending.all_drawn_no_ply. Qed.

(* Def. 2.6 lets such a state be "optionally" a draw. By its sentence before, and by the proof of Theorem 3.3, "the
   player whose turn it is loses". The two contradict each other if the ball is on no goal. *)
Theorem all_drawn_mover_loses (B : board) (s : state B) :
  drawn s = segments B -> ~~ goal (ball s) -> winner s = Some (other (mover s)).
Proof. exact: ending.all_drawn_mover_loses. Qed.

(* claim soccer/thm-3.1: weak equivalence is an equivalence relation. *)
Theorem theorem_3_1 (B : board) : equivalence_relation (@weakly_equivalent B).
Proof. exact: equivalence.weak_equivalence. Qed.

(* So is strong equivalence. *)
Theorem theorem_3_1_strong (B : board) : equivalence_relation (@strongly_equivalent B).
Proof. exact: equivalence.strong_equivalence. Qed.

(* claim soccer/thm-3.2: holds for reachable states. *)
Theorem theorem_3_2 (B : board) (s t : state B) : reachable s -> reachable t -> equal s t <-> history s = history t.
Proof. exact: equivalence.equal_iff_same_history. Qed.

(* The history of a reachable state determines its drawing, ball and player. *)
Theorem history_determines_state (B : board) (s t : state B) :
  reachable s -> reachable t -> history s = history t -> s = t.
Proof. exact: equivalence.history_determines_state. Qed.

(* It does not hold for arbitrary quadruples. *)
Theorem theorem_3_2_quadruples : ~ (forall s t : state (paper_pitch 1 3), equal s t <-> history s = history t).
Proof. by have [s [t [same differ]]] := refuted.same_history_unequal; move/(_ s t) => [_ /(_ same)]. Qed.

(* Equal quadruples may have different players. *)
Theorem theorem_3_2_players : exists s t : state (paper_pitch 1 3), equal s t /\ mover s <> mover t.
Proof. exact: refuted.equal_unlike_players. Qed.

(* claim soccer/ply-parity: refuted by three plies on 1x3. *)
Theorem ply_parity :
  ~ (forall s : state (paper_pitch 1 3), reachable s -> mover s = if odd (plies s) then Two else One).
Proof. by have [rs three one] := refuted.parity_fails; move/(_ _ rs); rewrite three one. Qed.

(* Nor is the player any other function of the number of plies. *)
Theorem plies_leave_player_open :
  ~ exists f : nat -> player, forall s : state (paper_pitch 1 3), reachable s -> mover s = f (plies s).
Proof.
have [s [t [rs rt same differ]]] := refuted.plies_leave_player_open.
by move=> [f by_plies]; apply: differ; rewrite !by_plies // same.
Qed.

(* claim soccer/thm-3.3 *)
Theorem theorem_3_3 (B : board) (s : state B) : reachable s -> plies s <= #|segments B|.
Proof. exact: ending.plies_le_segments. Qed.

(* The bound is never reached on a board on which a goal has two edges. *)
Theorem theorem_3_3_strict (B : board) (s : state B) g :
  reachable s -> goal g -> 1 < deg (segments B) g -> plies s < #|segments B|.
Proof. exact: ending.plies_lt_segments. Qed.

(* A sharper bound: a game has at most one ply more than there are edges off the goals. *)
Theorem theorem_3_3_sharper (B : board) (s : state B) : reachable s -> plies s <= 1 + #|off_goals B|.
Proof. exact: ending.plies_le_off_goals. Qed.

(* 1x3 reaches this bound. *)
Theorem theorem_3_3_attained : exists2 s : state (paper_pitch 1 3), reachable s & plies s = 1 + #|off_goals (paper_pitch 1 3)|.
Proof. by have [rs eleven bound _] := refuted.bound_attained; eexists; [exact: rs | rewrite eleven bound]. Qed.

(* The bound for 1x3 is 11 plies. *)
Theorem off_goals_1x3 : 1 + #|off_goals (paper_pitch 1 3)| = 11.
Proof. by have [] := refuted.bound_attained. Qed.

(* 1x3 has 16 edges. *)
Theorem segments_1x3 : #|segments (paper_pitch 1 3)| = 16.
Proof. by have [] := refuted.bound_attained. Qed.

(* claim soccer/lem-3.1 *)
Theorem lemma_3_1 (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t -> plies s = plies t.
Proof. exact: equivalence.weak_same_plies. Qed.

(* claim soccer/thm-3.4 *)
Theorem theorem_3_4 (B : board) (s t : state B) :
  reachable s -> reachable t -> strongly_equivalent s t -> plies s = plies t.
Proof. exact: equivalence.strong_same_plies. Qed.

(* claim soccer/lem-3.2: each of the first two turns has one ply. *)
Theorem lemma_3_2 (B : board) (s : state B) :
  wall_free B -> reachable s -> all (fun n => n <= 1) (take 2 (turns (history s))).
Proof. exact: early.first_turns_one_ply. Qed.

(* The source's proof says that b0 has nonzero degree at the beginning. *)
Theorem lemma_3_2_start_degree (B : board) : deg (drawn (initial B)) (start B) = 0.
Proof. exact: refuted.start_has_degree_zero. Qed.

(* It also says that there are 8 first plies. *)
Theorem lemma_3_2_first_plies : #|[set u | legal (initial (paper_pitch 1 3)) u]| = 5.
Proof. exact: refuted.five_first_plies. Qed.

(* claim soccer/lem-3.2-moves: in turn 2, when the move has passed once, there are at most 7 legal moves. *)
Theorem lemma_3_2_moves m n (s : state (paper_pitch m n)) :
  reachable s -> turns_passed (history s) = 1 -> #|[set u | legal s u]| <= 7.
Proof.
move=> rs /(mover.turn_2 _ rs) - /(_ (fun=> erefl)) /(early.second_plies rs) less.
by rewrite -ltnS (leq_trans less) ?pitches.paper_neighbours.
Qed.

(* Each leads to a vertex of degree 0. *)
Theorem lemma_3_2_degrees (B : board) (s : state B) u : wall_free B ->
  reachable s -> turns_passed (history s) = 1 -> legal s u -> deg (drawn s) u = 0.
Proof. by move=> nowall rs /(mover.turn_2 nowall rs); apply: early.second_ply_fresh. Qed.

(* For turn 2 is under way after one ply, and only then. *)
Theorem turn_2 (B : board) (s : state B) :
  wall_free B -> reachable s -> turns_passed (history s) = 1 <-> plies s = 1.
Proof. exact: mover.turn_2. Qed.

(* On any board there are, after one ply, fewer legal moves than the ball has neighbours. *)
Theorem second_plies (B : board) (s : state B) :
  reachable s -> plies s = 1 -> #|[set u | legal s u]| < #|[set u | segment (ball s) u]|.
Proof. exact: early.second_plies. Qed.

(* claim soccer/lem-3.3 *)
Theorem lemma_3_3 (B : board) (s t : state B) : wall_free B -> reachable s -> reachable t ->
  size (turns (history s)) <= 2 -> size (turns (history t)) <= 2 -> weakly_equivalent s t -> equal s t.
Proof. by move=> nowall rs rt s2 t2 st; rewrite (early.two_turns_no_equivalents nowall rs rt s2 t2 st). Qed.

(* For two turns or less, including one under way, are two plies or less. *)
Theorem two_turns_two_plies (B : board) (s : state B) :
  wall_free B -> reachable s -> size (turns (history s)) <= 2 -> plies s <= 2.
Proof. exact: early.two_turns_two_plies. Qed.

(* For two plies or less the lemma is true with walls, too. *)
Theorem two_plies_no_equivalents (B : board) (s t : state B) :
  reachable s -> reachable t -> plies s <= 2 -> plies t <= 2 -> weakly_equivalent s t -> equal s t.
Proof. by move=> rs rt s2 t2 st; rewrite (early.two_plies_no_equivalents rs rt s2 t2 st). Qed.

(* A remark: for two completed turns, with the third under way, the lemma would be false. *)
Theorem lemma_3_3_completed_turns :
  ~ (forall s t : state (paper_pitch 1 3), reachable s -> reachable t ->
       turns_passed (history s) <= 2 -> turns_passed (history t) <= 2 -> weakly_equivalent s t -> equal s t).
Proof.
have [[rs rt] [s2 t2] [st _] differ] := refuted.two_turns_equivalents.
by move/(_ _ _ rs rt); rewrite s2 t2 => /(_ isT isT st).
Qed.

(* claim soccer/zero-plies: in the proof of Lemma 3.3, "there only exists one 0 ply game state". *)
Theorem zero_plies (B : board) (s : state B) : reachable s -> plies s = 0 -> s = initial B.
Proof. exact: early.zero_plies. Qed.

(* claim soccer/lem-3.4: a ply bounces exactly if there is a cycle through its edge. *)
Theorem lemma_3_4 (B : board) (s : state B) u : wall_free B -> reachable s -> legal s u ->
  bounces s u <-> cycle_through (draw s u) (ball s) u.
Proof. exact: cycles.bounce_iff_cycle. Qed.

(* With walls: a ply bounces exactly if there is such a cycle or it lands on a wall. *)
Theorem lemma_3_4_walls (B : board) (s : state B) u : reachable s -> legal s u ->
  bounces s u <-> wall u \/ cycle_through (draw s u) (ball s) u.
Proof. exact: cycles.bounce_iff_wall_or_cycle. Qed.

(* The source's proof uses, without saying so, that the drawing is connected. *)
Theorem drawing_connected (B : board) (s : state B) u v :
  reachable s -> 0 < deg (drawn s) u -> 0 < deg (drawn s) v -> connect (link (drawn s)) u v.
Proof. exact: cycles.drawing_connected. Qed.

(* A remark: with any cycle of the drawing in place of one through the edge, the lemma would be false. *)
Theorem lemma_3_4_any_cycle :
  ~ (forall (s : state (paper_pitch 1 3)) u, reachable s -> legal s u ->
       bounces s u <-> exists c, graph_cycle (draw s u) c).
Proof.
have [rs su calm cyclic] := refuted.no_bounce_with_cycle.
by move/(_ _ _ rs su) => [_ /(_ cyclic)]; apply/negP.
Qed.

(* claim soccer/thm-3.5 *)
Theorem theorem_3_5 (B : board) (s t : state B) :
  reachable s -> reachable t -> acyclic (drawn s) -> weakly_equivalent s t -> s = t.
Proof. exact: cycles.acyclic_one_history. Qed.

(* The source's proof takes any leaf to be the ball's vertex, but b0 is a leaf, too. *)
Theorem theorem_3_5_leaf : exists s : state (paper_pitch 1 3),
  [/\ reachable s, acyclic (drawn s), plies s = 2, deg (drawn s) (start (paper_pitch 1 3)) = 1 &
      ball s <> start (paper_pitch 1 3)].
Proof. by eexists; exact: refuted.start_is_leaf. Qed.

(* claim soccer/acyclic-mover: the proof ends with "the current player to move (which follows deterministically from
   t)". This holds for an acyclic drawing without walls. *)
Theorem acyclic_mover (B : board) (s : state B) :
  wall_free B -> reachable s -> acyclic (drawn s) -> mover s = mover_after (plies s).
Proof. exact: mover.acyclic_mover. Qed.

(* A remark: with walls it fails. On classic:2x2 the first ply may bounce off a wall. *)
Theorem acyclic_mover_walls :
  ~ (forall s : state (classic_pitch 1 1), reachable s -> acyclic (drawn s) -> mover s = mover_after (plies s)).
Proof. by have [rs acyc one same] := refuted.wall_mover; move/(_ _ rs acyc); rewrite one same. Qed.

(* claim soccer/no-bounce-unique: the last clause of Theorem 3.5, for every board. With walls, too, a ply that closes a
   cycle bounces. *)
Theorem no_bounce_unique (B : board) (s t : state B) :
  reachable s -> reachable t -> bounce_count (history s) = 0 -> weakly_equivalent s t -> s = t.
Proof. exact: cycles.no_bounce_one_history. Qed.

(* claim soccer/cor-3.5 *)
Theorem corollary_3_5 (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t -> s != t -> exists c, graph_cycle (drawn s) c.
Proof. by move=> rs rt st /eqP; apply: cycles.several_states_cycle. Qed.

(* claim soccer/cor-3.5-converse: section 3.2 of the source states it as an intuition, "a game whose equivalence class
   is itself (then it must have no cyclic subgraphs)". *)
Theorem corollary_3_5_converse (B : board) (s : state B) c :
  reachable s -> graph_cycle (drawn s) c -> exists t, [/\ reachable t, weakly_equivalent s t & t != s].
Proof.
by move=> rs /(classes.cycle_several_states rs)[t [rt st /eqP ts]]; exists t.
Qed.

Print Assumptions definition_2_1_centre.
Print Assumptions no_central_point.
Print Assumptions start_rows_from_g1.
Print Assumptions start_rows_from_g2.
Print Assumptions definition_2_1_degenerate.
Print Assumptions start_is_goal1.
Print Assumptions over_at_start.
Print Assumptions definition_2_5_forced.
Print Assumptions forced_3x2.
Print Assumptions forced_1x4.
Print Assumptions forced_1x5.
Print Assumptions definition_2_6_draw.
Print Assumptions no_draw_on_paper.
Print Assumptions no_draw_on_classic.
Print Assumptions all_drawn_no_ply.
Print Assumptions all_drawn_mover_loses.
Print Assumptions theorem_3_1.
Print Assumptions theorem_3_1_strong.
Print Assumptions theorem_3_2.
Print Assumptions history_determines_state.
Print Assumptions theorem_3_2_quadruples.
Print Assumptions theorem_3_2_players.
Print Assumptions ply_parity.
Print Assumptions plies_leave_player_open.
Print Assumptions theorem_3_3.
Print Assumptions theorem_3_3_strict.
Print Assumptions theorem_3_3_sharper.
Print Assumptions theorem_3_3_attained.
Print Assumptions off_goals_1x3.
Print Assumptions segments_1x3.
Print Assumptions lemma_3_1.
Print Assumptions theorem_3_4.
Print Assumptions lemma_3_2.
Print Assumptions lemma_3_2_start_degree.
Print Assumptions lemma_3_2_first_plies.
Print Assumptions lemma_3_2_moves.
Print Assumptions lemma_3_2_degrees.
Print Assumptions turn_2.
Print Assumptions second_plies.
Print Assumptions lemma_3_3.
Print Assumptions two_turns_two_plies.
Print Assumptions two_plies_no_equivalents.
Print Assumptions lemma_3_3_completed_turns.
Print Assumptions zero_plies.
Print Assumptions lemma_3_4.
Print Assumptions lemma_3_4_walls.
Print Assumptions drawing_connected.
Print Assumptions lemma_3_4_any_cycle.
Print Assumptions theorem_3_5.
Print Assumptions theorem_3_5_leaf.
Print Assumptions acyclic_mover.
Print Assumptions acyclic_mover_walls.
Print Assumptions no_bounce_unique.
Print Assumptions corollary_3_5.
Print Assumptions corollary_3_5_converse.
