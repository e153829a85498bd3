#include "enumerate/plusminus/layers.hpp"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_sort.h>

#include <algorithm>
#include <utility>

#include "enumerate/numbers/joined_for.hpp"

namespace quadrille::enumerate::placing {

namespace {

// A thread's finds. Most were found before, so they are sorted and made unique whenever their number has doubled.
class Finds {
 public:
  explicit Finds(engines::Budget& budget) : remnants_(engines::BudgetAllocator<Remnant>(budget)) {}

  void add(const Remnant& remnant) {
    if (remnants_.size() == next_cleaning_) {
      clean();
      next_cleaning_ = std::max(least_cleaned, 2 * remnants_.size());
    }
    remnants_.push_back(remnant);
  }

  const Remnants& all() const { return remnants_; }

 private:
  static constexpr std::size_t least_cleaned = std::size_t{1} << 12U;

  void clean() {
    std::ranges::sort(remnants_);
    const auto repeated = std::ranges::unique(remnants_);
    remnants_.erase(repeated.begin(), repeated.end());
  }

  Remnants remnants_;
  std::size_t next_cleaning_ = least_cleaned;
};

constexpr std::size_t remnants_a_pass = 4096;

// The classes that follow those of a layer, in ascending order; nothing if the stop token was set.
Remnants successors(const RemnantLayer& layer, std::uint64_t worked, engines::Budget& budget,
                    const engines::RunOptions& options) {
  tbb::enumerable_thread_specific<Finds> finds([&] { return Finds(budget); });
  for (std::size_t begin = 0; begin < layer.size(); begin += remnants_a_pass) {
    if (options.stop.stop_requested()) return Remnants(engines::BudgetAllocator<Remnant>(budget));
    const std::size_t end = std::min(begin + remnants_a_pass, layer.size());
    joined_for(begin, end, [&](std::size_t index) {
      Finds& mine = finds.local();
      const Remnant& remnant = layer.remnant(index);
      for (int column = 0; column < remnant.free; ++column) {
        for (int row = 0; row < remnant.free; ++row) mine.add(canonical(place(remnant, column, row).rest).remnant);
      }
    });
    if (options.observer) {
      options.observer(
          {.unit = "free columns", .grade = layer.free(), .done = end, .total = layer.size(), .worked = worked + end});
    }
  }
  Remnants all{engines::BudgetAllocator<Remnant>(budget)};
  for (const Finds& some : finds) all.insert(all.end(), some.all().begin(), some.all().end());
  tbb::parallel_sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace

RemnantLayer::RemnantLayer(Remnants classes)
    : classes_(std::move(classes)), first_lane_(classes_.get_allocator()), margins_(classes_.get_allocator()) {
  first_lane_.reserve(classes_.size() + 1);
  first_lane_.push_back(0);
  for (const Remnant& remnant : classes_) {
    const auto [columns, rows] = open_signs(remnant);
    first_lane_.push_back(first_lane_.back() + (std::uint64_t{1} << (columns + rows)));
  }
}

std::size_t RemnantLayer::index_of(const Remnant& canonical) const {
  return static_cast<std::size_t>(std::lower_bound(classes_.begin(), classes_.end(), canonical) - classes_.begin());
}

std::span<StoredMargin> RemnantLayer::margins(std::size_t index) {
  return std::span(margins_).subspan(first_lane_[index], first_lane_[index + 1] - first_lane_[index]);
}

std::span<const StoredMargin> RemnantLayer::margins(std::size_t index) const {
  return std::span(margins_).subspan(first_lane_[index], first_lane_[index + 1] - first_lane_[index]);
}

std::vector<RemnantLayer> list_layers(int n, engines::Budget& budget, const engines::RunOptions& options) {
  std::vector<RemnantLayer> layers;
  layers.emplace_back(Remnants({canonical(empty_grid(n)).remnant}, engines::BudgetAllocator<Remnant>(budget)));
  std::uint64_t worked = 0;
  while (layers.back().free() > 1) {
    Remnants next = successors(layers.back(), worked, budget, options);
    if (next.empty()) return {};
    worked += layers.back().size();
    layers.emplace_back(std::move(next));
  }
  std::reverse(layers.begin(), layers.end());
  return layers;
}

}  // namespace quadrille::enumerate::placing
