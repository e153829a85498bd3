#include "enumerate/soccer/histories/prepared_trails.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "quadrille/detail/ranks.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::enumerate {

PreparedTrails prepare_trails(const soccer::Pitch& pitch) {
  PreparedTrails prepared{whole_sweep(pitch), {}, {}};
  prepared.plan = graphs::plan_trails(trail_graph(prepared.soccer));
  std::size_t drawn = 0;
  for (const graphs::TrailStep& step : prepared.plan) prepared.most_drawn.push_back(drawn += step.forward.size());
  return prepared;
}

std::size_t last_ply_of_trails(const PreparedTrails& prepared, const engines::RunOptions& options) {
  const std::size_t all = prepared.most_drawn.back() + 1;
  return options.last_grade ? std::min(static_cast<std::size_t>(*options.last_grade), all) : all;
}

double involutions(std::size_t things) {
  double before = 1;
  double all = 1;
  for (std::size_t i = 2; i <= things; ++i) before = std::exchange(all, all + static_cast<double>(i - 1) * before);
  return all;
}

std::size_t words_needed(const PreparedTrails& prepared) {
  double bits = 4;
  for (const graphs::TrailStep& step : prepared.plan) {
    bits += std::log2(involutions(step.backward.size() + step.forward.size() + 2));
  }
  return static_cast<std::size_t>(bits) / 64 + 1;
}

namespace {

FinishedSweeps got_from_one(const engines::ByteSource& source, const SweptLanes& shape) {
  FinishedSweeps finished;
  finished.lanes.resize(engines::get_size(source, shape.lanes.size() - 1));
  for (std::size_t sweep = 0; sweep < finished.lanes.size(); ++sweep) {
    std::vector<Natural>& lanes = finished.lanes[sweep];
    lanes.resize(engines::get_size(source, shape.lanes[sweep]));
    for (Natural& count : lanes) {
      count = engines::get_natural(source);
      if ((count >> shape.bits) != 0) engines::refuse_checkpoint();
    }
  }
  return finished;
}

}  // namespace

void FinishedSweeps::put_into(const engines::ByteSink& sink) const {
  engines::put_size(sink, lanes.size());
  for (const std::vector<Natural>& of_sweep : lanes) {
    engines::put_size(sink, of_sweep.size());
    for (const Natural& count : of_sweep) engines::put_natural(sink, count);
  }
}

FinishedSweeps FinishedSweeps::got_from(const engines::RunOptions& options, const SweptLanes& shape) {
  FinishedSweeps finished;
  const auto read = [&] {
    finished = got_from_one(options.checkpoint->resume, shape);
    for (const engines::ByteSource& part : options.checkpoint->more) {
      if (got_from_one(part, shape).lanes != finished.lanes) engines::refuse_checkpoint();
    }
  };
  if (options.ranks == nullptr) {
    read();
  } else {
    engines::together(*options.ranks, read);
  }
  return finished;
}

}  // namespace quadrille::enumerate
