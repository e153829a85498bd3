#include "enumerate/soccer/perft.hpp"

#include <cstdint>

namespace quadrille::enumerate {

namespace {

template <std::size_t Words>
std::uint64_t sequences(const soccer::Pitch& pitch, const soccer::Position<Words>& position, int turns) {
  if (turns == 0) return 1;
  std::uint64_t total = 0;
  soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
    const soccer::Position<Words> next = soccer::play(pitch, position, ply);
    const bool same_turn = next.mover == position.mover && outcome(pitch, next) == soccer::Outcome::ongoing;
    total += sequences(pitch, next, same_turn ? turns : turns - 1);
  });
  return total;
}

}  // namespace

Natural perft(const soccer::Pitch& pitch, int turns) {
  soccer::require_drawable(pitch.name());
  return graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    return Natural(sequences(pitch, soccer::start_position<Words>(pitch), turns));
  });
}

}  // namespace quadrille::enumerate
