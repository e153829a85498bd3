// Implements Budget, memory blocks and Arena (quadrille/detail/budget.hpp) on memory pages of the operating system.
//
// A large block has pages of its own, so these pages return to the system as soon as the block is freed.
#include "quadrille/detail/budget.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace quadrille::engines {

namespace {

constexpr std::size_t line = 64;
constexpr std::size_t smallest_block = std::size_t{256} << 10U;
constexpr std::size_t largest_spare_block = std::size_t{64} << 20U;
constexpr std::size_t huge_page = std::size_t{2} << 20U;

constexpr std::size_t page = std::size_t{4} << 10U;
constexpr std::size_t smallest_with_own_pages = std::size_t{128} << 10U;

std::size_t round_up(std::size_t bytes, std::size_t unit) { return (bytes + unit - 1) / unit * unit; }

// Address sanitizer watches only the allocations of the C library, and WebAssembly maps no pages.
#if defined(QUADRILLE_ADDRESS_SANITIZED) || defined(__wasm__)
void* map(std::size_t size, std::size_t alignment) {
  void* const memory = std::aligned_alloc(alignment, size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void unmap(void* memory, std::size_t /*size*/) { std::free(memory); }
#else
// Pages of the system, all zero. \pre size is a multiple of alignment, which is a multiple of a page
void* map(std::size_t size, std::size_t alignment) {
  const std::size_t room = alignment > page ? size + alignment : size;  // contains an aligned piece
  void* const start = mmap(nullptr, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) throw std::bad_alloc();
  const std::size_t before = (alignment - reinterpret_cast<std::uintptr_t>(start) % alignment) % alignment;
  auto* const memory = static_cast<std::byte*>(start) + before;
  if (before != 0) munmap(start, before);
  if (room - before > size) munmap(memory + size, room - before - size);
  return memory;
}
void unmap(void* memory, std::size_t size) { munmap(memory, size); }
#endif

// The offset of a block in its first page. Offsets differ, because buffers that are filled side by side would share few
// lines of the cache if all began at the start of a page.
std::size_t shift_of(std::uintptr_t pages) { return pages / page % (page / line) * line; }

}  // namespace

void Budget::charge(std::size_t bytes) {
  std::size_t used = used_.load(std::memory_order_relaxed);
  do {
    if (bytes > limit_ || used > limit_ - bytes) throw OutOfBudget();
  } while (!used_.compare_exchange_weak(used, used + bytes, std::memory_order_relaxed));
}

// Small blocks come from the C library. Others have a spare page, so that they can begin at an offset.
std::size_t size_of_block(std::size_t bytes) {
  constexpr std::size_t most = std::numeric_limits<std::size_t>::max() - 2 * page;
  return bytes < smallest_with_own_pages ? bytes : round_up(std::min(bytes, most) + page, page);
}

void* take_block(std::size_t bytes) {
  if (bytes < smallest_with_own_pages) return ::operator new(bytes);
  void* const pages = map(size_of_block(bytes), page);
  return static_cast<std::byte*>(pages) + shift_of(reinterpret_cast<std::uintptr_t>(pages));
}

void give_back_block(void* memory, std::size_t bytes) noexcept {
  if (bytes < smallest_with_own_pages) {
    ::operator delete(memory);
  } else {
    const std::size_t shift = reinterpret_cast<std::uintptr_t>(memory) % page;
    unmap(static_cast<std::byte*>(memory) - shift, size_of_block(bytes));
  }
}

Arena::~Arena() { clear(); }

void Arena::reset() {
  current_ = 0;
  filled_ = 0;
}

void Arena::clear() {
  for (const Block& block : blocks_) {
    unmap(block.memory, block.size);
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
  void* memory = nullptr;
  try {
    memory = map(size, size % huge_page == 0 ? huge_page : page);
  } catch (...) {
    budget_->release(size);
    throw;
  }
  // Advice only: without huge pages the walk is slower, not wrong.
  if (size % huge_page == 0) static_cast<void>(madvise(memory, size, MADV_HUGEPAGE));
  held_ += size;
  return {static_cast<std::byte*>(memory), size};
}

}  // namespace quadrille::engines
