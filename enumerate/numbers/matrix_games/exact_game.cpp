#include "enumerate/numbers/matrix_games/exact_game.hpp"

#include <gmp.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <memory>
#include <new>
#include <span>
#include <string_view>

// A C library whose header has no C++ linkage.
extern "C" {
#include <qsopt_ex/QSopt_ex.h>
}

namespace quadrille::enumerate {

namespace {

// Allocates and frees memory. \throws std::bad_alloc if the memory is not available
void require_memory(std::size_t bytes) {
  void* volatile const memory = std::malloc(bytes);  // volatile: a compiler may remove an allocation that is only freed
  if (memory == nullptr) throw std::bad_alloc();
  std::free(memory);
}

// Takes the library's reports. After a failed allocation the library calls exit(1) or loops for ever, so this
// function does not return from one. No exception may pass its frames.
void discard(const char* message, void* /*data*/) {
  const std::string_view text(message);
  if (!text.starts_with("EXIT: ") && !text.starts_with("Out of memory")) return;
  try {
    throw std::bad_alloc();
  } catch (const std::bad_alloc&) {
    std::terminate();
  }
}

// The library's tables of constants, set up for one problem and freed after it.
class Library {
 public:
  Library() {
    QSlog_set_handler(discard, nullptr);  // it would print on standard error
    QSexactStart();
  }
  ~Library() { QSexactClear(); }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
};

// An array of the library's numbers.
class Numbers {
 public:
  explicit Numbers(std::size_t size) : numbers_(size) {
    for (auto& number : numbers_) mpq_init(&number);
  }
  ~Numbers() {
    for (auto& number : numbers_) mpq_clear(&number);
  }
  Numbers(const Numbers&) = delete;
  Numbers& operator=(const Numbers&) = delete;

  // The library wants arrays of mpq_t, which is an array of one such structure.
  mpq_t* data() { return reinterpret_cast<mpq_t*>(numbers_.data()); }
  __mpq_struct& operator[](std::size_t i) { return numbers_[i]; }

 private:
  std::vector<__mpq_struct> numbers_;
};

using boost::multiprecision::cpp_int;

std::size_t bytes_of(const cpp_int& number) { return number == 0 ? 0 : msb(abs(number)) / 8 + 1; }

// Upper bound on the bytes of a linear program: about twice the measured 7 MB and, for each pair of lines, a number
// with as many digits as those of all lines together.
std::size_t bytes_for(const ExactPayoffs& payoffs) {
  constexpr std::size_t at_least = std::size_t{12} << 20U;
  constexpr std::size_t a_number = 2048;
  std::size_t longest = 8;
  for (const Rational& entry : payoffs.entries) {
    longest = std::max(longest, bytes_of(numerator(entry)) + bytes_of(denominator(entry)));
  }
  const std::size_t lines = payoffs.rows + payoffs.columns;
  return at_least + lines * lines * (a_number + 2 * longest * std::min(payoffs.rows, payoffs.columns));
}

void set(mpz_t to, const cpp_int& from) {
  std::vector<unsigned char> bytes;
  boost::multiprecision::export_bits(from, std::back_inserter(bytes), 8);  // of the absolute value
  mpz_import(to, bytes.size(), 1, 1, 0, 0, bytes.data());
  if (from < 0) mpz_neg(to, to);
}

void set(__mpq_struct& to, const Rational& from) {
  set(mpq_numref(&to), numerator(from));
  set(mpq_denref(&to), denominator(from));
}

cpp_int whole(const mpz_t from) {
  if (mpz_sgn(from) == 0) return 0;
  std::vector<unsigned char> bytes((mpz_sizeinbase(from, 2) + 7) / 8);
  std::size_t written = 0;
  mpz_export(bytes.data(), &written, 1, 1, 0, 0, from);
  cpp_int result;
  boost::multiprecision::import_bits(result, bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(written), 8);
  return mpz_sgn(from) < 0 ? cpp_int(-result) : result;
}

Rational rational(const __mpq_struct& from) { return {whole(mpq_numref(&from)), whole(mpq_denref(&from))}; }

struct FreeProblem {
  void operator()(mpq_QSprob problem) const { mpq_QSfree_prob(problem); }
};
using Problem = std::unique_ptr<std::remove_pointer_t<mpq_QSprob>, FreeProblem>;

// Maximise the sum of y, where every row of (payoffs + shift) y is at most 1 and y is not negative.
Problem problem_of(const ExactPayoffs& payoffs, const Rational& shift) {
  Problem problem(mpq_QScreate_prob("game", QS_MAX));
  if (!problem) return nullptr;
  Numbers constants(2);
  mpq_set_ui(&constants[0], 0, 1);
  mpq_set_ui(&constants[1], 1, 1);
  mpq_t* const zero = constants.data();
  mpq_t* const one = constants.data() + 1;
  for (std::size_t i = 0; i < payoffs.rows; ++i) {
    if (mpq_QSnew_row(problem.get(), *one, 'L', nullptr) != 0) return nullptr;
  }
  std::vector<int> indices(payoffs.rows);
  for (std::size_t i = 0; i < payoffs.rows; ++i) indices[i] = static_cast<int>(i);
  Numbers column(payoffs.rows);
  for (std::size_t j = 0; j < payoffs.columns; ++j) {
    for (std::size_t i = 0; i < payoffs.rows; ++i) {
      set(column[i], payoffs.at(i, j) + shift);
    }
    if (mpq_QSadd_col(problem.get(), static_cast<int>(payoffs.rows), indices.data(), column.data(), *one, *zero,
                      mpq_ILL_MAXDOUBLE, nullptr) != 0) {
      return nullptr;
    }
  }
  return problem;
}

// The first `size` numbers, scaled to add up to 1.
std::vector<Rational> mix_of(Numbers& numbers, std::size_t size) {
  std::vector<Rational> mix(size);
  Rational sum = 0;
  for (std::size_t i = 0; i < size; ++i) {
    mix[i] = rational(numbers[i]);
    sum += mix[i];
  }
  if (sum == 0) return {};
  for (Rational& share : mix) share /= sum;
  return mix;
}

bool is_mix(const std::vector<Rational>& mix) {
  return !mix.empty() && std::all_of(mix.begin(), mix.end(), [](const Rational& share) { return share >= 0; });
}

// The least payoff of a mix of the rows.
Rational guaranteed(const ExactPayoffs& payoffs, const std::vector<Rational>& row) {
  std::optional<Rational> least;
  for (std::size_t j = 0; j < payoffs.columns; ++j) {
    Rational sum = 0;
    for (std::size_t i = 0; i < payoffs.rows; ++i) {
      if (row[i] != 0) sum += row[i] * payoffs.at(i, j);
    }
    if (!least || sum < *least) least = sum;
  }
  return *least;
}

// The greatest payoff that a mix of the columns concedes.
Rational conceded(const ExactPayoffs& payoffs, const std::vector<Rational>& column) {
  std::optional<Rational> most;
  for (std::size_t i = 0; i < payoffs.rows; ++i) {
    Rational sum = 0;
    for (std::size_t j = 0; j < payoffs.columns; ++j) {
      if (column[j] != 0) sum += column[j] * payoffs.at(i, j);
    }
    if (!most || sum > *most) most = sum;
  }
  return *most;
}

}  // namespace

std::optional<ExactSolution> solve_exactly(const ExactPayoffs& payoffs) {
  assert(payoffs.rows > 0 && payoffs.columns > 0 && payoffs.entries.size() == payoffs.rows * payoffs.columns);
  Rational shift = 1;
  shift -= *std::min_element(payoffs.entries.begin(), payoffs.entries.end());
  require_memory(bytes_for(payoffs));
  const Library library;
  const Problem problem = problem_of(payoffs, shift);
  if (!problem) return std::nullopt;
  // The library may also return the values of the slack variables.
  Numbers primal(payoffs.rows + payoffs.columns);
  Numbers dual(payoffs.rows + payoffs.columns);
  int status = 0;
  if (QSexact_solver(problem.get(), primal.data(), dual.data(), nullptr, PRIMAL_SIMPLEX, &status) != 0 ||
      status != QS_LP_OPTIMAL) {
    return std::nullopt;
  }
  ExactSolution solution;
  solution.row = mix_of(dual, payoffs.rows);
  solution.column = mix_of(primal, payoffs.columns);
  if (!is_mix(solution.row) || !is_mix(solution.column)) return std::nullopt;
  solution.value = guaranteed(payoffs, solution.row);
  if (conceded(payoffs, solution.column) != solution.value) return std::nullopt;
  return solution;
}

}  // namespace quadrille::enumerate
