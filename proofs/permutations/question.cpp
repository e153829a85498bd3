// Converts the cases of questions about permutations, and the names `permutations:N` of their boards, to and from text.
#include "proofs/permutations/question.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

#include "quadrille/error.hpp"

namespace quadrille::proofs {

namespace {

constexpr std::string_view prefix = "permutations:";

}  // namespace

std::string to_string(const PermutationCase& which) {
  return which.numbers.empty() ? fmt::format("n={}", which.n) : fmt::format("{}", fmt::join(which.numbers, ","));
}

std::string permutation_board(int largest) { return fmt::format("{}{}", prefix, largest); }

int parse_permutation_board(std::string_view text) {
  int largest = 0;
  if (text.substr(0, prefix.size()) == prefix) {
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data() + prefix.size(), end, largest);
    if (error == std::errc{} && at == end && 1 <= largest && largest <= most_case_numbers) return largest;
  }
  throw Error(ErrorKind::unusable_input,
              fmt::format("board '{}': give {}N, N from 1 to {}", text, prefix, most_case_numbers));
}

std::vector<int> rising_list(int n) {
  std::vector<int> numbers(static_cast<std::size_t>(n));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

}  // namespace quadrille::proofs
