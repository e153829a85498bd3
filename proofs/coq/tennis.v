(* Tennis and Footsteps: every position has a value, and the start has the value 0.

   Each player has points. In a turn both players bid some of their points at the same time, and the larger bid moves
   the ball towards the opponent. When the game is over, player 1 receives a payment from player 2, which may be
   negative. In each turn a player may choose the bid at random, by a mix: a probability for each bid. Player 1 secures
   a value if mixes for all turns exist that make the expected payment at least this value, whatever player 2 bids.
   Player 2 secures a value if mixes exist that make the expected payment at most this value, whatever player 1 bids. No
   value that player 1 secures is larger than one that player 2 secures.

   In every position there is one value that both players secure. The proof is by induction, because the points fall
   with every turn. If each position after a turn has a value, the turn is a finite matrix game with these values as
   entries, and minimax.v gives the value of the matrix game. The mirror image of a position exchanges the players, and
   its value is minus the value of the position. So the start, which is its own mirror image, has the value 0. The court
   has any number of fields on each side. Probabilities and payments are rational numbers.

   state            == the points of player 1 and of player 2, and the place of the ball
   points1 s, points2 s, ball s == the three parts of the state s
   may_bid p z      == with p points left the bid z is legal: at most p, and positive, or 0 if p is 0
   bids p           == the list of the legal bids with p points left
   tennis_step      == the place of the ball after a turn of Tennis; over the net the ball moves to the first field
   footsteps_step   == the place of the ball after a turn of Footsteps; the ball always moves by one field
   odd_step step    == if the bids are exchanged and the ball's place is negated, `step` yields the negated place
   next step s i j  == the state after s, if player 1 bids i and player 2 bids j
   over fields s    == the game is over: the ball is beyond a court of so many fields, or nobody has points left
   over_b, may_bid_b == `over` and `may_bid` as booleans
   secures1 s v     == player 1 secures the value v in the state s
   secures2 s v     == player 2 secures the value v in the state s
   worth s v        == both players secure v in s: v is the value of s
   mirror s         == the state s with the players exchanged
   payment fields beyond b == the payment at the end of the game with the ball on b: 0 on the net, 1 or -1 on the court,
                       `beyond` or its negative beyond the court
   tennis_secures1, tennis_secures2, tennis_worth == `secures1`, `secures2` and `worth` for Tennis
   footsteps_worth  == `worth` for Footsteps *)
From Coq Require Import ZArith QArith Lia Lqa Bool List ssreflect ssrbool.
From Quadrille Require Import minimax.
Import ListNotations.

Set Implicit Arguments.

Definition state := (nat * nat * Z)%type.

Definition points1 (s : state) := fst (fst s).
Definition points2 (s : state) := snd (fst s).
Definition ball (s : state) := snd s.

Definition may_bid (points bid : nat) := (bid <= points /\ (bid = 0 -> points = 0))%nat.

Definition may_bid_b (points bid : nat) := ((bid <=? points)%nat && ((0 <? bid)%nat || (points =? 0)%nat))%bool.

Lemma may_bid_bP points bid : reflect (may_bid points bid) (may_bid_b points bid).
Proof.
by apply: iff_reflect; rewrite /may_bid_b /may_bid andb_true_iff orb_true_iff Nat.leb_le Nat.ltb_lt Nat.eqb_eq; lia.
Qed.

Definition bids (points : nat) : list nat := if (points =? 0)%nat then [0%nat] else seq 1 points.

Lemma in_bids points bid : In bid (bids points) <-> may_bid points bid.
Proof.
rewrite /bids /may_bid; case: (Nat.eqb_spec points 0) => [-> | some] /=; first by lia.
by rewrite in_seq; lia.
Qed.

(* The ball moves towards player 2 if player 1 bids more; from player 1's own side it crosses the net at once. *)
Definition tennis_step (z1 z2 : nat) (b : Z) : Z :=
  match Nat.compare z1 z2 with
  | Gt => (if b <? 0 then 1 else b + 1)%Z
  | Lt => (if 0 <? b then -1 else b - 1)%Z
  | Eq => b
  end.

Definition footsteps_step (z1 z2 : nat) (b : Z) : Z :=
  match Nat.compare z1 z2 with Gt => b + 1 | Lt => b - 1 | Eq => b end.

Definition odd_step (step : nat -> nat -> Z -> Z) := forall z1 z2 b, step z2 z1 (- b)%Z = (- step z1 z2 b)%Z.

Lemma tennis_step_odd : odd_step tennis_step.
Proof.
move=> z1 z2 b; rewrite /tennis_step (Nat.compare_antisym z1 z2); case: (Nat.compare z1 z2) => //=.
- by case: (Z.ltb_spec (- b)%Z 0); case: (Z.ltb_spec 0 b); lia.
- by case: (Z.ltb_spec 0 (- b)%Z); case: (Z.ltb_spec b 0); lia.
Qed.

Lemma footsteps_step_odd : odd_step footsteps_step.
Proof.
move=> z1 z2 b; rewrite /footsteps_step (Nat.compare_antisym z1 z2).
by case: (Nat.compare z1 z2) => /=; lia.
Qed.

Definition over (fields : Z) (s : state) := (fields < Z.abs (ball s))%Z \/ (points1 s = 0 /\ points2 s = 0)%nat.

Definition over_b (fields : Z) (s : state) :=
  ((fields <? Z.abs (ball s))%Z || ((points1 s =? 0)%nat && (points2 s =? 0)%nat))%bool.

Lemma over_bP fields s : reflect (over fields s) (over_b fields s).
Proof. by apply: iff_reflect; rewrite /over_b /over orb_true_iff andb_true_iff Z.ltb_lt !Nat.eqb_eq; tauto. Qed.

Definition mirror (s : state) : state := (points2 s, points1 s, (- ball s)%Z).

Lemma mirror_mirror s : mirror (mirror s) = s.
Proof. by case: s => [[p q] b]; rewrite /mirror /= Z.opp_involutive. Qed.

Lemma over_mirror fields s : over fields (mirror s) <-> over fields s.
Proof. by case: s => [[p q] b]; rewrite /over /mirror /= Z.abs_opp; tauto. Qed.

Section Values.

Variable fields : Z.
Variable step : nat -> nat -> Z -> Z.
Variable pay : Z -> Q.
Hypothesis step_odd : odd_step step.
Hypothesis pay_odd : forall b, pay (- b) == - pay b.

Definition next (s : state) (z1 z2 : nat) : state :=
  ((points1 s - z1)%nat, (points2 s - z2)%nat, step z1 z2 (ball s)).

(* After a turn with bids i and j, w i j is the value that is secured from then on. *)
Inductive secures1 (s : state) (v : Q) : Prop :=
  | over1 : over fields s -> v <= pay (ball s) -> secures1 s v
  | turn1 (m : list (nat * Q)) (w : nat -> nat -> Q) :
      ~ over fields s -> mixture (may_bid (points1 s)) m ->
      (forall i j, may_bid (points1 s) i -> may_bid (points2 s) j -> secures1 (next s i j) (w i j)) ->
      (forall j, may_bid (points2 s) j -> v <= mean m (fun i => w i j)) -> secures1 s v.

Inductive secures2 (s : state) (v : Q) : Prop :=
  | over2 : over fields s -> pay (ball s) <= v -> secures2 s v
  | turn2 (m : list (nat * Q)) (w : nat -> nat -> Q) :
      ~ over fields s -> mixture (may_bid (points2 s)) m ->
      (forall i j, may_bid (points1 s) i -> may_bid (points2 s) j -> secures2 (next s i j) (w i j)) ->
      (forall i, may_bid (points1 s) i -> mean m (fun j => w i j) <= v) -> secures2 s v.

Lemma next_mirror s i j : next (mirror s) j i = mirror (next s i j).
Proof. by rewrite /next /mirror /= step_odd. Qed.

Theorem secures_mirror1 s v : secures1 s v -> secures2 (mirror s) (- v).
Proof.
elim=> {}s {}v.
  by move=> done le; apply: over2; [apply/over_mirror | rewrite /= pay_odd; lra].
move=> m w live mix later IH bound; apply: (@turn2 _ _ m (fun i j => - w j i)) => //.
- by move/over_mirror.
- by move=> i j may_i may_j; rewrite next_mirror; apply: IH.
- by move=> i may_i; rewrite mean_opp; move: (bound i may_i); lra.
Qed.

Theorem secures_mirror2 s v : secures2 s v -> secures1 (mirror s) (- v).
Proof.
elim=> {}s {}v.
  by move=> done le; apply: over1; [apply/over_mirror | rewrite /= pay_odd; lra].
move=> m w live mix later IH bound; apply: (@turn1 _ _ m (fun i j => - w j i)) => //.
- by move/over_mirror.
- by move=> i j may_i may_j; rewrite next_mirror; apply: IH.
- by move=> i may_i; rewrite (mean_opp m (fun j => w i j)); move: (bound i may_i); lra.
Qed.

(* Player 1 secures at most the value that player 2 allows. *)
Theorem secured_order s v u : secures1 s v -> secures2 s u -> v <= u.
Proof.
move=> secured; elim: secured u => {}s {}v.
  by move=> done le u [_ le' | m w live]; [lra | case: live].
move=> m w live [mix one] later IH bound u [done | m' w' _ [mix' one'] later' bound']; first by case: live.
rewrite -(mean_const m' v one') -(mean_const m u one).
apply: (Qle_trans _ (mean m' (fun j => mean m (fun i => w i j)))).
  by apply: mean_le => [z q /mix'[] // | j q /mix'[may_j _]]; apply: bound.
rewrite -mean_swap; apply: mean_le => [z q /mix[] // | i q /mix[may_i _]].
apply: (Qle_trans _ (mean m' (fun j => w' i j))); last exact: bound'.
apply: mean_le => [z r /mix'[] // | j r /mix'[may_j _]].
by apply: IH => //; apply: later'.
Qed.

Lemma secures1_eq s v v' : v == v' -> secures1 s v -> secures1 s v'.
Proof.
move=> E [done le | m w live mix later bound]; first by apply: over1 => //; lra.
by apply: (@turn1 _ _ m w) => // j may_j; rewrite -E; apply: bound.
Qed.

Lemma secures2_eq s v v' : v == v' -> secures2 s v -> secures2 s v'.
Proof.
move=> E [done le | m w live mix later bound]; first by apply: over2 => //; lra.
by apply: (@turn2 _ _ m w) => // j may_j; rewrite -E; apply: bound.
Qed.

(* The value. *)

Definition worth s v := secures1 s v /\ secures2 s v.

Theorem worth_unique s v u : worth s v -> worth s u -> v == u.
Proof. by move=> [v1 v2] [u1 u2]; apply: Qle_antisym; [apply: secured_order v1 u2 | apply: secured_order u1 v2]. Qed.

Theorem worth_between s v low high : secures1 s low -> secures2 s high -> worth s v -> low <= v <= high.
Proof. by move=> low1 high2 [v1 v2]; split; [apply: secured_order low1 v2 | apply: secured_order v1 high2]. Qed.

Theorem worth_mirror s v : worth s v -> worth (mirror s) (- v).
Proof. by move=> [/secures_mirror1 v1 /secures_mirror2 v2]. Qed.

Theorem worth_symmetric s v : worth s v <-> worth (mirror s) (- v).
Proof.
split; first exact: worth_mirror.
move=> /worth_mirror; rewrite mirror_mirror => -[v1 v2]; have E := Qopp_involutive v.
by split; [apply: secures1_eq E v1 | apply: secures2_eq E v2].
Qed.

Theorem worth_start p v : worth (p, p, 0%Z) v -> v == 0.
Proof. by move=> worth_v; move: (worth_unique worth_v (worth_mirror worth_v)); lra. Qed.

Lemma points_fall s i j : ~ over fields s -> may_bid (points1 s) i -> may_bid (points2 s) j ->
  (points1 (next s i j) + points2 (next s i j) < points1 s + points2 s)%nat.
Proof. by case: s => [[p q] b]; rewrite /over /may_bid /next /points1 /points2 /=; lia. Qed.

(* A finite choice of one index, and of two. *)
Lemma choose (T : Type) (none : T) (I : list nat) (R : nat -> T -> Prop) :
  (forall i, In i I -> exists v, R i v) -> exists w, forall i, In i I -> R i (w i).
Proof.
elim: I => [|k I IH] all; first by exists (fun _ => none).
have [w Rw] : exists w, forall i, In i I -> R i (w i) by apply: IH => i I_i; apply: all; right.
have [v Rv] := all k (or_introl eq_refl).
exists (fun i => if (i =? k)%nat then v else w i) => i; case: (Nat.eqb_spec i k) => [-> // | ne] [E | /Rw //].
by case: ne.
Qed.

Lemma choose_reply (I J : list nat) (R : nat -> nat -> Q -> Prop) :
  (forall i j, In i I -> In j J -> exists v, R i j v) -> exists w, forall i j, In i I -> In j J -> R i j (w i j).
Proof.
move=> all; have [i I_i | w Rw] := @choose (nat -> Q) (fun _ => 0) I (fun i f => forall j, In j J -> R i j (f j)).
  by apply: (@choose Q 0 J (R i)) => j J_j; apply: all.
by exists w => i j I_i J_j; apply: Rw.
Qed.

Theorem worth_exists s : exists v, worth s v.
Proof.
move: {2}(points1 s + points2 s)%nat (Nat.le_refl (points1 s + points2 s)) => most.
elim: most s => [|most IH] s le; case: (over_bP fields s) => [done | live];
  try by exists (pay (ball s)); split; [apply: over1 | apply: over2] => //; lra.
  by case: live; right; lia.
have [i j I_i J_j | w worth_w] :=
    @choose_reply (bids (points1 s)) (bids (points2 s)) (fun i j => worth (next s i j)).
  by apply: IH; have := @points_fall s i j live (proj1 (in_bids _ _) I_i) (proj1 (in_bids _ _) J_j); lia.
have some points : bids points <> [] by rewrite /bids; case: points.
have [m [m' [v [[mix one] [[mix' one'] [low high]]]]]] :=
  @minimax (bids (points1 s)) (bids (points2 s)) w (some _) (some _).
exists v; split.
- apply: (@turn1 _ _ m w) => //.
  + by split=> // z q /mix[/in_bids].
  + by move=> i j /in_bids I_i /in_bids J_j; case: (worth_w i j I_i J_j).
  + by move=> j /in_bids/low.
- apply: (@turn2 _ _ m' w) => //.
  + by split=> // z q /mix'[/in_bids].
  + by move=> i j /in_bids I_i /in_bids J_j; case: (worth_w i j I_i J_j).
  + by move=> i /in_bids/high.
Qed.

Theorem start_worth_nothing p : worth (p, p, 0%Z) 0.
Proof.
have [v worth_v] := worth_exists (p, p, 0%Z); have E := worth_start worth_v.
by case: worth_v => v1 v2; split; [apply: secures1_eq v1 | apply: secures2_eq v2].
Qed.

End Values.

(* The payments: 1 for a win, `beyond` for a win with the ball beyond the court; 0 with the ball on 0. *)
Definition payment (fields : Z) (beyond : Q) (b : Z) : Q :=
  if (b =? 0)%Z then 0
  else (if (fields <? Z.abs b)%Z then beyond else 1) * (if (0 <? b)%Z then 1 else - (1)).

Lemma payment_odd fields beyond b : payment fields beyond (- b) == - payment fields beyond b.
Proof.
rewrite /payment Z.abs_opp; case: (Z.eqb_spec (- b)%Z 0); case: (Z.eqb_spec b 0); try lia; first by [].
by case: (Z.ltb_spec 0 (- b)%Z); case: (Z.ltb_spec 0 b); try lia; move=> *; ring.
Qed.

Definition tennis_secures1 fields beyond := secures1 fields tennis_step (payment fields beyond).
Definition tennis_secures2 fields beyond := secures2 fields tennis_step (payment fields beyond).
Definition tennis_worth fields beyond := worth fields tennis_step (payment fields beyond).
Definition footsteps_worth fields beyond := worth fields footsteps_step (payment fields beyond).
