(* Theorems on Up's & Down's.

   A comment that begins with `claim` names a claim in the list that `quadrille check` prints. The next theorem decides
   the claim, and the theorems after that one add facts to the same claim. The heads of permutations.v, signatures.v and
   updown_scores.v define the terms of the statements. A letter is true for U and false for D; letters are counted from
   1. A permutation of n numbers is an injective map of 'I_n to itself, and `values` lists its values. *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations signatures updown_scores.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Ltac by_tally := apply: updown_scores.tally_score; vm_cast_no_check (erefl true).

(* claim updown/example-1: the list scores 4. *)
Theorem updown_example_1 : score (signature [:: 1; 7; 3; 5; 2; 9; 10; 4; 6; 8]) = 4.
Proof. by vm_compute. Qed.

(* Its word is UDUDUUDUU. *)
Theorem updown_example_1_word :
  signature [:: 1; 7; 3; 5; 2; 9; 10; 4; 6; 8] = [:: true; false; true; false; true; true; false; true; true].
Proof. by []. Qed.

(* claim updown/example-2: 1, 2, ..., 10 scores 8. *)
Theorem updown_example_2 : score (signature (iota 1 10)) = 8.
Proof. exact: permutations.identity_score. Qed.

(* 1, 2, ..., n scores n - 2. *)
Theorem updown_identity n : score (signature (iota 1 n)) = n.-2.
Proof. exact: permutations.identity_score. Qed.

(* Beyond the source: a word of L letters scores at most L - 1. *)
Theorem updown_score_bound (w : seq bool) : score w <= (size w).-1.
Proof. exact: permutations.score_bound. Qed.

(* Constant words reach this bound, and no other words. *)
Theorem updown_score_attained (w : seq bool) :
  0 < size w -> score w = (size w).-1 <-> exists x, w = nseq (size w) x.
Proof.
move=> w_gt0; split=> [|[x ->]]; first exact: permutations.score_constant_only.
by rewrite size_nseq; apply: permutations.score_constant.
Qed.

(* claim updown/overlap: in the first example UDUU occurs twice, at the letters 3 and 6. *)
Theorem updown_overlap : places [:: true; false; true; true] (signature example_1) = [:: 3; 6].
Proof. by vm_compute. Qed.

(* "with the pair sharing one of their U's": they share letter 6 alone, a U. *)
Theorem updown_overlap_shared : [seq (l, nth false (signature example_1) l.-1) | l <- shared 3 6 4] = [:: (6, true)].
Proof. by vm_compute. Qed.

(* In the second example 8 U's occur twice, at the letters 1 and 2. *)
Theorem updown_overlap_second : places (nseq 8 true) (signature (iota 1 10)) = [:: 1; 2].
Proof. exact: permutations.identity_places. Qed.

(* "the two subsequences each share the middle 7 U's": they share the letters 2 to 8, of 9. *)
Theorem updown_overlap_middle : shared 1 2 8 = [:: 2; 3; 4; 5; 6; 7; 8].
Proof. by vm_compute. Qed.

(* In the word of 1, 2, ..., n + 3 the longest factor that occurs twice has n + 1 letters. It occurs at 1 and 2. *)
Theorem updown_overlap_of_identity n : places (nseq n.+1 true) (signature (iota 1 n.+3)) = [:: 1; 2].
Proof. exact: permutations.identity_places. Qed.

(* These two share the n letters from 2 on. So for 1, 2, ..., n they share n - 3. *)
Theorem updown_overlap_of_identity_shared n : shared 1 2 n.+1 = iota 2 n.
Proof. exact: permutations.identity_shared. Qed.

(* The score is k or more exactly if some factor of k letters has two places. The places differ ("they must terminate
   at different locations"), but the occurrences may overlap. *)
Theorem updown_score_places (w : seq bool) k : 0 < k -> k <= score w <-> exists2 u, size u = k & 1 < size (places u w).
Proof. exact: permutations.score_places. Qed.

(* claim updown/signature-counts: the entries of de Bruijn and Niven's recursion sum to the number of permutations with
   a signature. *)
Theorem updown_signature_counts w : #|with_signature (size w).+1 w| = sumn (counts w).
Proof. exact: signatures.signature_count. Qed.

(* Entry k is the number of those that end in k, the numbers being 0 to n - 1. *)
Theorem updown_signature_counts_last w (k : 'I_(size w).+1) :
  #|[set p in with_signature (size w).+1 w | p ord_max == k]| = nth 0 (counts w) k.
Proof. exact: signatures.signature_last. Qed.

(* 17,594 permutations have the first example's word. *)
Theorem updown_example_1_count : #|with_signature 10 (signature example_1)| = 17594%num.
Proof. apply: (updown_scores.count_signature (w := signature example_1)); vm_cast_no_check (erefl true). Qed.

(* claim updown/alternating: no word is more frequent than an alternating one. *)
Theorem updown_alternating n (u w : seq bool) : alternating u -> size u = n ->
  #|with_signature n.+1 w| <= #|with_signature n.+1 u|.
Proof. exact: signatures.alternating_most. Qed.

(* No other word is as frequent. *)
Theorem updown_alternating_only n (u w : seq bool) : alternating u -> size u = n -> ~~ alternating w ->
  #|with_signature n.+1 w| < #|with_signature n.+1 u|.
Proof. exact: signatures.alternating_only. Qed.

(* Its frequency is a zigzag number, by the triangle of Seidel and Entringer. *)
Theorem updown_alternating_count n (u : seq bool) : alternating u -> size u = n ->
  #|with_signature n.+1 u| = sumn (zigzag n).
Proof. exact: signatures.alternating_count. Qed.

(* Beyond the source: the permutations of n numbers by score, from 0 to n - 2. `quadrille count updown` prints the same
   numbers without the zeros. As in headline_totals.v, the left sides use the definitions, and Coq's virtual machine
   evaluates the right sides. *)
Theorem scores_2 : [seq #|with_score 2 k| | k <- iota 0 1] =
  map nat_of_bin [:: 2]%num.
Proof. by_tally. Qed.

Theorem scores_3 : [seq #|with_score 3 k| | k <- iota 0 2] =
  map nat_of_bin [:: 4; 2]%num.
Proof. by_tally. Qed.

Theorem scores_4 : [seq #|with_score 4 k| | k <- iota 0 3] =
  map nat_of_bin [:: 0; 22; 2]%num.
Proof. by_tally. Qed.

Theorem scores_5 : [seq #|with_score 5 k| | k <- iota 0 4] =
  map nat_of_bin [:: 0; 70; 48; 2]%num.
Proof. by_tally. Qed.

Theorem scores_6 : [seq #|with_score 6 k| | k <- iota 0 5] =
  map nat_of_bin [:: 0; 104; 472; 142; 2]%num.
Proof. by_tally. Qed.

Theorem scores_7 : [seq #|with_score 7 k| | k <- iota 0 6] =
  map nat_of_bin [:: 0; 0; 2918; 1552; 568; 2]%num.
Proof. by_tally. Qed.

Theorem scores_8 : [seq #|with_score 8 k| | k <- iota 0 7] =
  map nat_of_bin [:: 0; 0; 14130; 16866; 6524; 2798; 2]%num.
Proof. by_tally. Qed.

Theorem scores_9 : [seq #|with_score 9 k| | k <- iota 0 8] =
  map nat_of_bin [:: 0; 0; 79544; 157484; 75666; 34280; 15904; 2]%num.
Proof. by_tally. Qed.

Theorem scores_10 : [seq #|with_score 10 k| | k <- iota 0 9] =
  map nat_of_bin [:: 0; 0; 284120; 1430102; 1176644; 437518; 199336; 101078; 2]%num.
Proof. by_tally. Qed.

Theorem scores_11 : [seq #|with_score 11 k| | k <- iota 0 10] =
  map nat_of_bin [:: 0; 0; 413160; 12922774; 14419302; 7378696; 2784190; 1291052; 707624; 2]%num.
Proof. by_tally. Qed.

Theorem scores_12 : [seq #|with_score 12 k| | k <- iota 0 11] =
  map nat_of_bin [:: 0; 0; 0; 106202006; 176822594; 111148222; 51062956; 18892906; 9467340; 5405574; 2]%num.
Proof. by_tally. Qed.

Theorem scores_13 : [seq #|with_score 13 k| | k <- iota 0 12] =
  map nat_of_bin [:: 0; 0; 0; 797598556; 2332922428; 1635979946; 818302110; 372398116; 151369230; 73713852; 44736560;
    2]%num.
Proof. by_tally. Qed.

Theorem scores_14 : [seq #|with_score 14 k| | k <- iota 0 13] =
  map nat_of_bin [:: 0; 0; 0; 6289431950; 29180102834; 24677621892; 15259403168; 6297363826; 3198864380; 1255042614;
    621738520; 398722014; 2]%num.
Proof. by_tally. Qed.

Theorem scores_15 : [seq #|with_score 15 k| | k <- iota 0 14] =
  map nat_of_bin [:: 0; 0; 0; 47269943002; 367583844586; 399562680386; 262009681696; 124335165144; 58085259482;
    28144412440; 11107801258; 5768065324; 3807514680; 2]%num.
Proof. by_tally. Qed.

Theorem scores_16 : [seq #|with_score 16 k| | k <- iota 0 15] =
  map nat_of_bin [:: 0; 0; 0; 366602898420; 4565144378842; 6618324866512; 4709450116080; 2442174791338; 1212490902160;
    541425694950; 261338387948; 110761195106; 56293632292; 38783024350; 2]%num.
Proof. by_tally. Qed.

Print Assumptions updown_example_1.
Print Assumptions updown_example_1_word.
Print Assumptions updown_example_2.
Print Assumptions updown_identity.
Print Assumptions updown_score_bound.
Print Assumptions updown_score_attained.
Print Assumptions updown_overlap.
Print Assumptions updown_overlap_shared.
Print Assumptions updown_overlap_second.
Print Assumptions updown_overlap_middle.
Print Assumptions updown_overlap_of_identity.
Print Assumptions updown_overlap_of_identity_shared.
Print Assumptions updown_score_places.
Print Assumptions updown_signature_counts.
Print Assumptions updown_signature_counts_last.
Print Assumptions updown_example_1_count.
Print Assumptions updown_alternating.
Print Assumptions updown_alternating_only.
Print Assumptions updown_alternating_count.
Print Assumptions scores_2.
Print Assumptions scores_3.
Print Assumptions scores_4.
Print Assumptions scores_5.
Print Assumptions scores_6.
Print Assumptions scores_7.
Print Assumptions scores_8.
Print Assumptions scores_9.
Print Assumptions scores_10.
Print Assumptions scores_11.
Print Assumptions scores_12.
Print Assumptions scores_13.
Print Assumptions scores_14.
Print Assumptions scores_15.
Print Assumptions scores_16.
