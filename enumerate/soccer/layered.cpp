// The fast side of count_soccer_layered: the engine below, a tally from enumerate/soccer/tallies.hpp on each layer,
// rows of it by enumerate/soccer/rows.hpp.

#include "enumerate/soccer/layered.hpp"

#include <utility>

#include "enumerate/soccer/orbits.hpp"
#include "enumerate/soccer/rows.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "enumerate/soccer/walk.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;

// A tally of all layers so far, and the last of them: all that a checkpoint must hold besides the layer itself.
template <class Tally>
struct Tallied {
  Tally tally{};
  int last_finished_grade = -1;
  engines::RunStatus status = engines::RunStatus::complete;
};

// What the engine calls for each layer, and saves in a checkpoint: take(tally, layer) adds a layer to the tally. A
// layer is added, and a tally restored, wholly or not at all: where memory ends on the way, the tally before it is
// shown.
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
  void save(const engines::ByteSink& sink) const {
    engines::put(sink, tallied_.last_finished_grade);
    tallied_.tally.save(sink);
  }
  void restore(const engines::ByteSource& source) {
    const int last_finished_grade = engines::get<int>(source);
    Tally tally;
    tally.restore(source);
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
      const auto mover = outcome == Outcome::blocked ? vertices.mover(state.drawing) : soccer::Player::one;
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

Tallied<KeyTally> tally_keys(const soccer::Pitch& pitch, Grouping by, Symmetry symmetry,
                             const engines::RunOptions& options) {
  const auto take = [&]<std::size_t Words>(const SoccerSpace<Words>& /*space*/, const Orbits<Words>& orbits,
                                           KeyTally& whole, const auto& layer) {
    const DrawnVertices<Words> vertices(pitch);
    const auto plies = static_cast<std::size_t>(layer.grade());
    const auto key_of = [&](const SoccerState<Words>& state) -> std::size_t {
      if (by == Grouping::ball) return orbits.ball(state.ball);
      const auto drawn = vertices.of(state.drawing);
      // A trail of k segments has at most k + 1 vertices: any other drawing is in a forged checkpoint only.
      if (drawn.off_the_wall > plies + 1) engines::refuse_checkpoint();
      // soccer/bounces-are-cycles: the move passes at each first visit to a vertex off the wall.
      return by == Grouping::vertices ? drawn.all : plies + 1 - drawn.off_the_wall;
    };
    whole += layer.template tally<KeyTally>([&](KeyTally& tally, const auto& entry) {
      const Multiplicity multiplicity = orbits.multiplicity(entry.state());
      KeyTally::Group& group = tally.at(key_of(entry.state()));
      add_multiple(group.histories, entry.paths(), multiplicity);
      // A state is a distinct (drawing, ball): one weak class among those with the ball where it is.
      if (by == Grouping::ball || entry.leads_class()) group.weak_classes += multiplicity.of_class;
    });
  };
  return tally_layers<KeyTally>(pitch, symmetry, options, take);
}

template <RowOfPlies Row>
Counted<Row> counted(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  const auto tallied = tally_plies(pitch, symmetry, options);
  auto rows = made_of_orbits(options, [&] { return rows_of<Row>(tallied.tally, order_of(symmetry)); });
  return {std::move(rows), tallied.status, tallied.last_finished_grade};
}

template <RowOfKeys Row>
Counted<Row> counted(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  const auto tallied = tally_keys(pitch, grouping_of<Row>(), symmetry, options);
  auto rows = made_of_orbits(options, [&] { return rows_of<Row>(tallied.tally, order_of(symmetry), pitch); });
  return {std::move(rows), tallied.status, tallied.last_finished_grade};
}

template <std::same_as<soccer::SizeCounts> Row>
Counted<Row> counted(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  const auto tallied = tally_layers<SizeTally>(pitch, symmetry, options, take_sizes);
  auto rows = made_of_orbits(options, [&] { return rows_of(tallied.tally, order_of(symmetry)); });
  return {std::move(rows), tallied.status, tallied.last_finished_grade};
}

}  // namespace

template <CountRow Row>
Counted<Row> count_soccer_layered(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  return counted<Row>(pitch, symmetry, options);
}

template Counted<soccer::PlyCounts> count_soccer_layered(const soccer::Pitch&, Symmetry, const engines::RunOptions&);
template Counted<soccer::TotalCounts> count_soccer_layered(const soccer::Pitch&, Symmetry, const engines::RunOptions&);
template Counted<soccer::BallCounts> count_soccer_layered(const soccer::Pitch&, Symmetry, const engines::RunOptions&);
template Counted<soccer::BounceCounts> count_soccer_layered(const soccer::Pitch&, Symmetry, const engines::RunOptions&);
template Counted<soccer::VertexCounts> count_soccer_layered(const soccer::Pitch&, Symmetry, const engines::RunOptions&);
template Counted<soccer::SizeCounts> count_soccer_layered(const soccer::Pitch&, Symmetry, const engines::RunOptions&);
template Counted<soccer::OutcomeCounts> count_soccer_layered(const soccer::Pitch&, Symmetry,
                                                             const engines::RunOptions&);

}  // namespace quadrille::enumerate
