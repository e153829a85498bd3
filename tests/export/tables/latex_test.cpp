// LaTeX: the layout, the escaped characters, and missing rows named in a comment.
#include <gtest/gtest.h>

#include "export/tables/formats.hpp"

namespace quadrille::exports::latex_test {

TEST(Latex, WritesATabularOfTheBooktabsKind) {
  const Table table{{"ply", "weak_classes", "ball"},
                    {{Natural(0), Natural(1), std::string("(0,1)")}, {Natural(1), {}, std::string("(1,1)")}},
                    {"quadrille count", "paper soccer", "quadrille 0.1.0"},
                    {}};
  EXPECT_EQ(latex(table),
            "% quadrille count\n"
            "% paper soccer; quadrille 0.1.0; needs \\usepackage{booktabs}\n"
            "\\begin{tabular}{rrl}\n"
            "\\toprule\n"
            "ply & weak\\_classes & ball \\\\\n"
            "\\midrule\n"
            "0 & 1 & (0,1) \\\\\n"
            "1 &  & (1,1) \\\\\n"
            "\\bottomrule\n"
            "\\end{tabular}\n");
}

std::string cell_of(const Cell& cell) {
  const std::string text = latex({{"x"}, {{cell}}, {}, {}});
  const std::string rule = "\\midrule\n";
  const std::size_t begin = text.find(rule) + rule.size();
  return text.substr(begin, text.find(" \\\\", begin) - begin);
}

TEST(Latex, FoldsLongTexts) {
  const std::string longer(41, 'a');
  const Table one{{"n", "why"}, {{Natural(1), longer}, {Natural(2), std::string("b")}}, {}, {}};
  EXPECT_NE(latex(one).find("\\begin{tabular}{rp{0.60\\linewidth}}"), std::string::npos) << latex(one);
  const Table two{{"why", "how"}, {{longer, longer}}, {}, {}};
  EXPECT_NE(latex(two).find("{p{0.30\\linewidth}p{0.30\\linewidth}}"), std::string::npos) << latex(two);
  const Table short_enough{{"why"}, {{std::string(40, 'a')}}, {}, {}};
  EXPECT_NE(latex(short_enough).find("\\begin{tabular}{l}"), std::string::npos);
}

TEST(Latex, EscapesItsOwnCharacters) {
  EXPECT_EQ(cell_of(std::string("50% & #1 {a_b} $x$ ~^\\")),
            "50\\% \\& \\#1 \\{a\\_b\\} \\$x\\$ \\textasciitilde{}\\textasciicircum{}\\textbackslash{}");
  EXPECT_EQ(cell_of(std::string("+--+")), "+{-}{-}+");
  EXPECT_EQ(cell_of(std::string("[1]")), "{}[1]");
  EXPECT_EQ(cell_of(std::string("*")), "{}*");
}

TEST(Latex, WritesNegativeNumbersWithAMinusSign) { EXPECT_EQ(cell_of(Natural(-3)), "$-3$"); }

TEST(Latex, KeepsACommentOnItsLine) {
  const std::string text = latex({{"x"}, {}, {"quadrille replay soccer a\n\\input{b}", "", "v"}, "all\nrows"});
  EXPECT_EQ(text.substr(0, text.find("\\begin")),
            "% quadrille replay soccer a \\input{b}\n"
            "% v; needs \\usepackage{booktabs}\n"
            "% missing: all rows\n");
}

TEST(Latex, NamesControlCharactersByTheirNumbers) {
  const std::string text = latex({{"x"}, {}, {"quadrille replay soccer a\x1b[2J\tb\x7f", "", "v"}, {}});
  EXPECT_EQ(text.substr(0, text.find('\n')), "% quadrille replay soccer a\\x1b[2J\\x09b\\x7f");
  EXPECT_EQ(cell_of(std::string("a\x01 b")), "a\\textbackslash{}x01 b");
  EXPECT_EQ(cell_of(std::string("\xc2\x9bx.csv")), "\\textbackslash{}xc2\\textbackslash{}x9bx.csv");
  EXPECT_EQ(cell_of(std::string("\xc2\xa0\xc3\x9b")), "\xc2\xa0\xc3\x9b");
}

}  // namespace quadrille::exports::latex_test
