(* Tennis, and Footsteps: by symmetry the start is worth nothing to either player.

   Both players bid at once; the ball moves by the larger bid; a game that is over pays `pay` to player 1. A player
   secures a value by mixing bids, turn by turn, so that whatever the other bids the expected payment is at least
   (for player 2: at most) that value. Exchanging the players turns each way to secure into one of the other
   player's. What player 1 secures never exceeds what player 2 does; so at the start, its own mirror image, nothing
   above 0 can be secured by player 1 and nothing below by player 2: the lower value is minus the upper, and if a
   value is secured by both it is 0. (That both secure the same value is von Neumann's theorem and not proved here.)
   Probabilities are rational numbers, and so is every payment.

   state            == the points of player 1 and of player 2, and where the ball is, -3 to 3
   may_bid s z      == with s points left the bid z is legal: positive, or 0 where nothing is left
   tennis_step      == where the ball goes after the bids z1, z2: over the net in one step
   footsteps_step   == the same for Footsteps: always one field
   odd_step step    == exchanging the bids and the sides mirrors the step
   over s           == the ball is beyond a field, or nobody has points left
   mixture s m      == m is a list of legal bids with probabilities that sum to 1
   mean m f         == the expectation of f under m
   secures1 s v     == player 1 can secure v; secures2 s v == player 2 can hold player 1 to v
   mirror s         == the state with the players exchanged *)
From Coq Require Import ZArith QArith Lia Lqa List ssreflect.
Import ListNotations.

Set Implicit Arguments.

Definition state := (nat * nat * Z)%type.

Definition points1 (s : state) := fst (fst s).
Definition points2 (s : state) := snd (fst s).
Definition ball (s : state) := snd s.

Definition may_bid (points bid : nat) := (bid <= points /\ (bid = 0 -> points = 0))%nat.

(* Towards player 2 if player 1 bids more; from player 1's own side straight over the net. *)
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

Definition over (s : state) := (Z.abs (ball s) = 3)%Z \/ (points1 s = 0 /\ points2 s = 0)%nat.

Definition mirror (s : state) : state := (points2 s, points1 s, (- ball s)%Z).

Lemma mirror_mirror s : mirror (mirror s) = s.
Proof. by case: s => [[p q] b]; rewrite /mirror /= Z.opp_involutive. Qed.

Lemma over_mirror s : over (mirror s) <-> over s.
Proof. by case: s => [[p q] b]; rewrite /over /mirror /= Z.abs_opp; tauto. Qed.

(* Mixed bids. *)

Fixpoint mean (m : list (nat * Q)) (f : nat -> Q) : Q :=
  match m with [] => 0 | (z, q) :: m' => q * f z + mean m' f end.

Definition mixture (points : nat) (m : list (nat * Q)) :=
  (forall z q, In (z, q) m -> may_bid points z /\ 0 <= q) /\ mean m (fun _ => 1) == 1.

Lemma mean_le m f g :
  (forall z q, In (z, q) m -> 0 <= q) -> (forall z q, In (z, q) m -> f z <= g z) -> mean m f <= mean m g.
Proof.
elim: m => [|[z q] m IH] /= pos le; first by lra.
have le_m : mean m f <= mean m g by apply: IH => z' q' m_z'; [apply: pos | apply: le]; right; exact: m_z'.
have le_z : q * f z <= q * g z.
  by rewrite !(Qmult_comm q); apply: Qmult_le_compat_r; [apply: (le z q) | apply: (pos z q)]; left.
lra.
Qed.

Lemma mean_scale m c f : mean m (fun z => c * f z) == c * mean m f.
Proof. by elim: m => [|[z q] m IH] /=; [ring | rewrite IH; ring]. Qed.

Lemma mean_opp m f : mean m (fun z => - f z) == - mean m f.
Proof. by elim: m => [|[z q] m IH] /=; [ring | rewrite IH; ring]. Qed.

Lemma mean_add m f g : mean m (fun z => f z + g z) == mean m f + mean m g.
Proof. by elim: m => [|[z q] m IH] /=; [ring | rewrite IH; ring]. Qed.

Lemma mean_zero m : mean m (fun _ => 0) == 0.
Proof. by elim: m => [|[z q] m IH] /=; [ring | rewrite IH; ring]. Qed.

Lemma mean_swap m m' (f : nat -> nat -> Q) :
  mean m (fun i => mean m' (fun j => f i j)) == mean m' (fun j => mean m (fun i => f i j)).
Proof.
elim: m => [|[z q] m IH] /=; first by rewrite mean_zero.
by rewrite mean_add mean_scale IH.
Qed.

Lemma mean_const m c : mean m (fun _ => 1) == 1 -> mean m (fun _ => c) == c.
Proof.
move=> one; transitivity (c * mean m (fun _ => 1)); last by rewrite one; ring.
by rewrite -mean_scale; elim: m {one} => [|[z q] m IH] /=; [ring | rewrite IH; ring].
Qed.

Section Values.

Variable step : nat -> nat -> Z -> Z.
Variable pay : Z -> Q.
Hypothesis step_odd : odd_step step.
Hypothesis pay_odd : forall b, pay (- b) == - pay b.

Definition next (s : state) (z1 z2 : nat) : state :=
  ((points1 s - z1)%nat, (points2 s - z2)%nat, step z1 z2 (ball s)).

(* After a turn with bids i and j, w i j is what is secured from there. *)
Inductive secures1 (s : state) (v : Q) : Prop :=
  | over1 : over s -> v <= pay (ball s) -> secures1 s v
  | turn1 (m : list (nat * Q)) (w : nat -> nat -> Q) :
      ~ over s -> mixture (points1 s) m ->
      (forall i j, may_bid (points1 s) i -> may_bid (points2 s) j -> secures1 (next s i j) (w i j)) ->
      (forall j, may_bid (points2 s) j -> v <= mean m (fun i => w i j)) -> secures1 s v.

Inductive secures2 (s : state) (v : Q) : Prop :=
  | over2 : over s -> pay (ball s) <= v -> secures2 s v
  | turn2 (m : list (nat * Q)) (w : nat -> nat -> Q) :
      ~ over s -> mixture (points2 s) m ->
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

(* What player 1 secures is at most what player 2 does. *)
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

Theorem start_symmetric p v : secures1 (p, p, 0%Z) v -> secures2 (p, p, 0%Z) (- v).
Proof. exact: (@secures_mirror1 (p, p, 0%Z) v). Qed.

Theorem start_worth_nothing p :
  (forall v, secures1 (p, p, 0%Z) v -> v <= 0) /\ (forall v, secures2 (p, p, 0%Z) v -> 0 <= v) /\
  (forall v, secures1 (p, p, 0%Z) v -> secures2 (p, p, 0%Z) v -> v == 0).
Proof.
have low v : secures1 (p, p, 0%Z) v -> v <= 0.
  by move=> secured; move: (secured_order secured (start_symmetric secured)); lra.
have high v : secures2 (p, p, 0%Z) v -> 0 <= v.
  by move=> secured; move: (low _ (secures_mirror2 secured)); lra.
by split=> //; split=> // v secured1 secured2; apply: Qle_antisym; [apply: low | apply: high].
Qed.

End Values.

(* The payments: 1 for a win, `beyond` for one by hitting the ball beyond the field; nothing with the ball on 0. *)
Definition payment (beyond : Q) (b : Z) : Q :=
  if (b =? 0)%Z then 0
  else (if (Z.abs b =? 3)%Z then beyond else 1) * (if (0 <? b)%Z then 1 else - (1)).

Lemma payment_odd beyond b : payment beyond (- b) == - payment beyond b.
Proof.
rewrite /payment Z.abs_opp; case: (Z.eqb_spec (- b)%Z 0); case: (Z.eqb_spec b 0); try lia; first by [].
by case: (Z.ltb_spec 0 (- b)%Z); case: (Z.ltb_spec 0 b); try lia; move=> *; ring.
Qed.

Definition tennis_secures1 beyond := secures1 tennis_step (payment beyond).
Definition tennis_secures2 beyond := secures2 tennis_step (payment beyond).

Theorem tennis_symmetry beyond s v :
  (tennis_secures1 beyond s v -> tennis_secures2 beyond (mirror s) (- v)) /\
  (tennis_secures2 beyond s v -> tennis_secures1 beyond (mirror s) (- v)).
Proof.
have [odd_t odd_p] := (tennis_step_odd, payment_odd beyond).
by split; [apply: secures_mirror1 | apply: secures_mirror2].
Qed.

Theorem tennis_start_zero beyond points :
  (forall v, tennis_secures1 beyond (points, points, 0%Z) v -> v <= 0) /\
  (forall v, tennis_secures2 beyond (points, points, 0%Z) v -> 0 <= v) /\
  (forall v, tennis_secures1 beyond (points, points, 0%Z) v ->
             tennis_secures2 beyond (points, points, 0%Z) v -> v == 0).
Proof. exact: (@start_worth_nothing _ (payment beyond) tennis_step_odd (payment_odd beyond) points). Qed.

Theorem footsteps_start_zero beyond points v :
  secures1 footsteps_step (payment beyond) (points, points, 0%Z) v ->
  secures2 footsteps_step (payment beyond) (points, points, 0%Z) v -> v == 0.
Proof.
by case: (@start_worth_nothing _ (payment beyond) footsteps_step_odd (payment_odd beyond) points) => _ [_]; apply.
Qed.
