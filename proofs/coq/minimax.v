(* The minimax theorem for finite matrix games over the rational numbers.

   Two players choose at the same time, the first from the list I, the second from the list J. If they choose i and j,
   the first player receives the payment A i j. A mix gives each choice of a player a probability. The theorem says that
   a number v with two properties exists. The first player has a mix with an average payment of at least v, whatever the
   second player chooses. The second player has a mix with an average payment of at most v, whatever the first player
   chooses.

   The proof needs no limits: v and the two mixes are a solution of finitely many linear inequalities F <= 0, where F is
   a function of the unknowns. Fourier-Motzkin elimination shows that such a system has a solution, or some nonnegative
   combination of the inequalities says c <= 0 for a positive constant c (Farkas' lemma). The second case is impossible,
   because the coefficients of such a combination would yield two mixes whose bounds contradict each other.

   This file and tennis.v use the rational numbers and lists of Coq's standard library, because the tactics lra and ring
   work on these numbers. The mathcomp packages of Debian 12 have no such tactics for mathcomp's rational numbers.

   mean m f            == the sum of q * f z over the pairs (z, q) in m; if m is a mixture, the expectation of f
   mixture P m         == m is a list of choices, each with property P, and of their probabilities, which sum to 1
   weighted c m        == m with every weight multiplied by c
   sum I f             == the sum of the values of f over the list I
   point               == a value for each unknown; the unknowns are numbered
   affine n F          == F is an affine function of the unknowns below n
   cone P              == the set P of functions is closed under nonnegative combinations and equality of functions
   kept T, above_below T == the pairs (a, G) of T stand for the functions a * x n + G x; kept: those with a = 0;
                         above_below: the combinations of two that cancel the unknown n
   weights I m         == each pair in m is a choice of I and a nonnegative weight
   only i              == the function that is 1 at i and 0 elsewhere
   row x, column x     == the parts of the point x that are the first player's mix, and the second's; x 0 is v
   point_of v r c      == the point that consists of the number v and the mixes r and c
   for_column j, for_row i == the inequality that bounds the payment if the second player chooses j; if the first
                         chooses i
   inequalities        == for_column and for_row for all choices, and inequalities that make row and column mixtures
   combination h       == h is a nonnegative combination of the inequalities
   multiplied h ...    == h is the combination with the given multipliers
   unknowns            == a number greater than that of each unknown
   choices I q         == the list of the pairs (i, q i) for all i in I *)
From Coq Require Import ZArith QArith Lia Lqa List ssreflect.
Import ListNotations.

Set Implicit Arguments.

(* Weighted sums. *)

Fixpoint mean (m : list (nat * Q)) (f : nat -> Q) : Q :=
  match m with [] => 0 | (z, q) :: m' => q * f z + mean m' f end.

Definition mixture (P : nat -> Prop) (m : list (nat * Q)) :=
  (forall z q, In (z, q) m -> P z /\ 0 <= q) /\ mean m (fun _ => 1) == 1.

Lemma mean_le m f g :
  (forall z q, In (z, q) m -> 0 <= q) -> (forall z q, In (z, q) m -> f z <= g z) -> mean m f <= mean m g.
Proof.
elim: m => [|[z q] m IH] /= pos le; first by lra.
have le_m : mean m f <= mean m g by apply: IH => z' q' m_z'; [apply: pos | apply: le]; right; exact: m_z'.
have le_z : q * f z <= q * g z.
  by rewrite !(Qmult_comm q); apply: Qmult_le_compat_r; [apply: (le z q) | apply: (pos z q)]; left.
lra.
Qed.

Lemma mean_eq m f g : (forall z, f z == g z) -> mean m f == mean m g.
Proof. by move=> E; elim: m => [|[z q] m IH] /=; [ring | rewrite IH E; ring]. Qed.

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

Lemma mean_constant m c : mean m (fun _ => c) == c * mean m (fun _ => 1).
Proof. by elim: m => [|[z q] m IH] /=; [ring | rewrite IH; ring]. Qed.

Lemma mean_const m c : mean m (fun _ => 1) == 1 -> mean m (fun _ => c) == c.
Proof. by move=> one; rewrite mean_constant one; ring. Qed.

Definition weighted c (m : list (nat * Q)) := map (fun '(z, q) => (z, c * q)) m.

Lemma mean_weighted c m f : mean (weighted c m) f == c * mean m f.
Proof. by elim: m => [|[z q] m IH] /=; [ring | rewrite IH; ring]. Qed.

Lemma mean_app m m' f : mean (m ++ m') f == mean m f + mean m' f.
Proof. by elim: m => [|[z q] m IH] /=; [ring | rewrite IH; ring]. Qed.

(* Fourier-Motzkin elimination. *)

Definition point := nat -> Q.

Fixpoint affine (n : nat) (F : point -> Q) : Prop :=
  match n with
  | O => exists c, forall x, F x == c
  | S n' => exists a G, affine n' G /\ forall x, F x == a * x n' + G x
  end.

Lemma affine_const n c : affine n (fun _ => c).
Proof.
elim: n => [|n IH] /=; first by exists c => x; ring.
by exists 0, (fun _ => c); split=> // x; ring.
Qed.

Lemma affine_combine n F G a b : affine n F -> affine n G -> affine n (fun x => a * F x + b * G x).
Proof.
elim: n F G => [|n IH] F G /= => [[c Ec] [d Ed] | [c [F' [aF Ec]]] [d [G' [aG Ed]]]].
  by exists (a * c + b * d) => x; rewrite Ec Ed; ring.
exists (a * c + b * d), (fun x => a * F' x + b * G' x); split; first exact: IH.
by move=> x; rewrite Ec Ed; ring.
Qed.

Lemma affine_eq n F G : (forall x, F x == G x) -> affine n F -> affine n G.
Proof.
move=> E; case: n => [|n] /= => [[c Ec] | [a [F' [aF Ea]]]]; first by exists c => x; rewrite -E.
by exists a, F'; split=> // x; rewrite -E.
Qed.

Lemma affine_unknown n k : (k < n)%nat -> affine n (fun x => x k).
Proof.
elim: n => [|n IH] lt; first by lia.
case: (Nat.eq_dec k n) => [-> | ne].
  by exists 1, (fun _ => 0); split=> [|x]; [exact: affine_const | ring].
by exists 0, (fun x => x k); split=> [|x]; [apply: IH; lia | ring].
Qed.

(* Only the unknowns below n matter. *)
Lemma affine_same n F x y : affine n F -> (forall k, (k < n)%nat -> x k = y k) -> F x == F y.
Proof.
elim: n F => [|n IH] F /= => [[c Ec] _ | [a [G [aG Ea]]] same]; first by rewrite !Ec.
have E : G x == G y by apply: IH aG _ => k lt; apply: same; lia.
by rewrite !Ea E same.
Qed.

Definition cone (P : (point -> Q) -> Prop) :=
  (forall F G, (forall x, F x == G x) -> P F -> P G) /\
  (forall F G, P F -> P G -> P (fun x => F x + G x)) /\ (forall F c, 0 <= c -> P F -> P (fun x => c * F x)).

(* A number between all lower and all upper bounds. *)
Lemma between (L U : list Q) :
  (forall l u, In l L -> In u U -> l <= u) -> exists x, (forall l, In l L -> l <= x) /\ (forall u, In u U -> x <= u).
Proof.
elim: L => [|l L IH] le.
  elim: U {le} => [|u U [x [_ le]]]; first by exists 0; split.
  case: (Qlt_le_dec x u) => cmp; first by exists x; split=> // w [<- | /le]; lra.
  by exists u; split=> // w [<- | /le]; lra.
have [l' u L_l' U_u | x [low high]] := IH; first by apply: le => //; right.
case: (Qlt_le_dec x l) => cmp; last by exists x; split=> // w [<- | /low]; lra.
by exists l; split=> [w [<- | /low] | u U_u]; [lra | lra | apply: le => //; left].
Qed.

(* The functions with the highest unknown separated. *)
Lemma apart n (S : list (point -> Q)) : (forall F, In F S -> affine (Datatypes.S n) F) ->
  exists T : list (Q * (point -> Q)),
    (forall F, In F S -> exists a G, In (a, G) T /\ forall x, F x == a * x n + G x) /\
    (forall a G, In (a, G) T -> affine n G /\ exists F, In F S /\ forall x, F x == a * x n + G x).
Proof.
elim: S => [|F S IH] all; first by exists []; split.
have [F' S_F' | T [to from]] := IH; first by apply: all; right.
have [a [G [aG E]]] := all F (or_introl eq_refl).
exists ((a, G) :: T); split=> [F' [<- | /to [a' [G' [T_G' E']]]] | a' G' [[<- <-] | /from [aG' [F' [S_F' E']]]]].
- by exists a, G; split=> //; left.
- by exists a', G'; split=> //; right.
- by split=> //; exists F; split=> //; left.
- by split=> //; exists F'; split=> //; right.
Qed.

Definition kept (T : list (Q * (point -> Q))) := map snd (filter (fun e => Qeq_bool (fst e) 0) T).

Definition above_below (T : list (Q * (point -> Q))) :=
  map (fun '((a, G), (b, H)) => fun x => - b * G x + a * H x)
    (filter (fun '((a, _), (b, _)) => negb (Qle_bool a 0) && negb (Qle_bool 0 b))%bool (list_prod T T)).

Lemma positive_b a : negb (Qle_bool a 0) = true <-> 0 < a.
Proof.
rewrite Bool.negb_true_iff -Bool.not_true_iff_false Qle_bool_iff; split=> [not | pos le]; last by lra.
by case: (Qlt_le_dec 0 a).
Qed.

Lemma negative_b a : negb (Qle_bool 0 a) = true <-> a < 0.
Proof.
rewrite Bool.negb_true_iff -Bool.not_true_iff_false Qle_bool_iff; split=> [not | neg le]; last by lra.
by case: (Qlt_le_dec a 0).
Qed.

Lemma in_kept T G : In G (kept T) <-> exists a, In (a, G) T /\ a == 0.
Proof.
rewrite in_map_iff; split=> [[[a G'] [/= <- /filter_In[T_G /= /Qeq_bool_iff E]]] | [a [T_G E]]]; first by exists a.
by exists (a, G); split=> //; apply/filter_In; split=> //; apply/Qeq_bool_iff.
Qed.

Lemma in_above_below T K : In K (above_below T) <->
  exists a G b H, In (a, G) T /\ In (b, H) T /\ 0 < a /\ b < 0 /\ K = fun x => - b * G x + a * H x.
Proof.
rewrite in_map_iff; split=> [[[[a G] [b H]] [<- /filter_In[/in_prod_iff[T_G T_H]]]] |
                             [a [G [b [H [T_G [T_H [pos [neg ->]]]]]]]]].
  by move=> /Bool.andb_true_iff[/positive_b pos /negative_b neg]; exists a, G, b, H.
exists ((a, G), (b, H)); split=> //; apply/filter_In; split; first exact/in_prod_iff.
by apply/Bool.andb_true_iff; split; [apply/positive_b | apply/negative_b].
Qed.

Theorem farkas n (S : list (point -> Q)) : (forall F, In F S -> affine n F) ->
  (exists x, forall F, In F S -> F x <= 0) \/
  (forall P, cone P -> (forall F, In F S -> P F) -> exists c, 0 < c /\ P (fun _ => c)).
Proof.
elim: n S => [|n IH] S all.
  elim: S all => [|F S IHS] all; first by left; exists (fun _ => 0).
  have [F' S_F' | [x neg] | no] := IHS; first by apply: all; right.
    have [c E] := all F (or_introl eq_refl).
    case: (Qlt_le_dec 0 c) => cmp; last by left; exists x => F' [<- | /neg //]; rewrite E.
    by right=> P [same _] sP; exists c; split=> //; apply: (same F) => //; apply: sP; left.
  by right=> P coneP sP; apply: no => // F' S_F'; apply: sP; right.
have [T [to from]] := @apart n S all.
have [F | [x neg] | no] := IH (kept T ++ above_below T).
- move=> /in_app_iff[/in_kept[a [/from[] //]] | /in_above_below[a [G [b [H [/from[aG _] [/from[aH _] [_ [_ ->]]]]]]]]].
  exact: affine_combine.
- left.
  have [l u | t [low high]] := between
      (map (fun '(b, H) => H x / - b) (filter (fun e => negb (Qle_bool 0 (fst e))) T))
      (map (fun '(a, G) => - G x / a) (filter (fun e => negb (Qle_bool (fst e) 0)) T)).
    move=> /in_map_iff[[b H] [<- /filter_In[T_H /= /negative_b negb]]].
    move=> /in_map_iff[[a G] [<- /filter_In[T_G /= /positive_b pos]]].
    have le : - b * G x + a * H x <= 0.
      by apply: (neg (fun x => - b * G x + a * H x)); apply/in_app_iff; right; apply/in_above_below; exists a, G, b, H.
    apply: Qle_shift_div_l => //; setoid_replace (H x / - b * a) with (a * H x / - b) by (field; lra).
    by apply: Qle_shift_div_r; lra.
  exists (fun k => if (k =? n)%nat then t else x k) => F /to[a [G [T_G ->]]].
  have -> : G (fun k => if (k =? n)%nat then t else x k) == G x.
    by apply: affine_same (proj1 (from a G T_G)) _ => k lt; case: (Nat.eqb_spec k n) => //; lia.
  rewrite Nat.eqb_refl.
  case: (Q_dec a 0) => [[negb | pos] | E].
  + have := low (G x / - a); rewrite in_map_iff => le.
    have {}le : G x / - a <= t by apply: le; exists (a, G); split=> //; apply/filter_In; split=> //; apply/negative_b.
    have : G x / - a * - a <= t * - a by apply: Qmult_le_compat_r => //; lra.
    by setoid_replace (G x / - a * - a) with (G x) by (field; lra); lra.
  + have := high (- G x / a); rewrite in_map_iff => le.
    have {}le : t <= - G x / a by apply: le; exists (a, G); split=> //; apply/filter_In; split=> //; apply/positive_b.
    have : t * a <= - G x / a * a by apply: Qmult_le_compat_r => //; lra.
    by setoid_replace (- G x / a * a) with (- G x) by (field; lra); lra.
  + have : G x <= 0 by apply: neg; apply/in_app_iff; left; apply/in_kept; exists a.
    by rewrite E; lra.
- right=> P coneP sP; apply: no => // F; have [same [add scale]] := coneP.
  have in_P a G : In (a, G) T -> P (fun x => a * x n + G x).
    by move=> /from[_ [F' [/sP PF' E]]]; apply: (same F').
  move=> /in_app_iff[/in_kept[a [/in_P PG E]] | /in_above_below[a [G [b [H [/in_P PG [/in_P PH [pos [neg ->]]]]]]]]].
    by apply: same PG => x; rewrite E; ring.
  apply: (same (fun x => - b * (a * x n + G x) + a * (b * x n + H x))) => [x|]; first by ring.
  by apply: (add (fun x => - b * (a * x n + G x)) (fun x => a * (b * x n + H x))); apply: scale => //; lra.
Qed.

(* The game. *)

Definition sum (I : list nat) f := mean (map (fun i => (i, 1)) I) f.

Definition weights (I : list nat) (m : list (nat * Q)) := forall z q, In (z, q) m -> In z I /\ 0 <= q.

Lemma sum_zero I f : (forall i, f i == 0) -> sum I f == 0.
Proof. by move=> E; rewrite /sum (mean_eq _ f (fun _ => 0) E) mean_zero. Qed.

Definition only (i k : nat) : Q := if (k =? i)%nat then 1 else 0.

Lemma sum_only I i f : sum I (fun k => only i k * f k) == f i * sum I (only i).
Proof.
rewrite /sum -mean_scale; apply: mean_eq => k.
by rewrite /only; case: (Nat.eqb_spec k i) => [-> | _]; ring.
Qed.

Lemma sum_only_positive I i : In i I -> 0 < sum I (only i).
Proof.
have nonneg L : 0 <= sum L (only i).
  elim: L => [|k L IH]; rewrite /sum /= -/(sum _ _); first by lra.
  by move: IH; rewrite /only; case: (k =? i)%nat; lra.
elim: I => [|k I IH] //= [-> | I_i]; rewrite /sum /= -/(sum _ _).
  by move: (nonneg I); rewrite {2}/only Nat.eqb_refl; lra.
by move: (IH I_i); rewrite {2}/only; case: (k =? i)%nat; lra.
Qed.

Lemma mean_nonneg m f : (forall z q, In (z, q) m -> 0 <= q) -> (forall z, 0 <= f z) -> 0 <= mean m f.
Proof. by move=> pos le; rewrite -(mean_zero m); apply: mean_le => // z q _; apply: le. Qed.

(* A mix without weight has the mean 0. *)
Lemma mean_null m f : (forall z q, In (z, q) m -> 0 <= q) -> mean m (fun _ => 1) == 0 -> mean m f == 0.
Proof.
elim: m => [|[z q] m IH] //= pos.
have pos_m z' q' : In (z', q') m -> 0 <= q' by move=> m_z'; apply: (pos z' q'); right.
have : 0 <= mean m (fun _ => 1) by apply: mean_nonneg => // _; lra.
have := pos z q (or_introl eq_refl) => le_q le_m null.
have E : q == 0 by lra.
by rewrite E (IH pos_m); [lra | ring].
Qed.

Section Game.

Variables (I J : list nat) (A : nat -> nat -> Q).

(* The unknowns: the value, and each player's mix. *)
Definition row (x : point) (i : nat) := x (S (2 * i)).
Definition column (x : point) (j : nat) := x (S (S (2 * j))).

Definition point_of (v : Q) (r c : nat -> Q) : point := fun k =>
  match k with O => v | S k' => if Nat.even k' then r (Nat.div2 k') else c (Nat.div2 k') end.

Lemma row_of v r c i : row (point_of v r c) i = r i.
Proof.
change (row (point_of v r c) i) with (if Nat.even (2 * i) then r (Nat.div2 (2 * i)) else c (Nat.div2 (2 * i))).
by rewrite Nat.even_mul Nat.div2_double.
Qed.

Lemma column_of v r c j : column (point_of v r c) j = c j.
Proof.
change (column (point_of v r c) j) with
  (if Nat.even (S (2 * j)) then r (Nat.div2 (S (2 * j))) else c (Nat.div2 (S (2 * j)))).
by rewrite Nat.even_succ Nat.odd_mul Nat.div2_succ_double.
Qed.

Definition for_column j (x : point) := x O - sum I (fun i => row x i * A i j).
Definition for_row i (x : point) := sum J (fun j => column x j * A i j) - x O.

Definition inequalities : list (point -> Q) :=
  map for_column J ++ map for_row I ++ map (fun i x => - row x i) I ++ map (fun j x => - column x j) J ++
  [fun x => sum I (row x) - 1; fun x => 1 - sum I (row x);
   fun x => sum J (column x) - 1; fun x => 1 - sum J (column x)].

Definition multiplied (h : point -> Q) (m m' s t : list (nat * Q)) (a b : Q) :=
  forall x, h x == mean m' (fun j => for_column j x) + mean m (fun i => for_row i x) + a * (sum I (row x) - 1) +
                   b * (sum J (column x) - 1) - mean s (row x) - mean t (column x).

Definition combination (h : point -> Q) := exists m m' s t a b,
  weights I m /\ weights J m' /\ weights I s /\ weights J t /\ multiplied h m m' s t a b.

Lemma weights_app L m m' : weights L m -> weights L m' -> weights L (m ++ m').
Proof. by move=> wm wm' z q /in_app_iff[/wm | /wm']. Qed.

Lemma weights_weighted L c m : 0 <= c -> weights L m -> weights L (weighted c m).
Proof.
move=> pos wm z q /in_map_iff[[z' q'] [[<- <-] /wm[L_z q_ge0]]]; split=> //.
exact: Qmult_le_0_compat.
Qed.

Lemma weights_one L z : In z L -> weights L [(z, 1)].
Proof. by move=> L_z z' q [[<- <-] | []]; split=> //; lra. Qed.

Lemma weights_none L : weights L [].
Proof. by []. Qed.

Lemma cone_combination : cone combination.
Proof.
split; [|split] => [F G E | F G | F c pos].
- move=> [m [m' [s [t [a [b [wm [wm' [ws [wt EF]]]]]]]]]].
  by exists m, m', s, t, a, b; do 4!split=> //; move=> x; rewrite -E.
- move=> [m [m' [s [t [a [b [wm [wm' [ws [wt EF]]]]]]]]]] [n [n' [u [w [c [d [wn [wn' [wu [ww EG]]]]]]]]]].
  exists (m ++ n), (m' ++ n'), (s ++ u), (t ++ w), (a + c), (b + d).
  do 4!(split; first exact: weights_app).
  by move=> x; rewrite EF EG !mean_app; ring.
- move=> [m [m' [s [t [a [b [wm [wm' [ws [wt EF]]]]]]]]]].
  exists (weighted c m), (weighted c m'), (weighted c s), (weighted c t), (c * a), (c * b).
  do 4!(split; first exact: weights_weighted).
  by move=> x; rewrite EF !mean_weighted; ring.
Qed.

Local Ltac combine m m' s t a b :=
  exists m, m', s, t, a, b; do 4!(split; first by [exact: weights_none | exact: weights_one]); move=> x /=; ring.

Lemma combination_inequality F : In F inequalities -> combination F.
Proof.
move=> /in_app_iff[/in_map_iff[j [<- J_j]] | /in_app_iff[/in_map_iff[i [<- I_i]] |]].
  combine (@nil (nat * Q)) [(j, 1)] (@nil (nat * Q)) (@nil (nat * Q)) 0 0.
  combine [(i, 1)] (@nil (nat * Q)) (@nil (nat * Q)) (@nil (nat * Q)) 0 0.
move=> /in_app_iff[/in_map_iff[i [<- I_i]] | /in_app_iff[/in_map_iff[j [<- J_j]] |]].
  combine (@nil (nat * Q)) (@nil (nat * Q)) [(i, 1)] (@nil (nat * Q)) 0 0.
  combine (@nil (nat * Q)) (@nil (nat * Q)) (@nil (nat * Q)) [(j, 1)] 0 0.
have combine_totals a b : combination (fun x => a * (sum I (row x) - 1) + b * (sum J (column x) - 1)).
  combine (@nil (nat * Q)) (@nil (nat * Q)) (@nil (nat * Q)) (@nil (nat * Q)) a b.
have [same _] := cone_combination.
case=> [<- | [<- | [<- | [<- | []]]]].
- by apply: same (combine_totals 1 0) => x; ring.
- by apply: same (combine_totals (- (1)) 0) => x; ring.
- by apply: same (combine_totals 0 1) => x; ring.
- by apply: same (combine_totals 0 (- (1))) => x; ring.
Qed.

(* If c > 0 had such a combination, the mixes of its multipliers would bound the same mean from both sides. *)
Lemma no_combination c i0 j0 : In i0 I -> In j0 J -> 0 < c -> ~ combination (fun _ => c).
Proof.
move=> I_i0 J_j0 pos [m [m' [s [t [a [b [wm [wm' [ws [wt E]]]]]]]]]].
have pos_m z q : In (z, q) m -> 0 <= q by case/wm.
have pos_m' z q : In (z, q) m' -> 0 <= q by case/wm'.
have at_point v r q : c == v * mean m' (fun _ => 1) - mean m' (fun j => sum I (fun i => r i * A i j)) +
    mean m (fun i => sum J (fun j => q j * A i j)) - v * mean m (fun _ => 1) +
    a * (sum I r - 1) + b * (sum J q - 1) - mean s r - mean t q.
  have Er f : mean f (row (point_of v r q)) == mean f r by apply: mean_eq => i; rewrite row_of.
  have Eq f : mean f (column (point_of v r q)) == mean f q by apply: mean_eq => j; rewrite column_of.
  rewrite (E (point_of v r q)) /sum !Er !Eq.
  have -> : mean m' (fun j => for_column j (point_of v r q)) ==
      v * mean m' (fun _ => 1) - mean m' (fun j => sum I (fun i => r i * A i j)).
    rewrite -mean_constant /Qminus -mean_opp -mean_add; apply: mean_eq => j.
    rewrite /for_column /= /Qminus.
    have -> : sum I (fun i => row (point_of v r q) i * A i j) == sum I (fun i => r i * A i j).
      by apply: mean_eq => i; rewrite row_of.
    by [].
  have -> : mean m (fun i => for_row i (point_of v r q)) ==
      mean m (fun i => sum J (fun j => q j * A i j)) - v * mean m (fun _ => 1).
    rewrite -mean_constant /Qminus -mean_opp -mean_add; apply: mean_eq => i.
    rewrite /for_row /= /Qminus.
    have -> : sum J (fun j => column (point_of v r q) j * A i j) == sum J (fun j => q j * A i j).
      by apply: mean_eq => j; rewrite column_of.
    by [].
  rewrite /sum; ring.
have none L (f : nat -> Q) : sum L (fun i => 0 * f i) == 0 by apply: sum_zero => i; ring.
have null L (f : nat -> nat -> Q) w : mean w (fun j => sum L (fun i => 0 * f i j)) == 0.
  by apply: Qeq_trans (mean_zero w); apply: mean_eq => j; apply: none.
have zero w : mean w (fun _ => 0) == 0 by apply: mean_zero.
have at_0 : c == - a - b.
  by move: (at_point 0 (fun _ => 0) (fun _ => 0)); rewrite (null I A m') (null J (fun j i => A i j) m) /sum !zero; lra.
have at_1 : mean m (fun _ => 1) == mean m' (fun _ => 1).
  by move: (at_point 1 (fun _ => 0) (fun _ => 0)); rewrite (null I A m') (null J (fun j i => A i j) m) /sum !zero; lra.
have at_row i : In i I -> mean m' (A i) <= a.
  move=> /sum_only_positive one.
  have := at_point 0 (only i) (fun _ => 0).
  rewrite (null J (fun j i => A i j) m) /sum !zero -/(sum _ _).
  have -> : mean m' (fun j => sum I (fun k => only i k * A k j)) == sum I (only i) * mean m' (A i).
    by rewrite -mean_scale; apply: mean_eq => j; rewrite (sum_only I i (fun k => A k j)); ring.
  have : 0 <= mean s (only i).
    by apply: mean_nonneg => [z q /ws[] // | z]; rewrite /only; case: (z =? i)%nat; lra.
  by move=> ? ?; nra.
have at_column j : In j J -> - b <= mean m (fun i => A i j).
  move=> /sum_only_positive one.
  have := at_point 0 (fun _ => 0) (only j).
  rewrite (null I A m') /sum !zero -/(sum _ _).
  have -> : mean m (fun i => sum J (fun k => only j k * A i k)) == sum J (only j) * mean m (fun i => A i j).
    by rewrite -mean_scale; apply: mean_eq => i; rewrite (sum_only J j (A i)); ring.
  have : 0 <= mean t (only j).
    by apply: mean_nonneg => [z q /wt[] // | z]; rewrite /only; case: (z =? j)%nat; lra.
  by move=> ? ?; nra.
have low : - b * mean m' (fun _ => 1) <= mean m' (fun j => mean m (fun i => A i j)).
  by rewrite -mean_constant; apply: mean_le => // j q /wm'[/at_column].
have high : mean m (fun i => mean m' (A i)) <= a * mean m (fun _ => 1).
  by rewrite -mean_constant; apply: mean_le => // i q /wm[/at_row].
have total : 0 <= mean m (fun _ => 1) by apply: mean_nonneg => // _; lra.
have null_m : mean m (fun _ => 1) == 0.
  case: (Qlt_le_dec 0 (mean m (fun _ => 1))) => [some|]; last by lra.
  have : 0 < c * mean m (fun _ => 1) by apply: Qmult_lt_0_compat.
  have swapped : mean m' (fun j => mean m (fun i => A i j)) == mean m (fun i => mean m' (A i)) by apply: mean_swap.
  by rewrite at_0; move: low high; rewrite -at_1; lra.
have null_m' : mean m' (fun _ => 1) == 0 by rewrite -at_1.
move: (at_row i0 I_i0) (at_column j0 J_j0).
by rewrite (mean_null m (fun i => A i j0) pos_m null_m) (mean_null m' (A i0) pos_m' null_m'); lra.
Qed.

Lemma affine_scale n c F : affine n F -> affine n (fun x => c * F x).
Proof. by move=> aF; apply: (@affine_eq _ _ _ _ (@affine_combine n F F c 0 aF aF)) => x; ring. Qed.

Lemma affine_minus n F G : affine n F -> affine n G -> affine n (fun x => F x - G x).
Proof. by move=> aF aG; apply: (@affine_eq _ _ _ _ (@affine_combine n F G 1 (- (1)) aF aG)) => x; ring. Qed.

Lemma affine_sum n L (F : nat -> point -> Q) :
  (forall i, In i L -> affine n (F i)) -> affine n (fun x => sum L (fun i => F i x)).
Proof.
elim: L => [|i L IH] all; first exact: (affine_const n 0).
have aL : affine n (fun x => sum L (fun i => F i x)) by apply: IH => k L_k; apply: all; right.
by apply: (@affine_eq _ _ _ _ (@affine_combine n _ _ 1 1 (all i (or_introl eq_refl)) aL)) => x; rewrite /sum /=; ring.
Qed.

(* The number of unknowns is enough for all choices in I and J. *)
Definition unknowns := (2 * list_max (I ++ J) + 3)%nat.

Lemma numbered k : In k (I ++ J) -> (S (S (2 * k)) < unknowns)%nat.
Proof.
have /Forall_forall le := proj1 (list_max_le (I ++ J) _) (Nat.le_refl _).
by move=> /le; rewrite /unknowns /=; lia.
Qed.

Lemma affine_row i : In i I -> affine unknowns (fun x => row x i).
Proof. by move=> I_i; apply: affine_unknown; have := @numbered i; rewrite in_app_iff; intuition lia. Qed.

Lemma affine_column j : In j J -> affine unknowns (fun x => column x j).
Proof. by move=> J_j; apply: affine_unknown; apply: numbered; rewrite in_app_iff; right. Qed.

Lemma affine_inequality F : In F inequalities -> affine unknowns F.
Proof.
have first_unknown : affine unknowns (fun x => x O) by apply: affine_unknown; rewrite /unknowns; lia.
have total_row : affine unknowns (fun x => sum I (row x)) by apply: affine_sum => i; apply: affine_row.
have total_column : affine unknowns (fun x => sum J (column x)) by apply: affine_sum => i; apply: affine_column.
have one := affine_const unknowns 1.
have negated G : affine unknowns G -> affine unknowns (fun x => - G x).
  by move=> aG; apply: (@affine_eq _ _ _ _ (@affine_scale _ (- (1)) G aG)) => x; ring.
move=> /in_app_iff[/in_map_iff[j [<- J_j]] | /in_app_iff[/in_map_iff[i [<- I_i]] |]].
- apply: affine_minus => //; apply: affine_sum => i /affine_row/(@affine_scale _ (A i j)).
  by apply: affine_eq => x; ring.
- apply: affine_minus => //; apply: affine_sum => j /affine_column/(@affine_scale _ (A i j)).
  by apply: affine_eq => x; ring.
- move=> /in_app_iff[/in_map_iff[i [<- /affine_row/negated //]] |].
  move=> /in_app_iff[/in_map_iff[j [<- /affine_column/negated //]] |].
  by case=> [<- | [<- | [<- | [<- | []]]]]; apply: affine_minus.
Qed.

Definition choices (L : list nat) (q : nat -> Q) := map (fun i => (i, q i)) L.

Lemma mean_choices L q f : mean (choices L q) f == sum L (fun i => q i * f i).
Proof. by elim: L => [|i L IH] /=; [ | rewrite IH /sum /=; ring]. Qed.

Lemma mixture_choices L q :
  (forall i, In i L -> - q i <= 0) -> sum L q - 1 <= 0 -> 1 - sum L q <= 0 -> mixture (fun i => In i L) (choices L q).
Proof.
move=> pos le ge; split=> [i p /in_map_iff[k [[<- <-] L_k]]|]; first by split=> //; move: (pos k L_k); lra.
rewrite mean_choices; have -> : sum L (fun i => q i * 1) == sum L q by apply: mean_eq => i; ring.
lra.
Qed.

Theorem minimax : I <> [] -> J <> [] -> exists m m' v,
  mixture (fun i => In i I) m /\ mixture (fun j => In j J) m' /\
  (forall j, In j J -> v <= mean m (fun i => A i j)) /\ (forall i, In i I -> mean m' (A i) <= v).
Proof.
case E_I: I => [//|i0 I'] _; case E_J: J => [//|j0 J'] _; rewrite -E_I -E_J.
have I_i0 : In i0 I by rewrite E_I; left.
have J_j0 : In j0 J by rewrite E_J; left.
have [F F_in | [x solves] | no] := @farkas unknowns inequalities.
- exact: affine_inequality.
- have solved F : In F inequalities -> F x <= 0 by apply: solves.
  have mix_row : mixture (fun i => In i I) (choices I (row x)).
    apply: mixture_choices => [i I_i||].
      apply: (solved (fun x => - row x i)); do 2!(apply/in_app_iff; right); apply/in_app_iff; left.
      by apply/in_map_iff; exists i.
    by apply: (solved (fun x => sum I (row x) - 1)); do 4!(apply/in_app_iff; right); left.
    by apply: (solved (fun x => 1 - sum I (row x))); do 4!(apply/in_app_iff; right); right; left.
  have mix_column : mixture (fun j => In j J) (choices J (column x)).
    apply: mixture_choices => [j J_j||].
      apply: (solved (fun x => - column x j)); do 3!(apply/in_app_iff; right); apply/in_app_iff; left.
      by apply/in_map_iff; exists j.
    by apply: (solved (fun x => sum J (column x) - 1)); do 4!(apply/in_app_iff; right); do 2!right; left.
    by apply: (solved (fun x => 1 - sum J (column x))); do 4!(apply/in_app_iff; right); do 3!right; left.
  exists (choices I (row x)), (choices J (column x)), (x O); do 2!split=> //; split=> [j J_j | i I_i].
    rewrite mean_choices; have : for_column j x <= 0.
      by apply: solved; apply/in_app_iff; left; apply/in_map_iff; exists j.
    by rewrite /for_column; lra.
  rewrite mean_choices; have : for_row i x <= 0.
    by apply: solved; apply/in_app_iff; right; apply/in_app_iff; left; apply/in_map_iff; exists i.
  by rewrite /for_row; lra.
- have [c [pos]] := no combination cone_combination combination_inequality.
  by move/(no_combination i0 j0 I_i0 J_j0 pos).
Qed.

End Game.
