// Paper Soccer solved by proof-number search, against backward induction and against minimax by the rules alone.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "enumerate/engines/random/splitmix.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_solve.hpp"
#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

using soccer::Pitch;
using soccer::Player;
using soccer::Ply;
using soccer::WidePosition;

// Bounds on the positions of a reference, and on the histories that one walks: some milliseconds.
constexpr std::size_t most_positions = 4000;
constexpr int most_histories = 3000;
// Bound on a pitch for lines: a line begins by counting its classes, which takes milliseconds up to here.
constexpr std::uint64_t few_segments = 30;

// A pitch on which every position is solved in milliseconds.
soccer::PitchName pitch_of(const Query& query) {
  if (query["classic"] == 0) return {soccer::Rules::paper, query["width"], query["height"]};
  return {soccer::Rules::classic, 2 * std::min(query["width"], 2), 2 * std::min(query["height"], 2)};
}

bool is_over(const Pitch& pitch, const WidePosition& position) {
  return outcome(pitch, position) != soccer::Outcome::ongoing;
}

// The requested number of random plies, without a ply that ends the game.
soccer::History history_of(const Pitch& pitch, const Query& query) {
  soccer::History history{pitch.start()};
  WidePosition position = replay(pitch, history).end;
  for (int ply = 0; ply < query["plies"]; ++ply) {
    std::vector<Ply> plies;
    for_each_ply(pitch, position, [&](const Ply& next) {
      if (!is_over(pitch, play(pitch, position, next))) plies.push_back(next);
    });
    if (plies.empty()) break;
    const auto number =
        engines::splitmix(1000 * static_cast<std::uint64_t>(query["lot"]) + static_cast<std::uint64_t>(ply));
    const Ply chosen = plies[static_cast<std::size_t>(number % plies.size())];
    history.push_back(chosen.to);
    position = play(pitch, position, chosen);
  }
  return history;
}

// Minimax by the rules alone: all positions, each once.
class Minimax {
 public:
  explicit Minimax(const Pitch& pitch) : pitch_(pitch) {}

  /// The winner; empty if there are too many positions.
  std::optional<Player> winner(const WidePosition& position) {
    const soccer::Outcome now = outcome(pitch_, position);
    if (const auto winner = soccer::winner(now, position.mover)) return winner;
    const auto known = known_.find(position);
    if (known != known_.end()) return known->second;
    if (known_.size() >= most_positions) return std::nullopt;
    Player winner = other(position.mover);
    bool all_known = true;
    for_each_ply(pitch_, position, [&](const Ply& ply) {
      if (!all_known) return;
      const auto after = this->winner(play(pitch_, position, ply));
      all_known = after.has_value();
      if (after == position.mover) winner = *after;
    });
    if (!all_known) return std::nullopt;
    known_.emplace(position, winner);
    return winner;
  }

 private:
  struct Hash {
    std::size_t operator()(const WidePosition& position) const {
      return position.drawing.hash() ^ engines::splitmix(2U * position.ball + static_cast<unsigned>(position.mover));
    }
  };
  const Pitch& pitch_;
  std::unordered_map<WidePosition, Player, Hash> known_;
};

// Compares all plies and their winners. The position is won if some ply wins, and lost if none does.
void compare_moves(const Pitch& pitch, const WidePosition& position, soccer::SolveRequest asked, int winner,
                   const Options& options) {
  asked.show = soccer::Show::moves;
  const auto rows = quadrille::rows<soccer::PlyWinner>(soccer::solve(asked, options));
  Minimax minimax(pitch);
  std::size_t at = 0;
  bool wins = false;
  for_each_ply(pitch, position, [&](const Ply& ply) {
    require(at < rows.size() && rows[at].to == to_string(pitch.lattice().point(ply.to)), "another ply");
    const auto expected = minimax.winner(play(pitch, position, ply));
    require(rows[at].winner.has_value(), "a ply without a winner");
    require(!expected || rows[at].winner == static_cast<int>(*expected),
            fmt::format("after {} the search and minimax differ", rows[at].to));
    wins |= rows[at].winner == static_cast<int>(position.mover);
    ++at;
  });
  require(at == rows.size(), "a ply too many");
  require(wins == (winner == static_cast<int>(position.mover)), "a position and its plies differ in who wins");
}

// Compares the line: it ends with the winner's win, and has the length of best play if the whole pitch can be listed.
void compare_line(const Pitch& pitch, WidePosition position, soccer::SolveRequest asked, const enumerate::Distance& end,
                  const Options& options) {
  asked.show = soccer::Show::line;
  const soccer::SolveAnswer line = soccer::solve(asked, options);
  for (const soccer::LinePly& row : rows<soccer::LinePly>(line)) {
    std::optional<Ply> found;
    for_each_ply(pitch, position, [&](const Ply& ply) {
      if (to_string(pitch.lattice().point(ply.to)) == row.to) found = ply;
    });
    require(found && row.mover == static_cast<int>(position.mover), "a line with a ply that is none");
    position = play(pitch, position, *found);
  }
  require(soccer::winner(outcome(pitch, position), position.mover) == end.winner, "a line ends for another player");
  if (!line.plies_to_end) return;
  require(*line.plies_to_end == end.plies && line.table.rows.size() == static_cast<std::size_t>(end.plies),
          "a line is not as long as best play");
}

// Compares every class of the whole pitch and its winner, if the histories are few.
void compare_whole(const Pitch& pitch, int winner, const Options& options) {
  const std::string name = to_string(pitch.name());
  for (const std::optional<int> plies : {std::optional(8), std::optional<int>()}) {
    const Answer total = soccer::count({name, soccer::By::total, soccer::Engine::layered, plies});
    if (soccer::rows(total).at(0).histories > most_histories) return;
  }
  const auto expected = enumerate::count_soccer_winners_ref(pitch);
  require(soccer::rows(soccer::count({name, soccer::By::winner}, options)) == expected,
          "the winners of all classes and their reference differ");
  require((expected.at(0).wins_1 == 1) == (winner == 1), "the search and the reference by histories differ");
}

void compare_solving(const Query& query) {
  const Pitch pitch(pitch_of(query));
  const soccer::History history = history_of(pitch, query);
  const WidePosition position = replay(pitch, history).end;
  const soccer::SolveRequest asked{.pitch = to_string(pitch.name()), .history = to_string(pitch, history)};
  const Options options{.threads = query["threads"]};
  std::optional<int> winner;
  const bool taken = is_taken([&] { winner = soccer::solve(asked, options).winner; });
  require(taken != is_over(pitch, position), "a game that is over is solved, or another is not");
  if (!taken) return;
  require(winner.has_value(), "the search ended without a winner");
  if (const auto expected = Minimax(pitch).winner(position)) {
    require(winner == static_cast<int>(*expected), "the search and minimax differ");
    const enumerate::Distances distances = enumerate::solve_distances(pitch, position);
    require(distances.end.winner == *expected, "backward induction and minimax differ");
    if (query["line"] == 1 && soccer::edge_count(pitch.name()) <= few_segments)
      compare_line(pitch, position, asked, distances.end, options);
  }
  compare_moves(pitch, position, asked, *winner, options);
  if (history.size() == 1) compare_whole(pitch, *winner, options);
}

std::string solve_command(const Query& query) {
  const Pitch pitch(pitch_of(query));
  return fmt::format("quadrille solve soccer --pitch {} --history '{}' --moves --threads {}", to_string(pitch.name()),
                     to_string(pitch, history_of(pitch, query)), query["threads"]);
}

}  // namespace

std::vector<Comparison> soccer_solve_comparisons() {
  return {{{"solve-soccer",
            {{"classic", 0, 1},
             {"width", 1, 3},
             {"height", 1, 4},
             {"plies", 0, 40},
             {"lot", 0, 999},
             {"line", 0, 1},
             {"threads", 1, 3}}},
           solve_command,
           compare_solving}};
}

}  // namespace quadrille::fuzz
