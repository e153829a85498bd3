// The tree of commands as the help sees it, and what an option with choices tells it.
#include "cli/help/command_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/options/choices.hpp"
#include "cli/options/common_options.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::command_tree_test {

ChoiceOption<int> by() { return {"--by", "what is counted", {{"ply", 1, "the default"}, {"ball", 2}}}; }

TEST(ChoiceOption, ReadsItsWordsAndNoOthers) {
  EXPECT_EQ(by().parse("ball"), 2);
  for (const char* word : {"Ball", "", "bal", "ball "}) {
    try {
      by().parse(word);
      ADD_FAILURE() << word << " was taken";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      const std::string near = std::string(word).empty() ? "" : "did you mean 'ball'? ";
      EXPECT_EQ(error.what(), "--by '" + std::string(word) + "': no such choice; " + near + "choose from ply, ball");
    }
  }
}

TEST(ChoiceOption, TellsTheHelpAndTheTree) {
  Command program{"program", "a program"};
  std::string text;
  by().add(program, text).required();
  const CommandEntry tree = command_tree(program);
  const OptionEntry& option = tree.options.back();
  EXPECT_EQ(option.name(), "--by");
  EXPECT_EQ(option.meaning, "what is counted; ply: the default");
  EXPECT_EQ(option.words, (std::vector<std::string>{"ply", "ball"}));
  EXPECT_EQ(synopsis(option), "--by ply|ball");
}

// For completions another name is a command of its own, without the options it stands for.
TEST(CommandTree, HasOtherNamesWhereTheyAreAskedFor) {
  Command program{"program", "a program"};
  std::string text;
  Command& count = program.add_command("count", "counts");
  Command& games = count.add_command("games", "counts games");
  games.add_option("--by", text, "how").type_name("HOW");
  games.add_option("--plies", text, "so many").type_name("K");
  games.add_alias("matches", {"--by", "match"});
  EXPECT_EQ(command_tree(program).commands.at(0).commands.size(), 1U);
  const CommandEntry tree = command_tree_with_aliases(program);
  ASSERT_EQ(tree.commands.at(0).commands.size(), 2U);
  const CommandEntry& alias = tree.commands[0].commands[1];
  EXPECT_EQ(alias.path, "program count matches");
  ASSERT_EQ(alias.options.size(), 1U);
  EXPECT_EQ(alias.options[0].name(), "--plies");
}

TEST(CommandTree, TellsFlagsArgumentsFilesAndFooters) {
  Command program{"program", "a program"};
  Command& command = program.add_command("command", "does it");
  bool flag = false;
  std::string text;
  std::vector<std::string> many;
  command.add_flag("-q,--quick", flag, "at once");
  command.add_option("--plies", text, "so many").type_name("K");
  command.add_option("FILE", text, "the record").required();
  command.add_option("claims", many, "these").type_name("CLAIM").suggest({"a", "b"});
  command.footer("A remark.\nexamples:\n  program command a\n  program command 'b c'\nSee above.");

  const CommandEntry tree = command_tree(program);
  ASSERT_EQ(tree.commands.size(), 1U);
  const CommandEntry& entry = tree.commands.front();
  EXPECT_EQ(entry.path, "program command");
  EXPECT_EQ(entry.remarks, std::vector<std::string>{"A remark."});
  EXPECT_EQ(entry.examples, (std::vector<std::string>{"program command a", "program command 'b c'"}));
  ASSERT_EQ(entry.options.size(), 4U);
  EXPECT_EQ(entry.options[0].names, (std::vector<std::string>{"-q", "--quick"}));
  EXPECT_TRUE(entry.options[0].is_flag());
  EXPECT_TRUE(entry.options[1].words.empty());  // K names a value, it is none
  EXPECT_TRUE(entry.options[2].is_argument());
  EXPECT_TRUE(entry.options[2].takes_file);
  EXPECT_TRUE(entry.options[2].required);
  EXPECT_TRUE(entry.options[3].repeats);
  EXPECT_EQ(entry.options[3].words, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(synopsis(entry), "program command [--quick] [--plies K] FILE [CLAIM...]");
  EXPECT_EQ(with_all_below(tree).size(), 2U);
}

TEST(CommonOptions, AGroupTakesEveryFormatThatACommandBelowItTakes) {
  Command program{"program", "a program"};
  program.add_command("table", "prints a table");
  Command& other = program.add_command("other", "prints a picture");
  CommonArguments common;
  ChoiceOption<int>{"--format", "what is written", {{"svg", 1}, {"csv", 2}}}.add(other, common.format);
  add_common_options(program, common);

  const auto formats = [](const CommandEntry& command) {
    for (const OptionEntry& option : command.options) {
      if (option.name() == "--format") return option.words;
    }
    return std::vector<std::string>{};
  };
  const CommandEntry tree = command_tree(program);
  const std::vector<std::string> of_tables = formats(tree.commands[0]);
  EXPECT_NE(std::find(of_tables.begin(), of_tables.end(), "json"), of_tables.end());
  EXPECT_EQ(formats(tree.commands[1]), (std::vector<std::string>{"svg", "csv"}));
  std::vector<std::string> all = of_tables;
  all.emplace_back("svg");
  EXPECT_EQ(formats(tree), all);
}

}  // namespace quadrille::cli::command_tree_test
