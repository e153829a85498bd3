// A frontier's checkpoint whose content is not what this program saves is refused, whatever its checksum says.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <span>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/detail/frontier/state.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::frontier_checkpoint_test {

using Bytes = std::vector<std::byte>;

const soccer::Pitch& small_pitch() {
  static const soccer::Pitch pitch(soccer::parse_pitch_name("paper:5x4"));
  return pitch;
}

// What a count has saved when it is stopped after so many steps.
Bytes saved(const soccer::Pitch& pitch, By by, int steps) {
  Bytes bytes;
  std::stop_source stop;
  engines::RunOptions options;
  options.stop = stop.get_token();
  if (steps == 0) stop.request_stop();
  options.checkpoint.emplace();
  options.checkpoint->due = [] { return true; };
  options.checkpoint->save = [&](const std::function<void(const engines::ByteSink&)>& write) {
    bytes.clear();
    write([&](std::span<const std::byte> part) { bytes.insert(bytes.end(), part.begin(), part.end()); });
    if (--steps <= 0) stop.request_stop();
    return true;
  };
  count_soccer_frontier(pitch, by, Symmetry::none, options);
  return bytes;
}

// Whether a count takes the bytes up; it does no more.
bool is_taken(const soccer::Pitch& pitch, By by, const Bytes& bytes) {
  std::size_t read = 0;
  std::stop_source stop;
  stop.request_stop();
  engines::RunOptions options;
  options.stop = stop.get_token();
  options.checkpoint.emplace();
  options.checkpoint->resume = [&](std::span<std::byte> into) {
    if (into.size() > bytes.size() - read) throw Error(ErrorKind::unusable_input, "too short");
    std::memcpy(into.data(), bytes.data() + read, into.size());
    read += into.size();
  };
  options.checkpoint->due = [] { return false; };
  options.checkpoint->save = [](const auto&) { return true; };
  try {
    return count_soccer_frontier(pitch, by, Symmetry::none, options).status == engines::RunStatus::interrupted;
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    return false;
  }
}

void put_word(Bytes& bytes, std::uint64_t word) {
  const auto part = std::as_bytes(std::span(&word, 1));
  bytes.insert(bytes.end(), part.begin(), part.end());
}

// A count of paper:5x4 in all, taken apart: its counters have one word.
struct SavedSweep {
  using Record = std::array<std::uint64_t, 2>;  // a state and its count

  std::uint64_t step = 0;
  std::uint64_t total = 0;
  std::vector<std::vector<Record>> buckets;

  static SavedSweep after(int steps) {
    const Bytes bytes = saved(small_pitch(), By::total, steps);
    std::vector<std::uint64_t> words(bytes.size() / 8);
    std::memcpy(words.data(), bytes.data(), bytes.size());
    SavedSweep sweep{words[0], words[2], std::vector<std::vector<Record>>(words[1])};
    std::size_t at = 3;
    for (auto& bucket : sweep.buckets) {
      for (std::size_t left = words[at++]; left != 0; left -= 2, at += 2) bucket.push_back({words[at], words[at + 1]});
    }
    EXPECT_EQ(sweep.bytes(), bytes);
    return sweep;
  }
  Bytes bytes() const {
    Bytes bytes;
    put_word(bytes, step);
    put_word(bytes, buckets.size());
    put_word(bytes, total);
    for (const auto& bucket : buckets) {
      put_word(bytes, 2 * bucket.size());
      for (const Record& record : bucket) {
        put_word(bytes, record[0]);
        put_word(bytes, record[1]);
      }
    }
    return bytes;
  }
  Record& of(std::uint64_t key) {
    for (auto& bucket : buckets) {
      for (Record& record : bucket) {
        if (record[0] == key) return record;
      }
    }
    throw std::logic_error("no such state");
  }
  // A full bucket.
  std::vector<Record>& full() {
    return *std::max_element(buckets.begin(), buckets.end(),
                             [](const auto& a, const auto& b) { return a.size() < b.size(); });
  }
};

bool is_taken(const SavedSweep& sweep) { return is_taken(small_pitch(), By::total, sweep.bytes()); }

// Takes the sweep after so many steps, changes it, and expects a refusal.
template <class Change>
void expect_refused(int steps, const char* what, Change&& change) {
  SavedSweep sweep = SavedSweep::after(steps);
  ASSERT_TRUE(is_taken(sweep));
  change(sweep);
  EXPECT_FALSE(is_taken(sweep)) << what << ", after step " << steps;
}

constexpr int before_the_root = 18;  // b0 is complete after vertex 22 of 28
constexpr int after_the_root = 23;

TEST(FrontierCheckpoint, RefusesStatesThatNoSweepIsIn) {
  for (const int steps : {before_the_root, after_the_root}) {
    expect_refused(steps, "a label of no slot, 13", [](auto& sweep) { sweep.full()[0][0] |= 1ULL << 61U; });
    expect_refused(steps, "an odd slot 12 that no vertex has", [](auto& sweep) { sweep.full()[0][0] ^= 2U; });
    // Five or six vertices are open, so the last slots are not.
    expect_refused(steps, "a label of no vertex", [](auto& sweep) { sweep.full()[0][0] ^= 0xfULL << 44U; });
    expect_refused(steps, "an odd vertex that is none", [](auto& sweep) { sweep.full()[0][0] |= 1ULL << 59U; });
    expect_refused(steps, "a label above its slot", [](auto& sweep) {
      auto& key = sweep.full()[0][0];
      key = (key & ~0xfULL) | 5U;
    });
    expect_refused(steps, "a label that its component does not bear", [](auto& sweep) {
      auto& key = sweep.full()[0][0];
      key = (key & ~0xfff0ULL) | 0x21f0ULL;  // slot 2 in the component of slot 1, which is bare
    });
    expect_refused(steps, "a state twice", [](auto& sweep) { sweep.full()[1] = sweep.full()[0]; });
  }
  expect_refused(before_the_root, "a state in another bucket", [](auto& sweep) {
    ASSERT_GT(sweep.buckets.size(), 1U);
    auto& full = sweep.full();
    (&full == &sweep.buckets[0] ? sweep.buckets[1] : sweep.buckets[0]).push_back(full.back());
    full.pop_back();
  });
}

TEST(FrontierCheckpoint, RefusesCountsThatCannotBe) {
  for (const int steps : {before_the_root, after_the_root}) {
    expect_refused(steps, "a state that came about in no way", [](auto& sweep) { sweep.full()[0][1] = 0; });
  }
  expect_refused(before_the_root, "more than all edge sets", [](auto& sweep) { sweep.full()[0][1] = 1ULL << 63U; });
  expect_refused(before_the_root, "finished before the root is", [](auto& sweep) { sweep.total = 1; });
  expect_refused(before_the_root, "two ways to draw nothing", [](auto& sweep) { sweep.of(engines::start_key)[1] = 2; });
  expect_refused(before_the_root, "no way to draw nothing", [](auto& sweep) {
    for (auto& bucket : sweep.buckets) {
      std::erase_if(bucket, [](const auto& record) { return record[0] == engines::start_key; });
    }
  });
}

TEST(FrontierCheckpoint, RefusesMoreFinishedThanAllEdgeSets) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:2x4"));
  Bytes bytes = saved(pitch, By::total, 11);  // of 13; b0 is complete
  ASSERT_TRUE(is_taken(pitch, By::total, bytes));
  bytes[2 * 8 + 7] = std::byte{0x80};  // the highest byte of the total
  EXPECT_FALSE(is_taken(pitch, By::total, bytes));
}

// Up to the mirror, classes and those that are their own images add up to an even number, unless the body was forged.
TEST(FrontierCheckpoint, RefusesClassesWithoutTheirMirrorImages) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:2x4"));
  const auto gone_on = [&](const Bytes& bytes) {
    std::size_t read = 0;
    engines::RunOptions options;
    options.checkpoint.emplace();
    options.checkpoint->resume = [&](std::span<std::byte> into) {
      std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(read), into.size(), into.begin());
      read += into.size();
    };
    options.checkpoint->due = [] { return false; };
    options.checkpoint->save = [](const auto&) { return true; };
    return count_soccer_frontier(pitch, By::total, Symmetry::mirror, options).rows;
  };
  Bytes bytes = saved(pitch, By::total, 11);  // of 13; b0 is complete
  EXPECT_EQ(gone_on(bytes), count_soccer_frontier(pitch, By::total, Symmetry::mirror).rows);
  bytes[16] ^= std::byte{1};  // the total, behind two numbers
  EXPECT_THROW(gone_on(bytes), Error);
}

TEST(FrontierCheckpoint, RefusesAnotherShape) {
  expect_refused(after_the_root, "a step beyond the last", [](auto& sweep) { sweep.step = 29; });
  expect_refused(after_the_root, "states after the last step", [](auto& sweep) { sweep.step = 28; });
  expect_refused(after_the_root, "another step", [](auto& sweep) { sweep.step = 3; });
  expect_refused(after_the_root, "one bucket more", [](auto& sweep) { sweep.buckets.emplace_back(); });
  expect_refused(after_the_root, "no buckets", [](auto& sweep) { sweep.buckets.clear(); });
  Bytes bytes = SavedSweep::after(after_the_root).bytes();
  std::fill_n(bytes.begin() + 24, 8, std::byte{0xff});  // the first bucket's length, behind three numbers
  EXPECT_FALSE(is_taken(small_pitch(), By::total, bytes));
}

// A count by ball of a wide pitch sweeps it several times, and saves what the earlier sweeps have found as decimals.
class SavedByBall : public testing::Test {
 protected:
  SavedByBall() {
    const SoccerSweep soccer = whole_sweep(pitch_);
    const Bytes first = saved(pitch_, By::ball, 0);
    sweep_.assign(first.begin() + 16, first.end());  // after the vertex 0 and no counts
    for (const soccer::Vertex goal : soccer.goals) counts_[goal] = "0";
    // Of the first eight vertices those beside a goal have been found twice, any other is free.
    for (std::size_t at = 0; at < 8; ++at) counts_[soccer.vertices[at]] = soccer.segments[at].empty() ? "12" : "2";
    for (std::size_t goal = 0; goal < soccer.goals.size(); ++goal) {
      std::size_t beside = 0;
      for (std::size_t at = 0; at < 8; ++at) {
        const auto& goals = soccer.segments[at];
        beside += static_cast<std::size_t>(std::count(goals.begin(), goals.end(), goal));
      }
      counts_[soccer.goals[goal]] = std::to_string(2 * beside);
    }
    for (const auto& [vertex, count] : counts_) {
      if (count == "12") free_ = vertex;
      if (count == "2") beside_a_goal_ = vertex;
    }
  }

  bool taken(std::uint64_t first = 8) const {
    Bytes bytes;
    put_word(bytes, first);
    put_word(bytes, counts_.size());
    for (const auto& [vertex, digits] : counts_) {
      put_word(bytes, vertex);
      put_word(bytes, digits.size());
      const auto part = std::as_bytes(std::span(digits));
      bytes.insert(bytes.end(), part.begin(), part.end());
    }
    bytes.insert(bytes.end(), sweep_.begin(), sweep_.end());
    return is_taken(pitch_, By::ball, bytes);
  }
  bool taken_with(std::uint64_t vertex, const std::string& digits) {
    const auto before = counts_;
    counts_[vertex] = digits;
    const bool result = taken();
    counts_ = before;
    return result;
  }

  const soccer::Pitch pitch_{soccer::parse_pitch_name("paper:7x7")};
  Bytes sweep_;
  std::map<std::uint64_t, std::string> counts_;
  std::uint64_t free_ = 0;
  std::uint64_t beside_a_goal_ = 0;
};

TEST_F(SavedByBall, HasDecimalNumbersOnly) {
  EXPECT_TRUE(taken());
  EXPECT_TRUE(taken_with(free_, "0"));
  EXPECT_TRUE(taken_with(free_, "10"));
  for (const char* digits : {"12x4", "010", "0x10", "+3", "-3", " 3", "3 ", "", "00", "1e3"}) {
    EXPECT_FALSE(taken_with(free_, digits)) << digits;
  }
  EXPECT_FALSE(taken_with(free_, '1' + std::string(200, '0')));
}

TEST_F(SavedByBall, HasTheVerticesOfTheSweepsThatAreDone) {
  for (const std::uint64_t first : {0U, 4U, 7U, 16U, 64U, 72U}) EXPECT_FALSE(taken(first)) << first;
  EXPECT_FALSE(taken_with(1000, "1"));
  EXPECT_FALSE(taken_with(pitch_.lattice().vertex_count() - 1, "1"));
  counts_.erase(free_);
  EXPECT_FALSE(taken());
}

TEST_F(SavedByBall, ReachesAGoalFromTheClassesBesideIt) {
  ASSERT_NE(beside_a_goal_, free_);
  EXPECT_FALSE(taken_with(beside_a_goal_, "3"));
}

}  // namespace quadrille::enumerate::frontier_checkpoint_test
