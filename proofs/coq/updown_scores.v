(* The number of permutations with a given score in Up's & Down's, computed in Coq's kernel.

   The word of a permutation of n numbers has n - 1 letters, one for each rise or fall between neighbours. The score is
   the length of the longest factor that occurs twice in the word. The program walks through all 2^(n-1) words, and adds
   the number of permutations with each word to the count for the word's score. It builds the words by prepending one
   letter at a time.

   For each letter of the word except the first, the program keeps a stretch: the number of letters, from this letter
   on, that agree with the beginning of the word. The score is the largest stretch that occurs while the word is built.
   The program also keeps the count vector of the recursion in signatures.v, which counts the permutations with a given
   word. This recursion appends one letter at a time to its word, but the program prepends the letter. So the count
   belongs to the reversed word. The total for each score is still right, since the reversed word has the same score.

   with_score n k == the permutations of n numbers that score k
   common u w     == the length of the longest common beginning of the words u and w
   stretches w    == the stretches of the word w, from its second letter on, followed by a 0
   longest w      == the largest stretch in w or in an end part of w
   in_front x w e == the stretches of x :: w, if e are those of w
   sums_bin, step_bin, sum_bin == `sums`, `step` and `sumn` for binary numbers
   count_bin w    == the number of permutations with the word w
   walk m w e b f == the scores of all words made of m letters and then w, each with its number of permutations; w has
                     the stretches e, the score b, and the count vector f
   tally n        == the number of permutations of n + 1 numbers with each score, from 0 to n - 1 *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations signatures.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition with_score n k := [set p : {ffun 'I_n -> 'I_n} | injectiveb p && (score (signature (values p)) == k)].

Fixpoint words m : seq (seq bool) :=
  if m is m'.+1 then map (cons true) (words m') ++ map (cons false) (words m') else [:: [::]].

Lemma mem_words m w : (w \in words m) = (size w == m).
Proof.
elim: m w => [|m IH] [|x w] //=; first by rewrite mem_cat; apply/orP => -[] /mapP[].
rewrite mem_cat eqSS -IH; apply/orP/idP => [[] /mapP[v v_m [_ ->]] //|w_m].
by case: x; [left | right]; apply: map_f.
Qed.

Lemma words_uniq m : uniq (words m).
Proof.
elim: m => //= m IH; rewrite cat_uniq !map_inj_uniq ?IH ?andbT /=; try by move=> u w [].
by apply/hasPn => _ /mapP[w _ ->]; apply/mapP => -[].
Qed.

Lemma score_count n k : #|with_score n.+1 k| = sumn [seq sumn (counts w) | w <- words n & score w == k].
Proof.
rewrite (card_lists _ (fun l => score (signature l) == k)).
have -> : [seq sumn (counts w) | w <- words n & score w == k] =
    [seq count (fun l => true && (signature l == w)) (lists n.+1) | w <- words n & score w == k].
  apply/eq_in_map => w; rewrite mem_filter mem_words => /andP[_ /eqP <-].
  by rewrite -signature_count (card_lists _ (fun l => signature l == w)).
rewrite -count_by ?filter_uniq ?words_uniq //; apply: eq_in_count => l.
by rewrite mem_lists mem_filter mem_words size_signature => /andP[/andP[_ /eqP ->] _]; rewrite eqxx andbT.
Qed.

(* The score, letter by letter. *)

Lemma score_rev w : score (rev w) = score w.
Proof.
suff le u : score u <= score (rev u) by apply/eqP; rewrite eqn_leq -{2}[w]revK !le.
have [-> //|gt0] := posnP (score u); have [i [j [ij j_u E]]] := (score_twice u gt0).1 (leqnn _).
set k := score u in gt0 j_u E *; have i_u : i + k <= size u by apply: leq_trans j_u; rewrite leq_add2r ltnW.
apply/(score_twice (rev u) gt0); exists (size u - (j + k)), (size u - (i + k)); rewrite size_rev; split.
- by rewrite ltn_sub2l // ?(leq_trans _ j_u) // ltn_add2r.
- by rewrite subnDA subnK ?leq_subr // leq_subRL ?(leq_trans (leq_addr k i)).
have factor_rev l : l + k <= size u -> factor (rev u) (size u - (l + k)) k = rev (factor u l k).
  by move=> l_u; rewrite /factor drop_rev subKn // take_rev size_takel // addnK take_drop addnC.
by rewrite !factor_rev ?E.
Qed.

Fixpoint common (u w : seq bool) : nat :=
  match u, w with x :: u', y :: w' => if x == y then (common u' w').+1 else 0 | _, _ => 0 end.

Lemma commonP k u w : (k <= common u w) = [&& k <= size u, k <= size w & take k u == take k w].
Proof.
elim: k u w => [|k IH] u w; first by rewrite !take0 !leq0n.
case: u w => [|x u] [|y w] //=; rewrite ?andbF // eqseq_cons !ltnS.
by case: (x == y); rewrite ?andbF //= ltnS.
Qed.

Definition stretches w := [seq common w (drop d w) | d <- iota 1 (size w)].

Fixpoint longest w := if w is _ :: w' then maxn (longest w') (foldr maxn 0 (stretches w)) else 0.

Lemma leq_foldr_max k s : 0 < k -> (k <= foldr maxn 0 s) = has (fun x => k <= x) s.
Proof. by move=> k_gt0; elim: s => [|x s IH] /=; [rewrite leqNgt k_gt0 | rewrite leq_max IH]. Qed.

Lemma longestP w k : 0 < k ->
  k <= longest w <-> exists i j, [/\ i < j, j + k <= size w & factor w i k = factor w j k].
Proof.
move=> k_gt0; elim: w => [|x w IH].
  rewrite leqNgt k_gt0; split=> // -[i [j [ij]]]; rewrite leqn0 addn_eq0 => /andP[/eqP j0].
  by rewrite j0 in ij.
rewrite -[longest _]/(maxn (longest w) (foldr maxn 0 (stretches (x :: w)))) leq_max leq_foldr_max //.
split=> [/orP[/IH[i [j [ij j_w E]]]|/hasP[_ /mapP[d + ->]]]|].
- by exists i.+1, j.+1; split=> //; rewrite addSn ltnS.
- rewrite mem_iota => /andP[d_gt0 d_w]; rewrite commonP size_drop => /and3P[_ k_w /eqP E].
  exists 0, d; split=> //.
  by rewrite -leq_subRL.
case=> [[|i]] [[|j]] [] // ij j_w E; last by rewrite (IH.2 _) //; exists i, j.
apply/orP; right; apply/hasP; exists (common (x :: w) (drop j.+1 (x :: w))).
  by apply: (map_f (fun d => common _ (drop d _))); rewrite mem_iota; apply: leq_trans (leq_addr k _) j_w.
rewrite commonP size_drop leq_subRL ?(leq_trans (leq_addr k _) j_w) // j_w (leq_trans _ j_w) ?leq_addl //=.
exact/eqP.
Qed.

Lemma longest_score w : longest w = score w.
Proof.
apply/eqP; rewrite eqn_leq; apply/andP; split.
  have [-> //|gt0] := posnP (longest w).
  by apply/(score_twice w gt0)/(longestP w gt0).
have [-> //|gt0] := posnP (score w).
by apply/(longestP w gt0)/(score_twice w gt0).
Qed.

Definition in_front (x : bool) (w : seq bool) (e : seq nat) :=
  rcons [seq if x == d.1 then d.2.+1 else 0 | d <- zip w e] 0.

Lemma stretches_cons x w : stretches (x :: w) = in_front x w (stretches w).
Proof.
have size_e : size (stretches w) = size w by rewrite size_map size_iota.
apply: (@eq_from_nth _ 0) => [|d]; rewrite size_map size_iota.
  by rewrite size_rcons size_map size_zip size_e minnn.
rewrite /= ltnS => d_w; rewrite (nth_map 0) ?size_iota // nth_iota // add1n /=.
rewrite nth_rcons size_map size_zip size_e minnn; have [d_lt|] := ltnP d (size w); last first.
  by rewrite leq_eqVlt ltnNge d_w orbF eq_sym => /eqP->; rewrite eqxx drop_size.
rewrite (nth_map (true, 0)) ?size_zip ?size_e ?minnn // nth_zip //= (drop_nth true) //.
by rewrite (nth_map 0) ?size_iota // nth_iota // add1n.
Qed.

(* The counts, in binary. *)

Definition sums_bin (f : seq N) := 0%num :: scanl N.add 0%num f.

Definition step_bin f (x : bool) := if x then sums_bin f else rev (sums_bin (rev f)).

Definition sum_bin := foldr N.add 0%num.

Lemma sum_binE f : nat_of_bin (sum_bin f) = sumn (map nat_of_bin f).
Proof. by elim: f => //= a f IH; rewrite nat_of_add_bin IH. Qed.

Lemma scanl_sumn a s : a :: scanl addn a s = [seq a + sumn (take k s) | k <- iota 0 (size s).+1].
Proof.
elim: s a => [|b s IH] a; first by rewrite /= addn0.
have -> : iota 0 (size (b :: s)).+1 = 0 :: map succn (iota 0 (size s).+1) by rewrite -(iotaDl 1).
rewrite map_cons -map_comp -[LHS]/(a :: (a + b) :: scanl addn (a + b) s) IH addn0; congr (_ :: _).
by apply: eq_map => k; rewrite /= addnA.
Qed.

Lemma sums_binE f : map nat_of_bin (sums_bin f) = sums (map nat_of_bin f).
Proof.
transitivity (0 :: scanl addn 0 (map nat_of_bin f)); last exact: scanl_sumn.
rewrite /sums_bin map_cons; congr (_ :: _); rewrite -[0 in RHS]/(nat_of_bin 0%num).
by elim: f 0%num => //= b f IH a; rewrite IH nat_of_add_bin.
Qed.

Lemma step_binE f x : map nat_of_bin (step_bin f x) = step (map nat_of_bin f) x.
Proof.
case: x; first exact: sums_binE.
by rewrite /= map_rev sums_binE map_rev /sums step_rev revK.
Qed.

Definition count_bin w := sum_bin (foldl step_bin [:: 1%num] w).

Lemma count_binE w : nat_of_bin (count_bin w) = sumn (counts w).
Proof.
rewrite sum_binE /counts -[[:: 1]]/(map nat_of_bin [:: 1%num]); congr sumn.
by elim: w [:: 1%num] => //= x w IH f; rewrite -step_binE IH.
Qed.

Theorem count_signature w N : count_bin w == N -> #|with_signature (size w).+1 w| = N.
Proof. by move=> /eqP <-; rewrite count_binE signature_count. Qed.

Fixpoint walk m w e b f : seq (nat * N) :=
  if m is m'.+1 then
    let go x := let e' := in_front x w e in walk m' (x :: w) e' (maxn b (foldr maxn 0 e')) (step_bin f x) in
    go true ++ go false
  else [:: (b, sum_bin f)].

Lemma walkE m w f :
  walk m w (stretches w) (longest w) f = [seq (longest (catrev u w), sum_bin (foldl step_bin f u)) | u <- words m].
Proof.
elim: m w f => //= m IH w f; rewrite -!stretches_cons map_cat -!map_comp.
by rewrite (IH (true :: w)) (IH (false :: w)).
Qed.

Definition tally n :=
  let found := walk n [::] [::] 0 [:: 1%num] in
  [seq sum_bin [seq d.2 | d <- found & d.1 == k] | k <- iota 0 n].

Theorem tally_score n ns : tally n == ns -> [seq #|with_score n.+1 k| | k <- iota 0 n] = map nat_of_bin ns.
Proof.
move=> /eqP <-; rewrite -map_comp; apply: eq_map => k; rewrite score_count /= sum_binE -map_comp.
rewrite (walkE n [::]) filter_map -map_comp; congr sumn.
rewrite (eq_filter (a2 := fun u => score u == k)) => [|u /=]; last by rewrite catrevE cats0 longest_score score_rev.
by apply: eq_map => u; rewrite -count_binE.
Qed.
