(* Counting the drawings without listing them: the frontier algorithm, as a program that Coq runs.

   A sweep takes the segments of a board one after the other, and chooses of each whether it is drawn. It remembers only
   what the rest depends on: for each open vertex, one with segments still to come, which open vertices it is connected
   to, whether it has an edge, and whether their number is odd; and whether the ball's vertex is complete. Choices that
   leave the same are counted together.

   entry               == of an open vertex: its label, which it shares with those connected to it; whether an edge ends
                          there; and whether their number is odd (b0's is not kept: the handshake lemma gives it)
   state               == whether a complete vertex other than b0 is odd, which then has the ball; how many segments are
                          drawn, if that is counted; and the entries of the open vertices, the last opened first
   kind                == b0, a goal, or any other vertex
   code                == what a step does, to vertices named by their places among the open ones
   step c st           == the states to which the step c leads: several where it chooses, none where it refuses
   runs cs k st        == in how many ways st can go through the steps cs to a drawing (of k segments)
   counter             == the numbers that are counted with: those of Coq, or residues (sweep_table.v says what is asked)
   store               == a way to keep keys, here states, each with a number: a new table; a key's number raised; a fold
                          over all. A table that is added to need not be used again: it may be changed in place.
                          sweep_trie.v has one for Coq's kernel, sweep_packed.v one for any table of numbered keys
   sweep groups        == the states to which no segment and no open vertex go by the groups of steps; equal ones are
                          put together after each group
   tally k t           == how many of them are accepted in the end (of k segments) *)
From mathcomp Require Import all_ssreflect.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Inductive entry := Entry { label : nat; touched : bool; is_odd : bool }.

Record state := State { ball_placed : bool; marks : nat; entries : seq entry }.

Inductive kind := Root | Goal | Plain.

Inductive code := Opening | Drawing of nat & kind & nat & kind | Closing of nat | Pruning of nat.

Definition no_entry := Entry 0 false false.

(* Plain recursive functions on lists: they run faster than mathcomp's general ones. *)

Definition relabel (new old : nat) (e : entry) :=
  let: Entry l t o := e in if eqn l old then Entry new t o else e.

Definition touch (k : kind) (e : entry) :=
  let: Entry l _ o := e in Entry l true (if k is Root then false else ~~ o).

Fixpoint touch_at k i (es : seq entry) :=
  match es, i with
  | [::], _ => [::]
  | e :: es', 0 => touch k e :: es'
  | e :: es', i'.+1 => e :: touch_at k i' es'
  end.

Fixpoint entry_at i (es : seq entry) :=
  match es, i with
  | [::], _ => no_entry
  | e :: _, 0 => e
  | _ :: es', i'.+1 => entry_at i' es'
  end.

Fixpoint without i (es : seq entry) :=
  match es, i with
  | [::], _ => [::]
  | _ :: es', 0 => es'
  | e :: es', i'.+1 => e :: without i' es'
  end.

Fixpoint place_of l (es : seq entry) :=
  if es is e :: es' then if eqn (label e) l then 0 else (place_of l es').+1 else 0.

(* The labels renamed: the same vertices share one, and each is the place of its first vertex. *)
Definition canonical es := map (fun e : entry => let: Entry l t o := e in Entry (place_of l es) t o) es.

Definition shared l es := has (fun e => eqn (label e) l) es.

Definition full k e := if k is Goal then touched e else false.

Section Steps.

Variable by_size : bool.

Definition draw i ki j kj st :=
  let: State b n es := st in
  let x := entry_at i es in
  let y := entry_at j es in
  if full ki x || full kj y then [::]
  else
    let: (lo, hi) := if label x <= label y then (label x, label y) else (label y, label x) in
    let: merged := if eqn lo hi then es else map (relabel lo hi) es in
    [:: State b (if by_size then n.+1 else n) (touch_at kj j (touch_at ki i merged))].

Definition close i st :=
  let: State b n es := st in
  let x := entry_at i es in
  let rest := without i es in
  if (touched x && ~~ shared (label x) rest) || (is_odd x && b) then [::]
  else [:: State (b || is_odd x) n (canonical rest)].

(* b0 is complete, and without an edge, or no longer connected to what else has edges. *)
Definition stranded i es :=
  let x := entry_at i es in
  let rest := without i es in
  ~~ touched x || (~~ shared (label x) rest && has touched rest).

Definition open st :=
  let: State b n es := st in
  State b n (Entry 0 false false :: map (fun e : entry => let: Entry l t o := e in Entry l.+1 t o) es).

Definition step c st :=
  match c with
  | Opening => [:: open st]
  | Drawing i ki j kj => st :: draw i ki j kj st
  | Closing i => close i st
  | Pruning i => if stranded i (entries st) then [::] else [:: st]
  end.

Fixpoint spawn (cs : seq code) (sts : seq state) :=
  if cs is c :: cs' then spawn cs' (flatten (map (step c) sts)) else sts.

(* In the end b0 alone is open. *)
Definition accepted k st := touched (entry_at 0 (entries st)) && eqn (marks st) k.

Fixpoint runs (cs : seq code) k st : nat :=
  if cs is c :: cs' then sumn (map (runs cs' k) (step c st)) else accepted k st.

End Steps.

(* The table of states. *)

Record counter (number : Type) := Counter { zero : number; one : number; plus : number -> number -> number }.

Record store (key table number : Type) := Store {
  store_new : unit -> table;
  store_add : table -> key -> number -> table;
  store_fold : forall A, (A -> key -> number -> A) -> table -> A -> A
}.

Section Sweep.

Variables (table number : Type) (C : counter number) (S : store state table number) (by_size : bool).

Definition advance cs (t : table) :=
  store_fold S (fun t' st c => foldl (fun t'' st' => store_add S t'' st' c) t' (spawn by_size cs [:: st]))
    t (store_new S tt).

Definition nothing_open := State false 0 [::].

Definition sweep (groups : seq (seq code)) :=
  foldl (fun t cs => advance cs t) (store_add S (store_new S tt) nothing_open (one C)) groups.

Definition tally k (t : table) := store_fold S (fun n st c => if accepted k st then plus C n c else n) t (zero C).

End Sweep.
