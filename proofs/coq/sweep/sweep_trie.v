(* The store of states that the sweep (sweep.v) uses in Coq's kernel: a trie with binary numbers. Each state is written
   as a list of bits. These bits are the path from the root of the trie to the state.

   trie               == a binary tree whose nodes store states, each with its number
   unary l            == the bits of the number l: l times true, then false
   bits_of es         == the bits of the entries es. An entry is the part of a state that describes one open vertex
   bits st            == the bits of the state st, its path in the trie
   same_entry e f     == the entries e and f are equal, as a boolean
   same_entries es fs, same_state s t == the lists of entries es and fs are equal, and the states s and t, as booleans
   put_in b st c      == the list b of states with numbers, with c added to the number of the state st
   put t p st c       == the trie t with c added to the number of the state st, which has the path p
   fold_trie f t a    == the fold of f over the states of t, from a
   trie_store         == the store made of tries
   binary             == the type of binary numbers, as the sweep uses it
   of_nat             == the binary number that represents a natural number
   contents t         == the states of t with their binary numbers, in the order of the fold
   counted t          == the states of t with natural numbers, in the order of the fold
   trie_holds t s     == t has the keys of the list s, with their multiplicities *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import sweep sweep_table.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Inductive trie := Leaf | Node of seq (state * N) & trie & trie.

Fixpoint unary l := if l is l'.+1 then true :: unary l' else [:: false].

Fixpoint bits_of es :=
  match es with
  | [::] => [::]
  | Entry l t o :: es' => if t then true :: o :: unary l ++ bits_of es' else false :: bits_of es'
  end.

Definition bits st := let: State b n es := st in b :: bits_of es ++ (if n is 0 then [::] else unary n).

Definition same_entry (e f : entry) :=
  let: Entry l t o := e in let: Entry l' t' o' := f in
  [&& eqn l l', (if t then t' else ~~ t') & (if o then o' else ~~ o')].

Fixpoint same_entries (es fs : seq entry) :=
  match es, fs with
  | [::], [::] => true
  | e :: es', f :: fs' => same_entry e f && same_entries es' fs'
  | _, _ => false
  end.

Definition same_state s t :=
  let: State b n es := s in let: State b' n' es' := t in
  [&& (if b then b' else ~~ b'), eqn n n' & same_entries es es'].

Fixpoint put_in (b : seq (state * N)) st c :=
  if b is (s, n) :: b' then if same_state s st then (s, N.add n c) :: b' else (s, n) :: put_in b' st c
  else [:: (st, c)].

Fixpoint put t (p : seq bool) st c :=
  match p, t with
  | [::], Leaf => Node [:: (st, c)] Leaf Leaf
  | [::], Node b l r => Node (put_in b st c) l r
  | x :: p', Leaf => if x then Node [::] Leaf (put Leaf p' st c) else Node [::] (put Leaf p' st c) Leaf
  | x :: p', Node b l r => if x then Node b l (put r p' st c) else Node b (put l p' st c) r
  end.

Fixpoint fold_trie (A : Type) (f : A -> state -> N -> A) (t : trie) (a : A) :=
  if t is Node b l r then fold_trie f r (fold_trie f l (foldl (fun a sc => f a sc.1 sc.2) a b)) else a.

Definition trie_store : store state trie N := Store (fun _ => Leaf) (fun t st c => put t (bits st) st c) fold_trie.

Definition binary := Counter 0%num 1%num N.add.

Definition of_nat n : N := bin_of_nat n.

Lemma binary_counts : counts binary of_nat.
Proof.
split=> // m n; rewrite /of_nat /= -[RHS]nat_of_binK; congr bin_of_nat.
by rewrite nat_of_add_bin !bin_of_natK.
Qed.

Section Trie.

Implicit Types (w : state -> nat) (t : trie) (st : state) (c : N).

Fixpoint contents t := if t is Node b l r then b ++ contents l ++ contents r else [::].

Definition counted t := [seq (sc.1, nat_of_bin sc.2) | sc <- contents t].

Lemma same_state_eq st st' : same_state st st' -> st = st'.
Proof.
case: st st' => b n es [b' n' es'] /and3P[bb' /eqP -> /= same]; congr State; first by case: b b' bb' => -[].
elim: es es' same => [|[l i o] es IH] [|[l' i' o'] es'] //= /andP[/and3P[/eqP -> ii' oo'] /IH ->].
congr (Entry _ _ _ :: _).
  by case: i i' ii' => -[].
by case: o o' oo' => -[].
Qed.

Local Notation total w b := (sumn [seq nat_of_bin sc.2 * w sc.1 | sc <- b]).

Lemma total_put_in w b st c : total w (put_in b st c) = total w b + c * w st.
Proof.
elim: b => [|[s n] b IH] /=; first by rewrite addnC.
case: ifP => [/same_state_eq <-|_] /=; last by rewrite IH addnA.
by rewrite (nat_of_add_bin n c) mulnDl addnAC.
Qed.

Lemma total_put w t p st c : total w (contents (put t p st c)) = total w (contents t) + c * w st.
Proof.
elim: p t => [|x p IH] [|b l r] /=.
- by rewrite !addn0.
- by rewrite !map_cat !sumn_cat total_put_in addnAC.
- by case: x; rewrite /= ?cats0 IH.
- by case: x; rewrite /= !map_cat !sumn_cat IH -?addnA // [_ + c * _]addnC.
Qed.

Lemma all_put (P : pred state) t p st c :
  P st -> all P (unzip1 (contents t)) -> all P (unzip1 (contents (put t p st c))).
Proof.
move=> Pst; elim: p t => [|x p IH] [|b l r] /=; rewrite ?Pst // /unzip1.
- rewrite !map_cat !all_cat => /andP[Pb ->]; rewrite andbT.
  by elim: b Pb => [|[s n] b IHb] /=; rewrite ?Pst // => /andP[Ps Pb]; case: ifP => _ /=; rewrite Ps // IHb.
- by case: x => _; rewrite /= ?cats0 IH.
- by rewrite !map_cat !all_cat => /and3P[Pb Pl Pr]; case: x; rewrite /= !map_cat !all_cat Pb ?Pl ?Pr ?IH.
Qed.

Lemma fold_contents A (f : A -> state -> N -> A) t a : fold_trie f t a = foldl (fun a sc => f a sc.1 sc.2) a (contents t).
Proof. by elim: t a => [|b l IHl r IHr] a //=; rewrite !foldl_cat IHl IHr. Qed.

Definition trie_holds t s :=
  (forall w, weigh w (counted t) = weigh w s) /\
  (forall P : pred state, all P (unzip1 s) -> all P (unzip1 (counted t))).

Lemma trie_keeps : keeps of_nat trie_store predT trie_holds.
Proof.
have names t : unzip1 (counted t) = unzip1 (contents t) by rewrite /unzip1 /counted -map_comp.
have weighs w t : weigh w (counted t) = total w (contents t) by rewrite /weigh /counted -map_comp.
split=> [|t s st n [Ew sub] _|t s [Ew sub]]; first by [].
- split=> [w|P /= /andP[Pst Ps]]; first by rewrite weighs total_put -weighs Ew /of_nat bin_of_natK /weigh /= addnC.
  by rewrite names; apply: all_put => //; rewrite -names; apply: sub.
- exists (counted t); split=> // A f a; rewrite /= fold_contents /counted.
  by elim: (contents t) a => //= -[st c] b IH a; rewrite /of_nat nat_of_binK.
Qed.

End Trie.
