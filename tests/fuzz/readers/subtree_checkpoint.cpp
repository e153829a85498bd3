// What a search by subtrees goes on from, a part of one rank; the checksum of its file is right. What is taken is
// searched twice, in small steps and in large ones, and both find the same.
#include "tests/fuzz/saved_subtrees.hpp"

namespace quadrille::fuzz {

void read_subtree_checkpoint(Bytes bytes, Checks /*checks*/) {
  if (bytes.empty()) return;
  const SavedSubtrees saved = SavedSubtrees::of(bytes.front());
  const Body body = subtrees_body(saved, bytes.subspan(1));
  const std::optional<SubtreesFound> small = subtrees_taken(saved, body, 3);
  const std::optional<SubtreesFound> large = subtrees_taken(saved, body, 4096);
  require(small.has_value() == large.has_value(), "a checkpoint is taken in small steps, or in large ones, alone");
  if (!small || !small->whole || !large->whole) return;
  require(small->states == large->states && small->last_grade == large->last_grade,
          "another number of states is found in small steps than in large ones");
}

}  // namespace quadrille::fuzz
