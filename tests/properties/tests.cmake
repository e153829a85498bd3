# The tests of properties/. RC_PARAMS="seed=N" in the environment runs them from another seed.
quadrille_test(properties/soccer_games standard quadrille_properties)
quadrille_test(properties/claims extreme quadrille_properties)
quadrille_test(properties/engine standard quadrille_properties)
quadrille_test(properties/permutation_cases quick quadrille_properties)
quadrille_test(properties/tennis_cases quick quadrille_properties)
quadrille_test(properties/plusminus standard quadrille_properties)
quadrille_test(properties/updown standard quadrille_properties)
