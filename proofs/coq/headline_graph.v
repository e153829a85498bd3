(* Theorems on graphs, on which the theorems on Paper Soccer rest. The points of a graph are any finite type. This file
   has the statements; graph.v contains the arguments.

   graph.v also defines the terms. A graph is a set of edges, and an edge is the set of its two ends. *)
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import graph.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Theorem handshake (T : finType) (G : {set {set T}}) : simple G -> \sum_v deg G v = #|G|.*2.
Proof. exact: graph.handshake. Qed.

(* So in a set of points that no edge leaves, the sum of the degrees is even. *)
Theorem even_degrees (T : finType) (G : {set {set T}}) (A : {set T}) :
  simple G -> (forall u v, link G u v -> (u \in A) = (v \in A)) -> ~~ odd (\sum_(v in A) deg G v).
Proof. exact: graph.even_degrees. Qed.

(* Euler's theorem. There is a trail from u to v through each edge once exactly under three conditions. The edges are
   connected; an edge ends at u, unless there is none; the odd vertices are u and v, or none if u = v. *)
Theorem euler (T : finType) (G : {set {set T}}) u v : simple G ->
  (exists2 t, eulerian_trail G u t & last u t = v) <-> [/\ connected G, G = set0 \/ 0 < deg G u & odd_ends G u v].
Proof. exact: graph.euler. Qed.

Print Assumptions handshake.
Print Assumptions even_degrees.
Print Assumptions euler.
