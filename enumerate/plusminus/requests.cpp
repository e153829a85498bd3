// For each request about Plusses & Minuses: plans the computation, runs it, and makes the table with the answer.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "enumerate/plusminus/counts.hpp"
#include "enumerate/plusminus/margin.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "games/plusminus/record.hpp"
#include "games/plusminus/score.hpp"
#include "quadrille/error.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::plusminus {

namespace {

// Sets the status of a job, with a smaller board as the remedy.
void end_of_board(Ending& result, RunStatus status, std::string missing, const Options& options) {
  running::set_end(result, status, {.missing = std::move(missing), .remedy = "give more, or a smaller " + mention("n")},
                   options);
}

// Counting.

Predictions lists_of(const std::string& text) {
  const std::string place = mention("predictions", fmt::format("'{}'", text));
  const auto signs_in = [](std::string_view part) {
    return std::ranges::count_if(part, [](char c) { return c == '+' || c == '-'; });
  };
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto first = signs_in(std::string_view(text).substr(0, comma));
  const auto second = signs_in(std::string_view(text).substr(comma));
  Predictions lists;
  try {
    // Lists too long for Signs get the same message as lists too long to count.
    if (std::max(first, second) <= most_signs) lists = parse_predictions(text);
  } catch (const Error& error) {
    throw error.within(place);
  }
  if (first != second) {
    refuse(place, fmt::format("player 1's list has {} signs, player 2's {}", first, second),
           "give n - 1 signs in both lists");
  }
  constexpr int most = most_rows_by_matches - 1;
  if (first > most) {
    refuse(place, fmt::format("{} signs each", first),
           fmt::format("give at most {} (which take about {} on two processors)", most,
                       enumerate::matches_costs.back().cost));
  }
  return lists;
}

// Notes the cost of a run that takes noticeable time. \param short_until  the largest n of a short run
template <std::size_t Size>
void note_cost(const running::Runner& runner, const std::array<enumerate::BoardCost, Size>& costs, int n,
               int short_until) {
  if (n <= short_until) return;
  const auto* const cost = std::ranges::find_if(costs, [n](const auto& board) { return n <= board.n; });
  runner.note(fmt::format("n = {} takes at most about {} on two processors", n, cost->cost));
}

running::Found<MatchesCounts> matches(const Predictions& predictions, const running::Runner& runner,
                                      const Options& options) {
  const int n = predictions[0].length + 1;
  note_cost(runner, enumerate::matches_costs, n, 45);
  running::Found<MatchesCounts> result =
      runner.on_threads([&] { return enumerate::count_matches(predictions, runner.engine_options()); });
  const std::size_t mebibytes = (enumerate::matches_memory(n) >> 20U) + 1;
  running::set_end(result, result.status,
                   {.missing = "all rows",
                    .remedy = fmt::format("lists of {} signs take about {} MiB; give more, or shorter lists", n - 1,
                                          mebibytes + mebibytes / 8)},
                   options);
  return result;
}

running::Found<DescentsCounts> descents(int n, const running::Runner& runner, const Options& options) {
  note_cost(runner, enumerate::descents_costs, n, 250);
  running::Found<DescentsCounts> result =
      runner.on_threads([&] { return enumerate::count_descents(n, runner.engine_options()); });
  end_of_board(result, result.status, "all rows", options);
  return result;
}

running::Found<PairsCount> pairs(const Range& n, const running::Runner& runner, const Options& options) {
  note_cost(runner, enumerate::pairs_costs, n.last, 20);
  running::Found<PairsCount> result =
      runner.on_threads([&] { return enumerate::count_pairs(n.first, n.last, runner.engine_options()); });
  const int next = n.first + static_cast<int>(result.rows.size());
  end_of_board(result, result.status, fmt::format("all n from {}", next), options);
  return result;
}

template <class Row>
Plan<CountRequest> plan_of(const CountRequest& request, const std::vector<running::Argument>& arguments) {
  Plan<CountRequest> plan =
      running::plan_for<Row>(request, running::command_of("count plusminus", arguments), "plusses and minuses");
  plan.table.indexed = std::same_as<Row, PairsCount>;  // the other tables have two indices
  return plan;
}

}  // namespace

Schema<MatchesCounts> schema_of(RowType<MatchesCounts> /*row*/) {
  return {"count_plusminus_matches",
          "count plusminus --predictions U,V",
          "the permutations with the same numbers of matches",
          {{"matches_1", &MatchesCounts::matches_1,
            "places where player 1's list agrees with the truth list of the permutation"},
           {"matches_2", &MatchesCounts::matches_2,
            "places where player 2's list agrees with the truth list of the inverse"},
           {"permutations", &MatchesCounts::permutations, "permutations with these matches"}}};
}

Schema<DescentsCounts> schema_of(RowType<DescentsCounts> /*row*/) {
  return {"count_plusminus_descents",
          "count plusminus --by descents",
          "the permutations with the same numbers of descents",
          {{"descents", &DescentsCounts::descents, "descents of the permutation"},
           {"inverse_descents", &DescentsCounts::inverse_descents, "descents of the inverse"},
           {"permutations", &DescentsCounts::permutations, "permutations with these numbers of descents"}}};
}

Schema<PairsCount> schema_of(RowType<PairsCount> /*row*/) {
  return {"count_plusminus_pairs",
          "count plusminus --by pairs",
          "one size of the grid",
          {{"n", &PairsCount::n, "rows and columns of the grid"},
           {"pairs", &PairsCount::pairs, "pairs of truth lists that some permutation has"}}};
}

Plan<CountRequest> plan(const CountRequest& request, const Options& /*options*/) {
  if (request.predictions) {
    const Predictions lists = lists_of(*request.predictions);
    return plan_of<MatchesCounts>(
        request, {{"predictions", std::optional(fmt::format("{},{}", to_string(lists[0]), to_string(lists[1])))}});
  }
  if (request.by == By::pairs) {
    enumerate::require_rows(request.n, most_rows_by_pairs);
    return plan_of<PairsCount>(request, {{"n", request.n}, {"by", "pairs"}});
  }
  enumerate::require_rows(request.n, most_rows_by_descents);
  if (!request.n.single()) {
    refuse(mention("n", running::spelled(request.n)), fmt::format("only {} counts a family", mention("by", "pairs")),
           "give one number");
  }
  return plan_of<DescentsCounts>(request, {{"n", request.n}, {"by", "descents"}});
}

Answer run(const Plan<CountRequest>& plan, const Options& options) {
  const CountRequest& request = plan.request;
  const running::Runner runner(options);
  if (request.predictions) {
    return running::answer_of(plan.table, matches(parse_predictions(*request.predictions), runner, options));
  }
  if (request.by == By::pairs) return running::answer_of(plan.table, pairs(request.n, runner, options));
  return running::answer_of(plan.table, descents(request.n.last, runner, options));
}

// Solving.

namespace {

using enumerate::PlusminusSolution;

PlusminusSolution solved(const SolveRequest& request, int n, const running::Runner& runner) {
  return runner.on_threads(
      [&] { return enumerate::solve_plusminus(n, request.places_first, request.line, runner.engine_options()); });
}

running::Found<Solution> solve_each(const SolveRequest& request, const running::Runner& runner,
                                    const Options& options) {
  running::Found<Solution> result;
  for (int n = request.n.first; n <= request.n.last && result.whole(); ++n) {
    const PlusminusSolution solution = solved(request, n, runner);
    end_of_board(result, solution.status, request.n.single() ? "all rows" : fmt::format("all n from {}", n), options);
    if (result.whole()) result.rows.push_back({n, solution.margin});
  }
  return result;
}

running::Found<MarginCounts> margins(const PlusminusSolution& solution) {
  running::Found<MarginCounts> result;
  for (const auto& [margin, pairs] : solution.pairs) result.rows.push_back({margin, Natural(pairs)});
  return result;
}

std::string text_of(const enumerate::PlusminusTurn& turn) {
  if (const auto* append = std::get_if<enumerate::AppendedSign>(&turn.move)) return append->plus ? "+" : "-";
  const auto& square = std::get<enumerate::FilledSquare>(turn.move);
  return fmt::format("({},{})", square.column, square.row);
}

running::Found<LineTurn> line_of(const PlusminusSolution& solution) {
  running::Found<LineTurn> result;
  for (const enumerate::PlusminusTurn& turn : solution.line) {
    result.rows.push_back({static_cast<int>(result.rows.size()) + 1, turn.player, text_of(turn)});
  }
  return result;
}

// \param rows  the argument that selects the rows of the table
template <class Row>
Plan<SolveRequest> plan_of(const SolveRequest& request, const running::Argument& rows) {
  Plan<SolveRequest> plan = running::plan_for<Row>(
      request, running::command_of("solve plusminus", {{"n", request.n}, {"places_first", request.places_first}, rows}),
      fmt::format("plusses and minuses, player {} places first", request.places_first));
  plan.table.indexed = !std::same_as<Row, LineTurn>;  // the row number of a turn is no n of a sequence
  return plan;
}

}  // namespace

Schema<Solution> schema_of(RowType<Solution> /*row*/) {
  return {"solve_plusminus",
          "solve plusminus",
          "one size of the grid",
          {{"n", &Solution::n, "rows and columns of the grid"},
           {"margin", &Solution::margin, "player 1's points minus player 2's under best play by both"}}};
}

Schema<MarginCounts> schema_of(RowType<MarginCounts> /*row*/) {
  return {"solve_plusminus_predictions",
          "solve plusminus --by predictions",
          "the pairs of predictions of one margin",
          {{"margin", &MarginCounts::margin, "player 1's points minus player 2's if both place best"},
           {"pairs", &MarginCounts::pairs, "pairs of prediction lists with that margin"}}};
}

Schema<LineTurn> schema_of(RowType<LineTurn> /*row*/) {
  return {"solve_plusminus_line",
          "solve plusminus --line",
          "one turn of a game of best play",
          {{"turn", &LineTurn::turn, "turns so far, this one included"},
           {"player", &LineTurn::player, "the player who moves: 1 or 2"},
           {"move", &LineTurn::move, "the sign appended to the player's list, or the square filled"}}};
}

Plan<SolveRequest> plan(const SolveRequest& request, const Options& /*options*/) {
  enumerate::require_rows(request.n, most_solved_rows);
  if (request.places_first != 1 && request.places_first != 2) {
    refuse(mention("places_first", fmt::format("{}", request.places_first)), "no such player", "give 1 or 2");
  }
  const bool by_predictions = request.by == SolvedBy::predictions;
  if (request.line && by_predictions) {
    refuse(mention("line"), fmt::format("cannot be combined with {}", mention("by")), "leave one of them out");
  }
  if (!request.n.single() && (request.line || by_predictions)) {
    refuse(mention("n", running::spelled(request.n)),
           fmt::format("{} is for a single n", mention(request.line ? "line" : "by")), "give one number");
  }
  if (request.line) return plan_of<LineTurn>(request, {"line", true});
  if (by_predictions) return plan_of<MarginCounts>(request, {"by", "predictions"});
  return plan_of<Solution>(request, {"line", false});
}

SolveAnswer run(const Plan<SolveRequest>& plan, const Options& options) {
  const SolveRequest& request = plan.request;
  const running::Runner runner(options);
  const int n = request.n.last;
  if (n == most_solved_rows) {
    runner.note(fmt::format("{}: about 3 minutes on two processors, and {} GiB", mention("n", fmt::format("{}", n)),
                            request.line ? 8 : 6));
  }
  if (!request.line && request.by == SolvedBy::n) {
    return {running::answer_of(plan.table, solve_each(request, runner, options))};
  }
  const PlusminusSolution solution = solved(request, n, runner);
  const auto answer = [&](auto result) {
    end_of_board(result, solution.status, "all rows", options);
    return running::answer_of(plan.table, result);
  };
  if (!request.line) return {answer(margins(solution))};
  return {answer(line_of(solution)), solution.margin};
}

// Replaying.

namespace {

// `|` at each place where the lists agree, as in an alignment of two texts, and `.` elsewhere.
std::string marks(std::uint64_t matched, int length) {
  std::string text;
  for (int k = 0; k < length; ++k) text += (matched >> static_cast<unsigned>(k) & 1U) != 0 ? '|' : '.';
  return text;
}

// Adds a row for P and one for its inverse Q, each beside its player's prediction.
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

Schema<ReplayRow> schema_of(RowType<ReplayRow> /*row*/) {
  return {"replay_plusminus",
          "replay plusminus FILE",
          "one player in one game",
          {{"game", &ReplayRow::game, "the game's number in the record"},
           {"player", &ReplayRow::player, "1 or 2"},
           {"permutation", &ReplayRow::permutation, "the permutation that this player sees in the grid"},
           {"prediction", &ReplayRow::prediction, "the player's prediction list"},
           {"truth", &ReplayRow::truth, "the truth list of the permutation"},
           {"matches", &ReplayRow::matches, "| where the two lists agree, . where not"},
           {"points", &ReplayRow::points, "the number of matches"},
           {"outcome", &ReplayRow::outcome, "the result of the game, in player 2's row"}}};
}

Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& /*options*/) {
  Plan<ReplayRequest> plan =
      running::plan_for<ReplayRow>(request, "quadrille replay plusminus " + request.file, "plusses and minuses");
  plan.table.indexed = false;  // a game has two rows
  return plan;
}

RecordAnswer run(const Plan<ReplayRequest>& plan, const Options& options) {
  const std::vector<WrittenGame> games = parse_record(plan.request.record);
  running::Replayed<ReplayRow> found;
  running::replay_games(found, "game", games.size(), options, [&](std::size_t i) {
    try {
      add_rows(static_cast<int>(i) + 1, games[i], filled(games[i]), found.rows);
    } catch (const Error& error) {
      running::add_fault(found, i, error.message(), fmt::format("game {}", i + 1));
    }
  });
  return running::answer_of(plan.table, std::move(found));
}

}  // namespace quadrille::plusminus
