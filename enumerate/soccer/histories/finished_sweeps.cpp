#include "enumerate/soccer/histories/finished_sweeps.hpp"

#include "quadrille/detail/ranks.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::enumerate {

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
