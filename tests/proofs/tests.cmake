# The tests of proofs/.
quadrille_test(proofs/ledger quick quadrille_proofs)
quadrille_test(proofs/exhaustive quick quadrille_proofs)
quadrille_test(proofs/soccer/walk standard quadrille_proofs)
quadrille_test(proofs/permutations/question quick quadrille_proofs)
quadrille_test(proofs/permutations/walk quick quadrille_proofs)
quadrille_test(proofs/permutations/sentences quick quadrille_proofs)
quadrille_test(proofs/tennis/question quick quadrille_proofs)
quadrille_test(proofs/tennis/walk quick quadrille_proofs)
