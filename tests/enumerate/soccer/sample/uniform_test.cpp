// Drawings, histories and games drawn from small pitches, against the full lists: each has the same chance.
#include "tests/enumerate/soccer/sample/uniform.hpp"

#include <gtest/gtest.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <functional>
#include <set>

#include "enumerate/soccer/sample/samplers.hpp"
#include "graphs/trails.hpp"

namespace quadrille::enumerate::uniform_test {

using engines::RandomStream;
using graphs::WideEdgeSet;
using soccer::History;
using soccer::Pitch;

// Every drawing, history and finished game, by playing; each list in its order.
struct Lists {
  std::vector<WideEdgeSet> drawings;
  std::vector<History> histories;
  std::vector<History> games;
};

Lists lists_of(const Pitch& pitch) {
  Lists lists;
  std::set<WideEdgeSet> drawings;
  History history{pitch.start()};
  const std::function<void(const soccer::WidePosition&)> walk = [&](const soccer::WidePosition& at) {
    drawings.insert(at.drawing);
    lists.histories.push_back(history);
    if (outcome(pitch, at) != soccer::Outcome::ongoing) lists.games.push_back(history);
    for_each_ply(pitch, at, [&](const soccer::Ply& ply) {
      history.push_back(ply.to);
      walk(play(pitch, at, ply));
      history.pop_back();
    });
  };
  walk(soccer::start_position<WideEdgeSet::words>(pitch));
  lists.drawings.assign(drawings.begin(), drawings.end());
  return lists;
}

// So many that each is expected ten times, or each part of a long list.
SampleSize enough_for(std::size_t population, std::uint64_t seed) {
  return {10 * std::min(population, most_parts), seed};
}

class Uniform : public testing::TestWithParam<const char*> {
 protected:
  Uniform() : pitch_(soccer::parse_pitch_name(GetParam())), lists_(lists_of(pitch_)) {}

  template <class Thing>
  static void expect_uniform(const std::vector<Thing>& list, const Sampled<Thing>& sampled) {
    EXPECT_EQ(sampled.status, engines::RunStatus::complete);
    EXPECT_EQ(sampled.population, Natural(list.size()));
    EXPECT_TRUE(sampled.reached.empty());
    EXPECT_GT(chance_of(list, sampled.things), least_chance);
  }

  Pitch pitch_;
  Lists lists_;
};

TEST_P(Uniform, Drawings_standard) {
  expect_uniform(lists_.drawings, sample_drawings(pitch_, enough_for(lists_.drawings.size(), 1)));
}

TEST_P(Uniform, Histories_standard) {
  expect_uniform(lists_.histories, sample_histories(pitch_, Histories::all, enough_for(lists_.histories.size(), 3)));
}

TEST_P(Uniform, Games_standard) {
  expect_uniform(lists_.games, sample_histories(pitch_, Histories::finished, enough_for(lists_.games.size(), 4)));
}

TEST_P(Uniform, TheReferences_standard) {
  expect_uniform(lists_.drawings, sample_drawings_ref(pitch_, enough_for(lists_.drawings.size(), 2)));
  expect_uniform(lists_.histories,
                 sample_histories_ref(pitch_, Histories::all, enough_for(lists_.histories.size(), 5)));
  expect_uniform(lists_.games, sample_histories_ref(pitch_, Histories::finished, enough_for(lists_.games.size(), 6)));
}

// Another number of threads, and less memory, make no difference.
TEST_P(Uniform, TheSameSample_standard) {
  const SampleSize size{50, 7};
  const auto drawings = sample_drawings(pitch_, size).things;
  const auto games = sample_histories(pitch_, Histories::finished, size).things;
  EXPECT_EQ(sample_drawings(pitch_, {20, 7}).things, std::vector(drawings.begin(), drawings.begin() + 20));
  EXPECT_EQ(sample_histories(pitch_, Histories::finished, {20, 7}).things,
            std::vector(games.begin(), games.begin() + 20));
}

INSTANTIATE_TEST_SUITE_P(Small, Uniform,
                         testing::Values("paper:1x1", "paper:1x2", "paper:2x1", "paper:1x3", "paper:2x2", "paper:3x1",
                                         "paper:3x2", "classic:2x2"));

// The tests would see a sampler that is not uniform: a drawing by a uniform history of it, a game by uniform plies, or
// the sampler itself where one thing in twenty is drawn half as often.
TEST(UniformTest, SeesABias_standard) {
  const Pitch pitch(soccer::parse_pitch_name("paper:1x3"));
  const Lists lists = lists_of(pitch);

  std::vector<WideEdgeSet> by_history;
  for (const History& history : sample_histories(pitch, Histories::all, enough_for(lists.drawings.size(), 1)).things) {
    by_history.push_back(soccer::replay(pitch, history).end.drawing);
  }
  EXPECT_LT(chance_of(lists.drawings, by_history), least_chance);

  std::vector<History> by_plies;
  for (std::size_t k = 0; k < 10 * lists.games.size(); ++k) {
    RandomStream stream(1, 0, k);
    auto at = soccer::start_position<WideEdgeSet::words>(pitch);
    by_plies.push_back({pitch.start()});
    while (outcome(pitch, at) == soccer::Outcome::ongoing) {
      std::vector<soccer::Ply> plies;
      for_each_ply(pitch, at, [&](const soccer::Ply& ply) { plies.push_back(ply); });
      const soccer::Ply& ply = plies[stream.below(plies.size())];
      at = play(pitch, at, ply);
      by_plies.back().push_back(ply.to);
    }
  }
  EXPECT_LT(chance_of(lists.games, by_plies), least_chance);

  std::vector<WideEdgeSet> thinned;
  std::size_t met = 0;
  for (const WideEdgeSet& drawing : sample_drawings(pitch, {100 * lists.drawings.size(), 1}).things) {
    const auto rank = std::lower_bound(lists.drawings.begin(), lists.drawings.end(), drawing) - lists.drawings.begin();
    if (rank % 20 != 0 || ++met % 2 == 0) thinned.push_back(drawing);
  }
  EXPECT_LT(chance_of(lists.drawings, thinned), least_chance);

  std::vector<History> not_listed = lists.games;
  not_listed.push_back({});
  EXPECT_EQ(chance_of(lists.games, not_listed), 0);
}

// A history of a drawing is one of its trails, each with the same chance.
TEST(DrawingHistoriesTest, AreUniform) {
  for (const char* const name : {"paper:3x2", "classic:2x4"}) {
    const Pitch pitch(soccer::parse_pitch_name(name));
    const DrawingHistories histories(pitch);
    std::size_t tested = 0;
    for (const WideEdgeSet& drawing : sample_drawings(pitch, {60, 3}).things) {
      const Natural trails = graphs::count_trails(pitch.lattice(), drawing, pitch.start());
      if (tested == 5 || trails < 4 || trails > 100) continue;
      std::vector<History> all;
      graphs::for_each_trail(pitch.lattice(), drawing, pitch.start(), [&](std::span<const soccer::Vertex> trail) {
        all.emplace_back(trail.begin(), trail.end());
      });
      std::vector<History> shown;
      for (std::size_t k = 0; k < 10 * all.size(); ++k) {
        RandomStream stream(5, 0, k);
        const ShownHistory history = histories.sample(drawing, stream);
        EXPECT_TRUE(history.uniform);
        shown.push_back(history.history);
      }
      ++tested;
      EXPECT_GT(chance_of(all, shown), least_chance) << to_string(pitch, all.front());
    }
    EXPECT_EQ(tested, 5U) << name;
  }
}

// Of a drawing with many segments across the frontier it is the first one.
TEST(DrawingHistoriesTest, AreTheFirstOfWideDrawings_standard) {
  const Pitch pitch(soccer::parse_pitch_name("classic:6x6"));
  const DrawingHistories histories(pitch);
  std::size_t first = 0;
  for (const WideEdgeSet& drawing : sample_drawings(pitch, {10, 1}).things) {
    RandomStream stream(1, 0, 1);
    const ShownHistory shown = histories.sample(drawing, stream);
    EXPECT_EQ(soccer::replay(pitch, shown.history).end.drawing, drawing);
    if (shown.uniform) continue;
    ++first;
    EXPECT_EQ(shown.history, graphs::first_trail(pitch.lattice(), drawing, pitch.start()));
  }
  EXPECT_GE(first, 5U);
}

// A budget that holds the tables of a row only in part, or not one.
TEST(SampleMemory, LessIsEnoughUntilItIsNot_standard) {
  const Pitch pitch(soccer::parse_pitch_name("paper:4x5"));
  const SampleSize size{3, 1};
  const auto unbounded = sample_drawings(pitch, size);
  std::size_t whole = 0;
  std::size_t ended = 0;
  for (std::size_t memory = std::size_t{32} << 20U; memory >= std::size_t{1} << 18U; memory = memory * 7 / 8) {
    engines::RunOptions options;
    options.memory = memory;
    const auto sampled = sample_drawings(pitch, size, options);
    if (sampled.status == engines::RunStatus::complete) {
      EXPECT_EQ(sampled.things, unbounded.things) << memory;
      ++whole;
    } else {
      EXPECT_EQ(sampled.status, engines::RunStatus::memory) << memory;
      EXPECT_TRUE(sampled.things.empty());
      EXPECT_FALSE(sampled.reached.empty());
      ++ended;
    }
  }
  EXPECT_GE(whole, 3U);
  EXPECT_GE(ended, 3U);
}

// On the first run, whose share of the work is a half, or, where memory holds few of its tables, on the way back. On
// one thread: two hold more memory at some times than at others.
TEST(SampleStop, EndsTheRun) {
  const Pitch pitch(soccer::parse_pitch_name("paper:4x5"));
  for (const auto& [memory, share] : {std::pair(std::size_t{1} << 30U, 0.2), std::pair(std::size_t{1} << 20U, 0.6)}) {
    SCOPED_TRACE(share);
    std::stop_source source;
    engines::RunOptions options;
    options.stop = source.get_token();
    options.memory = memory;
    options.observer = [&, least = share](const engines::Progress& at) {
      EXPECT_GE(at.fraction.value(), 0.0);
      EXPECT_LE(at.fraction.value(), 1.0);
      if (at.fraction.value() >= least) source.request_stop();
    };
    tbb::task_arena one_thread(1);
    const auto sampled = one_thread.execute([&] { return sample_drawings(pitch, {2, 1}, options); });
    EXPECT_EQ(sampled.status, engines::RunStatus::interrupted);
    EXPECT_TRUE(sampled.things.empty());
  }
}

}  // namespace quadrille::enumerate::uniform_test
