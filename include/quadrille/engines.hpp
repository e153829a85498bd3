// Engines of Quadrille, for any game in which moves only add marks: bring your own game.
//
// Write one class, a *space*, that defines the states of a game and how moves change them; the engines do the rest. The
// engines know no particular game. In the repository, docs/your-own-game.md explains an example step by step, and
// examples/ holds two complete programs. The grade of a state is its number of marks, and a layer has all states of one
// grade.
//
//   what you write             what it gives you
//   GradedSpace                layered            every state once, layer by layer, each with its exact number of
//                                                 histories (ways to reach it). It uses any number of threads and
//                                                 writes checkpoints.
//                              backward_induction the value of every state; you choose the type of the values
//   TwoPlayer                  solve_winners      the winner from every state under best play
//   SearchSpace                ProofNumberSearch  the winner from one state, found by a search that visits few other
//                                                 states. (ProofNumberSearch is a class; the searches of one object
//                                                 share a table of results.)
//   ReverseSearchable          reverse_search     every state once, without a table of the visited states
//   FrontierStatistic          Frontier           the number of edge sets that trails of a graph use, found without
//                                                 listing these sets
//
// The header of each concept states its requirements in words and in code, together with the rules that no compiler can
// check. The functions of quadrille/conformance.hpp check these rules on small instances: call them before you trust a
// number.
//
//   #include <quadrille/engines.hpp>
//
//   namespace engines = quadrille::engines;
//   const MyGame game;
//   engines::layered(game, {}, [](const auto& layer) { std::cout << layer.size() << " states\n"; });
//   const auto winners = engines::solve_winners(game);
//
// Every engine takes RunOptions: a memory bound, a stop token, an observer of progress, and the grade of the last layer
// to visit. No engine prints. Only a thread that waits for work reads the clock, to know when to check the stop token.
// RunStatus gives the reason why a run ended. Whatever the reason, the reported results are exact, and the same on any
// number of threads. tbb::global_control bounds the number of threads.
//
// Needs Boost (Multiprecision's headers) and oneTBB: find_package(quadrille COMPONENTS engines), target
// quadrille::engines.
#pragma once

#include "quadrille/detail/backward_induction.hpp"
#include "quadrille/detail/backward_induction_ref.hpp"
#include "quadrille/detail/frontier/frontier.hpp"
#include "quadrille/detail/graded_space.hpp"
#include "quadrille/detail/histories_ref.hpp"
#include "quadrille/detail/layered.hpp"
#include "quadrille/detail/move_value.hpp"
#include "quadrille/detail/proof_number_search.hpp"
#include "quadrille/detail/proof_search/alpha_beta_ref.hpp"
#include "quadrille/detail/reverse_search.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/detail/two_player.hpp"

/// \namespace quadrille::engines
/// Engines for any game in which moves only add marks, and the concepts that a space of such a game satisfies.
