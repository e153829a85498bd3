// Plans and runs the estimates of the command `estimate soccer`, and makes their table.
#include "enumerate/soccer/estimate/estimate.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/estimate/intervals.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_estimate.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::Rounding;
using enumerate::written_estimate;

// By enumerate::Quantity.
constexpr std::array<std::string_view, enumerate::quantities> quantity_names{"histories",
                                                                             "games",
                                                                             "goal_wins_1",
                                                                             "goal_wins_2",
                                                                             "blocked_wins_1",
                                                                             "blocked_wins_2",
                                                                             "game_plies_mean",
                                                                             "game_plies_deviation",
                                                                             "random_plies_mean",
                                                                             "available_plies_mean",
                                                                             "available_plies_deviation"};
constexpr std::size_t quantities_of_available = 2;  // the last ones, given on request only

PitchName checked_pitch(const EstimateRequest& request) {
  PitchName name = enumerate::read_pitch(request.pitch);
  require_drawable(name);
  enumerate::require_estimable(Pitch(name));
  if (request.samples < least_samples || request.samples > most_samples) {
    refuse(mention("samples") + fmt::format(" {}", request.samples), "out of range",
           fmt::format("give from {} to {}", least_samples, most_samples));
  }
  return name;
}

}  // namespace

Schema<EstimatedQuantity> schema_of(RowType<EstimatedQuantity> /*row*/) {
  return {"estimate_soccer",
          "estimate soccer",
          "one quantity of the pitch; the quantity lies between lower and upper with a probability of 95%",
          {{"quantity", &EstimatedQuantity::quantity,
            "histories; games: finished histories; goal_wins_1 to blocked_wins_2: games by winner and ending; "
            "game_plies_mean and game_plies_deviation: over all finished games; random_plies_mean: over games of "
            "uniformly random plies; if requested, available_plies_mean and available_plies_deviation: of the number "
            "of legal plies to choose from, over all plies of all finished games"},
           {"estimate", &EstimatedQuantity::estimate, "the estimate, to seven significant digits", ColumnType::decimal},
           {"lower", &EstimatedQuantity::lower, "the lower end of the interval, rounded down", ColumnType::decimal},
           {"upper", &EstimatedQuantity::upper, "the upper end of the interval, rounded up", ColumnType::decimal}}};
}

Plan<EstimateRequest> plan(const EstimateRequest& request, const Options& /*options*/) {
  EstimateRequest normal = request;
  normal.pitch = to_string(checked_pitch(request));
  Plan<EstimateRequest> plan =
      running::plan_for<EstimatedQuantity>(normal,
                                           running::command_of("estimate soccer", {{"pitch", normal.pitch},
                                                                                   {"samples", request.samples},
                                                                                   {"seed", request.seed},
                                                                                   {"available", request.available}}),
                                           "paper soccer, " + normal.pitch);
  plan.table.indexed = false;
  return plan;
}

EstimateAnswer run(const Plan<EstimateRequest>& plan, const Options& options) {
  const EstimateRequest& request = plan.request;
  const Pitch pitch(enumerate::read_pitch(request.pitch));
  const running::Runner runner(options);
  const enumerate::SoccerEstimate found = runner.on_threads(
      [&] { return enumerate::estimate_soccer(pitch, request.samples, request.seed, runner.engine_options()); });
  EstimateAnswer answer{{.table = plan.table}};
  const bool has_rows = found.blocks >= enumerate::fewest_blocks;
  running::set_end(answer.ending, found.status,
                   {has_rows ? fmt::format("the other {} samples", request.samples - found.samples) : "all rows",
                    fmt::format("after {} of {} samples", found.samples, request.samples),
                    "give more, or fewer " + mention("samples")},
                   options);
  if (!answer.ending.whole()) answer.table.missing = answer.ending.missing;
  if (!has_rows) return answer;
  answer.samples = found.samples;
  const std::size_t asked = quantity_names.size() - (request.available ? 0 : quantities_of_available);
  std::vector<EstimatedQuantity> rows;
  for (std::size_t i = 0; i < asked; ++i) {
    const enumerate::Interval& interval = found.intervals[i];
    rows.push_back({std::string(quantity_names[i]), written_estimate(interval.estimate, Rounding::nearest),
                    written_estimate(interval.lower, Rounding::down), written_estimate(interval.upper, Rounding::up)});
    if (interval.heavy_tailed) answer.heavy_tailed.emplace_back(quantity_names[i]);
  }
  append_rows(answer.table, rows);
  if (!answer.heavy_tailed.empty()) {
    runner.note(
        fmt::format("heavy tails: {} rest on few of the samples, so their intervals may be too narrow; give more {}",
                    fmt::join(answer.heavy_tailed, ", "), mention("samples")));
  }
  return answer;
}

}  // namespace quadrille::soccer
