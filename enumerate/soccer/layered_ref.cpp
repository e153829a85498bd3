// count_soccer_ref, the reference implementation of layered.hpp: it plays every history by the rules of games/soccer/,
// and holds all results in sets and maps.
//
// It does not assume that a drawing determines its ball, its bounces or its number of plies. If mirror images count
// once, the lexicographically smaller of a history and its image represents both. The same holds for drawings and
// positions.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/soccer/layered.hpp"
#include "games/soccer/position.hpp"
#include "games/soccer/symmetry.hpp"

namespace quadrille::enumerate {

namespace {

using graphs::WideEdgeSet;
using soccer::Outcome;
using soccer::Vertex;

/// One history, with the data that counting needs.
struct Walked {
  soccer::WidePosition position;
  std::vector<Vertex> vertices;
  int plies = 0;
  std::size_t bounces = 0;
};

template <class Visit>
void walk(const soccer::Pitch& pitch, std::optional<int> last_ply, Walked& walked, const Visit& visit) {
  visit(std::as_const(walked));
  if (last_ply && walked.plies >= *last_ply) return;
  const soccer::WidePosition position = walked.position;
  const std::size_t bounced = walked.bounces;
  ++walked.plies;
  soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
    walked.position = soccer::play(pitch, position, ply);
    walked.bounces = bounced + (soccer::bounces(pitch, position, ply) ? 1 : 0);
    walked.vertices.push_back(ply.to);
    walk(pitch, last_ply, walked, visit);
    walked.vertices.pop_back();
  });
  walked.position = position;
  walked.bounces = bounced;
  --walked.plies;
}

/// The representative of a history, a drawing or a position: itself, or up to the symmetries the smallest of its
/// images.
class Canonical {
 public:
  Canonical(const soccer::Pitch& pitch, Symmetry symmetry) {
    if (symmetry == Symmetry::mirror) symmetries_ = soccer::symmetries_of(pitch);
  }

  bool is(const std::vector<Vertex>& history) const {
    return std::all_of(symmetries_.begin(), symmetries_.end(), [&](const soccer::Automorphism& symmetry) {
      std::vector<Vertex> image;
      image.reserve(history.size());
      for (const Vertex v : history) image.push_back(symmetry.image(v));
      return history <= image;
    });
  }
  WideEdgeSet of(const WideEdgeSet& drawing) const {
    WideEdgeSet least = drawing;
    for (const soccer::Automorphism& symmetry : symmetries_) least = std::min(least, symmetry.image(drawing));
    return least;
  }
  Vertex of(Vertex ball) const {
    Vertex least = ball;
    for (const soccer::Automorphism& symmetry : symmetries_) least = std::min(least, symmetry.image(ball));
    return least;
  }
  std::pair<WideEdgeSet, Vertex> of(const WideEdgeSet& drawing, Vertex ball) const {
    std::pair least(drawing, ball);
    for (const soccer::Automorphism& symmetry : symmetries_) {
      least = std::min(least, std::pair(symmetry.image(drawing), symmetry.image(ball)));
    }
    return least;
  }

 private:
  std::vector<soccer::Automorphism> symmetries_;
};

/// Histories and the set of their drawings.
struct Group {
  std::uint64_t histories = 0;
  std::set<WideEdgeSet> drawings;
};

/// The data that `--by ply` needs of one ply.
struct PlyGroup : Group {
  std::set<std::pair<WideEdgeSet, Vertex>> strong;
  std::map<Outcome, std::set<WideEdgeSet>> by_outcome;
  std::map<std::pair<Outcome, soccer::Player>, std::uint64_t> games;  // the finished ones, by ending and winner
};

std::size_t drawn_vertices(const soccer::Pitch& pitch, const WideEdgeSet& drawing) {
  std::set<Vertex> drawn{pitch.start()};
  drawing.for_each([&](soccer::Edge e) {
    drawn.insert(pitch.lattice().ends(e).first);
    drawn.insert(pitch.lattice().ends(e).second);
  });
  return drawn.size();
}

class Reference {
 public:
  Reference(const soccer::Pitch& pitch, Symmetry symmetry, std::optional<int> last_ply)
      : pitch_(pitch), canonical_(pitch, symmetry), last_ply_(last_ply) {}

  std::map<int, PlyGroup> plies() const {
    std::map<int, PlyGroup> plies;
    each_canonical([&](const Walked& walked) {
      const WideEdgeSet drawing = canonical_.of(walked.position.drawing);
      PlyGroup& ply = plies[walked.plies];
      ++ply.histories;
      ply.drawings.insert(drawing);
      ply.strong.insert(canonical_.of(walked.position.drawing, walked.position.ball));
      const Outcome outcome = soccer::outcome(pitch_, walked.position);
      ply.by_outcome[outcome].insert(drawing);
      if (const auto winner = soccer::winner(outcome, walked.position.mover)) ++ply.games[{outcome, *winner}];
    });
    return plies;
  }

  std::map<std::size_t, Group> keys(By by) const {
    std::map<std::size_t, Group> groups;
    each_canonical([&](const Walked& walked) {
      Group& group = groups[key(walked, by)];
      ++group.histories;
      group.drawings.insert(canonical_.of(walked.position.drawing));
    });
    return groups;
  }

  // The size of a class is that of the class itself; mirror images are not merged.
  std::map<std::uint64_t, Group> sizes() const {
    std::map<WideEdgeSet, std::uint64_t> sizes;
    each([&](const Walked& walked) { ++sizes[walked.position.drawing]; });
    std::map<std::uint64_t, Group> groups;
    each_canonical([&](const Walked& walked) {
      Group& group = groups[sizes[walked.position.drawing]];
      ++group.histories;
      group.drawings.insert(canonical_.of(walked.position.drawing));
    });
    return groups;
  }

 private:
  template <class Visit>
  void each(const Visit& visit) const {
    Walked start{soccer::start_position<WideEdgeSet::words>(pitch_), {pitch_.start()}};
    walk(pitch_, last_ply_, start, visit);
  }
  template <class Visit>
  void each_canonical(const Visit& visit) const {
    each([&](const Walked& walked) {
      if (canonical_.is(walked.vertices)) visit(walked);
    });
  }

  std::size_t key(const Walked& walked, By by) const {
    if (by == By::ball) return canonical_.of(walked.position.ball);
    return by == By::bounces ? walked.bounces : drawn_vertices(pitch_, walked.position.drawing);
  }

  const soccer::Pitch& pitch_;
  Canonical canonical_;
  std::optional<int> last_ply_;
};

Natural natural(std::size_t number) { return Natural(number); }

std::vector<CountRow> rows_by_ply(const Reference& reference) {
  std::vector<CountRow> rows;
  for (auto& [number, ply] : reference.plies()) {
    const auto ended = [&group = ply](Outcome outcome) {
      const auto found = group.by_outcome.find(outcome);
      return natural(found == group.by_outcome.end() ? 0 : found->second.size());
    };
    rows.push_back({.ply = number,
                    .histories = natural(ply.histories),
                    .weak_classes = natural(ply.drawings.size()),
                    .strong_classes = natural(ply.strong.size()),
                    .goal_1 = ended(Outcome::goal_1),
                    .goal_2 = ended(Outcome::goal_2),
                    .blocked = ended(Outcome::blocked)});
  }
  return rows;
}

std::vector<CountRow> rows_in_total(const Reference& reference) {
  CountRow total{.histories = 0, .weak_classes = 0, .strong_classes = 0};
  for (const auto& [number, ply] : reference.plies()) {
    *total.histories += ply.histories;
    *total.weak_classes += ply.drawings.size();
    *total.strong_classes += ply.strong.size();
  }
  return {total};
}

std::vector<CountRow> rows_by_outcome(const Reference& reference) {
  std::vector<CountRow> rows;
  for (auto& [number, ply] : reference.plies()) {
    if (ply.games.empty()) continue;
    const auto games = [&group = ply](Outcome outcome, soccer::Player winner) {
      const auto found = group.games.find({outcome, winner});
      return natural(found == group.games.end() ? 0 : found->second);
    };
    rows.push_back({.ply = number,
                    .goal_wins_1 = games(Outcome::goal_2, soccer::Player::one),
                    .goal_wins_2 = games(Outcome::goal_1, soccer::Player::two),
                    .blocked_wins_1 = games(Outcome::blocked, soccer::Player::one),
                    .blocked_wins_2 = games(Outcome::blocked, soccer::Player::two)});
  }
  return rows;
}

std::vector<CountRow> rows_by_size(const Reference& reference) {
  std::vector<CountRow> rows;
  for (const auto& [size, group] : reference.sizes()) {
    rows.push_back(
        {.size = natural(size), .histories = natural(group.histories), .weak_classes = natural(group.drawings.size())});
  }
  return rows;
}

}  // namespace

std::vector<CountRow> count_soccer_ref(const soccer::Pitch& pitch, By by, Symmetry symmetry,
                                       std::optional<int> last_ply) {
  soccer::require_drawable(pitch.name());
  const Reference reference(pitch, symmetry, last_ply);
  if (by == By::ply) return rows_by_ply(reference);
  if (by == By::total) return rows_in_total(reference);
  if (by == By::outcome) return rows_by_outcome(reference);
  if (by == By::size) return rows_by_size(reference);
  std::vector<CountRow> rows;
  for (const auto& [key, group] : reference.keys(by)) {
    CountRow& row = rows.emplace_back(row_of_key(pitch, by, key));
    row.histories = natural(group.histories);
    row.weak_classes = natural(group.drawings.size());
  }
  return rows;
}

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
