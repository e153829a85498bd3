// The layered engine stopped and resumed: the rows are those of a run that never stopped, whatever stopped it; and what
// is no checkpoint of its is refused.
//
// ctest label: standard
// ctest sanitizers: optimised
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "enumerate/soccer/counts.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/layer_checkpoint.hpp"
#include "quadrille/detail/layered.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/soccer/row_types.hpp"

namespace quadrille::engines {
namespace {

using namespace enumerate;

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

/// Options that stop a run once it has finished a layer more than it had.
struct OneLayer {
  std::stop_source source;
  RunOptions options;

  OneLayer() {
    options.stop = source.get_token();
    options.observer = [this](const Progress& progress) {
      if (progress.done == progress.total) source.request_stop();
    };
  }
};

template <CountRow Row>
Counted<Row> count_a_layer_at_a_time(const soccer::Pitch& pitch, std::optional<int> last_ply, bool due) {
  HeldCheckpoint held;
  for (int runs = 0; runs < 100; ++runs) {
    OneLayer one;
    one.options.last_grade = last_ply;
    one.options.checkpoint = held.checkpoint(due);
    Counted<Row> counts = count_soccer_layered<Row>(pitch, Symmetry::none, one.options);
    if (counts.status != RunStatus::interrupted) {
      EXPECT_GE(runs, 5);
      return counts;
    }
  }
  ADD_FAILURE() << "no end";
  return {};
}

template <CountRow Row>
void expect_same(const Counted<Row>& counts, const Counted<Row>& expected) {
  EXPECT_EQ(counts.rows, expected.rows);
  EXPECT_EQ(counts.status, expected.status);
  EXPECT_EQ(counts.last_finished_grade, expected.last_finished_grade);
}

TEST(LayeredCheckpoint, StoppedAfterEveryLayerItCountsTheSame) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  for_each_row_type(AllRows{}, [&]<class Row>() {
    const Counted<Row> expected = count_soccer_layered<Row>(pitch);
    for (const bool due : {false, true}) expect_same(count_a_layer_at_a_time<Row>(pitch, std::nullopt, due), expected);
  });
}

TEST(LayeredCheckpoint, StoppedAfterEveryLayerItEndsAtTheLastOneAskedFor) {
  const soccer::Pitch pitch = pitch_of("classic:8x10");
  RunOptions options;
  options.last_grade = 6;
  for_each_row_type(AllRows{}, [&]<class Row>() {
    expect_same(count_a_layer_at_a_time<Row>(pitch, 6, false),
                count_soccer_layered<Row>(pitch, Symmetry::none, options));
  });
}

TEST(LayeredCheckpoint, GoesOnWithMoreMemoryWhereItRanOut) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  RunOptions options;
  options.last_grade = 12;
  for_each_row_type(AllRows{}, [&]<class Row>() {
    const Counted<Row> expected = count_soccer_layered<Row>(pitch, Symmetry::none, options);
    HeldCheckpoint held;
    RunOptions small = options;
    small.memory = std::size_t{24} << 20U;
    small.checkpoint = held.checkpoint(false);
    const Counted<Row> part = count_soccer_layered<Row>(pitch, Symmetry::none, small);
    EXPECT_EQ(part.status, RunStatus::memory);
    EXPECT_EQ(held.saves, 1);
    small.checkpoint = held.checkpoint(false);
    small.memory = 0;
    expect_same(count_soccer_layered<Row>(pitch, Symmetry::none, small),
                part);  // not even the saved layer fits, and nothing is lost
    EXPECT_EQ(held.saves, 1);
    RunOptions large = options;
    large.checkpoint = held.checkpoint(false);
    expect_same(count_soccer_layered<Row>(pitch, Symmetry::none, large), expected);
    EXPECT_EQ(held.saves, 2);
  });
}

// The disk was full when saving was due, and is not at the end.
TEST(LayeredCheckpoint, ALayerWhoseSaveFailedIsSavedAtTheEnd) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  HeldCheckpoint held;
  held.failing_saves = 1;
  RunOptions options;
  options.checkpoint = held.checkpoint(true);
  std::stop_source source;
  options.stop = source.get_token();
  options.observer = [&](const Progress&) { source.request_stop(); };
  EXPECT_EQ(count_soccer_layered<soccer::PlyCounts>(pitch, Symmetry::none, options).status, RunStatus::interrupted);
  EXPECT_EQ(held.failing_saves, 0);
  EXPECT_EQ(held.saves, 1);
  RunOptions again;
  again.checkpoint = held.checkpoint(false);
  expect_same(count_soccer_layered<soccer::PlyCounts>(pitch, Symmetry::none, again),
              count_soccer_layered<soccer::PlyCounts>(pitch));
}

TEST(LayeredCheckpoint, ResumesToTheSameRowsOnAnyNumberOfThreads) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  RunOptions options;
  options.last_grade = 10;
  const auto expected = count_soccer_layered<soccer::PlyCounts>(pitch, Symmetry::none, options);
  HeldCheckpoint held;
  RunOptions small = options;
  small.memory = std::size_t{8} << 20U;
  small.checkpoint = held.checkpoint(true);
  EXPECT_EQ(count_soccer_layered<soccer::PlyCounts>(pitch, Symmetry::none, small).status, RunStatus::memory);
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    HeldCheckpoint copy = held;
    options.checkpoint = copy.checkpoint(true);
    expect_same(count_soccer_layered<soccer::PlyCounts>(pitch, Symmetry::none, options), expected);
  }
}

TEST(LayeredCheckpoint, AFinishedRunGivesItsResultAtOnce) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  HeldCheckpoint held;
  RunOptions options;
  options.checkpoint = held.checkpoint(false);
  const auto expected = count_soccer_layered<soccer::PlyCounts>(pitch, Symmetry::none, options);
  EXPECT_EQ(expected.status, RunStatus::complete);
  options.checkpoint = held.checkpoint(true);
  options.observer = [&](const Progress& progress) { EXPECT_EQ(progress.grade, expected.last_finished_grade); };
  expect_same(count_soccer_layered<soccer::PlyCounts>(pitch, Symmetry::none, options), expected);
  EXPECT_EQ(held.saves, 1);  // there is nothing new to save
}

/// An account of any walk: states and histories by layer.
struct Walk {
  std::vector<std::uint64_t> states;
  std::vector<Natural> histories;

  void operator()(const auto& layer) {
    states.push_back(layer.size());
    const auto add = [](ExactSum& sum, const auto& entry) { sum.add(static_cast<Count128>(entry.paths())); };
    histories.push_back(layer.template tally<ExactSum>(add).value());
  }
  void save(const ByteSink& sink) const {
    put_size(sink, states.size());
    for (std::size_t i = 0; i < states.size(); ++i) {
      put(sink, states[i]);
      put_natural(sink, histories[i]);
    }
  }
  void restore(const ByteSource& source) {
    for (std::size_t left = get_size(source, 100); left != 0; --left) {
      states.push_back(get<std::uint64_t>(source));
      histories.push_back(get_natural(source));
    }
  }
  friend bool operator==(const Walk&, const Walk&) = default;
};

template <class... Counts>
RunStatus walk_a_layer_at_a_time(const soccer::Pitch& pitch, HeldCheckpoint& held, Walk& last) {
  const SoccerSpace<1> space(pitch);
  RunStatus status = RunStatus::interrupted;
  while (status == RunStatus::interrupted) {
    OneLayer one;
    one.options.checkpoint = held.checkpoint(false);
    last = {};
    status = layered<Counts...>(space, one.options, last);
  }
  return status;
}

TEST(LayeredCheckpoint, WidensItsCounterBeforeAndAfterItStops) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  Walk expected;
  layered(SoccerSpace<1>(pitch), {}, expected);
  HeldCheckpoint held;
  Walk walk;
  EXPECT_EQ((walk_a_layer_at_a_time<std::uint8_t, std::uint16_t, std::uint64_t>(pitch, held, walk)),
            RunStatus::complete);
  EXPECT_EQ(walk, expected);
}

TEST(LayeredCheckpoint, AnOverflowStaysOne) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  Walk expected;
  EXPECT_EQ(layered<std::uint8_t>(SoccerSpace<1>(pitch), {}, expected), RunStatus::overflow);
  HeldCheckpoint held;
  for (int i = 0; i < 2; ++i) {
    Walk walk;
    EXPECT_EQ(walk_a_layer_at_a_time<std::uint8_t>(pitch, held, walk), RunStatus::overflow);
    EXPECT_EQ(walk, expected);
  }
}

/// A checkpoint of a run that stopped half way.
template <CountRow Row>
HeldCheckpoint half_way(const soccer::Pitch& pitch, Symmetry symmetry = Symmetry::none) {
  HeldCheckpoint held;
  RunOptions options;
  options.last_grade = 4;
  options.checkpoint = held.checkpoint(false);
  EXPECT_EQ(count_soccer_layered<Row>(pitch, symmetry, options).status, RunStatus::grade_limit);
  return held;
}

TEST(LayeredCheckpoint, RefusesABodyThatIsTooShort) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  for_each_row_type(AllRows{}, [&]<class Row>() {
    const HeldCheckpoint whole = half_way<Row>(pitch);
    for (std::size_t size = 1; size < whole.bytes.size(); ++size) {
      HeldCheckpoint part;
      part.bytes.assign(whole.bytes.begin(), whole.bytes.begin() + static_cast<std::ptrdiff_t>(size));
      RunOptions options;
      options.checkpoint = part.checkpoint(false);
      EXPECT_THROW(count_soccer_layered<Row>(pitch, Symmetry::none, options), Error)
          << size << " of " << whole.bytes.size() << " bytes";
    }
  });
}

TEST(LayeredCheckpoint, ShowsNoHalfTallyWhereMemoryEndsWhileItIsRead) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  RunOptions to_half_way;
  to_half_way.last_grade = 4;
  for_each_row_type(AllRows{}, [&]<class Row>() {
    HeldCheckpoint held = half_way<Row>(pitch);
    const auto resumed = [&](int reads_until_memory_ends) {
      RunOptions options;
      options.checkpoint = held.checkpoint(false);
      options.checkpoint->resume = [read = options.checkpoint->resume,
                                    left = reads_until_memory_ends](std::span<std::byte> into) mutable {
        if (left-- == 0) throw std::bad_alloc();
        read(into);
      };
      return count_soccer_layered<Row>(pitch, Symmetry::none, options);
    };
    const auto nothing = resumed(0);
    const auto half = count_soccer_layered<Row>(pitch, Symmetry::none, to_half_way);
    EXPECT_EQ(nothing.status, RunStatus::memory);
    int reads = 1;
    for (auto found = resumed(reads); found.status == RunStatus::memory; found = resumed(++reads)) {
      EXPECT_TRUE(found.rows == nothing.rows || found.rows == half.rows) << reads;
      EXPECT_EQ(found.last_finished_grade, found.rows == nothing.rows ? -1 : 4);
    }
    EXPECT_GT(reads, 10);
  });
}

// No checksum guards these bodies. Some flips give another state of the pitch or another number, which nothing here can
// tell from what was saved; what matters is that no flip leads out of the tables (the sanitizers look on).
TEST(LayeredCheckpoint, SurvivesABodyWithAnyByteChanged) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  for_each_row_type(AllRows{}, [&]<class Row>() {
    const HeldCheckpoint whole = half_way<Row>(pitch);
    std::size_t refused = 0;
    for (std::size_t at = 0; at < whole.bytes.size(); ++at) {
      for (const unsigned flip : {0x01U, 0x80U, 0xffU}) {
        HeldCheckpoint changed = whole;
        changed.bytes[at] ^= static_cast<std::byte>(flip);
        RunOptions options;
        options.last_grade = 6;
        options.checkpoint = changed.checkpoint(false);
        try {
          count_soccer_layered<Row>(pitch, Symmetry::none, options);
        } catch (const Error&) {
          ++refused;
        }
      }
    }
    EXPECT_GT(refused, whole.bytes.size());
  });
}

// Up to the mirror a sum holds each class twice, so a body in which one lacks its mirror image gives an odd sum.
TEST(LayeredCheckpoint, RefusesClassesWithoutTheirMirrorImages) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  for_each_row_type(AllRows{}, [&]<class Row>() {
    const HeldCheckpoint whole = half_way<Row>(pitch, Symmetry::mirror);
    std::size_t refused = 0;
    for (std::size_t at = 0; at < whole.bytes.size(); ++at) {
      HeldCheckpoint changed = whole;
      changed.bytes[at] ^= std::byte{0x01};
      RunOptions options;
      options.last_grade = 5;
      options.checkpoint = changed.checkpoint(false);
      try {
        count_soccer_layered<Row>(pitch, Symmetry::mirror, options);
      } catch (const Error&) {
        ++refused;
      }
    }
    EXPECT_GT(refused, whole.bytes.size() / 2);
  });
}

TEST(LayeredCheckpoint, RefusesClassesOfABallBeyondThePitch) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  HeldCheckpoint held = half_way<soccer::BallCounts>(pitch);
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
  EXPECT_THROW(count_soccer_layered<soccer::BallCounts>(pitch, Symmetry::none, options), Error);
}

TEST(LayeredCheckpoint, RefusesTheLayerOfAnotherSpaceOrGrouping) {
  RunOptions options;
  HeldCheckpoint held = half_way<soccer::PlyCounts>(pitch_of("paper:2x2"));
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(count_soccer_layered<soccer::PlyCounts>(pitch_of("classic:8x10"), Symmetry::none, options), Error);
  held = half_way<soccer::PlyCounts>(pitch_of("paper:3x3"));
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(count_soccer_layered<soccer::PlyCounts>(pitch_of("paper:1x1"), Symmetry::none, options), Error);
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(count_soccer_layered<soccer::BallCounts>(pitch_of("paper:3x3"), Symmetry::none, options), Error);
}

TEST(LayeredCheckpoint, WhatTheCheckpointThrowsEndsTheRun) {
  HeldCheckpoint held;
  RunOptions options;
  options.checkpoint = held.checkpoint(true);
  options.checkpoint->save = [](const auto&) -> bool { throw Error(ErrorKind::unusable_input, "the disk is full"); };
  EXPECT_THROW(count_soccer_layered<soccer::PlyCounts>(pitch_of("paper:1x1"), Symmetry::none, options), Error);
}

TEST(LayeredCheckpoint, IsNotTakenByAnAccountThatCannotBeSaved) {
  const soccer::Pitch pitch = pitch_of("paper:1x1");
  HeldCheckpoint held;
  RunOptions options;
  options.checkpoint = held.checkpoint(true);
  EXPECT_THROW(layered(SoccerSpace<1>(pitch), options, [](const auto&) {}), std::logic_error);
}

}  // namespace
}  // namespace quadrille::engines
