#include "quadrille/detail/budget.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>

namespace quadrille::engines {

namespace {

constexpr std::size_t line = 64;
constexpr std::size_t smallest_block = std::size_t{256} << 10U;
constexpr std::size_t largest_spare_block = std::size_t{64} << 20U;
constexpr std::size_t huge_page = std::size_t{2} << 20U;

std::size_t round_up(std::size_t bytes, std::size_t unit) { return (bytes + unit - 1) / unit * unit; }

}  // namespace

void Budget::charge(std::size_t bytes) {
  std::size_t used = used_.load(std::memory_order_relaxed);
  do {
    if (bytes > limit_ || used > limit_ - bytes) throw OutOfBudget();
  } while (!used_.compare_exchange_weak(used, used + bytes, std::memory_order_relaxed));
}

Arena::~Arena() { clear(); }

void Arena::reset() {
  current_ = 0;
  filled_ = 0;
}

void Arena::clear() {
  for (const Block& block : blocks_) {
    std::free(block.memory);
    budget_->release(block.size);
  }
  blocks_.clear();
  held_ = 0;
  reset();
}

void* Arena::take(std::size_t bytes) {
  const std::size_t wanted = round_up(std::max<std::size_t>(bytes, 1), line);
  const std::scoped_lock lock(mutex_);
  while (current_ < blocks_.size() && blocks_[current_].size - filled_ < wanted) {
    ++current_;
    filled_ = 0;
  }
  if (current_ == blocks_.size()) blocks_.push_back(new_block(wanted));
  std::byte* const memory = blocks_[current_].memory + filled_;
  filled_ += wanted;
  return memory;
}

Arena::Block Arena::new_block(std::size_t bytes) {
  blocks_.reserve(blocks_.size() + 1);  // so that the push_back that follows cannot throw
  const std::size_t spare = std::clamp(held_ / 4, smallest_block, largest_spare_block);
  const std::size_t size = round_up(std::max(bytes, spare), bytes + spare > huge_page ? huge_page : smallest_block);
  budget_->charge(size);
  void* const memory = std::aligned_alloc(size % huge_page == 0 ? huge_page : line, size);
  if (memory == nullptr) {
    budget_->release(size);
    throw std::bad_alloc();
  }
  // Advice only: where there are no huge pages the walk is slower, not wrong.
  if (size % huge_page == 0) static_cast<void>(madvise(memory, size, MADV_HUGEPAGE));
  held_ += size;
  return {static_cast<std::byte*>(memory), size};
}

}  // namespace quadrille::engines
