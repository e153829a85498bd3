(* Makes Coq write OCaml code into the current folder, from three files of proofs/coq:
   sweep.ml, sweep.mli     the sweep, which counts drawings (extracted.v);
   winner.ml, winner.mli   the reader of Paper Soccer certificates (wins/read.v);
   bounds.ml, bounds.mli   the reader of Tennis certificates (tennis_certificates.v).

   Natural numbers become integers of OCaml, and `natural.ml` has the functions for Coq's arithmetic on them. Booleans,
   lists, pairs and options become OCaml's own. In bounds.ml Coq's integers become integers of the library zarith, by
   ExtrOcamlZBigInt of Coq's standard library. Nothing else is replaced. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import sweep extracted read certificates tennis_certificates.

Extraction Language OCaml.

Extract Inductive nat => "int" [ "0" "Natural.successor" ] "(fun zero next n -> if n = 0 then zero () else next (n - 1))".
Extract Inlined Constant addn => "Natural.add".
Extract Inlined Constant subn => "Natural.subtract".
Extract Inlined Constant muln => "Natural.multiply".
Extract Inlined Constant divn => "Natural.quotient".
Extract Inlined Constant modn => "Natural.remainder".
Extract Inlined Constant eqn => "Natural.equal".
Extract Inlined Constant leq => "Natural.at_most".

(* Without this OCaml cannot generalise their types. *)
Extraction Inline pred0 predT pred_of_argType SimplPred.

Extraction "sweep.ml" paper_steps classic_steps segments_of count_drawings.
Extraction "winner.ml" read_paper read_classic read_listed most_ends.

From Coq Require Import ExtrOcamlZBigInt.
Extraction "bounds.ml" read_certificate enclosed.
