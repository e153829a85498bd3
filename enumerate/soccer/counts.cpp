// The fast side of count_soccer: the layered engine below, a tally from enumerate/soccer/tallies.hpp on each layer,
// rows of it by enumerate/soccer/rows.hpp.

#include "enumerate/soccer/counts.hpp"

#include <optional>
#include <string>
#include <utility>

#include "enumerate/soccer/orbits.hpp"
#include "enumerate/soccer/rows.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "enumerate/soccer/walk.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;

// What the layers so far have come to: all that a checkpoint must hold besides the layer itself.
template <class Tally, class Take>
class Account {
 public:
  /// \param take  take(tally, layer) adds a layer to the tally
  explicit Account(Take take) : take_(std::move(take)) {}

  template <class LayerType>
  void operator()(const LayerType& layer) {
    take_(tally_, layer);
    last_finished_grade_ = layer.grade();
  }
  void save(const engines::ByteSink& sink) const {
    engines::put(sink, last_finished_grade_);
    tally_.save(sink);
  }
  void restore(const engines::ByteSource& source) {
    last_finished_grade_ = engines::get<int>(source);
    tally_.restore(source);
  }

  const Tally& tally() const { return tally_; }
  int last_finished_grade() const { return last_finished_grade_; }

 private:
  Take take_;
  Tally tally_{};
  int last_finished_grade_ = -1;
};

// Runs the engine; take(space, symmetry, tally, layer) adds a layer to the tally, each item with the symmetry's weight.
template <class Tally, class Take>
Tally run(const soccer::Pitch& pitch, const SoccerQuestion& question, const engines::RunOptions& options,
          engines::Counts& counts, Take take) {
  return graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    const SoccerSpace<Words> space(pitch);
    std::optional<UpToMirror<Words>> mirror;
    if (question.mirror) mirror.emplace(pitch);
    const auto take_layer = [&](Tally& tally, const auto& layer) {
      if (mirror) {
        take(space, *mirror, tally, layer);
      } else {
        take(space, EachOnce{}, tally, layer);
      }
    };
    Account<Tally, decltype(take_layer)> account(take_layer);
    counts.status = engines::layered(space, options, account);
    counts.last_finished_grade = account.last_finished_grade();
    return account.tally();
  });
}

constexpr auto take_ply = [](const auto& space, const auto& symmetry, PlyTally& whole, const auto& layer) {
  whole.plies.push_back(layer.template tally<LayerTally>([&](LayerTally& tally, const auto& entry) {
    const Outcome outcome = space.outcome(entry.state());
    const Weight weight = symmetry.weight(entry.state());
    const std::uint64_t leads = entry.leads_class() ? weight.of_class : 0;
    add_weighed(tally.histories, entry.paths(), weight);
    tally.strong_classes += weight.of_class;
    tally.weak_classes += leads;
    tally.classes_by_outcome[index(outcome)] += leads;
    if (outcome != Outcome::ongoing) {
      add_weighed(tally.histories_by_outcome[index(outcome)], entry.paths(), weight);
    }
  }));
};

// A state is a distinct (drawing, ball), so each is one weak class among those with the ball where it is.
constexpr auto take_balls = [](const auto&, const auto& symmetry, KeyTally& whole, const auto& layer) {
  whole += layer.template tally<KeyTally>([&](KeyTally& tally, const auto& entry) {
    const Weight weight = symmetry.weight(entry.state());
    KeyTally::Group& group = tally.at(symmetry.ball(entry.state().ball));
    add_weighed(group.histories, entry.paths(), weight);
    group.weak_classes += weight.of_class;
  });
};

constexpr auto take_sizes = [](const auto&, const auto& symmetry, SizeTally& whole, const auto& layer) {
  whole += layer.template tally<SizeTally>([&](SizeTally& tally, const auto& entry) {
    if (!entry.leads_class()) return;
    const Weight weight = symmetry.weight(entry.state());
    tally.add(entry.class_paths(), {.classes = weight.of_class, .shares = weight.of_histories});
  });
};

// --by vertices and bounces.
KeyTally tally_vertices(const soccer::Pitch& pitch, const SoccerQuestion& question, const engines::RunOptions& options,
                        engines::Counts& counts) {
  const auto take = [&]<std::size_t Words>(const SoccerSpace<Words>&, const auto& symmetry, KeyTally& whole,
                                           const auto& layer) {
    const DrawnVertices<Words> vertices(pitch);
    const auto plies = static_cast<std::size_t>(layer.grade());
    whole += layer.template tally<KeyTally>([&](KeyTally& tally, const auto& entry) {
      const auto drawn = vertices.of(entry.state().drawing);
      // Nobody has drawn k segments with more than k + 1 ends: such a drawing is in a forged checkpoint only.
      if (drawn.off_the_wall > plies + 1) engines::refuse_checkpoint();
      // soccer/bounces-are-cycles: the move passes at each first visit to a vertex off the wall.
      const std::size_t key = question.by == SoccerBy::vertices ? drawn.all : plies + 1 - drawn.off_the_wall;
      const Weight weight = symmetry.weight(entry.state());
      KeyTally::Group& group = tally.at(key);
      add_weighed(group.histories, entry.paths(), weight);
      group.weak_classes += entry.leads_class() ? weight.of_class : 0;
    });
  };
  return run<KeyTally>(pitch, question, options, counts, take);
}

}  // namespace

std::vector<std::string> soccer_columns(SoccerBy by) {
  switch (by) {
    case SoccerBy::ply:
      return {"ply", "histories", "weak_classes", "strong_classes", "goal_1", "goal_2", "blocked"};
    case SoccerBy::total:
      return {"histories", "weak_classes", "strong_classes"};
    case SoccerBy::ball:
      return {"ball", "histories", "weak_classes"};
    case SoccerBy::bounces:
      return {"bounces", "histories", "weak_classes"};
    case SoccerBy::vertices:
      return {"vertices", "histories", "weak_classes"};
    case SoccerBy::size:
      return {"size", "histories", "weak_classes"};
    case SoccerBy::outcome:
      return {"ply", "games_1", "games_2", "games_blocked"};
  }
  return {};
}

engines::Counts count_soccer(const soccer::Pitch& pitch, const SoccerQuestion& question,
                             const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  engines::Counts counts;
  counts.columns = soccer_columns(question.by);
  switch (question.by) {
    case SoccerBy::ply:
    case SoccerBy::total:
    case SoccerBy::outcome:
      counts.rows = rows_of(run<PlyTally>(pitch, question, options, counts, take_ply), question.by);
      break;
    case SoccerBy::ball:
      counts.rows = rows_of(run<KeyTally>(pitch, question, options, counts, take_balls));
      break;
    case SoccerBy::bounces:
    case SoccerBy::vertices:
      counts.rows = rows_of(tally_vertices(pitch, question, options, counts));
      break;
    case SoccerBy::size:
      counts.rows = rows_of(run<SizeTally>(pitch, question, options, counts, take_sizes));
      break;
  }
  if (question.mirror) halve(counts.rows, question.by);
  return counts;
}

}  // namespace quadrille::enumerate
