# The tests of export/.
quadrille_test(export/table quick quadrille_export)
quadrille_test(export/text_table quick quadrille_export)
quadrille_test(export/csv quick quadrille_export)
quadrille_test(export/json quick quadrille_export)
quadrille_test(export/bfile quick quadrille_export)
quadrille_test(export/picture quick quadrille_export)
quadrille_test(export/state_graph quick quadrille_export)
quadrille_test(export/drawing quick quadrille_export)
