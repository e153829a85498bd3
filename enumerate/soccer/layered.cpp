// count_soccer_layered: it runs the layered engine, adds the classes of each ply to a tally
// (enumerate/soccer/tallies.hpp), and makes the rows of the table from the tallies.
#include "enumerate/soccer/layered.hpp"

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "enumerate/soccer/walk.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;
using soccer::Player;

// A tally of all layers so far, and the last of them: besides the layer itself, a checkpoint holds nothing more.
template <class Tally>
struct Tallied {
  Tally tally{};
  int last_finished_grade = -1;
  engines::RunStatus status = engines::RunStatus::complete;
};

// The visitor that the engine calls for each layer and saves in a checkpoint: take(tally, layer) adds a layer to the
// tally. A layer is added, and a tally restored, as a whole or not at all: if memory ends on the way, the earlier tally
// remains.
template <class Tally, class Take>
class LayerTaker {
 public:
  LayerTaker(Tallied<Tally>& tallied, const Take& take) : tallied_(tallied), take_(take) {}

  template <class LayerType>
  void operator()(const LayerType& layer) {
    Tally tally = tallied_.tally;
    take_(tally, layer);
    become(std::move(tally), layer.grade());
  }
  void visit(const engines::Archive& archive) {
    int last_finished_grade = tallied_.last_finished_grade;
    archive(last_finished_grade);
    if (!archive.restores()) return archive(tallied_.tally);
    Tally tally;
    archive(tally);
    become(std::move(tally), last_finished_grade);
  }

 private:
  void become(Tally&& tally, int last_finished_grade) noexcept {
    tallied_.tally = std::move(tally);
    tallied_.last_finished_grade = last_finished_grade;
  }

  Tallied<Tally>& tallied_;
  const Take& take_;
};

// Runs the engine; take(space, orbits, tally, layer) adds a layer to the tally.
template <class Tally, class Take>
Tallied<Tally> tally_layers(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options,
                            const Take& take) {
  Tallied<Tally> tallied;
  graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    const SoccerSpace<Words> space(pitch);
    const Orbits<Words> orbits(pitch, symmetry);
    const auto take_layer = [&](Tally& tally, const auto& layer) { take(space, orbits, tally, layer); };
    LayerTaker taker(tallied, take_layer);
    tallied.status = engines::layered(space, options, taker);
  });
  return tallied;
}

Tallied<PlyTally> tally_plies(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  const auto take = [&]<std::size_t Words>(const SoccerSpace<Words>& space, const Orbits<Words>& orbits,
                                           PlyTally& whole, const auto& layer) {
    const DrawnVertices<Words> vertices(pitch);
    whole.plies.push_back(layer.template tally<LayerTally>([&](LayerTally& tally, const auto& entry) {
      const SoccerState<Words>& state = entry.state();
      const Outcome outcome = space.outcome(state);
      const Multiplicity multiplicity = orbits.multiplicity(state);
      const std::uint64_t leads = entry.leads_class() ? multiplicity.of_class : 0;
      add_multiple(tally.histories, entry.paths(), multiplicity);
      tally.strong_classes += multiplicity.of_class;
      tally.weak_classes += leads;
      tally.classes_by_outcome[index(outcome)] += leads;
      if (outcome == Outcome::ongoing) return;
      // The winner at a goal does not depend on the mover, and most games end at one.
      const auto mover = outcome == Outcome::blocked ? vertices.mover(state.drawing) : Player::one;
      const auto winner = soccer::winner(outcome, mover);
      add_multiple(tally.games[index_of_ending(outcome, *winner)], entry.paths(), multiplicity);
    }));
  };
  return tally_layers<PlyTally>(pitch, symmetry, options, take);
}

constexpr auto take_sizes = [](const auto& /*space*/, const auto& orbits, SizeTally& whole, const auto& layer) {
  whole += layer.template tally<SizeTally>([&](SizeTally& tally, const auto& entry) {
    if (!entry.leads_class()) return;
    const Multiplicity multiplicity = orbits.multiplicity(entry.state());
    tally.add(entry.class_paths(), {.classes = multiplicity.of_class, .shares = multiplicity.of_histories});
  });
};

Tallied<KeyTally> tally_keys(const soccer::Pitch& pitch, By by, Symmetry symmetry, const engines::RunOptions& options) {
  const auto take = [&]<std::size_t Words>(const SoccerSpace<Words>& /*space*/, const Orbits<Words>& orbits,
                                           KeyTally& whole, const auto& layer) {
    const DrawnVertices<Words> vertices(pitch);
    const auto plies = static_cast<std::size_t>(layer.grade());
    const auto key_of = [&](const SoccerState<Words>& state) -> std::size_t {
      if (by == By::ball) return orbits.ball(state.ball);
      const auto drawn = vertices.of(state.drawing);
      // soccer/bounces-are-cycles: the move passes at each first visit to a vertex off the wall.
      return by == By::vertices ? drawn.all : plies + 1 - drawn.off_the_wall;
    };
    whole += layer.template tally<KeyTally>([&](KeyTally& tally, const auto& entry) {
      const Multiplicity multiplicity = orbits.multiplicity(entry.state());
      KeyTally::Group& group = tally.at(key_of(entry.state()));
      add_multiple(group.histories, entry.paths(), multiplicity);
      // A state is a distinct (drawing, ball): one weak class among those with the ball where it is.
      if (by == By::ball || entry.leads_class()) group.weak_classes += multiplicity.of_class;
    });
  };
  return tally_layers<KeyTally>(pitch, symmetry, options, take);
}

std::optional<Natural> classes(const LayerTally& tally, Outcome outcome, unsigned order) {
  return orbits(tally.classes_by_outcome[index(outcome)], order);
}
Natural games(const LayerTally& tally, Outcome outcome, Player winner, unsigned order) {
  return orbits(tally.games[index_of_ending(outcome, winner)].value(), order);
}

// The rows of the tallies. The tallies hold each orbit `order` times (order_of).

std::vector<CountRow> rows_by_ply(const PlyTally& tally, unsigned order) {
  std::vector<CountRow> rows;
  rows.reserve(tally.plies.size());
  for (const LayerTally& ply : tally.plies) {
    rows.push_back({.ply = static_cast<int>(rows.size()),
                    .histories = orbits(ply.histories.value(), order),
                    .weak_classes = orbits(ply.weak_classes, order),
                    .strong_classes = orbits(ply.strong_classes, order),
                    .goal_1 = classes(ply, Outcome::goal_1, order),
                    .goal_2 = classes(ply, Outcome::goal_2, order),
                    .blocked = classes(ply, Outcome::blocked, order)});
  }
  return rows;
}

std::vector<CountRow> rows_in_total(const PlyTally& tally, unsigned order) {
  if (tally.plies.empty()) return {};
  LayerTally total;
  for (const LayerTally& ply : tally.plies) total += ply;
  return {{.histories = orbits(total.histories.value(), order),
           .weak_classes = orbits(total.weak_classes, order),
           .strong_classes = orbits(total.strong_classes, order)}};
}

// A ply at which no game ends has no row.
std::vector<CountRow> rows_by_outcome(const PlyTally& tally, unsigned order) {
  std::vector<CountRow> rows;
  for (std::size_t ply = 0; ply < tally.plies.size(); ++ply) {
    CountRow row{.ply = static_cast<int>(ply),
                 .goal_wins_1 = games(tally.plies[ply], Outcome::goal_2, Player::one, order),
                 .goal_wins_2 = games(tally.plies[ply], Outcome::goal_1, Player::two, order),
                 .blocked_wins_1 = games(tally.plies[ply], Outcome::blocked, Player::one, order),
                 .blocked_wins_2 = games(tally.plies[ply], Outcome::blocked, Player::two, order)};
    if (*row.goal_wins_1 + *row.goal_wins_2 + *row.blocked_wins_1 + *row.blocked_wins_2 != 0) {
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

std::vector<CountRow> rows_by_key(const KeyTally& tally, By by, unsigned order, const soccer::Pitch& pitch) {
  std::vector<CountRow> rows;
  for (std::size_t key = 0; key < tally.groups.size(); ++key) {
    const KeyTally::Group& group = tally.groups[key];
    if (group.weak_classes == 0) continue;
    CountRow& row = rows.emplace_back(row_of_key(pitch, by, key));
    row.histories = orbits(group.histories.value(), order);
    row.weak_classes = orbits(group.weak_classes, order);
  }
  return rows;
}

// The smallest size first.
std::vector<CountRow> rows_by_size(const SizeTally& tally, unsigned order) {
  std::vector<CountRow> rows;
  const auto sorted = tally.sorted();
  rows.reserve(sorted.size());
  for (const auto& [size, group] : sorted) {
    rows.push_back(
        {.size = size, .histories = orbits(size * group.shares, order), .weak_classes = orbits(group.classes, order)});
  }
  return rows;
}

// The rows that make(tally) returns for all layers, and how the engine ended.
template <class Tally, class Make>
Counted counted(const Tallied<Tally>& tallied, const Make& make) {
  return {make(tallied.tally), tallied.status, tallied.last_finished_grade};
}

}  // namespace

Counted count_soccer_layered(const soccer::Pitch& pitch, By by, Symmetry symmetry, const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  const unsigned order = order_of(pitch, symmetry);
  switch (by) {
    case By::ply:
    case By::total:
    case By::outcome:
      return counted(tally_plies(pitch, symmetry, options), [&](const PlyTally& tally) {
        if (by == By::ply) return rows_by_ply(tally, order);
        return by == By::total ? rows_in_total(tally, order) : rows_by_outcome(tally, order);
      });
    case By::size:
      return counted(tally_layers<SizeTally>(pitch, symmetry, options, take_sizes),
                     [&](const SizeTally& tally) { return rows_by_size(tally, order); });
    case By::ball:
    case By::bounces:
    case By::vertices:
      return counted(tally_keys(pitch, by, symmetry, options),
                     [&](const KeyTally& tally) { return rows_by_key(tally, by, order, pitch); });
    case By::winner:
      break;
  }
  throw std::logic_error("count_soccer_layered: winners are counted by count_soccer_winners");
}

}  // namespace quadrille::enumerate

namespace quadrille::engines {

template RunStatus walk_layers(const enumerate::SoccerSpace<1>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<1>&);
template RunStatus walk_layers(const enumerate::SoccerSpace<2>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<2>&);
template RunStatus walk_layers(const enumerate::SoccerSpace<4>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<4>&);
template RunStatus walk_layers(const enumerate::SoccerSpace<6>&, const RunOptions&,
                               const enumerate::SoccerLayerVisitor<6>&);

}  // namespace quadrille::engines
