// Random queries as words: what is asked, then parameters and numbers, as `soccer width 2 height 3 by 0 plies 4`.
//
// An input of the fuzzer is such a line, so that what it finds can be read and made smaller by hand. A parameter that
// is not named has its least value, and a number beyond its range the nearest in it: every text with a known first word
// is a query, and queries are changed and made smaller a number at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::fuzz {

struct Parameter {
  std::string_view name;
  int least = 0;
  int most = 0;
};

struct QueryKind {
  std::string_view name;
  std::vector<Parameter> parameters;
};

struct Query {
  const QueryKind* kind = nullptr;
  std::vector<int> numbers;  ///< one a parameter

  /// \pre the kind has the parameter
  int operator[](std::string_view parameter) const;
  std::string text() const;
};

/// The query that the text stands for; nothing if its first word is no kind.
std::optional<Query> parse_query(const std::vector<QueryKind>& kinds, std::string_view text);

/// The query with one or two of its numbers changed, or another one. The same seed gives the same change.
Query changed(const std::vector<QueryKind>& kinds, Query query, std::uint64_t seed);

/// A query with smaller numbers for which it still fails, and with none of its numbers alone any smaller does it.
/// \param fails  true of `query`
Query shrunk(Query query, const std::function<bool(const Query&)>& fails);

}  // namespace quadrille::fuzz
