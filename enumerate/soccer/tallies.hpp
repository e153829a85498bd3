// Tallies: the running totals of a count of Paper Soccer. The layered engine lists the classes ply by ply. Its callers
// add the classes of each ply (a layer) to a tally.
//
// There is one small tally type for each grouping (`--by`). The order in which classes are added to a tally does not
// matter. So any number of threads can add up a layer (Layer::tally). A tally also lists its numbers (visit), and a
// checkpoint stores them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

#include "games/soccer/position.hpp"
#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/exact_sum.hpp"

namespace quadrille::enumerate {

inline std::size_t index(soccer::Outcome outcome) { return static_cast<std::size_t>(outcome); }

/// The index of a finished game's ending (at a goal or blocked, and who won), in the order of the columns of `--by
/// outcome`.
inline std::size_t index_of_ending(soccer::Outcome outcome, soccer::Player winner) {
  return (outcome == soccer::Outcome::blocked ? 2U : 0U) + (winner == soccer::Player::one ? 0U : 1U);
}

/// The tally of a whole layer: the columns of `--by ply`, `total` and `outcome`.
struct LayerTally {
  engines::ExactSum histories;
  std::uint64_t weak_classes = 0;
  std::uint64_t strong_classes = 0;
  std::array<std::uint64_t, 4> classes_by_outcome{};  ///< weak classes, indexed by index(outcome)
  std::array<engines::ExactSum, 4> games;             ///< finished histories, indexed by index_of_ending

  LayerTally& operator+=(const LayerTally& other) {
    histories += other.histories;
    weak_classes += other.weak_classes;
    strong_classes += other.strong_classes;
    for (std::size_t i = 0; i < classes_by_outcome.size(); ++i) classes_by_outcome[i] += other.classes_by_outcome[i];
    for (std::size_t i = 0; i < games.size(); ++i) games[i] += other.games[i];
    return *this;
  }
  void visit(const engines::Archive& archive) {
    archive(histories);
    archive(weak_classes);
    archive(strong_classes);
    archive(classes_by_outcome);
    for (engines::ExactSum& sum : games) archive(sum);
  }
};

/// The tallies of the layers so far; the index is the ply.
struct PlyTally {
  std::vector<LayerTally> plies;

  void visit(const engines::Archive& archive) { archive(plies); }
};

/// Histories and weak classes by small whole keys: a ball's vertex, a number of bounces, or one of drawn vertices.
struct KeyTally {
  struct Group {
    engines::ExactSum histories;
    std::uint64_t weak_classes = 0;

    void visit(const engines::Archive& archive) {
      archive(histories);
      archive(weak_classes);
    }
  };
  std::vector<Group> groups;

  Group& at(std::size_t key) {
    if (key >= groups.size()) groups.resize(key + 1);
    return groups[key];
  }
  KeyTally& operator+=(const KeyTally& other) {
    for (std::size_t key = 0; key < other.groups.size(); ++key) {
      at(key).histories += other.groups[key].histories;
      at(key).weak_classes += other.groups[key].weak_classes;
    }
    return *this;
  }
  void visit(const engines::Archive& archive) { archive(groups); }
};

/// Weak classes by their number of histories: a hash table for sizes of 128 bits, a map for any beyond.
struct SizeTally {
  struct Group {
    std::uint64_t classes = 0;
    std::uint64_t shares = 0;  ///< in units of one class's histories: the histories are the size times this
    Group& operator+=(const Group& other) {
      classes += other.classes;
      shares += other.shares;
      return *this;
    }
    friend bool operator==(const Group&, const Group&) = default;
  };
  struct Hash {
    std::size_t operator()(engines::Count128 size) const {
      constexpr std::uint64_t odd = 0x9e3779b97f4a7c15ULL;
      return static_cast<std::size_t>((static_cast<std::uint64_t>(size) ^ static_cast<std::uint64_t>(size >> 64U)) *
                                      odd);
    }
  };
  std::unordered_map<engines::Count128, Group, Hash> small;
  std::map<Natural, Group> huge;

  void add(const engines::ExactSum& size, const Group& group) {
    if (const auto bits = size.small()) {
      small[*bits] += group;
    } else {
      huge[size.value()] += group;
    }
  }
  SizeTally& operator+=(const SizeTally& other) {
    for (const auto& [size, group] : other.small) small[size] += group;
    for (const auto& [size, group] : other.huge) huge[size] += group;
    return *this;
  }
  void visit(const engines::Archive& archive) {
    archive(small);
    archive(huge);
  }
  /// Every size with its classes, smallest first.
  std::map<Natural, Group> sorted() const {
    std::map<Natural, Group> all = huge;
    for (const auto& [size, group] : small) all[Natural(size)] += group;
    return all;
  }
};

/// Counts the vertices that a drawing touches, with one mask for each vertex.
template <std::size_t Words>
class DrawnVertices {
 public:
  struct Number {
    std::size_t all = 0;           ///< ends of drawn edges, and b0 always
    std::size_t off_the_wall = 0;  ///< b0, and those among them that are not wall
  };

  explicit DrawnVertices(const soccer::Pitch& pitch) : start_(pitch.start()) {
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      const auto vertex = static_cast<soccer::Vertex>(v);
      graphs::EdgeSet<Words> incident;
      for (const auto& incidence : pitch.lattice().incident(vertex)) incident.insert(incidence.edge);
      incident_.push_back(incident);
      walls_.push_back(pitch.wall(vertex) && vertex != start_ ? 1 : 0);
    }
  }

  Number of(const graphs::EdgeSet<Words>& drawing) const {
    Number number;
    for (std::size_t v = 0; v < incident_.size(); ++v) {
      const std::size_t drawn = v == start_ || incident_[v].intersects(drawing) ? 1 : 0;
      number.all += drawn;
      number.off_the_wall += drawn & ~walls_[v];
    }
    return number;
  }

  /// The player to move: the move passes at each first visit to a vertex off the wall (ledger: soccer/mover).
  /// \pre the drawing is that of a history
  soccer::Player mover(const graphs::EdgeSet<Words>& drawing) const {
    return of(drawing).off_the_wall % 2 == 1 ? soccer::Player::one : soccer::Player::two;
  }

 private:
  soccer::Vertex start_;
  std::vector<graphs::EdgeSet<Words>> incident_;
  std::vector<std::size_t> walls_;  // 1 for a wall other than b0, 0 otherwise
};

}  // namespace quadrille::enumerate
