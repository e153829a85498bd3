// Chooses the engine for a count of Paper Soccer, checks that an engine can take the pitch and the request, and runs
// the engine.
#include "enumerate/soccer/engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <stdexcept>
#include <utility>

#include "enumerate/engines/trail_sweep/plan.hpp"
#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/colour.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "graphs/edge_set.hpp"
#include "quadrille/detail/sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Engine;
using soccer::PitchName;

bool drawable(const PitchName& name) {
  return soccer::edge_count(name) <= static_cast<std::int64_t>(graphs::most_edges);
}

// The size of a frontier's sweep.
struct SweepShape {
  double points = 0;
  int slots = 0;  // vertices open at a time, the new one among them
};

SweepShape shape_of(const PitchName& name) {
  if (!is_board(name)) {
    // A row of points, two vertices of the row before, and the new one.
    return {(name.width + 1.0) * (name.height + 1.0), std::min(name.width, name.height) + 3};
  }
  const soccer::Pitch pitch(name);
  if (pitch.goal(pitch.start()) != soccer::Goal::none) return {};
  const SoccerSweep sweep = whole_sweep(pitch);
  return {static_cast<double>(sweep.vertices.size()), static_cast<int>(most_open(sweep))};
}

bool sweepable(const SweepShape& shape) { return shape.slots <= static_cast<int>(graphs::most_slots); }
bool sweepable(const PitchName& name) { return sweepable(shape_of(name)); }

// The words that the frontier is expected to hold at a time. With w vertices open there are up to about 8^w / 22 states
// (most_states on paper:5x5, 6x6, 7x7; half as many on classic:8x10), each with a key and its lanes.
double words_of_sweep(const PitchName& name, By by, const std::optional<int>& last_ply) {
  const auto edges = static_cast<double>(soccer::edge_count(name));
  const auto [points, slots] = shape_of(name);
  const double words = std::floor((edges - points + std::log2(std::max(points, 1.0))) / 64) + 1;
  const int open = slots - 1;
  double lanes = 1;
  if (by == By::ply || last_ply) lanes = std::min(edges / 2, last_ply ? *last_ply + 1.0 : edges);
  if (by == By::ball) lanes = open <= 8 ? points : 15;  // several sweeps then keep the balls apart
  return std::pow(8.0, open) / 22 * (1 + lanes * words);
}

// In bytes: a table is filled while the one before it empties.
double bytes_of_sweep(const PitchName& name, By by, const std::optional<int>& last_ply) {
  return 12 * words_of_sweep(name, by, last_ply);
}

// True if it is worth counting the classes of the whole game first. Only small boards have few: the number of edge sets
// with given parities, a part of which are the classes, grows exponentially with edges less vertices.
bool maybe_listable(const PitchName& name) {
  constexpr int most_slots = 11;  // of a board, whose sweep can be wide even if it has few classes
  if (is_board(name) && shape_of(name).slots > most_slots) return false;
  return static_cast<double>(soccer::edge_count(name)) - shape_of(name).points <= 40;
}

std::string for_another() { return "for other rows take " + mention("engine", "layered"); }
std::string leave_it_out() { return "leave it out, or take " + mention("engine", "layered"); }

void require_trails(const CountTask& task) {
  if (!trails_can(task.by)) refuse(mention("by"), "trails counts by ply, total or outcome", for_another());
  if (task.symmetry != Symmetry::none) refuse(mention("mirror"), "trails counts every history", leave_it_out());
  if (!fits_trails(task.pitch)) {
    refuse(fmt::format("pitch '{}'", to_string(task.pitch)),
           fmt::format("too wide for trails: at most {} segments can cross its frontier", graphs::most_crossing),
           fmt::format("choose a narrower pitch (paper:4x9 fits), or count its classes with {}",
                       mention("engine", "frontier")));
  }
}

void require_colour(const CountTask& task) {
  if (!colour_can(task.by)) refuse(mention("by"), "the colour sweep counts in total", for_another());
  if (task.last_ply) refuse(mention("plies"), "the colour sweep counts the whole game only", leave_it_out());
  if (is_board(task.pitch)) {
    refuse(fmt::format("pitch '{}'", to_string(task.pitch)), "the colour sweep counts rectangles only",
           "take " + mention("engine", "frontier"));
  }
  if (!fits_colour(task.pitch)) {
    refuse(fmt::format("pitch '{}'", to_string(task.pitch)),
           fmt::format("too wide for the colour sweep: its array would take {:.3g} GiB, and rows of {} points are the "
                       "widest",
                       gibibytes_of_colour(task.pitch), engines::Offsets::most_slots),
           "choose a narrower pitch");
  }
  // The frontier counts the classes that are their own mirror image, on half of the pitch.
  if (task.symmetry == Symmetry::mirror && !sweepable(task.pitch)) {
    refuse(mention("modulo", "mirror"), fmt::format("pitch '{}' is too wide for it", to_string(task.pitch)),
           "leave it out");
  }
}

std::string too_many_classes() {
  return fmt::format("there are more than {} classes, too many to list", listable_classes);
}

bool trails_can_count(const CountTask& task) {
  return trails_can(task.by) && task.symmetry == Symmetry::none && fits_trails(task.pitch);
}

bool colour_can_count(const CountTask& task) { return colour_can(task.by) && !task.last_ply && !is_board(task.pitch); }

// The cost of the task by trails; nothing if trails cannot count it within memory.
std::optional<TrailsCost> cost_of_task(const CountTask& task, const engines::RunOptions& options) {
  if (!trails_can_count(task)) return {};
  const TrailsCost exact = cost_of_trails(task.pitch, task.by, task.last_ply);
  if (exact.bytes <= static_cast<double>(options.memory)) return exact;
  if (task.saved || options.ranks != nullptr) return {};  // saved and shared counts are exact
  const TrailsCost residues = cost_of_trails(task.pitch, task.by, task.last_ply, TrailCounters::residues);
  if (residues.bytes <= static_cast<double>(options.memory)) return residues;
  return {};
}

// The engine for a task that cannot be listed.
EngineChoice choose_beyond_listing(const CountTask& task, const engines::RunOptions& options) {
  const std::optional<TrailsCost> trails = cost_of_task(task, options);
  if (trails && trails->seconds <= patient_seconds) {
    return {Engine::trails, too_many_classes()};
  }
  if (!frontier_can(task.by) && trails) {
    return {Engine::trails,
            too_many_classes() +
                fmt::format("; it takes about {:.0f} minutes of one thread", std::ceil(trails->seconds / 60)),
            true};
  }
  if (!frontier_can(task.by)) {
    return {Engine::layered, too_many_classes() + ", but no other engine fills this table", true};
  }
  const std::string and_histories =
      "; histories stay empty" + (trails ? fmt::format("; {} counts them in about {:.0f} minutes",
                                                       mention("engine", "trails"), std::ceil(trails->seconds / 60))
                                         : "");
  const std::optional<double> seconds = trails ? std::optional(trails->seconds) : std::nullopt;
  if (colour_can_count(task) && fits_colour(task.pitch) && cost_of_colour(task.pitch).bytes <= options.memory) {
    return {Engine::colour, too_many_classes() + and_histories, true, seconds};
  }
  if (!sweepable(task.pitch)) {
    if (colour_can_count(task)) return {Engine::colour, "no other engine can count a pitch of this width"};
    return {Engine::layered, "the pitch is too wide for the frontier", true};
  }
  const double bytes = bytes_of_sweep(task.pitch, task.by, task.last_ply);
  if (bytes > static_cast<double>(options.memory)) {
    return {Engine::layered,
            fmt::format("the frontier would need about {:.0f} GiB; the plies listed before the run ends are exact",
                        std::ceil(bytes / std::exp2(30))),
            true};
  }
  return {Engine::frontier, too_many_classes() + and_histories, true, seconds};
}

}  // namespace

EngineChoice choose_engine(const CountTask& task, const engines::RunOptions& options) {
  const PitchName& name = task.pitch;
  const std::optional<int>& last = task.last_ply;
  if (is_board(name) && task.symmetry != Symmetry::none) {
    return {Engine::layered, "it fills every column of a table up to a board's symmetries"};
  }
  if (!frontier_can(task.by) && task.by != By::outcome) {
    return {Engine::layered, "no other engine fills every column of this table"};
  }
  if (!drawable(name)) {
    EngineChoice beyond = choose_beyond_listing(task, options);
    if (beyond.engine != Engine::layered || task.by == By::outcome) return beyond;
    return {Engine::frontier, "the other engines list drawings, and the pitch has too many segments for a drawing",
            true};
  }
  if (task.by == By::total && !last) {
    // Trails fills every column of a total, as layered does, and lists nothing.
    const std::optional<TrailsCost> trails = cost_of_task(task, options);
    if (trails && trails->seconds <= short_seconds)
      return {Engine::trails, "it fills every column of this table within a second"};
  }
  if (last && *last <= listable_plies && !is_board(name)) {
    return {Engine::layered, "the plies are few enough to list, and it fills every column of this table"};
  }
  if (last && task.by == By::ball) return {Engine::layered, "only this engine counts by ball up to a last ply"};
  if (!sweepable(name)) return choose_beyond_listing(task, options);
  std::optional<Natural> classes;
  if (maybe_listable(name)) {
    engines::RunOptions sweep;
    sweep.stop = options.stop;
    sweep.observer = options.observer;
    SweptClasses swept = sweep_classes(name, last, sweep);
    if (swept.status == engines::RunStatus::interrupted) {
      return {Engine::layered, {}, false, {}, {}, true, std::move(swept.reached)};
    }
    classes = std::move(swept.to_last_ply);
    if (swept.of_game <= listable_classes) {
      return {Engine::layered,
              "the classes are few enough to list, and it fills every column of this table",
              false,
              {},
              classes};
    }
  }
  EngineChoice choice = choose_beyond_listing(task, options);
  choice.classes = std::move(classes);
  return choice;
}

std::optional<std::uint64_t> memory_of_trails(const CountTask& task) {
  if (!trails_can_count(task)) return {};
  const TrailCounters counters = task.saved || task.on_ranks ? TrailCounters::exact : TrailCounters::residues;
  return static_cast<std::uint64_t>(cost_of_trails(task.pitch, task.by, task.last_ply, counters).bytes);
}

void require_engine(Engine engine, const CountTask& task) {
  const bool lists = engine == Engine::layered || engine == Engine::reverse;
  if (lists) soccer::require_drawable(task.pitch);
  if (engine == Engine::trails) require_trails(task);
  if (engine == Engine::frontier && task.symmetry != Symmetry::none && is_board(task.pitch)) {
    refuse(mention("mirror"), "the frontier counts mirror images once on rectangles only",
           "take " + mention("engine", "layered") + " or reverse");
  }
  if (engine == Engine::frontier && !sweepable(task.pitch) && is_board(task.pitch)) {
    refuse(fmt::format("pitch '{}'", to_string(task.pitch)),
           fmt::format("too wide for the frontier: {} vertices would be open at a time, and at most {} can be",
                       shape_of(task.pitch).slots, graphs::most_slots),
           fmt::format("list its classes with {} and {}", mention("engine", "layered"), mention("plies", "K")));
  }
  if (engine == Engine::frontier && !sweepable(task.pitch)) {
    refuse(fmt::format("pitch '{}'", to_string(task.pitch)),
           fmt::format("too wide for the frontier, whose shorter side has at most {} cells", graphs::most_slots - 3),
           fmt::format("choose a narrower pitch, or one whose segments fit in a drawing, with {} and {}",
                       mention("engine", "layered"), mention("plies", "K")));
  }
  if (engine == Engine::frontier && !frontier_can(task.by)) {
    refuse(mention("by"), "the frontier counts by ply, total or ball", for_another());
  }
  if (engine == Engine::frontier && task.by == By::ball && task.last_ply) {
    refuse(mention("plies"), "the frontier counts by ball for the whole game only", leave_it_out());
  }
  if (engine == Engine::colour) require_colour(task);
  if (engine == Engine::reverse && task.by == By::winner) {
    refuse(mention("by"), "reverse keeps no classes, and the winner of a class follows from later classes",
           "take " + mention("engine", "layered"));
  }
  if (engine == Engine::reverse && !reverse_can(task.by)) {
    refuse(mention("by"), "reverse does not count histories, which size and outcome need",
           "take " + mention("engine", "layered"));
  }
  if (task.by == By::winner && task.saved) {
    refuse(mention("checkpoint"), "the winners are known only at the end, so there is no work to save", "leave it out");
  }
  if (engine == Engine::reverse && task.saved && !task.on_ranks) {
    refuse(mention("checkpoint"), "reverse keeps no table to save", leave_it_out() + " or frontier");
  }
}

bool frontier_fills_ended(const CountTask& task) {
  if (task.symmetry != Symmetry::none || !sweepable(task.pitch)) return false;
  // Measured on paper:5x5, 5x6, 6x6 and classic:6x8: each of the sweeps takes a nanosecond a word and point at most. On
  // longer pitches it takes more: 2.4 on paper:1x100, of 202 points, and 4 on paper:1x200, of 402.
  const double points = shape_of(task.pitch).points;
  const double nanoseconds = std::max(1.0, points / 80);
  const double seconds_a_sweep = 1e-9 * nanoseconds * points * words_of_sweep(task.pitch, By::ply, task.last_ply);
  if (seconds_a_sweep > patient_seconds) return false;
  return static_cast<double>(sweeps_over_ended_classes(soccer::Pitch(task.pitch))) * seconds_a_sweep <= patient_seconds;
}

namespace {

// True if the engine fills the column of that name. Layered fills all.
bool is_filled(std::string_view name, Engine engine, const CountTask& task) {
  const auto is_one_of = [&](std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
  };
  if (engine == Engine::layered ||
      is_one_of({"ply", "ball", "bounces", "vertices", "weak_classes", "strong_classes"})) {
    return true;
  }
  if (engine == Engine::colour) return false;
  if (is_one_of({"goal_1", "goal_2", "blocked"})) return engine != Engine::frontier || frontier_fills_ended(task);
  return engine == Engine::trails &&
         is_one_of({"histories", "goal_wins_1", "goal_wins_2", "blocked_wins_1", "blocked_wins_2"});
}

}  // namespace

std::vector<std::string> columns_left_empty(Engine engine, const CountTask& task) {
  std::vector<std::string> names;
  for (const auto& column : soccer::schema_of(task.by).columns) {
    if (!is_filled(column.schema.name, engine, task)) names.push_back(column.schema.name);
  }
  return names;
}

Counted count_soccer(Engine engine, const soccer::Pitch& pitch, By by, Symmetry symmetry,
                     const engines::RunOptions& options) {
  if (engine == Engine::layered) {
    if (by == By::winner) return count_soccer_winners(pitch, symmetry, options);
    return count_soccer_layered(pitch, by, symmetry, options);
  }
  if (engine == Engine::reverse && reverse_can(by)) return count_soccer_reverse(pitch, by, symmetry, options);
  if (engine == Engine::trails && trails_can(by)) return count_soccer_trails(pitch, by, options);
  if (engine == Engine::frontier && frontier_can(by)) {
    Counted counted = count_soccer_frontier(pitch, by, symmetry, options);
    if (by == By::ply && frontier_fills_ended({pitch.name(), by, symmetry, options.last_grade})) {
      add_ended_classes(pitch, options, counted);
    }
    return counted;
  }
  if (engine == Engine::colour && colour_can(by)) return count_soccer_colour(pitch, symmetry, options);
  throw std::logic_error("count_soccer: this engine does not count such rows");
}

}  // namespace quadrille::enumerate
