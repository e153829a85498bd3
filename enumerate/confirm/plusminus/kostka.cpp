#include "enumerate/confirm/plusminus/kostka.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <boost/dynamic_bitset.hpp>
#include <functional>
#include <map>
#include <vector>

namespace quadrille::confirm {

namespace {

using Partition = std::vector<int>;  // parts from the greatest on, none of them 0

/// The multiplicity of each shape's Schur function in a symmetric function.
using Expansion = std::map<Partition, std::uint64_t>;

// Visits all shapes that are `shape` with a horizontal strip of `cells` further cells: no two in a column.
template <class Visit>
void for_each_strip(const Partition& shape, int cells, Visit&& visit) {
  Partition grown = shape;
  grown.push_back(0);
  // Row by row from the last: row r may be as long as the old row above it.
  const std::function<void(std::size_t, int)> fill = [&](std::size_t row, int left) {
    if (row == 0) {
      grown[0] += left;
      visit(grown.back() == 0 ? Partition(grown.begin(), grown.end() - 1) : grown);
      grown[0] -= left;
      return;
    }
    const int old = grown[row];
    const int most = std::min(shape[row - 1] - old, left);
    for (int more = 0; more <= most; ++more) {
      grown[row] = old + more;
      fill(row - 1, left - more);
    }
    grown[row] = old;
  };
  fill(shape.size(), cells);
}

/// The Kostka numbers of all contents that are partitions of n: their expansions, by content.
class KostkaNumbers {
 public:
  explicit KostkaNumbers(int n) { multiply(n, n, {}, {{Partition{}, 1}}); }

  const std::map<Partition, Expansion>& by_content() const { return by_content_; }

 private:
  // Multiplies by one complete symmetric function after another, by Pieri's rule: a part at a time from the greatest
  // on.
  void multiply(int left, int greatest, const Partition& content, const Expansion& product) {
    if (left == 0) {
      by_content_[content] = product;
      return;
    }
    for (int part = std::min(left, greatest); part >= 1; --part) {
      Expansion next;
      for (const auto& [shape, times] : product) {
        for_each_strip(shape, part, [&, times = times](const Partition& grown) { next[grown] += times; });
      }
      Partition longer = content;
      longer.push_back(part);
      multiply(left - part, part, longer, next);
    }
  }

  std::map<Partition, Expansion> by_content_;
};

// The parts between cuts as a partition; bit k - 1 of `cuts` is a cut after k of the n.
Partition parts_of(std::size_t cuts, int n) {
  Partition parts{0};
  for (int k = 1; k <= n; ++k) {
    ++parts.back();
    if (k < n && (cuts >> static_cast<unsigned>(k - 1) & 1U) != 0) parts.push_back(0);
  }
  std::sort(parts.rbegin(), parts.rend());
  return parts;
}

/// Turns the counts within each set into the counts of exactly each set: inclusion and exclusion over subsets, in
/// place.
void exclude_subsets(std::vector<std::uint64_t>& of_set) {
  for (std::size_t bit = 1; bit < of_set.size(); bit *= 2) {
    for (std::size_t set = 0; set < of_set.size(); ++set) {
      if ((set & bit) != 0) of_set[set] -= of_set[set ^ bit];
    }
  }
}

using Shapes = boost::dynamic_bitset<std::uint64_t>;

// For each set of descents, the shapes that have a tableau with exactly this set.
//
// Let co(S) be the list of the distances between neighbours in the list 0, the elements of S in increasing order, n.
// The Kostka number of a shape and co(S) counts the tableaux of this shape and of content co(S). Standardization maps
// them one to one to the standard tableaux of the shape whose descents all lie in S (Stanley, Enumerative Combinatorics
// 2, 7.19). Inclusion and exclusion over the subsets of S then gives the number of tableaux whose descents are exactly
// S.
std::vector<Shapes> shapes_by_descents(int n) {
  const KostkaNumbers kostka(n);
  std::vector<Partition> shapes;
  for (const auto& [content, expansion] : kostka.by_content()) shapes.push_back(content);
  const std::size_t sets = std::size_t{1} << static_cast<unsigned>(n - 1);
  std::vector<const Expansion*> content_of(sets);
  for (std::size_t set = 0; set < sets; ++set) content_of[set] = &kostka.by_content().at(parts_of(set, n));

  std::vector<Shapes> by_descents(sets, Shapes(shapes.size()));
  // One task handles all shapes whose bits share a word, so no two tasks write to one place.
  constexpr std::size_t together = Shapes::bits_per_block;
  const std::size_t tasks = (shapes.size() + together - 1) / together;
  tbb::parallel_for(std::size_t{0}, tasks, [&](std::size_t task) {
    for (std::size_t s = task * together; s < std::min(shapes.size(), (task + 1) * together); ++s) {
      std::vector<std::uint64_t> tableaux(sets);
      for (std::size_t set = 0; set < sets; ++set) {
        const auto times = content_of[set]->find(shapes[s]);
        tableaux[set] = times == content_of[set]->end() ? 0 : times->second;
      }
      exclude_subsets(tableaux);
      for (std::size_t set = 0; set < sets; ++set) {
        if (tableaux[set] != 0) by_descents[set].set(s);
      }
    }
  });
  return by_descents;
}

}  // namespace

std::uint64_t count_pairs_kostka(int n) {
  std::vector<Shapes> all = shapes_by_descents(n);
  std::sort(all.begin(), all.end());
  std::vector<Shapes> different;
  std::vector<std::uint64_t> times;
  for (const Shapes& shapes : all) {
    if (different.empty() || different.back() != shapes) {
      different.push_back(shapes);
      times.push_back(0);
    }
    ++times.back();
  }
  // Every set meets itself, since every set of descents has a shape. Any other pair counts in both orders.
  return tbb::parallel_reduce(
      tbb::blocked_range<std::size_t>(0, different.size(), 16), std::uint64_t{0},
      [&](const tbb::blocked_range<std::size_t>& range, std::uint64_t sum) {
        for (std::size_t a = range.begin(); a != range.end(); ++a) {
          sum += times[a] * times[a];
          for (std::size_t b = 0; b < a; ++b) {
            if (different[a].intersects(different[b])) sum += 2 * times[a] * times[b];
          }
        }
        return sum;
      },
      std::plus<>());
}

}  // namespace quadrille::confirm
