// Checkpoint: how an engine that takes hours saves its work, without knowing files.
//
// At a safe point (a finished layer, a finished vertex of a sweep) an engine asks whether saving is due and, if so,
// writes all that it needs to go on; started again with the same request, it reads the same back before it does
// anything else. One function of an engine, `visit`, names the parts of its work and serves both ways: it is given an
// Archive, which saves what it is shown or restores it. Where the bytes lie, that they are whole and belong to the
// request, and when saving is due, is the caller's business: what is restored is what was saved, and is not examined.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "quadrille/detail/exact_sum.hpp"

namespace quadrille::engines {

/// Takes bytes, in order. May throw; then nothing of this save counts.
using ByteSink = std::function<void(std::span<const std::byte>)>;
/// Fills the whole span with the next bytes that were saved. \throws Error if there are not as many
using ByteSource = std::function<void(std::span<std::byte>)>;

/// Saves values, or restores them in the same order.
///
/// Values lie in it as the bytes of this machine: a checkpoint does not travel between machines of different kinds.
class Archive {
 public:
  /// @{
  /// Saves to a sink; restores from a source. Both are kept by reference.
  explicit Archive(const ByteSink& sink) : sink_(&sink) {}
  explicit Archive(const ByteSource& source) : source_(&source) {}
  /// @}

  /// Whether values are restored.
  bool restores() const { return source_ != nullptr; }

  /// As many bytes as the span has.
  void bytes(std::span<std::byte> values) const {
    if (source_ != nullptr) {
      (*source_)(values);
    } else {
      (*sink_)(values);
    }
  }

  /// A value: its bytes, or the values that its own `visit(archive)` names.
  template <class T>
  void operator()(T& value) const {
    if constexpr (requires { value.visit(*this); }) {
      value.visit(*this);
    } else {
      static_assert(std::is_trivially_copyable_v<T>);
      bytes(std::as_writable_bytes(std::span(&value, 1)));
    }
  }
  /// A number of any size.
  void operator()(Natural& value) const {
    std::vector<unsigned char> digits;
    if (!restores()) export_bits(value, std::back_inserter(digits), 8);
    (*this)(digits);
    if (restores()) import_bits(value, digits.begin(), digits.end());
  }
  /// A sum of any size.
  void operator()(ExactSum& sum) const {
    Natural value = restores() ? Natural(0) : sum.value();
    (*this)(value);
    if (restores()) sum = ExactSum(value);
  }
  /// A list, which gets the length that was saved.
  template <class T, class Allocator>
  void operator()(std::vector<T, Allocator>& values) const {
    std::uint64_t size = values.size();
    (*this)(size);
    if (restores()) values.resize(size);
    if constexpr (std::is_trivially_copyable_v<T>) {
      bytes(std::as_writable_bytes(std::span(values)));
    } else {
      for (T& value : values) (*this)(value);
    }
  }
  /// A map, ordered or not.
  template <class Map>
  requires requires { typename Map::mapped_type; }
  void operator()(Map& values) const {
    std::uint64_t size = values.size();
    (*this)(size);
    if (!restores()) {
      for (auto& [key, value] : values) {
        auto copy = key;
        (*this)(copy);
        (*this)(value);
      }
      return;
    }
    values.clear();
    for (; size != 0; --size) {
      typename Map::key_type key{};
      (*this)(key);
      (*this)(values[key]);
    }
  }

 private:
  const ByteSink* sink_ = nullptr;
  const ByteSource* source_ = nullptr;
};

/// Where work stands that is saved: the same for all ranks, and told to people.
struct SavedStand {
  std::uint64_t step = 0;             ///< the next step, or the grade of a layer
  std::uint64_t steps = 0;            ///< how many there are; 0 where that is not known
  std::uint64_t states = 0;           ///< of all ranks
  std::vector<Natural> earlier = {};  ///< what sweeps before this one have found, where a question takes several
};

/// Where an engine saves its work and what it resumes from.
struct Checkpoint {
  std::optional<SavedStand> resume{};  ///< where an earlier run stood; empty if there is nothing to resume from
  /// What it saved: one part, or on ranks (ranks.hpp) this rank's share of the parts that all ranks saved, perhaps
  /// none. There may be another number of ranks now.
  std::vector<ByteSource> parts{};
  std::function<bool()> due;  ///< whether enough time has passed since the last save
  /// Replaces what was saved before by what the second argument writes into the sink it is given, wholly or not at all.
  /// On ranks all call it together. \returns whether it did: a full disk, say, does not end the work, which may be
  /// saved later
  std::function<bool(const SavedStand&, const std::function<void(const ByteSink&)>&)> save;
};

}  // namespace quadrille::engines
