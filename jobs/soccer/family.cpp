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

struct SizeRange {
  int first = 0;
  int last = 0;
};

[[noreturn]] void refuse_family(std::string_view family, const std::string& why) {
  throw Error(ErrorKind::unusable_input, fmt::format("pitch '{}': {}", family, why));
}

// `3` or `1..12`, a part of the family's name.
SizeRange parse_sizes(std::string_view family, std::string_view part) {
  const auto number = [&](std::string_view text) {
    int size = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    if (error != std::errc{} || end != text.data() + text.size() || size < 1) {
      refuse_family(family, fmt::format("'{}' in '{}' is no size; give a whole number from 1 up, as in paper:1..4x3",
                                        text, part));
    }
    return size;
  };
  const std::size_t dots = part.find("..");
  if (dots == std::string_view::npos) {
    const int size = number(part);
    return {size, size};
  }
  const SizeRange sizes{number(part.substr(0, dots)), number(part.substr(dots + 2))};
  if (sizes.first > sizes.last) {
    refuse_family(
        family, fmt::format("'{}' runs backwards; give {}..{}, the smaller size first", part, sizes.last, sizes.first));
  }
  return sizes;
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

std::vector<std::string> pitches_of(std::string_view family) {
  if (family.find("..") == std::string_view::npos) return {to_string(parse_pitch_name(family))};
  const std::size_t colon = family.find(':');
  const std::size_t times = family.find('x', colon == std::string_view::npos ? 0 : colon);
  if (colon == std::string_view::npos || times == std::string_view::npos) {
    refuse_family(family, "a family is written as paper:1..4x3 or paper:3x1..12");
  }
  const SizeRange widths = parse_sizes(family, family.substr(colon + 1, times - colon - 1));
  const SizeRange heights = parse_sizes(family, family.substr(times + 1));
  const std::int64_t members =
      (std::int64_t{widths.last} - widths.first + 1) * (std::int64_t{heights.last} - heights.first + 1);
  if (members > most_pitches) {
    refuse_family(family, fmt::format("{} pitches; give a family of at most {}", members, most_pitches));
  }
  std::vector<std::string> pitches;
  for (int width = widths.first; width <= widths.last; ++width) {
    for (int height = heights.first; height <= heights.last; ++height) {
      const std::string name = fmt::format("{}:{}x{}", family.substr(0, colon), width, height);
      try {
        pitches.push_back(to_string(parse_pitch_name(name)));
      } catch (const Error& error) {
        refuse_family(family, error.what());
      }
    }
  }
  return pitches;
}

FamilyPlan plan(const CountFamilyQuery& query, const Options& options) {
  if (!options.checkpoint.empty()) {
    throw Error(ErrorKind::unusable_input, "--checkpoint: is of one pitch; leave it out, or count each pitch alone");
  }
  FamilyPlan family{.query = query};
  for (const std::string& pitch : pitches_of(query.pitches)) {
    try {
      family.pitches.push_back(
          plan(CountTotalQuery{.pitch = pitch, .engine = query.engine, .plies = query.plies, .mirror = query.mirror},
               options));
    } catch (const Error& error) {
      const std::string what = error.what();
      if (what.find(pitch) != std::string::npos) throw;
      throw Error(error.kind(), fmt::format("pitch '{}': {}", pitch, what));
    }
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
