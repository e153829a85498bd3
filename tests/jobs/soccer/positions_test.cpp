// Positions by the job: the blocks of the fast stream and the rows of the public one hold every class once.
//
// ctest label: quick
#include "jobs/soccer/positions.hpp"

#include <gtest/gtest.h>

#include <span>

#include "quadrille/soccer.hpp"

namespace quadrille::soccer {
namespace {

TEST(ListPositions, TakesEveryClassOnceAsTheRowsDo) {
  const PositionsQuery query{.pitch = "paper:1x3"};
  const Natural classes = count(CountTotalQuery{.pitch = query.pitch}).rows.at(0).weak_classes;
  std::uint64_t taken = 0;
  enumerate::PositionSink sink;
  sink.take = [&](const enumerate::PositionBlock& block) {
    taken += block.rows.size();
    return true;
  };
  const PositionsListed listed = list_positions(query, sink);
  EXPECT_TRUE(listed.result.whole());
  EXPECT_FALSE(listed.enough);
  EXPECT_EQ(listed.rows, taken);
  EXPECT_EQ(Natural(taken), classes);

  std::uint64_t rows = 0;
  const auto count_rows = [&](std::span<const PositionRow> some) {
    rows += some.size();
    return true;
  };
  EXPECT_TRUE(for_each_position(query, count_rows).whole());
  EXPECT_EQ(rows, taken);
}

TEST(ListPositions, EndsWhenTheSinkWantsNoMore) {
  enumerate::PositionSink sink;
  sink.take = [](const enumerate::PositionBlock&) { return false; };
  EXPECT_TRUE(list_positions({.pitch = "paper:2x2"}, sink).enough);
}

}  // namespace
}  // namespace quadrille::soccer
