// What the counts of Plusses & Minuses cost on their largest boards, for notes before a long run and for refusals.
#pragma once

#include <array>
#include <string>

#include "quadrille/error.hpp"

namespace quadrille::running {

/// Boards up to n cost this on two processors.
struct BoardCost {
  int n;
  const char* cost;
};

inline constexpr std::array<BoardCost, 2> matches_costs = {{{50, "10 s and 1.5 GiB"}, {57, "40 s and 6 GiB"}}};
inline constexpr std::array<BoardCost, 2> descents_costs = {
    {{300, "3 s"}, {400, "5 s and a hundred megabytes of output"}}};
inline constexpr std::array<BoardCost, 4> pairs_costs = {
    {{21, "5 s"}, {22, "15 s"}, {23, "1 min"}, {24, "3 min and 1.5 GiB"}}};

/// What to do where a job ends early.
inline std::string plusminus_remedy() { return "give more, or a smaller " + mention("n"); }

}  // namespace quadrille::running
