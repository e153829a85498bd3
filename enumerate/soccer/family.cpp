// Counts the classes and histories of every pitch of a family (for example paper:3x1..12, the pitches 3x1 to 3x12), one
// pitch after another or all in one sweep.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/colour.hpp"
#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/family_sweep.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer {

namespace {

// Pitches named in a sentence: all if they are few, otherwise the first and the last.
std::string listed(const std::vector<std::string>& pitches) {
  constexpr std::size_t few = 6;
  if (pitches.size() <= few) return fmt::format("{}", fmt::join(pitches, ", "));
  return fmt::format("{} to {} ({} pitches)", pitches.front(), pitches.back(), pitches.size());
}

// Counts pitches of one width, one after another, from one sweep where that is quicker than a sweep of each.
class WidthSweeps {
 public:
  WidthSweeps(const CountPlan& plan, const running::Runner& runner, const Options& options)
      : plan_(plan), runner_(runner), options_(options) {}

  // The pitch's row, or an interrupted answer; nothing if the pitch is to be counted by itself.
  std::optional<Answer> count(const CountPlan& pitch) {
    if (is_of_colours(pitch)) return count_by_colours(pitch);
    if (!can_be_swept(pitch)) return std::nullopt;
    const PitchName& name = pitch.pitch;
    const auto now = std::pair(name.width, pitch.request.engine);
    if (now != swept_) {
      counts_.reset();
      swept_ = now;
      is_worth_it_ = enumerate::worth_a_family_sweep(pitch.request.engine, name.width, pitches_like(pitch));
    }
    if (!is_worth_it_) return std::nullopt;
    try {
      return runner_.on_threads([&] {
        if (!counts_) counts_.emplace(name.rules, name.width, pitch.request.engine, runner_.engine_options());
        Answer answer{.table = pitch.table};
        append_rows<CountRow>(answer.table, std::vector{counts_->at(name.height)}, schema_of(By::total));
        return answer;
      });
    } catch (const engines::OutOfBudget&) {
      counts_.reset();  // a sweep of one pitch holds less
      is_worth_it_ = false;
      return std::nullopt;
    } catch (const engines::Interrupted&) {
      return Answer{.table = pitch.table, .ending = {.status = running::status_of(RunStatus::interrupted, options_)}};
    }
  }

 private:
  static bool can_be_swept(const CountPlan& pitch) {
    const bool sweeps = pitch.request.engine == Engine::frontier || pitch.request.engine == Engine::trails;
    return sweeps && !pitch.ended && !pitch.request.plies && !pitch.request.mirror &&
           pitch.pitch.height >= enumerate::least_family_height;
  }
  static bool is_of_colours(const CountPlan& pitch) {
    return pitch.request.engine == Engine::colour && !pitch.ended && !pitch.request.mirror;
  }

  // Counts by one sweep all pitches that have the same rules and shorter side, and have it in the same direction.
  std::optional<Answer> count_by_colours(const CountPlan& pitch) {
    const auto shape = [](const PitchName& name) {
      return std::tuple(name.rules, std::min(name.width, name.height), name.width <= name.height);
    };
    if (shape_ != shape(pitch.pitch)) {
      shape_ = shape(pitch.pitch);
      classes_.clear();
      std::vector<PitchName> alike;
      for (const CountPlan& other : plan_.pitches) {
        if (is_of_colours(other) && shape(other.pitch) == shape_) alike.push_back(other.pitch);
      }
      if (alike.size() < 2) return std::nullopt;
      const enumerate::ColourFamily found =
          runner_.on_threads([&] { return enumerate::count_colour_family(alike, runner_.engine_options()); });
      if (found.status == RunStatus::interrupted) {
        return Answer{.table = pitch.table, .ending = {.status = running::status_of(found.status, options_)}};
      }
      for (std::size_t i = 0; i < found.classes.size(); ++i)
        classes_[{alike[i].width, alike[i].height}] = found.classes[i];
    }
    const auto found = classes_.find({pitch.pitch.width, pitch.pitch.height});
    if (found == classes_.end()) return std::nullopt;
    Answer answer{.table = pitch.table};
    const CountRow row{.weak_classes = found->second, .strong_classes = found->second};
    append_rows<CountRow>(answer.table, std::vector{row}, schema_of(By::total));
    return answer;
  }

  std::size_t pitches_like(const CountPlan& pitch) const {
    return static_cast<std::size_t>(std::count_if(plan_.pitches.begin(), plan_.pitches.end(), [&](const auto& other) {
      return can_be_swept(other) && other.request.engine == pitch.request.engine &&
             other.pitch.width == pitch.pitch.width;
    }));
  }

  const CountPlan& plan_;
  const running::Runner& runner_;
  const Options& options_;
  std::optional<std::pair<int, Engine>> swept_{};  // width and engine of the current pitches
  bool is_worth_it_ = false;
  std::optional<enumerate::FamilyCounts> counts_{};
  std::optional<std::tuple<Rules, int, bool>> shape_{};  // of the pitches that were swept by colours
  std::map<std::pair<int, int>, Natural> classes_{};     // of those, by width and height
};

// True if the engine counts classes and leaves histories empty.
bool leaves_histories(Engine engine) { return engine == Engine::frontier || engine == Engine::colour; }

// Notes the pitches that the engine was chosen for, and those of them that trails can count.
void note_compromises(const CountPlan& plan, Engine engine, const running::Runner& runner) {
  std::vector<std::string> pitches;
  std::vector<std::string> for_trails;
  double trails_seconds = 0;
  for (const CountPlan& pitch : plan.pitches) {
    if (!pitch.is_compromise || pitch.request.engine != engine) continue;
    pitches.push_back(pitch.request.pitch);
    if (!pitch.trails_seconds) continue;
    for_trails.push_back(pitch.request.pitch);
    trails_seconds += *pitch.trails_seconds;
  }
  if (pitches.empty()) return;
  std::string note = fmt::format("{} takes {} for {}, too large to list; histories stay empty",
                                 mention("engine", "auto"), to_string(engine), listed(pitches));
  if (!for_trails.empty()) {
    const std::string which = for_trails == pitches ? "them" : "those of " + listed(for_trails);
    note += fmt::format("; {} counts {} in at most about {:.0f} minutes", mention("engine", "trails"), which,
                        std::ceil(trails_seconds / 60));
  }
  runner.note(note);
}

void report_progress(const Options& options, std::size_t done, std::size_t all) {
  if (!options.progress) return;
  options.progress({.unit = "pitch",
                    .grade = static_cast<int>(done) + 1,
                    .fraction = static_cast<double>(done) / static_cast<double>(all)});
}

}  // namespace

Answer run_family(const CountPlan& plan, const Options& options) {
  const running::Runner runner(options);
  for (const Engine engine : {Engine::frontier, Engine::colour}) note_compromises(plan, engine, runner);
  for (const auto& pitch : plan.pitches) {
    if (!pitch.is_compromise || leaves_histories(pitch.request.engine)) continue;
    runner.note(fmt::format("{} takes {} for {}: {}", mention("engine", "auto"), to_string(pitch.request.engine),
                            pitch.request.pitch, pitch.reason));
  }
  Options each = options;
  each.note = {};
  Answer answer{.table = plan.table};
  WidthSweeps sweeps(plan, runner, options);
  for (const CountPlan& pitch : plan.pitches) {
    std::optional<Answer> swept = sweeps.count(pitch);
    if (swept) report_progress(options, answer.table.rows.size(), plan.pitches.size());
    Answer counted = swept ? *std::move(swept) : run(pitch, each);
    answer.ending.status = counted.ending.status;
    const std::string& name = pitch.request.pitch;
    if (!counted.ending.whole()) {
      const std::string& reached = counted.ending.reached;
      answer.ending.reached = reached.empty() ? "at " + name : fmt::format("at {}, {}", name, reached);
      answer.ending.missing = answer.table.missing = fmt::format("{}, and the pitches after it", name);
      answer.ending.remedy = counted.ending.remedy;
      return answer;
    }
    std::vector<Cell>& row = answer.table.rows.emplace_back(std::move(counted.table.rows.at(0)));
    row.insert(row.begin(), name);
  }
  return answer;
}

// The name of a family: its pitches, and the number that indexes them.

namespace {

// The multiples of `step` from `first` to `last`, both included.
struct Sizes {
  int first = 0;
  int last = 0;
  int step = 1;

  std::int64_t count() const { return (std::int64_t{last} - first) / step + 1; }
  int at(int i) const { return first + i * step; }
};

[[noreturn]] void refuse_family(std::string_view family, std::string reason, std::string remedy) {
  refuse(fmt::format("pitch '{}'", family), std::move(reason), std::move(remedy));
}

int parse_size(std::string_view family, std::string_view part, std::string_view text) {
  int size = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
  if (error != std::errc{} || end != text.data() + text.size() || size < 1) {
    refuse_family(family, fmt::format("'{}' in '{}' is no size", text, part),
                  "give a whole number from 1 up, for example paper:1..4x3");
  }
  return size;
}

// The sizes that the rules allow in a part of the family's name: `3` or `1..12`.
Sizes parse_sizes(std::string_view family, Rules rules, std::string_view part) {
  const std::size_t dots = part.find("..");
  const bool single = dots == std::string_view::npos;
  const int first = parse_size(family, part, single ? part : part.substr(0, dots));
  const int last = single ? first : parse_size(family, part, part.substr(dots + 2));
  if (first > last) {
    refuse_family(family, fmt::format("'{}' runs backwards", part),
                  fmt::format("give {}..{}, the smaller size first", last, first));
  }
  const int step = size_step(rules);
  if (last - last % step < first) {
    refuse_family(family, fmt::format("'{}' has no even size, and a classic pitch has even sizes only", part),
                  "give one, for example classic:2..8x10");
  }
  return {first + first % step, last - last % step, step};
}

// The sizes of a family: each width with each height, or each with itself.
struct FamilySizes {
  Rules rules = Rules::paper;
  Sizes widths{};
  Sizes heights{};
  bool same = false;
};

FamilySizes sizes_of(std::string_view family) {
  const std::size_t colon = family.find(':');
  const std::size_t times = family.find('x', colon == std::string_view::npos ? 0 : colon);
  if (colon == std::string_view::npos || times == std::string_view::npos) {
    refuse_family(family, {}, "a family is written as paper:1..4x3 or paper:3x1..12");
  }
  FamilySizes sizes{.rules = parse_rules(family)};
  const std::string_view height = family.substr(times + 1);
  sizes.same = height == "same";
  sizes.widths = parse_sizes(family, sizes.rules, family.substr(colon + 1, times - colon - 1));
  sizes.heights = sizes.same ? sizes.widths : parse_sizes(family, sizes.rules, height);
  return sizes;
}

}  // namespace

bool is_family(std::string_view text) { return !means_board(text) && text.find("..") != std::string_view::npos; }

std::vector<std::string> pitches_of(std::string_view family) {
  if (!is_family(family)) return {to_string(enumerate::read_pitch(std::string(family)))};
  const auto [rules, widths, heights, same] = sizes_of(family);
  const std::int64_t members = same ? widths.count() : widths.count() * heights.count();
  if (members > most_pitches) {
    refuse_family(family, fmt::format("{} pitches", members), fmt::format("give a family of at most {}", most_pitches));
  }
  std::vector<std::string> pitches;
  for (int i = 0; i < widths.count(); ++i) {
    if (same) {
      pitches.push_back(to_string(PitchName{rules, widths.at(i), widths.at(i)}));
      continue;
    }
    for (int j = 0; j < heights.count(); ++j)
      pitches.push_back(to_string(PitchName{rules, widths.at(i), heights.at(j)}));
  }
  return pitches;
}

std::optional<FamilyIndex> index_of(std::string_view family) {
  if (!is_family(family)) return std::nullopt;
  const auto [rules, widths, heights, same] = sizes_of(family);
  const bool of_width = widths.count() > 1;
  if (!same && of_width && heights.count() > 1) return std::nullopt;
  const Sizes& varied = of_width ? widths : heights;
  const std::string size = varied.step == 1 ? "n" : fmt::format("({}n)", varied.step);
  const std::string width = same || of_width ? size : std::to_string(widths.first);
  const std::string height = same || !of_width ? size : std::to_string(heights.first);
  return FamilyIndex{fmt::format("{}:{}x{}", family.substr(0, family.find(':')), width, height),
                     varied.first / varied.step};
}

}  // namespace quadrille::soccer
