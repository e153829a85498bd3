// `quadrille count plusminus`: counts the filled grids of Plusses & Minuses, by the points of the players or by the
// number of minuses in the truth lists. A truth list has a plus for each rise of a permutation and a minus for each
// fall. The command can also count the pairs of truth lists that occur.
#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/plusminus/parts.hpp"
#include "enumerate/plusminus/counts.hpp"
#include "quadrille/error.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

struct CountArguments {
  std::optional<std::string> predictions;
  std::optional<std::string> n;
  std::optional<std::string> by;
};

ChoiceOption<plusminus::By> by_option() {
  using plusminus::By;
  return {"--by",
          "the objects to count with --n",
          {{"descents", By::descents, "grids, by the numbers of falls of the permutation and of its inverse"},
           {"pairs", By::pairs,
            "pairs of truth lists (rises and falls of a permutation and of its inverse) that occur, the default"}}};
}

[[noreturn]] void refuse(const std::string& message) { throw Error(ErrorKind::unusable_input, message); }

plusminus::CountRequest request_of(const CountArguments& arguments) {
  if (arguments.predictions) {
    if (arguments.n) refuse("--n: --predictions give the size of the grid; leave out one of the two");
    if (arguments.by) refuse("--by: --predictions are counted by matches; leave out one of the two");
    return {.predictions = arguments.predictions};
  }
  if (!arguments.n) refuse("count plusminus: nothing to count; give --predictions U,V, or --n N");
  const auto by = arguments.by ? by_option().parse(*arguments.by) : plusminus::By::pairs;
  const bool pairs = by == plusminus::By::pairs;
  const int most = pairs ? plusminus::most_rows_by_pairs : plusminus::most_rows_by_descents;
  const auto cost = pairs ? enumerate::pairs_costs.back().cost : enumerate::descents_costs.back().cost;
  return {
      .n = parse_range("--n", *arguments.n, 1, most, fmt::format(" ({} takes about {} on two processors)", most, cost)),
      .by = by};
}

std::string progress_of(const plusminus::CountRequest& request, const engines::Progress& at) {
  const std::uint64_t percent = at.total == 0 ? 100 : at.done * 100 / at.total;
  if (request.predictions) {
    return fmt::format("tableaux of {} cells: {}% of all sizes for both lists", at.grade, percent);
  }
  if (request.by == plusminus::By::descents) return fmt::format("n = {}: {}%", at.grade, percent);
  return fmt::format("n = {}: {}% of {} sets of shapes met", at.grade, percent, at.total);
}

Exit count_plusminus(const CountArguments& arguments, const Session& session) {
  const plusminus::CountRequest request = request_of(arguments);
  // In a count by descents the engine makes the rows outside its memory account.
  if (!request.predictions && request.by == plusminus::By::descents) session.bound_memory(Session::room_for_rows);
  Shown shown;
  shown.text = std::bind_front(progress_of, request);
  return answer(session, request, shown);
}

}  // namespace

void add_count_plusminus(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command =
      parent.add_command("plusminus", "count the filled grids of Plusses and Minuses",
                         [arguments](const Session& session) { return count_plusminus(*arguments, session); });
  command
      .add_option("--predictions", arguments->predictions,
                  "both players' lists, for example +-+,++-; count the grids by both players' points")
      .type_name("U,V");
  command.add_option("--n", arguments->n, "size of the grid, N by N; A..B for several sizes, with --by pairs")
      .type_name("N");
  by_option().add(command, arguments->by);
  command.footer(
      "examples:\n"
      "  quadrille count plusminus --predictions +-+-+-+,++-++-+\n"
      "  quadrille count plusminus --n 200 --by descents --format csv\n"
      "  quadrille count plusminus --n 1..20 --by pairs");
}

}  // namespace quadrille::cli::plusminus_commands
