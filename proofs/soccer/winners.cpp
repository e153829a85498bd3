// Claims beyond the paper: the winners of pitches when both players play best.

#include "proofs/soccer/winners.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "games/soccer/history.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

namespace {

/// The plies that the winner may try, the best first.
using Attempts = std::function<std::vector<Ply>(const WidePosition& position)>;

// The legal plies, first those that end nearest to the mover's goal, which is at the top for player 1. The order
// affects only the time until a win is found.
std::vector<Ply> towards_the_goal(const Pitch& pitch, const WidePosition& position) {
  std::vector<Ply> plies;
  for_each_ply(pitch, position, [&](const Ply& ply) { plies.push_back(ply); });
  const auto rows_left = [&](const Ply& ply) {
    const int row = pitch.lattice().point(ply.to).y;
    return position.mover == Player::one ? row : -row;
  };
  std::stable_sort(plies.begin(), plies.end(), [&](const Ply& a, const Ply& b) { return rows_left(a) < rows_left(b); });
  return plies;
}

/// A game tree of one pitch, each position once.
class Plays {
 public:
  Plays(const Pitch& pitch, Player winner, Attempts attempts, std::stop_token stop)
      : pitch_(pitch), winner_(winner), attempts_(std::move(attempts)), stop_(std::move(stop)) {}

  Searched search() {
    found_.wins = wins_from(start_position<graphs::WideEdgeSet::words>(pitch_));
    found_.positions = wins_.size();
    return found_;
  }

 private:
  struct Hash {
    std::size_t operator()(const WidePosition& position) const {
      return position.drawing.hash() ^ (position.ball * std::size_t{2} + static_cast<std::size_t>(position.mover));
    }
  };

  bool wins_from(const WidePosition& position) {
    found_.cut_short = found_.cut_short || stop_.stop_requested();
    if (found_.cut_short) return false;
    if (const auto known = wins_.find(position); known != wins_.end()) return known->second;
    found_.plies = std::max(found_.plies, static_cast<int>(position.drawing.size()));
    const std::optional<Player> over = soccer::winner(outcome(pitch_, position), position.mover);
    const bool wins = over ? *over == winner_ : wins_by_a_ply(position);
    wins_.emplace(position, wins);
    return wins;
  }

  bool wins_by_a_ply(const WidePosition& position) {
    const auto wins_after = [&](const Ply& ply) { return wins_from(play(pitch_, position, ply)); };
    const std::vector<Ply> legal = towards_the_goal(pitch_, position);
    if (position.mover != winner_) return std::all_of(legal.begin(), legal.end(), wins_after);
    const std::vector<Ply> attempts = attempts_ ? attempts_(position) : legal;
    const auto is_legal = [&](const Ply& ply) { return std::find(legal.begin(), legal.end(), ply) != legal.end(); };
    return std::any_of(attempts.begin(), attempts.end(),
                       [&](const Ply& ply) { return is_legal(ply) && wins_after(ply); });
  }

  const Pitch& pitch_;
  Player winner_;
  Attempts attempts_;  // all plies if empty
  std::stop_token stop_;
  std::unordered_map<WidePosition, bool, Hash> wins_;
  Searched found_;
};

// From the start into the goal; on a classic pitch to the left post, which bounces, and into the middle of the net.
std::vector<Point> short_line(const Pitch& pitch) {
  const Point start = pitch.lattice().point(pitch.start());
  if (pitch.name().rules == Rules::paper) return {start, {start.x, 0}};
  return {start, {start.x - 1, 0}, {start.x, -1}};
}

}  // namespace

Searched win_by_trying_plies(const Pitch& pitch, Player winner, const std::stop_token& stop) {
  return Plays(pitch, winner, {}, stop).search();
}

Searched win_by_the_solvers_plies(const Pitch& pitch, Player winner, const std::stop_token& stop) {
  engines::RunOptions options;
  options.stop = stop;
  const auto solver = enumerate::SoccerSolver::make(pitch, options, enumerate::SearchFor::certificate);
  const auto proposed = [&](const WidePosition& position) -> std::vector<Ply> {
    const std::optional<Ply> ply = solver->winning_ply(position);
    return ply ? std::vector<Ply>{*ply} : std::vector<Ply>{};
  };
  return Plays(pitch, winner, proposed, stop).search();
}

Searched win_by_the_short_line(const Pitch& pitch, Player winner, const std::stop_token& /*stop*/) {
  const std::vector<Point> line = short_line(pitch);
  const Replay replayed = replay(pitch, line);
  const bool by_one_player = std::all_of(replayed.plies.begin(), replayed.plies.end(),
                                         [&](const PlayedPly& ply) { return ply.mover == winner; });
  const bool wins = soccer::winner(outcome(pitch, replayed.end), replayed.end.mover) == winner;
  return {!replayed.fault && by_one_player && wins, static_cast<int>(replayed.plies.size()), line.size()};
}

std::vector<proofs::Exhaustion> WinnerQuestion::exhaust(const proofs::WalkOptions& options) const {
  const std::string board = options.board.empty() ? "" : to_string(enumerate::read_pitch(options.board));
  std::vector<proofs::Exhaustion> walks;
  for (std::size_t i = 0; i < pitches_.size(); ++i) {
    const auto& [name, winner, plies] = pitches_[i];
    if (board.empty() ? i >= walked_ : name != board) continue;
    proofs::Exhaustion& walk = walks.emplace_back();
    walk.board = name;
    walk.whole = !options.last_ply || *options.last_ply >= plies;
    if (!walk.whole) {
      walk.plies = *options.last_ply;
      continue;
    }
    const Pitch pitch(parse_pitch_name(name));
    const Searched found = search_(pitch, winner, options.stop);
    walk.plies = found.plies;
    walk.positions = found.positions;
    walk.cut_short = found.cut_short;
    if (found.cut_short) break;
    if (found.wins) continue;
    walk.witness = proofs::witness_of(Example{pitch.name(), {{pitch.start()}}});
    break;
  }
  return walks;
}

std::string WinnerQuestion::why_not_on(const std::string& board) const {
  const std::string name = to_string(enumerate::read_pitch(board));
  const bool is_asked =
      std::any_of(pitches_.begin(), pitches_.end(), [&](const WonPitch& won) { return won.pitch == name; });
  return is_asked ? "" : "it is about " + subject_;
}

namespace {

using proofs::Assertion;
using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

// The plies of a game are at most the pitch's segments (soccer/thm-3.3).
WonPitch won(std::string pitch, Player winner) {
  const auto segments = static_cast<int>(edge_count(parse_pitch_name(pitch)));
  return {std::move(pitch), winner, segments};
}

Assertion winner_assertion(Role role, std::string text, WinnerQuestion question) {
  return make_assertion(role, std::move(text), std::move(question));
}

// The pitches of wins, in the order of the statement.
std::vector<WonPitch> won_pitches() {
  std::vector<WonPitch> pitches;
  for (const char* const pitch : {"paper:3x3", "paper:4x4", "paper:5x3", "paper:3x6", "paper:4x5", "paper:3x7",
                                  "paper:5x6", "paper:5x5", "classic:4x4", "classic:4x8"}) {
    pitches.push_back(won(pitch, Player::one));
  }
  for (const char* const pitch : {"paper:1x3", "paper:1x5", "paper:1x9", "classic:2x4", "classic:2x6"}) {
    pitches.push_back(won(pitch, Player::two));
  }
  return pitches;
}

constexpr const char* pitches_of_wins =
    "paper:3x3, 4x4, 5x3, 3x6, 4x5, 3x7, 5x6, 5x5, 1x3, 1x5 and 1x9, classic:4x4, 4x8, 2x4 and 2x6 alone";

WinnerQuestion all_plies_of_small_pitches() {
  return {{won("paper:3x3", Player::one), won("paper:1x3", Player::two), won("paper:1x5", Player::two),
           won("classic:2x4", Player::two), won("classic:2x6", Player::two)},
          5,
          "paper:3x3, 1x3 and 1x5, classic:2x4 and 2x6 alone",
          win_by_trying_plies};
}

// The pitches of two rows whose segments a drawing can hold, the narrowest first.
WinnerQuestion two_rows(Rules rules, std::size_t walked, int plies, std::string subject) {
  std::vector<WonPitch> pitches;
  for (int width = size_step(rules); edge_count({rules, width, 2}) <= graphs::most_edges; width += size_step(rules)) {
    pitches.push_back({to_string(PitchName{rules, width, 2}), Player::one, plies});
  }
  return {std::move(pitches), walked, std::move(subject), win_by_the_short_line};
}

std::vector<WonPitch> one_column(int least, int most) {
  std::vector<WonPitch> pitches;
  for (int height = least; height <= most; ++height) {
    pitches.push_back(won(to_string(PitchName{Rules::paper, 1, height}), Player::two));
  }
  return pitches;
}

// Below N = 9 player 2 wins 3 and 5 alone.
std::vector<WonPitch> one_short_column() {
  std::vector<WonPitch> pitches = one_column(2, 8);
  for (WonPitch& pitch : pitches) {
    if (pitch.pitch != "paper:1x3" && pitch.pitch != "paper:1x5") pitch.winner = Player::one;
  }
  return pitches;
}

}  // namespace

std::vector<Claim> winner_claims() {
  return {
      {"soccer/wins",
       "beyond the paper",
       "player 1 wins paper:3x3, 4x4, 5x3, 3x6, 4x5, 3x7, 5x6 and 5x5, and classic:4x4 and 4x8; player 2 wins "
       "paper:1x3, 1x5 and 1x9, and classic:2x4 and 2x6",
       StatementVerdict::holds,
       ProofVerdict::none,
       "a search proposes the winner's plies, and the check tries all plies of the loser by the rules alone. On the "
       "smallest pitches it tries all plies of both players",
       {winner_assertion(Role::statement, "the solver's plies win against every reply",
                         {won_pitches(), won_pitches().size(), pitches_of_wins, win_by_the_solvers_plies}),
        winner_assertion(Role::statement, "where all plies of both are tried, the same player wins",
                         all_plies_of_small_pitches())}},
      {"soccer/wins-mx2",
       "beyond the paper",
       "player 1 wins paper:Mx2 in one ply, and classic:Wx2 in two",
       StatementVerdict::holds,
       ProofVerdict::none,
       "on paper the goal is next to b0. On a classic pitch the ball bounces off a post, and from there the middle of "
       "the net is next",
       {winner_assertion(Role::statement, "on paper:Mx2 the ply to g2 wins",
                         two_rows(Rules::paper, 12, 1, "pitches of two rows, paper:Mx2")),
        winner_assertion(Role::statement, "on classic:Wx2 the ply to a post bounces, and the next one wins",
                         two_rows(Rules::classic, 6, 2, "pitches of two rows, classic:Wx2"))}},
      {"soccer/wins-1xn",
       "beyond the paper",
       "player 2 wins every paper:1xN with N at least 9",
       StatementVerdict::open,
       ProofVerdict::none,
       "settled to N = 31: `quadrille solve soccer --pitch paper:1x31 --certificate FILE` writes a certificate, as for "
       "each size below, and quadrille_confirm accepts it. No strategy for all N is known. Below 9 player 2 wins only "
       "N = 3 and 5, and N = 1, where the game is over at the start",
       {winner_assertion(Role::statement, "the solver's plies win for player 2",
                         {one_column(9, 16), 3, "paper:1xN alone, N from 9 to 16", win_by_the_solvers_plies}),
        winner_assertion(Role::statement, "where all plies of both are tried, player 2 wins",
                         {one_column(9, 9), 1, "paper:1x9 alone", win_by_trying_plies}),
        winner_assertion(Role::support, "of N from 2 to 8 player 2 wins 3 and 5 alone",
                         {one_short_column(), 7, "paper:1xN alone, N from 2 to 8", win_by_trying_plies})}},
  };
}

}  // namespace quadrille::soccer
