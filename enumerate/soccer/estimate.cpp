// Paper Soccer estimated: the job, its rows and their schema.
#include "enumerate/soccer/estimate/estimate.hpp"

#include <fmt/format.h>

#include <string_view>

#include "enumerate/numbers/written_estimate.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
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
constexpr std::size_t quantities_of_available = 2;  // the last ones, which are given if asked for

PitchName checked_pitch(const EstimateQuery& query) {
  const PitchName name = parse_pitch_name(query.pitch);
  require_drawable(name);
  if (query.samples < least_samples || query.samples > most_samples) {
    refuse(mention("samples") + fmt::format(" {}", query.samples), "out of range",
           fmt::format("give from {} to {}", least_samples, most_samples));
  }
  return name;
}

}  // namespace

Schema<EstimatedQuantity> schema_of(RowType<EstimatedQuantity> /*row*/) {
  return {"estimate_soccer",
          "estimate soccer",
          "one quantity of the pitch; it lies between lower and upper with 95%",
          {{"quantity", &EstimatedQuantity::quantity,
            "histories; games, the finished ones; goal_wins_1 to blocked_wins_2, those by winner and by how they end; "
            "game_plies_mean and game_plies_deviation, over all finished games; random_plies_mean, over games of "
            "uniformly random plies; where asked for, available_plies_mean and available_plies_deviation, of the legal "
            "plies that there were, over all plies of all finished games"},
           {"estimate", &EstimatedQuantity::estimate, "seven significant digits", ColumnType::decimal},
           {"lower", &EstimatedQuantity::lower, "the lower end of its interval, rounded down", ColumnType::decimal},
           {"upper", &EstimatedQuantity::upper, "the upper end, rounded up", ColumnType::decimal}}};
}

std::string request_of(const EstimateQuery& query) {
  return running::command_of("estimate soccer", {{"pitch", to_string(checked_pitch(query))},
                                                 {"samples", query.samples},
                                                 {"seed", query.seed},
                                                 {"available", query.available}});
}

EstimateResult estimate(const EstimateQuery& query, const Options& options) {
  const Pitch pitch(checked_pitch(query));
  const running::Runner runner(options);
  const enumerate::SoccerEstimate found = runner.on_threads(
      [&] { return enumerate::estimate_soccer(pitch, query.samples, query.seed, runner.engine_options()); });
  EstimateResult result;
  const bool has_rows = found.blocks >= enumerate::fewest_blocks;
  running::set_end(result, found.status,
                   {has_rows ? fmt::format("the other {} samples", query.samples - found.samples) : "all rows",
                    fmt::format("after {} of {} samples", found.samples, query.samples),
                    "give more, or fewer " + mention("samples")},
                   options.spelling);
  if (!has_rows) return result;
  result.samples = found.samples;
  const std::size_t asked = quantity_names.size() - (query.available ? 0 : quantities_of_available);
  for (std::size_t i = 0; i < asked; ++i) {
    const enumerate::Interval& interval = found.intervals[i];
    result.rows.push_back({std::string(quantity_names[i]), written_estimate(interval.estimate, Rounding::nearest),
                           written_estimate(interval.lower, Rounding::down),
                           written_estimate(interval.upper, Rounding::up)});
    if (interval.heavy_tailed) result.heavy_tailed.emplace_back(quantity_names[i]);
  }
  return result;
}

}  // namespace quadrille::soccer
