// The reference implementation for the turns of a position of Paper Soccer: it tries every sequence of plies that can
// form a turn.
#include "enumerate/soccer/play/board.hpp"

namespace quadrille::enumerate {

namespace {

using Ends = std::set<std::pair<graphs::WideEdgeSet, soccer::Vertex>>;

void follow(const soccer::Pitch& pitch, const soccer::WidePosition& position, soccer::Player mover, Ends& ends) {
  soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
    const soccer::WidePosition next = soccer::play(pitch, position, ply);
    const auto winner = soccer::winner(soccer::outcome(pitch, next), next.mover);
    // A turn that ends at a vertex without a free segment beats the other player.
    if (winner && *winner != mover) return;
    if (winner || next.mover != mover) {
      ends.emplace(next.drawing, next.ball);
    } else {
      follow(pitch, next, mover, ends);
    }
  });
}

}  // namespace

std::set<std::pair<graphs::WideEdgeSet, soccer::Vertex>> turns_ref(const soccer::Pitch& pitch,
                                                                   const soccer::WidePosition& position) {
  Ends ends;
  follow(pitch, position, position.mover, ends);
  return ends;
}

}  // namespace quadrille::enumerate
