// The job that draws drawings, histories and games of Paper Soccer.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "enumerate/engines/trail_sweep/plan.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/sample/drawings.hpp"
#include "enumerate/soccer/sample/histories.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_sample.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::Sampled;
using enumerate::SampleSize;
using enumerate::ShownHistory;

// The pitch, once the query is known to be one that can be answered. The frontier takes every pitch that a drawing
// holds.
PitchName checked(const SampleQuery& query) {
  const PitchName name = parse_pitch_name(query.pitch);
  require_drawable(name);
  if (query.count < 1 || query.count > most_records) {
    refuse(mention("count") + fmt::format(" {}", query.count), "out of range",
           fmt::format("give a number from 1 to {}", most_records));
  }
  if (query.of != SampleOf::drawings && !enumerate::fits_trails(name)) {
    refuse(fmt::format("pitch '{}'", to_string(name)),
           fmt::format("too wide to draw its {}, for more than {} segments cross its frontier", to_string(query.of),
                       graphs::most_crossing),
           "choose a narrower pitch (paper:4x9 fits), or sample " + mention("of", "drawings"));
  }
  return name;
}

Sampled<ShownHistory> sample_shown_drawings(const Pitch& pitch, const SampleSize& size,
                                            const engines::RunOptions& options) {
  Sampled<graphs::WideEdgeSet> drawings = enumerate::sample_drawings(pitch, size, options);
  Sampled<ShownHistory> shown{{}, std::move(drawings.population), drawings.status, std::move(drawings.reached)};
  if (shown.status != RunStatus::complete) return shown;
  const enumerate::DrawingHistories histories(pitch);
  shown.things.resize(size.count);
  engines::parallel_for_index(0, size.count, [&](std::size_t k) {
    if (options.stop.stop_requested()) return;
    engines::RandomStream stream = size.second_stream(k);
    shown.things[k] = histories.draw(drawings.things[k], stream);
  });
  if (options.stop.stop_requested())
    return {{}, std::move(shown.population), RunStatus::interrupted, "while histories were drawn"};
  return shown;
}

Sampled<ShownHistory> sample_shown_histories(const Pitch& pitch, SampleOf of, const SampleSize& size,
                                             const engines::RunOptions& options) {
  const auto which = of == SampleOf::games ? enumerate::Histories::finished : enumerate::Histories::all;
  Sampled<History> histories = enumerate::sample_histories(pitch, which, size, options);
  Sampled<ShownHistory> shown{{}, std::move(histories.population), histories.status, std::move(histories.reached)};
  for (History& history : histories.things) shown.things.push_back({std::move(history), true});
  return shown;
}

// What the samples take beside the engine's tables: their states, histories and texts.
std::size_t bytes_of(const SampleQuery& query, const Pitch& pitch) {
  return query.count * (512 + 10 * pitch.lattice().edge_count());
}

std::string population_text(const SampleQuery& query, const Natural& population) {
  if (population == 1) return fmt::format("the one that there is of {}", to_string(query.of));
  return fmt::format("uniform among {} {}", population.str(), to_string(query.of));
}

}  // namespace

std::string_view to_string(SampleOf of) {
  switch (of) {
    case SampleOf::drawings:
      return "drawings";
    case SampleOf::histories:
      return "histories";
    case SampleOf::games:
      return "games";
  }
  return {};
}

std::string request_of(const SampleQuery& query) {
  return running::command_of("sample soccer", {{"pitch", to_string(parse_pitch_name(query.pitch))},
                                               {"of", to_string(query.of)},
                                               {"count", query.count},
                                               {"seed", query.seed}});
}

SampleResult sample(const SampleQuery& query, const Options& options) {
  const Pitch pitch(checked(query));
  const running::Runner runner(options);
  engines::RunOptions engine_options = runner.engine_options();
  const std::size_t beside = bytes_of(query, pitch);
  engine_options.memory = engine_options.memory > beside ? engine_options.memory - beside : 0;
  const SampleSize size{query.count, query.seed};
  const Sampled<ShownHistory> sampled = runner.on_threads([&] {
    return query.of == SampleOf::drawings ? sample_shown_drawings(pitch, size, engine_options)
                                          : sample_shown_histories(pitch, query.of, size, engine_options);
  });
  SampleResult result;
  result.population = sampled.population;
  running::set_end(
      result, sampled.status,
      {"all records", sampled.reached, fmt::format("give more, a smaller {}, or a narrower pitch", mention("count"))},
      options.spelling);
  for (const ShownHistory& shown : sampled.things) {
    result.rows.push_back({to_string(pitch, shown.history), shown.uniform});
  }
  return result;
}

namespace {

// By which of its histories each drawing is shown.
std::string shown_text(const std::vector<SampledHistory>& rows) {
  const auto uniform = std::ranges::count(rows, true, &SampledHistory::uniform);
  if (uniform == std::ssize(rows)) return "each shown by a history of it, uniform among all";
  if (uniform == 0) return "each shown by the first of its histories";
  return "each shown by a history of it: uniform among all, or the first of them";
}

}  // namespace

std::string record_of(const SampleQuery& query, const SampleResult& result) {
  const bool drawings = query.of == SampleOf::drawings;
  std::string text = fmt::format("pitch {}\n# {}\n# {}\n", to_string(parse_pitch_name(query.pitch)), request_of(query),
                                 population_text(query, result.population));
  if (drawings) text += fmt::format("# {}\n", shown_text(result.rows));
  for (const SampledHistory& row : result.rows) {
    text += row.history;
    if (drawings) text += row.uniform ? "  # uniform" : "  # first";
    text += '\n';
  }
  return text;
}

}  // namespace quadrille::soccer
