// The sampler of drawings: a sweep over the pitch counts all drawings, and a walk back through the sweep's tables
// chooses the segments of each sample.
#include <fmt/format.h>

#include <span>
#include <utility>

#include "enumerate/engines/frontier/sample.hpp"
#include "enumerate/soccer/sample/samplers.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/detail/frontier/frontier.hpp"

namespace quadrille::enumerate {

namespace {

using graphs::Edge;
using graphs::Lattice;
using graphs::Point;
using graphs::WideEdgeSet;
using soccer::Pitch;
using soccer::Vertex;

// A pitch's sweep, and the segments that its steps draw.
class DrawingSweep {
 public:
  explicit DrawingSweep(const Pitch& pitch) : pitch_(pitch), soccer_(whole_sweep(pitch)), statistic_(soccer_.segments) {
    sweep_.plan = graphs::plan_sweep(soccer_.graph);
    sweep_.folds = soccer_folds(pitch, soccer_, sweep_.plan);
    find_reflection();
  }

  const engines::FrontierSweep& sweep() const { return sweep_; }
  const TotalStatistic& statistic() const { return statistic_; }
  std::size_t words() const { return bits_needed(soccer_) / 64 + 1; }

  // The drawings that the sweep does not count: the empty one, and a segment from the start to a goal.
  std::size_t beside() const { return 1 + soccer_.segments[soccer_.graph.root].size(); }
  WideEdgeSet drawing_beside(std::size_t number) const {
    return number == 0 ? WideEdgeSet() : WideEdgeSet().with(to_goal(soccer_.graph.root, number - 1));
  }

  // Adds the segments of a step to a drawing that has those of all later steps.
  void take(const engines::SampledStep& sampled, WideEdgeSet& drawing) const {
    if (sampled.reflected) drawing = reflected(drawing);
    const graphs::SweepStep& taken = sweep_.plan[sampled.step];
    const bool finished = sampled.after == engines::finished_key;
    std::size_t ways = 0;  // the ways among which the sampler has counted
    engines::for_each_way(taken, sampled.before, [&](const engines::StepWay& way) {
      if (way.closed != finished || (!finished && way.key != sampled.after)) return;
      std::size_t copy = 0;  // the drawing itself, then one for each goal beside its ball
      statistic_.apply(sampled.step, 1, way.marks, way.end, [&](std::size_t /*from*/, std::size_t /*to*/) {
        if (ways++ == sampled.way) draw(sampled.step, way, copy, drawing);
        ++copy;
      });
    });
  }

 private:
  Edge edge_between(Vertex a, Vertex b) const { return pitch_.lattice().edge_between(a, b).value(); }
  Edge to_goal(std::size_t vertex, std::size_t segment) const {
    return edge_between(soccer_.vertices[vertex], soccer_.goals[soccer_.segments[vertex][segment]]);
  }

  void draw(std::size_t step, const engines::StepWay& way, std::size_t copy, WideEdgeSet& drawing) const {
    const graphs::SweepStep& taken = sweep_.plan[step];
    for (std::size_t i = 0; i < taken.links.size(); ++i) {
      if ((way.drawn >> i & 1U) == 0) continue;
      const std::size_t other = sweep_.plan[step - 1].open[taken.links[i].slot];
      drawing.insert(edge_between(soccer_.vertices[step], soccer_.vertices[other]));
    }
    if (copy != 0) drawing.insert(to_goal(way.end, copy - 1));
  }

  WideEdgeSet reflected(const WideEdgeSet& drawing) const {
    WideEdgeSet result;
    drawing.for_each([&](Edge e) { result.insert(images_[e]); });
    return result;
  }

  // Finds the image of each segment under the reflection along the rows by which folds merge states.
  void find_reflection() {
    if (std::none_of(sweep_.folds.begin(), sweep_.folds.end(), [](const auto& fold) { return fold.has_value(); }))
      return;
    const Lattice& lattice = pitch_.lattice();
    const soccer::PitchName& name = pitch_.name();
    const bool along_x = name.width <= name.height;
    const auto image = [&](Vertex v) {
      const Point p = lattice.point(v);
      return lattice.find(along_x ? Point{name.width - p.x, p.y} : Point{p.x, name.height - p.y}).value();
    };
    for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
      const auto [a, b] = lattice.ends(static_cast<Edge>(e));
      images_.push_back(edge_between(image(a), image(b)));
    }
  }

  const Pitch& pitch_;
  SoccerSweep soccer_;
  TotalStatistic statistic_;
  engines::FrontierSweep sweep_;
  std::vector<Edge> images_;  // empty if no states are merged
};

// Makes the sweep with the narrowest counters that are wide enough, and calls work(run).
template <class Work>
void with_run(const DrawingSweep& sweep, const engines::RunOptions& options, const Work& work) {
  const std::size_t words = sweep.words();
  const auto run = [&]<std::size_t Words>() {
    engines::Frontier<Words, TotalStatistic> frontier(sweep.sweep(), sweep.statistic(), words, options);
    work(frontier);
  };
  switch (words) {
    case 1:
      return run.template operator()<1>();
    case 2:
      return run.template operator()<2>();
    case 3:
      return run.template operator()<3>();
    case 4:
      return run.template operator()<4>();
    default:
      return run.template operator()<0>();
  }
}

}  // namespace

Sampled<WideEdgeSet> sample_drawings(const Pitch& pitch, const SampleSize& size, const engines::RunOptions& options) {
  Sampled<WideEdgeSet> sampled;
  if (pitch.goal(pitch.start()) != soccer::Goal::none) {  // over at ply 0: only the empty drawing
    sampled.population = 1;
    sampled.things.resize(size.count);
    return sampled;
  }
  const DrawingSweep sweep(pitch);
  with_run(sweep, options, [&](engines::SweepRun& run) {
    engines::SweepSampler sampler(run);
    sampled.status = sampler.sweep();
    sampled.reached = fmt::format("at vertex {} of {}", sampler.steps_done(), sampler.steps());
    if (sampled.status != engines::RunStatus::complete) return;
    const Natural swept = sampler.total();
    sampled.population = swept + sweep.beside();
    std::vector<engines::RandomStream> streams = streams_of(size);
    std::vector<Natural> numbers = numbers_below(sampled.population, streams);
    std::vector<WideEdgeSet> drawings(size.count);
    // Drawings beside the sweep are chosen here; the sampler's result in their place is discarded.
    std::vector<std::optional<std::size_t>> beside(size.count);
    for (std::size_t k = 0; k < size.count; ++k) {
      if (numbers[k] < swept) continue;
      beside[k] = static_cast<std::size_t>(numbers[k] - swept);
      numbers[k] = 0;
    }
    if (swept != 0) {
      sampled.status = sampler.walk_back(
          numbers, streams, [&](const engines::SampledStep& step) { sweep.take(step, drawings[step.sample]); });
    }
    if (sampled.status != engines::RunStatus::complete) {
      sampled.reached = "on the way back";
      return;
    }
    for (std::size_t k = 0; k < size.count; ++k) {
      if (beside[k]) drawings[k] = sweep.drawing_beside(*beside[k]);
    }
    sampled.things = std::move(drawings);
    sampled.reached.clear();
  });
  return sampled;
}

}  // namespace quadrille::enumerate
