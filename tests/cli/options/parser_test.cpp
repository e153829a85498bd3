// Command lines: the command they name, the place of each argument, and the message for each kind of mistake.
#include "cli/options/parser.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "cli/options/choices.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::parser_test {

// A program with a group of two commands and one command of its own.
class Program {
 public:
  Program() : root_{"program", "does little"} {
    Command& count = root_.add_command("count", "counts");
    Command& trails = count.add_command("trails", "counts trails");
    trails.add_option("--plies", plies, "so many").type_name("K").required();
    trails.add_flag("--acyclic", acyclic, "no vertex twice");
    trails.footer("example:\n  program count trails --plies 3");
    Command& games = count.add_command("games", "counts games");
    games.add_alias("matches", {"--by", "match"});
    games.add_option("--board", boards, "on these").type_name("B");
    games.add_option("--by", by, "how").type_name("HOW").or_argument();
    games.footer("with --board several\nexamples:\n  program count games --board \"1 2\" --by ball");
    Command& choose = count.add_command("choose", "counts one way");
    choose.add_option("--way", way, "up or down").type_name("up|down").suggest({"up", "down"}).required();
    Command& replay = root_.add_command("replay", "plays a record");
    replay.add_option("FILE", file, "the record").suggest({"record.txt"}).required();
    add_common_options(root_, common);
  }

  ParsedCommandLine parse(const std::vector<const char*>& words) {
    std::vector<const char*> arguments{"program"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    return cli::parse(root_, static_cast<int>(arguments.size()), arguments.data());
  }

  const Command& root() const { return root_; }

  std::string plies;
  bool acyclic = false;
  std::vector<std::string> boards;
  std::optional<std::string> by;
  std::string file;
  std::string way;
  CommonArguments common;

 private:
  Command root_;
};

using Outcome = ParsedCommandLine::Outcome;

TEST(Parser, FindsTheCommandAndPutsTextsInTheirPlaces) {
  Program program;
  const ParsedCommandLine parsed =
      program.parse({"count", "trails", "--plies", "007", "--acyclic", "--format", "csv", "--quiet"});
  ASSERT_EQ(parsed.outcome, Outcome::command);
  EXPECT_EQ(parsed.command->get_name(), "trails");
  EXPECT_EQ(program.plies, "007");
  EXPECT_TRUE(program.acyclic);
  EXPECT_EQ(program.common.format, "csv");
  EXPECT_TRUE(program.common.quiet);
  EXPECT_EQ(program.common.out, std::nullopt);
}

TEST(Parser, TakesCommonOptionsBeforeACommandAndOptionsThatRepeat) {
  Program program;
  ASSERT_EQ(program.parse({"--threads", "3", "count", "games", "--board", "a", "--board", "b"}).outcome,
            Outcome::command);
  EXPECT_EQ(program.common.threads, "3");
  EXPECT_EQ(program.boards, (std::vector<std::string>{"a", "b"}));
}

TEST(Parser, TakesArgumentsWithoutANameAndValuesAfterAnEqualsSign) {
  Program program;
  ASSERT_EQ(program.parse({"replay", "games.txt", "--out=there"}).outcome, Outcome::command);
  EXPECT_EQ(program.file, "games.txt");
  EXPECT_EQ(program.common.out, "there");
  ASSERT_EQ(program.parse({"replay", "--", "--yes=5"}).outcome, Outcome::command);
  EXPECT_EQ(program.file, "--yes=5");
  ASSERT_EQ(program.parse({"replay", "games.txt", "--out", "--yes=5"}).outcome, Outcome::command);
  EXPECT_EQ(program.common.out, "--yes=5");
}

TEST(Parser, TakesAnOptionWithoutItsNameWhereItMay) {
  Program program;
  ASSERT_EQ(program.parse({"count", "games", "ball", "--board", "a"}).outcome, Outcome::command);
  EXPECT_EQ(program.by, "ball");
  EXPECT_EQ(program.boards, std::vector<std::string>{"a"});
  Program named;
  ASSERT_EQ(named.parse({"count", "games", "--by", "ball"}).outcome, Outcome::command);
  EXPECT_EQ(named.by, "ball");
}

// Another name means the command with some options; a value of that name stays a value.
TEST(Parser, TakesAnotherNameForACommandWithItsOptions) {
  Program program;
  const ParsedCommandLine parsed = program.parse({"--quiet", "count", "matches", "--board", "matches"});
  ASSERT_EQ(parsed.outcome, Outcome::command) << parsed.text;
  EXPECT_EQ(parsed.command->get_name(), "games");
  EXPECT_EQ(program.by, "match");
  EXPECT_EQ(program.boards, std::vector<std::string>{"matches"});
  Program other;
  ASSERT_EQ(other.parse({"--out", "matches", "count", "--column", "matches", "games"}).outcome, Outcome::command);
  EXPECT_EQ(other.by, std::nullopt);
  EXPECT_EQ(other.common.out, "matches");
  EXPECT_EQ(Program().parse({"matches"}).text,
            "'matches': this program has no 'matches', but it has count matches; choose from count, replay, or see "
            "program --help");
  EXPECT_EQ(
      Program().parse({"count", "match"}).text,
      "count: 'match': no such command; did you mean 'matches'? choose from trails, games, choose, matches, or see "
      "program count "
      "--help");
  EXPECT_EQ(help_text(program.root(), {"count", "matches"}), Program().parse({"count", "games", "--help"}).text);
}

// `help count trails` is `count trails --help`; a word that is no command has the same message as elsewhere.
TEST(Parser, FindsTheHelpOfACommandByItsWords) {
  Program program;
  EXPECT_EQ(help_text(program.root(), {}), Program().parse({"--help"}).text);
  EXPECT_EQ(help_text(program.root(), {"count"}), Program().parse({"count", "--help"}).text);
  EXPECT_EQ(help_text(program.root(), {"count", "trails"}), Program().parse({"count", "trails", "--help"}).text);
  const auto refusal = [&](const std::vector<std::string>& words) -> std::string {
    try {
      return help_text(program.root(), words);
    } catch (const Error& error) {
      return error.what();
    }
  };
  EXPECT_EQ(refusal({"count", "trial"}),
            "help: count: 'trial': no such command; did you mean 'trails'? choose from trails, games, choose, matches, "
            "or see program "
            "count --help");
  EXPECT_EQ(refusal({"replay", "x"}), "help: 'x': replay has no commands below it; see program replay --help");
  EXPECT_EQ(refusal({"replay", "recrd.txt"}),
            "help: 'recrd.txt': replay has no commands below it; did you mean program replay record.txt? see program "
            "replay --help");
  EXPECT_EQ(
      refusal({"gmes"}),
      "help: 'gmes': no such command; did you mean count games? choose from count, replay, or see program --help");
  EXPECT_EQ(refusal({"--help"}), "help: '--help': no such command; choose from count, replay, or see program --help");
}

TEST(Parser, GivesTheHelpOfTheCommandThatWasNamed) {
  const ParsedCommandLine whole = Program().parse({"--help"});
  EXPECT_EQ(whole.outcome, Outcome::help);
  EXPECT_NE(whole.text.find("does little"), std::string::npos);
  for (const char* const help : {"-h", "--help"}) {
    const ParsedCommandLine parsed = Program().parse({"count", "trails", help});
    EXPECT_EQ(parsed.outcome, Outcome::help);
    EXPECT_NE(parsed.text.find("counts trails"), std::string::npos);
    EXPECT_NE(parsed.text.find("--plies K  so many (required)"), std::string::npos) << parsed.text;
    EXPECT_NE(parsed.text.find("  program count trails --plies 3\n"), std::string::npos);
    EXPECT_NE(parsed.text.find("program help options"), std::string::npos);
  }
}

TEST(Parser, ListsAnOptionWithAnOptionalNameOnce) {
  const std::string text = Program().parse({"count", "games", "--help"}).text;
  EXPECT_NE(text.find("  [--by] HOW    how\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("Positionals"), std::string::npos) << text;
  EXPECT_NE(Program().parse({"replay", "--help"}).text.find("Positionals:\n  FILE"), std::string::npos);
}

TEST(Parser, ReportsThatTheVersionIsWanted) {
  EXPECT_EQ(Program().parse({"--version"}).outcome, Outcome::version);
  EXPECT_EQ(Program().parse({"count", "--version"}).outcome, Outcome::version);
}

TEST(Parser, ReportsAMistakeInOneLine) {
  struct Case {
    std::vector<const char*> words;
    std::string line;
  };
  const std::string see = " see program count trails --help";
  const std::string help = ";" + see;
  const std::vector<Case> cases{
      {{}, "arguments: no command given; choose from count, replay, or see program --help"},
      {{"count"}, "count: no command given; choose from trails, games, choose, matches, or see program count --help"},
      {{"chess"}, "'chess': no such command; choose from count, replay, or see program --help"},
      {{"count", "chess"},
       "count: 'chess': no such command; choose from trails, games, choose, matches, or see program count --help"},
      {{"--frm", "csv"}, "'--frm': no such option; see program --help"},
      {{"-x"}, "'-x': no such option; see program --help"},
      {{"count", "--plies", "3"}, "count: '--plies': no such option; see program count --help"},
      {{"rplay"}, "'rplay': no such command; did you mean 'replay'? choose from count, replay, or see program --help"},
      {{"count", "trial"},
       "count: 'trial': no such command; did you mean 'trails'? choose from trails, games, choose, matches, or see "
       "program "
       "count "
       "--help"},
      {{"trails"},
       "'trails': this program has no 'trails', but it has count trails; choose from count, replay, or see program "
       "--help"},
      {{"matches"},
       "'matches': this program has no 'matches', but it has count matches; choose from count, replay, or see program "
       "--help"},
      {{"matchs"},
       "'matchs': no such command; did you mean count matches? choose from count, replay, or see program --help"},
      {{"count", "replay"},
       "count: 'replay': this program has no 'count replay', but it has replay; choose from trails, games, choose, "
       "matches, or "
       "see "
       "program count --help"},
      {{"count", "trails", "--plie", "1"}, "count trails: '--plie': no such option; did you mean '--plies'?" + see},
      {{"count", "trails", "--plie=1"}, "count trails: '--plie': no such option; did you mean '--plies'?" + see},
      {{"count", "trails", "12"},
       "count trails: '12': no option before it; write --plies 12, or see program count trails --help"},
      {{"count", "trails", "--plies", "1", "2"}, "count trails: '2': one argument too many" + help},
      {{"count", "trails"}, "count trails: --plies is required; give one, for example --plies 3, or" + see},
      {{"count", "trails", "--plies"},
       "count trails: --plies: a value is missing; give one, for example --plies 3, or" + see},
      {{"count", "trails", "--plies="},
       "count trails: --plies: a value is missing; give one, for example --plies 3, or" + see},
      {{"count", "choose", "--way"},
       "count choose: --way: a value is missing; give one, for example --way up, or see program count choose --help"},
      {{"count", "games", "a", "--board"},
       "count games: --board: a value is missing; give one, for example --board \"1 2\", or see program count games "
       "--help"},
      {{"count", "games", "--by"},
       "count games: --by: a value is missing; give one, for example --by ball, or see program count games --help"},
      {{"--threads"}, "--threads: a value is missing; give one, for example --threads 3, or see program --help"},
      {{"count", "--out"},
       "count: --out: a value is missing; give one, for example --out FILE, or see program count --help"},
      {{"count", "trails", "--plies", "1", "--plies", "2"}, "count trails: --plies: given 2 times; give it once"},
      {{"count", "games", "--by", "a", "--by", "c"}, "count games: --by: given 2 times; give it once"},
      {{"count", "games", "a", "--by", "b"},
       "count games: --by: given 2 times, also as 'a' without its name; give it once"},
      {{"count", "games", "a", "--by=b"},
       "count games: --by: given 2 times, also as 'a' without its name; give it once"},
      {{"count", "games", "games", "--by", "b"},
       "count games: 'games': one argument too many; leave 'games' out, or see program count games --help"},
      {{"count", "games", "trails", "b"},
       "count games: 'trails': one argument too many; leave 'trails' out, or see program count games --help"},
      {{"count", "choose", "up"},
       "count choose: 'up': no option before it; write --way up, or see program count choose --help"},
      {{"count", "choose", "12"}, "count choose: '12': one argument too many; see program count choose --help"},
      {{"count", "matches", "--by", "b"},
       "count matches: --by: 'matches' already means 'games --by match'; leave the option out, or write count "
       "games"},
      {{"gmes"}, "'gmes': no such command; did you mean count games? choose from count, replay, or see program --help"},
      {{"count", "choose"},
       "count choose: --way is required; give one, for example --way up, or see program count choose --help"},
      {{"count", "games", "--by", "a", "b"}, "count games: 'b': one argument too many; see program count games --help"},
      {{"count", "trails", "--plies", "1", "--acyclic=maybe"},
       "count trails: --acyclic: takes no value; leave '=maybe' out"},
      {{"count", "trails", "--plies=1", "--yes=a=b"}, "count trails: --yes: takes no value; leave '=a=b' out"},
      {{"--yes=maybe", "count", "trails", "--plies=1"}, "count trails: --yes: takes no value; leave '=maybe' out"},
      {{"count", "trails", "--plies=1", "--yes=5"}, "count trails: --yes: takes no value; leave '=5' out"},
      {{"--yes=false", "count", "trails", "--plies=1"}, "count trails: --yes: takes no value; leave '=false' out"},
      {{"count", "trails", "--plies=1", "--", "--yes=5"}, "count trails: --yes: takes no value; leave '=5' out"},
      {{"count", "trails", "--help=5"}, "count trails: --help: takes no value; leave '=5' out"},
      {{"--version=5"}, "--version: takes no value; leave '=5' out"},
      {{"--version=maybe"}, "--version: takes no value; leave '=maybe' out"},
      {{"replay"}, "replay: FILE is required; give one, for example record.txt, or see program replay --help"},
  };
  for (const Case& mistake : cases) {
    const ParsedCommandLine parsed = Program().parse(mistake.words);
    EXPECT_EQ(parsed.outcome, Outcome::mistake) << mistake.line;
    EXPECT_EQ(parsed.text, mistake.line);
    EXPECT_EQ(parsed.command, nullptr);
  }
}

// An argument without fixed words and without an example in the help gets no invented example.
TEST(Parser, GivesNoExampleOfAnArgumentWhereNoneIsKnown) {
  std::string file;
  Command root("program", "does little");
  root.add_command("show", "shows a file").add_option("FILE", file, "the file").required();
  const std::vector<const char*> words{"program", "show"};
  EXPECT_EQ(cli::parse(root, 2, words.data()).text, "show: FILE is required; see program show --help");
}

}  // namespace quadrille::cli::parser_test
