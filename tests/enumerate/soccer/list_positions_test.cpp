// Positions by the job: the rows and the texts made of them hold every class once.
#include <gtest/gtest.h>

#include <span>
#include <string>

#include "enumerate/soccer/positions.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer::positions_answer_test {

std::string text_of(std::span<const PositionRow> rows) {
  std::string text;
  for (const PositionRow& row : rows) {
    text += std::to_string(row.grade) + ' ' + row.drawing + ' ' + row.ball + ' ' + std::to_string(row.mover) + ' ' +
            std::to_string(row.bounces) + ' ' + row.size.str() + ' ' + row.outcome + '\n';
  }
  return text;
}

TEST(ForEachPosition, AgreesWithTheReferenceInRowsAndTexts) {
  const PositionsRequest request{.pitch = "paper:3x3", .plies = 7};
  std::string expected;
  const Pitch pitch(parse_pitch_name(request.pitch));
  const auto positions = enumerate::soccer_positions_ref(pitch, request.plies);
  ASSERT_GT(positions.size(), enumerate::PositionBlock::most_rows);
  for (const enumerate::SoccerPosition& position : positions) {
    const PositionRow row{position.grade,
                          hexadecimal(position.drawing),
                          to_string(pitch.lattice().point(position.ball)),
                          static_cast<int>(position.mover),
                          position.bounces,
                          Natural(position.size),
                          to_string(position.outcome)};
    expected += text_of({&row, 1});
  }
  std::string from_rows;
  const PositionSink sink = [&](std::span<const PositionRow> rows) {
    from_rows += text_of(rows);
    return true;
  };
  const PositionsEnding result = for_each_position(request, sink);
  EXPECT_EQ(result.status, RunStatus::grade_limit);
  EXPECT_FALSE(result.enough);
  EXPECT_EQ(result.taken, positions.size());
  EXPECT_EQ(from_rows, expected);

  std::string from_texts;
  const PositionTextSink texts{
      .append = [](std::span<const PositionRow> rows, std::string& text) { text += text_of(rows); },
      .take =
          [&](std::string_view text) {
            from_texts += text;
            return true;
          }};
  EXPECT_EQ(for_each_position(request, texts).taken, positions.size());
  EXPECT_EQ(from_texts, expected);
}

TEST(ForEachPosition, EndsWhenTheSinkWantsNoMore) {
  const PositionsEnding rows = for_each_position({.pitch = "paper:2x2"}, [](auto) { return false; });
  EXPECT_TRUE(rows.enough);
  EXPECT_EQ(rows.missing, "");
  const PositionTextSink sink{.append = [](std::span<const PositionRow>, std::string&) {},
                              .take = [](std::string_view) { return false; }};
  EXPECT_TRUE(for_each_position({.pitch = "paper:2x2"}, sink).enough);
}

TEST(ForEachPosition, SaysWhatIsMissing) {
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  const PositionSink sink = [&](std::span<const PositionRow> rows) {
    if (rows.front().grade == 3) source.request_stop();
    return true;
  };
  const PositionsEnding result = for_each_position({.pitch = "paper:3x3"}, sink, options);
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_EQ(result.missing, "all plies after 3");
  EXPECT_EQ(result.reached, "after ply 3");
}

}  // namespace quadrille::soccer::positions_answer_test
