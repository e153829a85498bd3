(* The sweep's table loses no state and invents none: it counts in how many ways the steps can be gone.

   How states are told apart plays no role for that, as long as states taken to be the same are the same: a sum over the
   table of anything that depends on the state alone, each as often as it is met, stays what it was.

   total w t          == the sum of w over the states of t, each as often as it is met
   sweep, tally, runs == the table after all groups of steps; what it counts; the ways to go the steps (sweep.v) *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import sweep.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Table.

Implicit Types (w : state -> nat) (t : trie) (st : state) (c : N) (cs : seq code) (gs : seq (seq code)).

Fixpoint total w t :=
  if t is Node b l r then sumn [seq nat_of_bin sc.2 * w sc.1 | sc <- b] + (total w l + total w r) else 0.

Lemma same_stateP st st' : same_state st st' -> st = st'.
Proof.
case: st st' => b n es [b' n' es'] /and3P[bb' /eqP -> /= same]; congr State; first by case: b b' bb' => -[].
elim: es es' same => [|[l i o] es IH] [|[l' i' o'] es'] //= /andP[/and3P[/eqP -> ii' oo'] /IH ->].
congr (Entry _ _ _ :: _).
  by case: i i' ii' => -[].
by case: o o' oo' => -[].
Qed.

Lemma total_put_in w b st c :
  sumn [seq nat_of_bin sc.2 * w sc.1 | sc <- put_in b st c] = sumn [seq nat_of_bin sc.2 * w sc.1 | sc <- b] + c * w st.
Proof.
elim: b => [|[s n] b IH] /=; first by rewrite addnC.
case: ifP => [/same_stateP <-|_] /=; last by rewrite IH addnA.
by rewrite (nat_of_add_bin n c) mulnDl addnAC.
Qed.

Lemma total_put w t p st c : total w (put t p st c) = total w t + c * w st.
Proof.
elim: p t => [|x p IH] [|b l r] /=.
- by rewrite !addn0.
- by rewrite total_put_in addnAC.
- by case: x; rewrite /= IH ?addn0.
- by case: x; rewrite /= IH ?[_ + _ + total w r]addnAC !addnA.
Qed.

(* A fold adds up what each state adds. *)
Lemma fold_trie_total (A : Type) (f : A -> state -> N -> A) (measure : A -> nat) w t a :
  (forall a st c, measure (f a st c) = measure a + c * w st) -> measure (fold_trie f t a) = measure a + total w t.
Proof.
move=> f_adds; elim: t a => [|b l IHl r IHr] a /=; first by rewrite addn0.
rewrite IHr IHl !addnA; congr (_ + _ + _).
by elim: b a => [|[s n] b IH] a /=; rewrite ?addn0 // IH f_adds addnA.
Qed.

Lemma tallyE k t : tally k t = total (fun st => accepted k st) t :> nat.
Proof.
rewrite /tally (fold_trie_total (measure := nat_of_bin) (w := fun st => accepted k st)) // => n st c.
by case: ifP => _; rewrite ?muln0 ?addn0 // muln1 (nat_of_add_bin n c).
Qed.

Lemma spawn_runs by_size cs cs' k sts :
  sumn (map (runs by_size cs' k) (spawn by_size cs sts)) = sumn (map (runs by_size (cs ++ cs') k) sts).
Proof.
elim: cs sts => //= c cs IH sts; rewrite IH; elim: sts => //= st sts <-.
by rewrite map_cat sumn_cat.
Qed.

Lemma advance_total by_size cs cs' k t :
  total (runs by_size cs' k) (advance by_size cs t) = total (runs by_size (cs ++ cs') k) t.
Proof.
rewrite /advance.
rewrite (fold_trie_total (measure := total (runs by_size cs' k)) (w := runs by_size (cs ++ cs') k)) // => t' st c.
rewrite -[runs _ (cs ++ cs') k st]addn0 -[_ + 0]/(sumn (map _ [:: st])) -spawn_runs.
elim: (spawn _ _ _) t' => [|s sts IH] t' /=; first by rewrite muln0 addn0.
by rewrite IH total_put mulnDr addnA.
Qed.

Lemma sweep_total by_size gs k t :
  total (fun st => accepted k st) (sweep by_size gs t) = total (runs by_size (flatten gs) k) t.
Proof. by elim: gs t => //= g gs IH t; rewrite IH advance_total. Qed.

Theorem tally_sweep by_size gs k :
  tally k (sweep by_size gs nothing_open) = runs by_size (flatten gs) k (State false 0 [::]) :> nat.
Proof. by rewrite tallyE sweep_total total_put /= mul1n. Qed.

End Table.
