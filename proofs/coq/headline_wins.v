(* Theorems on who wins Paper Soccer. For each of several pitches, a theorem names the player who has a winning
   strategy.

   `wins p s` (wins/wins.v) says that player p wins the state s under best play, by the rules of rules.v. For each pitch
   Coq's kernel checks a certificate, a list of numbers that encodes a strategy of the winner (wins/winners.v). The
   certificate contains plies of the winner only; the kernel itself tries all plies of the loser. classic_pitch w h is
   2w wide and 2h high. *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules pitches wins.
From Quadrille Require two_rows winners read.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Beyond the source: one player wins every state. *)
Theorem wins_determined (B : board) (s : state B) : wins One s \/ wins Two s.
Proof. exact: one_wins. Qed.

(* The other player does not win it. *)
Theorem wins_not_both (B : board) (s : state B) : ~ (wins One s /\ wins Two s).
Proof. by case; exact: not_both. Qed.

(* Two reachable states of one drawing have the same winner. *)
Theorem wins_of_drawing (B : board) (s t : state B) p :
  reachable s -> reachable t -> weakly_equivalent s t -> wins p s <-> wins p t.
Proof. by move=> rs rt st; split; apply: wins_drawing; rewrite // /weakly_equivalent st. Qed.

(* claim soccer/wins: the winners of the pitches below. The largest paper pitch with odd sizes is paper:5x5. *)
Theorem wins_paper_5x5 : wins One (initial (paper_pitch 5 5)).
Proof. exact: winners.wins_paper_5x5. Qed.

Theorem wins_paper_3x3 : wins One (initial (paper_pitch 3 3)).
Proof. exact: winners.wins_paper_3x3. Qed.

Theorem wins_paper_4x4 : wins One (initial (paper_pitch 4 4)).
Proof. exact: winners.wins_paper_4x4. Qed.

Theorem wins_paper_5x3 : wins One (initial (paper_pitch 5 3)).
Proof. exact: winners.wins_paper_5x3. Qed.

Theorem wins_paper_3x6 : wins One (initial (paper_pitch 3 6)).
Proof. exact: winners.wins_paper_3x6. Qed.

Theorem wins_paper_4x5 : wins One (initial (paper_pitch 4 5)).
Proof. exact: winners.wins_paper_4x5. Qed.

Theorem wins_paper_3x7 : wins One (initial (paper_pitch 3 7)).
Proof. exact: winners.wins_paper_3x7. Qed.

Theorem wins_paper_5x6 : wins One (initial (paper_pitch 5 6)).
Proof. exact: winners.wins_paper_5x6. Qed.

Theorem wins_classic_4x4 : wins One (initial (classic_pitch 2 2)).
Proof. exact: winners.wins_classic_4x4. Qed.

Theorem wins_classic_4x8 : wins One (initial (classic_pitch 2 4)).
Proof. exact: winners.wins_classic_4x8. Qed.

Theorem wins_paper_1x3 : wins Two (initial (paper_pitch 1 3)).
Proof. exact: winners.wins_paper_1x3. Qed.

Theorem wins_paper_1x5 : wins Two (initial (paper_pitch 1 5)).
Proof. exact: winners.wins_paper_1x5. Qed.

Theorem wins_paper_1x9 : wins Two (initial (paper_pitch 1 9)).
Proof. exact: winners.wins_paper_1x9. Qed.

Theorem wins_classic_2x4 : wins Two (initial (classic_pitch 1 2)).
Proof. exact: winners.wins_classic_2x4. Qed.

Theorem wins_classic_2x6 : wins Two (initial (classic_pitch 1 3)).
Proof. exact: winners.wins_classic_2x6. Qed.

(* The winner of a board from a file, data/boards/hexagon-19.board. *)
Theorem wins_hexagon_19 : wins Two (initial winners.board_2a920da74d244db5).
Proof. exact: winners.wins_board_2a920da74d244db5. Qed.

(* claim soccer/wins-mx2: player 1 wins each paper pitch two rows high. *)
Theorem wins_mx2 m : wins One (initial (paper_pitch m 2)).
Proof. exact: two_rows.paper_two_rows. Qed.

(* One ply is enough. *)
Theorem wins_mx2_shot m :
  exists2 u, legal (initial (paper_pitch m 2)) u & winner (after (initial (paper_pitch m 2)) u) = Some One.
Proof. by exists (at_ m 2 (uphalf m) 0); [exact: two_rows.paper_shot | exact: two_rows.paper_shot_wins]. Qed.

(* Player 1 wins each classic pitch two rows high. *)
Theorem wins_wx2 w : 0 < w -> wins One (initial (classic_pitch w 1)).
Proof. exact: two_rows.classic_two_rows. Qed.

(* Two plies of one turn are enough. *)
Theorem wins_wx2_shot w : 0 < w -> exists u v, let s := after (initial (classic_pitch w 1)) u in
  [/\ legal (initial (classic_pitch w 1)) u, mover s = One, legal s v & winner (after s v) = Some One].
Proof.
move=> w_gt0; exists (two_rows.post w), (two_rows.middle_net w); split.
- exact: two_rows.to_post.
- exact: two_rows.post_bounces.
- exact: two_rows.to_net.
- exact: two_rows.net_wins.
Qed.

Print Assumptions wins_determined.
Print Assumptions wins_not_both.
Print Assumptions wins_of_drawing.
Print Assumptions wins_paper_5x5.
Print Assumptions wins_paper_3x3.
Print Assumptions wins_paper_4x4.
Print Assumptions wins_paper_5x3.
Print Assumptions wins_paper_3x6.
Print Assumptions wins_paper_4x5.
Print Assumptions wins_paper_3x7.
Print Assumptions wins_paper_5x6.
Print Assumptions wins_classic_4x4.
Print Assumptions wins_classic_4x8.
Print Assumptions wins_paper_1x3.
Print Assumptions wins_paper_1x5.
Print Assumptions wins_paper_1x9.
Print Assumptions wins_classic_2x4.
Print Assumptions wins_classic_2x6.
Print Assumptions wins_hexagon_19.
Print Assumptions wins_mx2.
Print Assumptions wins_mx2_shot.
Print Assumptions wins_wx2.
Print Assumptions wins_wx2_shot.
Print Assumptions read.read_paper_wins.
Print Assumptions read.read_classic_wins.
Print Assumptions read.read_listed_wins.
