(* Two games on permutations: L. Quet, "Up's & Down's Game" (2008) and "Plusses And Minuses Grid Game" (2010).

   In Up's & Down's the word of a list tells where the list rises and where it falls. The score of a word is the length
   of its longest factor (contiguous subword) that occurs at two places, which may overlap. The two occurrences end at
   different places, so the score of a word of L letters is at most L - 1. Only words whose letters are all equal have
   this score.

   In Plusses & Minuses player 1 predicts the rises and falls of a permutation, and player 2 those of the inverse
   permutation, each by a list of signs. A correct sign is a point. The inverse of the inverse is the permutation
   itself. Let N be the number of permutations with a points for player 1 and b for player 2. Then, if the players
   exchange their lists, N is the number of permutations with b points for player 1 and a for player 2.

   signature l    == the word of the list l: true (U, +) where it rises, false (D, -) where it falls
   factor w i k   == the k letters of w from place i on
   twice w k      == some factor of k letters occurs at two places of w
   score w        == the length of the longest factor of w that occurs at two places
   places u w     == the numbers of the letters of w, counted from 1, at which an occurrence of u begins
   shared i j k   == the places that belong to both factors of k letters, the one at i and the one at j
   matches u w    == the number of places in which the words u and w agree
   matching u w   == the list of the places in which u and w agree, counted from 1
   values p       == the list p(0), ..., p(n-1) of a map p of 'I_n to itself
   inverse p      == the inverse of p, if p is a permutation
   example_1      == the list of the first example of Up's & Down's
   sample_columns, sample_rows, sample_list_1, sample_list_2 == the sample game of Plusses & Minuses
   joint u v a b  == the number of permutations p that agree in a places with u, and whose inverses agree
                     in b places with v *)
From mathcomp Require Import all_ssreflect.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition signature (l : seq nat) : seq bool := [seq d.1 < d.2 | d <- zip l (behead l)].

(* Up's & Down's. *)

Definition factor (w : seq bool) i k := take k (drop i w).

Definition twice w k :=
  has (fun j => has (fun i => factor w i k == factor w j k) (iota 0 j)) (iota 0 (size w - k).+1).

Definition score w := foldr maxn 0 [seq k <- iota 0 (size w) | twice w k].

Lemma twiceP w k : k <= size w ->
  reflect (exists i j, [/\ i < j, j + k <= size w & factor w i k = factor w j k]) (twice w k).
Proof.
move=> k_w; apply: (iffP hasP) => [[j j_in /hasP[i i_in /eqP E]]|[i [j [ij j_w E]]]].
  by exists i, j; move: j_in i_in; rewrite !mem_iota !add0n ltnS leq_subRL // addnC => /andP[_ ->] /andP[_ ->].
exists j; first by rewrite mem_iota add0n ltnS leq_subRL // addnC.
by apply/hasP; exists i; rewrite ?mem_iota ?E.
Qed.

Lemma score_max w k : k <= size w -> twice w k -> k <= score w.
Proof.
move=> k_w tw; have k_lt : k < size w.
  have [i [j [ij j_w _]]] := twiceP k_w tw; apply: leq_trans j_w.
  by rewrite -add1n leq_add2r (leq_trans _ ij).
rewrite /score; have : k \in [seq k <- iota 0 (size w) | twice w k] by rewrite mem_filter tw mem_iota.
elim: [seq _ <- _ | _] => //= x s IH; rewrite inE leq_max => /orP[/eqP ->|/IH ->]; rewrite ?leqnn ?orbT //.
Qed.

Lemma score_attained w : 0 < score w -> twice w (score w) /\ score w < size w.
Proof.
rewrite /score; set s := [seq _ <- _ | _] => s_gt0.
suff : foldr maxn 0 s \in s by rewrite mem_filter mem_iota add0n => /andP[-> /andP[]].
elim: s s_gt0 => //= x s IH; case: (leqP (foldr maxn 0 s) x) => _; first by rewrite mem_head.
by move=> /IH s_in; rewrite inE s_in orbT.
Qed.

Lemma score_twice w k : 0 < k ->
  k <= score w <-> exists i j, [/\ i < j, j + k <= size w & factor w i k = factor w j k].
Proof.
move=> k_gt0; split=> [k_w|[i [j [ij j_w E]]]]; last first.
  have k_w := leq_trans (leq_addl j k) j_w; apply: score_max => //.
  by apply/twiceP => //; exists i, j.
have [tw s_w] := score_attained (leq_trans k_gt0 k_w); have [i [j [ij j_w E]]] := twiceP (ltnW s_w) tw.
exists i, j; split=> //; first by apply: leq_trans j_w; rewrite leq_add2l.
by have := congr1 (take k) E; rewrite /factor !take_take.
Qed.

Definition places (u w : seq bool) := [seq i <- iota 1 (size w) | factor w i.-1 (size u) == u].

Definition shared i j k := [seq l <- iota i k | l \in iota j k].

Lemma mem_places u w i : 0 < size u ->
  (i \in places u w) = [&& 0 < i, i.-1 + size u <= size w & factor w i.-1 (size u) == u].
Proof.
move=> u_gt0; rewrite mem_filter mem_iota add1n ltnS; case: i => [|i]; rewrite ?andbF //=.
apply/andP/andP => -[E i_w]; split=> //; last by apply: leq_trans E; rewrite -addn1 leq_add2l.
have := congr1 size (eqP E); rewrite size_take size_drop -(leq_subRL _ (ltnW i_w)).
by case: ltnP => [/ltnW //|_ ->].
Qed.

Theorem score_places w k : 0 < k -> k <= score w <-> exists2 u, size u = k & 1 < size (places u w).
Proof.
move=> k_gt0; rewrite score_twice //; split=> [[i [j [ij j_w E]]]|[u u_k two]].
  have i_w : i + k <= size w by apply: leq_trans j_w; rewrite leq_add2r ltnW.
  have size_u : size (factor w i k) = k by rewrite size_takel // size_drop leq_subRL ?(leq_trans (leq_addr k i)).
  exists (factor w i k) => //; apply: (@uniq_leq_size _ [:: i.+1; j.+1]) => [|l].
    by rewrite /= inE eqSS neq_ltn ij.
  by rewrite !inE mem_places size_u // => /orP[] /eqP -> /=; rewrite ?i_w ?j_w -?E eqxx.
have place l : l < size (places u w) -> nth 0 (places u w) l \in places u w by apply: mem_nth.
have := filter_uniq (fun i => factor w i.-1 (size u) == u) (iota_uniq 1 (size w)).
move=> /(nth_uniq 0 (ltnW two) two); rewrite -/(places u w) /=.
move: (place 0 (ltnW two)) (place 1 two); rewrite !mem_places ?u_k //.
move: (nth _ _ 0) (nth _ _ 1) => [|i] [|j] //= /andP[i_w /eqP E] /andP[j_w /eqP E'] /negbT.
by rewrite eqSS neq_ltn => /orP[ij|ji]; [exists i, j | exists j, i]; rewrite E E'.
Qed.

Theorem score_bound w : score w <= (size w).-1.
Proof.
case: (posnP (score w)) => [-> //|/score_attained[_]].
by case: (size w).
Qed.

Theorem score_constant x n : score (nseq n x) = n.-1.
Proof.
case: n => [|[|n]] //.
have := score_bound (nseq n.+2 x); rewrite size_nseq => le.
apply/eqP; rewrite eqn_leq le score_max ?size_nseq //.
apply/twiceP; first by rewrite size_nseq.
exists 0, 1; split=> //; first by rewrite size_nseq.
by rewrite /factor drop0 drop_nseq subn1 !take_nseq.
Qed.

Lemma shift_constant (x : bool) w : take (size w) (x :: w) = w -> w = nseq (size w) x.
Proof. by elim: w x => //= y w IH x [E]; rewrite E => /IH {1}->. Qed.

Theorem score_constant_only w : 0 < size w -> score w = (size w).-1 -> exists x, w = nseq (size w) x.
Proof.
case: w => // x [|y w] _ /= score_w; first by exists x.
have [] : twice [:: x, y & w] (size w).+1 /\ true.
  by rewrite -score_w; have [] := score_attained (_ : 0 < score [:: x, y & w]); rewrite score_w.
move=> /twiceP[]; first exact: leqnSn.
move=> i [j [ij j_w E]] _; have j1 : j = 1.
  by apply/eqP; rewrite eqn_leq (leq_trans _ ij) // andbT; move: j_w; rewrite /= -[(size w).+2]add1n leq_add2r.
have i0 : i = 0 by move: ij; rewrite j1; case: (i).
have {}E : take (size (y :: w)) [:: x, y & w] = y :: w.
  by rewrite -[RHS]take_size; move: E; rewrite i0 j1 /factor /=; case: (w).
by exists x; rewrite {1}(shift_constant E).
Qed.

(* Plusses and Minuses. *)

Definition matches (u w : seq bool) := count (fun d => d.1 == d.2) (zip u w).

Definition matching (u w : seq bool) := [seq d.1 | d <- zip (iota 1 (size u)) (zip u w) & d.2.1 == d.2.2].

Section Plusminus.

Variable n : nat.
Implicit Types (p : {ffun 'I_n -> 'I_n}) (u v : seq bool).

Definition values p : seq nat := [seq nat_of_ord (p i) | i <- enum 'I_n].

Definition inverse p : {ffun 'I_n -> 'I_n} := [ffun i => finv p i].

Definition joint u v (a b : nat) :=
  #|[set p : {ffun 'I_n -> 'I_n} | [&& injectiveb p, matches u (signature (values p)) == a
               & matches v (signature (values (inverse p))) == b]]|.

Lemma inverseK p : injective p -> cancel p (inverse p) /\ cancel (inverse p) p.
Proof. by move=> inj; split=> i; rewrite ffunE ?finv_f ?f_finv. Qed.

Lemma inverse_inj p : injective p -> injective (inverse p).
Proof. by move=> /inverseK[_ /can_inj]. Qed.

Lemma inverse_inverse p : injective p -> inverse (inverse p) = p.
Proof.
move=> inj; have [K1 K2] := inverseK inj; have [K3 K4] := inverseK (inverse_inj inj).
by apply/ffunP => i; rewrite -[i in RHS]K4 K2.
Qed.

Theorem joint_transposed u v a b : joint u v a b = joint v u b a.
Proof.
rewrite /joint; set A := [set _ | _]; set A' := [set _ | _].
have inj_A : {in A &, injective inverse}.
  move=> p q; rewrite !inE => /andP[/injectiveP ip _] /andP[/injectiveP iq _] /(congr1 inverse).
  by rewrite !inverse_inverse.
rewrite -(card_in_imset inj_A); apply: eq_card => p; apply/imsetP/idP => [[q q_A ->]|].
  move: q_A; rewrite !inE => /and3P[/injectiveP iq a_q b_q]; rewrite inverse_inverse // a_q b_q !andbT.
  exact/injectiveP/inverse_inj.
rewrite inE => /and3P[/injectiveP ip b_p a_p]; exists (inverse p); rewrite ?inverse_inverse // inE inverse_inverse //.
by rewrite a_p b_p !andbT; apply/injectiveP/inverse_inj.
Qed.

End Plusminus.

(* The sources' examples. *)

Definition example_1 := [:: 1; 7; 3; 5; 2; 9; 10; 4; 6; 8].

Lemma signature_iota m n : signature (iota m n) = nseq n.-1 true.
Proof.
by case: n => // n; elim: n m => [|n IH] m //; rewrite -[LHS]/((m < m.+1) :: signature (iota m.+1 n.+1)) IH ltnSn.
Qed.

Theorem identity_places n : places (nseq n.+1 true) (signature (iota 1 n.+3)) = [:: 1; 2].
Proof.
rewrite signature_iota -[n.+3.-1]/n.+2 /places !size_nseq -[iota 1 _]/([:: 1; 2] ++ iota 3 n) filter_cat.
rewrite [X in _ ++ X](eq_in_filter (a2 := pred0)) => [|i]; last first.
  rewrite mem_iota => /andP[+ _]; case: i => [|[|[|i]]] // _; apply/eqP => /(congr1 size).
  rewrite size_nseq /factor drop_nseq take_oversize size_nseq !subSS; last exact/leqW/leq_subr.
  by move=> E; have := leq_subr i n; rewrite E ltnn.
rewrite filter_pred0 cats0 (eq_in_filter (a2 := predT)) ?filter_predT // => i.
by rewrite !inE => /orP[] /eqP ->; rewrite /factor drop_nseq take_nseq ?eqxx ?leq_subRL.
Qed.

Theorem identity_shared n : shared 1 2 n.+1 = iota 2 n.
Proof.
rewrite /shared (eq_filter (mem_iota _ _)) /=; apply/all_filterP/allP => l.
by rewrite mem_iota addnS => /andP[-> /ltnW].
Qed.

Theorem identity_score n : score (signature (iota 1 n)) = n.-2.
Proof. by rewrite signature_iota score_constant. Qed.

(* The grid of the sample game, by columns and by rows, and the lists. *)
Definition sample_columns := [:: 1; 8; 4; 2; 3; 5; 6; 7].
Definition sample_rows := [:: 1; 4; 5; 3; 6; 7; 8; 2].
Definition sample_list_1 := [:: true; false; true; false; true; false; true].
Definition sample_list_2 := [:: true; true; false; true; true; false; true].
