// A family of pitches, counted one after another.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "jobs/runner.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer {

namespace {

// The multiples of `step` from `first` to `last`, both of which are such.
struct Sizes {
  int first = 0;
  int last = 0;
  int step = 1;

  std::int64_t count() const { return (std::int64_t{last} - first) / step + 1; }
  int at(int i) const { return first + i * step; }
};

[[noreturn]] void refuse_family(std::string_view family, const std::string& why) {
  throw Error(ErrorKind::unusable_input, fmt::format("pitch '{}': {}", family, why));
}

int parse_size(std::string_view family, std::string_view part, std::string_view text) {
  int size = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
  if (error != std::errc{} || end != text.data() + text.size() || size < 1) {
    refuse_family(
        family, fmt::format("'{}' in '{}' is no size; give a whole number from 1 up, as in paper:1..4x3", text, part));
  }
  return size;
}

// The sizes that the rules have in `3` or `1..12`, a part of the family's name.
Sizes parse_sizes(std::string_view family, Rules rules, std::string_view part) {
  const std::size_t dots = part.find("..");
  const bool single = dots == std::string_view::npos;
  const int first = parse_size(family, part, single ? part : part.substr(0, dots));
  const int last = single ? first : parse_size(family, part, part.substr(dots + 2));
  if (first > last) {
    refuse_family(family, fmt::format("'{}' runs backwards; give {}..{}, the smaller size first", part, last, first));
  }
  const int step = size_step(rules);
  if (last - last % step < first) {
    refuse_family(family, fmt::format("'{}' holds no even size, and a classic pitch has no other; give one, as in "
                                      "classic:2..8x10",
                                      part));
  }
  return {first + first % step, last - last % step, step};
}

std::vector<std::string> columns_empty_in_all(const std::vector<CountPlan<TotalCounts>>& plans) {
  std::vector<std::string> names = plans.front().unfilled;
  for (const auto& plan : plans) {
    std::erase_if(names, [&](const std::string& name) {
      return std::find(plan.unfilled.begin(), plan.unfilled.end(), name) == plan.unfilled.end();
    });
  }
  return names;
}

}  // namespace

bool is_family(std::string_view text) { return text.find("..") != std::string_view::npos; }

std::vector<std::string> pitches_of(std::string_view family) {
  if (!is_family(family)) return {to_string(parse_pitch_name(family))};
  const std::size_t colon = family.find(':');
  const std::size_t times = family.find('x', colon == std::string_view::npos ? 0 : colon);
  if (colon == std::string_view::npos || times == std::string_view::npos) {
    refuse_family(family, "a family is written as paper:1..4x3 or paper:3x1..12");
  }
  const Rules rules = parse_rules(family);
  const Sizes widths = parse_sizes(family, rules, family.substr(colon + 1, times - colon - 1));
  const Sizes heights = parse_sizes(family, rules, family.substr(times + 1));
  const std::int64_t members = widths.count() * heights.count();
  if (members > most_pitches) {
    refuse_family(family, fmt::format("{} pitches; give a family of at most {}", members, most_pitches));
  }
  std::vector<std::string> pitches;
  for (int i = 0; i < widths.count(); ++i) {
    for (int j = 0; j < heights.count(); ++j)
      pitches.push_back(to_string(PitchName{rules, widths.at(i), heights.at(j)}));
  }
  return pitches;
}

std::string request_of(const CountFamilyQuery& query) {
  return fmt::format("quadrille count soccer --pitch {} --engine {}{}{} --by total", query.pitches,
                     to_string(query.engine), query.plies ? fmt::format(" --plies {}", *query.plies) : "",
                     query.mirror ? " --modulo mirror" : "");
}

FamilyPlan plan(const CountFamilyQuery& query, const Options& options) {
  if (!options.checkpoint.empty()) {
    throw Error(ErrorKind::unusable_input, "--checkpoint: is of one pitch; leave it out, or count each pitch alone");
  }
  FamilyPlan family{.query = query};
  for (const std::string& pitch : pitches_of(query.pitches)) {
    family.pitches.push_back(
        plan(CountTotalQuery{.pitch = pitch, .engine = query.engine, .plies = query.plies, .mirror = query.mirror},
             options));
  }
  family.unfilled = columns_empty_in_all(family.pitches);
  return family;
}

std::optional<RequestSize> size_of(const FamilyPlan& plan, const Options& options) {
  std::optional<RequestSize> all;
  for (const auto& pitch : plan.pitches) {
    const std::optional<RequestSize> size = size_of(pitch, options);
    if (!size) continue;
    if (!all) all = RequestSize{0, size->unit, size->known};
    all->count += size->count;
    if (size->known != RequestSize::Known::exactly) all->known = size->known;
  }
  return all;
}

Result<PitchCounts> count(const FamilyPlan& plan, const Options& options) {
  const jobs::Runner runner(options);
  std::vector<std::string> compromised;
  for (const auto& pitch : plan.pitches) {
    if (!pitch.is_compromise) continue;
    if (pitch.query.engine == Engine::frontier) {
      compromised.push_back(pitch.query.pitch);
    } else {
      runner.note(fmt::format("--engine auto takes {} for {}: {}", to_string(pitch.query.engine), pitch.query.pitch,
                              pitch.reason));
    }
  }
  if (!compromised.empty()) {
    runner.note(fmt::format("--engine auto takes frontier for {}, too large to list; histories stay empty",
                            fmt::join(compromised, ", ")));
  }
  Options each = options;
  each.note = {};
  Result<PitchCounts> result;
  result.unfilled = plan.unfilled;
  for (const auto& pitch : plan.pitches) {
    Result<TotalCounts> counted = count(pitch, each);
    result.status = counted.status;
    if (!counted.whole()) {
      result.reached = counted.reached.empty() ? fmt::format("at {}", pitch.query.pitch)
                                               : fmt::format("at {}, {}", pitch.query.pitch, counted.reached);
      result.missing = fmt::format("{}, and the pitches after it", pitch.query.pitch);
      result.remedy = counted.remedy;
      return result;
    }
    TotalCounts& total = counted.rows.at(0);
    result.rows.push_back({pitch.query.pitch, std::move(total.histories), std::move(total.weak_classes),
                           std::move(total.strong_classes)});
  }
  return result;
}

Result<PitchCounts> count(const CountFamilyQuery& query, const Options& options) {
  return count(plan(query, options), options);
}

}  // namespace quadrille::soccer
