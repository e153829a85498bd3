(* A verified program that checks certificates of Tennis and Footsteps. A certificate states bounds of the values of
   positions, and mixes of bids that guarantee these bounds. A mix gives each of its bids a probability.

   A certificate lists positions, those with fewer points first. Each line has a position, a lower bound of the value
   that player 1 secures there, and the mix of bids that secures this bound. The check plays the mix against every bid
   of player 2. Earlier lines bound the values of the positions after the turn. The mean of their bounds, weighted by
   the mix, must be at least the bound of the line.

   The mirror image of a position exchanges the players. An upper bound of a position is minus the lower bound of its
   mirror image. A position that is its own mirror image is worth 0. All numbers are integers. A bound is given in units
   of 1 / scale, for a chosen number `scale`. A mix gives each bid a share; the probability of the bid is its share
   divided by the sum of all shares of the mix.

   line                == a position, its lower bound, and its mix: bids with their shares
   table               == the proved lines, each found by the key of its position
   fault               == the reason why a line is refused
   verdict             == all lines are proved; or a line is refused, with the fault and the lines after it
   own_mirror s        == the position s is its own mirror image
   same s s'           == the positions s and s' are equal, as a boolean
   sum_of mix          == the sum of the shares of the mix
   pays b              == the payment to player 1 if the game ends with the ball on b, in units of 1 / scale
   key s               == the number under which the table keeps the position s
   known t s           == a lower bound of s: the payment if s is over, 0 if s is its own mirror image, otherwise the
                          bound in the table t, if there is one
   against t s mix j   == the sum of share * bound over the positions after a turn from s in which player 1 bids by the
                          mix and player 2 bids j, if all these bounds are known
   holds_against t s mix least j == the sum `against t s mix j` is known and at least `least`
   share_allowed s x   == in the pair x of a bid and its share, the bid is legal in s and the share is positive
   judge t l           == the fault of the line l, if it has one; t has the lines before l
   read t lines        == the verdict on the lines, if those in t are proved
   enclosure t s       == the lower and the upper bound of s that follow from t
   sound t             == player 1 secures each bound in t
   probabilities mix   == the shares divided by their sum
   step_of tennis      == the ball's move in Tennis if `tennis`, otherwise in Footsteps
   read_certificate    == `read` from the empty table, for one of the two games
   enclosed            == `enclosure` for one of the two games
   proves lines rows   == the lines are proved, and the bounds in each of the rows follow from them
   at_, share, within  == notations for a line, a share of a mix, and a row
   positions most fields == all positions with at most `most` points for each player and the ball on the court *)
From Coq Require Import ZArith QArith Lia Lqa Bool List PArith FMapPositive ssreflect ssrbool.
From Quadrille Require Import minimax tennis.
Import ListNotations.

Set Implicit Arguments.

Definition line := (state * Z * list (nat * Z))%type.

Definition table := PositiveMap.t (state * Z).

Inductive fault :=
  | Game_over
  | Mirror_not_zero
  | No_mix
  | Wrong_share (bid : nat)
  | Unknown_after (bid : nat)
  | Too_little_against (bid : nat).

Inductive verdict :=
  | Read (t : table)
  | Refused (why : fault) (rest : list line).

Definition own_mirror (s : state) := ((points1 s =? points2 s)%nat && (ball s =? 0)%Z)%bool.

Definition same (s s' : state) :=
  ((points1 s =? points1 s')%nat && (points2 s =? points2 s')%nat && (ball s =? ball s')%Z)%bool.

Lemma same_eq s s' : same s s' = true -> s = s'.
Proof.
case: s s' => [[p q] b] [[p' q'] b']; rewrite /same /points1 /points2 /ball /=.
by move=> /andb_prop[/andb_prop[/Nat.eqb_eq -> /Nat.eqb_eq ->] /Z.eqb_eq ->].
Qed.

Fixpoint sum_of (mix : list (nat * Z)) : Z := match mix with [] => 0%Z | (_, q) :: mix' => (q + sum_of mix')%Z end.

Section Certificates.

Variables (fields : Z) (step : nat -> nat -> Z -> Z) (beyond : Z) (scale : positive) (most : Z).
Hypothesis step_odd : odd_step step.

Definition pays (b : Z) : Z :=
  (if b =? 0 then 0
   else Zpos scale * ((if fields <? Z.abs b then beyond else 1) * (if 0 <? b then 1 else - (1))))%Z.

(* Different positions within `most` points and the court have different keys. If two keys were equal, `same` would
   detect it. *)
Definition key (s : state) : positive :=
  Z.to_pos ((Z.of_nat (points1 s) * (most + 1) + Z.of_nat (points2 s)) * (2 * fields + 1) + ball s + fields + 1).

Definition known (t : table) (s : state) : option Z :=
  if over_b fields s then Some (pays (ball s))
  else if own_mirror s then Some 0%Z
  else match PositiveMap.find (key s) t with
       | Some (s', bound) => if same s s' then Some bound else None
       | None => None
       end.

Fixpoint against (t : table) (s : state) (mix : list (nat * Z)) (j : nat) : option Z :=
  match mix with
  | [] => Some 0%Z
  | (i, q) :: mix' =>
      match known t (next step s i j), against t s mix' j with
      | Some bound, Some rest => Some (q * bound + rest)%Z
      | _, _ => None
      end
  end.

Definition holds_against t s mix least j :=
  match against t s mix j with Some sum => (least <=? sum)%Z | None => false end.

Definition share_allowed (s : state) '(i, q) := (may_bid_b (points1 s) i && (0 <? q)%Z)%bool.

Definition judge (t : table) (l : line) : option fault :=
  let '(s, bound, mix) := l in
  if over_b fields s then Some Game_over
  else if own_mirror s then if (bound =? 0)%Z then None else Some Mirror_not_zero
  else match find (fun share => negb (share_allowed s share)) mix with
       | Some (i, _) => Some (Wrong_share i)
       | None =>
           let sum := sum_of mix in
           if (sum =? 0)%Z then Some No_mix
           else let least := (bound * sum)%Z in
                match find (fun j => negb (holds_against t s mix least j)) (bids (points2 s)) with
                | Some j => Some (if against t s mix j is Some _ then Too_little_against j else Unknown_after j)
                | None => None
                end
       end.

Fixpoint read (t : table) (lines : list line) : verdict :=
  match lines with
  | [] => Read t
  | l :: rest =>
      match judge t l with
      | Some why => Refused why rest
      | None => read (PositiveMap.add (key (fst (fst l))) (fst l) t) rest
      end
  end.

Definition enclosure (t : table) (s : state) : option (Z * Z) :=
  match known t s, known t (mirror s) with
  | Some lower, Some lower' => Some (lower, (- lower')%Z)
  | _, _ => None
  end.

(* The proof that the check is right. *)

Local Notation pay := (payment fields (inject_Z beyond)).
Local Notation pay_odd := (payment_odd fields (inject_Z beyond)).

Definition sound (t : table) :=
  forall k s bound, PositiveMap.find k t = Some (s, bound) -> secures1 fields step pay s (bound # scale).

Lemma pays_payment b : (pays b # scale) == pay b.
Proof.
rewrite /pays /payment; case: (b =? 0)%Z => //.
have -> x : (Zpos scale * x # scale) == inject_Z x by rewrite /Qeq /= Z.mul_1_r Z.mul_comm.
by rewrite inject_Z_mult; case: (fields <? Z.abs b)%Z; case: (0 <? b)%Z.
Qed.

Lemma known_secured t s bound : sound t -> known t s = Some bound -> secures1 fields step pay s (bound # scale).
Proof.
move=> sound_t; rewrite /known; case: over_bP => [done [<-] | live].
  by apply: over1 => //; rewrite pays_payment; lra.
case Em: (own_mirror s) => [|].
  case: s {live} Em => [[p q] b]; rewrite /own_mirror /points1 /points2 /ball /=.
  move=> /andb_prop[/Nat.eqb_eq -> /Z.eqb_eq ->] [<-].
  have [zero _] := @start_worth_nothing fields step pay step_odd pay_odd q.
  by apply: (secures1_eq _ zero).
case Ef: (PositiveMap.find (key s) t) => [[s' bound']|] //; case Es: (same s s') => //; case=> <-.
by rewrite (same_eq _ _ Es); apply: sound_t Ef.
Qed.

Definition probabilities (mix : list (nat * Z)) : list (nat * Q) :=
  weighted (/ inject_Z (sum_of mix)) (map (fun '(i, q) => (i, inject_Z q)) mix).

Lemma sum_of_shares mix : mean (map (fun '(i, q) => (i, inject_Z q)) mix) (fun _ => 1) == inject_Z (sum_of mix).
Proof. by elim: mix => [|[i q] mix IH] //=; rewrite IH inject_Z_plus; ring. Qed.

Lemma sum_positive s mix : (forall share, In share mix -> share_allowed s share = true) -> sum_of mix <> 0%Z ->
  (0 < sum_of mix)%Z.
Proof.
move=> allowed; suff : (0 <= sum_of mix)%Z by lia.
elim: mix allowed => [|[i q] mix IH] allowed //=.
have /andb_prop[_ /Z.ltb_lt] := allowed (i, q) (or_introl eq_refl).
by have := IH (fun share mix_share => allowed share (or_intror mix_share)); lia.
Qed.

Lemma mean_against t s mix j sum (w : nat -> Q) :
  (forall i q bound, In (i, q) mix -> known t (next step s i j) = Some bound -> w i == (bound # scale)) ->
  against t s mix j = Some sum -> mean (map (fun '(i, q) => (i, inject_Z q)) mix) w == (sum # scale).
Proof.
elim: mix sum => [|[i q] mix IH] sum Ew /=; first by case=> <-.
case Ek: (known _ _) => [bound|] //; case Ea: (against _ _ _ _) => [rest|] // [<-].
have E := IH rest (fun i' q' bound' mix_i' => Ew i' q' bound' (or_intror mix_i')) Ea.
by rewrite (Ew i q bound (or_introl eq_refl) Ek) E /Qeq /= Pos2Z.inj_mul; ring.
Qed.

Lemma found_none (T : Type) (P : T -> bool) l : find (fun x => negb (P x)) l = None -> forall x, In x l -> P x = true.
Proof. by move=> none x l_x; apply: negbFE; apply: (find_none _ _ none). Qed.

Lemma judged_secured t s bound mix : sound t -> judge t (s, bound, mix) = None ->
  secures1 fields step pay s (bound # scale).
Proof.
move=> sound_t; rewrite /judge; case: over_bP => // live.
case Em: (own_mirror s).
  case: (Z.eqb_spec bound 0) => // -> _; apply: (@known_secured t s 0%Z sound_t).
  by rewrite /known Em; case: over_bP.
case Eshare: (find _ mix) => [[]|] //; have {Eshare}allowed := @found_none _ _ _ Eshare.
case: (Z.eqb_spec (sum_of mix) 0) => // some; have {}some := @sum_positive s mix allowed some.
case Ebid: (find _ _) => [|] // _; have {Ebid}holds := @found_none _ _ _ Ebid.
have some_Q : 0 < inject_Z (sum_of mix) by rewrite /Qlt /=; lia.
have [i j I_i J_j | w Rw] := @choose_reply (bids (points1 s)) (bids (points2 s)) (fun i j v =>
    secures1 fields step pay (next step s i j) v /\
    forall bound', known t (next step s i j) = Some bound' -> v == (bound' # scale)).
  case Ek: (known t (next step s i j)) => [bound'|]; last first.
    by have [v [v1 _]] := worth_exists fields step pay (next step s i j); exists v.
  by exists (bound' # scale); split=> [|_ [<-] //]; apply: known_secured Ek.
apply: (@turn1 _ _ _ _ _ (probabilities mix) w) => //.
- split=> [i q /in_map_iff[[i' q'] [[<- <-] /in_map_iff[[i'' q''] [[<- <-] mix_i]]]]|].
    have /andb_prop[/may_bid_bP may /Z.ltb_lt pos] := allowed _ mix_i; split=> //.
    by apply: Qmult_le_0_compat; [apply: Qinv_le_0_compat; lra | rewrite /Qle /=; lia].
  by rewrite mean_weighted sum_of_shares; field; lra.
- by move=> i j /in_bids I_i /in_bids J_j; case: (Rw i j I_i J_j).
- move=> j may_j; have J_j := proj2 (in_bids _ _) may_j.
  rewrite mean_weighted; have := holds j J_j; rewrite /holds_against.
  case Ea: (against t s mix j) => [sum|] // /Z.leb_le least.
  have Ew i q bound' : In (i, q) mix -> known t (next step s i j) = Some bound' -> w i j == (bound' # scale).
    by move=> /allowed/andb_prop[/may_bid_bP/in_bids I_i _]; case: (Rw i j I_i J_j) => _; apply.
  rewrite (@mean_against t s mix j sum (fun i => w i j) Ew Ea).
  apply: (Qmult_lt_0_le_reg_r _ _ (inject_Z (sum_of mix))) => //.
  have -> : / inject_Z (sum_of mix) * (sum # scale) * inject_Z (sum_of mix) == (sum # scale) by field; lra.
  by rewrite /Qle /= Pos.mul_1_r; apply: Z.mul_le_mono_nonneg_r.
Qed.

Lemma sound_add t l : sound t -> judge t l = None -> sound (PositiveMap.add (key (fst (fst l))) (fst l) t).
Proof.
case: l => [[s bound] mix] sound_t ok k s' bound' /=.
case: (Pos.eq_dec k (key s)) => [-> | ne]; last by rewrite PositiveMap.gso // => /sound_t.
by rewrite PositiveMap.gss => -[<- <-]; apply: judged_secured ok.
Qed.

Theorem read_sound t lines t' : sound t -> read t lines = Read t' -> sound t'.
Proof.
elim: lines t => [|l lines IH] t sound_t /=; first by case=> <-.
by case Ej: (judge t l) => //; apply: IH (@sound_add t l sound_t Ej).
Qed.

Lemma enclosure_secured t s lower upper : sound t -> enclosure t s = Some (lower, upper) ->
  secures1 fields step pay s (lower # scale) /\ secures2 fields step pay s (upper # scale).
Proof.
move=> sound_t; rewrite /enclosure; case E: (known t s) => [low|] //.
case E': (known t (mirror s)) => [low'|] // [<- <-]; split; first exact: known_secured E.
rewrite -(mirror_mirror s).
by apply: (secures2_eq _ (secures_mirror1 step_odd pay_odd (@known_secured t (mirror s) low' sound_t E'))).
Qed.

End Certificates.

Definition step_of (tennis : bool) := if tennis then tennis_step else footsteps_step.

Lemma step_of_odd tennis : odd_step (step_of tennis).
Proof. by case: tennis; [exact: tennis_step_odd | exact: footsteps_step_odd]. Qed.

Section Game.

Variables (tennis : bool) (fields beyond : Z) (scale : positive) (most : Z).

Definition read_certificate := read fields (step_of tennis) beyond scale most (PositiveMap.empty _).

Definition enclosed := enclosure fields beyond scale most.

Theorem certificate_secures lines t s lower upper :
  read_certificate lines = Read t -> enclosed t s = Some (lower, upper) ->
  secures1 fields (step_of tennis) (payment fields (inject_Z beyond)) s (lower # scale) /\
  secures2 fields (step_of tennis) (payment fields (inject_Z beyond)) s (upper # scale).
Proof.
move=> read_t; apply: enclosure_secured; first exact: step_of_odd.
by apply: (@read_sound _ _ _ _ _ (step_of_odd tennis) _ lines t _ read_t) => k s' bound; rewrite PositiveMap.gempty.
Qed.

Theorem certificate_encloses lines t s lower upper v :
  read_certificate lines = Read t -> enclosed t s = Some (lower, upper) ->
  worth fields (step_of tennis) (payment fields (inject_Z beyond)) s v -> (lower # scale) <= v <= (upper # scale).
Proof. by move=> read_t /(certificate_secures _ _ read_t)[low high]; apply: worth_between. Qed.

(* A table of bounds, in units of 1 / scale. *)
Definition proves (lines : list line) (rows : list (state * (Z * Z))) :=
  match read_certificate lines with
  | Read t => forallb (fun '(s, (low, high)) =>
      match enclosed t s with Some (lower, upper) => (low <=? lower)%Z && (upper <=? high)%Z | None => false end) rows
  | Refused _ _ => false
  end.

Theorem proved_table lines rows s low high v : proves lines rows = true -> In (s, (low, high)) rows ->
  worth fields (step_of tennis) (payment fields (inject_Z beyond)) s v -> (low # scale) <= v <= (high # scale).
Proof.
rewrite /proves; case E: (read_certificate lines) => [t|] // /forallb_forall ok /ok.
case Ee: (enclosed t s) => [[lower upper]|] // /andb_prop[/Z.leb_le le_low /Z.leb_le le_high] value.
have [le ge] := certificate_encloses _ E Ee value.
have mono a b : (a <= b)%Z -> (a # scale) <= (b # scale) by rewrite /Qle /=; apply: Z.mul_le_mono_nonneg_r.
by move: (mono _ _ le_low) (mono _ _ le_high); lra.
Qed.

End Game.

(* The notation of certificates and tables, as scripts/tennis/theorem writes it. *)
Definition at_ (p q : nat) (b bound : Z) (mix : list (nat * Z)) : line := (p, q, b, bound, mix).
Definition share (bid : nat) (q : Z) := (bid, q).
Definition within (p q : nat) (b lower upper : Z) : state * (Z * Z) := (p, q, b, (lower, upper)).

Definition positions (most fields : nat) : list state :=
  flat_map (fun p => flat_map (fun q => map (fun k => (p, q, Z.of_nat k - Z.of_nat fields)%Z)
    (seq 0 (2 * fields + 1))) (seq 0 (most + 1))) (seq 0 (most + 1)).

Theorem table_complete most fields (rows : list (state * (Z * Z))) p q b : map fst rows = positions most fields ->
  (p <= most)%nat -> (q <= most)%nat -> (Z.abs b <= Z.of_nat fields)%Z -> exists bounds, In (p, q, b, bounds) rows.
Proof.
move=> same_positions le_p le_q le_b; suff : In (p, q, b) (map fst rows).
  by move=> /in_map_iff[[s bounds] [/= <- row_s]]; exists bounds.
rewrite same_positions; apply/in_flat_map; exists p; split; first by apply/in_seq; lia.
apply/in_flat_map; exists q; split; first by apply/in_seq; lia.
apply/in_map_iff; exists (Z.to_nat (b + Z.of_nat fields)); split; first by congr (_, _, _); lia.
by apply/in_seq; lia.
Qed.
