#include "enumerate/plusminus/layers.hpp"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_sort.h>

#include <algorithm>
#include <utility>

namespace quadrille::enumerate::placing {

namespace {

// A thread's finds. Most were found before, so they are sorted and made unique whenever their number has doubled.
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

// The classes that follow those of a layer, in ascending order; nothing if the stop token was set.
ResidualBoards successors(const BoardLayer& layer, std::uint64_t worked, engines::Budget& budget,
                          const engines::RunOptions& options) {
  tbb::enumerable_thread_specific<Finds> finds([&] { return Finds(budget); });
  for (std::size_t begin = 0; begin < layer.size(); begin += boards_a_pass) {
    if (options.stop.stop_requested()) return ResidualBoards(engines::BudgetAllocator<ResidualBoard>(budget));
    const std::size_t end = std::min(begin + boards_a_pass, layer.size());
    tbb::parallel_for(begin, end, [&](std::size_t index) {
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
  for (const Finds& some : finds) all.insert(all.end(), some.all().begin(), some.all().end());
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

}  // namespace quadrille::enumerate::placing
