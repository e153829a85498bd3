// What a frontier goes on from; the checksum of its file is right.
#include "tests/fuzz/saved_counts.hpp"

namespace quadrille::fuzz {

void read_frontier_checkpoint(Bytes bytes, Checks /*checks*/) {
  if (bytes.empty()) return;
  const SavedCount count = SavedCount::of(bytes.front());
  const auto raw = std::as_bytes(bytes.subspan(1));
  frontier_takes(count, count.raw ? Body(raw.begin(), raw.end()) : frontier_body(parts_of(bytes.subspan(1))));
}

}  // namespace quadrille::fuzz
