#include "enumerate/plusminus/prediction_cases.hpp"

#include <algorithm>

namespace quadrille::enumerate::placing {

namespace {

// Blocks of 2^block_signs cases: one table serves the places within a block, another the blocks.
constexpr int block_signs = 8;
constexpr int run_signs = 4;
constexpr std::size_t run = std::size_t{1} << run_signs;

template <int Signs>
struct Sums {
  std::array<std::int32_t, std::size_t{1} << Signs> index;
  std::array<StoredMargin, std::size_t{1} << Signs> points;  // modulo 256, as are the margins to which they are added
};

// The sums of all subsets of the terms.
template <int Signs>
void sum_up(Sums<Signs>& sums, CaseMap::Term constant, std::span<const CaseMap::Term> terms) {
  sums.index[0] = constant.index;
  sums.points[0] = static_cast<StoredMargin>(constant.points);
  std::size_t size = 1;
  for (const CaseMap::Term& term : terms) {
    for (std::size_t i = 0; i < size; ++i) {
      sums.index[size + i] = sums.index[i] + term.index;
      sums.points[size + i] = static_cast<StoredMargin>(sums.points[i] + term.points);
    }
    size *= 2;
  }
}

template <Aim aim>
StoredMargin better(StoredMargin a, StoredMargin b) {
  if constexpr (aim == Aim::largest) return a > b ? a : b;
  return a < b ? a : b;
}

template <Aim aim>
void improve_run(StoredMargin* best, const StoredMargin* rest, StoredMargin points) {
  for (std::size_t i = 0; i < run; ++i) {
    best[i] = better<aim>(best[i], static_cast<StoredMargin>(rest[i] + points));
  }
}

// True if 2^run_signs neighbouring cases lead to neighbouring cases, in the same order and with the same points.
bool has_runs(const CaseMap& map) {
  if (map.signs < run_signs) return false;
  for (int sign = 0; sign < run_signs; ++sign) {
    const CaseMap::Term& term = map.terms[static_cast<std::size_t>(sign)];
    if (term.index != 1 << sign || term.points != 0) return false;
  }
  return true;
}

template <Aim aim>
void improve_all(std::span<StoredMargin> best, std::span<const StoredMargin> rest, const CaseMap& map) {
  const auto signs = static_cast<std::size_t>(map.signs);
  const std::size_t low = std::min<std::size_t>(signs, block_signs);
  const std::span<const CaseMap::Term> terms(map.terms);
  Sums<block_signs> within;
  Sums<most_signs - block_signs> blocks;
  sum_up(within, {}, terms.first(low));
  sum_up(blocks, map.constant, terms.subspan(low, signs - low));

  const bool runs = has_runs(map);
  const std::size_t block = std::size_t{1} << low;
  for (std::size_t b = 0; b << low < best.size(); ++b) {
    StoredMargin* const to = best.data() + (b << low);
    const StoredMargin* const from = rest.data() + blocks.index[b];
    const StoredMargin points = blocks.points[b];
    if (runs) {
      for (std::size_t i = 0; i < block; i += run) {
        improve_run<aim>(to + i, from + within.index[i], static_cast<StoredMargin>(points + within.points[i]));
      }
    } else {
      for (std::size_t i = 0; i < block; ++i) {
        to[i] = better<aim>(to[i], static_cast<StoredMargin>(from[within.index[i]] + points + within.points[i]));
      }
    }
  }
}

}  // namespace

CaseMap::Term CaseMap::at(std::uint32_t index) const {
  Term sum = constant;
  for (int sign = 0; sign < signs; ++sign) {
    if ((index >> sign & 1U) == 0) continue;
    sum.index += terms[static_cast<std::size_t>(sign)].index;
    sum.points += terms[static_cast<std::size_t>(sign)].points;
  }
  return sum;
}

CaseMap case_map(const ResidualBoard& board, const Placement& placement, Reversal reversal) {
  const std::array<int, 2> before = open_signs(board);
  const std::array<int, 2> after = open_signs(placement.rest);
  CaseMap map;
  map.signs = before[0] + before[1];
  for (int sign = 0; sign < map.signs; ++sign) {
    const bool of_columns = sign < before[0];
    const SignTransition& transition = placement.transitions[static_cast<std::size_t>(sign)];
    CaseMap::Term when_set;
    CaseMap::Term when_clear;
    if (transition.to == SignTransition::fixed) {
      (transition.rises ? when_set : when_clear).points = of_columns ? 1 : -1;
    } else {
      // Reversed lines have their signs in the opposite order.
      const int first = of_columns ? 0 : after[0];
      const int last = (of_columns ? after[0] : after[0] + after[1]) - 1;
      const bool turned = of_columns ? reversal.columns : reversal.rows;
      const int to = turned ? first + last - transition.to : transition.to;
      (reversal.negates() ? when_clear : when_set).index = 1 << to;
    }
    map.constant.index += when_clear.index;
    map.constant.points += when_clear.points;
    map.terms[static_cast<std::size_t>(sign)] = {when_set.index - when_clear.index,
                                                 when_set.points - when_clear.points};
  }
  return map;
}

void improve(std::span<StoredMargin> best, std::span<const StoredMargin> rest, const CaseMap& map, Aim aim) {
  if (aim == Aim::largest) {
    improve_all<Aim::largest>(best, rest, map);
  } else {
    improve_all<Aim::smallest>(best, rest, map);
  }
}

}  // namespace quadrille::enumerate::placing
