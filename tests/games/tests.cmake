# The tests of games/.
quadrille_test(games/soccer/pitch quick quadrille_games)
quadrille_test(games/soccer/history quick quadrille_games)
quadrille_test(games/soccer/record quick quadrille_games)
quadrille_test(games/soccer/state quick quadrille_games)
quadrille_test(games/soccer/mirror quick quadrille_games)
quadrille_test(games/plusminus/signs quick quadrille_games)
quadrille_test(games/plusminus/score quick quadrille_games)
quadrille_test(games/plusminus/record quick quadrille_games)
