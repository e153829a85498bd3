// Answers each request about Up's & Down's: plans the computation, runs it, and makes the table with the answer.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/updown/counts.hpp"
#include "enumerate/updown/minimax.hpp"
#include "games/updown/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::updown {

namespace {

std::string rules_of(const Range& n) {
  return fmt::format("up's & down's, {} number{}", running::spelled(n), n.last == 1 ? "" : "s");
}

constexpr const char* score_meaning = "length of the longest factor that occurs twice in the up/down word";
constexpr const char* scored_meaning = "permutations of 1..n with that score";

// Counting.

// Processor seconds at about 2.5 GHz, measured at n = 32. Each further number doubles them.
double seconds_of(int n) { return std::ldexp(5.8, n - 32); }

running::Found<ScoreCounts> scores_of(int n, const running::Runner& runner) {
  engines::RunOptions options = runner.engine_options();
  // The observer of a range of n needs to know the current n.
  if (options.observer) {
    options.observer = [n, report = options.observer](engines::Progress at) {
      at.grade = n;
      report(at);
    };
  }
  return runner.on_threads([&] { return enumerate::count_updown(n, options); });
}

// `UDU`. The order of the words as texts is that of these numbers' binary digits, with U before D.
std::string signature(std::uint64_t index, int letters) {
  std::string text;
  for (int i = letters - 1; i >= 0; --i) text += (index >> static_cast<unsigned>(i) & 1U) == 0 ? 'U' : 'D';
  return text;
}

std::string from(int n) { return fmt::format("all n from {}", n); }

// The rows of each n that was counted. \param row  row(n, scores): the row of one score
template <class Row, class MakeRow>
running::Found<Row> count_scores(const Range& numbers, const running::Runner& runner, const Options& options,
                                 const MakeRow& row) {
  double seconds = 0;
  for (int n = numbers.first; n <= numbers.last; ++n) seconds += seconds_of(n);
  runner.note_cost(seconds);
  running::Found<Row> result;
  for (int n = numbers.first; n <= numbers.last && result.whole(); ++n) {
    const running::Found<ScoreCounts> scores = scores_of(n, runner);
    running::set_end(result, scores.status, {from(n)}, options);
    for (const ScoreCounts& counts : scores.rows) result.rows.push_back(row(n, counts));
  }
  return result;
}

running::Found<SignatureCounts> count_signatures(int n, const Options& options) {
  const running::Runner runner(options);
  running::Found<SignatureCounts> result;
  const std::vector<std::uint64_t> counts = enumerate::signature_counts(n);
  if (runner.engine_options().stop.stop_requested()) {
    running::set_end(result, RunStatus::interrupted, {"all rows"}, options);
    return result;
  }
  result.rows.reserve(counts.size());
  for (std::uint64_t i = 0; i < counts.size(); ++i) {
    result.rows.push_back({signature(i, n - 1), Natural(counts[i])});
  }
  return result;
}

template <class Row>
Plan<CountRequest> plan_of(const CountRequest& request, const char* by) {
  return running::plan_for<Row>(request, running::command_of("count updown", {{"n", request.n}, {"by", by}}),
                                rules_of(request.n));
}

}  // namespace

Schema<ScoreCounts> schema_of(RowType<ScoreCounts> /*row*/) {
  return {
      "count_updown_score",
      "count updown --by score",
      "the permutations of one score",
      {{"score", &ScoreCounts::score, score_meaning}, {"permutations", &ScoreCounts::permutations, scored_meaning}}};
}

Schema<RangeScoreCounts> schema_of(RowType<RangeScoreCounts> /*row*/) {
  return {"count_updown_scores",
          "count updown --n A..B --by score",
          "the permutations of one n and score",
          {{"n", &RangeScoreCounts::n, "numbers written"},
           {"score", &RangeScoreCounts::score, score_meaning},
           {"permutations", &RangeScoreCounts::permutations, scored_meaning}}};
}

Schema<SignatureCounts> schema_of(RowType<SignatureCounts> /*row*/) {
  return {"count_updown_signature",
          "count updown --by signature",
          "the permutations of one up/down word",
          {{"signature", &SignatureCounts::signature, "the word: U where the permutation rises, D where it falls"},
           {"permutations", &SignatureCounts::permutations, "permutations of 1..n with that word"}}};
}

Plan<CountRequest> plan(const CountRequest& request, const Options& /*options*/) {
  const Range& n = request.n;
  if (request.by == By::signature) {
    if (!n.single()) {
      refuse(mention("n", running::spelled(n)), "signatures are counted for a single n", "give one number");
    }
    enumerate::require_numbers(n.last, most_signature_numbers);
    Plan<CountRequest> plan = plan_of<SignatureCounts>(request, "signature");
    plan.table.indexed = false;
    return plan;
  }
  enumerate::require_numbers(n.first, most_counted_numbers);
  enumerate::require_numbers(n.last, most_counted_numbers);
  if (n.last < n.first) refuse(mention("n", running::spelled(n)), "runs backwards", "give the lesser number first");
  if (n.single()) return plan_of<ScoreCounts>(request, "score");
  Plan<CountRequest> plan = plan_of<RangeScoreCounts>(request, "score");
  plan.table.indexed = false;
  return plan;
}

Answer run(const Plan<CountRequest>& plan, const Options& options) {
  const Range& n = plan.request.n;
  if (plan.request.by == By::signature) return running::answer_of(plan.table, count_signatures(n.last, options));
  const running::Runner runner(options);
  if (n.single()) {
    return running::answer_of(plan.table,
                              count_scores<ScoreCounts>(n, runner, options, [](int, const auto& row) { return row; }));
  }
  return running::answer_of(plan.table,
                            count_scores<RangeScoreCounts>(n, runner, options, [](int each, const auto& row) {
                              return RangeScoreCounts{each, row.score, row.permutations};
                            }));
}

// Solving.

namespace {

// Processor seconds at about 2.5 GHz by the number of unused numbers, as measured. A best play asks for a value at
// every turn, advice for the value of every number.
double seconds_of_line(int unused) { return std::ldexp(38, unused - 39); }
double seconds_of_advice(int unused) { return std::ldexp(18, unused - 36); }
constexpr int seconds_of_a_value_at_most = 6;
constexpr int long_value_from = 37;

void note_seconds(const running::Runner& runner, double seconds) {
  if (seconds > 1) runner.note(fmt::format("about {:.0f} s", seconds));
}

// The stop token or the deadline ended the run. \param missing  the missing rows
template <class Row>
running::Found<Row> interrupted(const Options& options, running::Found<Row> result = {},
                                std::string missing = "all rows") {
  const char* const reached = result.rows.empty() ? "before anything was found" : "";
  running::set_end(result, RunStatus::interrupted, {std::move(missing), reached}, options);
  return result;
}

running::Found<Solution> solve_each(const SolveRequest& request, const running::Runner& runner,
                                    const Options& options) {
  if (request.n.last >= long_value_from) {
    runner.note(fmt::format("up to {} s for each n from {} on", seconds_of_a_value_at_most, long_value_from));
  }
  running::Found<Solution> result;
  for (int n = request.n.first; n <= request.n.last; ++n) {
    const std::optional<int> score = enumerate::solve_updown({n, request.first, {}}, runner.engine_options());
    if (!score) return interrupted(options, std::move(result), fmt::format("n from {} on", n));
    result.rows.push_back({n, std::string(to_string(request.first)), *score});
  }
  return result;
}

running::Found<LineTurn> best_play(const enumerate::PartialRound& round, const running::Runner& runner,
                                   const Options& options) {
  note_seconds(runner, seconds_of_line(round.n - static_cast<int>(round.list.size())));
  const auto line = enumerate::best_play_updown(round, runner.engine_options());
  if (!line) return interrupted<LineTurn>(options);
  running::Found<LineTurn> result;
  for (const int number : *line) {
    const int turn = static_cast<int>(result.rows.size()) + 1;
    result.rows.push_back({turn, turn % 2 == 1 ? 1 : 2, number});
  }
  return result;
}

running::Found<Advice> advise(const enumerate::PartialRound& round, const running::Runner& runner,
                              const Options& options) {
  note_seconds(runner, seconds_of_advice(round.n - static_cast<int>(round.list.size())));
  auto advice = enumerate::advise_updown(round, runner.engine_options());
  if (!advice) return interrupted<Advice>(options);
  running::Found<Advice> result;
  result.rows = std::move(*advice);
  return result;
}

enumerate::PartialRound round_of(const SolveRequest& request) {
  return {request.n.last, request.first, request.list.value_or(std::vector<int>())};
}

template <class Row>
Plan<SolveRequest> plan_of(const SolveRequest& request) {
  std::optional<std::string> list;
  if (request.list) list = request.list->empty() ? "''" : fmt::format("{}", fmt::join(*request.list, ","));
  return running::plan_for<Row>(
      request,
      running::command_of(
          "solve updown",
          {{"n", request.n}, {"first", to_string(request.first)}, {"line", request.line}, {"list", list}}),
      rules_of(request.n));
}

}  // namespace

Schema<Solution> schema_of(RowType<Solution> /*row*/) {
  return {"solve_updown",
          "solve updown",
          "one n",
          {{"n", &Solution::n, "numbers written"},
           {"first", &Solution::first, "the side that moves first: offense or defense"},
           {"score", &Solution::score, "the score under best play by both"}}};
}

Schema<Advice> schema_of(RowType<Advice> /*row*/) {
  return {"solve_updown_list",
          "solve updown --list",
          "one legal next number",
          {{"number", &Advice::number, "the number to write next"},
           {"score", &Advice::score, "the score under best play after the number"}}};
}

Schema<LineTurn> schema_of(RowType<LineTurn> /*row*/) {
  return {"solve_updown_line",
          "solve updown --line",
          "one turn of a game of best play",
          {{"turn", &LineTurn::turn, "turns so far, this one included"},
           {"player", &LineTurn::player, "the player who writes the number: 1 moves first, 2 second"},
           {"number", &LineTurn::number, "the number written"}}};
}

Plan<SolveRequest> plan(const SolveRequest& request, const Options& /*options*/) {
  const Range& n = request.n;
  if (n.first < 1 || n.last < n.first || n.last > most_solved_numbers) {
    refuse(mention("n", running::spelled(n)), "out of range",
           fmt::format("give numbers from 1 to {}, the lesser first", most_solved_numbers));
  }
  if (!request.line && !request.list) return plan_of<Solution>(request);
  if (!n.single()) {
    refuse(mention("n", running::spelled(n)), mention(request.line ? "line" : "list") + " is for a single n",
           "give one number");
  }
  enumerate::require_playable(round_of(request));
  if (request.line) return plan_of<LineTurn>(request);
  Plan<SolveRequest> plan = plan_of<Advice>(request);
  plan.table.indexed = false;  // numbers that are written already have no row
  return plan;
}

Answer run(const Plan<SolveRequest>& plan, const Options& options) {
  const SolveRequest& request = plan.request;
  const running::Runner runner(options);
  const enumerate::PartialRound round = round_of(request);
  if (request.line) return running::answer_of(plan.table, best_play(round, runner, options));
  if (request.list) return running::answer_of(plan.table, advise(round, runner, options));
  return running::answer_of(plan.table, solve_each(request, runner, options));
}

// Replaying.

namespace {

ReplayRow row_of(std::size_t number, const Round& round, const PlayedRound& played, const Standing& standing) {
  const Repetition& found = played.repetition;
  const auto place = [&](int letter) { return found.length == 0 ? std::nullopt : std::optional(letter + 1); };
  return {static_cast<int>(number),
          static_cast<int>(round.offense),
          static_cast<int>(round.first),
          fmt::format("{}", fmt::join(round.numbers, ",")),
          to_string(played.word),
          found.length,
          place(found.first),
          place(found.second),
          standing.grand_scores[0],
          standing.grand_scores[1]};
}

}  // namespace

Schema<ReplayRow> schema_of(RowType<ReplayRow> /*row*/) {
  return {"replay_updown",
          "replay updown FILE",
          "one round",
          {{"round", &ReplayRow::round, "the round's number in the record"},
           {"offense", &ReplayRow::offense, "the player on offense: 1 or 2"},
           {"first", &ReplayRow::first, "the player who moves first: 1 or 2"},
           {"list", &ReplayRow::list, "the numbers in the order written"},
           {"word", &ReplayRow::word, "the list's up/down word"},
           {"score", &ReplayRow::score, "length of the longest factor that occurs twice in the word"},
           {"place_1", &ReplayRow::place_1, "the place, from 1, where that factor first begins"},
           {"place_2", &ReplayRow::place_2, "the place where that factor begins again"},
           {"grand_1", &ReplayRow::grand_1, "player 1's grand score so far"},
           {"grand_2", &ReplayRow::grand_2, "player 2's grand score so far"}}};
}

Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& /*options*/) {
  Plan<ReplayRequest> plan =
      running::plan_for<ReplayRow>(request, "quadrille replay updown " + request.file, "up's & down's");
  plan.table.indexed = false;  // a round that breaks the rules has no row, and a b-file would give it the score 0
  return plan;
}

RecordAnswer run(const Plan<ReplayRequest>& plan, const Options& options) {
  const std::vector<WrittenRound> rounds = parse_record(plan.request.record);
  running::Replayed<ReplayRow> found;
  Standing standing;
  running::replay_games(found, "round", rounds.size(), options, [&](std::size_t i) {
    const auto& [line, round] = rounds[i];
    if (const auto fault = fault_of(round.numbers)) {
      running::add_fault(found, i, fmt::format("line {}: turn {}: {}", line, fault->turn, fault->message),
                         fmt::format("round {}", i + 1));
      return;
    }
    const PlayedRound played = play(round);
    standing.add(round.offense, played.score());
    found.rows.push_back(row_of(i + 1, round, played, standing));
  });
  return running::answer_of(plan.table, std::move(found));
}

}  // namespace quadrille::updown
