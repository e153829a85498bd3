// Finds the known word that a mistyped word resembles most, by the optimal string alignment distance.
#include "games/nearest.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <numeric>
#include <vector>

#include "quadrille/error.hpp"

namespace quadrille::games {

namespace {

// The name in lower case, without leading hyphens.
std::string letters_of(std::string_view name) {
  std::string letters(name.substr(std::min(name.find_first_not_of('-'), name.size())));
  std::transform(letters.begin(), letters.end(), letters.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return letters;
}

// The optimal string alignment distance, by rows: `now[j]` is the distance of a's first i letters and b's first j.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> now(b.size() + 1);
  std::iota(now.begin(), now.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(before_last, last);
    std::swap(last, now);
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t wrong = a[i - 1] == b[j - 1] ? 0 : 1;
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + wrong});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        now[j] = std::min(now[j], before_last[j - 2] + 1);
    }
  }
  return now[b.size()];
}

// No command, option or claim is this long; a longer word is no typing error.
constexpr std::size_t most_letters = 100;

}  // namespace

std::optional<std::string> nearest(std::string_view given, std::span<const std::string> known) {
  if (given.size() > most_letters) return std::nullopt;
  const std::string word = letters_of(given);
  const std::string* best = nullptr;
  std::size_t least = 0;
  for (const std::string& name : known) {
    const std::string letters = letters_of(name);
    const std::size_t bound = std::max<std::size_t>(1, std::max(word.size(), letters.size()) / 3);
    const std::size_t apart = distance(word, letters);
    if (apart > bound || apart >= std::min(word.size(), letters.size())) continue;
    if (best == nullptr || apart < least) {
      best = &name;
      least = apart;
    }
  }
  return best == nullptr ? std::nullopt : std::optional(*best);
}

std::string did_you_mean(std::string_view given, std::span<const std::string> known) {
  const std::optional<std::string> name = nearest(given, known);
  return name ? fmt::format("did you mean '{}'? ", *name) : std::string();
}

void refuse_word(const std::string& argument, std::string_view given, std::span<const std::string> known) {
  refuse(fmt::format("{} '{}'", argument, given), "no such choice",
         fmt::format("{}choose from {}", did_you_mean(given, known), fmt::join(known, ", ")));
}

}  // namespace quadrille::games
