(* The terms of the theorems on Paper Soccer, in addition to those of rules.v. They are turns, drawn vertices, classes,
   and a condition on sets of edges. A set of edges satisfies this condition exactly if it is the drawing (the set of
   drawn edges) of a reachable state. The numbered definitions and theorems are those of T. Hoivik, "Experiments in
   Paper Soccer".

   To know what headline.v and headline_beyond.v say, a reader needs only the definitions of this file and of graph.v,
   board.v, rules.v and pitches.v. There are no proofs here.

   equivalence_relation R == R is reflexive, symmetric and transitive
   off_goals B            == the edges of B of which no end is a goal
   drawn_vertices s       == the ends of drawn edges, and b0
   off_wall A, on_wall A  == the vertices of the set A that are not walls, and those that are walls
   mover_after n          == the player to move when the move has passed n times
   players h              == the player who drew each ply of h, newest first
   runs s                 == the lengths of the maximal runs of equal players in the list s
   turns h                == the number of plies of each turn of h, the first turn first (Def. 2.5: a turn is a maximal
                             sequence of plies by the same player)
   weak_class s           == the legal histories with the drawing of s; by Theorem 3.2 they correspond to the states of
                             the weak class of s (Def. 3.1)
   class_size s           == the number of these histories
   is_drawing G v         == the condition that makes G the drawing of a reachable state with the ball on v: G is
                             connected; it touches b0 unless it is empty; its odd vertices are b0 and v, or none; at
                             most one edge ends at a goal, and that goal is v
   weak_drawings B        == the drawings of the legal histories of all lengths, each once *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph board rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition equivalence_relation (T : Type) (R : T -> T -> Prop) :=
  (forall x, R x x) /\ (forall x y, R x y -> R y x) /\ (forall x y z, R x y -> R y z -> R x z).

Definition mover_after n := if odd n then Two else One.

Fixpoint runs (s : seq player) : seq nat :=
  if s is p :: s' then
    if s' is q :: _ then
      if p == q then (if runs s' is n :: r then n.+1 :: r else [::]) else 1 :: runs s'
    else [:: 1]
  else [::].

Section Notions.

Variable B : board.
Implicit Types (s : state B) (u v : B) (h t : seq B) (G : {set {set B}}) (A : {set B}).

Definition off_goals := [set e in segments B | [forall v in e, ~~ goal v]].

Definition drawn_vertices s := start B |: [set v | 0 < deg (drawn s) v].

Definition off_wall A := [set v in A | ~~ wall v].

Definition on_wall A := [set v in A | wall v].

Fixpoint players h : seq player :=
  if h is u :: t then if t is [::] then [::] else mover (state_of t) :: players t else [::].

Definition turns h := rev (runs (players h)).

Definition weak_class s : {set (#|drawn s|).+1.-tuple B} :=
  [set h : (#|drawn s|).+1.-tuple B | legal_history h && (drawn (state_of h) == drawn s)].

Definition class_size s := #|weak_class s|.

Definition is_drawing G v :=
  [&& G \subset segments B, connected G, (G == set0) || (0 < deg G (start B)), odd_ends G (start B) v
    & [forall g, goal g ==> (deg G g <= (g == v))]].

Definition weak_drawings :=
  \bigcup_(k < #|segments B|.+1) [set drawn (state_of h) | h : k.+1.-tuple B & legal_history h].

End Notions.
