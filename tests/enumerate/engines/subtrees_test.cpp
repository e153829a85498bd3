// Searches by subtrees on ranks that are threads: every node once, for every tree, budget and number of ranks; and
// reverse search on ranks, with the results of reverse search on one process.
#include <gtest/gtest.h>
#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <string>
#include <thread>

#include "enumerate/engines/reverse_search/on_ranks.hpp"
#include "enumerate/engines/subtrees/run.hpp"
#include "enumerate/soccer/reverse_space.hpp"
#include "quadrille/detail/reverse_search.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::engines::subtrees_test {

using namespace enumerate;

// A comb: a spine of many nodes, and at each a tooth, a path of nodes. At each node of the spine, the last child has
// nearly all nodes that remain. Node t of tooth s has the number s * tooth + t; t = 0 is the spine.
class CombWalker final : public SubtreeWalker {
 public:
  static constexpr std::uint64_t spine = 500;
  static constexpr std::uint64_t tooth = 200;

  explicit CombWalker(std::atomic<std::uint64_t>& visited) : visited_(visited) {}

  void begin(std::span<const std::uint64_t> root) override { left_.assign(1, root[0]); }
  bool over() const override { return left_.empty(); }
  std::uint64_t advance(std::uint64_t visits) override {
    std::uint64_t done = 0;
    for (; done < visits && !left_.empty(); ++done) {
      const std::uint64_t node = left_.back();
      left_.pop_back();
      sum_ += node;
      if (node % tooth + 1 < tooth) left_.push_back(node + 1);
      if (node % tooth == 0 && node / tooth + 1 < spine) left_.push_back(node + tooth);
    }
    visited_ += done;
    std::this_thread::sleep_for(std::chrono::microseconds(10));  // so that other ranks get work on any machine
    return done;
  }
  void give(std::size_t most, TakeRoot take) override {
    for (; most > 0 && left_.size() > 1; --most) {
      take(std::span(left_).first(1));
      left_.erase(left_.begin());
    }
  }
  void for_each_left(TakeRoot take) const override {
    for (const std::uint64_t& node : left_) take(std::span(&node, 1));
  }
  void add_to(SubtreeFindings& findings) const override { findings.sums[0] += sum_; }

 private:
  std::atomic<std::uint64_t>& visited_;
  std::vector<std::uint64_t> left_;
  std::uint64_t sum_ = 0;
};

TEST(Subtrees, OfTheMostUnevenTreeAreSharedByAllRanks) {
  constexpr std::uint64_t nodes = CombWalker::spine * CombWalker::tooth;
  // Several threads a rank, for any number of processors.
  const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism, 16);
  for (const std::size_t number : {1U, 2U, 5U}) {
    std::vector<std::atomic<std::uint64_t>> visited(number);
    on_ranks_of_threads(number, [&](Ranks& ranks) {
      RunOptions options;
      options.ranks = &ranks;
      SubtreeSearch search{.root_words = 1, .sums = 1, .budget = 64};
      search.walker = [&](Budget&) { return std::make_unique<CombWalker>(visited[ranks.rank()]); };
      SubtreeRoots roots;
      add_root(roots, 1, std::array<std::uint64_t, 1>{0});
      SubtreeFindings found;
      tbb::task_arena arena(3);
      EXPECT_EQ(arena.execute([&] { return walk_subtrees(search, roots, options, found); }), RunStatus::complete);
      EXPECT_EQ(found.sums[0], nodes * (nodes - 1) / 2);
    });
    std::uint64_t all = 0;
    for (const auto& of_rank : visited) {
      EXPECT_GT(of_rank, 0U) << number;
      all += of_rank;
    }
    EXPECT_EQ(all, nodes);
  }
}

/// States by grade.
struct Layers {
  std::vector<std::uint64_t> sizes = std::vector<std::uint64_t>(64);
  Layers& operator+=(const Layers& other) {
    for (std::size_t k = 0; k < sizes.size(); ++k) sizes[k] += other.sizes[k];
    return *this;
  }
  std::span<std::uint64_t> words() { return sizes; }
  std::span<const std::uint64_t> words() const { return sizes; }
};

void count_layer(Layers& layers, const SoccerState<1>&, int grade) { ++layers.sizes[static_cast<std::size_t>(grade)]; }

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

void expect_as_alone(const std::string& name, const std::optional<int>& last_grade, std::size_t number,
                     std::size_t tasks, std::uint64_t budget, std::uint64_t partition = 0) {
  const soccer::Pitch pitch = pitch_of(name);
  const SoccerReverseSpace<1> space(pitch);
  RunOptions alone;
  alone.last_grade = last_grade;
  const auto expected = reverse_search(space, alone, Layers{}, count_layer);
  on_ranks_of_threads(
      number,
      [&](Ranks& ranks) {
        RunOptions options = alone;
        options.ranks = &ranks;
        const auto found = reverse_search_on_ranks(space, options, Layers{}, count_layer, tasks, budget);
        EXPECT_EQ(found.status, expected.status);
        EXPECT_EQ(found.last_finished_grade, expected.last_finished_grade);
        EXPECT_EQ(found.tally.sizes, expected.tally.sizes)
            << name << " on " << number << " ranks with budget " << budget << ", tasks " << tasks;
      },
      partition);
}

TEST(ReverseSearchOnRanks, IsReverseSearchOnAllSmallPitches_standard) {
  for (const char* name :
       {"paper:1x1", "paper:1x2", "paper:2x1", "paper:1x3", "paper:1x5", "paper:2x2", "paper:3x1", "classic:2x2"}) {
    for (const std::size_t number : {1U, 2U, 3U}) {
      for (const std::size_t tasks : {2U, 64U}) {
        for (const std::uint64_t budget : {1U, 13U, 4096U}) {
          expect_as_alone(name, std::nullopt, number, tasks, budget);
        }
      }
    }
  }
}

TEST(ReverseSearchOnRanks, IsReverseSearchUpToALastGrade) {
  for (int last = 0; last <= 12; ++last) expect_as_alone("paper:1x3", last, 2, 4, 1);
  expect_as_alone("paper:3x3", 10, 3, 2048, 100);
}

TEST(ReverseSearchOnRanks, IsReverseSearchOnMoreThreadsAndWithAnyPartition_standard) {
  for (const std::size_t threads : {1U, 3U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    expect_as_alone("paper:3x3", std::nullopt, 2, 2048, std::uint64_t{1} << 14U, 4711);
    expect_as_alone("paper:2x3", std::nullopt, 7, 16, 64, 1);
  }
}

TEST(ReverseSearchOnRanks, ReportsOfAllRanksOnTheFirst_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x4");
  on_ranks_of_threads(2, [&](Ranks& ranks) {
    const auto caller = std::this_thread::get_id();
    std::uint64_t worked = 0;
    double fraction = 0;
    RunOptions options;
    options.ranks = &ranks;
    options.observer = [&](const Progress& progress) {
      EXPECT_EQ(ranks.rank(), 0U);
      EXPECT_EQ(std::this_thread::get_id(), caller);
      EXPECT_GE(progress.worked, worked);
      ASSERT_TRUE(progress.fraction.has_value());
      EXPECT_GE(*progress.fraction, fraction);
      EXPECT_LE(*progress.fraction, 1);
      worked = progress.worked;
      fraction = *progress.fraction;
    };
    reverse_search_on_ranks(SoccerReverseSpace<1>(pitch), options, Layers{}, count_layer);
    if (ranks.rank() != 0) return;
    EXPECT_GT(worked, 100'000U);
    EXPECT_GT(fraction, 0.5);
  });
}

TEST(ReverseSearchOnRanks, AStopOnOneRankEndsAllWithTheFirstGrades_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x4");
  const auto whole = reverse_search(SoccerReverseSpace<1>(pitch), {}, Layers{}, count_layer);
  for (const bool before : {false, true}) {
    on_ranks_of_threads(3, [&](Ranks& ranks) {
      std::stop_source source;
      RunOptions options;
      options.ranks = &ranks;
      options.stop = source.get_token();
      if (before && ranks.rank() == 1) source.request_stop();
      if (ranks.rank() == 0) options.observer = [&](const Progress&) { source.request_stop(); };
      const auto part = reverse_search_on_ranks(SoccerReverseSpace<1>(pitch), options, Layers{}, count_layer);
      EXPECT_EQ(part.status, RunStatus::interrupted);
      for (std::size_t k = 0; k < part.tally.sizes.size(); ++k) {
        EXPECT_EQ(part.tally.sizes[k], static_cast<int>(k) <= part.last_finished_grade ? whole.tally.sizes[k] : 0U);
      }
      if (!before) {
        EXPECT_EQ(part.last_finished_grade, 6);
      }
    });
  }
}

TEST(ReverseSearchOnRanks, MemoryThatEndsOnOneRankEndsAll) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  for (const std::size_t memory : {std::size_t{0}, std::size_t{8192}, std::size_t{200'000}}) {
    on_ranks_of_threads(3, [&](Ranks& ranks) {
      RunOptions options;
      options.ranks = &ranks;
      if (ranks.rank() == 1) options.memory = memory;
      const auto part = reverse_search_on_ranks(SoccerReverseSpace<1>(pitch), options, Layers{}, count_layer);
      EXPECT_EQ(part.status, RunStatus::memory) << memory;
    });
  }
}

/// The saved parts of all ranks, and one run from them.
class Saved {
 public:
  /// \param stop_after_saves  0: saves at the end alone
  ReverseSearch<Layers> run(const soccer::Pitch& pitch, std::size_t number, std::uint64_t stop_after_saves) {
    ReverseSearch<Layers> result;
    const auto parts = std::exchange(parts_, {});
    parts_.resize(number);
    on_ranks_of_threads(number, [&](Ranks& ranks) {
      std::stop_source source;
      RunOptions options;
      options.ranks = &ranks;
      options.stop = source.get_token();
      options.checkpoint.emplace();
      options.checkpoint->resume = progress_;
      for (std::size_t part = ranks.rank(); part < parts.size(); part += number) {
        options.checkpoint->parts.push_back(source_of(parts[part]));
      }
      std::optional<SavedProgress> progress;
      std::uint64_t saves = 0;
      options.checkpoint->due = [&] { return stop_after_saves != 0; };
      options.checkpoint->save = [&](const SavedProgress& at, const auto& write_body) {
        progress = at;
        parts_[ranks.rank()] = bytes_of(write_body);
        if (++saves == stop_after_saves) source.request_stop();
        return true;
      };
      const auto found = reverse_search_on_ranks(SoccerReverseSpace<1>(pitch), options, Layers{}, count_layer, 64, 512);
      if (ranks.rank() != 0) return;
      result = found;
      progress_ = progress;
    });
    return result;
  }
  const SavedProgress& progress() const { return *progress_; }

 private:
  std::vector<std::vector<std::byte>> parts_;
  std::optional<SavedProgress> progress_;
};

TEST(ReverseSearchOnRanks, ResumesFromACheckpointWithAnyNumberOfRanks_standard) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  const auto whole = reverse_search(SoccerReverseSpace<1>(pitch), {}, Layers{}, count_layer);
  Saved saved;
  for (const std::size_t number : {3U, 1U, 4U, 2U}) {
    const auto part = saved.run(pitch, number, 3);
    EXPECT_EQ(part.status, RunStatus::interrupted) << number;
    EXPECT_GT(saved.progress().states, 0U);
    EXPECT_EQ(saved.progress().step, 0U);
  }
  for (const std::size_t number : {3U, 1U, 5U}) {  // the second finds a finished search
    const auto found = saved.run(pitch, number, 0);
    EXPECT_EQ(found.status, RunStatus::complete);
    EXPECT_EQ(found.tally.sizes, whole.tally.sizes);
    EXPECT_EQ(found.last_finished_grade, whole.last_finished_grade);
    EXPECT_EQ(saved.progress().states, 0U);
    EXPECT_EQ(saved.progress().step, 1U);
  }
}

}  // namespace quadrille::engines::subtrees_test
