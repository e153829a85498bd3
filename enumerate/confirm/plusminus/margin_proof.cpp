#include "enumerate/confirm/plusminus/margin_proof.hpp"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace quadrille::confirm {

namespace {

constexpr auto most_columns = static_cast<std::size_t>(most_placement_columns);
constexpr std::size_t pairs_a_pass = 64;

using Margins = std::array<std::int8_t, pairs_a_pass>;

// A partial permutation: the rows of the filled columns, in the order of the columns.
struct Partial {
  std::uint32_t columns = 0;
  std::size_t filled = 0;
  std::array<std::uint32_t, most_columns> rows{};
};

// Numbers the partial permutations of a layer. The number is the rank of the set of columns, times the number of
// arrangements of k of n rows, plus the rank of the rows as such an arrangement. Both ranks are lexicographic.
class Numbering {
 public:
  explicit Numbering(std::size_t n) : n_(n), rank_of_columns_(std::size_t{1} << n), columns_of_rank_(n + 1) {
    for (std::uint32_t columns = 0; columns < rank_of_columns_.size(); ++columns) {
      auto& same_size = columns_of_rank_[static_cast<std::size_t>(std::popcount(columns))];
      rank_of_columns_[columns] = same_size.size();
      same_size.push_back(columns);
    }
  }

  std::size_t arrangements(std::size_t filled) const {
    std::size_t product = 1;
    for (std::size_t i = 0; i < filled; ++i) product *= n_ - i;
    return product;
  }

  std::size_t size(std::size_t filled) const { return columns_of_rank_[filled].size() * arrangements(filled); }

  std::size_t rank(const Partial& partial) const {
    std::size_t rank = 0;
    std::uint32_t used = 0;
    for (std::size_t i = 0; i < partial.filled; ++i) {
      const std::uint32_t below = (std::uint32_t{1} << partial.rows[i]) - 1;
      rank = rank * (n_ - i) + static_cast<std::size_t>(std::popcount(below & ~used));
      used |= below + 1;
    }
    return rank_of_columns_[partial.columns] * arrangements(partial.filled) + rank;
  }

  Partial at(std::size_t filled, std::size_t rank) const {
    Partial partial;
    partial.filled = filled;
    partial.columns = columns_of_rank_[filled][rank / arrangements(filled)];
    std::size_t rest = rank % arrangements(filled);
    std::array<std::size_t, most_columns> digits{};
    for (std::size_t i = filled; i-- > 0;) {
      digits[i] = rest % (n_ - i);
      rest /= n_ - i;
    }
    std::uint32_t unused = (std::uint32_t{1} << n_) - 1;
    for (std::size_t i = 0; i < filled; ++i) {
      std::uint32_t left = unused;
      for (std::size_t skipped = 0; skipped < digits[i]; ++skipped) left &= left - 1;
      partial.rows[i] = static_cast<std::uint32_t>(std::countr_zero(left));
      unused ^= std::uint32_t{1} << partial.rows[i];
    }
    return partial;
  }

 private:
  const std::size_t n_;
  std::vector<std::size_t> rank_of_columns_;
  std::vector<std::vector<std::uint32_t>> columns_of_rank_;
};

Partial with(const Partial& partial, std::uint32_t column, std::uint32_t row) {
  Partial more = partial;
  const auto place = static_cast<std::size_t>(std::popcount(partial.columns & ((std::uint32_t{1} << column) - 1)));
  for (std::size_t i = partial.filled; i > place; --i) more.rows[i] = partial.rows[i - 1];
  more.rows[place] = row;
  more.columns |= std::uint32_t{1} << column;
  ++more.filled;
  return more;
}

std::int8_t points(std::size_t n, const std::array<std::uint32_t, most_columns>& permutation, std::uint32_t list) {
  std::int8_t count = 0;
  for (std::size_t k = 1; k < n; ++k) {
    const bool plus = permutation[k] > permutation[k - 1];
    if (plus == ((list >> (k - 1) & 1U) != 0)) ++count;
  }
  return count;
}

Margins final_margins(std::size_t n, const Partial& full, std::span<const SignLists> pairs) {
  std::array<std::uint32_t, most_columns> inverse{};
  for (std::uint32_t column = 0; column < n; ++column) inverse[full.rows[column]] = column;
  Margins margins{};
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const int margin = points(n, full.rows, pairs[i].first) - points(n, inverse, pairs[i].second);
    margins[i] = static_cast<std::int8_t>(margin);
  }
  return margins;
}

void choose(int player, Margins& best, const Margins& found) {
  for (std::size_t i = 0; i < best.size(); ++i) {
    best[i] = player == 1 ? std::max(best[i], found[i]) : std::min(best[i], found[i]);
  }
}

Margins margins_of(std::size_t n, int player, const Partial& partial, const Numbering& numbering,
                   const std::vector<Margins>& next) {
  std::uint32_t used_rows = 0;
  for (std::size_t i = 0; i < partial.filled; ++i) used_rows |= std::uint32_t{1} << partial.rows[i];
  Margins best;
  best.fill(player == 1 ? std::int8_t{-127} : std::int8_t{127});
  for (std::uint32_t column = 0; column < n; ++column) {
    if ((partial.columns >> column & 1U) != 0) continue;
    for (std::uint32_t row = 0; row < n; ++row) {
      if ((used_rows >> row & 1U) == 0) choose(player, best, next[numbering.rank(with(partial, column, row))]);
    }
  }
  return best;
}

}  // namespace

std::vector<std::int8_t> placement_margins_plain(int n, int places_first, std::span<const SignLists> pairs) {
  const auto side = static_cast<std::size_t>(n);
  const Numbering numbering(side);
  std::vector<std::int8_t> result;
  for (std::size_t begin = 0; begin < pairs.size(); begin += pairs_a_pass) {
    const auto some = pairs.subspan(begin, std::min(pairs_a_pass, pairs.size() - begin));
    std::vector<Margins> layer(numbering.size(side));
    tbb::parallel_for(std::size_t{0}, layer.size(),
                      [&](std::size_t i) { layer[i] = final_margins(side, numbering.at(side, i), some); });
    for (std::size_t filled = side; filled-- > 0;) {
      const int player = filled % 2 == 0 ? places_first : 3 - places_first;
      std::vector<Margins> before(numbering.size(filled));
      tbb::parallel_for(std::size_t{0}, before.size(), [&](std::size_t i) {
        before[i] = margins_of(side, player, numbering.at(filled, i), numbering, layer);
      });
      layer = std::move(before);
    }
    result.insert(result.end(), layer.front().begin(), layer.front().begin() + std::ssize(some));
  }
  return result;
}

namespace {

// As many pairs as placement_margins_plain can value at once in less than a gigabyte.
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

// Both lists after some appends. Player 1 appends if the number of signs is even, player 2 if it is odd.
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

// The append phase as a tree of 2 * 4^(n-1) nodes. Its leaves have the hint's margins.
class AppendTree {
 public:
  AppendTree(int n, std::span<const std::int8_t> hint) : signs_(static_cast<unsigned>(n - 1)), hint_(hint) {}

  // Collects the pairs at the leaves below `lists` that the strategy of `player` allows.
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
