// Queries as texts: they are read, written, changed and made smaller.
#include "tests/fuzz/query.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <random>
#include <stdexcept>

namespace quadrille::fuzz {

namespace {

// Takes the next word off the text; empty at its end.
std::string_view next_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \n"), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(" \n"));
  text.remove_prefix(word.size());
  return word;
}

Query least_of(const QueryKind& kind) {
  Query query{&kind, {}};
  for (const Parameter& parameter : kind.parameters) query.numbers.push_back(parameter.least);
  return query;
}

}  // namespace

int Query::operator[](std::string_view parameter) const {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (kind->parameters[i].name == parameter) return numbers[i];
  }
  throw std::logic_error(fmt::format("{} has no parameter {}", kind->name, parameter));
}

std::string Query::text() const {
  std::string text(kind->name);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] != kind->parameters[i].least) text += fmt::format(" {} {}", kind->parameters[i].name, numbers[i]);
  }
  return text;
}

std::optional<Query> parse_query(const std::vector<QueryKind>& kinds, std::string_view text) {
  const std::string_view name = next_word(text);
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const QueryKind& k) { return k.name == name; });
  if (kind == kinds.end()) return std::nullopt;
  Query query = least_of(*kind);
  for (std::string_view word = next_word(text); !word.empty(); word = next_word(text)) {
    for (std::size_t i = 0; i < query.numbers.size(); ++i) {
      const Parameter& parameter = kind->parameters[i];
      if (parameter.name != word) continue;
      const std::string_view digits = next_word(text);
      int number = parameter.least;
      std::from_chars(digits.data(), digits.data() + digits.size(), number);
      query.numbers[i] = std::clamp(number, parameter.least, parameter.most);
      break;
    }
  }
  return query;
}

Query changed(const std::vector<QueryKind>& kinds, Query query, std::uint64_t seed) {
  std::minstd_rand random(static_cast<std::uint32_t>(seed));
  const auto below = [&](std::size_t count) { return static_cast<std::size_t>(random()) % count; };
  if (query.kind == nullptr || below(16) == 0) query = least_of(kinds[below(kinds.size())]);
  for (std::size_t changes = 1 + below(3); changes > 0 && !query.numbers.empty(); --changes) {
    const std::size_t at = below(query.numbers.size());
    const Parameter& parameter = query.kind->parameters[at];
    const auto range = static_cast<std::size_t>(parameter.most - parameter.least) + 1;
    query.numbers[at] = parameter.least + static_cast<int>(below(range));
  }
  return query;
}

Query shrunk(Query query, const std::function<bool(const Query&)>& fails) {
  bool smaller = true;
  while (smaller) {
    smaller = false;
    for (std::size_t i = 0; i < query.numbers.size(); ++i) {
      const int least = query.kind->parameters[i].least;
      // The least number first, then half of the difference, at last one less.
      for (int step = query.numbers[i] - least; step > 0; step /= 2) {
        Query tried = query;
        tried.numbers[i] -= step;
        if (!fails(tried)) continue;
        query = std::move(tried);
        smaller = true;
        break;
      }
    }
  }
  return query;
}

}  // namespace quadrille::fuzz
