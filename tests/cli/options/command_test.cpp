// The tree of commands: its help and completions, with their options, footers and aliases.
#include "cli/options/command.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/options/choices.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::command_test {

using Words = std::vector<std::string>;

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

TEST(ChoiceOption, DescribesItsWordsAndSuggestsThem) {
  Command program("program", "a program");
  std::string text;
  by().add(program, text).required();
  const CLI::Option& option = *program.get_option("--by");
  EXPECT_EQ(option.get_description(), "what is counted; ply: the default");
  EXPECT_EQ(program.words(option), (Words{"ply", "ball"}));
  EXPECT_EQ(synopsis(option), "--by ply|ball");
}

// The spellings by aliases come after those by the commands' own names.
TEST(Command, HasSpellingsByNamesAndByAliases) {
  Command program("program", "a program");
  Command& count = program.add_command("count", "counts");
  count.add_command("games", "counts games").add_alias("matches", {"--by", "match"});
  count.add_command("trails", "counts trails");
  program.add_command("replay", "plays a record");
  Words paths;
  for (const Spelling& spelling : program.all_spellings()) paths.push_back(spelling.path());
  EXPECT_EQ(paths, (Words{"program count", "program count games", "program count trails", "program count matches",
                          "program replay"}));
  EXPECT_EQ(count.commands().size(), 2U);
  EXPECT_EQ(count.spellings().back().name(), "matches");
  EXPECT_EQ(count.spellings().back().command->path(), "program count games");
}

TEST(Command, DistinguishesFlagsArgumentsAndFooters) {
  Command program("program", "a program");
  Command& command = program.add_command("command", "does it");
  bool flag = false;
  std::string text;
  std::vector<std::string> many;
  command.add_flag("-q,--quick", flag, "at once");
  command.add_option("--plies", text, "so many").type_name("K");
  command.add_option("FILE", text, "the record").required();
  command.add_option("claims", many, "these").type_name("CLAIM").suggest({"a", "b"});
  command.footer("A remark.\nexamples:\n  program command a\n  program command 'b c'\nSee above.");

  EXPECT_EQ(footer_of(command).remarks, Words{"A remark."});
  EXPECT_EQ(footer_of(command).examples, (Words{"program command a", "program command 'b c'"}));
  const CLI::Option& quick = *command.get_option("--quick");
  EXPECT_EQ(names_of(quick), (Words{"-q", "--quick"}));
  EXPECT_TRUE(is_flag(quick));
  const CLI::Option& plies = *command.get_option("--plies");
  EXPECT_FALSE(is_flag(plies));
  EXPECT_TRUE(command.words(plies).empty());  // K names a value and is not one
  const CLI::Option& file = *command.get_option("FILE");
  EXPECT_TRUE(is_argument(file));
  EXPECT_TRUE(names_of(file).empty());
  EXPECT_EQ(value_of(file), "FILE");
  const CLI::Option& claims = *command.get_option("claims");
  EXPECT_TRUE(is_repeated(claims));
  EXPECT_EQ(value_of(claims), "CLAIM");
  EXPECT_EQ(command.words(claims), (Words{"a", "b"}));
}

TEST(Command, IsWrittenInOneLineWithoutCommonOptions) {
  Command program("program", "a program");
  Command& command = program.add_command("command", "does it");
  CommonArguments common;
  bool flag = false;
  std::string text;
  std::vector<std::string> many;
  command.add_flag("--quick", flag, "at once");
  command.add_option("--plies", text, "so many").type_name("K").or_argument();
  command.add_option("FILE", text, "the record").required();
  command.add_option("claims", many, "these").type_name("CLAIM");
  add_common_options(program, common);
  EXPECT_EQ(synopsis(command), "program command [--quick] [[--plies] K] FILE [CLAIM...]");
  EXPECT_EQ(synopsis(program), "program COMMAND");
}

TEST(CommonOptions, AGroupTakesEveryFormatThatACommandBelowItTakes) {
  Command program("program", "a program");
  const Command& table = program.add_command("table", "prints a table");
  Command& other = program.add_command("other", "prints a picture");
  CommonArguments common;
  ChoiceOption<int>{"--format", "what is written", {{"svg", 1}, {"csv", 2}}}.add(other, common.format);
  add_common_options(program, common);

  const auto formats = [](const Command& command) { return command.words(*command.get_option("--format")); };
  Words all = formats(table);
  EXPECT_NE(std::find(all.begin(), all.end(), "json"), all.end());
  EXPECT_EQ(formats(other), (Words{"svg", "csv"}));
  all.emplace_back("svg");
  EXPECT_EQ(formats(program), all);
}

}  // namespace quadrille::cli::command_test
