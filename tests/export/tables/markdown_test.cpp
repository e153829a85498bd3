// Markdown: the layout, the escaped characters, and the line that names missing rows.
#include <gtest/gtest.h>

#include "export/tables/formats.hpp"

namespace quadrille::exports::markdown_test {

TEST(Markdown, AlignsNumbersRightAndTextsLeft) {
  const Table table{{"ply", "ball", "histories"},
                    {{Natural(9), std::string("(0,1)"), Natural(1208925)}, {Natural(10), std::string("(10,1)"), {}}},
                    {},
                    {}};
  EXPECT_EQ(markdown(table),
            "| ply | ball   | histories |\n"
            "| --: | :----- | --------: |\n"
            "|   9 | (0,1)  |   1208925 |\n"
            "|  10 | (10,1) |           |\n");
}

TEST(Markdown, EscapesWhatItWouldReadAsMarks) {
  const Table table{{"weak_classes"}, {{std::string("_|.*<b>\n")}}, {}, {}};
  EXPECT_EQ(markdown(table),
            "| weak_classes  |\n"
            "| :------------ |\n"
            "| \\_\\|.\\*\\<b\\>  |\n");
}

TEST(Markdown, SaysWhatIsMissingBelowTheTable) {
  EXPECT_EQ(markdown({{"n"}, {{Natural(1)}}, {}, "all from 2"}), "|   n |\n| --: |\n|   1 |\n\nmissing: all from 2\n");
}

}  // namespace quadrille::exports::markdown_test
