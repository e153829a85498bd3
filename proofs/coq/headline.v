(* The theorems alone: T. Hoivik, "Experiments in Paper Soccer", for every finite board.

   Each theorem is one row of the ledger (`quadrille check`), named in the comment above it. What the statements mean
   is said by board.v, rules.v, notions.v and pitches.v, and by nothing else; how they are proved, by the files named
   in the proofs. A refuted statement is stated as the source has it, after a negation; so is what the source does not
   say, and the comment then calls it a remark. The file ends with what Coq assumed. *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require equivalence ending cycles early refuted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* claim soccer/def-2.1-centre: a remark; b0 is the centre exactly where m and n are even, elsewhere no point is; and
   on an odd n it is (n-1)/2 rows from g1 and (n+1)/2 rows from g2. *)
Definition start_central m n :=
  ((start (paper_pitch m n)).1.*2 = m :> nat) /\ ((start (paper_pitch m n)).2.*2 = n :> nat).

Theorem definition_2_1_centre :
  [/\ ~ (forall m n, odd m -> odd n -> start_central m n),
      (forall m n, start_central m n <-> ~~ odd m && ~~ odd n),
      (forall m n (p : paper_pitch m n), p.1.*2 = m :> nat -> p.2.*2 = n :> nat -> ~~ odd m && ~~ odd n) &
      (forall m n, odd n -> n - (start (paper_pitch m n)).2 = (n - 1)./2 /\
                            (start (paper_pitch m n)).2 = (n + 1)./2 :> nat)].
Proof.
split; [|exact: pitches.start_is_centre|exact: pitches.central_point|exact: pitches.start_rows].
by move/(_ 1 3 isT isT) => [/refuted.not_centre.1].
Qed.

(* claim soccer/def-2.1-degenerate: a remark; start and goals are not distinct for n = 1, where b0 = g1; then the game
   is over at ply 0. *)
Theorem definition_2_1_degenerate :
  [/\ ~ (forall m n, odd m -> odd n -> ~~ goal (start (paper_pitch m n))),
      (forall m n, goal (start (paper_pitch m n)) = (n <= 1)),
      (forall m n, goal1 (start (paper_pitch m n)) = (n <= 1)) &
      (forall (B : board) (s : state B), goal (start B) -> reachable s -> s = initial B)].
Proof.
split; [|exact: pitches.start_is_goal|exact: pitches.start_is_goal1|exact: ending.over_at_start].
by move/(_ 1 1 isT isT); rewrite pitches.start_is_goal.
Qed.

(* claim soccer/def-2.5-forced: refuted on 3x3, where the ball bounces into a corner and has no ply; and on boards with
   fewer points, of which 1x5 has odd sizes. *)
Definition bounce_leaves_a_ply (B : board) :=
  forall (s : state B) u, reachable s -> legal s u -> bounces s u -> exists v, legal (after s u) v.

Theorem definition_2_5_forced :
  [/\ ~ bounce_leaves_a_ply (paper_pitch 3 3), ~ bounce_leaves_a_ply (paper_pitch 3 2),
      ~ bounce_leaves_a_ply (paper_pitch 1 4) & ~ bounce_leaves_a_ply (paper_pitch 1 5)].
Proof.
have no_ply (B : board) (s : state B) u :
    [/\ reachable s, legal s u, bounces s u & blocked (after s u)] -> ~ bounce_leaves_a_ply B.
  by move=> [rs su bounce /andP[_ /forallP stuck]] /(_ _ _ rs su bounce)[v]; apply/negP/stuck.
split; first exact: no_ply refuted.bounce_into_corner.
- exact: no_ply (refuted.bounce_without_ply refuted.bounce_without_ply_3x2).
- exact: no_ply (refuted.bounce_without_ply refuted.bounce_without_ply_1x4).
- exact: no_ply (refuted.bounce_without_ply refuted.bounce_without_ply_1x5).
Qed.

(* claim soccer/def-2.6-draw: never; all edges are used in no game where a goal has two of them, so in none on a paper
   pitch nor on a classic one. The source says rightly that it "cannot occur before all possible plies are
   exhausted". *)
Theorem definition_2_6_draw :
  [/\ (forall (B : board) (s : state B) g,
         reachable s -> goal g -> 1 < deg (segments B) g -> drawn s != segments B),
      (forall m n (s : state (paper_pitch m n)), 0 < m -> 0 < n -> reachable s ->
         drawn s != segments (paper_pitch m n)),
      (forall w h (s : state (classic_pitch w h)), 0 < w -> reachable s -> drawn s != segments (classic_pitch w h)) &
      (forall (B : board) (s : state B) u, drawn s = segments B -> ~~ legal s u)].
Proof.
split=> [B s g|m n s m_gt0 n_gt0 rs|w h s w_gt0 rs|]; first exact: ending.never_all_drawn.
- have goal_g1 : goal (at_ m n (uphalf m) n : paper_pitch m n) by rewrite /goal /= eqxx.
  exact: ending.never_all_drawn rs goal_g1 (pitches.goal_has_two_edges m_gt0 n_gt0 goal_g1).
- have goal_g1 : goal (net w h true 1 : classic_pitch w h) by [].
  exact: ending.never_all_drawn rs goal_g1 (pitches.middle_net_has_two_edges _ _ w_gt0).
- exact: ending.all_drawn_no_ply.
Qed.

(* claim soccer/thm-3.1 *)
Theorem theorem_3_1 (B : board) :
  equivalence_relation (@weakly_equivalent B) /\ equivalence_relation (@strongly_equivalent B).
Proof. by split; [apply: equivalence.weak_equivalence | apply: equivalence.strong_equivalence]. Qed.

(* claim soccer/thm-3.2: holds for reachable states, whose history fixes drawing, ball and player; not for any
   quadruples, and of these equal ones may have different players. *)
Theorem theorem_3_2 :
  [/\ (forall (B : board) (s t : state B), reachable s -> reachable t -> equal s t <-> history s = history t),
      (forall (B : board) (s t : state B), reachable s -> reachable t -> history s = history t -> s = t),
      ~ (forall s t : state (paper_pitch 1 3), equal s t <-> history s = history t) &
      exists s t : state (paper_pitch 1 3), equal s t /\ mover s <> mover t].
Proof.
split; [exact: equivalence.equal_iff_same_history | exact: equivalence.history_determines_state | |
  exact: refuted.equal_unlike_players].
by have [s [t [same differ]]] := refuted.same_history_unequal; move/(_ s t) => [_ /(_ same)].
Qed.

(* claim soccer/ply-parity: refuted by three plies on 1x3; nor is it any other function of the plies. *)
Theorem ply_parity :
  ~ (forall s : state (paper_pitch 1 3), reachable s -> mover s = if odd (plies s) then Two else One) /\
  ~ exists f : nat -> player, forall s : state (paper_pitch 1 3), reachable s -> mover s = f (plies s).
Proof.
split; first by have [rs three one] := refuted.parity_fails; move/(_ _ rs); rewrite three one.
have [s [t [rs rt same differ]]] := refuted.plies_leave_player_open.
by move=> [f by_plies]; apply: differ; rewrite !by_plies // same.
Qed.

(* claim soccer/thm-3.3: never attained where a goal has two edges; sharper, at most one ply more than there are edges
   off the goals, which is attained on 1x3 with 11 of 16 edges. *)
Theorem theorem_3_3 :
  [/\ (forall (B : board) (s : state B), reachable s -> plies s <= #|segments B|),
      (forall (B : board) (s : state B) g,
         reachable s -> goal g -> 1 < deg (segments B) g -> plies s < #|segments B|),
      (forall (B : board) (s : state B), reachable s -> plies s <= 1 + #|off_goals B|) &
      exists s : state (paper_pitch 1 3),
        [/\ reachable s, plies s = 11, 1 + #|off_goals (paper_pitch 1 3)| = 11 & #|segments (paper_pitch 1 3)| = 16]].
Proof.
split; [exact: ending.plies_le_segments | exact: ending.plies_lt_segments | exact: ending.plies_le_off_goals |].
by eexists; apply: refuted.bound_attained.
Qed.

(* claim soccer/lem-3.1 *)
Theorem lemma_3_1 (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t -> plies s = plies t.
Proof. exact: equivalence.weak_same_plies. Qed.

(* claim soccer/thm-3.4 *)
Theorem theorem_3_4 (B : board) (s t : state B) :
  reachable s -> reachable t -> strongly_equivalent s t -> plies s = plies t.
Proof. exact: equivalence.strong_same_plies. Qed.

(* claim soccer/lem-3.2: holds; each of the first two turns has one ply. The source's proof says that b0 has nonzero
   degree at the beginning, and 8 first plies. *)
Theorem lemma_3_2 :
  [/\ (forall (B : board) (s : state B),
         wall_free B -> reachable s -> all (fun n => n <= 1) (take 2 (turns (history s)))),
      (forall B : board, deg (drawn (initial B)) (start B) = 0) &
      #|[set u | legal (initial (paper_pitch 1 3)) u]| = 5].
Proof.
by split; [exact: early.first_turns_one_ply | exact: refuted.start_has_degree_zero | exact: refuted.five_first_plies].
Qed.

(* claim soccer/lem-3.3: holds; two turns or less, one under way included, are two plies or less. A remark: of two
   completed turns, the third under way, it would be false. *)
Theorem lemma_3_3 :
  [/\ (forall (B : board) (s t : state B), wall_free B -> reachable s -> reachable t ->
         size (turns (history s)) <= 2 -> size (turns (history t)) <= 2 -> weakly_equivalent s t -> equal s t),
      (forall (B : board) (s : state B), wall_free B -> reachable s -> size (turns (history s)) <= 2 -> plies s <= 2),
      (forall (B : board) (s t : state B), reachable s -> reachable t ->
         plies s <= 2 -> plies t <= 2 -> weakly_equivalent s t -> equal s t) &
      ~ (forall s t : state (paper_pitch 1 3), reachable s -> reachable t ->
           turns_passed (history s) <= 2 -> turns_passed (history t) <= 2 -> weakly_equivalent s t -> equal s t)].
Proof.
split=> [B s t nowall rs rt s2 t2 st|B s|B s t rs rt s2 t2 st|].
- by rewrite (early.two_turns_no_equivalents nowall rs rt s2 t2 st).
- exact: early.two_turns_two_plies.
- by rewrite (early.two_plies_no_equivalents rs rt s2 t2 st).
have [[rs rt] [s2 t2] [st _] differ] := refuted.two_turns_equivalents.
by move/(_ _ _ rs rt); rewrite s2 t2 => /(_ isT isT st).
Qed.

(* claim soccer/lem-3.4: holds; what a ply creates is a cycle through its edge (with walls: or it lands on a wall). A
   remark: of any cycle in the drawing it would be false. *)
Theorem lemma_3_4 :
  [/\ (forall (B : board) (s : state B) u, wall_free B -> reachable s -> legal s u ->
         bounces s u <-> cycle_through (draw s u) (ball s) u),
      (forall (B : board) (s : state B) u, reachable s -> legal s u ->
         bounces s u <-> wall u \/ cycle_through (draw s u) (ball s) u),
      (forall (B : board) (s : state B) u v, reachable s -> 0 < deg (drawn s) u -> 0 < deg (drawn s) v ->
         connect (link (drawn s)) u v) &
      ~ (forall (s : state (paper_pitch 1 3)) u, reachable s -> legal s u ->
           bounces s u <-> exists c, graph_cycle (draw s u) c)].
Proof.
split; [exact: cycles.bounce_iff_cycle | exact: cycles.bounce_iff_wall_or_cycle | exact: cycles.drawing_connected |].
have [rs su calm cyclic] := refuted.no_bounce_with_cycle.
by move/(_ _ _ rs su) => [_ /(_ cyclic)]; apply/negP.
Qed.

(* claim soccer/thm-3.5: holds; the source's proof takes any leaf to be the ball's vertex, but b0 is one, too. *)
Theorem theorem_3_5 :
  (forall (B : board) (s t : state B),
     reachable s -> reachable t -> acyclic (drawn s) -> weakly_equivalent s t -> s = t) /\
  exists s : state (paper_pitch 1 3),
    [/\ reachable s, acyclic (drawn s), plies s = 2, deg (drawn s) (start (paper_pitch 1 3)) = 1 &
        ball s <> start (paper_pitch 1 3)].
Proof. by split; [exact: cycles.acyclic_one_history | eexists; exact: refuted.start_is_leaf]. Qed.

(* claim soccer/no-bounce-unique: the last clause of Theorem 3.5, for every board; with walls, too, a ply that closes a
   cycle bounces. *)
Theorem no_bounce_unique (B : board) (s t : state B) :
  reachable s -> reachable t -> bounce_count (history s) = 0 -> weakly_equivalent s t -> s = t.
Proof. exact: cycles.no_bounce_one_history. Qed.

(* claim soccer/cor-3.5 *)
Theorem corollary_3_5 (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t -> s <> t -> exists c, graph_cycle (drawn s) c.
Proof. exact: cycles.several_states_cycle. Qed.

Print Assumptions definition_2_1_centre.
Print Assumptions definition_2_1_degenerate.
Print Assumptions definition_2_5_forced.
Print Assumptions definition_2_6_draw.
Print Assumptions theorem_3_1.
Print Assumptions theorem_3_2.
Print Assumptions ply_parity.
Print Assumptions theorem_3_3.
Print Assumptions lemma_3_1.
Print Assumptions theorem_3_4.
Print Assumptions lemma_3_2.
Print Assumptions lemma_3_3.
Print Assumptions lemma_3_4.
Print Assumptions theorem_3_5.
Print Assumptions no_bounce_unique.
Print Assumptions corollary_3_5.
