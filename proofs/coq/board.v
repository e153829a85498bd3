(* Boards: where a game of Paper Soccer is played.

   A board generalises Defs. 2.1 and 2.2 of T. Hoivik, "Experiments in Paper Soccer", to any finite simple graph; no
   proof here needs that the points form a grid. pitches.v defines the boards on which people play: the paper pitches of
   Def. 2.1 and the classic pitches.

   board         == a finite type of points, the segments between them, the start, two goals and the walls
   point B       == V, the type of the points of B; `v : B` is short for `v : point B`
   segment u v   == u and v are adjacent: the edge {u, v} may be drawn
   start B       == b0, where the ball starts (Def. 2.2)
   goal1, goal2  == the points of goal 1 and of goal 2: one each on a paper pitch, three each on a classic pitch
   goal v        == v is a point of a goal
   wall v        == v is a wall: the ball bounces at v even when it visits v for the first time; paper pitches have none
   wall_free B   == the board B has no walls, as in the source
   segments B    == E(V), the set of all edges of B; an edge is the set of its two ends (graph.v) *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Record board := Board {
  point :> finType;
  segment : rel point;
  segment_sym : symmetric segment;
  segment_irr : irreflexive segment;
  start : point;
  goal1 : pred point;
  goal2 : pred point;
  wall : pred point
}.
Arguments start B : rename.

Section Boards.

Variable B : board.

Definition goal (v : B) := goal1 v || goal2 v.

Definition wall_free := forall v : B, wall v = false.

Definition segments : {set {set B}} := [set [set d.1; d.2] | d : B * B & segment d.1 d.2].

Lemma mem_segments (u v : B) : ([set u; v] \in segments) = segment u v.
Proof.
apply/imsetP/idP => [[[x y]] | uv]; last by exists (u, v); rewrite ?inE.
rewrite inE /= => xy /eqP; rewrite edge_eq => /orP[] /eqP[-> ->] //.
by rewrite segment_sym.
Qed.

Lemma edge_of_segments e : e \in segments -> exists u v, segment u v /\ e = [set u; v].
Proof. by case/imsetP=> [[u v]]; rewrite inE /= => uv ->; exists u, v. Qed.

Lemma simple_part (G : {set {set B}}) : G \subset segments -> simple G.
Proof.
move=> /subsetP GS; apply/forallP => e; apply/implyP => /GS/edge_of_segments[u [v [uv ->]]]; rewrite cards2.
by case: (u =P v) uv => [->|_] //; rewrite segment_irr.
Qed.

(* Each edge has two darts, (u, v) and (v, u), so |E(V)| is half the number of darts. *)
Lemma card_segments : #|segments|.*2 = #|[pred d : B * B | segment d.1 d.2]|.
Proof.
pose f (d : B * B) := [set d.1; d.2].
rewrite -[RHS]sum1_card (eq_bigl (fun d : B * B => segment d.1 d.2)); last by move=> d; rewrite inE.
rewrite (partition_big f (mem segments)) /=; last by move=> d; rewrite mem_segments.
rewrite -muln2 -sum_nat_const; apply: eq_bigr => e /edge_of_segments[u [v [uv ->]]].
have u_v : (u, v) != (v, u) by apply: contraTneq uv => -[-> _]; rewrite segment_irr.
have -> : 2 = #|[set (u, v); (v, u)]| by rewrite cards2 u_v.
rewrite sum1_card; apply: eq_card => -[x y].
rewrite !inE /= unfold_in /= edge_eq.
by case: eqP => [[-> ->]|_]; [| case: eqP => [[-> ->]|_]]; rewrite ?andbF ?orbT ?andbT // ?(segment_sym v u) uv.
Qed.

End Boards.
