// The job that scores written games of Plusses & Minuses.
#include <fmt/format.h>

#include <array>
#include <optional>

#include "enumerate/run/records.hpp"
#include "games/plusminus/record.hpp"
#include "games/plusminus/score.hpp"
#include "quadrille/error.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::plusminus {

namespace {

// `|` at each place where the lists agree, as in an alignment of two texts, and `.` elsewhere.
std::string marks(std::uint64_t matched, int length) {
  std::string text;
  for (int k = 0; k < length; ++k) text += (matched >> static_cast<unsigned>(k) & 1U) != 0 ? '|' : '.';
  return text;
}

// P and Q, its inverse, each beside its player's prediction.
void add_rows(int number, const WrittenGame& game, const Permutation& p, std::vector<ReplayRow>& rows) {
  const std::array<Permutation, 2> permutations{p, inverse(p)};
  const Score scored = score(game.predictions, p);
  for (std::size_t player = 0; player < 2; ++player) {
    const Signs& truth = scored.truth[player];
    rows.push_back({number, static_cast<int>(player) + 1, to_string(permutations[player]),
                    to_string(game.predictions[player]), to_string(truth), marks(scored.matched[player], truth.length),
                    scored.points[player], player == 1 ? std::optional(to_string(scored.outcome)) : std::nullopt});
  }
}

}  // namespace

RecordResult<ReplayRow> replay(const ReplayQuery& query, const Options& options) {
  const std::vector<WrittenGame> games = parse_record(query.record);
  RecordResult<ReplayRow> result;
  running::replay_games(result, "game", games.size(), options, [&](std::size_t i) {
    try {
      add_rows(static_cast<int>(i) + 1, games[i], filled(games[i]), result.rows);
    } catch (const Error& error) {
      running::add_fault(result, i, error.message(), fmt::format("game {}", i + 1));
    }
  });
  return result;
}

}  // namespace quadrille::plusminus
