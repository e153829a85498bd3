// The fast side of count_soccer: the layered engine below, a tally from soccer_tallies.hpp on each layer, rows on top.

#include "enumerate/soccer_counts.hpp"

#include <string>
#include <utility>

#include "enumerate/layered.hpp"
#include "enumerate/soccer_space.hpp"
#include "enumerate/soccer_tallies.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;
using Row = std::vector<std::optional<Natural>>;

template <class Space, class LayerType>
LayerTally tally_layer(const Space& space, const LayerType& layer) {
  return layer.template tally<LayerTally>([&](LayerTally& tally, const auto& entry) {
    const Outcome outcome = space.outcome(entry.state());
    const std::uint64_t leads = entry.leads_class() ? 1 : 0;
    tally.histories.add(entry.paths());
    tally.strong_classes += 1;
    tally.weak_classes += leads;
    tally.classes_by_outcome[index(outcome)] += leads;
    if (outcome != Outcome::ongoing) tally.histories_by_outcome[index(outcome)].add(entry.paths());
  });
}

Row ply_row(std::size_t ply, const LayerTally& tally) {
  return {Natural(ply),
          tally.histories.value(),
          Natural(tally.weak_classes),
          Natural(tally.strong_classes),
          Natural(tally.classes_by_outcome[index(Outcome::goal_1)]),
          Natural(tally.classes_by_outcome[index(Outcome::goal_2)]),
          Natural(tally.classes_by_outcome[index(Outcome::blocked)])};
}

// --by outcome: a length at which no game ends has no row.
void append_outcome_row(std::vector<Row>& rows, std::size_t ply, const LayerTally& tally) {
  Row row{Natural(ply)};
  Natural ended = 0;
  for (const Outcome outcome : {Outcome::goal_1, Outcome::goal_2, Outcome::blocked}) {
    row.emplace_back(tally.histories_by_outcome[index(outcome)].value());
    ended += *row.back();
  }
  if (ended != 0) rows.push_back(std::move(row));
}

std::vector<Row> key_rows(const KeyTally& tally) {
  std::vector<Row> rows;
  for (std::size_t key = 0; key < tally.groups.size(); ++key) {
    const KeyTally::Group& group = tally.groups[key];
    if (group.weak_classes != 0) {
      rows.push_back({Natural(key), group.histories.value(), Natural(group.weak_classes)});
    }
  }
  return rows;
}

std::vector<Row> size_rows(const SizeTally& tally) {
  std::vector<Row> rows;
  for (const auto& [size, classes] : tally.sorted()) rows.push_back({size, size * classes, Natural(classes)});
  return rows;
}

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
  void save(const ByteSink& sink) const {
    put(sink, last_finished_grade_);
    tally_.save(sink);
  }
  void restore(const ByteSource& source) {
    last_finished_grade_ = get<int>(source);
    tally_.restore(source);
  }

  const Tally& tally() const { return tally_; }
  int last_finished_grade() const { return last_finished_grade_; }

 private:
  Take take_;
  Tally tally_{};
  int last_finished_grade_ = -1;
};

// Runs the engine; take(space, tally, layer) adds a layer to the tally.
template <class Tally, class Take>
Tally run(const soccer::Pitch& pitch, const RunOptions& options, Counts& counts, Take take) {
  return graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    const SoccerSpace<Words> space(pitch);
    const auto take_layer = [&](Tally& tally, const auto& layer) { take(space, tally, layer); };
    Account<Tally, decltype(take_layer)> account(take_layer);
    counts.ending = layered(space, options, account);
    counts.last_finished_grade = account.last_finished_grade();
    return account.tally();
  });
}

void count_layers(const soccer::Pitch& pitch, SoccerBy by, const RunOptions& options, Counts& counts) {
  const auto tally = run<PlyTally>(pitch, options, counts, [](const auto& space, PlyTally& whole, const auto& layer) {
    whole.plies.push_back(tally_layer(space, layer));
  });
  LayerTally total;
  for (std::size_t ply = 0; ply < tally.plies.size(); ++ply) {
    if (by == SoccerBy::ply) counts.rows.push_back(ply_row(ply, tally.plies[ply]));
    if (by == SoccerBy::outcome) append_outcome_row(counts.rows, ply, tally.plies[ply]);
    total += tally.plies[ply];
  }
  if (by == SoccerBy::total && !tally.plies.empty()) {
    counts.rows.push_back({total.histories.value(), Natural(total.weak_classes), Natural(total.strong_classes)});
  }
}

// A state is a distinct (drawing, ball), so each is one weak class among those with the ball where it is.
void count_balls(const soccer::Pitch& pitch, const RunOptions& options, Counts& counts) {
  counts.rows = key_rows(run<KeyTally>(pitch, options, counts, [](const auto&, KeyTally& whole, const auto& layer) {
    whole += layer.template tally<KeyTally>([](KeyTally& tally, const auto& entry) {
      KeyTally::Group& group = tally.at(entry.state().ball);
      group.histories.add(entry.paths());
      group.weak_classes += 1;
    });
  }));
}

void count_vertices(const soccer::Pitch& pitch, SoccerBy by, const RunOptions& options, Counts& counts) {
  const auto take = [&]<std::size_t Words>(const SoccerSpace<Words>&, KeyTally& whole, const auto& layer) {
    const DrawnVertices<Words> vertices(pitch);
    const auto plies = static_cast<std::size_t>(layer.grade());
    whole += layer.template tally<KeyTally>([&](KeyTally& tally, const auto& entry) {
      const auto drawn = vertices.of(entry.state().drawing);
      // Nobody has drawn k segments with more than k + 1 ends: such a drawing is in a forged checkpoint only.
      if (drawn.off_the_wall > plies + 1) refuse_checkpoint();
      // soccer/bounces-are-cycles: the move passes at each first visit to a vertex off the wall.
      const std::size_t key = by == SoccerBy::vertices ? drawn.all : plies + 1 - drawn.off_the_wall;
      KeyTally::Group& group = tally.at(key);
      group.histories.add(entry.paths());
      group.weak_classes += entry.leads_class() ? 1U : 0U;
    });
  };
  counts.rows = key_rows(run<KeyTally>(pitch, options, counts, take));
}

void count_sizes(const soccer::Pitch& pitch, const RunOptions& options, Counts& counts) {
  counts.rows = size_rows(run<SizeTally>(pitch, options, counts, [](const auto&, SizeTally& whole, const auto& layer) {
    whole += layer.template tally<SizeTally>([](SizeTally& tally, const auto& entry) {
      if (entry.leads_class()) tally.add_class(entry.class_paths());
    });
  }));
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

Counts count_soccer(const soccer::Pitch& pitch, const SoccerQuestion& question, const RunOptions& options) {
  const SoccerBy by = question.by;
  soccer::require_drawable(pitch.name());
  Counts counts;
  counts.columns = soccer_columns(by);
  switch (by) {
    case SoccerBy::ply:
    case SoccerBy::total:
    case SoccerBy::outcome:
      count_layers(pitch, by, options, counts);
      break;
    case SoccerBy::ball:
      count_balls(pitch, options, counts);
      break;
    case SoccerBy::bounces:
    case SoccerBy::vertices:
      count_vertices(pitch, by, options, counts);
      break;
    case SoccerBy::size:
      count_sizes(pitch, options, counts);
      break;
  }
  return counts;
}

}  // namespace quadrille::enumerate
