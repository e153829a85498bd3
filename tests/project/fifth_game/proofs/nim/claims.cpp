#include "proofs/nim/claims.hpp"

#include <algorithm>
#include <numeric>

#include "enumerate/nim/counts.hpp"
#include "quadrille/error.hpp"

namespace quadrille::nim {

namespace {

Natural games(int counters) {
  const std::vector<Natural> by_moves = enumerate::count_nim_games(counters);
  return std::accumulate(by_moves.begin(), by_moves.end(), Natural(0));
}

bool is_sum_of_the_two_before(int counters) {
  return counters < 2 || games(counters) == games(counters - 1) + games(counters - 2);
}

std::string board_of(int counters) { return "heap:" + std::to_string(counters); }

}  // namespace

std::vector<proofs::Exhaustion> HeapQuestion::exhaust(const proofs::WalkOptions& options) const {
  if (!options.board.empty() && options.board != board_of(walked_)) {
    throw Error(ErrorKind::unusable_input, options.board + ": no board of Nim; give " + board_of(walked_));
  }
  const int most = options.last_ply ? std::min(*options.last_ply, walked_) : walked_;
  proofs::Exhaustion found{.board = board_of(walked_), .plies = most, .whole = most == walked_, .witness = {}};
  for (int counters = 0; counters <= most && !found.witness; ++counters) {
    if (options.stop.stop_requested()) return {};
    ++found.positions;
    if (!holds(counters)) found.witness = {board_of(counters), counters};
  }
  return {found};
}

std::vector<proofs::Claim> claims() {
  proofs::Claim claim;
  claim.id = "nim/two-before";
  claim.place = "made up";
  claim.statement = "A heap of c counters has as many games as those of c - 1 and c - 2 together.";
  claim.remark = "The first move takes one or two counters.";
  claim.assertions = {
      make_assertion(proofs::Role::statement, claim.statement, HeapQuestion(20, 60, is_sum_of_the_two_before))};
  return {claim};
}

}  // namespace quadrille::nim
