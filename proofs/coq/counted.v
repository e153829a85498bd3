(* Tables of counts of Paper Soccer, which Coq computes with a verified counter (counting.v). The pitches are paper:1x3
   with all plies, and paper:3x3, paper:3x2 and three classic pitches with the first plies.

   A table has a row for each number of plies. The row has the numbers that `quadrille count soccer --by ply` prints:
   histories, weak classes, strong classes, goal_1, goal_2, blocked. The theorems say that each row has the numbers that
   follow from the definitions (counting.v). Each Example of this file states rows that Coq computed. A test compares
   these rows with those that the engines of `quadrille` compute. The classic pitches have different shapes, so that the
   test also covers the borders and the goal mouths.

   A table by bounces has a row for each number b. The row has the number of histories with b bounces and fewer than k
   plies, and the number of weak classes of these histories. The ball bounces at walls, so these tables also test which
   points are walls.

   table m n k                 == the rows of paper_pitch m n for the plies below k
   classic_table w h k         == the rows of classic_pitch w h for the plies below k
   bounce_rows points k        == the table by bounces of a board, whose points are listed in `points`
   classic_bounce_table w h k  == the table by bounces of classic_pitch w h *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules histories pitches computing counting.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition table m n k := rows (grid m n) k (histories (grid m n) 0).

Definition classic_table w h k := rows (field_grid w h) k (histories (field_grid w h) 0).

(* bounces_in is the number of bounces by the definition: bounce_count_in in computing.v. *)
Definition bounce_rows (B : board) (points : seq B) k :=
  let plies := [seq counting.histories points i | i <- iota 0 k] in
  let row b :=
    let bouncing h := bounces_in h == b in
    [:: sumn [seq count bouncing hs | hs <- plies]; sumn [seq size (drawings points hs bouncing) | hs <- plies]] in
  [seq r <- [seq row b | b <- iota 0 k] | head 0 r != 0].

Definition classic_bounce_table w h k := bounce_rows (field_grid w h) k.

Theorem table_correct m n k :
  table m n k = [seq row_by_definition (paper_pitch m n) i | i <- iota 0 k].
Proof. exact: (rows_correct (uniq_grid m n) (@mem_grid m n)). Qed.

Theorem classic_table_correct w h k :
  classic_table w h k = [seq row_by_definition (classic_pitch w h) i | i <- iota 0 k].
Proof. exact: (rows_correct (uniq_field_grid w h) (@mem_field_grid w h)). Qed.

(* Coq's kernel evaluates each of the following once, at the end of its proof. *)
Local Ltac evaluated := match goal with |- _ = ?rows => vm_cast_no_check (erefl rows) end.

(* No history of paper:1x3 has more than eleven plies, so its table is complete. *)
Example paper13_whole : histories (grid 1 3) 12 = [::].
Proof. evaluated. Qed.

Example rows_paper_1x3 : table 1 3 12 =
  [:: [:: 1; 1; 1; 0; 0; 0]; [:: 5; 5; 5; 1; 0; 0]; [:: 14; 14; 14; 2; 2; 0]; [:: 34; 30; 30; 4; 6; 0];
      [:: 76; 53; 53; 8; 12; 0]; [:: 148; 74; 74; 15; 18; 0]; [:: 236; 77; 77; 21; 20; 0];
      [:: 324; 58; 58; 18; 18; 0]; [:: 360; 32; 32; 10; 12; 0]; [:: 352; 14; 14; 4; 6; 0]; [:: 352; 5; 5; 2; 2; 0];
      [:: 176; 1; 1; 1; 0; 0]].
Proof. evaluated. Qed.

Example rows_paper_3x3 : table 3 3 4 =
  [:: [:: 1; 1; 1; 0; 0; 0]; [:: 8; 8; 8; 1; 0; 0]; [:: 35; 35; 35; 4; 3; 0]; [:: 127; 119; 119; 8; 12; 0]].
Proof. evaluated. Qed.

(* At ply 5 the player to move has no legal ply in four classes. *)
Example rows_paper_3x2 : table 3 2 6 =
  [:: [:: 1; 1; 1; 0; 0; 0]; [:: 8; 8; 8; 1; 1; 0]; [:: 23; 23; 23; 4; 4; 0]; [:: 54; 50; 50; 6; 6; 0];
      [:: 168; 125; 125; 13; 13; 0]; [:: 516; 312; 312; 44; 44; 4]].
Proof. evaluated. Qed.

Example rows_classic_2x2 : classic_table 1 1 5 =
  [:: [:: 1; 1; 1; 0; 0; 0]; [:: 8; 8; 8; 0; 0; 0]; [:: 26; 26; 26; 5; 5; 0]; [:: 72; 64; 64; 14; 14; 0];
      [:: 172; 110; 110; 12; 12; 0]].
Proof. evaluated. Qed.

Example rows_classic_4x2 : classic_table 2 1 4 =
  [:: [:: 1; 1; 1; 0; 0; 0]; [:: 8; 8; 8; 0; 0; 0]; [:: 44; 44; 44; 5; 5; 4]; [:: 156; 144; 144; 16; 16; 16]].
Proof. evaluated. Qed.

Example rows_classic_4x4 : classic_table 2 2 4 =
  [:: [:: 1; 1; 1; 0; 0; 0]; [:: 8; 8; 8; 0; 0; 0]; [:: 56; 56; 56; 0; 0; 4]; [:: 270; 258; 258; 13; 13; 8]].
Proof. evaluated. Qed.

Example rows_classic_4x2_bounces : classic_bounce_table 2 1 4 =
  [:: [:: 39; 39]; [:: 110; 106]; [:: 56; 48]; [:: 4; 4]].
Proof. evaluated. Qed.

Example rows_classic_6x2_bounces : classic_bounce_table 3 1 4 =
  [:: [:: 45; 45]; [:: 142; 138]; [:: 60; 52]].
Proof. evaluated. Qed.
