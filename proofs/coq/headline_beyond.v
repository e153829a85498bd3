(* The theorems alone, continued: what no sentence of the source says, for every finite board.

   As in headline.v: each theorem is one row of the ledger (`quadrille check`), named in the comment above it; what the
   statements mean is said by board.v, rules.v, notions.v and pitches.v. The file ends with what Coq assumed. *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions pitches.
From Quadrille Require equivalence ending mover classes euler refuted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* claim soccer/weak-is-strong: by the handshake lemma, since the odd vertices are b0 and the ball. *)
Theorem weak_is_strong (B : board) :
  (forall s t : state B, reachable s -> reachable t -> weakly_equivalent s t <-> strongly_equivalent s t) /\
  (forall (s : state B) v, reachable s -> odd (deg (drawn s) v) = (v == start B) (+) (v == ball s)).
Proof. by split=> [s t|s v]; [apply: equivalence.weak_is_strong | apply: equivalence.odd_vertices]. Qed.

(* claim soccer/mover: on a classic pitch, drawn vertices off the wall. *)
Theorem mover_of_drawing :
  [/\ (forall (B : board) (s t : state B), reachable s -> reachable t -> weakly_equivalent s t -> mover s = mover t),
      (forall (B : board) (s : state B), reachable s -> mover s = mover_after (turns_passed (history s))),
      (forall (B : board) (s : state B), wall_free B -> reachable s ->
         turns_passed (history s) + 1 = #|drawn_vertices s|),
      (forall (B : board) (s : state B), ~~ wall (start B) -> reachable s ->
         turns_passed (history s) + 1 = #|off_wall (drawn_vertices s)|) &
      (forall w h (s : state (classic_pitch w h)), 0 < w -> 0 < h -> reachable s ->
         turns_passed (history s) + 1 = #|off_wall (drawn_vertices s)|)].
Proof.
split=> [B s t|B s|B s|B s b0_off_wall rs|w h s w_gt0 h_gt0 rs];
  [exact: mover.same_mover | exact: mover.mover_drawn | exact: mover.turns_added | exact: mover.turns_added_walls |].
exact: mover.turns_added_walls rs (pitches.classic_start_off_wall w_gt0 h_gt0).
Qed.

(* claim soccer/drawing-is-position: same ball, mover, winner and plies, and after each ply the same again. *)
Theorem drawing_is_position (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t ->
  [/\ ball s = ball t, mover s = mover t, winner s = winner t &
      forall u, legal s u = legal t u /\
                (legal s u -> weakly_equivalent (after s u) (after t u) /\ bounces s u = bounces t u)].
Proof. exact: mover.same_position. Qed.

(* claim soccer/cor-3.5-converse *)
Theorem corollary_3_5_converse (B : board) (s : state B) c :
  reachable s -> graph_cycle (drawn s) c -> exists t, [/\ reachable t, weakly_equivalent s t & t <> s].
Proof. exact: classes.cycle_several_states. Qed.

(* claim soccer/class-size-even: the class is the histories of the drawing; one if it is acyclic, else evenly many. *)
Theorem class_size_even (B : board) (s : state B) : reachable s ->
  [/\ (forall t, reachable t /\ weakly_equivalent s t <->
         exists h : (#|drawn s|).+1.-tuple B, [/\ h \in weak_class s, t = state_of h & history t = h]),
      (acyclic (drawn s) -> class_size s = 1) &
      (forall c, graph_cycle (drawn s) c -> ~~ odd (class_size s))].
Proof.
by move=> rs; split=> [t||c]; [apply: classes.weak_classP | apply: classes.class_size_acyclic |
  apply: classes.class_size_even].
Qed.

(* claim soccer/bounces-are-cycles: on paper, bounces are the cyclomatic number. With walls, each drawn wall vertex
   bounces once without a cycle, as the ply (1,1) (0,0) of classic:2x2 does. The sums say the same with nothing cut off
   at 0. *)
Theorem bounces_are_cycles :
  [/\ (forall (B : board) (s : state B), wall_free B -> reachable s ->
         [/\ bounce_count (history s) = cyclomatic (drawn s),
             bounce_count (history s) + #|drawn_vertices s| = plies s + 1 &
             bounce_count (history s) + #|B| = #|drawn s| + n_comp (link (drawn s)) predT]),
      (forall (B : board) (s : state B), ~~ wall (start B) -> reachable s ->
         [/\ bounce_count (history s) = cyclomatic (drawn s) + #|on_wall (drawn_vertices s)|,
             bounce_count (history s) + #|off_wall (drawn_vertices s)| = plies s + 1 &
             bounce_count (history s) + #|B| =
               #|drawn s| + n_comp (link (drawn s)) predT + #|on_wall (drawn_vertices s)|]),
      (forall w h (s : state (classic_pitch w h)), 0 < w -> 0 < h -> reachable s ->
         bounce_count (history s) = cyclomatic (drawn s) + #|on_wall (drawn_vertices s)| /\
         bounce_count (history s) + #|off_wall (drawn_vertices s)| = plies s + 1) &
      exists s : state (classic_pitch 1 1),
        [/\ reachable s, bounce_count (history s) = 1, acyclic (drawn s) &
            #|drawn s| + n_comp (link (drawn s)) predT = #|classic_pitch 1 1|]].
Proof.
split=> [B s nowall rs|B s b0_off_wall rs|w h s w_gt0 h_gt0 rs|].
- by have [added cycles] := mover.bounces_added nowall rs; split=> //; apply: mover.bounces_cyclomatic.
- by have [added cycles] := mover.bounces_added_walls rs b0_off_wall; split=> //; apply: mover.bounces_cycles_walls.
- have b0_off_wall := pitches.classic_start_off_wall w_gt0 h_gt0.
  by have [added _] := mover.bounces_added_walls rs b0_off_wall; split=> //; apply: mover.bounces_cycles_walls.
- by eexists; apply: refuted.wall_bounce_without_cycle.
Qed.

(* claim soccer/class-size-euler *)
Theorem class_size_euler (B : board) (s : state B) :
  reachable s -> class_size s = eulerian_trails (drawn s) (start B).
Proof. exact: classes.class_size_eulerian. Qed.

(* claim soccer/goal-degree: at most one edge at all the goals' points together. *)
Theorem goal_degree (B : board) (s : state B) : reachable s ->
  (forall g, goal g -> deg (drawn s) g <= 1) /\ \sum_(g : B | goal g) deg (drawn s) g <= 1.
Proof. by move=> rs; split=> [g|]; [apply: ending.goal_degree | apply: ending.goals_degree]. Qed.

(* claim soccer/drawings: which sets of segments are drawings of reachable states, so that the weak classes are as many
   as these sets. Such a set has an Eulerian trail from b0 to the ball. *)
Theorem drawings :
  [/\ (forall (B : board) (G : {set {set B}}), (exists s : state B, reachable s /\ drawn s = G) <->
         G = set0 \/ exists b, [/\ G \subset segments B, connected G, 0 < deg G (start B), odd_ends G (start B) b &
                                  forall g, goal g -> deg G g <= (g == b)]),
      (forall (B : board) (G : {set {set B}}) (b : B),
         (exists s : state B, [/\ reachable s, drawn s = G & ball s = b]) <-> is_drawing G b),
      (forall (B : board) (G : {set {set B}}) (b : B),
         is_drawing G b -> exists t, eulerian_trail G (start B) t && (last b t == b)) &
      (forall (B : board),
         (forall G, G \in weak_drawings B <-> exists s, reachable s /\ drawn s = G) /\
         weak_drawings B = [set G | [exists b, is_drawing G b]])].
Proof.
split; [exact: euler.drawingP|by move=> *; apply: rwP; apply: euler.is_drawingP|exact: euler.eulerian_trail_exists|].
by move=> B; split=> [G|]; [apply: iff_sym; apply: rwP; apply: euler.weak_drawingsP | exact: euler.weak_drawingsE].
Qed.

Print Assumptions weak_is_strong.
Print Assumptions mover_of_drawing.
Print Assumptions drawing_is_position.
Print Assumptions corollary_3_5_converse.
Print Assumptions class_size_even.
Print Assumptions bounces_are_cycles.
Print Assumptions class_size_euler.
Print Assumptions goal_degree.
Print Assumptions drawings.
