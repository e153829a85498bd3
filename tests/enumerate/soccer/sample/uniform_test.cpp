// Drawings, histories and games drawn from small pitches, against the full lists: each has the same chance.
//
// ctest label: standard
#include "tests/enumerate/soccer/sample/uniform.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "enumerate/soccer/sample/drawings.hpp"
#include "enumerate/soccer/sample/histories.hpp"
#include "graphs/trails.hpp"

namespace quadrille::enumerate {
namespace {

using graphs::WideEdgeSet;
using soccer::History;
using soccer::Pitch;

// Every history with its drawing and whether it is over, by playing.
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

// So many that each is expected ten times.
SampleSize enough_for(std::size_t population, std::uint64_t seed) { return {10 * population, seed}; }

class Uniform : public testing::TestWithParam<const char*> {
 protected:
  Uniform() : pitch_(soccer::parse_pitch_name(GetParam())), lists_(lists_of(pitch_)) {}

  template <class Thing>
  static void expect_uniform(const std::vector<Thing>& list, const Sampled<Thing>& sampled) {
    EXPECT_EQ(sampled.status, engines::RunStatus::complete);
    EXPECT_EQ(sampled.population, Natural(list.size()));
    EXPECT_TRUE(sampled.reached.empty());
    if (list.size() > 1) {
      EXPECT_GT(chance_of(list, sampled.things), least_chance);
    }
  }

  Pitch pitch_;
  Lists lists_;
};

TEST_P(Uniform, Drawings) {
  const auto size = enough_for(lists_.drawings.size(), 1);
  expect_uniform(lists_.drawings, sample_drawings(pitch_, size));
}

TEST_P(Uniform, DrawingsOfTheReference) {
  const auto size = enough_for(lists_.drawings.size(), 2);
  expect_uniform(lists_.drawings, sample_drawings_ref(pitch_, size));
}

TEST_P(Uniform, Histories) {
  const auto size = enough_for(lists_.histories.size(), 3);
  expect_uniform(lists_.histories, sample_histories(pitch_, Histories::all, size));
}

TEST_P(Uniform, Games) {
  const auto size = enough_for(lists_.games.size(), 4);
  expect_uniform(lists_.games, sample_histories(pitch_, Histories::finished, size));
}

TEST_P(Uniform, HistoriesAndGamesOfTheReference) {
  expect_uniform(lists_.histories,
                 sample_histories_ref(pitch_, Histories::all, enough_for(lists_.histories.size(), 5)));
  expect_uniform(lists_.games, sample_histories_ref(pitch_, Histories::finished, enough_for(lists_.games.size(), 6)));
}

INSTANTIATE_TEST_SUITE_P(Small, Uniform,
                         testing::Values("paper:1x1", "paper:1x2", "paper:2x1", "paper:1x3", "paper:2x2", "paper:3x1"));


}  // namespace
}  // namespace quadrille::enumerate
