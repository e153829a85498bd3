(* Plusses & Minuses (L. Quet, "Plusses And Minuses Grid Game", 2010) as a game, for every n: what both players secure.

   Player 2 copies player 1's list and then mirrors: she answers a square by its image across the diagonal, a square on
   the diagonal by another one there. At the end the grid is its own mirror image, so both truth lists are the same, and
   so are the points. So player 2 secures a margin of at most 0, whoever places first; and after equal lists so does
   player 1. There is always a square to answer with: a column c is filled in a symmetric grid exactly if row c is.

   The player who places first can do better: the first square (a, b) is off the diagonal, and the mirror is that of the
   grid without column a and row b. It exchanges the columns c and the rows f c, in the same order, and f a = b, so the
   first square is its own image. The signs of both truth lists are then the same but at a few places, which are known
   near a corner. With the upper left square the word of P without its first sign is the word of Q without its last
   one: player 1 writes a minus first, then player 2's list one round late, and secures a margin of at least 0.

   square         == column and row, from the dotted corner, both counted from 0; grid == a set of filled squares
   free A s       == no square of A is in the row or in the column of s
   rows A         == the permutation P: the row of the filled square in each column; columns A == Q, by rows
   margin u v A   == player 1's points minus player 2's after the predictions u and v and with A filled
   fills me good left mover A == with `left` squares still to be filled and the turn of `mover`, the player `me` can
                     see to it that the filled grid is good
   predicts me good first rounds u v == the same with `rounds` signs still to be written in each list
   places_at_least k first u v == after the lists u and v, where `first` places first, player 1 secures a margin of k or
                     more; places_at_most k first u v == player 2 secures a margin of k or less
   at_least k first, at_most k first == the same of the whole game
   reached A      == A can be filled from the empty grid, square by square
   distinct A     == its squares are in distinct columns and in distinct rows
   image f g s    == the mirror image of s, where f takes a column to its row and g is the inverse of f
   symmetric f g A == the columns of A are distinct, and A is its own mirror image
   opposite m F G == F maps 0, ..., m to 0, ..., m, and G undoes it
   entry p k      == p k as a number, of a number k *)
From Coq Require Import ZArith Lia.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import permutations.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Local Open Scope nat_scope.

Definition player := bool.
Definition player_1 : player := true.
Definition player_2 : player := false.
Definition other (p : player) : player := ~~ p.

Section Grid.

Variable n : nat.
Local Notation square := ('I_n * 'I_n)%type.
Local Notation grid := {set 'I_n * 'I_n}.
Implicit Types (A B : grid) (s t : square) (mover first : player) (u v : seq bool) (k : Z).

Definition free A s := [forall t in A, (t.1 != s.1) && (t.2 != s.2)].

Definition rows A : {ffun 'I_n -> 'I_n} := [ffun c => odflt c [pick r | (c, r) \in A]].
Definition columns A : {ffun 'I_n -> 'I_n} := [ffun r => odflt r [pick c | (c, r) \in A]].

Definition margin u v A : Z :=
  (Z.of_nat (matches u (signature (values (rows A)))) - Z.of_nat (matches v (signature (values (columns A)))))%Z.

Section Play.

Variable me : player.

Fixpoint fills (good : grid -> bool) left mover A : bool :=
  if left is l.+1 then
    if mover == me then [exists s, free A s && fills good l (other mover) (s |: A)]
    else [forall s, free A s ==> fills good l (other mover) (s |: A)]
  else good A.

Fixpoint predicts (good : seq bool -> seq bool -> grid -> bool) first rounds u v : bool :=
  if rounds is r.+1 then
    if me == player_1 then [exists a, [forall b, predicts good first r (rcons u a) (rcons v b)]]
    else [forall a, [exists b, predicts good first r (rcons u a) (rcons v b)]]
  else fills (good u v) n first set0.

End Play.

Definition places_at_least k first u v := fills player_1 (fun A => k <=? margin u v A)%Z n first set0.
Definition places_at_most k first u v := fills player_2 (fun A => margin u v A <=? k)%Z n first set0.

Definition at_least k first := predicts player_1 (fun u v A => k <=? margin u v A)%Z first n.-1 [::] [::].
Definition at_most k first := predicts player_2 (fun u v A => margin u v A <=? k)%Z first n.-1 [::] [::].

(* Nobody is stuck. *)

Lemma freeP A s : reflect (forall t, t \in A -> t.1 <> s.1 /\ t.2 <> s.2) (free A s).
Proof.
apply: (iffP forall_inP) => [fr t /fr /andP[/eqP ? /eqP ?] //|fr t /fr[/eqP ? /eqP ?]].
exact/andP.
Qed.

Lemma free_left A (f : square -> 'I_n) : #|A| < n -> exists i, i \notin f @: A.
Proof.
move=> A_n; suff /subsetPn[i _ i_A] : ~~ ([set: 'I_n] \subset f @: A) by exists i.
apply/negP => /subset_leq_card; rewrite cardsT card_ord leqNgt.
by rewrite (leq_ltn_trans (leq_imset_card _ _) A_n).
Qed.

Theorem no_deadlock A : #|A| < n -> exists s, free A s.
Proof.
move=> A_n; have [c c_A] := free_left fst A_n; have [r r_A] := free_left snd A_n.
exists (c, r); apply/freeP => t t_A; split=> /= E; [move: c_A | move: r_A]; by rewrite -E imset_f.
Qed.

Lemma card_fill A s : free A s -> #|s |: A| = #|A|.+1.
Proof. by move=> /freeP fr; rewrite cardsU1; case: (boolP (s \in A)) => // /fr[]. Qed.

Lemma fill_distinct A s (f : square -> 'I_n) :
  (forall t, t \in A -> f t <> f s) -> {in A &, injective f} -> {in s |: A &, injective f}.
Proof.
move=> fr inj t t'; rewrite !inE => /predU1P[->|t_A] /predU1P[->|t'_A] // E; last exact: inj.
  by case: (fr t').
by case: (fr t).
Qed.

(* What is filled after n moves. *)

Inductive reached : grid -> Prop :=
  | empty_grid : reached set0
  | one_more A s : reached A -> free A s -> reached (s |: A).

Definition distinct A := {in A &, injective fst} /\ {in A &, injective snd}.

Lemma reached_distinct A : reached A -> distinct A.
Proof.
elim=> [|{}A s _ [inj1 inj2] /freeP fr]; first by split=> s t; rewrite inE.
by split; apply: fill_distinct => // t /fr[].
Qed.

Lemma card_distinct A : distinct A -> #|A| <= n.
Proof. by move=> [/card_in_imset <- _]; have := max_card (mem (fst @: A)); rewrite card_ord. Qed.

Lemma covered A (f : square -> 'I_n) i : {in A &, injective f} -> #|A| = n -> exists2 s, s \in A & f s = i.
Proof.
move=> inj A_n; suff /setP/(_ i) : f @: A = [set: 'I_n] by rewrite inE => /imsetP[s]; exists s.
by apply/eqP; rewrite eqEcard subsetT cardsT card_ord card_in_imset // A_n leqnn.
Qed.

Lemma rowsP A c r : distinct A -> #|A| = n -> reflect (rows A c = r) ((c, r) \in A).
Proof.
move=> [inj _] A_n; rewrite ffunE; case: pickP => [r' r'_A|none] /=.
  by apply: (iffP idP) => [r_A|<- //]; have [] := inj _ _ r'_A r_A erefl.
by exfalso; have [[c' r'] + /= c'_c] := covered c inj A_n; rewrite c'_c none.
Qed.

Lemma columnsP A c r : distinct A -> #|A| = n -> reflect (columns A r = c) ((c, r) \in A).
Proof.
move=> [_ inj] A_n; rewrite ffunE; case: pickP => [c' c'_A|none] /=.
  by apply: (iffP idP) => [c_A|<- //]; have [] := inj _ _ c'_A c_A erefl.
by exfalso; have [[c' r'] + /= r'_r] := covered r inj A_n; rewrite r'_r none.
Qed.

Lemma rows_inj A : distinct A -> #|A| = n -> injective (rows A).
Proof.
move=> dist A_n c c' E; have /(columnsP _ _ dist A_n) <- : (c, rows A c) \in A by apply/rowsP.
by apply/columnsP => //; apply/rowsP.
Qed.

Theorem filled A : reached A -> #|A| = n ->
  [/\ injective (rows A), A = [set (c, rows A c) | c : 'I_n] & columns A = inverse (rows A)].
Proof.
move=> /reached_distinct dist A_n; have inj := rows_inj dist A_n; split=> //.
  apply/setP => -[c r]; apply/(rowsP _ _ dist A_n)/imsetP => [<-|[c' _ [-> ->]] //].
  by exists c.
apply/ffunP => r; apply: (inj); rewrite (inverseK inj).2.
by apply/rowsP => //; apply/columnsP.
Qed.

(* One of the players secures what the other cannot prevent. *)

Lemma fills_other me (good good' : grid -> bool) left mover A : (forall B, good' B = ~~ good B) ->
  fills (other me) good' left mover A = ~~ fills me good left mover A.
Proof.
move=> E; elim: left mover A => //= l IH mover A.
have -> : (mover == other me) = ~~ (mover == me) by case: (mover); case: (me).
case: (mover == me) => /=.
  by rewrite negb_exists; apply: eq_forallb => s; rewrite IH negb_and implybE.
by rewrite negb_forall; apply: eq_existsb => s; rewrite IH negb_imply.
Qed.

Lemma predicts_other me good good' first r u v : (forall u v B, good' u v B = ~~ good u v B) ->
  predicts (other me) good' first r u v = ~~ predicts me good first r u v.
Proof.
move=> E; elim: r u v => [|r IH] u v /=; first exact: fills_other.
case: (me) IH => /= IH.
  by rewrite negb_exists; apply: eq_forallb => a; rewrite negb_forall; apply: eq_existsb => b.
by rewrite negb_forall; apply: eq_existsb => a; rewrite negb_exists; apply: eq_forallb => b.
Qed.

Lemma margin_other k u v A : (k <=? margin u v A)%Z = ~~ (margin u v A <=? k - 1)%Z.
Proof. by apply/idP/negP => [/Z.leb_le ? /Z.leb_le|ne]; [lia | apply/Z.leb_le; move/Z.leb_le: ne; lia]. Qed.

Theorem places_determined k first u v : places_at_least k first u v = ~~ places_at_most (k - 1) first u v.
Proof. exact/(@fills_other player_2)/margin_other. Qed.

Theorem determined k first : at_least k first = ~~ at_most (k - 1) first.
Proof. exact/(@predicts_other player_2)/margin_other. Qed.

Section Mirror.

Variables f g : 'I_n -> 'I_n.
Hypotheses (fK : cancel f g) (gK : cancel g f).

Definition image s : square := (g s.2, f s.1).

Definition symmetric A := {in A &, injective fst} /\ {in A, forall s, image s \in A}.

Lemma free_diagonal A s : symmetric A -> free A s -> free A (s.1, f s.1).
Proof.
move=> [_ sym] /freeP fr; apply/freeP => t t_A; split=> /= E; first by case: (fr t).
by case: (fr _ (sym t t_A)); rewrite /= E fK.
Qed.

Lemma free_image A s : symmetric A -> free A s -> s.2 <> f s.1 -> free (s |: A) (image s).
Proof.
move=> [_ sym] /freeP fr off; apply/freeP => t; rewrite !inE => /predU1P[->|t_A]; split=> //= E.
- by apply: off; rewrite E gK.
- by case: (fr _ (sym t t_A)) => _ /=; rewrite E gK.
- by case: (fr _ (sym t t_A)); rewrite /= E fK.
Qed.

Lemma fill_columns A s : free A s -> {in A &, injective fst} -> {in s |: A &, injective fst}.
Proof. by move=> /freeP fr; apply: fill_distinct => t /fr[]. Qed.

Lemma fill_diagonal A s : symmetric A -> free A s -> s.2 = f s.1 -> symmetric (s |: A).
Proof.
move=> [inj sym] fr on; split=> [|t]; first exact: fill_columns.
rewrite !inE => /predU1P[->|/sym ->]; last by rewrite orbT.
by rewrite /image on fK -on -surjective_pairing eqxx.
Qed.

Lemma fill_pair A s : symmetric A -> free A s -> free (s |: A) (image s) -> symmetric (image s |: (s |: A)).
Proof.
move=> [inj sym] fr fr'; split=> [|t]; first by do 2 apply: fill_columns => //.
rewrite !inE => /or3P[/eqP ->|/eqP ->|/sym ->]; rewrite ?orbT ?eqxx //.
by rewrite /image /= gK fK -surjective_pairing eqxx orbT.
Qed.

Lemma columns_left A s : {in A &, injective fst} -> free A s -> #|A| < n.
Proof.
move=> inj fr; have := max_card (mem (fst @: (s |: A))).
by rewrite card_in_imset ?card_ord ?card_fill //; apply: fill_columns.
Qed.

Lemma mirror me (good : grid -> bool) left mover A :
  symmetric A -> #|A| + left = n -> (forall B, A \subset B -> symmetric B -> #|B| = n -> good B) ->
  fills me good left mover A.
Proof.
have [m] := ubnP left; elim: m left mover A => // m IH [|l] mover A /=.
  by move=> _ sym; rewrite addn0 => A_n goal; apply: goal.
rewrite ltnS addnS => l_m sym A_n goal.
have diagonal s : free A s -> s.2 = f s.1 -> fills me good l (other mover) (s |: A).
  move=> fr on; apply: IH => // [||B sub]; rewrite ?card_fill //; first exact: fill_diagonal.
  by apply: goal; apply: subset_trans sub; apply: subsetUr.
case: eqP => [_|/eqP other_moves].
  have [|s fr] := @no_deadlock A; first by apply: leq_trans (eq_leq A_n); rewrite ltnS leq_addr.
  by apply/existsP; exists (s.1, f s.1); rewrite diagonal ?(free_diagonal sym fr).
apply/forall_inP => s fr; have [on|/eqP off] := eqVneq s.2 (f s.1); first exact: diagonal.
have fr' := free_image sym fr off.
case: l => [|l] in l_m A_n diagonal *.
  have := columns_left (fill_columns fr sym.1) fr'; rewrite card_fill //.
  by move=> /leq_trans/(_ (eq_leq (esym A_n))); rewrite addn0 ltnn.
rewrite /=; have -> : other mover == me by case: (mover) (me) other_moves => [] [].
apply/existsP; exists (image s); rewrite fr' /=; apply: IH => [||| B sub].
- exact: ltnW.
- exact: fill_pair.
- by rewrite !card_fill // !addSn -addnS.
- apply: goal; apply: subset_trans sub.
  by apply: subset_trans (subsetUr _ _); apply: subsetUr.
Qed.

Lemma symmetric_distinct B : symmetric B -> distinct B.
Proof.
move=> [inj sym]; split=> // s t s_B t_B E; have := inj _ _ (sym s s_B) (sym t t_B).
by rewrite /image /= E => /(_ erefl)[/(can_inj fK)] E1; apply: inj.
Qed.

Lemma columns_mirror B r : symmetric B -> #|B| = n -> columns B r = g (rows B (g r)).
Proof.
move=> sym B_n; have dist := symmetric_distinct sym.
apply/columnsP => //; have /sym.2 : (g r, rows B (g r)) \in B by apply/rowsP.
by rewrite /image /= gK.
Qed.

Lemma opening me (good : grid -> bool) a :
  (forall B, injective (rows B) -> rows B a = f a -> (forall r, columns B r = g (rows B (g r))) -> good B) ->
  fills me good n me set0.
Proof.
have [l n_l] : exists l, n = l.+1 by exists n.-1; rewrite (ltn_predK (ltn_ord a)).
rewrite [X in fills _ _ X]n_l /= eqxx => goal; have sym : symmetric set0 by split=> [s t|s]; rewrite inE.
have fr : free set0 (a, f a) by apply/freeP => t; rewrite inE.
apply/existsP; exists (a, f a); rewrite fr mirror ?card_fill ?cards0 ?add1n //; first exact: fill_diagonal.
move=> B /subsetP sub sym_B B_n; have dist := symmetric_distinct sym_B.
apply: goal => [||r]; [exact: rows_inj | | exact: columns_mirror].
by apply/rowsP => //; apply: sub; rewrite !inE eqxx.
Qed.

End Mirror.

Lemma equal_lists me (good : grid -> bool) first u :
  (forall B, margin u u B = 0%Z -> good B) -> fills me good n first set0.
Proof.
move=> goal; apply: (@mirror id id); rewrite ?cards0 //; first by split=> [s t|s]; rewrite inE.
move=> B _ sym B_n; apply: goal; rewrite /margin.
suff -> : columns B = rows B by rewrite Z.sub_diag.
by apply/ffunP => r; rewrite (@columns_mirror id id).
Qed.

Theorem equal_lists_zero first u : places_at_least 0 first u u /\ places_at_most 0 first u u.
Proof. by split; apply: (@equal_lists _ _ _ u) => B ->. Qed.

Theorem margin_zero first : at_most 0 first.
Proof.
rewrite /at_most; elim: n.-1 [::] => [|r IH] u /=; first exact: (equal_lists_zero first u).2.
by apply/forallP => a; apply/existsP; exists a.
Qed.

End Grid.

(* Openings. *)

Lemma signature_map (h : nat -> nat) a m :
  signature [seq h k | k <- iota a m.+1] = [seq h k < h k.+1 | k <- iota a m].
Proof. by elim: m a => // m IH a; rewrite /= -IH. Qed.

Lemma matches_cons a b u w : matches (a :: u) (b :: w) = (a == b) + matches u w.
Proof. by []. Qed.

Lemma matches_rcons a b u w : size u = size w -> matches (rcons u a) (rcons w b) = (a == b) + matches u w.
Proof. by move=> E; rewrite /matches zip_rcons // -cats1 count_cat /= addn0 addnC. Qed.

Lemma iota_rcons a m : iota a m.+1 = rcons (iota a m) (a + m).
Proof. by rewrite -addn1 iotaD cats1. Qed.

Lemma same_signs (p q : nat -> nat) i j l :
  (forall k, k < l -> (p (i + k) < p (i + k).+1) = (q (j + k) < q (j + k).+1)) ->
  [seq p k < p k.+1 | k <- iota i l] = [seq q k < q k.+1 | k <- iota j l].
Proof.
move=> same; rewrite -[i]addn0 -[j]addn0 !iotaDl -!map_comp.
by apply/eq_in_map => k; rewrite mem_iota /= => /same.
Qed.

Section Openings.

Variable m : nat.
Implicit Types (p q F G : nat -> nat) (u v : seq bool).

Local Notation word p := [seq p k < p k.+1 | k <- iota 0 m].

Definition entry (p : {ffun 'I_m.+1 -> 'I_m.+1}) k : nat := p (inord k).

Lemma word_entry (f : {ffun 'I_m.+1 -> 'I_m.+1}) : signature (values f) = word (entry f).
Proof.
rewrite -signature_map -(val_enum_ord m.+1) -map_comp.
by congr signature; apply: eq_map => i /=; rewrite /entry inord_val.
Qed.

Definition opposite F G := forall k, k <= m -> F k <= m /\ G (F k) = k.

Lemma opening_words me (good : Z -> bool) F G a u v : opposite F G -> opposite G F -> a <= m ->
  (forall p q, (forall k, p k <= m) -> (forall i j, i <= m -> j <= m -> p i = p j -> i = j) -> p a = F a ->
     (forall k, k <= m -> q k = G (p (G k))) ->
     good (Z.of_nat (matches u (word p)) - Z.of_nat (matches v (word q)))%Z) ->
  fills me (fun A : {set 'I_m.+1 * 'I_m.+1} => good (margin u v A)) m.+1 me set0.
Proof.
move=> FG GF a_m goal; pose on (H : nat -> nat) (i : 'I_m.+1) : 'I_m.+1 := inord (H i).
have onK H K : opposite H K -> cancel (on H) (on K).
  by move=> HK i; have [H_m K_H] := HK i (ltn_ord i); rewrite /on inordK // K_H inord_val.
apply: (opening (onK _ _ FG) (onK _ _ GF)) (inord a) _ => B inj in_B E.
rewrite /margin !word_entry; apply: goal => [k|i j i_m j_m|| k k_m]; rewrite /entry.
- by rewrite -ltnS.
- by move=> /ord_inj/inj/(congr1 val); rewrite /= !inordK.
- by rewrite in_B /on !inordK // ltnS (FG _ a_m).1.
- by rewrite E /on !inordK // ltnS (GF _ _).1 // -ltnS.
Qed.

Lemma opening_below F G a u v : opposite F G -> opposite G F -> a <= m ->
  (forall p q, (forall k, p k <= m) -> (forall i j, i <= m -> j <= m -> p i = p j -> i = j) -> p a = F a ->
     (forall k, k <= m -> q k = G (p (G k))) -> matches u (word p) < matches v (word q)) ->
  places_at_most m.+1 (-1) player_2 u v.
Proof.
move=> FG GF a_m goal; apply: (@opening_words _ (fun z => z <=? -1)%Z F G a) => // p q p_m inj p_a E.
by have /ltP lt := goal p q p_m inj p_a E; apply/Z.leb_le; lia.
Qed.

(* Turned about its diagonal, the grid exchanges P and Q. *)
Lemma turned F G p q : opposite F G -> opposite G F -> (forall k, p k <= m) ->
  (forall i j, i <= m -> j <= m -> p i = p j -> i = j) -> (forall k, k <= m -> q k = G (p (G k))) ->
  [/\ forall k, k <= m -> q k <= m, forall i j, i <= m -> j <= m -> q i = q j -> i = j &
      forall k, k <= m -> p k = F (q (F k))].
Proof.
move=> FG GF p_m inj E; split=> [k k_m|i j i_m j_m|k k_m]; first by rewrite E // (GF _ _).1.
  have [Gi_m Gi] := GF i i_m; have [Gj_m Gj] := GF j j_m; rewrite !E // => /(congr1 F).
  by rewrite !(GF _ _).2 // => /inj/(congr1 F); rewrite Gi Gj; apply.
by have [Fk_m Fk] := FG k k_m; rewrite E // Fk (GF _ _).2.
Qed.

End Openings.

Lemma first_minus m u : places_at_most m.+2 (-1) player_2 (false :: u) (true :: u).
Proof.
apply: (@opening_below _ id id 0) => // p q _ inj p0 E.
rewrite -(@same_signs p q 0 0) => [|k k_m]; last by rewrite !E // ltnW.
rewrite /= !matches_cons p0 lt0n; case: (eqVneq (p 1) 0) => //.
by rewrite -[X in _ = X]p0 => /inj-/(_ isT isT).
Qed.

Lemma last_minus m u : size u = m -> places_at_most m.+2 (-1) player_2 (rcons u false) (rcons u true).
Proof.
move=> u_m; apply: (@opening_below _ id id m.+1) => // p q p_m inj p_last E.
rewrite -(@same_signs p q 0 0) => [|k k_m]; last by rewrite !E // ltnW.
rewrite iota_rcons map_rcons !matches_rcons ?size_map ?size_iota // add0n p_last.
have := p_m m; rewrite leq_eqVlt => /predU1P[|-> //].
by rewrite -[X in _ = X]p_last => /inj-/(_ (leqnSn m) (leqnn _))/n_Sn.
Qed.

Lemma plus_minus m u : places_at_most m.+3 (-1) player_2 [:: true, false & u] [:: true, true & u].
Proof.
pose f k := if k is k'.+1 then if k' is _.+1 then k else 0 else 1.
have ff : opposite m.+2 f f by case=> [|[|k]].
apply: (@opening_below _ f f 1) => // p q _ inj p1 E; rewrite /f in p1.
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

(* In the grid without its upper left or its lower right square. *)
Section Corners.

Variable m : nat.
Variable good : Z -> bool.
Implicit Types (p q : nat -> nat) (w : seq bool).

Local Notation word p := [seq p k < p k.+1 | k <- iota 0 m.+1].

Definition down k := if k is k'.+1 then k' else m.+1.
Definition up k := if k == m.+1 then 0 else k.+1.

Lemma down_up : opposite m.+1 down up.
Proof.
case=> [|k]; rewrite /down /up ?eqxx // => k_m; split; first exact: ltnW.
by rewrite ltn_eqF.
Qed.

Lemma up_down : opposite m.+1 up down.
Proof. by move=> k; rewrite /down /up leq_eqVlt; case: eqP => [->|_ /=]. Qed.

Lemma shifted p q a b w : size w = m -> (forall k, k <= m.+1 -> p k <= m.+1) ->
  (forall i j, i <= m.+1 -> j <= m.+1 -> p i = p j -> i = j) -> p 0 = m.+1 -> (forall k, k <= m.+1 -> q k = up (p (up k))) ->
  exists k, matches (a :: w) (word p) = (a == false) + k /\ matches (rcons w b) (word q) = (b == false) + k.
Proof.
move=> w_m p_m inj p0 E; exists (matches w [seq p k < p k.+1 | k <- iota 1 m]).
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
move=> w_m goal; apply: (@opening_words _ me good _ _ _ _ _ down_up up_down (leq0n _)) => p q p_m inj p0 E.
by have [k [-> ->]] := shifted a b w_m (fun k _ => p_m k) inj p0 E.
Qed.

Lemma lower_right me a b w : size w = m ->
  (forall k, good (Z.of_nat ((b == false) + k) - Z.of_nat ((a == false) + k))%Z) ->
  fills me (fun A : {set 'I_m.+2 * 'I_m.+2} => good (margin (rcons w b) (a :: w) A)) m.+2 me set0.
Proof.
move=> w_m goal; apply: (@opening_words _ me good _ _ _ _ _ up_down down_up (leqnn _)) => p q p_m inj p_last E.
have [q_m q_inj E'] := turned up_down down_up p_m inj E.
have [|k [-> ->]] := shifted a b w_m q_m q_inj _ E'; last exact: goal.
by rewrite E // /= p_last /up eqxx.
Qed.

End Corners.

Lemma plus_first m w : size w = m -> places_at_most m.+2 (-1) player_2 (true :: w) (rcons w false).
Proof. by move=> w_m; apply: (@upper_left _ (fun z => z <=? -1)%Z) => // k; apply/Z.leb_le; rewrite -?plusE /=; lia. Qed.

Lemma plus_last m w : size w = m -> places_at_most m.+2 (-1) player_2 (rcons w true) (false :: w).
Proof. by move=> w_m; apply: (@lower_right _ (fun z => z <=? -1)%Z) => // k; apply/Z.leb_le; rewrite -?plusE /=; lia. Qed.

Lemma delayed m w b : size w = m -> places_at_least m.+2 0 player_1 (false :: w) (rcons w b).
Proof.
move=> w_m; apply: (@upper_left _ (fun z => 0 <=? z)%Z) => // k; apply/Z.leb_le.
by have /leP := leq_b1 (b == false); rewrite -!plusE [nat_of_bool (false == _)]/=; lia.
Qed.

(* In the grid without a square beside the upper right one. *)
Section Upper_right.

Variable m : nat.
Implicit Types (p q : nat -> nat) (w : seq bool).

Local Notation word p := [seq p k < p k.+1 | k <- iota 0 m.+2].

Definition swap k := if k == m.+1 then m.+2 else if k == m.+2 then m.+1 else k.

Lemma word_rcons p : word p = rcons (rcons [seq p k < p k.+1 | k <- iota 0 m] (p m < p m.+1)) (p m.+1 < p m.+2).
Proof. by rewrite 2!iota_rcons 2!map_rcons. Qed.

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

Lemma swapped p q a b c d w : size w = m -> (forall k, k <= m.+2 -> p k <= m.+2) ->
  (forall i j, i <= m.+2 -> j <= m.+2 -> p i = p j -> i = j) -> p m.+1 = m.+2 ->
  (forall k, k <= m.+2 -> q k = swap (p (swap k))) ->
  exists y z k, [/\ y || z, matches (rcons (rcons w a) b) (word p) = (b == false) + ((a == true) + k) &
                    matches (rcons (rcons w c) d) (word q) = (d == z) + ((c == y) + k)].
Proof.
move=> w_m p_m inj p1 E; exists (q m < q m.+1), (q m.+1 < q m.+2), (matches w [seq p k < p k.+1 | k <- iota 0 m]).
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
have same : [seq q k < q k.+1 | k <- iota 0 m] = [seq p k < p k.+1 | k <- iota 0 m].
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
- rewrite word_rcons matches_rcons ?size_rcons ?size_map ?size_iota ?w_m // matches_rcons ?size_map ?size_iota // p1 pm_lt.
  by rewrite [m.+2 < _]ltnNge p_m.
- by rewrite word_rcons matches_rcons ?size_rcons ?size_map ?size_iota ?w_m // matches_rcons ?size_map ?size_iota // same.
Qed.

End Upper_right.

Lemma minus_plus m w : size w = m ->
  places_at_most m.+3 (-1) player_2 (rcons (rcons w false) true) (rcons (rcons w true) true).
Proof.
move=> w_m; apply: (opening_below (@swap_swap m) (@swap_swap m) (leqnSn _)) => p q p_m inj.
rewrite swap_first => p1 E.
have [y [z [k [yz -> ->]]]] := swapped false true true true w_m (fun k _ => p_m k) inj p1 E.
by move: y z yz => [] [].
Qed.

Lemma minus_minus m w : size w = m ->
  places_at_most m.+3 (-1) player_2 (rcons (rcons w false) false) (rcons (rcons w true) false).
Proof.
move=> w_m; apply: (opening_below (@swap_swap m) (@swap_swap m) (leqnn _)) => p q p_m inj.
rewrite swap_second => p2 E.
have [q_m q_inj E'] := turned (@swap_swap m) (@swap_swap m) p_m inj E.
have [|y [z [k [yz -> ->]]]] := swapped true false false false w_m q_m q_inj _ E'.
  by rewrite E // swap_first p2 swap_first.
by move: y z yz => [] [].
Qed.

(* Turned by half about its other diagonal. *)
Lemma matches_rev u w : size u = size w -> matches (rev u) (rev w) = matches u w.
Proof. by move=> E; rewrite /matches -rev_zip // count_rev. Qed.

Lemma plus_reversed m w : size w = m -> places_at_most m.+2 (-1) player_2 (true :: w) (rcons (rev w) false).
Proof.
move=> w_m; pose flip k := m.+1 - k.
have ff : opposite m.+1 flip flip by move=> k k_m; rewrite /flip leq_subr subKn.
apply: (opening_below ff ff (leq0n _)) => p q p_m _ p0 E; rewrite /flip subn0 in p0.
have -> : [seq q k < q k.+1 | k <- iota 0 m.+1] = rev [seq p k < p k.+1 | k <- iota 0 m.+1].
  apply: (@eq_from_nth _ false) => [|i]; rewrite ?size_rev !size_map ?size_iota // => i_m.
  rewrite nth_rev size_map size_iota // !(nth_map 0) ?size_iota ?subSS ?ltnS ?leq_subr // !nth_iota ?ltnS ?leq_subr //.
  rewrite !add0n !E ?(ltnW i_m) // /flip subSS (subSn (i_m : i <= m)).
  move: (p_m (m - i)) (p_m (m - i).+1); move: (p _) (p _) => x y /leP x_m /leP y_m.
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
  if rounds is r.+1 then all (fun a => has (fun b => online r (rcons u a) (rcons v b)) [:: true; false]) [:: true; false]
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
have play r v : size v + r = m.+1 -> predicts player_1 (fun u v A => 0 <=? @margin m.+2 u v A)%Z player_1 r (belast false v) v.
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
