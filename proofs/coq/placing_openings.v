(* Plusses & Minuses (L. Quet, "Plusses And Minuses Grid Game", 2010): the advantage of the player who fills the first
   square, for every size n of the grid.

   Both players first write a list of signs. Then they fill the squares of the grid in turn, one in each row and each
   column. The player who fills the first square answers each square of the opponent by its mirror image, with a mirror
   that leaves the first square in place. Each row of the table has the lists of predictions, and the first square
   (column, row) for these lists. w is any list of signs. A mirror is described by a function F: the mirror image of
   column c is row F c.

   | first square                   | player 1's list | player 2's list    |
   | (1, 1)                         | - w             | + w                |
   | (n, n)                         | w -             | w +                |
   | (2, 1)                         | + - w           | + + w              |
   | (n-1, n)                       | w - +           | w + +              |
   | (n, n-1)                       | w - -           | w + -              |
   | (1, n)                         | + w             | w -                |
   | (n, 1)                         | w +             | - w                |
   | (1, n), F reverses the order   | + w             | w backwards, then -|

   If player 2 fills the first square after one of these pairs of lists, she can score at least one point more than
   player 1. The table has an answer to every complete list of player 1, but she writes each sign before she knows his
   next one. For n = 2 to 6 she can still reach a row of the table (`online`); for n = 7 she cannot. If player 1 fills
   the first square, he first writes a minus and then copies her list, one round late. He fills (1, n) first, and gets
   at least as many points as she does.

   signs p i l    == the list of the l signs of p(i+1) - p(i), p(i+2) - p(i+1), ...
   entry f k      == f k as a natural number, where k is one too
   permutes m p   == p maps 0, ..., m to itself, one to one
   opposite m F G == F maps 0, ..., m to itself, and G undoes it there
   mirrored m G p q == q = G p G on 0, ..., m
   down m, up m   == the functions F of the mirrors for the first squares (1, n) and (n, 1)
   swap m         == the function F of the mirror for the first squares (n-1, n) and (n, n-1)
   won u v        == u and v are a row of the table
   online r u v   == with r signs still to append to each list, player 2 can reach a row of the table *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations placing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Open Scope nat_scope.

Local Notation signs p i l := [seq p k < p k.+1 | k <- iota i l].

(* The first square is (a, F a), and the mirror exchanges column c and row F c. So at the end Q = G P G, where P is the
   permutation, Q its inverse, and G the inverse of F. In most cases F keeps the order of the columns other than a. The
   true signs of P and Q then agree, shifted by one place between column a and row F a, except for the few signs next to
   the first square. Near a corner these few signs are known. *)
Definition permutes m (p : nat -> nat) :=
  (forall k, k <= m -> p k <= m) /\ forall i j, i <= m -> j <= m -> p i = p j -> i = j.

Definition opposite m (F G : nat -> nat) := forall k, k <= m -> F k <= m /\ G (F k) = k.

Definition mirrored m (G p q : nat -> nat) := forall k, k <= m -> q k = G (p (G k)).

Lemma signature_map (h : nat -> nat) a m :
  signature [seq h k | k <- iota a m.+1] = [seq h k < h k.+1 | k <- iota a m].
Proof. by elim: m a => // m IH a; rewrite /= -IH. Qed.

Implicit Types (u v w : seq bool) (p q F G : nat -> nat).

Lemma matches_cons a b u w : matches (a :: u) (b :: w) = (a == b) + matches u w.
Proof. by []. Qed.

Lemma matches_rcons a b u w : size u = size w -> matches (rcons u a) (rcons w b) = (a == b) + matches u w.
Proof. by move=> E; rewrite /matches zip_rcons // -cats1 count_cat /= addn0 addnC. Qed.

Lemma iota_rcons a m : iota a m.+1 = rcons (iota a m) (a + m).
Proof. by rewrite -addn1 iotaD cats1. Qed.

Lemma same_signs p q i j l :
  (forall k, k < l -> (p (i + k) < p (i + k).+1) = (q (j + k) < q (j + k).+1)) ->
  signs p i l = signs q j l.
Proof.
move=> same; rewrite -[i]addn0 -[j]addn0 !iotaDl -!map_comp.
by apply/eq_in_map => k; rewrite mem_iota /= => /same.
Qed.

Section Openings.

Variable m : nat.

Local Notation word p := (signs p 0 m).

Definition entry (p : {ffun 'I_m.+1 -> 'I_m.+1}) k : nat := p (inord k).

Lemma word_entry (f : {ffun 'I_m.+1 -> 'I_m.+1}) : signature (values f) = word (entry f).
Proof.
rewrite -signature_map -(val_enum_ord m.+1) -map_comp.
by congr signature; apply: eq_map => i /=; rewrite /entry inord_val.
Qed.

Lemma opening_words me (good : Z -> bool) F G a u v : opposite m F G -> opposite m G F -> a <= m ->
  (forall p q, permutes m p -> p a = F a -> mirrored m G p q ->
     good (Z.of_nat (matches u (word p)) - Z.of_nat (matches v (word q)))%Z) ->
  fills me (fun A : {set 'I_m.+1 * 'I_m.+1} => good (margin u v A)) m.+1 me set0.
Proof.
move=> FG GF a_m goal; pose on (H : nat -> nat) (i : 'I_m.+1) : 'I_m.+1 := inord (H i).
have onK H K : opposite m H K -> cancel (on H) (on K).
  by move=> HK i; have [H_m K_H] := HK i (ltn_ord i); rewrite /on inordK // K_H inord_val.
apply: (opening (onK _ _ FG) (onK _ _ GF)) (inord a) _ => B inj in_B E.
rewrite /margin !word_entry; apply: goal => [||k k_m]; rewrite /entry.
- by split=> [k _|i j i_m j_m /ord_inj/inj/(congr1 val)]; [rewrite -ltnS | rewrite /= !inordK].
- by rewrite in_B /on !inordK // ltnS (FG _ a_m).1.
- by rewrite E /on !inordK // ltnS (GF _ _).1 // -ltnS.
Qed.

Lemma opening_below F G a u v : opposite m F G -> opposite m G F -> a <= m ->
  (forall p q, permutes m p -> p a = F a -> mirrored m G p q -> matches u (word p) < matches v (word q)) ->
  places_at_most m.+1 (-1) player_2 u v.
Proof.
move=> FG GF a_m goal; apply: (@opening_words _ (fun z => z <=? -1)%Z F G a) => // p q perm p_a E.
by have /ltP lt := goal p q perm p_a E; apply/Z.leb_le; lia.
Qed.

(* Turned about its diagonal, the grid exchanges P and Q. *)
Lemma turned F G p q :
  opposite m F G -> opposite m G F -> permutes m p -> mirrored m G p q -> permutes m q /\ mirrored m F q p.
Proof.
move=> FG GF [p_m inj] E; split; last first.
  by move=> k k_m; have [Fk_m Fk] := FG k k_m; rewrite E // Fk (GF _ _).2 ?p_m.
split=> [k k_m|i j i_m j_m]; first by rewrite E // (GF _ _).1 // p_m // (GF _ _).1.
have [Gi_m Gi] := GF i i_m; have [Gj_m Gj] := GF j j_m; rewrite !E // => /(congr1 F).
by rewrite !(GF _ _).2 ?p_m // => /inj/(congr1 F); rewrite Gi Gj; apply.
Qed.

End Openings.

Lemma first_minus m u : places_at_most m.+2 (-1) player_2 (false :: u) (true :: u).
Proof.
apply: (@opening_below _ id id 0) => // p q [_ inj] p0 E.
rewrite -(@same_signs p q 0 0) => [|k k_m]; last by rewrite !E // ltnW.
rewrite /= !matches_cons p0 lt0n; case: (eqVneq (p 1) 0) => //.
by rewrite -[X in _ = X]p0 => /inj-/(_ isT isT).
Qed.

Lemma last_minus m u : size u = m -> places_at_most m.+2 (-1) player_2 (rcons u false) (rcons u true).
Proof.
move=> u_m; apply: (@opening_below _ id id m.+1) => // p q [p_m inj] p_last E.
rewrite -(@same_signs p q 0 0) => [|k k_m]; last by rewrite !E // ltnW.
rewrite iota_rcons map_rcons !matches_rcons ?size_map ?size_iota // add0n p_last.
have := p_m m (leqnSn m); rewrite leq_eqVlt => /predU1P[|-> //].
by rewrite -[X in _ = X]p_last => /inj-/(_ (leqnSn m) (leqnn _))/n_Sn.
Qed.

Lemma plus_minus m u : places_at_most m.+3 (-1) player_2 [:: true, false & u] [:: true, true & u].
Proof.
pose f k := if k is k'.+1 then if k' is _.+1 then k else 0 else 1.
have ff : opposite m.+2 f f by case=> [|[|k]].
apply: (@opening_below _ f f 1) => // p q [_ inj] p1 E; rewrite /f in p1.
have p_gt0 k : 1 < k <= m.+2 -> 0 < p k.
  case/andP=> k1 k_m; rewrite lt0n -p1; apply/eqP => /inj-/(_ k_m isT) k_1.
  by rewrite k_1 in k1.
rewrite /= -(@same_signs p q 2 2) => [|k k_m].
  rewrite !matches_cons p1 ltn0 p_gt0 //= !E //= p1 /=.
  have : p 0 <> p 2 by move/inj => /(_ isT isT).
  have : p 0 <> p 1 by move/inj => /(_ isT isT).
  rewrite p1; have := p_gt0 2; case: (p 0) (p 2) => [|[|x]] [|[|y]] //= /(_ isT) // _ _ _.
  by rewrite !add0n add1n ltnS leq_addl.
have k_le : k.+3 <= m.+2 by [].
rewrite !add2n !E ?(ltnW k_le) //=.
have : p k.+2 <> p k.+3 by move/inj => /(_ (ltnW k_le) k_le)/n_Sn.
have := p_gt0 k.+3; have := p_gt0 k.+2; rewrite (ltnW k_le) k_le.
by case: (p k.+2) (p k.+3) => [|[|x]] [|[|y]] //= /(_ isT) ? /(_ isT).
Qed.

(* The grid without its upper left or its lower right square. *)
Section Corners.

Variable m : nat.
Variable good : Z -> bool.

Local Notation word p := (signs p 0 m.+1).

Definition down k := if k is k'.+1 then k' else m.+1.
Definition up k := if k == m.+1 then 0 else k.+1.

Lemma down_up : opposite m.+1 down up.
Proof.
case=> [|k]; rewrite /down /up ?eqxx // => k_m; split; first exact: ltnW.
by rewrite ltn_eqF.
Qed.

Lemma up_down : opposite m.+1 up down.
Proof. by move=> k; rewrite /down /up leq_eqVlt; case: eqP => [->|_ /=]. Qed.

Lemma shifted p q a b w : size w = m -> permutes m.+1 p -> p 0 = m.+1 -> mirrored m.+1 up p q ->
  exists k, matches (a :: w) (word p) = (a == false) + k /\ matches (rcons w b) (word q) = (b == false) + k.
Proof.
move=> w_m [p_m inj] p0 E; exists (matches w (signs p 1 m)).
have q_p k : k < m.+1 -> q k = (p k.+1).+1.
  move=> k_m; rewrite E ?(ltnW k_m) // /up (ltn_eqF k_m); case: eqP => //.
  by rewrite -[X in _ = X]p0 => /inj-/(_ k_m isT).
have q_last : q m.+1 = 0 by rewrite E // /up eqxx p0 eqxx.
rewrite [in matches (rcons _ _) _]iota_rcons map_rcons add0n q_last ltn0 matches_rcons ?size_map ?size_iota //.
rewrite /= matches_cons p0 ltnNge p_m // (@same_signs q p 0 1) // => k k_m.
by rewrite add0n !q_p // ltnW.
Qed.

Lemma upper_left me a b w : size w = m ->
  (forall k, good (Z.of_nat ((a == false) + k) - Z.of_nat ((b == false) + k))%Z) ->
  fills me (fun A : {set 'I_m.+2 * 'I_m.+2} => good (margin (a :: w) (rcons w b) A)) m.+2 me set0.
Proof.
move=> w_m goal; apply: (@opening_words _ me good _ _ _ _ _ down_up up_down (leq0n _)) => p q perm p0 E.
by have [k [-> ->]] := shifted a b w_m perm p0 E.
Qed.

Lemma lower_right me a b w : size w = m ->
  (forall k, good (Z.of_nat ((b == false) + k) - Z.of_nat ((a == false) + k))%Z) ->
  fills me (fun A : {set 'I_m.+2 * 'I_m.+2} => good (margin (rcons w b) (a :: w) A)) m.+2 me set0.
Proof.
move=> w_m goal; apply: (@opening_words _ me good _ _ _ _ _ up_down down_up (leqnn _)) => p q perm p_last E.
have [perm_q E'] := turned up_down down_up perm E.
have [|k [-> ->]] := shifted a b w_m perm_q _ E'; last exact: goal.
by rewrite E // /= p_last /up eqxx.
Qed.

End Corners.

Lemma plus_first m w : size w = m -> places_at_most m.+2 (-1) player_2 (true :: w) (rcons w false).
Proof.
by move=> w_m; apply: (@upper_left _ (fun z => z <=? -1)%Z) => // k; apply/Z.leb_le; rewrite -?plusE /=; lia.
Qed.

Lemma plus_last m w : size w = m -> places_at_most m.+2 (-1) player_2 (rcons w true) (false :: w).
Proof.
by move=> w_m; apply: (@lower_right _ (fun z => z <=? -1)%Z) => // k; apply/Z.leb_le; rewrite -?plusE /=; lia.
Qed.

Lemma delayed m w b : size w = m -> places_at_least m.+2 0 player_1 (false :: w) (rcons w b).
Proof.
move=> w_m; apply: (@upper_left _ (fun z => 0 <=? z)%Z) => // k; apply/Z.leb_le.
by have /leP := leq_b1 (b == false); rewrite -!plusE [nat_of_bool (false == _)]/=; lia.
Qed.

(* The grid without a square beside the upper right one. *)
Section Upper_right.

Variable m : nat.

Local Notation word p := (signs p 0 m.+2).

Definition swap k := if k == m.+1 then m.+2 else if k == m.+2 then m.+1 else k.

Lemma matches_word w a b p : size w = m -> matches (rcons (rcons w a) b) (word p) =
  (b == (p m.+1 < p m.+2)) + ((a == (p m < p m.+1)) + matches w (signs p 0 m)).
Proof.
by move=> w_m; rewrite 2!iota_rcons 2!map_rcons matches_rcons ?size_rcons ?matches_rcons ?size_map ?size_iota ?w_m.
Qed.

Lemma swap_low k : k <= m -> swap k = k.
Proof. by move=> k_m; rewrite /swap (ltn_eqF (k_m : k < m.+1)) (ltn_eqF (leqW k_m : k < m.+2)). Qed.

Lemma swap_first : swap m.+1 = m.+2. Proof. by rewrite /swap eqxx. Qed.

Lemma swap_second : swap m.+2 = m.+1. Proof. by rewrite /swap eqxx gtn_eqF. Qed.

Lemma swap_swap : opposite m.+2 swap swap.
Proof.
move=> k; rewrite leq_eqVlt => /predU1P[->|]; first by rewrite swap_second swap_first.
rewrite ltnS leq_eqVlt => /predU1P[->|]; first by rewrite swap_first swap_second.
by rewrite ltnS => k_m; rewrite !swap_low // leqW // leqW.
Qed.

Lemma swapped p q a b c d w : size w = m -> permutes m.+2 p -> p m.+1 = m.+2 -> mirrored m.+2 swap p q ->
  exists y z k, [/\ y || z, matches (rcons (rcons w a) b) (word p) = (b == false) + ((a == true) + k) &
                    matches (rcons (rcons w c) d) (word q) = (d == z) + ((c == y) + k)].
Proof.
move=> w_m [p_m inj] p1 E; exists (q m < q m.+1), (q m.+1 < q m.+2), (matches w (signs p 0 m)).
have p_low k : k <= m.+2 -> k != m.+1 -> p k < m.+2.
  move=> k_m ne; rewrite ltn_neqAle p_m // andbT; apply: contra ne => /eqP; rewrite -[X in _ = X]p1.
  by move/inj=> -> //; exact: leqnSn.
have q_low k : k <= m -> q k = if p k == m.+1 then m.+2 else p k.
  move=> k_m; rewrite E ?(swap_low k_m) ?(leqW (leqW k_m)) // /swap.
  by rewrite (ltn_eqF (p_low k _ _)) ?(leqW (leqW k_m)) // (ltn_eqF (k_m : k < m.+1)).
have p2_lt : p m.+2 < m.+2 by apply: p_low; rewrite // eqn_leq ltnn.
have pm_lt : p m < m.+2 by apply: p_low; rewrite ?ltn_eqF // leqW.
have q1 : q m.+1 = swap (p m.+2) by rewrite E // swap_first.
have q2 : q m.+2 = m.+1 by rewrite E // swap_second p1 swap_second.
have same : signs q 0 m = signs p 0 m.
  apply: (@same_signs q p 0 0) => k k_m; rewrite !q_low //; last exact: ltnW.
  have : p k < m.+2 by apply: p_low; rewrite ?ltn_eqF ?ltnS ?leqW // ltnW.
  have : p k.+1 < m.+2 by apply: p_low; rewrite ?ltn_eqF ?ltnS ?leqW // ltnW.
  have ne : p k <> p k.+1 by move/inj => /(_ _ _)/n_Sn; apply; rewrite !leqW // ltnW.
  move: (p k) (p k.+1) ne => x y ne y_m x_m.
  have [x_m1|x_ne] := eqVneq x m.+1; have [y_m1|y_ne] := eqVneq y m.+1 => //.
  - by case: ne; rewrite x_m1.
  - by rewrite x_m1 !ltnNge (ltnW y_m) -ltnS y_m.
  - by rewrite y_m1 x_m ltn_neqAle x_ne -ltnS x_m.
split.
- rewrite q2 q1 /swap (ltn_eqF p2_lt); case: eqP => [E1|ne].
    rewrite q_low //; case: ifP => [/eqP p_m1|_]; last by rewrite pm_lt.
    by have /eqP := inj m m.+2 (leqW (leqnSn m)) (leqnn _) (etrans p_m1 (esym E1)); rewrite ltn_eqF.
  by apply/orP; right; rewrite ltn_neqAle -ltnS p2_lt andbT; apply/eqP.
- by rewrite matches_word // p1 pm_lt [m.+2 < _]ltnNge p_m.
- by rewrite matches_word // same.
Qed.

End Upper_right.

Lemma minus_plus m w : size w = m ->
  places_at_most m.+3 (-1) player_2 (rcons (rcons w false) true) (rcons (rcons w true) true).
Proof.
move=> w_m; apply: (opening_below (@swap_swap m) (@swap_swap m) (leqnSn _)) => p q perm.
rewrite swap_first => p1 E; have [y [z [k [yz -> ->]]]] := swapped false true true true w_m perm p1 E.
by move: y z yz => [] [].
Qed.

Lemma minus_minus m w : size w = m ->
  places_at_most m.+3 (-1) player_2 (rcons (rcons w false) false) (rcons (rcons w true) false).
Proof.
move=> w_m; apply: (opening_below (@swap_swap m) (@swap_swap m) (leqnn _)) => p q perm.
rewrite swap_second => p2 E; have [perm_q E'] := turned (@swap_swap m) (@swap_swap m) perm E.
have [|y [z [k [yz -> ->]]]] := swapped true false false false w_m perm_q _ E'.
  by rewrite E // swap_first p2 swap_first.
by move: y z yz => [] [].
Qed.

(* The mirror across the other diagonal. *)

Lemma matches_rev u w : size u = size w -> matches (rev u) (rev w) = matches u w.
Proof. by move=> E; rewrite /matches -rev_zip // count_rev. Qed.

Lemma plus_reversed m w : size w = m -> places_at_most m.+2 (-1) player_2 (true :: w) (rcons (rev w) false).
Proof.
move=> w_m; pose flip k := m.+1 - k.
have ff : opposite m.+1 flip flip by move=> k k_m; rewrite /flip leq_subr subKn.
apply: (opening_below ff ff (leq0n _)) => p q [p_m _] p0 E; rewrite /flip subn0 in p0.
have -> : signs q 0 m.+1 = rev (signs p 0 m.+1).
  apply: (@eq_from_nth _ false) => [|i]; rewrite ?size_rev !size_map ?size_iota // => i_m.
  rewrite nth_rev size_map size_iota // !(nth_map 0) ?size_iota ?subSS ?ltnS ?leq_subr // !nth_iota ?ltnS ?leq_subr //.
  rewrite !add0n !E ?(ltnW i_m) // /flip subSS (subSn (i_m : i <= m)).
  have /p_m : (m - i).+1 <= m.+1 by rewrite ltnS leq_subr.
  have /p_m : m - i <= m.+1 by rewrite leqW ?leq_subr.
  move: (p _) (p _) => x y /leP x_m /leP y_m.
  by apply/ltP/ltP; rewrite -!minusE; lia.
rewrite -rev_cons matches_rev /= ?size_map ?size_iota ?w_m //.
by rewrite !matches_cons p0 [m.+1 < _]ltnNge p_m.
Qed.

(* The whole game. *)

Definition won u v :=
  let w := behead u in let x := take (size u).-1 u in let y := take (size u).-2 u in
  (u, v) \in [:: (false :: w, true :: w); ([:: true, false & behead w], [:: true, true & behead w]);
                 (rcons x false, rcons x true); (true :: w, rcons w false); (true :: w, rcons (rev w) false);
                 (rcons (rcons y false) true, rcons (rcons y true) true);
                 (rcons (rcons y false) false, rcons (rcons y true) false)].

Lemma wonP n u v : won u v -> size u = n.-1 -> places_at_most n (-1) player_2 u v.
Proof.
rewrite /won; move: (behead u) (take _.-1 u) (take _.-2 u) => w x y.
rewrite !inE !xpair_eqE => /or4P[|||/or4P[|||]] /andP[/eqP -> /eqP ->]; rewrite ?size_rcons /=;
  case: n => [|[|m]] //= [].
- by move=> _; apply: first_minus.
- by case: m => // m _; apply: plus_minus.
- exact: last_minus.
- exact: plus_first.
- exact: plus_reversed.
- by case: m => // m [y_m]; apply: minus_plus.
- by case: m => // m [y_m]; apply: minus_minus.
Qed.

Fixpoint online rounds u v :=
  if rounds is r.+1 then
    all (fun a => has (fun b => online r (rcons u a) (rcons v b)) [:: true; false]) [:: true; false]
  else won u v.

Lemma online_secures n rounds u v : online rounds u v -> size u + rounds = n.-1 ->
  predicts player_2 (fun u v A => @margin n u v A <=? -1)%Z player_2 rounds u v.
Proof.
elim: rounds u v => [|r IH] u v; first by rewrite addn0; exact: wonP.
rewrite addnS -addSn => /allP on u_r; apply/forallP => a.
have /on/hasP[b _ on_b] : a \in [:: true; false] by case: (a).
apply/existsP; exists b; apply: IH on_b _.
by rewrite size_rcons.
Qed.

Theorem at_least_zero n : at_least n 0 player_1.
Proof.
rewrite /at_least; case: n => [|[|m]].
- exact: (equal_lists_zero 0 player_1 [::]).1.
- exact: (equal_lists_zero 1 player_1 [::]).1.
have play r v : size v + r = m.+1 ->
  predicts player_1 (fun u v A => 0 <=? @margin m.+2 u v A)%Z player_1 r (belast false v) v.
  elim: r v => [|r IH] v; last first.
    rewrite addnS => v_r /=; apply/existsP; exists (last false v); apply/forallP => b.
    by rewrite -lastI -(belast_rcons _ v b); apply: IH; rewrite size_rcons addSn.
  rewrite addn0; case: (lastP v) => // w b; rewrite size_rcons belast_rcons => -[w_m].
  exact: delayed.
exact: (play m.+1 [::]).
Qed.

Theorem answer n u : 1 < n -> size u = n.-1 -> exists2 v, size v = n.-1 & places_at_most n (-1) player_2 u v.
Proof.
case: n => [|[|m]] //= _; case: (lastP u) => // w [] => [w_m|w_m]; move: (w_m); rewrite size_rcons => -[w_m'].
  by exists (false :: w); [rewrite /= w_m' | exact: plus_last].
by exists (rcons w true); [rewrite size_rcons w_m' | exact: last_minus].
Qed.

Theorem at_most_minus_one n : 1 < n < 7 -> at_most n (-1) player_2.
Proof.
move=> n_small; apply: online_secures; rewrite ?add0n //.
by case: n n_small => [|[|[|[|[|[|[|n]]]]]]] // _; vm_compute.
Qed.
