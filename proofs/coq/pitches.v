(* The pitches of every size: the rectangles of Def. 2.1 of T. Hoivik, "Experiments in Paper Soccer", and the classic
   pitches that people play on.

   coord n i           == the natural number i as a coordinate, one of 0, ..., n
   gap i j             == the difference of the numbers i and j, at least 0
   sq_distance p q     == the square of the distance between the places p and q
   king_adjacent p q   == the distance between p and q is 1 or sqrt(2), like a king's move in chess
   paper_point         == the points of a paper pitch
   at_ i j             == the point (i, j) of a paper pitch
   paper_place p       == the coordinates of a paper point, as natural numbers
   paper_adjacent p q  == the paper points p and q are adjacent
   paper_pitch m n     == Def. 2.1 to the letter: the points (i, j) with i <= m and j <= n, adjacent at distance 1 or
                          sqrt(2); b0 = (ceil(m/2), ceil(n/2)), g1 = (ceil(m/2), n), g2 = (ceil(m/2), 0); no
                          walls
   classic_pitch w h   == the pitch of width 2w and height 2h, w and h at least 1. The two segments
                          beside the middle of an end line are the open mouth of a goal, and three net points, the
                          goal, lie behind it. The points of the rim are walls, except for the middle of each mouth
   classic_point       == the points of a classic pitch: fields and net points
   field i j           == the point (i, j) of a classic pitch
   net k i             == the i-th net point from the left, behind the mouth of g1 if k is true,
                          of g2 if k is false
   place p             == the coordinates (x, y + 1) of a classic point, so that the nets have rows 0 and 2h + 2
   rim p               == p is on the rim
   middle_of_mouth p   == p is the middle of a goal's mouth
   along_rim p q       == p and q are on the same side of the rim
   classic_segment p q == the classic points p and q are adjacent *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The points 0..n of an axis. A larger number wraps round, so that coord needs no proof and computes. *)
Definition coord n i : 'I_n.+1 := Ordinal (ltn_pmod i (ltn0Sn n)).

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

Lemma near_coordinate i j : gap i j <= 1 -> exists2 d, d \in iota 0 3 & j = i + d - 1 /\ (gap i j == 0) = (d == 1).
Proof.
rewrite /gap; case: (leqP i j) => [ij|ji]; last first.
  rewrite (eqP (ltnW ji : j - i == 0)) addn0 => le; have E : i - j = 1 by apply/eqP; rewrite eqn_leq le subn_gt0.
  by exists 0; rewrite // addn0 E -E subKn // ltnW.
rewrite (eqP (ij : i - j == 0)) add0n => le; exists (j - i).+1.
  by rewrite mem_iota add0n ltnS.
by rewrite addnS subn1 subnKC // eqSS.
Qed.

(* A place has eight neighbouring places, so a point has at most eight neighbours. *)
Lemma king_neighbours (T : finType) (place : T -> nat * nat) p (A : {set T}) :
  injective place -> (forall v, v \in A -> king_adjacent p (place v)) -> #|A| <= 8.
Proof.
move=> place_inj near; pose steps := [seq d <- allpairs pair (iota 0 3) (iota 0 3) | d != (1, 1)].
rewrite cardE -(size_map place) -[8]/(size [seq (p.1 + d.1 - 1, p.2 + d.2 - 1) | d <- steps]).
apply: uniq_leq_size => [|q /mapP[v]]; first by rewrite map_inj_uniq ?enum_uniq.
rewrite mem_enum => /near + -> {q}; case: (place v) => i j; rewrite /king_adjacent /sq_distance /= => close.
have [[le_i le_j] apart] : (gap p.1 i <= 1 /\ gap p.2 j <= 1) /\ ~~ ((gap p.1 i == 0) && (gap p.2 j == 0)).
  by move: (gap p.1 i) (gap p.2 j) close => [|[|[|g]]] [|[|[|g']]].
have [d d3 [Ei Ed]] := near_coordinate le_i; have [d' d'3 [Ej Ed']] := near_coordinate le_j.
have step : (d, d') \in steps by rewrite mem_filter xpair_eqE -Ed -Ed' apart; apply: (@allpairs_f _ _ _ pair).
rewrite Ei Ej; exact: (map_f (fun e => (p.1 + e.1 - 1, p.2 + e.2 - 1)) step).
Qed.

(* Paper. *)

(* A point with two different neighbours has degree at least 2 in E(V). *)
Lemma two_segments (B : board) (v x y : B) : segment v x -> segment v y -> x != y -> 1 < deg (segments B) v.
Proof.
move=> vx vy x_y; have v_x : v != x by apply: contraTneq vx => <-; rewrite segment_irr.
have <- : #|[set [set v; x]; [set v; y]]| = 2.
  by rewrite cards2 edge_eq !xpair_eqE eqxx (negbTE x_y) [x == v]eq_sym (negbTE v_x) !andbF.
rewrite /deg; apply: subset_leq_card; apply/subsetP => e.
by rewrite !inE => /orP[] /eqP ->; rewrite mem_segments ?vx ?vy !inE eqxx.
Qed.

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

(* Def. 2.2 calls b0 the centre. It is the centre exactly where both sides are even; the source requires odd sides. *)
Theorem start_is_centre :
  ((start paper_pitch).1.*2 = m :> nat /\ (start paper_pitch).2.*2 = n :> nat) <-> ~~ odd m && ~~ odd n.
Proof.
rewrite /start /= !modn_small ?ltnS ?ceil_half_le //.
have half k : (uphalf k).*2 = k <-> ~~ odd k.
  rewrite -[X in _ = X <-> _](odd_double_half k) uphalf_half doubleD; case: (odd k); split=> // /eqP.
  by rewrite eqn_add2r.
by split=> [[/half -> /half ->]|/andP[/half ? /half ?]].
Qed.

(* If a side is odd, no point is the centre. *)
Theorem central_point (p : paper_pitch) : p.1.*2 = m :> nat -> p.2.*2 = n :> nat -> ~~ odd m && ~~ odd n.
Proof. by move=> {2}<- {2}<-; rewrite !odd_double. Qed.

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

Theorem start_is_goal1 : goal1 (start paper_pitch) = (n <= 1).
Proof.
rewrite /= !xpair_eqE !eqxx /= -!val_eqE /= !modn_small ?ltnS ?ceil_half_le //.
by case: n => [|[|k]] //=; rewrite eqSS ltn_eqF // ltnS ceil_half_le.
Qed.

Lemma at_adjacent i j i' j' : i <= m -> j <= n -> i' <= m -> j' <= n ->
  paper_adjacent (at_ i j) (at_ i' j') = king_adjacent (i, j) (i', j').
Proof. by move=> *; rewrite /paper_adjacent /paper_place /= !modn_small ?ltnS. Qed.

(* A goal has at least two edges, so the edges of a paper pitch are never all drawn (ending.v). *)
Theorem goal_has_two_edges (g : paper_pitch) : 0 < m -> 0 < n -> goal g -> 1 < deg (segments paper_pitch) g.
Proof.
move=> m_gt0 n_gt0 goal_g; have half_gt0 : 0 < uphalf m by case: m m_gt0.
have := ceil_half_le m; move: goal_g; rewrite /goal /=; case: (uphalf m) half_gt0 => // k _ goal_g k_m.
have gap1 i : gap i.+1 i = 1 /\ gap i i.+1 = 1 by rewrite /gap subSnn (eqP (leqnSn i)).
have at_neq i i' j j' : i <= m -> i' <= m -> i != i' -> at_ i j != at_ i' j'.
  move=> i_m i'_m; apply: contraNneq => /(congr1 (fun p : paper_point => p.1 : nat)) /=.
  by rewrite !modn_small // => ->.
have near j j' : j <= n -> j' <= n -> gap j j' = 1 -> 1 < deg (segments paper_pitch) (at_ k.+1 j : paper_pitch).
  move=> j_n j'_n jj'; apply: (@two_segments paper_pitch _ (at_ k j) (at_ k.+1 j')); rewrite /= ?at_neq //.
  - by rewrite at_adjacent ?(ltnW k_m) // /king_adjacent /sq_distance /= gapnn (gap1 k).1.
  - by rewrite at_adjacent // /king_adjacent /sq_distance /= gapnn jj'.
  - exact: ltnW.
  - by rewrite ltn_eqF.
case/orP: goal_g => /eqP ->; last by apply: (near 0 1); rewrite ?(gap1 0).2.
by apply: (near n n.-1); rewrite ?leq_pred // -{1}(prednK n_gt0) (gap1 _).1.
Qed.

Lemma paper_place_inj : injective paper_place.
Proof. by move=> [i j] [i' j'] [/val_inj -> /val_inj ->]. Qed.

Theorem paper_neighbours (p : paper_pitch) : #|[set q | segment p q]| <= 8.
Proof. by apply: (king_neighbours (p := paper_place p) paper_place_inj) => q; rewrite inE. Qed.

End Paper.

(* Classic. *)

Section Classic.

Variables w h : nat.

Definition classic_point := ('I_(w.*2).+1 * 'I_(h.*2).+1 + bool * 'I_3)%type.

Definition field i j : classic_point := inl (coord w.*2 i, coord h.*2 j).

Definition net (k : bool) i : classic_point := inr (k, coord 2 i).

Definition place (p : classic_point) : nat * nat :=
  match p with
  | inl (i, j) => (i : nat, j.+1)
  | inr (k, i) => (w.-1 + i, if k then (h.*2).+2 else 0)
  end.

Definition rim (p : 'I_(w.*2).+1 * 'I_(h.*2).+1) :=
  [|| p.1 == 0 :> nat, p.1 == w.*2 :> nat, p.2 == 0 :> nat | p.2 == h.*2 :> nat].

Definition middle_of_mouth (p : 'I_(w.*2).+1 * 'I_(h.*2).+1) :=
  (p.1 == w :> nat) && ((p.2 == 0 :> nat) || (p.2 == h.*2 :> nat)).

(* Two points of one side of the rim. *)
Definition along_rim (p q : 'I_(w.*2).+1 * 'I_(h.*2).+1) :=
  (p.1 == q.1) && ((p.1 == 0 :> nat) || (p.1 == w.*2 :> nat)) ||
  (p.2 == q.2) && ((p.2 == 0 :> nat) || (p.2 == h.*2 :> nat)).

Definition classic_segment (p q : classic_point) :=
  king_adjacent (place p) (place q) &&
  match p, q with
  | inl p, inl q => [|| ~~ along_rim p q, middle_of_mouth p | middle_of_mouth q]
  | inl p, inr (_, i) | inr (_, i), inl p => middle_of_mouth p || (i == 1 :> nat)
  | inr _, inr _ => false
  end.

Lemma along_rimC : symmetric along_rim.
Proof.
by move=> p q; rewrite /along_rim; congr (_ || _); rewrite eq_sym; case: eqP => // ->.
Qed.

Lemma classic_segmentC : symmetric classic_segment.
Proof.
move=> p q; rewrite /classic_segment king_adjacentC; congr (_ && _).
by case: p q => [p|[k i]] [q|[k' i']] //; rewrite along_rimC orbCA; do 2 rewrite orbC -?orbA.
Qed.

Lemma classic_segment_irr : irreflexive classic_segment.
Proof. by move=> p; rewrite /classic_segment king_adjacent_irr. Qed.

Definition classic_pitch : board :=
  @Board _ classic_segment classic_segmentC classic_segment_irr
    (field w h)
    (fun p => if p is inr (true, _) then true else false)
    (fun p => if p is inr (false, _) then true else false)
    (fun p => if p is inl p then rim p && ~~ middle_of_mouth p else false).

Lemma classic_start_off_wall : 0 < w -> 0 < h -> ~~ wall (start classic_pitch).
Proof.
move=> w_gt0 h_gt0; have lt k : k < (k.*2).+1 by rewrite ltnS -addnn leq_addr.
have neq k : 0 < k -> (k == k.*2) = false by move=> k_gt0; rewrite ltn_eqF // -addnn -{1}[k]addn0 ltn_add2l.
rewrite /= /rim /= !modn_small //.
by rewrite !neq // !eqn0Ngt w_gt0 h_gt0.
Qed.

(* Segments join the middle net point of a goal to the middle of the mouth and to both posts. *)
Theorem middle_net_has_two_edges k : 0 < w -> 1 < deg (segments classic_pitch) (net k 1 : classic_pitch).
Proof.
move=> w_gt0; pose j := if k then h.*2 else 0.
have lt i : i <= w -> i < (w.*2).+1 by move=> i_w; rewrite ltnS -addnn (leq_trans i_w) // leq_addr.
have j_lt : j < (h.*2).+1 by rewrite /j; case: (k).
have w1 : w.-1 + 1 = w by rewrite addn1 prednK.
have row : gap (if k then (h.*2).+2 else 0) j.+1 = 1.
  by rewrite /j /gap; case: (k) => //; rewrite subSnn (eqP (leqnSn _)).
have net_field i : i <= w -> gap w i <= 1 -> segment (net k 1 : classic_pitch) (field i j).
  move=> i_w near; rewrite /= /classic_segment /= /king_adjacent /sq_distance /= [1 %% 3]/= !modn_small ?lt // w1 row.
  by move: near; case: (gap w i) => [|[|]] // _; rewrite eqxx orbT.
apply: (two_segments (net_field w (leqnn w) _) (net_field w.-1 (leq_pred w) _)).
- by rewrite gapnn.
- by rewrite /gap -{1}(prednK w_gt0) subSnn (eqP (leq_pred w)).
- apply/eqP => -[]; rewrite !modn_small ?lt ?leq_pred // => E.
  by move: (leqnn w); rewrite -{1}(prednK w_gt0) -E ltnn.
Qed.

End Classic.
