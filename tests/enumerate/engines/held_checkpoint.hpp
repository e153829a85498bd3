// A checkpoint without a file, for tests of engines that take one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines {

/// A checkpoint without a file, whose first saves fail as often as is asked for.
struct HeldCheckpoint {
  std::vector<std::byte> bytes;
  int saves = 0;
  int failing_saves = 0;

  Checkpoint checkpoint(bool due) {
    Checkpoint result;
    if (!bytes.empty()) {
      result.resume = [saved = bytes, at = std::size_t{0}](std::span<std::byte> into) mutable {
        if (into.size() > saved.size() - at) throw Error(ErrorKind::unusable_input, "too short");
        std::copy_n(saved.begin() + static_cast<std::ptrdiff_t>(at), into.size(), into.begin());
        at += into.size();
      };
    }
    result.due = [due] { return due; };
    result.save = [this](const auto& write_body) {
      if (failing_saves > 0) {
        --failing_saves;
        return false;
      }
      bytes.clear();
      write_body([this](std::span<const std::byte> more) { bytes.insert(bytes.end(), more.begin(), more.end()); });
      ++saves;
      return true;
    };
    return result;
  }
};

}  // namespace quadrille::engines
