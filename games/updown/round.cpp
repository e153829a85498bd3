// The rules of a round of Up's & Down's. Finds the first number of a list that breaks the rules, and computes the score
// of a list that keeps them.
#include "games/updown/round.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace quadrille::updown {

namespace {

// `; missing: 3, 7`; empty if no number is missing.
std::string missing_numbers(std::span<const int> numbers) {
  std::vector<int> missing;
  for (int number = 1; number <= static_cast<int>(numbers.size()); ++number) {
    if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) missing.push_back(number);
  }
  return missing.empty() ? std::string() : fmt::format("; missing: {}", fmt::join(missing, ", "));
}

}  // namespace

std::optional<Fault> fault_of_beginning(std::span<const int> numbers, int n) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const int number = numbers[i];
    if (number < 1 || number > n) {
      return Fault{i + 1, Illegality::out_of_range, fmt::format("{} is not from 1 to {}", number, n)};
    }
    const auto earlier = std::find(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(i), number);
    if (earlier != numbers.begin() + static_cast<std::ptrdiff_t>(i)) {
      return Fault{i + 1, Illegality::repeated,
                   fmt::format("{} is repeated, it was written at turn {}", number, earlier - numbers.begin() + 1)};
    }
  }
  return std::nullopt;
}

std::optional<Fault> fault_of(std::span<const int> numbers) {
  std::optional<Fault> fault = fault_of_beginning(numbers, static_cast<int>(numbers.size()));
  if (fault) fault->message += missing_numbers(numbers);
  return fault;
}

PlayedRound play(const Round& round) {
  const Word word = word_of(round.numbers);
  return {word, longest_repetition(word)};
}

void Standing::add(Player offense, int score) {
  const std::size_t player = offense == Player::one ? 0 : 1;
  grand_scores[player] += score;
  ++rounds_on_offense[player];
}

}  // namespace quadrille::updown
