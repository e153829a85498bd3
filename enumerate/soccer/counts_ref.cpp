// The obvious side of count_soccer: each history walked by itself with the rules of games/soccer/, everything kept in
// sets and maps, and nothing assumed: not that a drawing fixes its ball, its bounces or its number of plies. Up to the
// mirror, of a history and its image the lexicographically smaller stands for both, and so of drawings and positions.

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/soccer/counts.hpp"
#include "games/soccer/mirror.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

namespace {

using graphs::WideEdgeSet;
using soccer::Outcome;
using soccer::Vertex;
using Row = std::vector<std::optional<engines::Natural>>;

/// One history, as far as counting needs it.
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

/// What stands for a history, a drawing or a position: itself, or up to the mirror the smaller of it and its image.
class Canonical {
 public:
  Canonical(const soccer::Pitch& pitch, bool modulo_mirror) {
    if (modulo_mirror) mirror_.emplace(pitch);
  }

  bool is(const std::vector<Vertex>& history) const {
    if (!mirror_) return true;
    std::vector<Vertex> image;
    image.reserve(history.size());
    for (const Vertex v : history) image.push_back(mirror_->image(v));
    return history <= image;
  }
  WideEdgeSet of(const WideEdgeSet& drawing) const {
    return mirror_ ? std::min(drawing, mirror_->image(drawing)) : drawing;
  }
  Vertex of(Vertex ball) const { return mirror_ ? std::min(ball, mirror_->image(ball)) : ball; }
  std::pair<WideEdgeSet, Vertex> of(const WideEdgeSet& drawing, Vertex ball) const {
    const std::pair position(drawing, ball);
    return mirror_ ? std::min(position, {mirror_->image(drawing), mirror_->image(ball)}) : position;
  }

 private:
  std::optional<soccer::Mirror> mirror_;
};

/// Histories and the set of their drawings.
struct Group {
  std::uint64_t histories = 0;
  std::set<WideEdgeSet> drawings;
};

/// Everything `--by ply` asks of one ply.
struct PlyGroup : Group {
  std::set<std::pair<WideEdgeSet, Vertex>> strong;
  std::map<Outcome, Group> by_outcome;
};

std::size_t drawn_vertices(const soccer::Pitch& pitch, const WideEdgeSet& drawing) {
  std::set<Vertex> drawn{pitch.start()};
  drawing.for_each([&](soccer::Edge e) {
    drawn.insert(pitch.lattice().ends(e).first);
    drawn.insert(pitch.lattice().ends(e).second);
  });
  return drawn.size();
}

std::vector<Row> rows_of(const std::map<engines::Natural, Group>& groups) {
  std::vector<Row> rows;
  rows.reserve(groups.size());
  for (const auto& [key, group] : groups) {
    rows.push_back({key, engines::Natural(group.histories), engines::Natural(group.drawings.size())});
  }
  return rows;
}

class Reference {
 public:
  Reference(const soccer::Pitch& pitch, bool modulo_mirror, std::optional<int> last_ply)
      : pitch_(pitch), canonical_(pitch, modulo_mirror), last_ply_(last_ply) {}

  std::vector<Row> rows(SoccerBy by) const {
    switch (by) {
      case SoccerBy::ply:
      case SoccerBy::total:
      case SoccerBy::outcome:
        return by_ply(by);
      case SoccerBy::ball:
        return by_key([&](const Walked& w) { return canonical_.of(w.position.ball); });
      case SoccerBy::bounces:
        return by_key([](const Walked& w) { return w.bounces; });
      case SoccerBy::vertices:
        return by_key([&](const Walked& w) { return drawn_vertices(pitch_, w.position.drawing); });
      case SoccerBy::size:
        return by_size();
    }
    return {};
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

  std::vector<Row> by_ply(SoccerBy by) const {
    std::map<int, PlyGroup> plies;
    each_canonical([&](const Walked& walked) {
      const WideEdgeSet drawing = canonical_.of(walked.position.drawing);
      PlyGroup& ply = plies[walked.plies];
      ++ply.histories;
      ply.drawings.insert(drawing);
      ply.strong.insert(canonical_.of(walked.position.drawing, walked.position.ball));
      Group& ended = ply.by_outcome[soccer::outcome(pitch_, walked.position)];
      ++ended.histories;
      ended.drawings.insert(drawing);
    });
    std::vector<Row> rows;
    Row total{engines::Natural(0), engines::Natural(0), engines::Natural(0)};
    for (auto& [number, ply] : plies) {
      const Row counts{engines::Natural(ply.histories), engines::Natural(ply.drawings.size()),
                       engines::Natural(ply.strong.size())};
      for (std::size_t i = 0; i < total.size(); ++i) *total[i] += *counts[i];
      Row row{engines::Natural(number)};
      if (by == SoccerBy::ply) row.insert(row.end(), counts.begin(), counts.end());
      engines::Natural ended = 0;
      for (const Outcome outcome : {Outcome::goal_1, Outcome::goal_2, Outcome::blocked}) {
        const Group& group = ply.by_outcome[outcome];
        row.emplace_back(by == SoccerBy::ply ? group.drawings.size() : group.histories);
        ended += *row.back();
      }
      if (by == SoccerBy::ply || ended != 0) rows.push_back(row);
    }
    return by == SoccerBy::total ? std::vector<Row>{total} : rows;
  }

  std::vector<Row> by_key(const std::function<std::size_t(const Walked&)>& key) const {
    std::map<engines::Natural, Group> groups;
    each_canonical([&](const Walked& walked) {
      Group& group = groups[engines::Natural(key(walked))];
      ++group.histories;
      group.drawings.insert(canonical_.of(walked.position.drawing));
    });
    return rows_of(groups);
  }

  // The size of a class is that of the class itself, mirror images not made one.
  std::vector<Row> by_size() const {
    std::map<WideEdgeSet, std::uint64_t> sizes;
    each([&](const Walked& walked) { ++sizes[walked.position.drawing]; });
    std::map<engines::Natural, Group> groups;
    each_canonical([&](const Walked& walked) {
      Group& group = groups[engines::Natural(sizes[walked.position.drawing])];
      ++group.histories;
      group.drawings.insert(canonical_.of(walked.position.drawing));
    });
    return rows_of(groups);
  }

  const soccer::Pitch& pitch_;
  Canonical canonical_;
  std::optional<int> last_ply_;
};

}  // namespace

engines::Counts count_soccer_ref(const soccer::Pitch& pitch, const SoccerQuestion& question,
                                 std::optional<int> last_ply) {
  soccer::require_drawable(pitch.name());
  engines::Counts counts;
  counts.columns = soccer_columns(question.by);
  counts.rows = Reference(pitch, question.mirror, last_ply).rows(question.by);
  return counts;
}

}  // namespace quadrille::enumerate
