// Solved positions of Paper Soccer and their features, for the fit of first numbers (scripts/soccer/fit).
//
//   build/release/bench/soccer_samples paper:4x5 classic:4x6
//
// Solves each pitch with the first numbers that are chosen by hand. Then prints a line for each position that the
// search has settled: the winner (1: its mover), the work of the search, and the features.
#include <fmt/format.h>
#include <tbb/global_control.h>

#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <unordered_set>
#include <vector>

#include "enumerate/soccer/search/space.hpp"
#include "quadrille/engines.hpp"

namespace quadrille::enumerate {
namespace {

using Space = SoccerSearchSpace<GridBoard<1>>;

void print_samples(const std::string& name) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  if (is_board(pitch.name()) || field_points(pitch.name()) > Space::State{}.bouncing.capacity) {
    throw std::invalid_argument(fmt::format("'{}': no rectangle of at most 64 points; give a smaller one", name));
  }
  const Space space(pitch, FirstNumbers::by_hand);
  engines::ProofNumberSearch<Space> search(space, {});
  search.solve(space.start());
  std::unordered_set<std::uint64_t> seen;
  std::vector<Space::State> open{space.start()};
  while (!open.empty()) {
    const Space::State state = open.back();
    open.pop_back();
    const auto known = search.known(state);
    if (!known || !seen.insert(space.assess(state).key.high).second) continue;
    if (known->numbers.settled()) {
      const TwoTurns ahead = space.two_turns(state).value();
      fmt::print("{},{},{},{},{},{},{},{},{},{},{},{}\n", name, known->numbers.win == 0 ? 1 : 0, known->work,
                 ahead.own_turns, ahead.other_turns, ahead.safe, ahead.replies, ahead.without_reply,
                 ahead.with_one_reply, ahead.own_plies, ahead.other_plies, ahead.through_others_way ? 1 : 0);
    }
    space.for_each_move(state, [&](const soccer::Ply& ply) { open.push_back(space.after(state, ply)); });
  }
}

}  // namespace
}  // namespace quadrille::enumerate

int main(int argc, char** argv) try {
  // On one thread a search settles the same positions in every run.
  const tbb::global_control one_thread(tbb::global_control::max_allowed_parallelism, 1);
  fmt::print(
      "pitch,won,work,own_turns,other_turns,safe,replies,without_reply,with_one_reply,own_plies,other_plies,"
      "through_others_way\n");
  for (int i = 1; i < argc; ++i) quadrille::enumerate::print_samples(argv[i]);
} catch (const std::exception& error) {
  fmt::print(stderr, "{}\n", error.what());
  return 2;
}
