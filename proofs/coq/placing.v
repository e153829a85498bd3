(* Plusses & Minuses (L. Quet, "Plusses And Minuses Grid Game", 2010) as a game: for every size n of the grid, player 2
   can avoid a loss.

   First both players write lists of signs; then they fill the squares of a grid in turn, one in each row and column.
   The filled squares are a permutation. Player 1's list predicts the rises and falls of the permutation, and player 2's
   list those of its inverse. Player 2 copies player 1's list. Then she answers a square by its image across the
   diagonal, and a square on the diagonal by another square on the diagonal. At the end the grid is its own mirror
   image, so the permutation is its own inverse, and both players have the same points. So player 2 can always make the
   margin (player 1's points minus hers) at most 0, whoever fills the first square. If the lists are equal, player 1 can
   fill squares by the same strategy.

   An answer always exists. Column c of a symmetric grid has a filled square exactly if row c has one, so the diagonal
   square of a free column is free. placing_openings.v uses mirrors that take column c to row f c for other functions f.

   square          == column and row, counted from 0 at the lower left corner; a grid is the set of filled squares
   free A s        == no square of the grid A is in the row or in the column of the square s
   rows A          == the row of the filled square of each column of A
   columns A       == the column of the filled square of each row of A
   margin u v A    == player 1's points minus player 2's, for the lists of predictions u and v and the filled squares A
   fills me good left mover A == with `left` squares still to fill and `mover` to move, player `me` can make the final
                      grid good; player_1 and player_2 are the players, `other` is the opponent
   predicts me good first rounds u v == after the lists u and v, with `rounds` more rounds of signs (player 1 first in
                      each) and then `first` filling the first square, `me` can make the final lists and grid good
   places_at_least k first u v == after the lists u and v player 1 secures a margin of at least k
   places_at_most k first u v  == after the lists u and v player 2 secures a margin of at most k
   at_least k first, at_most k first == from the first sign on, player 1 secures a margin of at least k, player 2 one of
                      at most k
   reached A       == A can be filled square by square
   distinct A      == the squares of A have distinct columns and distinct rows
   image f g s     == the mirror image of s; f takes a column to a row, and g is the inverse of f
   symmetric f g A == the squares of A have distinct columns, and A is its own mirror image *)
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

(* A player to move always has a square. *)

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

(* The filled squares after n moves. *)

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

(* One player secures each margin that the other cannot prevent. *)

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

(* The strategy: after each of his turns, `me` leaves a symmetric grid. *)
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

(* The first square is on the mirror. *)
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
