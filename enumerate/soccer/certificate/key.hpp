// The key of a position of Paper Soccer: its live segments, its ball and the player to move. The key determines who
// wins.
//
// The live segments are the undrawn ones that the ball can still reach along undrawn segments, without passing through
// a goal. Positions with equal keys have the same winner, even if their drawings differ elsewhere. Positions that are
// mirror images of each other have the same winner too. docs/certificates.md proves both statements.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/soccer/position.hpp"
#include "games/soccer/symmetry.hpp"
#include "quadrille/detail/budget.hpp"

namespace quadrille::enumerate {

template <std::size_t Words>
struct CertificateKey {
  graphs::EdgeSet<Words> live;
  soccer::Vertex ball = 0;
  soccer::Player mover = soccer::Player::one;
  friend auto operator<=>(const CertificateKey&, const CertificateKey&) = default;

  std::uint64_t hash() const {
    const std::uint64_t place = 2U * std::uint64_t{ball} + static_cast<std::uint64_t>(mover);
    const std::uint64_t h = (live.hash() ^ place) * 0x9e37'79b9'7f4a'7c15U;
    return h ^ h >> 32U;
  }
};

/// A key; `mirrored` is true if it is the mirror image of the position's own.
template <std::size_t Words>
struct OrientedKey {
  CertificateKey<Words> key;
  bool mirrored = false;
};

template <std::size_t Words>
class CertificateKeys {
 public:
  /// \param pitch  kept by reference and drawable with Words words
  explicit CertificateKeys(const soccer::Pitch& pitch) : pitch_(pitch) {
    if (!is_board(pitch.name()) && pitch.name().width % 2 == 0) mirror_ = soccer::mirror_of(pitch);
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      graphs::EdgeSet<Words> incident;
      for (const auto& incidence : pitch.lattice().incident(static_cast<soccer::Vertex>(v)))
        incident.insert(incidence.edge);
      incident_.push_back(incident);
    }
  }

  /// The position's own key. \pre the ball lies on no goal \complexity O(live segments)
  CertificateKey<Words> of(const soccer::Position<Words>& position) const {
    return {live(position.drawing, position.ball), position.ball, position.mover};
  }

  /// The smaller of the position's key and its mirror image, where the pitch has a mirror: one key for both. (On a
  /// board a position refers only to equal ones.)
  OrientedKey<Words> smallest_of(const soccer::Position<Words>& position) const {
    const CertificateKey<Words> own = of(position);
    if (!mirror_) return {own, false};
    const CertificateKey<Words> image{mirror_->image(own.live), mirror_->image(own.ball), own.mover};
    return image < own ? OrientedKey<Words>{image, true} : OrientedKey<Words>{own, false};
  }

 private:
  graphs::EdgeSet<Words> live(const graphs::EdgeSet<Words>& drawing, soccer::Vertex ball) const {
    std::bitset<2 * graphs::most_edges> reached;  // no more vertices are ends of an edge
    std::array<soccer::Vertex, 2 * graphs::most_edges> waiting;
    std::size_t count = 0;
    waiting[count++] = ball;
    reached.set(ball);
    graphs::EdgeSet<Words> live;
    while (count > 0) {
      const soccer::Vertex v = waiting[--count];
      const graphs::EdgeSet<Words> undrawn = incident_[v] - drawing - live;
      live |= undrawn;
      undrawn.for_each([&](soccer::Edge e) {
        const auto [a, b] = pitch_.lattice().ends(e);
        const soccer::Vertex to = a == v ? b : a;
        if (reached[to] || pitch_.goal(to) != soccer::Goal::none) return;
        reached.set(to);
        waiting[count++] = to;
      });
    }
    return live;
  }

  const soccer::Pitch& pitch_;
  std::optional<soccer::Automorphism> mirror_;
  std::vector<graphs::EdgeSet<Words>> incident_;
};

// The positions that a certificate already holds, by key: an open-addressing table that only grows.

/// The place of a position in a certificate.
struct CertificatePlace {
  std::uint64_t number = 0;  ///< 0 for the first that was finished
  bool mirrored = false;     ///< true if its key is the mirror image of the one that was walked
};

template <std::size_t Words>
class CertificateIndex {
 public:
  /// \param budget  charged for the table, which it outlives
  explicit CertificateIndex(engines::Budget& budget) : slots_(engines::BudgetAllocator<Slot>(budget)) {
    slots_.resize(1024);
  }

  std::uint64_t size() const { return size_; }

  /// The place of a key, or nothing. O(1) on average, as `add`.
  std::optional<CertificatePlace> find(const CertificateKey<Words>& key) const {
    const Slot& slot = slots_[slot_of(key)];
    if (!slot.used) return std::nullopt;
    return CertificatePlace{slot.number, slot.mirrored};
  }

  /// Gives the key the next number. \pre it is not there yet \throws OutOfBudget
  void add(const OrientedKey<Words>& oriented) {
    if (4 * (size_ + 1) > 3 * slots_.size()) grow();
    slots_[slot_of(oriented.key)] = {oriented.key, true, oriented.mirrored, size_};
    ++size_;
  }

 private:
  struct Slot {
    CertificateKey<Words> key;
    bool used = false;
    bool mirrored = false;
    std::uint64_t number = 0;
  };
  using Slots = std::vector<Slot, engines::BudgetAllocator<Slot>>;

  // The slot that holds the key, or the free one where it belongs.
  std::size_t slot_of(const CertificateKey<Words>& key) const {
    std::size_t at = key.hash() & (slots_.size() - 1);
    while (slots_[at].used && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
    return at;
  }

  void grow() {
    Slots old(2 * slots_.size(), slots_.get_allocator());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.used) slots_[slot_of(slot.key)] = slot;
    }
  }

  Slots slots_;  // a power of two
  std::uint64_t size_ = 0;
};

// The choice among several winning plies that makes the smaller certificate.
//
// If a search has proved several plies of a position, the certificate may take any of them. A ply after which the
// winner moves again gives the loser no choice in between. With fewer live segments, less remains to be written.

class CertificateChoice {
 public:
  /// \param pitch  kept by reference; drawable
  explicit CertificateChoice(const soccer::Pitch& pitch) : pitch_(pitch), keys_(pitch) {}

  /// Chooses among plies that win for the mover. A ply that ends the game comes first, then plies after which the mover
  /// moves again, then the others. Among the latter two kinds it takes the fewest live segments after the ply, and the
  /// first of equals.
  /// \pre there is a ply
  /// \complexity O(plies * live segments)
  soccer::Ply of(const soccer::WidePosition& position, std::span<const soccer::Ply> winning) const;

 private:
  std::size_t cost(const soccer::WidePosition& position, const soccer::Ply& ply) const;

  const soccer::Pitch& pitch_;
  const CertificateKeys<graphs::WideEdgeSet::words> keys_;
};

}  // namespace quadrille::enumerate
