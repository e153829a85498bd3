// The loop of play, over streams: a match of the test's own, a low console, a stop.
#include "quadrille/play.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "quadrille/error.hpp"

namespace quadrille::play_test {

// Nim with one heap: the player who takes the last coin wins. The program takes one.
class Nim : public Match {
 public:
  explicit Nim(int coins) : coins_(coins) {}

  std::string title() const override { return "Nim"; }
  std::string aims(std::optional<int> you) const override {
    return you ? fmt::format("you, player {}, want the last coin", *you) : "";
  }
  std::string unit() const override { return "number"; }
  DrawnBoard board(bool /*colour*/, bool low) const override {
    return {low ? std::string("low\n") : std::string("o\no\no\n"), fmt::format("coins:  {}\n", left())};
  }
  std::vector<int> choosing() const override { return left() > 0 ? std::vector<int>{mover()} : std::vector<int>{}; }
  std::vector<PlayChoice> choices(int /*player*/) const override {
    std::vector<PlayChoice> choices{{1, "one"}};
    if (left() > 1) choices.push_back({2, "two"});
    return choices;
  }
  std::string menu(int player) const override { return "take " + listed(choices(player)); }
  std::string refusal(int /*player*/, std::string_view text) const override {
    return text == "three" ? "a player takes one or two" : "";
  }
  std::string choose(int player, const PlayChoice& choice) override {
    taken_.push_back(choice.number);
    return fmt::format("player {} takes {}", player, choice.text);
  }
  void take_back() override { taken_.pop_back(); }
  Advice advise(int /*player*/, const Thinking& thinking) override {
    return {{"one"}, "within " + thinking.within, taken_.empty() ? "" : "no better"};
  }
  std::string standing(const Thinking& /*thinking*/) override { return "not decided"; }
  std::string outcome() const override { return fmt::format("player {} wins", 3 - mover()); }
  std::string record(std::optional<int> resigned) const override {
    return fmt::format("{}{}\n", fmt::join(taken_, ","), resigned ? " resigned" : "");
  }
  std::string replay_command() const override { return ""; }

 private:
  int mover() const { return taken_.size() % 2 == 0 ? 1 : 2; }
  int left() const {
    int left = coins_;
    for (const int taken : taken_) left -= taken;
    return left;
  }

  int coins_;
  std::vector<int> taken_;
};

std::string played(const std::string& typed, const PlaySettings& settings = {}) {
  Nim match(4);
  std::istringstream in(typed);
  std::ostringstream out;
  play(match, settings, in, out);
  return out.str();
}

TEST(Play, GoesThroughAGame) {
  EXPECT_EQ(played("three\nmoves\ntwo\n1\nquit\n"),
            "Nim\n"
            "you, player 1, want the last coin\n"
            "\n"
            "o\no\no\ncoins:  4\n"
            "take 1 one  2 two\n"
            "player 1> three\n"
            "'three': a player takes one or two; enter a number from 1 to 2 that is offered,\n"
            "or help (a number is written as one)\n"
            "player 1> moves\n"
            "take 1 one  2 two\n"
            "player 1> two\n"
            "player 1 takes two\n"
            "player 2 takes one\n"
            "(no better)\n"
            "\n"
            "o\no\no\ncoins:  1\n"
            "take 1 one\n"
            "player 1> 1\n"
            "player 1 takes one\n"
            "\n"
            "o\no\no\ncoins:  0\n"
            "the game is over: player 1 wins\n"
            "enter undo to take back your last choice, help or quit\n"
            "over> quit\n");
}

TEST(Play, TakesAChoiceWithoutItsBracketsAndCommas) {
  const std::vector<PlayChoice> choices{{1, "(3,4)"}, {2, "(3,5)"}};
  for (const char* text : {"2", "(3,5)", "( 3, 5 )", "3,5", "3 5", "(3 5)"}) {
    const auto choice = choice_named(choices, text);
    ASSERT_TRUE(choice) << text;
    EXPECT_EQ(choice->number, 2) << text;
  }
  for (const char* text : {"35", "3", "3,5,1", "", "()", "3.5", "(1,", "2,", "(2)"})
    EXPECT_FALSE(choice_named(choices, text)) << text;
}

TEST(Play, EndsByShortWordsAndHelpsByAQuestionMark) {
  for (const char* text : {"q\n", "exit\n", "quit\n"}) {
    EXPECT_TRUE(played(std::string(text) + "1\n").ends_with(std::string("> ") + text)) << text;
  }
  EXPECT_EQ(played("?\nq\n").substr(played("q\n").size()), played("help\nq\n").substr(played("q\n").size() + 3));
}

TEST(Play, SavesOnlyWhereThatIsGiven) {
  EXPECT_NE(played("save x\n").find("'save x': no such number"), std::string::npos);
  std::string saved;
  PlaySettings settings;
  settings.is_person = {true, true};
  settings.save = [&](const std::string& file, const std::string& record) {
    if (file == "bad") throw Error(ErrorKind::unusable_input, "bad: no");
    saved += file + ": " + record;
  };
  const std::string text = played("1\nresign\nsave a file\nsave bad\nsave\n", settings);
  EXPECT_EQ(saved, "a file: 1 resigned\n");
  for (const char* said : {"player 2 resigns: player 1 wins", "saved\n", "save: bad: no", "save: no file is named",
                           "save FILE to keep the record"}) {
    EXPECT_NE(text.find(said), std::string::npos) << said << text;
  }
}

// A console of a few lines without input.
class LowConsole : public Console {
 public:
  LowConsole(int rows, int columns) : rows_(rows), columns_(columns) {}
  void write(std::string_view text) override { shown_ += text; }
  std::optional<std::string> read(const std::string& /*prompt*/, bool /*secret*/) override { return std::nullopt; }
  int rows() const override { return rows_; }
  int columns() const override { return columns_; }
  const std::string& shown() const { return shown_; }

 private:
  int rows_;
  int columns_;
  std::string shown_;
};

TEST(Play, DrawsALowBoardWithItsTextBesideIt) {
  const auto shown = [](int rows, int columns) {
    Nim match(4);
    LowConsole console(rows, columns);
    play(match, {}, console);
    return console.shown().substr(console.shown().find("coin\n") + 5);
  };
  const std::string whole = "\no\no\no\ncoins:  4\ntake 1 one  2 two\n";
  const std::string low = "low   coins:  4\n      take 1 one  2 two\n";
  EXPECT_EQ(shown(0, 80), whole);  // no bound
  EXPECT_EQ(shown(7, 80), whole);
  EXPECT_EQ(shown(6, 80), low);
  EXPECT_EQ(shown(6, 20), "low\ncoins:  4\ntake 1 one  2 two\n");  // no room beside it
  EXPECT_EQ(shown(6, 12), "low\ncoins:  4\ntake 1 one\n2 two\n");
}

// A game with a fault: a player must choose, and has no choice.
class Stuck : public Nim {
 public:
  Stuck() : Nim(4) {}
  std::vector<PlayChoice> choices(int /*player*/) const override { return {}; }
};

TEST(Play, BearsAPlayerWithoutAChoice) {
  Stuck match;
  std::istringstream in("1\nmoevs\nresign\n");
  std::ostringstream out;
  play(match, {}, in, out);
  for (const char* said :
       {"'1': there is no number to choose; enter undo, resign or quit\n",
        "'moevs': there is no number to choose; did you mean 'moves'? enter undo", "player 2 wins"}) {
    EXPECT_NE(out.str().find(said), std::string::npos) << said << out.str();
  }
}

TEST(Play, EndsWhereItIsStopped) {
  Nim match(4);
  std::stop_source stopped;
  stopped.request_stop();
  std::istringstream in("1\n");
  std::ostringstream out;
  PlaySettings settings;
  settings.options.stop = stopped.get_token();
  EXPECT_TRUE(play(match, settings, in, out).stopped);
  EXPECT_EQ(in.tellg(), 0);
}

TEST(Play, ListsChoicesByTheirNumbers) {
  std::vector<PlayChoice> choices;
  for (int i = 1; i <= 12; ++i) choices.push_back({i, "(10,10)"});
  EXPECT_EQ(listed({choices[0], choices[1]}), "1 (10,10)  2 (10,10)");
  EXPECT_EQ(choice_named(choices, " 12 ")->number, 12);
  EXPECT_FALSE(choice_named(choices, "13"));
}

}  // namespace quadrille::play_test
