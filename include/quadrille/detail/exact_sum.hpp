// Exact addition of counts. For counters of fixed width, add_checked throws an exception instead of overflowing. The
// class SpillingSum adds in a fixed width while the sum fits, and then in unlimited size.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>

#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// A counter of 128 bits.
__extension__ using Count128 = unsigned __int128;

/// A fixed-width counter would have wrapped. The layered engine catches this and continues with a wider counter, or
/// ends with RunStatus::overflow.
class CountOverflow : public std::overflow_error {
 public:
  CountOverflow() : std::overflow_error("a count overflows its counter") {}
};

/// a += b, exactly. \throws CountOverflow instead of wrapping
template <class Count>
void add_checked(Count& a, const Count& b) {
  if (__builtin_add_overflow(a, b, &a)) throw CountOverflow();
}

/// A sum of many counts: held in a fixed-width counter while it fits, and of unlimited size after that.
template <class Fixed>
class SpillingSum {
 public:
  SpillingSum() = default;
  /// The sum `value`.
  explicit SpillingSum(const Natural& value) {
    if (value <= Natural(static_cast<Fixed>(~Fixed{0}))) {
      recent_ = value.convert_to<Fixed>();
    } else {
      spilled_ = value;
    }
  }

  /// Adds a term, exactly.
  void add(Fixed term) {
    Fixed next = 0;
    if (__builtin_add_overflow(recent_, term, &next)) {
      spilled_ += Natural(recent_);
      next = term;
    }
    recent_ = next;
  }
  /// Adds another sum, exactly.
  SpillingSum& operator+=(const SpillingSum& other) {
    spilled_ += other.spilled_;
    add(other.recent_);
    return *this;
  }
  /// The sum if it still fits the counter.
  std::optional<Fixed> small() const { return spilled_ == 0 ? std::optional(recent_) : std::nullopt; }
  /// The sum.
  Natural value() const { return spilled_ + Natural(recent_); }

 private:
  Fixed recent_ = 0;
  Natural spilled_ = 0;
};

/// The sum type of the engines.
using ExactSum = SpillingSum<Count128>;

}  // namespace quadrille::engines
