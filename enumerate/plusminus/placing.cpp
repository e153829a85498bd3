#include "enumerate/plusminus/placing.hpp"

#include <tbb/parallel_sort.h>

#include <algorithm>
#include <utility>

#include "quadrille/detail/parallel.hpp"

namespace quadrille::enumerate::placing {

namespace {

// The boards that one thread found. Most are repetitions, so they are sorted and made unique whenever their number has
// doubled.
class Finds {
 public:
  explicit Finds(engines::Budget& budget) : boards_(engines::BudgetAllocator<ResidualBoard>(budget)) {}

  void add(const ResidualBoard& board) {
    if (boards_.size() == next_cleaning_) {
      clean();
      next_cleaning_ = std::max(least_cleaned, 2 * boards_.size());
    }
    boards_.push_back(board);
  }

  const ResidualBoards& all() const { return boards_; }

 private:
  static constexpr std::size_t least_cleaned = std::size_t{1} << 12U;

  void clean() {
    std::ranges::sort(boards_);
    const auto repeated = std::ranges::unique(boards_);
    boards_.erase(repeated.begin(), repeated.end());
  }

  ResidualBoards boards_;
  std::size_t next_cleaning_ = least_cleaned;
};

constexpr std::size_t boards_a_pass = 4096;

// The successor classes of a layer's classes, in ascending order; nothing if the stop token was set.
ResidualBoards successors(const BoardLayer& layer, std::uint64_t worked, engines::Budget& budget,
                          const engines::RunOptions& options) {
  engines::PerThread<Finds> finds([&] { return Finds(budget); });
  for (std::size_t begin = 0; begin < layer.size(); begin += boards_a_pass) {
    if (options.stop.stop_requested()) return ResidualBoards(engines::BudgetAllocator<ResidualBoard>(budget));
    const std::size_t end = std::min(begin + boards_a_pass, layer.size());
    engines::parallel_for_index(begin, end, [&](std::size_t index) {
      Finds& mine = finds.local();
      const ResidualBoard& board = layer.board(index);
      for (int column = 0; column < board.free; ++column) {
        for (int row = 0; row < board.free; ++row) mine.add(canonical(place(board, column, row).rest).board);
      }
    });
    if (options.observer) {
      options.observer(
          {.unit = "free columns", .grade = layer.free(), .done = end, .total = layer.size(), .worked = worked + end});
    }
  }
  ResidualBoards all{engines::BudgetAllocator<ResidualBoard>(budget)};
  finds.for_each([&](const Finds& some) { all.insert(all.end(), some.all().begin(), some.all().end()); });
  tbb::parallel_sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace

BoardLayer::BoardLayer(ResidualBoards classes)
    : classes_(std::move(classes)), first_case_(classes_.get_allocator()), margins_(classes_.get_allocator()) {
  first_case_.reserve(classes_.size() + 1);
  first_case_.push_back(0);
  for (const ResidualBoard& board : classes_) {
    const auto [columns, rows] = open_signs(board);
    first_case_.push_back(first_case_.back() + (std::uint64_t{1} << (columns + rows)));
  }
}

std::size_t BoardLayer::index_of(const ResidualBoard& canonical) const {
  return static_cast<std::size_t>(std::lower_bound(classes_.begin(), classes_.end(), canonical) - classes_.begin());
}

std::span<StoredMargin> BoardLayer::margins(std::size_t index) {
  return std::span(margins_).subspan(first_case_[index], first_case_[index + 1] - first_case_[index]);
}

std::span<const StoredMargin> BoardLayer::margins(std::size_t index) const {
  return std::span(margins_).subspan(first_case_[index], first_case_[index + 1] - first_case_[index]);
}

std::vector<BoardLayer> list_layers(int n, engines::Budget& budget, const engines::RunOptions& options) {
  std::vector<BoardLayer> layers;
  layers.emplace_back(
      ResidualBoards({canonical(empty_grid(n)).board}, engines::BudgetAllocator<ResidualBoard>(budget)));
  std::uint64_t worked = 0;
  while (layers.back().free() > 1) {
    ResidualBoards next = successors(layers.back(), worked, budget, options);
    if (next.empty()) return {};
    worked += layers.back().size();
    layers.emplace_back(std::move(next));
  }
  std::reverse(layers.begin(), layers.end());
  return layers;
}

namespace {

// About a twentieth of a second's work for one thread: short enough to stop and to report often.
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

// The progress of a run, counted in steps.
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

// \returns false if the stop token was set before the layer was done
bool value_layer(BoardLayer& layer, const BoardLayer& next, Aim aim, const engines::RunOptions& options, Work& work) {
  for (std::size_t begin = 0; begin < layer.size();) {
    if (options.stop.stop_requested()) return false;
    std::size_t end = begin + 1;
    while (end < layer.size() && steps(layer.first_case(end) - layer.first_case(begin), layer.free()) < steps_a_pass) {
      ++end;
    }
    engines::parallel_for_index(begin, end, [&](std::size_t index) { value_class(layer, index, next, aim); });
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
    std::ranges::fill(layers.front().margins(0), static_cast<StoredMargin>(zero_margin));  // no sign is open any more
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
