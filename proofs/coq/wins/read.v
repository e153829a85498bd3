(* Functions that check certificates of Paper Soccer, and theorems that say that the functions are right. A certificate
   is a file that proves who wins. The program quadrille_extracted, which runs outside Coq, uses these functions.

   Coq writes them as OCaml code (proofs/extracted/extract.v). The rest of the program is not proved: it reads the file
   of a certificate, and numbers the points of the board.

   read_paper, read_classic, read_listed == the verdict on the numbers ns of a certificate, for a paper pitch, a classic
                    pitch and a board with listed points. If no number is refused, player p wins after the plies h *)
From Coq Require Import NArith.
From mathcomp Require Import all_ssreflect.
From Quadrille Require Import board rules pitches computing wins strategy certificates.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition read_paper m n p (h : seq (nat * nat)) ns :=
  walked (grid m n) (@paper_number m n) 8 (paper_mirror m n) p [seq at_ m n q.1 q.2 | q <- h] ns.

Definition read_classic w k p (h : seq (nat * nat)) ns :=
  walked (field_grid w k) (@classic_number w k) 8 (Some (@classic_mirror w k)) p [seq field w k q.1 q.2 | q <- h] ns.

Definition read_listed n es s g1 g2 ws p (h : seq nat) ns :=
  walked (listed_points n es s g1 g2 ws) (@listed_number n es s g1 g2 ws) (most_ends n es) None p
    [seq coord n i : listed_board n es s g1 g2 ws | i <- h] ns.

Theorem read_paper_wins m n p h ns st : read_paper m n p h ns = Goes_on [::] st ->
  wins p (foldl (@after _) (initial (paper_pitch m n)) [seq at_ m n q.1 q.2 | q <- h]).
Proof. by move=> read; apply: (@paper_wins m n p _ ns); rewrite /paper_proves /proves -/(read_paper _ _ _ _ _) read. Qed.

Theorem read_classic_wins w k p h ns st : read_classic w k p h ns = Goes_on [::] st ->
  wins p (foldl (@after _) (initial (classic_pitch w k)) [seq field w k q.1 q.2 | q <- h]).
Proof. by move=> read; apply: (@classic_wins w k p _ ns); rewrite /classic_proves /proves -/(read_classic _ _ _ _ _) read. Qed.

Theorem read_listed_wins n es s g1 g2 ws p h ns st : read_listed n es s g1 g2 ws p h ns = Goes_on [::] st ->
  wins p (foldl (@after _) (initial (listed_board n es s g1 g2 ws)) [seq coord n i : listed_board n es s g1 g2 ws | i <- h]).
Proof.
by move=> read; apply: (@listed_wins n es s g1 g2 ws p _ ns); rewrite /listed_proves /proves -/(read_listed _ _ _ _ _ _ _ _ _) read.
Qed.
