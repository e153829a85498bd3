(* The frontier sweep, a program that Coq runs: it counts the drawings of Paper Soccer without listing them. A drawing
   is the set of the segments that are drawn in a reachable state.

   A sweep takes the segments of a board one after the other, and follows two choices for each: to draw the segment, or
   not to draw it. A vertex is open from its opening step to its closing step, which comes after its last segment. The
   sweep remembers three facts about each open vertex: the open vertices to which it is connected, whether it has a
   drawn edge, and whether the number of its drawn edges is odd. One more bit says if the vertex on which the ball lies
   at the end is already closed. These data are called a state. They alone decide which later choices are allowed, so
   the sweep counts all choices that lead to the same state together.

   entry               == for an open vertex: its label, shared with the vertices connected to it; whether an edge ends
                          there; whether its degree is odd (not kept for b0: the handshake lemma gives it)
   state               == whether a closed vertex other than b0 has odd degree (the ball ends on this vertex); the
                          number of drawn segments, if it is counted; the entries of the open vertices, the last
                          opened first
   kind                == b0, a goal, or any other vertex
   code                == one step; it names vertices by their places among the open ones
   no_entry            == the entry of a vertex without an edge; entry_at returns it if the list has no i-th entry
   relabel new old e   == e, with the label new if it had the label old
   touch k e           == e after an edge has been drawn at its vertex, which has kind k
   touch_at k i es     == es with the i-th entry touched
   entry_at i es       == the i-th of the entries es
   without i es        == es without the i-th entry
   place_of l es       == the place of the first entry of es with the label l
   canonical es        == es with each label replaced by the place of its first entry
   shared l es         == some entry of es has the label l
   full k e            == k is a goal, and e says that the goal has an edge, so no other edge may end there
   draw i ki j kj st   == st with a segment drawn between the vertices i and j, of kinds ki and kj, if that is allowed
   close i st          == st with the i-th vertex closed, if that is allowed
   stranded i es       == all segments at b0, the i-th vertex, are decided, but b0 has no edge or is cut off from
                          another vertex with edges
   open st             == st with one more open vertex, which has no edge
   step c st           == the states to which the step c leads from st: two if c decides a segment and may draw it, none
                          if no drawing agrees with st any more
   spawn cs sts        == the states to which the steps cs lead from the states sts
   accepted k st       == the final state st is that of a drawing (of k segments)
   runs cs k st        == the number of ways in which the steps cs lead from st to a drawing (of k segments)
   counter             == a type of numbers: natural numbers of Coq, or residues (sweep_table.v has their laws)
   store               == a table with a number for each key (here a state), and three operations: make an empty table,
                          add to the number of a key, fold over all keys. After an addition the sweep never uses the old
                          table again, so the table may be changed in place. sweep_trie.v has a store for Coq's
                          kernel; sweep_packed.v makes one from any table whose keys are numbers
   advance cs t        == the table after the steps cs from the states of t
   nothing_open        == the state before the first step
   sweep groups        == the table that the groups of steps reach from nothing_open; equal states are merged after each
                          group
   tally k t           == the number of drawings (of k segments) in the final table t *)
From mathcomp Require Import all_ssreflect.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Inductive entry := Entry { label : nat; touched : bool; is_odd : bool }.

Record state := State { ball_placed : bool; marks : nat; entries : seq entry }.

Inductive kind := Root | Goal | Plain.

Inductive code := Opening | Drawing of nat & kind & nat & kind | Closing of nat | Pruning of nat.

Definition no_entry := Entry 0 false false.

(* Plain recursive functions on lists are faster than mathcomp's general ones. *)

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

(* Renamed labels: the same vertices share one, and each label is the place of its first vertex. *)
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

(* b0 is complete, but has no edge or is no longer connected to the other vertices with edges. *)
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

(* At the end b0 alone is open. *)
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
