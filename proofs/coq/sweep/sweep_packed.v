(* Encodes a state of the frontier sweep (sweep.v) as one number, so that a table whose keys are numbers can store
   states.

   A state has a list of entries, one for each open vertex. Each entry becomes one digit, made of the entry's label and
   two bits. The label is at most the place of the entry in the list, so the base of the digit grows with the place. No
   digit is 0, so the number also determines how many entries there are. The number of drawn segments is not stored, so
   such a table counts only drawings of all sizes together.

   digit e, entry_from d == the entry e as a positive digit; the entry of digit d + 1
   base i                == the base of the i-th digit
   pack_entries i es     == the entries es as a number, whose first digit has the place i
   unpack_entries bound i k == the entries that the number k encodes, at most `bound` of them
   pack st, unpack k     == the state st as a number; the state that the number k encodes
   placed i es           == each label of es is at most its place, the first place being i
   packable st           == no segments are counted, and each label is at most its place
   packed S              == the store of states made of S, a store of numbers
   packed_holds t s      == t holds the packed states of s, and these are packable *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import sweep sweep_table.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Implicit Types (e : entry) (es : seq entry) (st : state).

Definition digit e := let: Entry l t o := e in 4 * l + ((if o then 2 else 0) + (if t then 1 else 0)) + 1.

Definition base i := 4 * i + 5.

Definition entry_from d := let: s := d %% 4 in Entry (d %/ 4) (eqn (s %% 2) 1) (1 < s).

Fixpoint pack_entries i es := if es is e :: es' then digit e + base i * pack_entries i.+1 es' else 0.

(* The first number bounds the number of entries. *)
Fixpoint unpack_entries bound i k :=
  match bound, k with
  | bound'.+1, _.+1 => entry_from (k %% base i).-1 :: unpack_entries bound' i.+1 (k %/ base i)
  | _, _ => [::]
  end.

Definition pack st := let: State b _ es := st in (if b then 1 else 0) + 2 * pack_entries 0 es.

Definition unpack k := State (eqn (k %% 2) 1) 0 (unpack_entries k 0 (k %/ 2)).

Fixpoint placed i es := if es is e :: es' then (label e <= i) && placed i.+1 es' else true.

Definition packable st := eqn (marks st) 0 && placed 0 (entries st).

Section Packed.

Variables (table number : Type) (S : store nat table number).

Definition packed : store state table number :=
  Store (store_new S) (fun t st c => store_add S t (pack st) c)
    (fun A f t a => store_fold S (fun a k c => f a (unpack k) c) t a).

End Packed.

(* Unpacking a packed state returns it. *)

Lemma entry_from_digit e : entry_from (digit e).-1 = e.
Proof.
case: e => l t o; rewrite /entry_from /digit addn1 /= mulnC modnMDl divnMDl //.
by case: t; case: o; rewrite /= ?addn0.
Qed.

Lemma unpack_entriesK bound i es : placed i es -> size es <= bound -> unpack_entries bound i (pack_entries i es) = es.
Proof.
elim: es bound i => [|e es IH] [|bound] i //= /andP[le_e ok] sz.
have d_gt0 : 0 < digit e by case: e {le_e} => l t o; rewrite /= addn1.
have d_lt : digit e < base i.
  case: e le_e {d_gt0} => l t o /= l_i; rewrite /base addn1 [_ + 5]addnS ltnS addnS ltnS.
  by apply: leq_add; [rewrite leq_mul2l | case: o; case: t].
have [n E] : exists n, digit e + base i * pack_entries i.+1 es = n.+1.
  by exists (digit e + base i * pack_entries i.+1 es).-1; rewrite prednK // addn_gt0 d_gt0.
rewrite E -E addnC mulnC modnMDl divnMDl ?modn_small ?divn_small ?addn0 ?entry_from_digit ?IH //.
exact: leq_ltn_trans d_lt.
Qed.

Lemma size_pack i es : size es <= pack_entries i es.
Proof.
elim: es i => //= -[l t o] es IH i; rewrite /= addnAC addn1 ltnS; apply: leq_trans (IH i.+1) _.
by apply: leq_trans (leq_addl _ _); rewrite /base addnS mulSn leq_addr.
Qed.

Lemma packK st : packable st -> unpack (pack st) = st.
Proof.
case: st => b n es /andP[/eqP /= -> ok]; rewrite /unpack /pack mulnC addnC.
rewrite modnMDl divnMDl //; have -> : (if b then 1 else 0) %/ 2 = 0 by case: b.
rewrite addn0 unpack_entriesK //; first by case: b.
by apply: leq_trans (size_pack 0 es) _; apply: leq_trans (leq_addr _ _); rewrite muln2 -addnn leq_addr.
Qed.

(* The sweep meets only packable states. *)

Lemma placed_shift i es :
  placed i.+1 (map (fun e : entry => let: Entry l t o := e in Entry l.+1 t o) es) = placed i es.
Proof. by elim: es i => //= -[l t o] es IH i; rewrite IH. Qed.

Lemma placed_touch k j i es : placed i (touch_at k j es) = placed i es.
Proof. by elim: es i j => [|[l t o] es IH] i [|j] //=; rewrite IH. Qed.

Lemma placed_relabel lo hi i es : lo <= hi -> placed i es -> placed i (map (relabel lo hi) es).
Proof.
move=> lo_hi; elim: es i => //= -[l t o] es IH i /= /andP[l_i ok]; rewrite IH // andbT /=.
by case: ifP => // /eqP E; apply: leq_trans l_i; rewrite -[l]/(id l) E.
Qed.

Lemma place_of_le l e ds es : label e = l -> place_of l (ds ++ e :: es) <= size ds.
Proof.
move=> <-; elim: ds => [|d ds IH] /=; first by rewrite -[eqn _ _]/(_ == _) eqxx.
by case: ifP.
Qed.

Lemma placed_names ds es :
  placed (size ds) (map (fun e : entry => let: Entry l t o := e in Entry (place_of l (ds ++ es)) t o) es).
Proof.
elim: es ds => [|[l t o] es IH] ds //=; rewrite (@place_of_le l) //=.
by have := IH (rcons ds (Entry l t o)); rewrite size_rcons cat_rcons.
Qed.

Lemma placed_canonical es : placed 0 (canonical es).
Proof. exact: (placed_names [::]). Qed.

Lemma step_packable c st : packable st -> all packable (step false c st).
Proof.
case: st => b n es /andP[/= n0 ok]; case: c => [|i ki j kj|i|i]; rewrite /= /packable /=.
- by rewrite n0 placed_shift ok.
- rewrite n0 ok /=; case: ifP => //= _; case: leqP => le; rewrite /= n0 !placed_touch andbT;
    by case: ifP => // _; apply: placed_relabel ok; rewrite // ltnW.
- by rewrite /close; case: ifP => //= _; rewrite /packable /= n0 placed_canonical.
- by case: ifP => //= _; rewrite /packable /= n0 ok.
Qed.

Section Laws.

Variables (table number : Type) (mean : nat -> number) (S : store nat table number).
Variable holds : table -> seq (nat * nat) -> Prop.
Hypothesis laws : keeps mean S predT holds.

Definition packed_holds t s := all packable (unzip1 s) /\ holds t [seq (pack sn.1, sn.2) | sn <- s].

Lemma packed_keeps : keeps mean (packed S) packable packed_holds.
Proof.
split=> [|t s st n [ok ts] may|t s [ok ts]].
- by split; [|apply: (holds_new laws)].
- by split; [rewrite /= may | apply: (holds_add laws)].
have [s' [sub Ew folds]] := holds_fold laws ts; exists [seq (unpack kn.1, kn.2) | kn <- s']; split.
- move=> P Ps; rewrite /unzip1 -map_comp -[map _ _]/(map (unpack \o fst) s') map_comp all_map; apply: sub.
  by elim: s ok Ps {ts Ew folds} => //= -[st n] s IH /andP[may ok] /andP[Pst Ps]; rewrite packK // Pst IH.
- move=> w; have := Ew (w \o unpack); rewrite /weigh -!map_comp => ->.
  by elim: s ok {ts Ew folds sub} => //= -[st n] s IH /andP[may ok]; rewrite packK // IH.
- by move=> A f a; rewrite /= folds; elim: s' a {sub Ew folds} => //= kn s' IH a; rewrite IH.
Qed.

End Laws.
