# The tests of enumerate/.
quadrille_test(enumerate/layer quick quadrille_enumerate)
quadrille_test(enumerate/layered quick quadrille_enumerate)
quadrille_test(enumerate/soccer_space standard quadrille_enumerate)
quadrille_test(enumerate/soccer_counts extreme quadrille_enumerate)
quadrille_test(enumerate/class_sizes extreme quadrille_enumerate)
quadrille_test(enumerate/soccer_tallies quick quadrille_enumerate)
quadrille_test(enumerate/state_graph quick quadrille_enumerate)
quadrille_test(enumerate/soccer_residue standard quadrille_enumerate)
