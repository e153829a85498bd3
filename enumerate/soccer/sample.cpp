// Plans and runs the command `sample soccer`, which chooses random drawings, histories or games of Paper Soccer.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "enumerate/engines/trail_sweep/plan.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/sample/samplers.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_sample.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::Sampled;
using enumerate::SampleSize;
using enumerate::ShownHistory;

// True if no more vertices lie open than the frontier has slots for, and no vertex has more edges than the joiner of
// trails takes.
bool can_be_sampled(const PitchName& name) {
  const Pitch pitch(name);
  if (pitch.goal(pitch.start()) != Goal::none) return true;
  const enumerate::SoccerSweep sweep = enumerate::whole_sweep(pitch);
  const auto has_few = [](const auto& neighbours) { return neighbours.size() + 2 <= engines::MeetingEnds::most; };
  return enumerate::most_open(sweep) <= graphs::most_slots &&
         std::ranges::all_of(enumerate::trail_graph(sweep).neighbours, has_few);
}

// The pitch of a request that can be answered; any other request is refused. The frontier takes every rectangle that a
// drawing holds.
PitchName checked(const SampleRequest& request) {
  PitchName name = enumerate::read_pitch(request.pitch);
  require_drawable(name);
  if (request.count < 1 || request.count > most_records) {
    refuse(mention("count") + fmt::format(" {}", request.count), "out of range",
           fmt::format("give a number from 1 to {}", most_records));
  }
  if (is_board(name) && !can_be_sampled(name)) {
    refuse(fmt::format("pitch '{}'", to_string(name)),
           fmt::format("too wide, or a vertex has more than {} edges", engines::MeetingEnds::most - 2),
           "choose a narrower board of smaller degrees");
  }
  if (request.of != SampleOf::drawings && !enumerate::fits_trails(name)) {
    refuse(fmt::format("pitch '{}'", to_string(name)),
           fmt::format("too wide to sample its {}: more than {} segments cross its frontier", to_string(request.of),
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
    shown.things[k] = histories.sample(drawings.things[k], stream);
  });
  if (options.stop.stop_requested())
    return {{}, std::move(shown.population), RunStatus::interrupted, "while histories were sampled"};
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

// The bytes of the samples beside the engine's tables: their states, histories and texts.
std::size_t bytes_of(const SampleRequest& request, const Pitch& pitch) {
  return request.count * (512 + 10 * pitch.lattice().edge_count());
}

std::string population_text(const SampleRequest& request, const Natural& population) {
  if (population == 1) return fmt::format("the one that there is of {}", to_string(request.of));
  return fmt::format("uniform among {} {}", population.str(), to_string(request.of));
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

SampleAnswer sample(const SampleRequest& request, const Options& options) {
  const Pitch pitch(checked(request));
  const running::Runner runner(options);
  engines::RunOptions engine_options = runner.engine_options();
  const std::size_t beside = bytes_of(request, pitch);
  engine_options.memory = engine_options.memory > beside ? engine_options.memory - beside : 0;
  const SampleSize size{request.count, request.seed};
  const Sampled<ShownHistory> sampled = runner.on_threads([&] {
    return request.of == SampleOf::drawings ? sample_shown_drawings(pitch, size, engine_options)
                                            : sample_shown_histories(pitch, request.of, size, engine_options);
  });
  SampleAnswer answer;
  answer.population = sampled.population;
  running::set_end(
      answer.ending, sampled.status,
      {"all records", sampled.reached, fmt::format("give more, a smaller {}, or a narrower pitch", mention("count"))},
      options);
  for (const ShownHistory& shown : sampled.things) {
    answer.histories.push_back({to_string(pitch, shown.history), shown.uniform});
  }
  return answer;
}

namespace {

std::string command_of(const SampleRequest& request) {
  return running::command_of("sample soccer", {{"pitch", to_string(enumerate::read_pitch(request.pitch))},
                                               {"of", to_string(request.of)},
                                               {"count", request.count},
                                               {"seed", request.seed}});
}

// The line that says by which of its histories each drawing is shown.
std::string shown_text(const std::vector<SampledHistory>& rows) {
  const auto uniform = std::ranges::count(rows, true, &SampledHistory::uniform);
  if (uniform == std::ssize(rows)) return "each shown by a history of it, uniform among all";
  if (uniform == 0) return "each shown by the first of its histories";
  return "each shown by a history of it: uniform among all, or the first of them";
}

}  // namespace

std::string record_of(const SampleRequest& request, const SampleAnswer& answer) {
  const bool drawings = request.of == SampleOf::drawings;
  std::string text = fmt::format("pitch {}\n# {}\n# {}\n", to_string(enumerate::read_pitch(request.pitch)),
                                 command_of(request), population_text(request, answer.population));
  if (drawings) text += fmt::format("# {}\n", shown_text(answer.histories));
  for (const SampledHistory& row : answer.histories) {
    text += row.history;
    if (drawings) text += row.uniform ? "  # uniform" : "  # first";
    text += '\n';
  }
  return text;
}

}  // namespace quadrille::soccer
