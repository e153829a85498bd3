#include "enumerate/plusminus/placing.hpp"

#include <tbb/parallel_for.h>

#include <algorithm>

namespace quadrille::enumerate::placing {

namespace {

// About a twentieth of a second's work for one thread: often enough to be stopped and to report.
constexpr std::uint64_t steps_a_pass = std::uint64_t{1} << 26U;

std::uint64_t steps(std::uint64_t cases, int free) {
  return cases * static_cast<std::uint64_t>(free) * static_cast<std::uint64_t>(free);
}

void value_class(BoardLayer& layer, std::size_t index, const BoardLayer& next, Aim aim) {
  const ResidualBoard& board = layer.board(index);
  const std::span<StoredMargin> best = layer.margins(index);
  std::ranges::fill(best, worst(aim));
  for (int column = 0; column < board.free; ++column) {
    for (int row = 0; row < board.free; ++row) {
      const Placement placement = place(board, column, row);
      const Canonical rest = canonical(placement.rest);
      improve(best, next.margins(next.index_of(rest.board)), case_map(board, placement, rest.reversal), aim);
    }
  }
}

// How much of a run is done, counted in steps.
class Work {
 public:
  Work(const std::vector<BoardLayer>& layers, const engines::RunOptions& options) : options_(options) {
    for (const BoardLayer& layer : layers) {
      if (layer.free() > 1) total_ += steps(layer.case_count(), layer.free());  // the last layer is known
    }
  }

  void add(const BoardLayer& layer, std::size_t begin, std::size_t end) {
    done_ += steps(layer.first_case(end) - layer.first_case(begin), layer.free());
    worked_ += end - begin;
    if (!options_.observer) return;
    options_.observer({.unit = "free columns",
                       .grade = layer.free(),
                       .done = end,
                       .total = layer.size(),
                       .worked = worked_,
                       .fraction = static_cast<double>(done_) / static_cast<double>(total_)});
  }

 private:
  const engines::RunOptions& options_;
  std::uint64_t total_ = 0;
  std::uint64_t done_ = 0;
  std::uint64_t worked_ = 0;
};

// Returns false if the stop token was set before the layer was done.
bool value_layer(BoardLayer& layer, const BoardLayer& next, Aim aim, const engines::RunOptions& options, Work& work) {
  for (std::size_t begin = 0; begin < layer.size();) {
    if (options.stop.stop_requested()) return false;
    std::size_t end = begin + 1;
    while (end < layer.size() && steps(layer.first_case(end) - layer.first_case(begin), layer.free()) < steps_a_pass) {
      ++end;
    }
    tbb::parallel_for(begin, end, [&](std::size_t index) { value_class(layer, index, next, aim); });
    work.add(layer, begin, end);
    begin = end;
  }
  return true;
}

}  // namespace

int mover(int n, int free, int places_first) { return (n - free) % 2 == 0 ? places_first : 3 - places_first; }

PlacementValues value_placements(int n, int places_first, engines::Budget& budget, bool keep_layers,
                                 const engines::RunOptions& options) {
  PlacementValues values;
  try {
    std::vector<BoardLayer> layers = list_layers(n, budget, options);
    if (layers.empty()) return {.status = engines::RunStatus::interrupted};
    Work work(layers, options);
    layers.front().allocate_margins();
    std::ranges::fill(layers.front().margins(0), static_cast<StoredMargin>(zero_margin));  // nothing is open any more
    for (std::size_t i = 1; i < layers.size(); ++i) {
      layers[i].allocate_margins();
      const Aim aim = aim_of(mover(n, layers[i].free(), places_first));
      if (!value_layer(layers[i], layers[i - 1], aim, options, work))
        return {.status = engines::RunStatus::interrupted};
      if (!keep_layers) layers[i - 1].free_margins();
    }
    const std::span<const StoredMargin> root = layers.back().margins(0);
    for (const StoredMargin stored : root) values.margins.push_back(static_cast<std::int8_t>(stored - zero_margin));
    if (keep_layers) values.layers = std::move(layers);
  } catch (const std::bad_alloc&) {
    return {.status = engines::RunStatus::memory};
  }
  return values;
}

}  // namespace quadrille::enumerate::placing
