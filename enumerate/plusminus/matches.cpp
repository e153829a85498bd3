// Computes the number of permutations of 1..n that give player 1 k points and player 2 l points, for all k and l. U is
// the list of signs that player 1 predicts, and V the list that player 2 predicts. A player gets a point for each
// predicted sign that equals the sign in the player's truth list.
//
// By Robinson-Schensted, a permutation P corresponds to a pair of standard tableaux of the same shape. The word of a
// tableau or a permutation has a minus for each descent and a plus for each ascent. Player 1's truth list is the word
// of P, and player 2's is the word of the inverse of P. The two truth lists are the words of the two tableaux. Let
// H_U(shape)[k] be the number of tableaux of the shape whose word matches U at k places. Then
//
//     permutations(k, l) = sum over shapes of H_U(shape)[k] * H_V(shape)[l].
//
// The code computes H_U in Young's lattice, first for the shape of one cell, then for all shapes of two cells, and so
// on. A slot is a pair of a shape and its corner filled last; each slot has a row of *coefficients* H[0..], where H[k]
// counts the tableaux of the slot whose word matches U at k places. Transposing a tableau exchanges descents and
// ascents, so H_U(conjugate shape)[k] = H_U(shape)[n-1-k]. So the code multiplies the coefficients of only one of two
// conjugate shapes. The products of the conjugate shape are the same numbers, at (n-1-k, n-1-l) in place of (k, l).
//
// Why nothing overflows. A coefficient counts some of the tableaux of a shape of m <= n cells. Let f be the number of
// all tableaux of this shape. The squares of f over all shapes of m cells add up to m!, so f^2 <= m!, and the square of
// a coefficient is at most n!. Every sum of products counts some of the n! permutations. So coefficients of w bits,
// with products and sums of 2w bits, suffice while n! < 2^(2w). It suffices to take w = 64 up to n = 34 (34! < 2^128),
// and w = 128 up to n = 57 (57! < 2^256). Static assertions below check both.

#include <fmt/format.h>
#include <tbb/combinable.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <type_traits>

#include "enumerate/engines/run_status.hpp"
#include "enumerate/numbers/young_lattice.hpp"
#include "enumerate/plusminus/counts.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/wide_count.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using plusminus::Signs;

constexpr int most_rows_in_one_word = 34;
constexpr std::size_t shapes_per_task = 16;  // of a thread

// True if n! < 2^bits, by multiplication in base 2^32.
constexpr bool factorial_fits(int n, std::size_t bits) {
  std::array<std::uint64_t, 16> digits{1};
  for (int factor = 2; factor <= n; ++factor) {
    std::uint64_t carry = 0;
    for (std::uint64_t& digit : digits) {
      carry += digit * static_cast<std::uint64_t>(factor);
      digit = carry & 0xFFFFFFFFU;
      carry >>= 32U;
    }
  }
  for (std::size_t i = bits / 32; i < digits.size(); ++i) {
    if (digits[i] != 0) return false;
  }
  return true;
}
static_assert(factorial_fits(most_rows_in_one_word, 128) && !factorial_fits(most_rows_in_one_word + 1, 128));
static_assert(factorial_fits(most_rows_by_matches, 256) && !factorial_fits(most_rows_by_matches + 1, 256));

/// A sum of products of two coefficients, in twice as many words.
struct Square128 {
  std::uint64_t words[2] = {};
};
struct Square256 {
  std::uint64_t words[4] = {};
};

void add_product(Square128& sum, std::uint64_t a, std::uint64_t b) {
  const engines::Count128 product = engines::Count128{a} * b;
  const std::uint64_t words[2] = {static_cast<std::uint64_t>(product), static_cast<std::uint64_t>(product >> 64U)};
  engines::add_wide<2>(sum.words, words, 2);
}

void add_product(Square256& sum, engines::Count128 a, engines::Count128 b) {
  const auto low = [](engines::Count128 x) { return engines::Count128{static_cast<std::uint64_t>(x)}; };
  const auto high = [](engines::Count128 x) { return x >> 64U; };
  // Schoolbook, in words; no partial sum of the middle column exceeds 3 * (2^64 - 1).
  const engines::Count128 ll = low(a) * low(b);
  const engines::Count128 lh = low(a) * high(b);
  const engines::Count128 hl = high(a) * low(b);
  const engines::Count128 middle = high(ll) + low(lh) + low(hl);
  const engines::Count128 top = high(a) * high(b) + high(lh) + high(hl) + high(middle);
  const std::uint64_t words[4] = {static_cast<std::uint64_t>(ll), static_cast<std::uint64_t>(middle),
                                  static_cast<std::uint64_t>(top), static_cast<std::uint64_t>(high(top))};
  engines::add_wide<4>(sum.words, words, 4);
}

template <class Coefficient>
class Histogram {
 public:
  using Square = std::conditional_t<std::is_same_v<Coefficient, std::uint64_t>, Square128, Square256>;

  Histogram(const plusminus::Predictions& predictions, const engines::RunOptions& options)
      : predictions_(predictions), n_(static_cast<std::size_t>(predictions[0].length) + 1), options_(options) {}

  // All counts: n for each number of player 1's points.
  std::vector<Natural> count() {
    const YoungLevel level(static_cast<int>(n_));
    engines::Budget budget(options_.memory);
    engines::Arena first(budget);
    engines::Arena second(budget);
    const Coefficient* const first_coefficients = tableaux(predictions_[0], 0, level, first, budget);
    // Equal lists share their tableaux.
    const bool same = predictions_[1] == predictions_[0];
    return joined(level, first_coefficients,
                  same ? first_coefficients : tableaux(predictions_[1], 1, level, second, budget));
  }

 private:
  // Computes H of every shape of n cells for one list: n coefficients a shape, in `result`. Of two conjugate shapes
  // only the first is filled in.
  const Coefficient* tableaux(const Signs& list, std::uint64_t turn, const YoungLevel& last, engines::Arena& result,
                              engines::Budget& budget) {
    if (n_ == 1) return &(result.allocate<Coefficient>(1)[0] = 1);
    engines::Arena arenas[2] = {engines::Arena(budget), engines::Arena(budget)};
    const Coefficient* coefficients = &(arenas[1].allocate<Coefficient>(1)[0] = 1);
    for (int cells = 2; cells < last.cells(); ++cells) {
      report(turn, cells);
      const YoungLevel level(cells);
      const auto size = static_cast<std::size_t>(cells);
      engines::Arena& arena = arenas[cells % 2];
      arena.clear();
      Coefficient* const grown = arena.allocate_raw<Coefficient>(level.slot_count() * size).data();
      for_each_shape(level, [&](std::size_t shape) {
        for (std::size_t slot = level.first_slot(shape); slot < level.first_slot(shape + 1); ++slot) {
          Coefficient* const out = std::fill_n(grown + slot * size, size, Coefficient{0}) - size;
          add_below(coefficients, level.below(slot), size, list.is_plus(cells - 2), out);
        }
      });
      coefficients = grown;
    }
    report(turn, last.cells());
    arenas[last.cells() % 2].clear();
    Coefficient* const by_shape = result.allocate_raw<Coefficient>(last.shape_count() * n_).data();
    for_each_shape(last, [&](std::size_t shape) {
      if (last.conjugate(shape) < shape) return;
      Coefficient* const out = std::fill_n(by_shape + shape * n_, n_, Coefficient{0}) - n_;
      for (std::size_t slot = last.first_slot(shape); slot < last.first_slot(shape + 1); ++slot) {
        add_below(coefficients, last.below(slot), n_, list.is_plus(list.length - 1), out);
      }
    });
    return by_shape;
  }

  // Adds the tableaux that grow by one cell from those below. A match raises the coefficient's index by one.
  // \param size  the number of coefficients of the larger shape
  static void add_below(const Coefficient* coefficients, const YoungLevel::Below& below, std::size_t size, bool plus,
                        Coefficient* out) {
    for (std::size_t corner = 0; corner < below.corners; ++corner) {
      const Coefficient* const in = coefficients + (below.first + corner) * (size - 1);
      const bool ascent = corner >= below.descents;
      Coefficient* const to = out + (ascent == plus ? 1 : 0);
      for (std::size_t k = 0; k + 1 < size; ++k) to[k] += in[k];
    }
  }

  std::vector<Natural> joined(const YoungLevel& level, const Coefficient* first, const Coefficient* second) {
    using Squares = std::vector<Square>;
    const std::size_t size = n_ * n_;
    const Squares zero(size);
    tbb::combinable<Squares> self_conjugate_parts(zero);
    tbb::combinable<Squares> other_parts(zero);
    for_each_shape(level, [&](std::size_t shape) {
      if (level.conjugate(shape) < shape) return;
      Squares& squares = (level.conjugate(shape) == shape ? self_conjugate_parts : other_parts).local();
      for (std::size_t k = 0; k < n_; ++k) {
        const Coefficient a = first[shape * n_ + k];
        if (a == 0) continue;
        const Coefficient* const b = second + shape * n_;
        for (std::size_t l = 0; l < n_; ++l) add_product(squares[k * n_ + l], a, b[l]);
      }
    });
    std::vector<Natural> counts(size);
    const auto value = [](const Square& square) { return engines::natural(square.words, std::size(square.words)); };
    self_conjugate_parts.combine_each([&](const Squares& part) {
      for (std::size_t i = 0; i < size; ++i) counts[i] += value(part[i]);
    });
    other_parts.combine_each([&](const Squares& part) {
      for (std::size_t i = 0; i < size; ++i) {
        const Natural product = value(part[i]);
        counts[i] += product;
        counts[size - 1 - i] += product;  // (k, l) becomes (n-1-k, n-1-l)
      }
    });
    return counts;
  }

  template <class Visit>
  void for_each_shape(const YoungLevel& level, const Visit& visit) const {
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, level.shape_count(), shapes_per_task), [&](const auto& range) {
      if (options_.stop.stop_requested()) return;
      for (std::size_t shape = range.begin(); shape != range.end(); ++shape) visit(shape);
    });
    if (options_.stop.stop_requested()) throw engines::Interrupted{};
  }

  void report(std::uint64_t turn, int cells) const {
    if (!options_.observer) return;
    engines::Progress progress;
    progress.unit = "cell";
    progress.grade = cells;
    progress.done = turn * n_ + static_cast<std::uint64_t>(cells);
    progress.total = 2 * n_;
    options_.observer(progress);
  }

  const plusminus::Predictions predictions_;
  const std::size_t n_;
  const engines::RunOptions& options_;
};

}  // namespace

std::size_t matches_memory(int n) {
  if (n < 3) return std::size_t{1} << 20U;
  const std::size_t coefficient = n <= most_rows_in_one_word ? sizeof(std::uint64_t) : sizeof(engines::Count128);
  const auto level = [&](int cells) {
    return YoungLevel::slots_of(cells) * static_cast<std::size_t>(cells) * coefficient;
  };
  const std::size_t result = YoungLevel::shapes_of(n) * static_cast<std::size_t>(n) * coefficient;
  constexpr std::size_t rounding = std::size_t{8} << 20U;  // an arena's blocks are of whole huge pages
  return level(n - 1) + result + std::max(level(n - 2), result) + rounding;
}

running::Found<plusminus::MatchesCounts> count_matches(const plusminus::Predictions& predictions,
                                                       const engines::RunOptions& options) {
  const int n = predictions[0].length + 1;
  if (predictions[1].length + 1 != n) {
    refuse("predictions", fmt::format("{} signs and {}", predictions[0].length, predictions[1].length),
           "give lists of the same length");
  }
  if (n > most_rows_by_matches) {
    refuse("predictions", fmt::format("{} signs each", n - 1),
           fmt::format("give at most {}", most_rows_by_matches - 1));
  }
  running::Found<plusminus::MatchesCounts> counts;
  counts.status = engines::status_of([&] {
    const std::vector<Natural> histogram = n <= most_rows_in_one_word
                                               ? Histogram<std::uint64_t>(predictions, options).count()
                                               : Histogram<engines::Count128>(predictions, options).count();
    const auto size = static_cast<std::size_t>(n);
    for (std::size_t k = 0; k < size; ++k) {
      for (std::size_t l = 0; l < size; ++l) {
        const Natural& count = histogram[k * size + l];
        if (count != 0) counts.rows.push_back({static_cast<int>(k), static_cast<int>(l), count});
      }
    }
  });
  return counts;
}

}  // namespace quadrille::enumerate
