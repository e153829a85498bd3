(* Refutations of false statements and false proof steps of the source (T. Hoivik, "Experiments in Paper Soccer"). Some
   refutations concern statements that resemble the source's, but that the source does not make. In the list of claims
   that `quadrille check` prints, these refutations belong to remarks.

   A witness consists of histories for which a statement is false. Each witness is the one that `quadrille check` finds
   and prints: the first in lexicographic order among the witnesses with the fewest plies on the named board. Quotation
   marks enclose words of the source. Coq's computation decides if a history is legal, where it bounces, who moves after
   it, and which edges it draws (computing.v).

   P i j         == the point (i, j) of paper:1x3
   Q i j         == the point (i, j) of paper:3x3
   C i j         == the point (i, j) of classic:2x2
   stuck_after t u == after the history t a bounce to u is legal and leaves no ply, by computation
   triangle      == the loop  (1,2) (0,1) (0,2) (1,2)  on paper:1x3; all histories of this file are oldest vertex first
   triangle_back == the loop `triangle` in the other direction *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules notions histories equivalence ending cycles mover early pitches computing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Notation paper13 := (paper_pitch 1 3).
Local Notation paper33 := (paper_pitch 3 3).
Local Notation P i j := (at_ 1 3 i j : paper13).
Local Notation Q i j := (at_ 3 3 i j : paper33).
Local Notation C i j := (field 1 1 i j : classic_pitch 1 1).

Definition triangle : seq paper13 := [:: P 1 2; P 0 1; P 0 2; P 1 2].
Definition triangle_back : seq paper13 := [:: P 1 2; P 0 2; P 0 1; P 1 2].

Lemma reachable_played (B : board) (t : seq B) : trail (rev t) -> reachable (played t).
Proof. exact: state_of_trail. Qed.

Lemma plies_played (B : board) (t : seq B) : trail (rev t) -> plies (played t) = (size t).-1.
Proof. by move=> th; rewrite /plies history_trail // size_rev. Qed.

(* A remark on Defs. 2.1 and 2.2: on 1x3, b0 is not the centre, in either direction. (start_is_centre says on which
   pitches it is. The source says "the center vertex" in passing, in the proof of Lemma 3.2.) *)
Example not_centre :
  (start paper13).1.*2 <> 1 :> nat /\ (start paper13).2.*2 <> 3 :> nat.
Proof. by []. Qed.

(* A remark on the same: the definitions do not say whether start and goals are distinct. On 1x1 they are not. *)
Example start_on_goal : goal1 (start (paper_pitch 1 1)).
Proof. by vm_compute. Qed.

Definition stuck_after m n (t : seq (paper_pitch m n)) u :=
  [&& trail (rev t), trail (u :: rev t), u \in rev t, ~~ goal u & all (fun v => ~~ trail [:: v, u & rev t]) (grid m n)].

Lemma bounce_without_ply m n (t : seq (paper_pitch m n)) u : stuck_after t u ->
  [/\ reachable (played t), legal (played t) u, bounces (played t) u & blocked (after (played t) u)].
Proof.
rewrite /stuck_after /played; case E: (rev t) => [|v h]; first by rewrite in_nil !andbF.
move=> /and5P[th uth seen no_goal no_ply]; split.
- by rewrite -E; apply: reachable_played; rewrite E.
- by rewrite legal_trail.
- by rewrite bounceE // seen orbT.
- by rewrite -state_of_cons (blocked_in (@mem_grid m n)) // no_goal.
Qed.

(* Def. 2.5: "another ply is forced" after a bounce. On 3x3 the ball bounces into a corner, and no ply is left. *)
Example bounce_into_corner : let s := played [:: Q 2 2; Q 1 1; Q 0 0; Q 0 1; Q 1 0] in
  [/\ reachable s, legal s (Q 0 0), bounces s (Q 0 0) & blocked (after s (Q 0 0))].
Proof.
by apply: bounce_without_ply; vm_compute.
Qed.

(* The same on boards with fewer points; on 1xN the ball bounces into a point of the rim that has five edges. *)
Example bounce_without_ply_3x2 : let p i j := at_ 3 2 i j : paper_pitch 3 2 in
  stuck_after [:: p 2 1; p 1 0; p 0 0; p 0 1; p 1 1] (p 0 0).
Proof. by vm_compute. Qed.

Example bounce_without_ply_1x4 : let p i j := at_ 1 4 i j : paper_pitch 1 4 in
  stuck_after [:: p 1 2; p 0 2; p 0 1; p 1 1; p 0 2; p 0 3; p 1 3] (p 0 2).
Proof. by vm_compute. Qed.

Example bounce_without_ply_1x5 : let p i j := at_ 1 5 i j : paper_pitch 1 5 in
  stuck_after [:: p 1 3; p 0 2; p 0 1; p 1 1; p 0 2; p 0 3; p 1 2] (p 0 2).
Proof. by vm_compute. Qed.

(* Def. 2.6: "If all edges have been used". On 1x3 the one ply to g1 ends the game, with one of g1's three edges drawn.
   (No game on any paper pitch uses all edges: headline.v.) *)
Example goal_keeps_edges : let s := played [:: P 1 2; P 1 3] in
  [/\ reachable s, forall u, ~~ legal s u, winner s = Some Two,
      deg (drawn s) (P 1 3) = 1 & deg (segments paper13) (P 1 3) = 3].
Proof.
have th : trail (rev [:: P 1 2; P 1 3]) by vm_compute.
split; first exact: reachable_played.
- by move=> u; rewrite legal_trail // trail_cons andbCA.
- by [].
- by rewrite deg_end.
- by rewrite (degree_of_point (uniq_grid 1 3) (@mem_grid 1 3)); vm_compute.
Qed.

(* Theorem 3.2 for arbitrary quadruples (G, b, p, H): the history need not match the drawing. *)
Example same_history_unequal : exists s t : state paper13, history s = history t /\ ~ equal s t.
Proof.
exists (initial paper13), (State [set [set P 0 0; P 0 1]] (P 1 2) One [:: P 1 2]); split=> // -[[E _] _].
by move/setP: E => /(_ [set P 0 0; P 0 1]); rewrite !inE eqxx.
Qed.

(* Quadruples that are equal by Def. 2.9 may have different players. *)
Example equal_unlike_players : exists s t : state paper13, equal s t /\ mover s <> mover t.
Proof. by exists (initial paper13), (State set0 (P 1 2) Two [:: P 1 2]). Qed.

(* The proof of Theorem 3.2: "the player to move is determined by the parity of the number of plies". After the
   triangle it is not: its third ply bounces, and after three plies player One is to move. *)
Example parity_fails : let s := played triangle in [/\ reachable s, plies s = 3 & mover s = One].
Proof.
have th : trail (rev triangle) by vm_compute.
by split; [apply: reachable_played | rewrite plies_played | rewrite mover_in].
Qed.

(* The number of plies does not determine the player in any other way. *)
Example plies_leave_player_open : exists s t : state paper13,
  [/\ reachable s, reachable t, plies s = plies t & mover s <> mover t].
Proof.
exists (played triangle), (played [:: P 1 2; P 0 1; P 0 2; P 1 1]).
by split; rewrite ?plies_played ?mover_in //; apply: reachable_played; vm_compute.
Qed.

(* Theorem 3.3: 1x3 reaches the sharper bound, 1 + the edges off the goals: 11 plies, of 16 edges. *)
Example bound_attained : let s := played
    [:: P 1 2; P 0 1; P 0 0; P 1 1; P 0 1; P 0 2; P 0 3; P 1 2; P 0 2; P 1 1; P 1 2; P 1 3] in
  [/\ reachable s, plies s = 11, 1 + #|off_goals paper13| = 11 & #|segments paper13| = 16].
Proof.
split; first by apply: reachable_played; vm_compute.
- by rewrite plies_played //; vm_compute.
- rewrite off_goalsE; congr _.+1; apply: double_inj.
  by rewrite (@number_of_segments (off_goals_board paper13) _ (uniq_grid 1 3) (@mem_grid 1 3)); vm_compute.
- by apply: double_inj; rewrite (number_of_segments (uniq_grid 1 3) (@mem_grid 1 3)); vm_compute.
Qed.

(* The proof of Lemma 3.2: "Initially, the only vertex with nonzero degree is the center vertex". Its degree is 0. *)
Example start_has_degree_zero (B : board) : deg (drawn (initial B)) (start B) = 0.
Proof. exact: deg0. Qed.

(* The same: "There are 8 possible moves". On 1x3 there are 5. *)
Example five_first_plies : #|[set u | legal (initial paper13) u]| = 5.
Proof.
by rewrite -[initial _]/(state_of [:: P 1 2]) (legal_number (uniq_grid 1 3) (@mem_grid 1 3)).
Qed.

(* A remark on Lemma 3.3, which holds. For two completed turns it would be false: a counterexample is the triangle and
   its reversal, whose third turn is under way. *)
Example two_turns_equivalents : let s := played triangle in let t := played triangle_back in
  [/\ reachable s /\ reachable t, turns_passed (history s) = 2 /\ turns_passed (history t) = 2,
      strongly_equivalent s t & ~ equal s t].
Proof.
have th : trail (rev triangle) by vm_compute.
have th' : trail (rev triangle_back) by vm_compute.
split; first by split; apply: reachable_played.
- by rewrite !history_trail // !turns_passed_in.
- by split; [apply: same_drawing_in | rewrite !trail_state].
- by case=> _; rewrite !history_trail.
Qed.

(* A remark on Lemma 3.4, which holds. The condition that the drawing "contains a cycle" would be false: the ply to
   (0,3) after the triangle does not bounce, though the drawing then has a cycle. *)
Example no_bounce_with_cycle : let s := played triangle in
  [/\ reachable s, legal s (P 0 3), ~~ bounces s (P 0 3) & exists c, graph_cycle (draw s (P 0 3)) c].
Proof.
have th : trail (rev triangle) by vm_compute.
have th' : trail (rev (rcons triangle (P 0 3))) by vm_compute.
split; first exact: reachable_played.
- by rewrite legal_trail.
- by rewrite bounceE.
- exact: (revisit_cyclic th').
Qed.

(* The proof of Theorem 3.5, t >= 2, takes any leaf to be b_t. After two plies b0, too, is a leaf of an acyclic
   drawing. *)
Example start_is_leaf : let s := played [:: P 1 2; P 0 1; P 0 0] in
  [/\ reachable s, acyclic (drawn s), plies s = 2, deg (drawn s) (P 1 2) = 1 & ball s <> P 1 2].
Proof.
have th : trail (rev [:: P 1 2; P 0 1; P 0 0]) by vm_compute.
split; first exact: reachable_played.
- exact: simple_acyclic.
- by rewrite plies_played.
- by rewrite deg_end.
- by rewrite trail_state.
Qed.

(* On a classic pitch a wall bounces the ball without a cycle: (1,1) (0,0) of 2x2. *)
Example wall_bounce_without_cycle : let s := played [:: C 1 1; C 0 0] in
  [/\ reachable s, bounce_count (history s) = 1, acyclic (drawn s) &
      #|drawn s| + n_comp (link (drawn s)) predT = #|classic_pitch 1 1|].
Proof.
have th : trail (rev [:: C 1 1; C 0 0]) by vm_compute.
have rs := reachable_played th.
have one : bounce_count (history (played [:: C 1 1; C 0 0])) = 1 by rewrite history_trail // bounce_count_in.
split=> //; first exact: simple_acyclic.
have := components rs; rewrite -plies_drawn // drawn_verticesE // plies_played // history_trail //.
by rewrite cardsE (card_uniqP _) //= addn2 !add1n => -[].
Qed.

(* So on this pitch the number of plies does not determine the player to move, although the drawing is acyclic. *)
Example wall_mover : let s := played [:: C 1 1; C 0 0] in
  [/\ reachable s, acyclic (drawn s), plies s = 1 & mover s = One].
Proof.
have th : trail (rev [:: C 1 1; C 0 0]) by vm_compute.
by split; [apply: reachable_played | apply: simple_acyclic | rewrite plies_played | rewrite mover_in].
Qed.
