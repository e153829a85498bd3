(* The number of permutations with a given signature, and the most frequent signatures. A signature is the word of a
   permutation's rises (U) and falls (D). The numbers follow from a recursion of N. G. de Bruijn (1970) and I. Niven
   (1968).

   Count the permutations with a signature by their last number. If this number is removed, and each larger number is
   lowered by 1, a permutation of one number less remains, and its signature lacks the last letter. The lost letter says
   if the new last number was below or above the removed one. So each count for the longer signature is a sum of counts
   for the shorter one. The summands are the counts for the lowest numbers if the lost letter is U, and for the highest
   numbers if it is D.

   In such a sum, k is the number of summands. The summands are the k smallest counts if the shorter signature ends
   with the lost letter, and the k largest counts if not. So a signature has the largest sums exactly if no letter
   equals the one before it. These signatures are the most frequent.

   with_signature n w == the permutations of n numbers, as maps of 'I_n to itself, that have the signature w
   step f x           == for k = 0, 1, ..., the sum of the first k entries of f if x is U, and of the others if x is D
   counts w           == the permutations of size w + 1 numbers with the signature w, counted by their last number
   lists n            == the permutations of 0, ..., n-1, as lists
   words m            == the words of m letters
   alternating w      == no letter of w equals the letter before it
   sums s, tops s     == the sums of the first 0, 1, ... entries of s; those of the last 0, 1, ... entries
   ascends s          == no entry of s is above a later one
   ascending x f      == f, or f reversed if x is D
   below s t          == s and t are equally long, and no entry of s is above the entry of t at the same place
   zigzag n           == the counts for an alternating word of n letters, in ascending order *)
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

(* Counts by a last number, or by any other function. *)
Lemma count_by (T : Type) (U : eqType) (g : T -> U) (P : pred T) (r : seq T) (s : seq U) : uniq s ->
  count (fun x => P x && (g x \in s)) r = sumn [seq count (fun x => P x && (g x == y)) r | y <- s].
Proof.
elim: s => [|y s IH] /= => [_|/andP[y_s /IH <-]].
  by rewrite -[RHS](count_pred0 r); apply: eq_count => x /=; rewrite andbF.
rewrite -count_predUI [X in _ + X](_ : _ = 0) ?addn0; last first.
  by rewrite -[RHS](count_pred0 r); apply: eq_count => x /=; case: eqP => [->|]; rewrite ?(negPf y_s) ?andbF.
by apply: eq_count => x /=; rewrite inE andb_orr.
Qed.

(* Removing the last number. *)

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
    [seq count (fun l => (signature l == w) && (last 0 l == j)) (lists n) |
      j <- if x then iota 0 k else iota k (n - k)].
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
rewrite counts_last -count_by ?iota_uniq // (card_lists _ (fun l => signature l == w)).
apply: eq_in_count => l; rewrite mem_lists; case/andP => /andP[_ /eqP]; case: l => // x l _ /allP l_lt.
by have := l_lt _ (mem_last x l); rewrite mem_iota add0n /= => ->; rewrite andbT.
Qed.

(* In ascending order. *)

Definition sums (s : seq nat) := step s true.
Definition tops s := rev (step s false).
Definition ascending (x : bool) (f : seq nat) := if x then f else rev f.

Lemma step_rev f x : step (rev f) x = rev (step f (~~ x)).
Proof.
apply: (@eq_from_nth _ 0) => [|k]; rewrite ?size_rev !size_step ?size_rev // => k_f.
rewrite nth_rev size_step // subSS !(nth_map 0) ?size_iota ?size_rev ?ltnS ?leq_subr //.
rewrite !nth_iota ?size_rev ?ltnS ?leq_subr //.
by rewrite !add0n -[RHS]sumn_rev; case: x; rewrite ?take_rev ?drop_rev.
Qed.

Lemma ascending_step f x y :
  ascending y (step f y) = if x == y then sums (ascending x f) else tops (ascending x f).
Proof. by case: x y => [] []; rewrite /ascending /= /sums /tops ?step_rev ?revK. Qed.

Lemma nth_sums s k : k <= size s -> nth 0 (sums s) k = sumn (take k s).
Proof. by move=> k_s; rewrite (nth_map 0) ?size_iota // nth_iota. Qed.

Lemma nth_tops s k : k <= size s -> nth 0 (tops s) k = sumn (drop (size s - k) s).
Proof.
move=> k_s; rewrite nth_rev size_step // subSS (nth_map 0) ?size_iota ?ltnS ?leq_subr //.
by rewrite nth_iota ?ltnS ?leq_subr.
Qed.

Definition below (s t : seq nat) := size s = size t /\ forall k, nth 0 s k <= nth 0 t k.

Lemma below_take k s t : below s t -> below (take k s) (take k t).
Proof.
move=> [size_st le]; split=> [|i]; first by rewrite !size_take size_st.
case: (ltnP i k) => i_k; first by rewrite !nth_take.
by rewrite nth_default // (leq_trans _ i_k) // size_take; case: ltnP.
Qed.

Lemma below_drop k s t : below s t -> below (drop k s) (drop k t).
Proof. by move=> [size_st le]; split=> [|i]; rewrite ?size_drop ?size_st ?nth_drop. Qed.

Lemma below_sum s t : below s t -> sumn s <= sumn t.
Proof.
elim: s t => [|x s IH] [|y t] [] //= [size_st] le; apply: leq_add (le 0) (IH _ _).
by split=> // k; have := le k.+1.
Qed.

(* If one entry is smaller, the sum is smaller. *)
Lemma below_sum_strict s t k : below s t -> nth 0 s k < nth 0 t k -> sumn s < sumn t.
Proof.
elim: s t k => [|x s IH] [|y t] k [] //=; first by rewrite nth_nil.
move=> [size_st] le; have st : below s t by split=> // i; have := le i.+1.
by case: k => [|k] /= lt; [rewrite -addSn leq_add ?below_sum | rewrite -addnS leq_add ?(le 0) ?(IH _ k)].
Qed.

Lemma below_trans s t u : below s t -> below t u -> below s u.
Proof. by move=> [E le] [E' le']; split=> [|k]; [rewrite E | apply: leq_trans (le' k)]. Qed.

Lemma below_step s t x : below s t -> below (step s x) (step t x).
Proof.
move=> st; have [size_st _] := st; split=> [|k]; first by rewrite !size_step size_st.
have [k_s|k_s] := ltnP k (size s).+1; last by rewrite !nth_default // size_step // -size_st.
rewrite !(nth_map 0) ?size_iota -?size_st // nth_iota //; apply: below_sum.
by case: x; [apply: below_take | apply: below_drop].
Qed.

Lemma below_rev s t : below s t -> below (rev s) (rev t).
Proof.
move=> [size_st le]; split=> [|k]; first by rewrite !size_rev.
by have [k_s|k_s] := ltnP k (size s); [rewrite !nth_rev -?size_st | rewrite !nth_default ?size_rev -?size_st].
Qed.

Lemma below_tops s t : below s t -> below (tops s) (tops t).
Proof. by move=> st; apply/below_rev/below_step. Qed.

Definition ascends s := forall i j, i <= j < size s -> nth 0 s i <= nth 0 s j.

Lemma ascends_tops s : ascends (tops s).
Proof.
move=> i j; rewrite size_rev size_step ltnS => /andP[i_j j_s]; rewrite !nth_tops ?(leq_trans i_j) //.
rewrite -[in X in _ <= X](cat_take_drop (j - i) (drop _ s)) sumn_cat drop_drop.
by rewrite addnC [j - i + _]addnC addnBA // subnK // leq_addr.
Qed.

Lemma sums_below_tops s : ascends s -> below (sums s) (tops s).
Proof.
move=> asc; split=> [|k]; first by rewrite size_rev !size_step.
have [k_s|k_s] := leqP k (size s); last by rewrite nth_default // size_step.
rewrite nth_sums // nth_tops //; apply: below_sum; split=> [|i].
  by rewrite size_takel // size_drop subKn.
have [i_k|i_k] := ltnP i k; last by rewrite nth_default // size_takel.
by rewrite nth_take // nth_drop; apply: asc; rewrite leq_addl -ltn_subRL subKn.
Qed.

(* The alternating words, by the triangle of Seidel and Entringer. *)

Definition zigzag n := iter n tops [:: 1].

Lemma size_zigzag n : size (zigzag n) = n.+1.
Proof. by elim: n => // n IH; rewrite /= size_rev size_step IH. Qed.

Lemma ascends_zigzag n : ascends (zigzag n).
Proof. by case: n => [i [|j] /andP[i_j]|n] //; [case: i i_j | apply: ascends_tops]. Qed.

Lemma last_step s : nth 0 (sums s) (size s) = sumn s /\ nth 0 (tops s) (size s) = sumn s.
Proof. by rewrite nth_sums // nth_tops // take_size subnn drop0. Qed.

Lemma zigzag_gt0 n : 0 < sumn (zigzag n).
Proof.
elim: n => // n IH; apply: leq_trans IH _; rewrite -(last_step (zigzag n)).2.
have size_tops : size (zigzag n) < size (tops (zigzag n)) by rewrite size_rev size_step.
rewrite /= -[X in _ <= sumn X](cat_take_drop (size (zigzag n))) sumn_cat (drop_nth 0) //=.
by rewrite addnCA leq_addr.
Qed.

Lemma sums_zigzag n : sumn (sums (zigzag n.+1)) < sumn (zigzag n.+2).
Proof.
apply: (@below_sum_strict _ _ 1); first exact/sums_below_tops/ascends_zigzag.
have first0 : nth 0 (zigzag n.+1) 0 = 0 by rewrite nth_tops // subn0 drop_size.
have last0 : nth 0 (zigzag n.+1) n.+1 = sumn (zigzag n) by rewrite -(last_step (zigzag n)).2 size_zigzag.
rewrite nth_sums ?size_zigzag // -[zigzag n.+2]/(tops (zigzag n.+1)) nth_tops ?size_zigzag // subn1.
rewrite (drop_nth 0) ?size_zigzag // last0.
by rewrite (take_nth 0) ?size_zigzag // take0 first0 /= ltn_addr // zigzag_gt0.
Qed.

Lemma sumn_ascending x f : sumn (ascending x f) = sumn f.
Proof. by case: x; rewrite /= ?sumn_rev. Qed.

Lemma size_ascending x f : size (ascending x f) = size f.
Proof. by case: x; rewrite /= ?size_rev. Qed.

Lemma ascending_rcons w x : ascending (last true (rcons w x)) (counts (rcons w x)) =
  (if last true w == x then sums else tops) (ascending (last true w) (counts w)).
Proof. by rewrite last_rcons counts_rcons (ascending_step _ (last true w)); case: ifP. Qed.

Lemma counts_below w : below (ascending (last true w) (counts w)) (zigzag (size w)).
Proof.
elim/last_ind: w => [|w x IH]; first by split.
rewrite ascending_rcons size_rcons; case: ifP => _; last exact: below_tops.
exact: below_trans (below_step true IH) (sums_below_tops (@ascends_zigzag _)).
Qed.

Lemma alternating_rcons y w x :
  alternating (rcons (y :: w) x) = alternating (y :: w) && (last y w != x).
Proof. exact: rcons_path. Qed.

Lemma counts_zigzag w : alternating w -> ascending (last true w) (counts w) = zigzag (size w).
Proof.
elim/last_ind: w => // -[|y w] x IH; first by case: x {IH}.
rewrite alternating_rcons ascending_rcons size_rcons [last _ _]/= => /andP[/IH /= -> /negPf ->].
by [].
Qed.

Lemma counts_strict w : ~~ alternating w -> sumn (counts w) < sumn (zigzag (size w)).
Proof.
elim/last_ind: w => // -[|y w] x IH //; rewrite alternating_rcons negb_and size_rcons negbK.
rewrite -(sumn_ascending (last true (rcons (y :: w) x))).
have [alt|/IH lt _] := boolP (alternating (y :: w)).
  rewrite orFb ascending_rcons (counts_zigzag alt) -[last true _]/(last y w) => ->.
  exact: sums_zigzag.
apply: (@below_sum_strict _ _ (size w).+2); first by have := counts_below (rcons (y :: w) x); rewrite size_rcons.
have := last_step (ascending (last true (y :: w)) (counts (y :: w))).
rewrite ascending_rcons size_ascending size_counts sumn_ascending => -[E1 E2].
have := (last_step (zigzag (size w).+1)).2; rewrite size_zigzag => E3.
by case: ifP; rewrite ?E1 ?E2 [zigzag _]/= E3.
Qed.

Lemma size_signature l : size (signature l) = (size l).-1.
Proof. by rewrite size_map size_zip size_behead; case: l => //= _ l; apply/minn_idPr. Qed.

Lemma no_signature n w : size w != n -> with_signature n.+1 w = set0.
Proof.
move=> w_n; apply/setP => p; rewrite !inE; apply/negP => /andP[_ /eqP E].
by move: w_n; rewrite -E size_signature size_values eqxx.
Qed.

Theorem alternating_count u n : alternating u -> size u = n -> #|with_signature n.+1 u| = sumn (zigzag n).
Proof. by move=> alt <-; rewrite signature_count -(sumn_ascending (last true u)) counts_zigzag. Qed.

Theorem alternating_most u w n : alternating u -> size u = n ->
  #|with_signature n.+1 w| <= #|with_signature n.+1 u|.
Proof.
move=> alt u_n; rewrite (alternating_count alt u_n).
have [w_n|/no_signature ->] := eqVneq (size w) n; last by rewrite cards0.
by rewrite -w_n signature_count -(sumn_ascending (last true w)) below_sum //; apply: counts_below.
Qed.

Theorem alternating_only u w n : alternating u -> size u = n -> ~~ alternating w ->
  #|with_signature n.+1 w| < #|with_signature n.+1 u|.
Proof.
move=> alt u_n w_alt; rewrite (alternating_count alt u_n).
have [w_n|/no_signature ->] := eqVneq (size w) n; last by rewrite cards0 zigzag_gt0.
by rewrite -w_n signature_count counts_strict.
Qed.
