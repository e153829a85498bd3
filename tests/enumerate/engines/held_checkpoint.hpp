// A checkpoint without a file, for tests of engines that take one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines {

/// The bytes as a part to resume from.
inline ByteSource source_of(std::vector<std::byte> bytes) {
  return [saved = std::move(bytes), at = std::size_t{0}](std::span<std::byte> into) mutable {
    if (into.size() > saved.size() - at) throw Error(ErrorKind::unusable_input, "too short");
    std::copy_n(saved.begin() + static_cast<std::ptrdiff_t>(at), into.size(), into.begin());
    at += into.size();
  };
}

/// What a save writes.
inline std::vector<std::byte> bytes_of(const std::function<void(const ByteSink&)>& write_body) {
  std::vector<std::byte> bytes;
  write_body([&](std::span<const std::byte> more) { bytes.insert(bytes.end(), more.begin(), more.end()); });
  return bytes;
}

/// A checkpoint without a file, whose first saves fail as often as is asked for.
struct HeldCheckpoint {
  std::optional<SavedProgress> progress;
  std::vector<std::byte> bytes;
  int saves = 0;
  int failing_saves = 0;

  Checkpoint checkpoint(bool due) {
    Checkpoint result;
    result.resume = progress;
    if (progress) result.parts.push_back(source_of(bytes));
    result.due = [due] { return due; };
    result.save = [this](const SavedProgress& where, const auto& write_body) {
      if (failing_saves > 0) {
        --failing_saves;
        return false;
      }
      progress = where;
      bytes = bytes_of(write_body);
      ++saves;
      return true;
    };
    return result;
  }
};

}  // namespace quadrille::engines
