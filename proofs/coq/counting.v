(* Programs that Coq runs to count the histories and the classes of Paper Soccer for each number of plies. Their results
   are proved to agree with the definitions.

   The counter lists the histories with k plies, and extends each by every legal ply to list those with k + 1. A drawing
   is the set of the drawn segments, and the counter recognises equal drawings by a key. The theorems say that the
   counter yields the numbers that follow from the definitions. The rows of the counter are then compared with those
   that `quadrille count soccer --by ply` prints (counted.v).

   can_extend h u      == the ply to u is legal after h
   extensions h        == h extended by each legal ply
   next_ply hs         == all extensions of the histories hs
   histories k         == all legal histories of k plies
   board_darts         == the darts of all segments; a dart is a segment with a direction
   key ds h            == for each of the darts ds, whether h has drawn it; with ds = board_darts, the drawing as truth
                          values
   drawings hs p       == the keys of the histories in hs that have property p, each once
   positions hs        == the pairs of key and ball of the histories hs, each once
   number_of_histories k, number_of_drawings k p, number_of_positions k == by the definitions, the number of legal
                         histories of k plies; of their drawings with property p; of their pairs of drawing and ball
   blocked_by_key h    == after h the ball lies on no goal and no ply is legal, by computation
   row_by_definition k == the row for k plies, by the definitions
   row hs              == for histories hs with the same number of plies: the numbers of histories, weak classes, strong
                         classes, weak classes with the ball on g1, those with it on g2, blocked weak classes
   rows n hs           == n rows: the first for the histories hs, each later one for histories with one ply more *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions histories equivalence pitches computing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* If a key distinguishes the values of f on a list, then f takes as many values there as the key. *)
Lemma card_by_key (T : Type) (A : finType) (K : eqType) (f : T -> A) (g : T -> K) (P : T -> bool) (l : seq T) :
  all P l -> (forall x y, P x -> P y -> (f x == f y) = (g x == g y)) ->
  #|[set a in map f l]| = size (undup (map g l)).
Proof.
move=> all_l fg; elim: l all_l => [|x l IH] /=; first by move=> _; apply: eq_card0 => a; rewrite !inE.
case/andP => Px all_l; have same : (f x \in map f l) = (g x \in map g l).
  by elim: l all_l {IH} => //= y l IH /andP[Py /IH]; rewrite !inE fg // => ->.
have -> : [set a in f x :: map f l] = f x |: [set a in map f l] by apply/setP => a; rewrite !inE.
by rewrite cardsU1 inE same IH //; case: (_ \in _).
Qed.

Section Counting.

Variable B : board.
Variable points : seq B.
Hypothesis uniq_points : uniq points.
Hypothesis all_points : forall v, v \in points.
Implicit Types (u v : B) (h t : seq B) (k : nat) (p : seq B -> bool).

Definition can_extend h u :=
  if h is v :: _ then [&& ~~ goal v, segment u v & (u, v) \notin darts h] else false.

Definition extensions h := [seq u :: h | u <- points & can_extend h u].

Definition next_ply (hs : seq (seq B)) := flatten (map extensions hs).

Fixpoint histories k := if k is k'.+1 then next_ply (histories k') else [:: [:: start B]].

Definition board_darts := [seq d <- [seq (u, v) | u <- points, v <- points] | segment d.1 d.2].

Definition key (ds : seq (B * B)) h := let drawn_darts := darts h in [seq d \in drawn_darts | d <- ds].

Definition drawings hs p := let ds := board_darts in undup (map (key ds) (filter p hs)).

Definition positions hs := let ds := board_darts in undup (map (fun h => (key ds h, head (start B) h)) hs).

Lemma can_extendE h u : trail h -> trail (u :: h) = can_extend h u.
Proof. by case: h => // v t vt; rewrite trail_cons vt. Qed.

Lemma mem_histories k h : (h \in histories k) = trail h && (size h == k.+1).
Proof.
elim: k h => [|k IH] h /=.
  rewrite inE; apply/eqP/andP => [->|[th]]; first by rewrite /trail /= eqxx.
  by case: h th => [|u [|]] // /and3P[_ /eqP /= <-].
apply/flatten_mapP/andP => [[t]|[th size_h]].
  rewrite IH => /andP[tt /eqP size_t] /mapP[u]; rewrite mem_filter => /andP[ut _] ->.
  by rewrite can_extendE // ut /= size_t.
case: h th size_h => [|u [|v t]] // uvt size_h; have vt := trail_behead uvt.
exists (v :: t); first by rewrite IH vt -eqSS.
by apply: map_f; rewrite mem_filter all_points -can_extendE // uvt.
Qed.

Lemma uniq_histories k : uniq (histories k).
Proof.
elim: k => //= k; elim: (histories k) => //= h l IH /andP[h_l uniq_l]; rewrite cat_uniq IH // andbT.
rewrite map_inj_uniq ?filter_uniq //=; last by move=> x y [].
apply/hasPn => t /flatten_mapP[h' h'_l /mapP[u _ ->]]; apply/mapP => -[u' _ [_ E]].
by rewrite -E h'_l in h_l.
Qed.

(* The counts by the definitions. *)

Definition number_of_histories k := #|[set h : k.+1.-tuple B | legal_history h]|.

Definition number_of_drawings k (p : state B -> bool) :=
  #|[set drawn (state_of h) | h : k.+1.-tuple B & legal_history h && p (state_of h)]|.

Definition number_of_positions k :=
  #|[set (drawn (state_of h), ball (state_of h)) | h : k.+1.-tuple B & legal_history h]|.

Lemma tuple_history k h : h \in histories k ->
  exists2 t : k.+1.-tuple B, legal_history t & h = t.
Proof. by rewrite mem_histories -trailE => /andP[legal_h size_h]; exists (Tuple size_h). Qed.

Lemma history_tuple k (t : k.+1.-tuple B) : legal_history t -> (t : seq B) \in histories k.
Proof. by rewrite mem_histories -trailE size_tuple eqxx andbT. Qed.

Theorem histories_counted k : number_of_histories k = size (histories k).
Proof.
rewrite /number_of_histories cardE -(size_map val); apply/perm_size/uniq_perm.
- by rewrite map_inj_uniq ?enum_uniq //; apply: val_inj.
- exact: uniq_histories.
- move=> h; apply/mapP/idP => [[t + ->]|/tuple_history[t legal_t ->]].
    by rewrite mem_enum inE; apply: history_tuple.
  by exists t; rewrite // mem_enum inE.
Qed.

Lemma key_drawing g h : trail g -> trail h ->
  (drawn (state_of g) == drawn (state_of h)) = (key board_darts g == key board_darts h).
Proof.
move=> tg th; apply/eqP/eqP => [/(same_drawing tg th) same|same].
  by apply: eq_map => d; rewrite same.
have known u v : segment u v -> ((u, v) \in darts g) = ((u, v) \in darts h).
  move=> uv; have := congr1 (fun s => nth false s (index (u, v) board_darts)) same.
  have uv_in : (u, v) \in board_darts by rewrite mem_filter uv; apply: allpairs_f.
  by rewrite !(nth_map (u, v)) ?index_mem // !nth_index.
apply/same_drawing => // -[u v]; apply/idP/idP => uv.
  by rewrite -known // (dart_segment tg).
by rewrite known // (dart_segment th).
Qed.

Lemma all_trails k p : all (@trail B) (filter p (histories k)).
Proof. by apply/allP => h; rewrite mem_filter mem_histories => /and3P[]. Qed.

Theorem drawings_counted k (p : state B -> bool) (q : seq B -> bool) : (forall h, trail h -> p (state_of h) = q h) ->
  number_of_drawings k p = size (drawings (histories k) q).
Proof.
move=> pq; rewrite -(card_by_key (all_trails k q) key_drawing); apply: eq_card => G.
rewrite inE; apply/imsetP/mapP => [[t + ->]|[h]].
  rewrite inE => /andP[legal_t p_t]; exists (t : seq B) => //; rewrite mem_filter history_tuple // andbT.
  by rewrite -pq // -trailE.
rewrite mem_filter => /andP[q_h /tuple_history[t legal_t E]] ->.
by exists t; rewrite ?E // inE legal_t pq -?trailE // -E.
Qed.

Theorem positions_counted k :
  number_of_positions k = size (positions (histories k)).
Proof.
pose f h := (drawn (state_of h), ball (state_of h)).
have trails : all (@trail B) (histories k) by rewrite -[histories k]filter_predT all_trails.
rewrite -(card_by_key (f := f) trails); last first.
  by move=> g h tg th; rewrite !xpair_eqE key_drawing // !trail_state.
apply: eq_card => a; rewrite inE; apply/imsetP/mapP => [[t + ->]|[h]].
  by rewrite inE => legal_t; exists (t : seq B) => //; apply: history_tuple.
by move=> /tuple_history[t legal_t E] ->; exists t; rewrite ?inE // E.
Qed.

(* The columns of `quadrille count soccer --by ply`, and the program that fills them. *)

Definition blocked_by_key h := ~~ goal (head (start B) h) && ~~ has (can_extend h) points.

Definition row_by_definition k :=
  [:: number_of_histories k; number_of_drawings k predT; number_of_positions k;
      number_of_drawings k (fun s => goal1 (ball s)); number_of_drawings k (fun s => goal2 (ball s));
      number_of_drawings k (@blocked B)].

(* Making the keys takes most of the time, so each is made once. *)
Definition row (hs : seq (seq B)) :=
  let ds := board_darts in
  let keyed := [seq (key ds h, h) | h <- hs] in
  let drawn p := size (undup [seq kh.1 | kh <- keyed & p kh.2]) in
  let ball h := head (start B) h in
  [:: size hs; drawn predT; size (undup [seq (kh.1, ball kh.2) | kh <- keyed]);
      drawn (fun h => goal1 (ball h)); drawn (fun h => goal2 (ball h)); drawn blocked_by_key].

Lemma row_lists hs : row hs =
  [:: size hs; size (drawings hs predT); size (positions hs);
      size (drawings hs (fun h => goal1 (head (start B) h))); size (drawings hs (fun h => goal2 (head (start B) h)));
      size (drawings hs blocked_by_key)].
Proof.
have keyedE p : [seq kh.1 | kh <- [seq (key board_darts h, h) | h <- hs] & p kh.2] = map (key board_darts) (filter p hs).
  by elim: hs => //= h hs IH; case: (p h); rewrite /= IH.
have positionsE : [seq (kh.1, head (start B) kh.2) | kh <- [seq (key board_darts h, h) | h <- hs]] =
    map (fun h => (key board_darts h, head (start B) h)) hs by rewrite -map_comp.
rewrite /row /drawings /positions; cbv beta zeta; rewrite !keyedE positionsE.
by rewrite (keyedE (fun h => goal1 (head (start B) h))) (keyedE (fun h => goal2 (head (start B) h))).
Qed.

Fixpoint rows n hs := if n is n'.+1 then row hs :: rows n' (next_ply hs) else [::].

Theorem row_correct k : row_by_definition k = row (histories k).
Proof.
rewrite /row_by_definition row_lists histories_counted positions_counted.
rewrite (@drawings_counted k predT predT) //.
rewrite (@drawings_counted k _ (fun h => goal1 (head (start B) h))); last by move=> h th; rewrite trail_state.
rewrite (@drawings_counted k _ (fun h => goal2 (head (start B) h))); last by move=> h th; rewrite trail_state.
rewrite (@drawings_counted k _ blocked_by_key) // => h th; rewrite (blocked_in all_points) // /blocked_by_key.
congr (_ && _); rewrite -all_predC; apply: eq_all => u /=.
by rewrite can_extendE.
Qed.

Theorem rows_correct n : rows n (histories 0) = [seq row_by_definition k | k <- iota 0 n].
Proof.
elim: n 0 => //= n IH k; rewrite row_correct; congr cons.
by rewrite -(IH k.+1).
Qed.

End Counting.
