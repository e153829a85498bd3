(* If the first closed loop of a history is reversed, the result is another history of the same drawing. A history is
   the list of the vertices that the ball has visited, and its drawing is the set of drawn edges. The source (T. Hoivik,
   "Experiments in Paper Soccer") does not use this fact.

   A history closes its first loop when the ball first comes to a vertex that it has visited before. If the ball runs
   through this loop in the other direction, it draws the same edges. Two reversals restore the history. So the
   histories of a drawing with a cycle come in pairs.

   reverse_loop h == h with its first closed loop reversed; h itself if it has no closed loop *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules notions histories equivalence cycles.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A finite set with an involution that moves each of its elements has an even number of elements. *)
Lemma even_by_involution (T : finType) (f : T -> T) (A : {set T}) :
  (forall x, x \in A -> [/\ f x \in A, f (f x) = x & f x != x]) -> ~~ odd #|A|.
Proof.
have [n] := ubnP #|A|; elim: n A => // n IH A le_n inv.
have [->|[x xA]] := set_0Vmem A; first by rewrite cards0.
have [fxA ffx fx_x] := inv x xA.
have fx_in : f x \in A :\ x by rewrite !inE fx_x.
rewrite (cardsD1 x) xA (cardsD1 (f x)) fx_in !add1n /= negbK; apply: IH.
  by move: le_n; rewrite (cardsD1 x) xA (cardsD1 (f x)) fx_in !add1n ltnS => /ltnW.
move=> y; rewrite !inE => /and3P[y_fx y_x yA]; have [fyA ffy fy_y] := inv y yA.
split=> //; rewrite fyA andbT; apply/andP; split.
  by apply: contraNneq y_x => E; rewrite -ffy E ffx.
by apply: contraNneq y_fx => E; rewrite -ffy E.
Qed.

Section Loops.

Variable B : board.
Implicit Types (u v w : B) (g h t l c : seq B).

Fixpoint reverse_loop h :=
  if h is v :: t then
    if uniq t then
      if v \in t then v :: rev (take (index v t) t) ++ drop (index v t) t else h
    else v :: reverse_loop t
  else [::].

(* A history with a loop has the form a ++ v :: l ++ v :: c, and its part l ++ v :: c visits no vertex twice. *)
Lemma loop_shape v t : v \in t ->
  exists l c, t = l ++ v :: c.
Proof.
move=> vt; have E : drop (index v t) t = v :: drop (index v t).+1 t.
  by rewrite (drop_nth v) ?index_mem // nth_index.
by exists (take (index v t) t), (drop (index v t).+1 t); rewrite -E cat_take_drop.
Qed.

Lemma reverse_loop_here v l c : uniq (l ++ v :: c) ->
  reverse_loop (v :: l ++ v :: c) = v :: rev l ++ v :: c.
Proof.
move=> u_lc; rewrite /= u_lc mem_cat mem_head orbT.
have vl : v \notin l by move: u_lc; rewrite cat_uniq => /and3P[_ /hasPn /(_ v (mem_head _ _))].
by rewrite index_cat (negbTE vl) /= eqxx addn0 take_size_cat // drop_size_cat.
Qed.

Lemma reverse_loop_rec v t : ~~ uniq t -> reverse_loop (v :: t) = v :: reverse_loop t.
Proof. by move=> /negbTE /= ->. Qed.

Lemma reverse_loop_uniq h : uniq h -> reverse_loop h = h.
Proof. by case: h => //= v t /andP[/negbTE -> ->]. Qed.

(* Induction over the place of the first loop. *)
Lemma loop_ind (P : seq B -> Prop) :
  (forall v l c, uniq (l ++ v :: c) -> P (v :: l ++ v :: c)) ->
  (forall v t, ~~ uniq t -> P t -> P (v :: t)) ->
  forall h, ~~ uniq h -> P h.
Proof.
move=> here later; elim=> // v t IH; rewrite cons_uniq negb_and negbK.
case: (boolP (uniq t)) => [uniq_t|not_uniq _]; last by apply: later (IH _).
rewrite orbF => /loop_shape[l [c Et]].
by rewrite Et; apply: here; rewrite -Et.
Qed.

Lemma perm_reverse_loop h : perm_eq (reverse_loop h) h.
Proof.
case: (boolP (uniq h)) => [/reverse_loop_uniq -> //|].
elim/loop_ind: h / => [v l c u_lc|v t not_uniq IH]; last by rewrite reverse_loop_rec // perm_cons.
by rewrite reverse_loop_here // perm_cons perm_cat2r perm_rev.
Qed.

Lemma reverse_loop_head v t : exists t', reverse_loop (v :: t) = v :: t'.
Proof. by rewrite /=; case: ifP => _; [case: ifP => _|]; eexists. Qed.

Lemma reverse_loopK : involutive reverse_loop.
Proof.
move=> h; case: (boolP (uniq h)) => [uniq_h|]; first by rewrite !reverse_loop_uniq.
elim/loop_ind: h / => [v l c u_lc|v t not_uniq IH]; last first.
  by rewrite !reverse_loop_rec ?IH // (perm_uniq (perm_reverse_loop t)).
rewrite !reverse_loop_here ?revK //.
by rewrite (perm_uniq (_ : perm_eq _ (l ++ v :: c))) // perm_cat2r perm_rev.
Qed.

(* The darts stay the same. *)

Lemma darts_cat g v t : darts (g ++ v :: t) = darts (rcons g v) ++ darts (v :: t).
Proof.
elim: g => [|u [|w g] IH] //=; rewrite ?darts_cons ?darts1 //.
by move: IH; rewrite /= => ->.
Qed.

Lemma darts_rev h : perm_eq (darts (rev h)) (darts h).
Proof.
elim: h => [|u [|v t] IH] //; rewrite rev_cons rev_cons -cats1 cat_rcons darts_cat darts_cons.
rewrite -rev_cons darts_cons darts1 perm_catC /=.
apply/permP => p; move: IH => /permP /(_ p) /= <-.
by rewrite addnCA.
Qed.

Lemma darts_loop v l : perm_eq (darts (v :: rcons (rev l) v)) (darts (v :: rcons l v)).
Proof.
have -> : v :: rcons (rev l) v = rev (v :: rcons l v) by rewrite rev_cons rev_rcons.
exact: darts_rev.
Qed.

Lemma darts_reverse_loop h : perm_eq (darts (reverse_loop h)) (darts h).
Proof.
case: (boolP (uniq h)) => [/reverse_loop_uniq -> //|].
elim/loop_ind: h / => [v l c u_lc|v t not_uniq IH].
  rewrite reverse_loop_here // -!cat_cons !darts_cat perm_cat2r /=; exact: darts_loop.
rewrite reverse_loop_rec //; case: t IH not_uniq => [|w t] // + _.
by have [t' ->] := reverse_loop_head w t; rewrite !darts_cons !perm_cons.
Qed.

(* So the reversed history is legal, and it differs from the first. *)

Lemma path_loop v l c : path (@segment B) v (l ++ v :: c) -> path (@segment B) v (rev l ++ v :: c).
Proof.
rewrite -!cat_rcons !cat_path !last_rcons => /andP[loop ->]; rewrite andbT.
have := rev_path (@segment B) v (rcons l v).
rewrite last_rcons belast_rcons rev_cons => E.
by rewrite E (eq_path (e' := @segment B)) // => x y; apply: segment_sym.
Qed.

Lemma sorted_reverse_loop h : sorted (@segment B) h -> sorted (@segment B) (reverse_loop h).
Proof.
case: (boolP (uniq h)) => [/reverse_loop_uniq -> //|].
elim/loop_ind: h / => [v l c u_lc|v t not_uniq IH].
  by rewrite reverse_loop_here //; apply: path_loop.
rewrite reverse_loop_rec //; case: t not_uniq IH => [|w t] // _ IH /andP[vw /IH].
by have [t' ->] := reverse_loop_head w t; rewrite /= vw.
Qed.

Lemma last_reverse_loop x h : last x (reverse_loop h) = last x h.
Proof.
case: (boolP (uniq h)) => [/reverse_loop_uniq -> //|].
elim/loop_ind: h / => [v l c u_lc|v t not_uniq IH].
  by rewrite reverse_loop_here //= !last_cat.
rewrite reverse_loop_rec //; case: t not_uniq IH => [|w t] // _.
by have [t' ->] := reverse_loop_head w t.
Qed.

Lemma trail_reverse_loop h : trail h -> trail (reverse_loop h).
Proof.
case/and5P => h0 last_h sorted_h uniq_h no_goal; apply/and5P; split.
- by rewrite -size_eq0 (perm_size (perm_reverse_loop h)) size_eq0.
- by rewrite last_reverse_loop.
- exact: sorted_reverse_loop.
- by rewrite (perm_uniq (darts_reverse_loop h)).
- case: h {h0 last_h sorted_h uniq_h} no_goal => [|v t] // no_goal.
  have [t' E] := reverse_loop_head v t; have := perm_reverse_loop (v :: t).
  by rewrite E perm_cons => /perm_mem/eq_all_r /= ->.
Qed.

Lemma reverse_loop_neq h : trail h -> ~~ uniq h -> reverse_loop h != h.
Proof.
move=> th nu; move: h nu th; apply: loop_ind => [v l c u_lc|v t not_uniq IH tvt]; last first.
  rewrite reverse_loop_rec // eqseq_cons eqxx; apply: IH.
  by case: t not_uniq tvt => // w t _; apply: trail_behead.
rewrite reverse_loop_here // => th.
rewrite eqseq_cons eqxx eqseq_cat ?size_rev // eqxx andbT /=.
case: l u_lc th => [|x l]; first by move=> _ /trail_neq; rewrite eqxx.
case/lastP: l => [|l y] u_lc th.
  by move: th; rewrite trail_cons => /and4P[_ _ _]; rewrite /= darts_cons !inE eqxx orbT.
rewrite rev_cons rev_rcons /= eqseq_cons; apply: contraTN u_lc => /andP[/eqP <- _].
by rewrite /= mem_cat mem_rcons mem_head.
Qed.

End Loops.
