// CertificateChoice: if several plies win, it chooses the one that is expected to make the certificate (the file that
// proves who wins) smallest.
#include "enumerate/soccer/certificate/key.hpp"

#include <algorithm>

namespace quadrille::enumerate {

std::size_t CertificateChoice::cost(const soccer::WidePosition& position, const soccer::Ply& ply) const {
  const soccer::WidePosition next = play(pitch_, position, ply);
  if (outcome(pitch_, next) != soccer::Outcome::ongoing) return 0;
  const std::size_t live = keys_.of(next).live.size();
  return next.mover == position.mover ? live : live + graphs::most_edges;
}

soccer::Ply CertificateChoice::of(const soccer::WidePosition& position, std::span<const soccer::Ply> winning) const {
  return *std::ranges::min_element(winning, {}, [&](const soccer::Ply& ply) { return cost(position, ply); });
}

}  // namespace quadrille::enumerate
