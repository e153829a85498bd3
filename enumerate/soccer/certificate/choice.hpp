// Which of several plies that win makes the smaller certificate.
//
// Where a search has proved several plies of a position, the certificate may take any. One after which the winner moves
// again leaves the loser no choice in between; and the fewer segments are live, the less is left to be written.
#pragma once

#include <cstddef>
#include <span>

#include "enumerate/soccer/certificate/key.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

class CertificateChoice {
 public:
  /// \param pitch  kept by reference; drawable
  explicit CertificateChoice(const soccer::Pitch& pitch) : pitch_(pitch), keys_(pitch) {}

  /// Of plies that win for the mover: one that ends the game; else of those after which the mover moves again, or of
  /// all if there are none, the one that leaves the fewest live segments, the first of equals. \pre there is a ply
  /// \complexity O(plies * live segments)
  soccer::Ply of(const soccer::WidePosition& position, std::span<const soccer::Ply> winning) const;

 private:
  std::size_t cost(const soccer::WidePosition& position, const soccer::Ply& ply) const;

  const soccer::Pitch& pitch_;
  const CertificateKeys<graphs::WideEdgeSet::words> keys_;
};

}  // namespace quadrille::enumerate
