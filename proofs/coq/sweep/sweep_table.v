(* The proof that the sweep (sweep.v) may count states in a table that merges equal states.

   The sweep keeps a table. Its keys are states, each with a multiplicity: the number of choices that led to the state.
   The proof covers every kind of table (`store`) and every type of numbers that obey the laws below. It does not matter
   how the store compares states. Take any function w of the state, and add up its values over the table, each times the
   state's multiplicity. The proof follows this sum, because merging equal states does not change it.

   counts C mean              == the laws of a type C of numbers: mean n represents the natural number n. A residue
                                 represents several natural numbers
   weigh w s                  == the sum of w over the keys of the list s, each times its multiplicity in s
   keeps mean S may_add holds == the laws of a store S. `holds t s` says that the table t has the keys of s with their
                                 multiplicities. A fold over t may visit the keys in any order. It may visit equal keys
                                 one by one, or once with the sum of their multiplicities
   list_store                 == the simplest store, a list
   drawn_codes cs             == the number of steps in cs that decide if a segment is drawn *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import sweep.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Laws.

Variables (number : Type) (C : counter number) (mean : nat -> number).

Record counts : Prop := Counts {
  mean_zero : mean 0 = zero C;
  mean_one : mean 1 = one C;
  mean_plus : forall m n, mean (m + n) = plus C (mean m) (mean n)
}.

Variables (key table : Type) (S : store key table number).

Definition weigh (w : key -> nat) (s : seq (key * nat)) := sumn [seq kn.2 * w kn.1 | kn <- s].

Record keeps (may_add : pred key) (holds : table -> seq (key * nat) -> Prop) : Prop := Keeps {
  holds_new : holds (store_new S tt) [::];
  holds_add : forall t s k n, holds t s -> may_add k -> holds (store_add S t k (mean n)) ((k, n) :: s);
  holds_fold : forall t s, holds t s -> exists s',
    [/\ forall P : pred key, all P (unzip1 s) -> all P (unzip1 s'), forall w, weigh w s' = weigh w s
      & forall A (f : A -> key -> number -> A) a,
          store_fold S f t a = foldl (fun a kn => f a kn.1 (mean kn.2)) a s']
}.

(* A list that keeps each added key obeys the laws. *)
Definition list_store : store key (seq (key * number)) number :=
  Store (fun _ => [::]) (fun t k n => (k, n) :: t) (fun _ f t a => foldl (fun a kn => f a kn.1 kn.2) a t).

End Laws.

Theorem list_keeps (number key : Type) (mean : nat -> number) (may_add : pred key) :
  keeps mean (@list_store number key) may_add (fun t s => t = [seq (kn.1, mean kn.2) | kn <- s]).
Proof.
split=> [//|t s k n -> //|t s ->]; exists s; split=> // A f a /=.
by elim: s a => //= kn s IH a.
Qed.

Section Table.

Variables (number table : Type) (C : counter number) (mean : nat -> number) (S : store state table number).
Variables (by_size : bool) (may_add : pred state) (holds : table -> seq (state * nat) -> Prop).
Hypotheses (numbers : counts C mean) (laws : keeps mean S may_add holds).
Hypothesis may_start : may_add nothing_open.
Hypothesis may_step : forall c st, may_add st -> all may_add (step by_size c st).

Implicit Types (w : state -> nat) (t : table) (st : state) (s : seq (state * nat)) (cs : seq code).

Local Notation runs := (runs by_size).
Local Notation spawn := (spawn by_size).
Local Notation storable s := (all may_add (unzip1 s)).

Lemma spawn_runs cs cs' k sts : sumn (map (runs cs' k) (spawn cs sts)) = sumn (map (runs (cs ++ cs') k) sts).
Proof.
elim: cs sts => //= c cs IH sts; rewrite IH; elim: sts => //= st sts <-.
by rewrite map_cat sumn_cat.
Qed.

Lemma may_spawn cs sts : all may_add sts -> all may_add (spawn cs sts).
Proof.
elim: cs sts => //= c cs IH sts ok; apply: IH; elim: sts ok => //= st sts IH /andP[ok oks].
by rewrite all_cat may_step // IH.
Qed.

(* One number is added for each state that a step leads to. *)
Lemma add_all t s sts n : holds t s -> storable s -> all may_add sts -> exists s',
  [/\ holds (foldl (fun t' st => store_add S t' st (mean n)) t sts) s', storable s'
    & forall w, weigh w s' = weigh w s + n * sumn (map w sts)].
Proof.
elim: sts t s => [|st sts IH] t s ts ok /=; first by exists s; split=> // w; rewrite muln0 addn0.
case/andP => may oks; have [|s' [ts' ok' E]] := IH _ ((st, n) :: s) (holds_add laws n ts may) _ oks.
  by rewrite /= may.
by exists s'; split=> // w; rewrite E /weigh /= mulnDr addnAC addnA addnC addnA.
Qed.

Lemma advance_holds cs t s : holds t s -> storable s -> exists s',
  [/\ holds (advance S by_size cs t) s', storable s'
    & forall cs' k, weigh (runs cs' k) s' = weigh (runs (cs ++ cs') k) s].
Proof.
case/(holds_fold laws) => s1 [sub Ew folds] ok; rewrite /advance folds.
have [t' [s']] : exists t' s', [/\ t' = store_new S tt, holds t' s', storable s' & forall w, weigh w s' = 0].
  by exists (store_new S tt), [::]; split=> //; apply: holds_new laws.
case=> <- t's' ok' s'0; have := sub _ ok.
suff [s'' [ts'' ok'' E]] : exists s'',
    [/\ holds (foldl (fun t'' kn => foldl (fun t1 st' => store_add S t1 st' (mean kn.2)) t'' (spawn cs [:: kn.1])) t' s1)
          s'', storable s''
      & forall w, weigh w s'' = weigh w s' + weigh (fun st => sumn (map w (spawn cs [:: st]))) s1].
  exists s''; split=> // cs' k; rewrite E s'0 add0n -Ew; congr sumn; apply: eq_map => kn.
  by rewrite spawn_runs /= addn0.
move: (sub _ ok); elim: s1 t' s' t's' ok' {s'0 folds Ew sub} => [|[st n] s1 IH] t' s' t's' ok' /=.
  by exists s'; split=> // w; rewrite addn0.
case/andP => may oks; have [|s2 [ts2 ok2 E2]] := add_all n t's' ok' (may_spawn cs (sts := [:: st]) _).
  by rewrite /= may.
have [s3 [ts3 ok3 E3]] := IH _ _ ts2 ok2 oks.
by exists s3; split=> // w; rewrite E3 E2 /weigh /= addnA.
Qed.

Lemma tally_holds k t s : holds t s -> tally C S k t = mean (weigh (fun st => accepted k st) s).
Proof.
case/(holds_fold laws) => s' [_ Ew folds]; rewrite /tally folds -Ew -(mean_zero numbers) -[weigh _ _]add0n.
elim: s' 0 {Ew folds} => [|[st n] s' IH] m /=; first by rewrite addn0.
rewrite /weigh /= addnA -IH; case: ifP => _; rewrite ?muln1 ?muln0 ?addn0 //.
by rewrite (mean_plus numbers).
Qed.

Theorem tally_sweep gs k : tally C S k (sweep C S by_size gs) = mean (runs (flatten gs) k nothing_open).
Proof.
rewrite /sweep -(mean_one numbers).
have : holds (store_add S (store_new S tt) nothing_open (mean 1)) [:: (nothing_open, 1)].
  by apply: holds_add laws _ _ _ _ _ may_start; apply: holds_new laws.
have -> : runs (flatten gs) k nothing_open = weigh (runs (flatten gs) k) [:: (nothing_open, 1)].
  by rewrite /weigh /= mul1n addn0.
have : storable [:: (nothing_open, 1)] by rewrite /= may_start.
elim: gs (store_add _ _ _ _) [:: (nothing_open, 1)] => [|g gs IH] t s ok ts /=; first exact: tally_holds.
by have [s' [ts' ok' <-]] := advance_holds g ts ok; apply: IH.
Qed.

(* Each decided segment at most doubles the number of ways. *)
Definition drawn_codes cs := count (fun c => if c is Drawing _ _ _ _ then true else false) cs.

Lemma runs_bound cs k st : runs cs k st <= 2 ^ drawn_codes cs.
Proof.
elim: cs st => [|c cs IH] st /=; first by case: accepted.
case: c => [|i ki j kj|i|i] /=; rewrite ?addn0 ?add0n ?add1n ?expnS ?IH //.
- rewrite mul2n -addnn leq_add //; rewrite /draw; case: st => b n es.
  by case: ifP => //= _; case: ifP => _ /=; rewrite addn0.
- by rewrite /close; case: st => b n es; case: ifP => //= _; rewrite addn0.
- by case: ifP => //= _; rewrite addn0.
Qed.

End Table.
