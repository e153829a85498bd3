# The tests of proofs/.
quadrille_test(proofs/ledger quick quadrille_proofs)
quadrille_test(proofs/exhaustive standard quadrille_proofs)
