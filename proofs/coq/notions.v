(* The notions that the theorems speak of, beyond the rules: cycles, turns, drawn vertices, classes, Eulerian trails.

   With board.v, rules.v and pitches.v this is all that a reader must trust to read headline.v and headline_beyond.v; it
   proves nothing.

   equivalence_relation R == R is reflexive, symmetric and transitive
   off_goals B            == the edges of which no end is a goal
   graph_cycle G c        == c lists the vertices of a cycle of G in order: at least three, all different
   acyclic G              == G has no cycle
   cycle_through G u v    == G has a cycle that goes from u straight to v, so through the edge {u, v}
   cyclomatic G           == edges + components - vertices of the graph G on all points of the board: the number of
                             its independent cycles
   drawn_vertices s       == the ends of drawn edges, and b0
   off_wall A, on_wall A  == the vertices of the set A that are not wall, and those that are
   mover_after n          == who is to move when the move has passed n times
   players h              == who drew each ply of h, newest first
   runs s                 == the lengths of the maximal runs of equal players in s
   turns h                == how many plies each turn of h has, the first turn first (Def. 2.5: a turn is a maximal
                             sequence of plies by the same player)
   weak_class s           == the histories of s's drawing: by Theorem 3.2 the weak class of s (Def. 3.1)
   class_size s           == how many there are
   connected G            == any two vertices at which edges of G end are connected by edges of G
   odd_ends G u v         == the odd vertices of G are u and v; none if u = v
   is_drawing G v         == what makes G the drawing of a reachable state with the ball on v: it is connected, touches
                             b0 unless it is empty, has its odd vertices at b0 and v or nowhere, and a goal has at
                             most one edge and is then v
   weak_drawings B        == the drawings of the legal histories of all lengths, each once
   trail_edges t          == the edges along the vertices t
   eulerian_trail G v t   == t starts on v and its edges are those of G, each once
   eulerian_trails G v    == how many such t there are *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition equivalence_relation (T : Type) (R : T -> T -> Prop) :=
  (forall x, R x x) /\ (forall x y, R x y -> R y x) /\ (forall x y z, R x y -> R y z -> R x z).

Definition same_player p q := match p, q with One, One | Two, Two => true | _, _ => false end.

Definition mover_after n := if odd n then Two else One.

Fixpoint runs (s : seq player) : seq nat :=
  if s is p :: s' then
    if s' is q :: _ then
      if same_player p q then (if runs s' is n :: r then n.+1 :: r else [::]) else 1 :: runs s'
    else [:: 1]
  else [::].

Section Notions.

Variable B : board.
Implicit Types (s : state B) (u v : B) (h t c : seq B) (G : {set {set B}}) (A : {set B}).

Definition off_goals := [set e in segments B | [forall v in e, ~~ goal v]].

Definition graph_cycle G c := [&& 2 < size c, cycle (link G) c & uniq c].

Definition acyclic G := forall c, ~~ graph_cycle G c.

Definition cycle_through G u v := exists c, graph_cycle G [:: u, v & c].

Definition cyclomatic G := #|G| + n_comp (link G) predT - #|B|.

Definition drawn_vertices s := start B |: [set v | 0 < deg (drawn s) v].

Definition off_wall A := [set v in A | ~~ wall v].

Definition on_wall A := [set v in A | wall v].

Fixpoint players h : seq player :=
  if h is u :: t then if t is [::] then [::] else mover (state_of t) :: players t else [::].

Definition turns h := rev (runs (players h)).

Definition weak_class s : {set (#|drawn s|).+1.-tuple B} :=
  [set h : (#|drawn s|).+1.-tuple B | legal_history h && (drawn (state_of h) == drawn s)].

Definition class_size s := #|weak_class s|.

Definition connected G := [forall u, forall v, (0 < deg G u) && (0 < deg G v) ==> connect (link G) u v].

Definition odd_ends G u v := [forall w, odd (deg G w) == (w == u) (+) (w == v)].

Definition is_drawing G v :=
  [&& G \subset segments B, connected G, (G == set0) || (0 < deg G (start B)), odd_ends G (start B) v
    & [forall g, goal g ==> (deg G g <= (g == v))]].

Definition weak_drawings :=
  \bigcup_(k < #|segments B|.+1) [set drawn (state_of h) | h : k.+1.-tuple B & legal_history h].

Fixpoint trail_edges t : seq {set B} :=
  if t is u :: t' then if t' is v :: _ then [set u; v] :: trail_edges t' else [::] else [::].

Definition eulerian_trail G v t :=
  [&& t != [::], head v t == v, uniq (trail_edges t) & [set e in trail_edges t] == G].

Definition eulerian_trails G v := #|[set t : (#|G|).+1.-tuple B | eulerian_trail G v t]|.

End Notions.
