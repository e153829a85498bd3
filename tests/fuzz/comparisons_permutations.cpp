// Up's & Down's and Plusses & Minuses: counts and solutions against the reference implementations.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "enumerate/plusminus/counts.hpp"
#include "enumerate/plusminus/margin.hpp"
#include "enumerate/updown/counts.hpp"
#include "enumerate/updown/minimax.hpp"
#include "games/plusminus/signs.hpp"
#include "games/updown/score.hpp"
#include "quadrille/plusminus.hpp"
#include "quadrille/updown.hpp"
#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

Options options_of(const Query& query) { return {.threads = query["threads"]}; }

// Up's & Down's.

void compare_scores(const Query& query) {
  const int n = query["n"];
  require(rows<updown::ScoreCounts>(updown::count({.n = n}, options_of(query))) == enumerate::count_updown_ref(n),
          "permutations by score differ from the reference's");
  const Answer words = updown::count({.n = n, .by = updown::By::signature}, options_of(query));
  Natural all = 0;
  for (const auto& word : rows<updown::SignatureCounts>(words)) all += word.permutations;
  Natural factorial = 1;
  for (int k = 2; k <= n; ++k) factorial *= k;
  require(all == factorial, "the permutations of all words are not all permutations");
}

std::string scores_command(const Query& query) {
  return fmt::format("quadrille count updown --n {} --threads {}", query["n"], query["threads"]);
}

// The list with the query's number: the first numbers of a permutation of 1 to n.
enumerate::PartialRound round_of(const Query& query) {
  const int n = query["n"];
  std::vector<int> left(static_cast<std::size_t>(n));
  std::iota(left.begin(), left.end(), 1);
  enumerate::PartialRound round{n, query["defense"] == 1 ? updown::Role::defense : updown::Role::offense, {}};
  auto choice = static_cast<std::size_t>(query["list"]);
  for (int k = std::min(query["written"], n); k > 0; --k) {
    const std::size_t at = choice % left.size();
    choice /= left.size();
    round.list.push_back(left[at]);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return round;
}

void compare_advice(const Query& query) {
  const enumerate::PartialRound round = round_of(query);
  const int value = enumerate::solve_updown_ref(round);
  updown::SolveRequest request{.n = round.n, .first = round.first, .list = round.list};
  for (const auto& advice : rows<updown::Advice>(updown::solve(request))) {
    enumerate::PartialRound next = round;
    next.list.push_back(advice.number);
    require(advice.score == enumerate::solve_updown_ref(next), "advice differs from the reference's value");
  }
  request.line = true;
  std::vector<int> line;
  for (const auto& turn : rows<updown::LineTurn>(updown::solve(request))) line.push_back(turn.number);
  require(line.size() == static_cast<std::size_t>(round.n) &&
              std::equal(round.list.begin(), round.list.end(), line.begin()),
          "a line of best play does not continue the list");
  require(updown::score_ref(updown::word_of(line)) == value, "a line of best play does not end with the value");
}

std::string advice_command(const Query& query) {
  const enumerate::PartialRound round = round_of(query);
  return fmt::format("quadrille solve updown --n {} --first {} --list '{}'", round.n,
                     query["defense"] == 1 ? "defense" : "offense", fmt::join(round.list, ","));
}

// Plusses & Minuses.

plusminus::Predictions predictions_of(const Query& query) {
  const int length = query["n"] - 1;
  plusminus::Predictions lists;
  for (const std::size_t player : {0U, 1U}) {
    for (int k = 0; k < length; ++k) {
      lists[player] = lists[player].with((query[player == 0 ? "first" : "second"] >> k & 1) != 0);
    }
  }
  return lists;
}

std::string predictions_text(const Query& query) {
  const plusminus::Predictions lists = predictions_of(query);
  return plusminus::to_string(lists[0]) + ',' + plusminus::to_string(lists[1]);
}

void compare_matches(const Query& query) {
  const Answer answer = plusminus::count({.predictions = predictions_text(query)}, options_of(query));
  require(rows<plusminus::MatchesCounts>(answer) == enumerate::count_matches_ref(predictions_of(query)),
          "matches differ from the reference's");
}

std::string matches_command(const Query& query) {
  return fmt::format("quadrille count plusminus --predictions={} --threads {}", predictions_text(query),
                     query["threads"]);
}

void compare_pairs(const Query& query) {
  const int n = query["n"];
  const Answer descents = plusminus::count({.n = n, .by = plusminus::By::descents}, options_of(query));
  require(rows<plusminus::DescentsCounts>(descents) == enumerate::count_descents_ref(n),
          "descents differ from the reference's");
  const Answer pairs = plusminus::count({.n = {1, n}}, options_of(query));
  require(rows<plusminus::PairsCount>(pairs) == enumerate::count_pairs_ref(1, n), "pairs differ from the reference's");
}

std::string pairs_command(const Query& query) {
  return fmt::format("quadrille count plusminus --n 1..{} --by pairs --threads {}", query["n"], query["threads"]);
}

void compare_margins(const Query& query) {
  const int n = query["n"];
  const int places_first = query["places-first"];
  const auto expected = enumerate::solve_plusminus_ref(n, places_first);
  plusminus::SolveRequest request{.n = n, .places_first = places_first};
  const auto value = rows<plusminus::Solution>(plusminus::solve(request, options_of(query)));
  require(value.at(0).margin == expected.margin, "the margin differs from the reference's");
  request.by = plusminus::SolvedBy::predictions;
  const auto margins = rows<plusminus::MarginCounts>(plusminus::solve(request, options_of(query)));
  require(margins.size() == expected.pairs.size(), "margins are missing");
  for (const plusminus::MarginCounts& row : margins) {
    const auto pairs = expected.pairs.find(row.margin);
    require(pairs != expected.pairs.end() && row.pairs == pairs->second,
            "pairs of a margin differ from the reference's");
  }
  request.by = plusminus::SolvedBy::n;
  request.line = true;
  require(plusminus::solve(request, options_of(query)).margin == expected.margin,
          "a line of best play ends with another margin");
}

std::string margins_command(const Query& query) {
  return fmt::format("quadrille solve plusminus --n {} --places-first {} --by predictions --threads {}", query["n"],
                     query["places-first"], query["threads"]);
}

}  // namespace

std::vector<Comparison> permutation_comparisons() {
  const Parameter threads{"threads", 1, 3};
  return {{{"count-updown", {{"n", 1, 7}, threads}}, scores_command, compare_scores},
          {{"solve-updown", {{"n", 1, 6}, {"defense", 0, 1}, {"written", 0, 6}, {"list", 0, 719}}},
           advice_command,
           compare_advice},
          {{"matches-plusminus", {{"n", 1, 6}, {"first", 0, 31}, {"second", 0, 31}, threads}},
           matches_command,
           compare_matches},
          {{"pairs-plusminus", {{"n", 1, 6}, threads}}, pairs_command, compare_pairs},
          {{"solve-plusminus", {{"n", 1, 3}, {"places-first", 1, 2}, threads}}, margins_command, compare_margins}};
}

}  // namespace quadrille::fuzz
