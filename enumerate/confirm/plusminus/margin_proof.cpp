#include "enumerate/confirm/plusminus/margin_proof.hpp"

#include <algorithm>
#include <cstddef>

namespace quadrille::confirm {

namespace {

// As many pairs as placement_margins_plain values at once in less than a gigabyte.
constexpr std::size_t at_once = 64;

std::vector<std::int8_t> margins_anew(int n, int places_first, const std::vector<SignLists>& pairs) {
  std::vector<std::int8_t> margins;
  for (std::size_t begin = 0; begin < pairs.size(); begin += at_once) {
    const std::span<const SignLists> some = std::span(pairs).subspan(begin, std::min(at_once, pairs.size() - begin));
    const std::vector<std::int8_t> found = placement_margins_plain(n, places_first, some);
    margins.insert(margins.end(), found.begin(), found.end());
  }
  return margins;
}

// Both lists after some appends. Player 1 appends if an even number of signs stand, player 2 if an odd number.
struct Lists {
  SignLists signs;
  unsigned appended = 0;

  int player() const { return appended % 2 == 0 ? 1 : 2; }
  Lists with(bool plus) const {
    Lists longer = *this;
    std::uint32_t& list = player() == 1 ? longer.signs.first : longer.signs.second;
    if (plus) list |= std::uint32_t{1} << (appended / 2);
    ++longer.appended;
    return longer;
  }
};

// The append phase as a tree of 2 * 4^(n-1) nodes, whose leaves have the hint's margins.
class AppendTree {
 public:
  AppendTree(int n, std::span<const std::int8_t> hint) : signs_(static_cast<unsigned>(n - 1)), hint_(hint) {}

  // The pairs at the leaves that the strategy of `player` allows, from `lists` on.
  void collect(int player, const Lists& lists, std::vector<SignLists>& pairs) const {
    if (is_leaf(lists)) {
      pairs.push_back(lists.signs);
      return;
    }
    const Lists plus = lists.with(true);
    const Lists minus = lists.with(false);
    if (lists.player() != player) {
      collect(player, plus, pairs);
      collect(player, minus, pairs);
      return;
    }
    const int gain = value(plus) - value(minus);
    const bool prefers_plus = player == 1 ? gain >= 0 : gain <= 0;
    collect(player, prefers_plus ? plus : minus, pairs);
  }

 private:
  bool is_leaf(const Lists& lists) const { return lists.appended == 2 * signs_; }

  int value(const Lists& lists) const {
    if (is_leaf(lists)) return hint_[lists.signs.first | lists.signs.second << signs_];
    const int plus = value(lists.with(true));
    const int minus = value(lists.with(false));
    return lists.player() == 1 ? std::max(plus, minus) : std::min(plus, minus);
  }

  const unsigned signs_;
  const std::span<const std::int8_t> hint_;
};

}  // namespace

std::vector<SignLists> strategy_lists(int n, int player, std::span<const std::int8_t> hint) {
  std::vector<SignLists> pairs;
  AppendTree(n, hint).collect(player, {}, pairs);
  return pairs;
}

MarginBounds prove_plusminus_margin(int n, int places_first, std::span<const std::int8_t> hint) {
  const auto of_player = [&](int player) { return margins_anew(n, places_first, strategy_lists(n, player, hint)); };
  const std::vector<std::int8_t> first = of_player(1);
  const std::vector<std::int8_t> second = of_player(2);
  return {*std::min_element(first.begin(), first.end()), *std::max_element(second.begin(), second.end())};
}

}  // namespace quadrille::confirm
