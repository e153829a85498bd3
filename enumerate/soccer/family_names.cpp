// A family of pitches by its name: which pitches it has, and what numbers them.
#include <fmt/format.h>

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
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

[[noreturn]] void refuse_family(std::string_view family, std::string reason, std::string remedy) {
  refuse(fmt::format("pitch '{}'", family), std::move(reason), std::move(remedy));
}

int parse_size(std::string_view family, std::string_view part, std::string_view text) {
  int size = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
  if (error != std::errc{} || end != text.data() + text.size() || size < 1) {
    refuse_family(family, fmt::format("'{}' in '{}' is no size", text, part),
                  "give a whole number from 1 up, as in paper:1..4x3");
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
    refuse_family(family, fmt::format("'{}' runs backwards", part),
                  fmt::format("give {}..{}, the smaller size first", last, first));
  }
  const int step = size_step(rules);
  if (last - last % step < first) {
    refuse_family(family, fmt::format("'{}' holds no even size, and a classic pitch has no other", part),
                  "give one, as in classic:2..8x10");
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

bool is_family(std::string_view text) { return text.find("..") != std::string_view::npos; }

std::vector<std::string> pitches_of(std::string_view family) {
  if (!is_family(family)) return {to_string(parse_pitch_name(family))};
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
