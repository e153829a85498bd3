(* How many permutations have a given signature: the recursion of N. G. de Bruijn (1970) and I. Niven (1968), and the
   signatures that are the most frequent.

   Take the last number off a permutation and lower those above it: what is left is any permutation of one number less,
   and the last letter says on which side of the number taken off its last one lies. So the count by the last number is
   a running sum of the count before, from below for U, from above for D. Put in ascending order, these counts become
   sums of the least ones where a letter is repeated, and of the greatest where it changes. The second are the larger,
   so the words without a repeated letter are the most frequent, and no others.

   with_signature n w == the permutations of n numbers, as maps of 'I_n to itself, that have the signature w
   step f x           == the sums of the first k entries of f, k = 0, 1, ..., if x is U; of all but these, if it is D
   counts w           == how many permutations of size w + 1 numbers have the signature w, by their last number
   lists n            == the permutations of 0, ..., n-1, as lists
   words m            == the words of m letters
   alternating w      == no letter of w is the one before it
   sums s, tops s     == the sums of the first 0, 1, ... entries of s; of the last
   ascending x f      == f, or f reversed if x is D
   below s t          == s has the length of t, and no entry is above the one of t
   zigzag n           == the counts of an alternating word of n letters, ascending *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition with_signature n (w : seq bool) :=
  [set p : {ffun 'I_n -> 'I_n} | injectiveb p && (signature (values p) == w)].

Definition step (f : seq nat) (x : bool) : seq nat :=
  [seq sumn (if x then take k f else drop k f) | k <- iota 0 (size f).+1].

Definition counts (w : seq bool) : seq nat := foldl step [:: 1] w.

Definition alternating (w : seq bool) := sorted (fun x y => x != y) w.

(* Permutations as lists. *)

Definition lists n := permutations (iota 0 n).

Lemma values_nth n (p : {ffun 'I_n -> 'I_n}) (i : 'I_n) : nth 0 (values p) i = p i.
Proof. by rewrite (nth_map i) ?size_enum_ord // nth_ord_enum. Qed.

Lemma size_values n (p : {ffun 'I_n -> 'I_n}) : size (values p) = n.
Proof. by rewrite size_map size_enum_ord. Qed.

Lemma values_inj n : injective (@values n).
Proof. by move=> p q E; apply/ffunP => i; apply: val_inj; rewrite /= -!values_nth E. Qed.

Lemma mem_lists n l : (l \in lists n) = uniq l && (size l == n) && all (fun k => k < n) l.
Proof.
rewrite mem_permutations perm_sym; apply/idP/idP => [p_l|/andP[/andP[u_l /eqP l_n] /allP l_lt]].
  rewrite -(perm_uniq p_l) iota_uniq -(perm_size p_l) size_iota eqxx /=.
  by apply/allP => k; rewrite -(perm_mem p_l) mem_iota.
have sub : {subset l <= iota 0 n} by move=> k /l_lt; rewrite mem_iota.
rewrite perm_sym uniq_perm ?iota_uniq //.
by apply: (uniq_min_size u_l sub _).2; rewrite size_iota l_n.
Qed.

Lemma lists_values n : perm_eq (map (@values n) (enum [pred p : {ffun 'I_n -> 'I_n} | injectiveb p])) (lists n).
Proof.
apply: uniq_perm; rewrite ?permutations_uniq ?(map_inj_uniq (@values_inj n)) ?enum_uniq // => l.
rewrite mem_lists; apply/mapP/andP => [[p + ->]|[/andP[u_l /eqP l_n] /allP l_lt]].
  rewrite mem_enum inE => /injectiveP inj; split; last by apply/allP => _ /mapP[i _ ->].
  by rewrite size_values eqxx map_inj_uniq ?enum_uniq // => i j /val_inj/inj.
have lt (i : 'I_n) : nth 0 l i < n by apply/l_lt/mem_nth; rewrite l_n.
have E : l = values [ffun i => Ordinal (lt i)].
  by apply: (@eq_from_nth _ 0) => [|i]; rewrite ?size_values // l_n => i_n; rewrite (values_nth _ (Ordinal i_n)) ffunE.
exists [ffun i => Ordinal (lt i)] => //; rewrite mem_enum inE; apply/injectiveP => i j; rewrite !ffunE => -[ij].
by apply/val_inj/eqP; rewrite -(nth_uniq 0 _ _ u_l) ?l_n ?ltn_ord // ij.
Qed.

Lemma card_lists n (P : pred (seq nat)) :
  #|[set p : {ffun 'I_n -> 'I_n} | injectiveb p && P (values p)]| = count P (lists n).
Proof.
rewrite -(permP (lists_values n)) count_map cardsE cardE !size_filter /enum_mem count_filter.
by apply: eq_count => p; rewrite !inE andbC.
Qed.

(* Counts, by a last number or by anything else. *)
Lemma count_by (T : Type) (U : eqType) (g : T -> U) (P : pred T) (r : seq T) (s : seq U) : uniq s ->
  count (fun x => P x && (g x \in s)) r = sumn [seq count (fun x => P x && (g x == y)) r | y <- s].
Proof.
elim: s => [|y s IH] /= => [_|/andP[y_s /IH <-]]; first by rewrite -[RHS](count_pred0 r); apply: eq_count => x /=; rewrite andbF.
rewrite -count_predUI [X in _ + X](_ : _ = 0) ?addn0; last first.
  by rewrite -[RHS](count_pred0 r); apply: eq_count => x /=; case: eqP => [->|]; rewrite ?(negPf y_s) ?andbF.
by apply: eq_count => x /=; rewrite inE andb_orr.
Qed.

(* The last number taken off. *)

Lemma signature_rcons x l k : signature (rcons (x :: l) k) = rcons (signature (x :: l)) (last x l < k).
Proof. by elim: l x => //= y l IH x; rewrite -[LHS]/((x < y) :: signature (rcons (y :: l) k)) IH. Qed.

Lemma signature_bump k l : signature (map (bump k) l) = signature l.
Proof.
elim: l => // x [//|y l] IH; rewrite -[LHS]/((bump k x < bump k y) :: signature (map (bump k) (y :: l))) IH.
by rewrite ltnNge leq_bump2 -ltnNge.
Qed.

Lemma bump_below k j : (bump k j < k) = (j < k).
Proof. by rewrite /bump; case: (leqP k j) => // k_j; rewrite add1n ltnNge leqW. Qed.

Lemma lists_last n k : k <= n ->
  perm_eq [seq rcons (map (bump k) l) k | l <- lists n] [seq l <- lists n.+1 | last 0 l == k].
Proof.
move=> k_n; apply: uniq_perm => [||l]; [|exact/filter_uniq/permutations_uniq|].
  by rewrite map_inj_uniq ?permutations_uniq // => l l' /rcons_inj[/(inj_map (can_inj (bumpK k)))].
rewrite mem_filter mem_lists; apply/mapP/andP => [[l' + ->]|[/eqP l_k]].
  rewrite mem_lists => /andP[/andP[u_l /eqP l_n] /allP l_lt]; rewrite last_rcons rcons_uniq size_rcons size_map l_n.
  rewrite !eqxx (map_inj_uniq (can_inj (bumpK k))) u_l all_rcons ltnS k_n !andbT; split=> //; apply/andP; split.
    by apply/mapP => -[j _ /eqP]; rewrite (negPf (neq_bump _ _)).
  by apply/allP => _ /mapP[j /l_lt j_n ->]; rewrite /bump ltnS; case: (leqP k j) => _; [|apply: ltnW].
case: (lastP l) l_k => // {}l i; rewrite last_rcons => ->; rewrite rcons_uniq size_rcons all_rcons.
move=> /andP[/andP[/andP[k_l u_l] /eqP[l_n]] /andP[_ /allP l_lt]].
have E : map (bump k) (map (unbump k) l) = l.
  rewrite -map_comp -[RHS]map_id; apply/eq_in_map => j /= j_l; apply: unbumpK.
  by rewrite inE; apply: contraNneq k_l => <-.
exists (map (unbump k) l); last by rewrite E.
rewrite mem_lists size_map l_n eqxx andbT -(map_inj_uniq (can_inj (bumpK k))) E u_l /=.
apply/allP => _ /mapP[j j_l ->]; have := l_lt j j_l; rewrite /unbump ltnS => j_n.
have : j != k by apply: contraNneq k_l => <-.
by case: (ltngtP j k) => // [j_k|k_j] _; [rewrite subn0 (leq_trans j_k) | rewrite subn1 (ltn_predK k_j)].
Qed.

Lemma size_step f x : size (step f x) = (size f).+1.
Proof. by rewrite size_map size_iota. Qed.

Lemma counts_rcons w x : counts (rcons w x) = step (counts w) x.
Proof. exact: foldl_rcons. Qed.

Lemma size_counts w : size (counts w) = (size w).+1.
Proof. by elim/last_ind: w => // w x IH; rewrite counts_rcons size_step IH size_rcons. Qed.

Lemma counts_last w :
  counts w = [seq count (fun l => (signature l == w) && (last 0 l == k)) (lists (size w).+1) | k <- iota 0 (size w).+1].
Proof.
elim/last_ind: w => // w x IH; rewrite counts_rcons size_rcons /step size_counts; apply/eq_in_map => k.
rewrite mem_iota add0n ltnS /= => k_n; set n := (size w).+1 in IH k_n *.
rewrite -[RHS]count_filter -(permP (lists_last k_n)) count_map.
have -> : (if x then take k (counts w) else drop k (counts w)) =
    [seq count (fun l => (signature l == w) && (last 0 l == j)) (lists n) | j <- if x then iota 0 k else iota k (n - k)].
  by rewrite IH; case: (x); rewrite -?map_take -?map_drop ?take_iota ?drop_iota ?(minn_idPl k_n).
rewrite -count_by; last by case: (x); apply: iota_uniq.
apply: eq_in_count => l; rewrite mem_lists => /andP[/andP[_ /eqP l_n] /allP l_lt] /=.
case: l l_n l_lt => // y l _ l_lt; rewrite signature_rcons -[bump k y :: _]/(map (bump k) (y :: l)) signature_bump.
rewrite eqseq_rcons last_map bump_below; congr (_ && _).
case: (x); rewrite mem_iota /= ?add0n ?eqb_id // eqbF_neg -leqNgt subnKC //.
by rewrite (l_lt _ (mem_last y l)) andbT.
Qed.

Theorem signature_last w (k : 'I_(size w).+1) :
  #|[set p in with_signature (size w).+1 w | p ord_max == k]| = nth 0 (counts w) k.
Proof.
rewrite counts_last (nth_map 0) ?size_iota // nth_iota // -card_lists; apply: eq_card => p.
rewrite !inE -andbA -[p _ == k]/(p ord_max == k :> nat) -(values_nth p ord_max).
by rewrite -nth_last size_values.
Qed.

Theorem signature_count w : #|with_signature (size w).+1 w| = sumn (counts w).
Proof.
rewrite counts_last -count_by ?iota_uniq // (card_lists _ (fun l => signature l == w)); apply: eq_in_count => l; rewrite mem_lists.
case/andP => /andP[_ /eqP]; case: l => // x l _ /allP l_lt.
by have := l_lt _ (mem_last x l); rewrite mem_iota add0n /= => ->; rewrite andbT.
Qed.
