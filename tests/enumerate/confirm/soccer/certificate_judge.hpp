// A judge of certificates beside the checker, by the rules of games/soccer alone. It reads the walk as a strategy and
// plays that strategy out, against every reply, from every drawing that can arise.
//
// It does not use live segments. If the walk refers to an earlier position, the judge follows the walk's node of that
// position from its own drawing, ply by ply, mirrored if the reference is. So it takes longer than the checker. It
// accepts every strategy that wins, and so also a reference to a different position if that position's strategy wins
// here too.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "games/soccer/history.hpp"

namespace quadrille::confirm {

class CertificateJudge {
 public:
  CertificateJudge(const soccer::Pitch& pitch, soccer::Player winner, const std::string& walk)
      : pitch_(pitch), winner_(winner), walk_(walk) {
    if (!is_board(pitch.name())) return;
    first_reference_ = 0;
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      const auto degree = pitch.lattice().incident(static_cast<soccer::Vertex>(v)).size();
      first_reference_ = std::max<std::uint64_t>(first_reference_, degree);
    }
  }

  /// True if the walk, to its last byte, is a strategy by which the winner wins after the history.
  bool proves(const std::vector<soccer::Point>& history) {
    const soccer::Replay replayed = replay(pitch_, history);
    return !replayed.fault && read(replayed.end).has_value() && at_ == walk_.size();
  }

 private:
  // The walk's entry for a position. Directions are those of the position where the walk has the entry in full.
  struct Node {
    bool winner_moves = false;
    unsigned direction = 0;                                  // of the winner's ply
    std::map<unsigned, std::pair<std::size_t, bool>> after;  // by direction, if the game continues: node, mirrored
  };
  using Reference = std::pair<std::size_t, bool>;

  static constexpr std::size_t over = ~std::size_t{0};

  std::optional<soccer::Player> won(const soccer::WidePosition& position) const {
    return soccer::winner(outcome(pitch_, position), position.mover);
  }

  unsigned direction(const soccer::WidePosition& position, const soccer::Ply& ply) const {
    if (is_board(pitch_.name())) {
      unsigned place = 0;
      for (const graphs::Incidence& edge : pitch_.lattice().incident(position.ball)) {
        if (edge.to == ply.to) break;
        ++place;
      }
      return place;
    }
    const soccer::Point from = pitch_.lattice().point(position.ball);
    const soccer::Point to = pitch_.lattice().point(ply.to);
    unsigned number = 0;
    for (int dx = -1; dx <= 1; ++dx) {
      for (int dy = -1; dy <= 1; ++dy) {
        if (dx == to.x - from.x && dy == to.y - from.y) return number;
        if (dx != 0 || dy != 0) ++number;
      }
    }
    return number;
  }

  // x -> -x: the three directions to the left become the three to the right.
  static unsigned reflected(unsigned direction, bool mirrored) {
    if (!mirrored || direction == 3 || direction == 4) return direction;
    return direction < 3 ? direction + 5 : direction - 5;
  }

  std::optional<std::uint64_t> number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 63 && at_ < walk_.size(); shift += 7) {
      const auto byte = static_cast<unsigned char>(walk_[at_++]);
      value += static_cast<std::uint64_t>(byte % 128) << shift;
      if (byte < 128) return value;
    }
    return std::nullopt;
  }

  // Reads the walk's entry for a position; empty if it is not a winning strategy.
  std::optional<Reference> read(const soccer::WidePosition& position) {
    if (const auto player = won(position)) {
      if (*player != winner_) return std::nullopt;
      return Reference(over, false);
    }
    const auto value = number();
    if (!value) return std::nullopt;
    if (*value >= first_reference_) {
      const std::uint64_t back = (*value - first_reference_) / 2;
      if (back >= finished_.size()) return std::nullopt;
      const Reference reference(finished_[finished_.size() - 1 - back], (*value - first_reference_) % 2 == 1);
      if (reference.second && is_board(pitch_.name())) return std::nullopt;
      if (!follow(reference, position)) return std::nullopt;
      return reference;
    }
    Node node;
    node.winner_moves = position.mover == winner_;
    node.direction = static_cast<unsigned>(*value);
    if (!node.winner_moves && node.direction != 0) return std::nullopt;
    bool legal = false;
    bool wins = true;
    for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      const unsigned where = direction(position, ply);
      if (!wins || (node.winner_moves && where != node.direction)) return;
      legal = true;
      const auto after = read(play(pitch_, position, ply));
      wins = after.has_value();
      if (wins) node.after[where] = *after;
    });
    if (!legal || !wins) return std::nullopt;
    nodes_.push_back(node);
    finished_.push_back(nodes_.size() - 1);
    return Reference(nodes_.size() - 1, false);
  }

  // True if the strategy of a node wins from this position too.
  bool follow(const Reference& reference, const soccer::WidePosition& position) {
    if (const auto player = won(position)) return *player == winner_;
    const auto [number, mirrored] = reference;
    if (number == over) return false;
    const auto key = std::tuple(number, mirrored, position.drawing, position.ball, position.mover);
    if (followed_.contains(key)) return true;
    const Node node = nodes_[number];
    if (node.winner_moves != (position.mover == winner_)) return false;
    bool legal = false;
    bool wins = true;
    for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      const unsigned where = reflected(direction(position, ply), mirrored);
      if (!wins || (node.winner_moves && where != node.direction)) return;
      legal = true;
      const auto after = node.after.find(where);
      const Reference next = after == node.after.end() ? Reference(over, false) : after->second;
      wins = follow({next.first, next.second != mirrored}, play(pitch_, position, ply));
    });
    if (legal && wins) followed_.insert(key);
    return legal && wins;
  }

  const soccer::Pitch& pitch_;
  const soccer::Player winner_;
  const std::string& walk_;
  std::uint64_t first_reference_ = 8;
  std::size_t at_ = 0;
  std::vector<Node> nodes_;
  std::vector<std::size_t> finished_;
  std::set<std::tuple<std::size_t, bool, graphs::WideEdgeSet, soccer::Vertex, soccer::Player>> followed_;
};

}  // namespace quadrille::confirm
