// Random queries as words: the kind, then parameters and numbers, as `soccer width 2 height 3 by 0 plies 4`.
//
// An input of the fuzzer is such a line, so that people can read its finds and make them smaller. A parameter that is
// not named has its least value, and a number beyond its range becomes the nearest in it. So every text with a known
// first word is a query, and queries change and shrink a number at a time.
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
  std::vector<int> numbers;  ///< one for each parameter

  /// \pre the kind has the parameter
  int operator[](std::string_view parameter) const;
  std::string text() const;
};

/// The query that the text describes; empty if its first word is no kind.
std::optional<Query> parse_query(const std::vector<QueryKind>& kinds, std::string_view text);

/// The query with some of its numbers changed, or another query. The same seed gives the same change.
Query changed(const std::vector<QueryKind>& kinds, Query query, std::uint64_t seed);

/// A query with smaller numbers that still fails; it would not fail with any one number smaller. \param fails  true of
/// `query`
Query shrunk(Query query, const std::function<bool(const Query&)>& fails);

}  // namespace quadrille::fuzz
