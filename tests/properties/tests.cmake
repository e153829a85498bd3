# The tests of properties/. RC_PARAMS="seed=N" in the environment runs them from another seed.
quadrille_test(properties/generators standard quadrille_properties)
quadrille_test(properties/claims extreme quadrille_properties)
quadrille_test(properties/engine standard quadrille_properties)
quadrille_test(properties/updown standard quadrille_properties)
