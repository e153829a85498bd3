// `quadrille count plusminus`: the filled grids of Plusses & Minuses, counted.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/plusminus/commands.hpp"
#include "enumerate/plusminus/costs.hpp"
#include "enumerate/plusminus/tables.hpp"
#include "games/plusminus/signs.hpp"
#include "quadrille/error.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

enum class By { descents, pairs };

struct CountArguments {
  std::optional<std::string> predictions;
  std::optional<std::string> n;
  std::optional<std::string> by;
};

ChoiceOption<By> by_option() {
  return {"--by",
          "what is counted, with --n",
          {{"descents", By::descents, "grids by the minuses in both truth lists"},
           {"pairs", By::pairs, "pairs of truth lists that occur, the default"}}};
}

[[noreturn]] void refuse(const std::string& message) { throw Error(ErrorKind::unusable_input, message); }

plusminus::Predictions parse_lists(const std::string& text) {
  const auto signs_in = [](std::string_view part) {
    return std::count_if(part.begin(), part.end(), [](char c) { return c == '+' || c == '-'; });
  };
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto first = signs_in(std::string_view(text).substr(0, comma));
  const auto second = signs_in(std::string_view(text).substr(comma));
  try {
    // More than a sign word holds is no other mistake than more than can be counted, so lengths are compared before
    // anything else once both lists have something; what is no sign is the nearer mistake.
    constexpr int most = plusminus::most_rows_by_matches - 1;
    if (std::max(first, second) <= plusminus::most_signs) plusminus::parse_predictions(text);
    if (first != second) {
      refuse(fmt::format("player 1's list has {} signs, player 2's {}; give both n - 1 signs", first, second));
    }
    if (first > most) {
      refuse(fmt::format("{} signs each; give at most {} (which take about {} on two processors)", first, most,
                         running::matches_costs.back().cost));
    }
    return plusminus::parse_predictions(text);
  } catch (const Error& error) {
    throw error.within(fmt::format("--predictions '{}'", text));
  }
}

// The boards of --n.
Range parse_n(const std::string& text, By by) {
  const bool pairs = by == By::pairs;
  const int most = pairs ? plusminus::most_rows_by_pairs : plusminus::most_rows_by_descents;
  const auto cost = pairs ? running::pairs_costs.back().cost : running::descents_costs.back().cost;
  const Range range =
      parse_range("--n", text, 1, most, fmt::format(" ({} takes about {} on two processors)", most, cost));
  if (!pairs && !range.single()) {
    refuse(fmt::format("--n '{}': only --by pairs counts a family; give one number", text));
  }
  return range;
}

std::uint64_t percent(const engines::Progress& at) { return at.total == 0 ? 100 : at.done * 100 / at.total; }

template <class Row, class Query>
Exit count_and_show(const Session& session, const Query& query,
                    std::function<std::string(const engines::Progress&)> progress) {
  Shown shown;
  shown.text = std::move(progress);
  return run_and_show<Row>(session, header_of(query), shown,
                           [&](const Options& options) { return count(query, options); });
}

Exit count_matches(const std::string& text, const Session& session) {
  const plusminus::Predictions lists = parse_lists(text);
  const std::string predictions = fmt::format("{},{}", plusminus::to_string(lists[0]), plusminus::to_string(lists[1]));
  return count_and_show<plusminus::MatchesCounts>(
      session, plusminus::MatchesQuery{predictions}, [](const engines::Progress& at) {
        return fmt::format("tableaux of {} cells: {}% of all sizes for both lists", at.grade, percent(at));
      });
}

Exit count_plusminus(const CountArguments& arguments, const Session& session) {
  if (arguments.predictions) {
    if (arguments.n) refuse("--n: --predictions say how large the board is; leave out one of the two");
    if (arguments.by) refuse("--by: --predictions are counted by matches; leave out one of the two");
    return count_matches(*arguments.predictions, session);
  }
  if (!arguments.n) refuse("count plusminus: nothing to count; give --predictions U,V, or --n N");
  const By by = arguments.by ? by_option().parse(*arguments.by) : By::pairs;
  const Range n = parse_n(*arguments.n, by);
  if (by == By::descents) {
    session.bound_memory_of_rows();  // the engine makes them, beyond its account
    return count_and_show<plusminus::DescentsCounts>(
        session, plusminus::DescentsQuery{n.last},
        [](const engines::Progress& at) { return fmt::format("n = {}: {}%", at.grade, percent(at)); });
  }
  return count_and_show<plusminus::PairsCount>(
      session, plusminus::PairsQuery{n.first, n.last}, [](const engines::Progress& at) {
        return fmt::format("n = {}: {}% of {} sets of shapes met", at.grade, percent(at), at.total);
      });
}

}  // namespace

void add_count_plusminus(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command =
      parent.add_command("plusminus", "count the filled grids of Plusses and Minuses",
                         [arguments](const Session& session) { return count_plusminus(*arguments, session); });
  command
      .add_option("--predictions", arguments->predictions,
                  "both players' lists, as +-+,++-: the grids by both players' points")
      .type_name("U,V");
  command.add_option("--n", arguments->n, "grids of N by N; A..B for several, by pairs").type_name("N");
  by_option().add(command, arguments->by);
  command.footer(
      "examples:\n"
      "  quadrille count plusminus --predictions +-+-+-+,++-++-+\n"
      "  quadrille count plusminus --n 200 --by descents --format csv\n"
      "  quadrille count plusminus --n 1..20 --by pairs");
}

}  // namespace quadrille::cli::plusminus_commands
