(* The pitches: Def. 2.1's rectangles and the pitch that people play on, of every size.

   paper_pitch m n     == Def. 2.1 to the letter: the points (i, j) with i <= m and j <= n, adjacent at distance 1 or the
                          square root of 2; b0 = (ceil(m/2), ceil(n/2)), g1 = (ceil(m/2), n), g2 = (ceil(m/2), 0); no
                          walls
   at_ i j             == the point (i, j) of a paper pitch
   sq_distance p q     == the square of the distance
   classic_pitch w h   == the pitch of width 2w and height 2h, w and h at least 1: the rim is wall, the two segments on
                          either side of its middle are the open mouth of a goal, and three net points lie behind it
   field i j, net k i  == its points: (i, j), and the i-th net point from the left behind the mouth of g1 (k = true) or g2
   place p             == the coordinates (x, y + 1) of a classic point, so that the nets have rows 0 and 2h + 2 *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The points 0..n of an axis; numbers above wrap round, so that this computes without a proof. *)
Definition coord n i : 'I_n.+1 := Ordinal (ltn_pmod i (ltn0Sn n)).

Lemma coordE n i : i <= n -> coord n i = i :> nat.
Proof. by move=> i_le; rewrite /= modn_small. Qed.

Lemma ceil_half_le n : uphalf n <= n.
Proof. by rewrite uphalf_half -{3}(odd_double_half n) leq_add2l -addnn leq_addr. Qed.

Definition gap (i j : nat) := (i - j) + (j - i).

Lemma gapC : commutative gap.
Proof. by move=> i j; rewrite /gap addnC. Qed.

Lemma gapnn i : gap i i = 0.
Proof. by rewrite /gap subnn. Qed.

Definition sq_distance (p q : nat * nat) := gap p.1 q.1 ^ 2 + gap p.2 q.2 ^ 2.

(* The four neighbours at distance 1 and the four at the square root of 2. *)
Definition king_adjacent p q := (sq_distance p q == 1) || (sq_distance p q == 2).

Lemma king_adjacentC : symmetric king_adjacent.
Proof. by move=> p q; rewrite /king_adjacent /sq_distance ![gap p.1 _]gapC ![gap p.2 _]gapC. Qed.

Lemma king_adjacent_irr : irreflexive king_adjacent.
Proof. by move=> p; rewrite /king_adjacent /sq_distance !gapnn. Qed.

(* Paper. *)

Section Paper.

Variables m n : nat.

Definition paper_point := ('I_m.+1 * 'I_n.+1)%type.

Definition at_ i j : paper_point := (coord m i, coord n j).

Definition paper_place (p : paper_point) : nat * nat := (p.1 : nat, p.2 : nat).

Definition paper_adjacent (p q : paper_point) := king_adjacent (paper_place p) (paper_place q).

Lemma paper_adjacentC : symmetric paper_adjacent.
Proof. by move=> p q; apply: king_adjacentC. Qed.

Lemma paper_adjacent_irr : irreflexive paper_adjacent.
Proof. by move=> p; apply: king_adjacent_irr. Qed.

Definition paper_pitch : board :=
  @Board _ paper_adjacent paper_adjacentC paper_adjacent_irr
    (at_ (uphalf m) (uphalf n))
    (pred1 (at_ (uphalf m) n)) (pred1 (at_ (uphalf m) 0))
    pred0.

Lemma paper_wall_free : wall_free paper_pitch.
Proof. by []. Qed.

(* Def. 2.2 calls b0 the centre. It is exactly where both sides are even; the source asks for odd ones. *)
Theorem start_is_centre :
  ((start paper_pitch).1.*2 = m :> nat /\ (start paper_pitch).2.*2 = n :> nat) <-> ~~ odd m && ~~ odd n.
Proof.
rewrite /start /= !modn_small ?ltnS ?ceil_half_le //.
have half k : (uphalf k).*2 = k <-> ~~ odd k.
  rewrite -[X in _ = X <-> _](odd_double_half k) uphalf_half doubleD; case: (odd k); split=> // /eqP.
  by rewrite eqn_add2r.
by split=> [[/half -> /half ->]|/andP[/half ? /half ?]].
Qed.

(* On an odd n it is (n-1)/2 rows from g1, and (n+1)/2 from g2. *)
Theorem start_rows : odd n ->
  n - (start paper_pitch).2 = (n - 1)./2 /\ (start paper_pitch).2 = (n + 1)./2 :> nat.
Proof.
move=> odd_n; rewrite /start /= modn_small ?ltnS ?ceil_half_le //; rewrite addn1 subn1; split=> //.
have En : n = n./2.*2.+1 by rewrite -{1}(odd_double_half n) odd_n.
by rewrite uphalf_half odd_n {1 3}En [true + _]add1n subSS /= doubleK -addnn addnK.
Qed.

(* The start is a goal exactly if n <= 1: then b0 = g1. *)
Theorem start_is_goal : goal (start paper_pitch) = (n <= 1).
Proof.
rewrite /goal /= !xpair_eqE !eqxx /= -!val_eqE /= mod0n !modn_small ?ltnS ?ceil_half_le //.
by case: n => [|[|k]] //=; rewrite orbF eqSS ltn_eqF // ltnS ceil_half_le.
Qed.

End Paper.
