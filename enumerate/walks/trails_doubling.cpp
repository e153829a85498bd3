// Length doubling (trails_doubling.hpp) counts pairs of disjoint sets, with one set from each of two collections. Each
// set holds the segments or vertices of a path. The segments or vertices are numbered, and are called elements here.
//
// A pair of sets is disjoint or has a largest common element e. In the second case both sets hold e, and their parts
// above e are disjoint. Let C be all sets of both collections. Let C_e be the sets that hold e, each cut down to its
// part above e. Let disjoint(C) be the number of disjoint pairs, and |first in C| the number of sets of C from the
// first collection. Then
//
//   disjoint(C) = |first in C| |second in C| - sum over e of disjoint(C_e).
//
// The recursion stops as soon as C_e has no sets of one collection, or is so small that its pairs are compared one by
// one. To stop early, the elements are numbered by the number of sets that hold them, the rarest first. Then C_e is
// small for small e, and the parts above e are small for large e.
//
// Paths with the same elements are one set that counts several times. Each e of the first level of the recursion is a
// task for a thread. No count overflows, because there are at most (8 * 7^7)^2 < 2^46 pairs.

#include "enumerate/walks/trails_doubling.hpp"

#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

constexpr std::size_t most_elements = most_doubled_plies / 2;
using Element = std::uint16_t;
using Elements = std::array<Element, most_elements>;
// Fills the unused places at the end of a set; larger than any element.
constexpr Element no_element = std::numeric_limits<Element>::max();

/// All paths of one length from the origin, each as the numbers of its segments or vertices, in their order.
class PathList {
 public:
  PathList(const PathQuery& query, int plies) : query_(query), plies_(static_cast<std::size_t>(plies)) {
    elements_.fill(no_element);
    if (query.acyclic) used_[element(0, 0, 0, 0)] = true;
    extend(0, 0, 0);
  }

  std::vector<Elements> take() { return std::move(paths_); }

 private:
  // Coordinates are from -reach to reach.
  static constexpr int reach = static_cast<int>(most_elements);
  static constexpr int side = 2 * reach + 1;

  /// Four segments begin at each vertex: to the north-west, north, north-east and east.
  Element element(int x, int y, int dx, int dy) const {
    if (query_.acyclic) return static_cast<Element>((y + dy + reach) * side + x + dx + reach);
    const bool forward = dy > 0 || (dy == 0 && dx > 0);
    const int from = forward ? (y + reach) * side + x + reach : (y + dy + reach) * side + x + dx + reach;
    const int direction = dy == 0 ? 3 : (forward ? dx : -dx) + 1;
    return static_cast<Element>(4 * from + direction);
  }

  void extend(int x, int y, std::size_t done) {
    if (done == plies_) {
      paths_.push_back(elements_);
      return;
    }
    for (int dx = -1; dx <= 1; ++dx) {
      for (int dy = -1; dy <= 1; ++dy) {
        if (dx == 0 && dy == 0) continue;
        if (query_.neighbourhood == Neighbourhood::square && dx != 0 && dy != 0) continue;
        const Element next = element(x, y, dx, dy);
        if (used_[next]) continue;
        used_[next] = true;
        elements_[done] = next;
        extend(x + dx, y + dy, done + 1);
        elements_[done] = no_element;
        used_[next] = false;
      }
    }
  }

  const PathQuery& query_;
  const std::size_t plies_;
  std::vector<bool> used_ = std::vector<bool>(std::size_t{4} * side * side);
  Elements elements_{};
  std::vector<Elements> paths_;
};

/// A set in increasing order, with its number of occurrences in the first and in the second collection.
struct Counted {
  Elements elements;
  std::uint32_t first = 0;
  std::uint32_t second = 0;
};

/// A set without its elements up to the one where it was cut: the rest begins at `begin`, just after `element`.
struct Cut {
  std::uint32_t set;
  Element element;
  std::uint16_t begin;
};

class DisjointPairs {
 public:
  /// \param second  empty if it is the same collection as the first
  DisjointPairs(std::vector<Elements> first, std::vector<Elements> second) {
    const bool same = second.empty();
    renumber(first, second);
    collect(std::move(first), 1, same ? 1 : 0);
    collect(std::move(second), 0, 1);
  }

  std::uint64_t count() const {
    std::vector<Cut> cuts;
    std::uint64_t firsts = 0;
    std::uint64_t seconds = 0;
    for (std::uint32_t s = 0; s < sets_.size(); ++s) {
      append_cuts(cuts, s, 0);
      firsts += sets_[s].first;
      seconds += sets_[s].second;
    }
    std::vector<std::span<const Cut>> groups;
    for_each_group(cuts, [&](std::span<const Cut> group) { groups.push_back(group); });
    std::atomic<std::uint64_t> sharing = 0;
    tbb::parallel_for(std::size_t{0}, groups.size(), [&](std::size_t g) { sharing += disjoint(groups[g]); });
    return firsts * seconds - sharing;
  }

 private:
  /// Gives the rarest element the number 0, and sorts each set.
  static void renumber(std::vector<Elements>& first, std::vector<Elements>& second) {
    std::vector<std::uint64_t> frequency(std::size_t{no_element} + 1);
    for (const auto* const collection : {&first, &second}) {
      for (const Elements& elements : *collection) {
        for (const Element e : elements) ++frequency[e];
      }
    }
    frequency[no_element] = std::numeric_limits<std::uint64_t>::max();  // it stays the last
    std::vector<Element> by_frequency(frequency.size());
    std::iota(by_frequency.begin(), by_frequency.end(), Element{0});
    std::stable_sort(by_frequency.begin(), by_frequency.end(),
                     [&](Element a, Element b) { return frequency[a] < frequency[b]; });
    std::vector<Element> number(frequency.size());
    for (std::size_t i = 0; i < by_frequency.size(); ++i) number[by_frequency[i]] = static_cast<Element>(i);
    for (auto* const collection : {&first, &second}) {
      for (Elements& elements : *collection) {
        for (Element& e : elements) e = number[e];
        std::sort(elements.begin(), elements.end());
      }
    }
  }

  /// Adds a collection, and merges equal sets.
  void collect(std::vector<Elements> collection, std::uint32_t first, std::uint32_t second) {
    std::sort(collection.begin(), collection.end());
    for (std::size_t i = 0; i < collection.size(); ++i) {
      if (i == 0 || collection[i] != collection[i - 1]) sets_.push_back({collection[i]});
      sets_.back().first += first;
      sets_.back().second += second;
    }
  }

  /// Cuts the set at each of its elements from `begin` on.
  void append_cuts(std::vector<Cut>& cuts, std::uint32_t set, std::size_t begin) const {
    const Elements& elements = sets_[set].elements;
    for (std::size_t i = begin; i < most_elements && elements[i] != no_element; ++i) {
      cuts.push_back({set, elements[i], static_cast<std::uint16_t>(i + 1)});
    }
  }

  /// Sorts the cuts by their element and calls visit(group) for the cuts of each element.
  template <class Visit>
  static void for_each_group(std::vector<Cut>& cuts, Visit visit) {
    std::sort(cuts.begin(), cuts.end(), [](const Cut& a, const Cut& b) { return a.element < b.element; });
    const auto differ = [](const Cut& a, const Cut& b) { return a.element != b.element; };
    for (auto begin = cuts.begin(); begin != cuts.end();) {
      const auto last = std::adjacent_find(begin, cuts.end(), differ);
      const auto end = last == cuts.end() ? last : last + 1;
      visit(std::span<const Cut>(begin, end));
      begin = end;
    }
  }

  /// The number of pairs of a first and a second set of the group whose remaining parts are disjoint.
  std::uint64_t disjoint(std::span<const Cut> group) const {
    std::uint64_t firsts = 0;
    std::uint64_t seconds = 0;
    for (const Cut& cut : group) {
      firsts += sets_[cut.set].first;
      seconds += sets_[cut.set].second;
    }
    if (firsts == 0 || seconds == 0) return 0;
    if (group.size() <= few) return disjoint_one_by_one(group);
    std::vector<Cut> cuts;
    cuts.reserve(group.size() * most_elements / 2);
    for (const Cut& cut : group) append_cuts(cuts, cut.set, cut.begin);
    std::uint64_t sharing = 0;
    for_each_group(cuts, [&](std::span<const Cut> part) { sharing += disjoint(part); });
    return firsts * seconds - sharing;
  }

  std::uint64_t disjoint_one_by_one(std::span<const Cut> group) const {
    // Elements folded into 64 bits: sets that share no bit share no element.
    std::array<std::uint64_t, few> folded{};
    for (std::size_t i = 0; i < group.size(); ++i) {
      const Elements& elements = sets_[group[i].set].elements;
      for (std::size_t e = group[i].begin; e < most_elements && elements[e] != no_element; ++e) {
        folded[i] |= std::uint64_t{1} << (elements[e] % 64U);
      }
    }
    std::uint64_t pairs = 0;
    for (std::size_t i = 0; i < group.size(); ++i) {
      const Counted& a = sets_[group[i].set];
      for (std::size_t j = 0; j <= i; ++j) {
        if ((folded[i] & folded[j]) != 0 && share(group[i], group[j])) continue;
        const Counted& b = sets_[group[j].set];
        pairs += std::uint64_t{a.first} * b.second;
        if (i != j) pairs += std::uint64_t{b.first} * a.second;
      }
    }
    return pairs;
  }

  bool share(const Cut& a, const Cut& b) const {
    const Elements& left = sets_[a.set].elements;
    const Elements& right = sets_[b.set].elements;
    std::size_t i = a.begin;
    std::size_t j = b.begin;
    while (i < most_elements && j < most_elements) {
      if (left[i] == right[j]) return left[i] != no_element;
      (left[i] < right[j] ? i : j) += 1;
    }
    return false;
  }

  // Measured: 8, 16, 32 and 64 take the same time within a tenth.
  static constexpr std::size_t few = 16;

  std::vector<Counted> sets_;
};

}  // namespace

Natural count_by_doubling(const PathQuery& query) {
  if (query.plies < 0 || query.plies > most_doubled_plies) {
    refuse(fmt::format("{} plies by doubling", query.plies), "out of range",
           fmt::format("give 0 to {} of them", most_doubled_plies));
  }
  const int longer = (query.plies + 1) / 2;
  const int shorter = query.plies / 2;
  std::vector<Elements> second;
  if (shorter != longer) second = PathList(query, shorter).take();
  return DisjointPairs(PathList(query, longer).take(), std::move(second)).count();
}

}  // namespace quadrille::enumerate
