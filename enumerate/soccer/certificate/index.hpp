// The positions that a certificate already holds, by key: an open-addressing table that only grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/soccer/certificate/key.hpp"
#include "quadrille/detail/budget.hpp"

namespace quadrille::enumerate {

/// Where a position stands in a certificate.
struct CertificatePlace {
  std::uint64_t number = 0;  ///< 0 for the first that was finished
  bool mirrored = false;     ///< whether its key is the mirror image of the one that was walked
};

template <std::size_t Words>
class CertificateIndex {
 public:
  /// \param budget  charged for the table, which it outlives
  explicit CertificateIndex(engines::Budget& budget) : slots_(engines::BudgetAllocator<Slot>(budget)) {
    slots_.resize(1024);
  }

  std::uint64_t size() const { return size_; }

  /// The place of a key, or nothing. O(1) on average, as `add`.
  std::optional<CertificatePlace> find(const CertificateKey<Words>& key) const {
    const Slot& slot = slots_[slot_of(key)];
    if (!slot.used) return std::nullopt;
    return CertificatePlace{slot.number, slot.mirrored};
  }

  /// Gives the key the next number. \pre it is not there yet \throws OutOfBudget
  void add(const OrientedKey<Words>& oriented) {
    if (4 * (size_ + 1) > 3 * slots_.size()) grow();
    slots_[slot_of(oriented.key)] = {oriented.key, true, oriented.mirrored, size_};
    ++size_;
  }

 private:
  struct Slot {
    CertificateKey<Words> key;
    bool used = false;
    bool mirrored = false;
    std::uint64_t number = 0;
  };
  using Slots = std::vector<Slot, engines::BudgetAllocator<Slot>>;

  // The slot that holds the key, or the free one where it belongs.
  std::size_t slot_of(const CertificateKey<Words>& key) const {
    std::size_t at = key.hash() & (slots_.size() - 1);
    while (slots_[at].used && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
    return at;
  }

  void grow() {
    Slots old(2 * slots_.size(), slots_.get_allocator());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.used) slots_[slot_of(slot.key)] = slot;
    }
  }

  Slots slots_;  // a power of two
  std::uint64_t size_ = 0;
};

}  // namespace quadrille::enumerate
