// Checkpoint: saves the work of a long engine run, so that a later run can resume it.
//
// At a safe point (after a layer of states, or after a step of a sweep) an engine asks the caller if it should save. If
// so, the engine writes all data that it needs to continue. A later run of the same request starts by reading these
// data. One function of the engine, `visit`, lists the data both for saving and for restoring: it gets an Archive,
// which saves or restores each value passed to it. The caller chooses the file or other storage. The caller also
// verifies that the bytes are complete and belong to the request, so engines trust restored data without a check.
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

/// Receives bytes, in order. May throw; then this save is void.
using ByteSink = std::function<void(std::span<const std::byte>)>;
/// Fills the whole span with the next saved bytes. \throws Error if there are not enough
using ByteSource = std::function<void(std::span<std::byte>)>;

/// Saves values, or restores them in the same order.
///
/// Values are stored in this machine's byte representation: a checkpoint is not portable to other kinds of machines.
class Archive {
 public:
  /// @{
  /// Saves to a sink; restores from a source. Both are kept by reference.
  explicit Archive(const ByteSink& sink) : sink_(&sink) {}
  explicit Archive(const ByteSource& source) : source_(&source) {}
  /// @}

  /// True if values are restored.
  bool restores() const { return source_ != nullptr; }

  /// Saves or restores the bytes of the span.
  void bytes(std::span<std::byte> values) const {
    if (source_ != nullptr) {
      (*source_)(values);
    } else {
      (*sink_)(values);
    }
  }

  /// A value: its bytes, or the values that its own `visit(archive)` lists.
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
  /// A list; restoring sets its length to the saved one.
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

/// The point that saved work has reached: the same for all ranks, and reported to people.
struct SavedProgress {
  std::uint64_t step = 0;             ///< the next step, or the grade of a layer
  std::uint64_t steps = 0;            ///< the number of steps; 0 if unknown
  std::uint64_t states = 0;           ///< the states of all ranks
  std::vector<Natural> earlier = {};  ///< the results of earlier sweeps, if a question takes several
};

/// The place where an engine saves its work, and from which it resumes.
struct Checkpoint {
  std::optional<SavedProgress>
      resume{};  ///< the point that an earlier run reached; empty if there is nothing to resume
  /// The work that it saved: one part, or on ranks (ranks.hpp) this rank's share of the parts of all ranks, perhaps
  /// none. The number of ranks may differ from then.
  std::vector<ByteSource> parts{};
  std::function<bool()> due;  ///< true if enough time has passed since the last save
  /// Calls the second argument with a sink, and replaces the earlier save by the bytes written to it, completely or not
  /// at all. On ranks all call it together. \returns true if it did. A failure, such as a full disk, does not end the
  /// work: a later save may succeed
  std::function<bool(const SavedProgress&, const std::function<void(const ByteSink&)>&)> save;
};

}  // namespace quadrille::engines
