(* Theorems on Paper Soccer that the source (T. Hoivik, "Experiments in Paper Soccer") does not state, for every finite
   board. This file has their statements; other files contain the arguments.

   Each theorem states one fact. The first theorem below a comment `claim GAME/NAME` proves the verdict on that claim,
   as in headline.v. graph.v, board.v, rules.v, notions.v and pitches.v define the terms of the statements. On a classic
   pitch the rim is a wall, and the start b0 is not on the rim. *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions pitches.
From Quadrille Require equivalence ending mover classes euler refuted.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* claim soccer/weak-is-strong: by the handshake lemma, since the odd vertices are b0 and the ball. *)
Theorem weak_is_strong (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t <-> strongly_equivalent s t.
Proof. exact: equivalence.weak_is_strong. Qed.

Theorem odd_vertices (B : board) (s : state B) v :
  reachable s -> odd (deg (drawn s) v) = (v == start B) (+) (v == ball s).
Proof. exact: equivalence.odd_vertices. Qed.

(* claim soccer/mover *)
Theorem mover_of_drawing (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t -> mover s = mover t.
Proof. exact: mover.same_mover. Qed.

(* The player to move depends on the number of times that the move has passed. *)
Theorem mover_by_turns (B : board) (s : state B) : reachable s -> mover s = mover_after (turns_passed (history s)).
Proof. exact: mover.mover_drawn. Qed.

(* Without walls the move has passed once for each drawn vertex except b0. *)
Theorem turns_of_drawing (B : board) (s : state B) :
  wall_free B -> reachable s -> turns_passed (history s) + 1 = #|drawn_vertices s|.
Proof. exact: mover.turns_added. Qed.

(* With walls it has passed once for each drawn vertex off the walls, except b0. *)
Theorem turns_off_wall (B : board) (s : state B) :
  ~~ wall (start B) -> reachable s -> turns_passed (history s) + 1 = #|off_wall (drawn_vertices s)|.
Proof. by move=> off rs; exact: mover.turns_added_walls. Qed.

(* This holds on each classic pitch. *)
Theorem turns_on_classic w h (s : state (classic_pitch w h)) :
  0 < w -> 0 < h -> reachable s -> turns_passed (history s) + 1 = #|off_wall (drawn_vertices s)|.
Proof. by move=> w_gt0 h_gt0 rs; exact: mover.turns_added_walls rs (pitches.classic_start_off_wall w_gt0 h_gt0). Qed.

(* claim soccer/drawing-is-position: states of one drawing have the same ball and mover (above), and the same winner.
   *)
Theorem drawing_is_position (B : board) (s t : state B) :
  reachable s -> reachable t -> weakly_equivalent s t -> winner s = winner t.
Proof. by move=> rs rt st; have [] := mover.same_position rs rt st. Qed.

(* They have the same legal plies. *)
Theorem same_plies_legal (B : board) (s t : state B) u :
  reachable s -> reachable t -> weakly_equivalent s t -> legal s u = legal t u.
Proof. by move=> rs rt st; have [_ _ _ /(_ u)[]] := mover.same_position rs rt st. Qed.

(* The same plies bounce. *)
Theorem same_bounces (B : board) (s t : state B) u :
  reachable s -> reachable t -> weakly_equivalent s t -> legal s u -> bounces s u = bounces t u.
Proof. by move=> rs rt st su; have [_ _ _ /(_ u)[_ /(_ su)[]]] := mover.same_position rs rt st. Qed.

(* After each ply they have the same drawing again. *)
Theorem same_after (B : board) (s t : state B) u :
  reachable s -> reachable t -> weakly_equivalent s t -> legal s u -> weakly_equivalent (after s u) (after t u).
Proof. by move=> rs rt st su; have [_ _ _ /(_ u)[_ /(_ su)[]]] := mover.same_position rs rt st. Qed.

(* claim soccer/class-size-even: a class whose drawing has a cycle has an even number of histories. *)
Theorem class_size_even (B : board) (s : state B) c :
  reachable s -> graph_cycle (drawn s) c -> ~~ odd (class_size s).
Proof. exact: classes.class_size_even. Qed.

(* Any other class has one history. *)
Theorem class_size_acyclic (B : board) (s : state B) : reachable s -> acyclic (drawn s) -> class_size s = 1.
Proof. exact: classes.class_size_acyclic. Qed.

(* The states of a class are the histories of its drawing. *)
Theorem weak_class_histories (B : board) (s t : state B) : reachable s ->
  reachable t /\ weakly_equivalent s t <->
  exists h : (#|drawn s|).+1.-tuple B, [/\ h \in weak_class s, t = state_of h & history t = h].
Proof. exact: classes.weak_classP. Qed.

(* claim soccer/bounces-are-cycles: without walls. *)
Theorem bounces_are_cycles (B : board) (s : state B) :
  wall_free B -> reachable s -> bounce_count (history s) = cyclomatic (drawn s).
Proof. exact: mover.bounces_cyclomatic. Qed.

(* With walls each drawn wall vertex bounces the ball once without a cycle. *)
Theorem bounces_with_walls (B : board) (s : state B) : ~~ wall (start B) -> reachable s ->
  bounce_count (history s) = cyclomatic (drawn s) + #|on_wall (drawn_vertices s)|.
Proof. by move=> off rs; apply: mover.bounces_cycles_walls. Qed.

(* This holds on each classic pitch. *)
Theorem bounces_on_classic w h (s : state (classic_pitch w h)) : 0 < w -> 0 < h -> reachable s ->
  bounce_count (history s) = cyclomatic (drawn s) + #|on_wall (drawn_vertices s)|.
Proof.
by move=> w_gt0 h_gt0 rs; apply: mover.bounces_cycles_walls rs (pitches.classic_start_off_wall w_gt0 h_gt0).
Qed.

(* The ply (1,1) (0,0) of classic:2x2 is an example. *)
Theorem bounce_without_cycle : exists s : state (classic_pitch 1 1),
  [/\ reachable s, bounce_count (history s) = 1, acyclic (drawn s) &
      #|drawn s| + n_comp (link (drawn s)) predT = #|classic_pitch 1 1|].
Proof. by eexists; apply: refuted.wall_bounce_without_cycle. Qed.

(* The same facts as sums, in which no subtraction is cut off at 0. Bounces, vertices and plies without walls: *)
Theorem bounces_and_vertices (B : board) (s : state B) :
  wall_free B -> reachable s -> bounce_count (history s) + #|drawn_vertices s| = plies s + 1.
Proof. by move=> nowall rs; have [] := mover.bounces_added nowall rs. Qed.

(* Bounces, vertices and plies with walls: *)
Theorem bounces_and_vertices_walls (B : board) (s : state B) :
  ~~ wall (start B) -> reachable s -> bounce_count (history s) + #|off_wall (drawn_vertices s)| = plies s + 1.
Proof. by move=> off rs; have [] := mover.bounces_added_walls rs off. Qed.

(* Bounces, points, edges and components without walls: *)
Theorem bounces_and_components (B : board) (s : state B) : wall_free B -> reachable s ->
  bounce_count (history s) + #|B| = #|drawn s| + n_comp (link (drawn s)) predT.
Proof. by move=> nowall rs; have [] := mover.bounces_added nowall rs. Qed.

(* Bounces, points, edges and components with walls: *)
Theorem bounces_and_components_walls (B : board) (s : state B) : ~~ wall (start B) -> reachable s ->
  bounce_count (history s) + #|B| = #|drawn s| + n_comp (link (drawn s)) predT + #|on_wall (drawn_vertices s)|.
Proof. by move=> off rs; have [] := mover.bounces_added_walls rs off. Qed.

(* claim soccer/class-size-euler *)
Theorem class_size_euler (B : board) (s : state B) :
  reachable s -> class_size s = eulerian_trails (drawn s) (start B).
Proof. exact: euler.class_size_eulerian. Qed.

(* claim soccer/goal-degree *)
Theorem goal_degree (B : board) (s : state B) g : reachable s -> goal g -> deg (drawn s) g <= 1.
Proof. exact: ending.goal_degree. Qed.

(* All points of the goals together have at most one edge. *)
Theorem goals_degree (B : board) (s : state B) : reachable s -> \sum_(g : B | goal g) deg (drawn s) g <= 1.
Proof. exact: ending.goals_degree. Qed.

(* claim soccer/drawings: the condition on a set of segments to be the drawing of a reachable state. The number of weak
   classes is the number of these sets. *)
Theorem drawings (B : board) (G : {set {set B}}) : (exists s : state B, reachable s /\ drawn s = G) <->
  G = set0 \/ exists b, [/\ G \subset segments B, connected G, 0 < deg G (start B), odd_ends G (start B) b &
                           forall g, goal g -> deg G g <= (g == b)].
Proof. exact: euler.drawingP. Qed.

(* The ball is the b of the condition. *)
Theorem drawings_and_ball (B : board) (G : {set {set B}}) b :
  (exists s : state B, [/\ reachable s, drawn s = G & ball s = b]) <-> is_drawing G b.
Proof. by apply: rwP; apply: euler.is_drawingP. Qed.

(* Such a set has an Eulerian trail from b0 to the ball. *)
Theorem drawing_has_trail (B : board) (G : {set {set B}}) b :
  is_drawing G b -> exists2 t, eulerian_trail G (start B) t & last (start B) t = b.
Proof. exact: euler.eulerian_trail_exists. Qed.

(* weak_drawings, which the numbers below count, contains exactly the drawings of reachable states. *)
Theorem weak_drawings_reached (B : board) (G : {set {set B}}) :
  G \in weak_drawings B <-> exists s, reachable s /\ drawn s = G.
Proof. by apply: iff_sym; apply: rwP; apply: euler.weak_drawingsP. Qed.

(* It contains exactly the sets that satisfy the condition. *)
Theorem weak_drawings_condition (B : board) : weak_drawings B = [set G | [exists b, is_drawing G b]].
Proof. exact: euler.weak_drawingsE. Qed.

Print Assumptions weak_is_strong.
Print Assumptions odd_vertices.
Print Assumptions mover_of_drawing.
Print Assumptions mover_by_turns.
Print Assumptions turns_of_drawing.
Print Assumptions turns_off_wall.
Print Assumptions turns_on_classic.
Print Assumptions drawing_is_position.
Print Assumptions same_plies_legal.
Print Assumptions same_bounces.
Print Assumptions same_after.
Print Assumptions class_size_even.
Print Assumptions class_size_acyclic.
Print Assumptions weak_class_histories.
Print Assumptions bounces_are_cycles.
Print Assumptions bounces_with_walls.
Print Assumptions bounces_on_classic.
Print Assumptions bounce_without_cycle.
Print Assumptions bounces_and_vertices.
Print Assumptions bounces_and_vertices_walls.
Print Assumptions bounces_and_components.
Print Assumptions bounces_and_components_walls.
Print Assumptions class_size_euler.
Print Assumptions goal_degree.
Print Assumptions goals_degree.
Print Assumptions drawings.
Print Assumptions drawings_and_ball.
Print Assumptions drawing_has_trail.
Print Assumptions weak_drawings_reached.
Print Assumptions weak_drawings_condition.
