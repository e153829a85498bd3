(* The list of entries in a sweep's state (sweep.v), seen as a function that gives each open vertex its entry.

   entry_of vs es x == the entry of the vertex x in es, vs being the open vertices in the same order *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import sweep.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Entries.

Variable T : eqType.
Implicit Types (x y v : T) (vs : seq T) (es : seq entry) (e : entry).

Definition entry_of vs es x := entry_at (index x vs) es.

Lemma entry_at_nth i es : entry_at i es = nth no_entry es i.
Proof. by elim: es i => [|e es IH] [|i] //=. Qed.

Lemma entry_of_cons v vs e es x : entry_of (v :: vs) (e :: es) x = if v == x then e else entry_of vs es x.
Proof. by rewrite /entry_of /=; case: ifP. Qed.

Lemma entry_of_map f vs es x : size es = size vs -> x \in vs -> entry_of vs (map f es) x = f (entry_of vs es x).
Proof.
move=> sz xv; rewrite /entry_of !entry_at_nth (nth_map no_entry) //.
by rewrite sz index_mem.
Qed.

Lemma size_touch_at k i es : size (touch_at k i es) = size es.
Proof. by elim: es i => [|e es IH] [|i] //=; rewrite IH. Qed.

Lemma entry_at_touch k i j es : i < size es ->
  entry_at j (touch_at k i es) = if i == j then touch k (entry_at j es) else entry_at j es.
Proof. by elim: es i j => [|e es IH] [|i] [|j] //=; apply: IH. Qed.

Lemma entry_of_touch k v vs es x : size es = size vs -> v \in vs -> x \in vs ->
  entry_of vs (touch_at k (index v vs) es) x = if v == x then touch k (entry_of vs es x) else entry_of vs es x.
Proof.
move=> sz vv xv; rewrite /entry_of entry_at_touch ?sz ?index_mem //; congr (if _ then _ else _).
by apply/eqP/eqP => [E|->//]; rewrite -(nth_index v vv) E nth_index.
Qed.

Lemma size_without v vs es : size es = size vs -> v \in vs -> size (without (index v vs) es) = size (rem v vs).
Proof.
elim: vs es => [|w vs IH] [|e es] //= [sz]; rewrite inE eq_sym; case: eqP => //= _ vv.
by rewrite IH.
Qed.

Lemma entry_of_without v vs es x : uniq vs -> size es = size vs -> x \in vs -> x != v ->
  entry_of (rem v vs) (without (index v vs) es) x = entry_of vs es x.
Proof.
rewrite /entry_of; elim: vs es => [|w vs IH] [|e es] //= /andP[wvs uvs] [sz]; rewrite inE => xv x_v.
case: (w =P v) => [E|_] /=; first by rewrite E [v == x]eq_sym (negbTE x_v).
by move: xv; rewrite [x == w]eq_sym; case: eqP => //= _ /IH ->.
Qed.

Lemma has_entry (P : pred entry) vs es : uniq vs -> size es = size vs ->
  has P es = has (fun x => P (entry_of vs es x)) vs.
Proof.
elim: vs es => [|v vs IH] [|e es] //= /andP[vvs uvs] [sz]; rewrite entry_of_cons eqxx IH //; congr (_ || _).
by apply: eq_in_has => x xv; rewrite entry_of_cons; case: eqP vvs => // ->; rewrite xv.
Qed.

Lemma place_of_label l es : has (fun e => label e == l) es -> label (entry_at (place_of l es) es) = l.
Proof. by elim: es => //= e es IH; rewrite -[eqn _ _]/(_ == _); case: eqP => //= _; apply: IH. Qed.

Lemma canonical_entry vs es x : size es = size vs -> x \in vs ->
  let: Entry l t o := entry_of vs es x in entry_of vs (canonical es) x = Entry (place_of l es) t o.
Proof. by move=> sz xv; rewrite /canonical entry_of_map //; case: (entry_of vs es x). Qed.

Lemma canonical_label vs es x y : size es = size vs -> x \in vs -> y \in vs ->
  (label (entry_of vs (canonical es) x) == label (entry_of vs (canonical es) y)) =
  (label (entry_of vs es x) == label (entry_of vs es y)).
Proof.
move=> sz xv yv; have := canonical_entry sz xv; have := canonical_entry sz yv.
have known z : z \in vs -> label (entry_at (place_of (label (entry_of vs es z)) es) es) = label (entry_of vs es z).
  move=> zv; apply: place_of_label; apply/(has_nthP no_entry).
  by exists (index z vs); rewrite ?sz ?index_mem // /entry_of entry_at_nth.
have := known x xv; have := known y yv.
case: (entry_of vs es x) => l t o; case: (entry_of vs es y) => l' t' o' /= Ky Kx -> -> /=.
by apply/eqP/eqP => [E|->//]; rewrite -Kx -Ky E.
Qed.

Lemma relabel_eq (lo hi a b : nat) :
  ((if a == hi then lo else a) == (if b == hi then lo else b)) =
  [|| a == b, (a == lo) && (b == hi) | (a == hi) && (b == lo)].
Proof.
case: (a =P hi) => [->|/eqP a_hi]; case: (b =P hi) => [->|/eqP b_hi]; rewrite ?eqxx //= ?andbT ?andbF ?orbF //.
- by rewrite eq_sym [hi == b]eq_sym (negbTE b_hi).
- by rewrite (negbTE a_hi).
Qed.

End Entries.
