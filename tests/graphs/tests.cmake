# The tests of graphs/.
quadrille_test(graphs/lattice quick quadrille_graphs)
quadrille_test(graphs/edge_set quick quadrille_graphs)
quadrille_test(graphs/drawing_graph quick quadrille_graphs)
quadrille_test(graphs/connectivity quick quadrille_graphs)
quadrille_test(graphs/trails quick quadrille_graphs)
quadrille_test(graphs/sweep quick quadrille_graphs)
