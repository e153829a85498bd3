// What the layered engine finds in a checkpoint and cannot go on from: it is refused, and where memory ends while it is
// read, no half of it is shown.
#include <gtest/gtest.h>

#include <cstring>
#include <new>
#include <stdexcept>
#include <vector>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/layered.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::engines::layered_checkpoint_refusals_test {

using namespace enumerate;

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

/// A checkpoint of a run that stopped half way.
HeldCheckpoint half_way(const soccer::Pitch& pitch, By by, Symmetry symmetry = Symmetry::none) {
  HeldCheckpoint held;
  RunOptions options;
  options.last_grade = 4;
  options.checkpoint = held.checkpoint(false);
  EXPECT_EQ(count_soccer_layered(pitch, by, symmetry, options).status, RunStatus::grade_limit);
  return held;
}

/// Whether a count of so many plies refuses the checkpoint once these bits of one byte are changed.
bool refuses_changed(HeldCheckpoint held, std::size_t at, std::byte flip, const soccer::Pitch& pitch, By by,
                     Symmetry symmetry, int last_ply) {
  held.bytes[at] ^= flip;
  RunOptions options;
  options.last_grade = last_ply;
  options.checkpoint = held.checkpoint(false);
  try {
    count_soccer_layered(pitch, by, symmetry, options);
    return false;
  } catch (const Error&) {
    return true;
  }
}

TEST(LayeredCheckpointRefusals, RefusesABodyThatIsTooShort_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  for (const By by : all_but_winner) {
    const HeldCheckpoint whole = half_way(pitch, by);
    for (std::size_t size = 1; size < whole.bytes.size(); ++size) {
      HeldCheckpoint part;
      part.bytes.assign(whole.bytes.begin(), whole.bytes.begin() + static_cast<std::ptrdiff_t>(size));
      RunOptions options;
      options.checkpoint = part.checkpoint(false);
      EXPECT_THROW(count_soccer_layered(pitch, by, Symmetry::none, options), Error)
          << size << " of " << whole.bytes.size() << " bytes";
    }
  }
}

TEST(LayeredCheckpointRefusals, ShowsNoHalfTallyWhereMemoryEndsWhileItIsRead_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  RunOptions to_half_way;
  to_half_way.last_grade = 4;
  for (const By by : all_but_winner) {
    HeldCheckpoint held = half_way(pitch, by);
    const auto resumed = [&](int reads_until_memory_ends) {
      RunOptions options;
      options.checkpoint = held.checkpoint(false);
      options.checkpoint->resume = [read = options.checkpoint->resume,
                                    left = reads_until_memory_ends](std::span<std::byte> into) mutable {
        if (left-- == 0) throw std::bad_alloc();
        read(into);
      };
      return count_soccer_layered(pitch, by, Symmetry::none, options);
    };
    const auto nothing = resumed(0);
    const auto half = count_soccer_layered(pitch, by, Symmetry::none, to_half_way);
    EXPECT_EQ(nothing.status, RunStatus::memory);
    int reads = 1;
    for (auto found = resumed(reads); found.status == RunStatus::memory; found = resumed(++reads)) {
      EXPECT_TRUE(found.rows == nothing.rows || found.rows == half.rows) << reads;
      EXPECT_EQ(found.last_finished_grade, found.rows == nothing.rows ? -1 : 4);
    }
    EXPECT_GT(reads, 10);
  }
}

// No checksum guards these bodies. Some flips give another state of the pitch or another number, which nothing here can
// tell from what was saved; what matters is that no flip leads out of the tables (the sanitizers look on).
TEST(LayeredCheckpointRefusals, SurvivesABodyWithAnyByteChanged_extreme) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  for (const By by : all_but_winner) {
    const HeldCheckpoint whole = half_way(pitch, by);
    std::size_t refused = 0;
    for (std::size_t at = 0; at < whole.bytes.size(); ++at) {
      for (const unsigned flip : {0x01U, 0x80U, 0xffU}) {
        if (refuses_changed(whole, at, static_cast<std::byte>(flip), pitch, by, Symmetry::none, 5)) ++refused;
      }
    }
    EXPECT_GT(refused, whole.bytes.size());
  }
}

// Up to the mirror a sum holds each class twice, so a body in which one lacks its mirror image gives an odd sum.
TEST(LayeredCheckpointRefusals, RefusesClassesWithoutTheirMirrorImages_extreme) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  for (const By by : all_but_winner) {
    const HeldCheckpoint whole = half_way(pitch, by, Symmetry::mirror);
    std::size_t refused = 0;
    for (std::size_t at = 0; at < whole.bytes.size(); ++at) {
      if (refuses_changed(whole, at, std::byte{0x01}, pitch, by, Symmetry::mirror, 5)) ++refused;
    }
    EXPECT_GT(refused, whole.bytes.size() / 2);
  }
}

TEST(LayeredCheckpointRefusals, RefusesClassesOfABallBeyondThePitch) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  HeldCheckpoint held = half_way(pitch, By::ball);
  const std::size_t account = sizeof(WalkHeader) + sizeof(int);
  const auto number_at = [&](std::size_t at) {
    std::uint64_t number = 0;
    std::memcpy(&number, held.bytes.data() + at, sizeof number);
    return number;
  };
  const std::uint64_t groups = number_at(account);
  ASSERT_EQ(groups, pitch.lattice().vertex_count());
  std::size_t end = account + 8;
  for (std::uint64_t i = 0; i < groups; ++i) end += 8 + number_at(end) + 8;
  const std::uint64_t more = groups + 1;
  std::memcpy(held.bytes.data() + account, &more, sizeof more);
  std::vector<std::byte> group(8 + 1 + 8);  // the length of its histories, 1, and its classes
  group[0] = group[8] = group[9] = std::byte{1};
  held.bytes.insert(held.bytes.begin() + static_cast<std::ptrdiff_t>(end), group.begin(), group.end());
  RunOptions options;
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(count_soccer_layered(pitch, By::ball, Symmetry::none, options), Error);
}

TEST(LayeredCheckpointRefusals, RefusesTheLayerOfAnotherSpaceOrGrouping) {
  RunOptions options;
  HeldCheckpoint held = half_way(pitch_of("paper:2x2"), By::ply);
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(count_soccer_layered(pitch_of("classic:8x10"), By::ply, Symmetry::none, options), Error);
  held = half_way(pitch_of("paper:3x3"), By::ply);
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(count_soccer_layered(pitch_of("paper:1x1"), By::ply, Symmetry::none, options), Error);
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(count_soccer_layered(pitch_of("paper:3x3"), By::ball, Symmetry::none, options), Error);
}

TEST(LayeredCheckpointRefusals, WhatTheCheckpointThrowsEndsTheRun) {
  HeldCheckpoint held;
  RunOptions options;
  options.checkpoint = held.checkpoint(true);
  options.checkpoint->save = [](const auto&) -> bool { throw Error(ErrorKind::unusable_input, "the disk is full"); };
  EXPECT_THROW(count_soccer_layered(pitch_of("paper:1x1"), By::ply, Symmetry::none, options), Error);
}

TEST(LayeredCheckpointRefusals, IsNotTakenByAnAccountThatCannotBeSaved) {
  const soccer::Pitch pitch = pitch_of("paper:1x1");
  HeldCheckpoint held;
  RunOptions options;
  options.checkpoint = held.checkpoint(true);
  EXPECT_THROW(layered(SoccerSpace<1>(pitch), options, [](const auto&) {}), std::logic_error);
}

}  // namespace quadrille::engines::layered_checkpoint_refusals_test
