// Manages the memory of a ProofTable, the table of a proof-number search: reserves its pages, lets it grow by splitting
// buckets, and saves it in checkpoints.
#include <sys/mman.h>

#include <new>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/proof_search/table.hpp"

namespace quadrille::engines {

ProofTable::ProofTable(std::size_t memory) {
  most_buckets_ = std::min(memory / sizeof(Bucket), std::size_t{1} << place_bits);
  if (most_buckets_ < fewest_buckets) throw OutOfBudget();
  // The system may refuse to reserve more memory than it could give at once.
  for (;; most_buckets_ = std::max(most_buckets_ / 2, fewest_buckets)) {
    void* const start = mmap(nullptr, most_buckets_ * sizeof(Bucket), PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start != MAP_FAILED) {
      buckets_ = static_cast<Bucket*>(start);  // pages of zeros, which are empty buckets
      break;
    }
    if (most_buckets_ == fewest_buckets) throw std::bad_alloc();
  }
  set_bucket_count(fewest_buckets);
}

ProofTable::~ProofTable() { munmap(buckets_, most_buckets_ * sizeof(Bucket)); }

void ProofTable::set_bucket_count(std::size_t count) {
  bucket_count_ = count;
  low_mask_ = std::bit_ceil(count) - 1;
#if defined(MADV_HUGEPAGE)
  // A search reads all over the table: with small pages it would mostly wait for address translations.
  if (count > fewest_buckets) madvise(buckets_, count * sizeof(Bucket), MADV_HUGEPAGE);
#endif
}

void ProofTable::grow() {
  const std::size_t old_count = bucket_count_;
  set_bucket_count(std::min(growth * old_count, most_buckets_));
  // A bucket moves its slots only to new buckets, which take slots from no other bucket. So threads need not wait for
  // each other.
  parallel_for_index(0, old_count / fewest_buckets, [&](std::size_t part) {
    for (std::size_t place = part * fewest_buckets; place < (part + 1) * fewest_buckets; ++place) split(place);
  });
}

void ProofTable::split(std::size_t place) {
  for (Slot& slot : buckets_[place].slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if (data == 0) continue;
    const std::uint64_t low = data >> 48U << implied_bits | (place & (fewest_buckets - 1));
    const std::size_t next = place_of(low);
    if (next == place) continue;
    // All slots of `next` come from here, so one of them is empty.
    for (Slot& other : buckets_[next].slots) {
      if (other.data.load(std::memory_order_relaxed) != 0) continue;
      other.check.store(slot.check.load(std::memory_order_relaxed), std::memory_order_relaxed);
      other.data.store(data, std::memory_order_relaxed);
      break;
    }
    slot.data.store(0, std::memory_order_relaxed);
  }
}

void ProofTable::clear() {
  for (std::size_t place = 0; place < bucket_count_; ++place) {
    for (Slot& slot : buckets_[place].slots) slot.data.store(0, std::memory_order_relaxed);
  }
}

std::size_t ProofTable::used() const {
  std::size_t used = 0;
  for (std::size_t place = 0; place < bucket_count_; ++place) {
    for (const Slot& slot : buckets_[place].slots) used += slot.data.load(std::memory_order_relaxed) != 0 ? 1U : 0U;
  }
  return used;
}

void ProofTable::save(const Archive& archive, std::uint64_t least_work) const {
  const auto for_each = [&](const auto& visit) {
    for (std::size_t place = 0; place < bucket_count_; ++place) {
      for (const Slot& slot : buckets_[place].slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (data == 0 || level_in(data) < level_of(least_work)) continue;
        const std::uint64_t low = data >> 48U << implied_bits | (place & (fewest_buckets - 1));
        visit(SavedSlot{slot.check.load(std::memory_order_relaxed) ^ data, data, low});
      }
    }
  };
  std::uint64_t count = 0;
  for_each([&](const SavedSlot&) { ++count; });
  archive(count);
  for_each([&](SavedSlot saved) { archive(saved); });
}

std::size_t ProofTable::restore(const Archive& archive) {
  std::uint64_t count = 0;
  archive(count);
  while (can_grow() && 2 * count > slots()) grow();
  for (; count != 0; --count) {
    SavedSlot saved{};
    archive(saved);
    const std::uint64_t level = level_in(saved.data);
    store({saved.high, saved.place}, numbers_of(saved.data), level == 0 ? 0 : std::uint64_t{1} << (level - 1));
  }
  return used();
}

}  // namespace quadrille::engines
