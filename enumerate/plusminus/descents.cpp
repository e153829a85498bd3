// Computes the two-sided Eulerian numbers. For 1 <= i, j <= m, A_m(i, j) is the number of permutations of 1..m that
// have i - 1 descents and whose inverse has j - 1 descents.
//
// The code computes the tables A_1, ..., A_n in turn, by the recurrence of Carlitz, Roselle & Scoville (Permutations
// and sequences with repetitions by number of increases, 1966):
//
//     m A_m(i,j) =  (m-1 + i j)             A_{m-1}(i,   j  ) + (1-m + j (m+1-i))       A_{m-1}(i-1, j)
//                + (1-m + i (m+1-j))        A_{m-1}(i,   j-1) + (m-1 + (m+1-i)(m+1-j))  A_{m-1}(i-1, j-1)
//
// Every entry takes w words of 64 bits; w is large enough for n * n!. Some factors of the recurrence may be negative,
// so the code adds and subtracts modulo 2^(64 w). The result, m A_m(i, j), lies between 0 and m * m!, which is less
// than 2^(64 w). So the result is exact, and the division by m leaves no remainder. Inverting all permutations shows
// that A_m(i, j) = A_m(j, i). Reversing them shows that A_m(i, j) = A_m(m+1-i, m+1-j). So the code computes only a
// quarter of each table.

#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>

#include "enumerate/engines/run_status.hpp"
#include "enumerate/plusminus/counts.hpp"
#include "enumerate/run/spelling.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/wide_count.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

// sum += a * factor, or sum -= a * -factor, modulo 2^(64 words).
void add_multiple(std::uint64_t* sum, const std::uint64_t* a, std::int64_t factor, std::size_t words) {
  if (factor >= 0) {
    engines::Count128 carry = 0;
    for (std::size_t w = 0; w < words; ++w) {
      carry += engines::Count128{a[w]} * static_cast<std::uint64_t>(factor) + sum[w];
      sum[w] = static_cast<std::uint64_t>(carry);
      carry >>= 64U;
    }
    return;
  }
  const std::uint64_t positive = std::uint64_t{0} - static_cast<std::uint64_t>(factor);
  std::uint64_t borrow = 0;  // the part to subtract from this word; at most 2^64 - 1
  for (std::size_t w = 0; w < words; ++w) {
    const engines::Count128 product = engines::Count128{a[w]} * positive + borrow;
    const auto low = static_cast<std::uint64_t>(product);
    borrow = static_cast<std::uint64_t>(product >> 64U) + (sum[w] < low ? 1U : 0U);
    sum[w] -= low;
  }
}

// a /= divisor. \pre it leaves no remainder, and divisor < 2^32 (so halves of words are enough, and fast)
void divide(std::uint64_t* a, std::uint64_t divisor, std::size_t words) {
  std::uint64_t rest = 0;
  for (std::size_t w = words; w-- > 0;) {
    const std::uint64_t high = rest << 32U | a[w] >> 32U;
    const std::uint64_t low = high % divisor << 32U | (a[w] & 0xFFFFFFFFU);
    a[w] = high / divisor << 32U | low / divisor;
    rest = low % divisor;
  }
}

// The number of words that hold n * n! and every smaller number.
std::size_t words_for(std::size_t n) {
  Natural most = n;
  for (std::size_t factor = 2; factor <= n; ++factor) most *= factor;
  return boost::multiprecision::msb(most) / 64 + 1;
}

/// One of two tables of n by n numbers. A table of m by m lies in the corner of lowest indices. Row and column 0 stay
/// zero, as do those above m.
class Table {
 public:
  Table(std::size_t n, std::size_t words, engines::Budget& budget)
      : side_(n + 1),
        words_(words),
        numbers_(side_ * side_ * words, 0, engines::BudgetAllocator<std::uint64_t>(budget)) {}

  std::uint64_t* at(std::size_t i, std::size_t j) { return numbers_.data() + (i * side_ + j) * words_; }
  const std::uint64_t* at(std::size_t i, std::size_t j) const { return numbers_.data() + (i * side_ + j) * words_; }

 private:
  std::size_t side_;
  std::size_t words_;
  std::vector<std::uint64_t, engines::BudgetAllocator<std::uint64_t>> numbers_;
};

class Recurrence {
 public:
  Recurrence(std::size_t n, engines::Budget& budget)
      : current_(n, words_for(n), budget), previous_(n, words_for(n), budget) {
    *current_.at(1, 1) = 1;
  }

  // Steps from the table of m - 1 to that of m.
  void step(std::size_t m) {
    std::swap(current_, previous_);
    words_ = words_for(m);  // the words above are 0 in both tables
    // Rows i <= (m+1)/2 of the quarter i <= j <= m+1-i. Each number is copied to its three images.
    tbb::parallel_for(std::size_t{1}, (m + 1) / 2 + 1, [&](std::size_t i) {
      for (std::size_t j = i; j <= m + 1 - i; ++j) {
        std::uint64_t* const number = current_.at(i, j);
        compute(m, i, j, number);
        for (const auto& [row, column] : {std::pair{j, i}, {m + 1 - i, m + 1 - j}, {m + 1 - j, m + 1 - i}}) {
          if (row != i || column != j) std::copy_n(number, words_, current_.at(row, column));
        }
      }
    });
  }

  Natural value(std::size_t i, std::size_t j) const { return engines::natural(current_.at(i, j), words_); }

 private:
  void compute(std::size_t size, std::size_t row, std::size_t column, std::uint64_t* number) const {
    const auto m = static_cast<std::int64_t>(size);
    const auto i = static_cast<std::int64_t>(row);
    const auto j = static_cast<std::int64_t>(column);
    std::fill_n(number, words_, 0);
    add_multiple(number, previous_.at(row, column), m - 1 + i * j, words_);
    add_multiple(number, previous_.at(row - 1, column), 1 - m + j * (m + 1 - i), words_);
    add_multiple(number, previous_.at(row, column - 1), 1 - m + i * (m + 1 - j), words_);
    add_multiple(number, previous_.at(row - 1, column - 1), m - 1 + (m + 1 - i) * (m + 1 - j), words_);
    divide(number, size, words_);
  }

  std::size_t words_ = 1;
  Table current_;
  Table previous_;
};

}  // namespace

void require_rows(const Range& n, int most) {
  if (1 <= n.first && n.first <= n.last && n.last <= most) return;
  refuse(mention("n", running::spelled(n)), "out of range",
         fmt::format("give numbers from 1 to {}, the lesser first", most));
}

running::Found<plusminus::DescentsCounts> count_descents(int n, const engines::RunOptions& options) {
  require_rows(n, most_rows_by_descents);
  running::Found<plusminus::DescentsCounts> counts;
  engines::Budget budget(options.memory);
  counts.status = engines::status_of([&] {
    const auto size = static_cast<std::size_t>(n);
    Recurrence recurrence(size, budget);
    for (std::size_t m = 2; m <= size; ++m) {
      if (options.stop.stop_requested()) throw engines::Interrupted{};
      if (options.observer) {
        engines::Progress progress;
        progress.unit = "row";
        progress.grade = static_cast<int>(m);
        progress.done = m * m * m;  // proportional to the work so far
        progress.total = size * size * size;
        options.observer(progress);
      }
      recurrence.step(m);
    }
    for (std::size_t i = 1; i <= size; ++i) {
      for (std::size_t j = 1; j <= size; ++j) {
        Natural count = recurrence.value(i, j);
        if (count != 0) counts.rows.push_back({static_cast<int>(i - 1), static_cast<int>(j - 1), std::move(count)});
      }
    }
  });
  return counts;
}

}  // namespace quadrille::enumerate
