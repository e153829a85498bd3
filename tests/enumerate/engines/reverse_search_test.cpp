// The reverse-search engine itself: limits, stop tokens, reports, threads. The conformance suite tests the states that
// it visits (tests/enumerate/soccer/reverse_space_test.cpp).
#include "quadrille/detail/reverse_search.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include "enumerate/soccer/reverse_space.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"

namespace quadrille::engines::reverse_search_test {

using namespace enumerate;

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

/// States by grade.
struct Layers {
  std::vector<std::uint64_t> sizes = std::vector<std::uint64_t>(64);
  Layers& operator+=(const Layers& other) {
    for (std::size_t k = 0; k < sizes.size(); ++k) sizes[k] += other.sizes[k];
    return *this;
  }
};

ReverseSearch<Layers> run(const soccer::Pitch& pitch, const RunOptions& options = {}, std::size_t tasks = 2048) {
  return reverse_search(
      SoccerReverseSpace<1>(pitch), options, Layers{},
      [](Layers& layers, const SoccerState<1>&, int grade) { ++layers.sizes[static_cast<std::size_t>(grade)]; }, tasks);
}

/// Paper Soccer with canonical_parent and no optional member.
class ByDefinition : public SoccerSpace<1> {
 public:
  explicit ByDefinition(const soccer::Pitch& pitch) : SoccerSpace<1>(pitch), fast_(pitch) {}
  SoccerState<1> canonical_parent(const SoccerState<1>& state) const { return fast_.canonical_parent(state); }

 private:
  SoccerReverseSpace<1> fast_;
};
/// The same with a bound on the number of moves.
class WithMostMoves : public ByDefinition {
 public:
  using ByDefinition::ByDefinition;
  std::size_t most_moves() const { return 8; }
};
static_assert(HasSearchContext<SoccerReverseSpace<1>> && HasMostMoves<SoccerReverseSpace<1>>);
static_assert(!HasSearchContext<ByDefinition> && !HasMostMoves<ByDefinition> && HasMostMoves<WithMostMoves>);

template <class Space>
std::vector<std::uint64_t> sizes_by(const soccer::Pitch& pitch, std::size_t tasks) {
  const auto found = reverse_search(
      Space(pitch), {}, Layers{},
      [](Layers& layers, const SoccerState<1>&, int grade) { ++layers.sizes[static_cast<std::size_t>(grade)]; }, tasks);
  EXPECT_EQ(found.status, RunStatus::complete);
  return found.tally.sizes;
}

TEST(ReverseSearch, NeedsNothingButTheCanonicalParent) {
  for (const char* name : {"paper:1x5", "paper:2x2", "classic:2x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const std::vector<std::uint64_t> expected = sizes_by<SoccerReverseSpace<1>>(pitch, 100);
    for (const std::size_t tasks : {1U, 100U}) {
      EXPECT_EQ(sizes_by<ByDefinition>(pitch, tasks), expected) << name;
      EXPECT_EQ(sizes_by<WithMostMoves>(pitch, tasks), expected) << name;
    }
  }
}

TEST(ReverseSearch, WalksAWholeBoardAndSaysSo) {
  for (const std::size_t tasks : {1U, 100U, 100000U}) {
    const auto whole = run(pitch_of("paper:1x5"), {}, tasks);
    EXPECT_EQ(whole.status, RunStatus::complete);
    EXPECT_EQ(whole.last_finished_grade, 19);
    EXPECT_EQ(whole.tally.sizes[0], 1U);
    EXPECT_NE(whole.tally.sizes[19], 0U);
  }
}

TEST(ReverseSearch, StopsAfterTheLastGradeAndKnowsWhetherAnythingIsLeft) {
  const soccer::Pitch pitch = pitch_of("paper:1x3");
  const auto whole = run(pitch);
  RunOptions options;
  for (const std::size_t tasks : {1U, 10U, 1000U}) {
    for (int last = 0; last <= 12; ++last) {
      options.last_grade = last;
      const auto part = run(pitch, options, tasks);
      EXPECT_EQ(part.status, last < 11 ? RunStatus::grade_limit : RunStatus::complete) << last;
      EXPECT_EQ(part.last_finished_grade, std::min(last, 11));
      for (int k = 0; k <= 12; ++k) {
        const auto grade = static_cast<std::size_t>(k);
        EXPECT_EQ(part.tally.sizes[grade], k <= last ? whole.tally.sizes[grade] : 0U);
      }
    }
  }
}

TEST(ReverseSearch, ReportsFromTheCallersThreadAndNeverGoesBack_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x4");
  const auto caller = std::this_thread::get_id();
  for (const std::size_t threads : {1U, 2U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    Progress before;
    before.fraction = 0;
    std::size_t reports = 0;
    RunOptions options;
    options.observer = [&](const Progress& progress) {
      ++reports;
      EXPECT_EQ(std::this_thread::get_id(), caller);
      EXPECT_STREQ(progress.unit, "ply");
      EXPECT_LE(progress.done, progress.total);
      EXPECT_EQ(progress.found, progress.worked);
      EXPECT_GE(progress.worked, before.worked);
      ASSERT_TRUE(progress.fraction.has_value());
      EXPECT_GE(*progress.fraction, *before.fraction);
      EXPECT_LE(*progress.fraction, 1);
      before = progress;
    };
    EXPECT_EQ(run(pitch, options).status, RunStatus::complete);
    if (threads == 2) continue;  // the scheduler then decides how much of the work the caller does
    EXPECT_GT(reports, 10U);
    EXPECT_GT(before.worked, 100000U);
    EXPECT_GT(*before.fraction, 0.5);
  }
}

TEST(ReverseSearch, KeepsTheFirstGradesWhenTheStopTokenEndsIt_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x4");
  const auto whole = run(pitch);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);  // so it calls the observer
  for (const std::size_t tasks : {1U, 2048U}) {
    std::stop_source source;
    RunOptions options;
    options.stop = source.get_token();
    options.observer = [&](const Progress&) { source.request_stop(); };
    const auto part = run(pitch, options, tasks);
    EXPECT_EQ(part.status, RunStatus::interrupted);
    EXPECT_EQ(part.last_finished_grade, tasks == 1 ? 0 : 6);
    for (std::size_t k = 0; k < part.tally.sizes.size(); ++k) {
      EXPECT_EQ(part.tally.sizes[k], static_cast<int>(k) <= part.last_finished_grade ? whole.tally.sizes[k] : 0U);
    }
  }
}

TEST(ReverseSearch, HeedsAStopTokenThatWasSetBefore) {
  std::stop_source source;
  source.request_stop();
  RunOptions options;
  options.stop = source.get_token();
  const auto part = run(pitch_of("paper:3x3"), options);
  EXPECT_EQ(part.status, RunStatus::interrupted);
  EXPECT_EQ(part.last_finished_grade, 0);
}

TEST(ReverseSearch, KeepsTheFirstGradesWhenTheBudgetEndsIt_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x4");
  RunOptions options;
  options.memory = 0;
  EXPECT_EQ(run(pitch, options).status, RunStatus::memory);
  EXPECT_EQ(run(pitch, options).last_finished_grade, -1);
  options.memory = 8192;
  const auto part = run(pitch, options);
  EXPECT_EQ(part.status, RunStatus::memory);
  EXPECT_GE(part.last_finished_grade, 1);
  EXPECT_EQ(part.tally.sizes[1], 8U);
  options.memory = std::size_t{1} << 20U;
  EXPECT_EQ(run(pitch, options).status, RunStatus::complete);
}

TEST(ReverseSearch, GivesTheSameTallyOnAnyNumberOfThreads_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x4");
  std::vector<std::uint64_t> reference;
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    const auto found = run(pitch);
    if (threads == 1) reference = found.tally.sizes;
    EXPECT_EQ(found.tally.sizes, reference);
  }
}

}  // namespace quadrille::engines::reverse_search_test
