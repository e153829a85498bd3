#include "enumerate/confirm/plusminus/margin_proof.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "enumerate/plusminus/placing.hpp"
#include "enumerate/plusminus/solve.hpp"

namespace quadrille::enumerate {

namespace {

// As many pairs as the plain road takes at once in less than a gigabyte.
constexpr std::size_t at_once = 64;

std::vector<std::int8_t> margins_anew(int n, int places_first, const std::vector<ListPair>& pairs) {
  std::vector<std::int8_t> margins;
  for (std::size_t begin = 0; begin < pairs.size(); begin += at_once) {
    const std::span<const ListPair> some = std::span(pairs).subspan(begin, std::min(at_once, pairs.size() - begin));
    const std::vector<std::int8_t> found = placement_margins_plain(n, places_first, some);
    margins.insert(margins.end(), found.begin(), found.end());
  }
  return margins;
}

}  // namespace

MarginBounds prove_plusminus_margin(int n, int places_first) {
  engines::Budget budget(std::numeric_limits<std::size_t>::max());
  const std::vector<std::int8_t> hint = placing::value_placements(n, places_first, budget, false, {}).margins;
  const auto of_player = [&](int player) { return margins_anew(n, places_first, strategy_pairs(n, player, hint)); };
  const std::vector<std::int8_t> first = of_player(1);
  const std::vector<std::int8_t> second = of_player(2);
  return {*std::min_element(first.begin(), first.end()), *std::max_element(second.begin(), second.end())};
}

}  // namespace quadrille::enumerate
