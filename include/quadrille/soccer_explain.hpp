// Explains a certificate of Paper Soccer, a file with a strategy of the winner, reply by reply.
//
//     const auto solved = quadrille::soccer::solve({.pitch = "paper:3x3", .certify = true});
//     const auto why = quadrille::soccer::explain({.certificate = solved.certificate});
//     std::cout << "a game lasts " << *why.plies_to_end << " plies at most: " << why.longest_game << '\n';
//
// For each position that can arise, a strategy has one ply if the winner is to move, and every legal ply if the loser
// is to move. For some positions the file has no plies, but a reference to an earlier position of the file. The
// reference states that both positions have the same winner. `explain` does not check this. If somebody else made the
// certificate, check it first (quadrille_confirm certificate).
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

namespace quadrille::soccer {

/// Request for the winner's answers and the loser's longest resistance.
struct ExplainRequest {
  std::string certificate;  ///< the bytes of the certificate's file
  std::string history{};  ///< "(2,2) (2,1)": the plies so far, the winner's by the strategy; the certificate's if empty
  int depth = 2;          ///< the number of the loser's plies to follow, at least 0
  std::string source{};   ///< the source of the certificate, as the table's provenance names it
};

/// A ply of the loser and the winner's answer. The first row of a table has no reply: if the winner is to move, it has
/// the plies with which the winner begins.
struct StrategyRow {
  int depth = 0;                        ///< the number of the loser's plies so far, 1 for a reply to the first position
  std::optional<std::string> branch{};  ///< "1.3": the numbers of the loser's plies so far, from 1
  std::optional<std::string> reply{};   ///< the vertex to which the loser's ply moves the ball: "(2,1)"
  std::optional<std::string> answer{};  ///< the winner's plies until the loser is to move: "(1,1) (2,2)"
  std::optional<std::string> outcome{};  ///< the end of the game, if they end it: "goal_1", "goal_2", "blocked"
  int plies_to_end = 0;                  ///< the most plies to the end of the game, including the reply and the answer
  Natural positions;                     ///< the number of different positions of the certificate after the reply
};

Schema<StrategyRow> schema_of(RowType<StrategyRow>);  ///< the columns of its table

/// The most rows of a table.
inline constexpr std::size_t most_strategy_rows = 100'000;

/// The rows, and the longest game.
struct ExplainAnswer : Answer {
  std::string pitch{};                ///< the pitch of the certificate
  int winner = 0;                     ///< 1 or 2
  std::optional<int> plies_to_end{};  ///< the most plies of a game from the first position
  std::string longest_game{};         ///< the first of the games of that length: "(2,2) (2,1) ..."
};

/// Checks the request; `run` reads the certificate.
/// \throws Error (unusable_input) if the depth is negative \complexity O(1)
Plan<ExplainRequest> plan(const ExplainRequest& request, const Options& options = {});

/// Reads the certificate and lists its strategy, on the calling thread.
/// \throws Error (unusable_input) naming the first line that is not of a certificate, the ply of the history that is
///         not of the strategy, or the depth if the table would have more than most_strategy_rows rows; Error
///         (breaks_rules) naming the byte of the certificate's walk that fits no rule
/// \complexity O(bytes * plies from each + rows * positions)
ExplainAnswer run(const Plan<ExplainRequest>& plan, const Options& options = {});

/// Plans and runs. \throws as both \complexity as both
inline ExplainAnswer explain(const ExplainRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
