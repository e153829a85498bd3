// Paper Soccer explained: the strategy in a certificate, reply by reply.
//
//     const auto solved = quadrille::soccer::solve({.pitch = "paper:3x3", .certify = true});
//     const auto why = quadrille::soccer::explain({.certificate = solved.certificate});
//     std::cout << "a game lasts " << *why.plies_to_end << " plies at most: " << why.longest_game << '\n';
//
// The winner has one ply in each position, the loser every legal one. A certificate from elsewhere is checked before it
// is explained (quadrille_confirm certificate): here its references are believed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

namespace quadrille::soccer {

/// What does the winner answer, and how long can the loser resist?
struct ExplainRequest {
  std::string certificate;  ///< the bytes of the file
  std::string history{};  ///< "(2,2) (2,1)": the plies so far, the winner's by the strategy; the certificate's if empty
  int depth = 2;          ///< how many plies of the loser deep, at least 0
  std::string source{};   ///< where the certificate comes from, as the table's provenance names it
};

/// A ply of the loser and the winner's answer. The first row of a table is of no reply: it has the plies with which
/// the winner begins, if the winner is to move.
struct StrategyRow {
  int depth = 0;                         ///< how many plies of the loser deep, 1 for a reply to the first position
  std::optional<std::string> branch{};   ///< "1.3": which of the loser's legal plies lead there, 1 for the first
  std::optional<std::string> reply{};    ///< where the loser's ply takes the ball: "(2,1)"
  std::optional<std::string> answer{};   ///< the winner's plies until the loser is to move: "(1,1) (2,2)"
  std::optional<std::string> outcome{};  ///< how the game ends with them: "goal_1", "goal_2", "blocked"
  int plies_to_end = 0;                  ///< the most plies to the end of the game, the reply and the answer among them
  Natural positions;                     ///< the different positions of the certificate that lie ahead after the reply
};

Schema<StrategyRow> schema_of(RowType<StrategyRow>);  ///< the columns of its table

/// How many rows a table has at most.
inline constexpr std::size_t most_strategy_rows = 100'000;

/// The rows, and the longest game.
struct ExplainAnswer : Answer {
  std::string pitch{};                ///< of the certificate
  int winner = 0;                     ///< 1 or 2
  std::optional<int> plies_to_end{};  ///< the most plies of a game from the first position on
  std::string longest_game{};         ///< the first of the games that last as long: "(2,2) (2,1) ..."
};

/// Checks the request; the certificate is read later.
/// \throws Error (unusable_input) if the depth is negative \complexity O(1)
Plan<ExplainRequest> plan(const ExplainRequest& request, const Options& options = {});

/// Reads the certificate and lists its strategy, on the calling thread.
/// \throws Error (unusable_input) naming the line of what is no certificate, the ply of the history that is not of the
///         strategy, or the depth if the table would have more than most_strategy_rows rows; Error (breaks_rules)
///         naming the byte of the certificate's walk that fits no rule
/// \complexity O(bytes * plies from each + rows * positions)
ExplainAnswer run(const Plan<ExplainRequest>& plan, const Options& options = {});

/// Plans and runs. \throws as both \complexity as both
inline ExplainAnswer explain(const ExplainRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
