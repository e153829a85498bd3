# The tests of proofs/.
