// The loop of an interactive game, the same for every game (quadrille/play.hpp). The loop knows a game only through the
// interface Match.
#include "quadrille/play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <istream>
#include <ostream>
#include <stdexcept>

#include "games/nearest.hpp"
#include "games/paragraphs.hpp"
#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille {

namespace {

constexpr std::size_t most_shown = 60;  // characters of a typed line

// The text without brackets, commas and blanks, but for one blank between two words: `(3, 4)`, `3,4` and `3 4` are one.
std::string words_of(std::string_view text) {
  std::string words;
  bool is_between = false;
  for (const char c : text) {
    if (std::string_view("(), \t").find(c) != std::string_view::npos) {
      is_between = true;
      continue;
    }
    if (is_between && !words.empty()) words += ' ';
    is_between = false;
    words += c;
  }
  return words;
}

// The drawing with text at its right: the last lines of the news that the height has room for, then `text`. Nothing if
// the screen is too narrow for both.
std::optional<std::string> beside(const std::string& drawing, const std::string& news, const std::string& text,
                                  std::size_t columns) {
  constexpr std::size_t gap = 3;
  constexpr std::size_t narrowest = 20;
  const std::vector<std::string> left = games::lines_of(drawing);
  std::size_t width = 0;
  for (const std::string& line : left) width = std::max(width, games::columns_of(line));
  if (columns < width + gap + narrowest) return std::nullopt;
  const auto lines_beside = [&](const std::string& words) {
    return games::lines_of(games::fitted(words, columns - width - gap, games::Spaced::broken));
  };
  std::vector<std::string> right = lines_beside(news);
  const std::vector<std::string> below = lines_beside(text);
  const std::size_t room = left.size() - std::min(left.size(), below.size());
  if (right.size() > room) right.erase(right.begin(), right.end() - static_cast<std::ptrdiff_t>(room));
  right.insert(right.end(), below.begin(), below.end());
  std::string result;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    const std::string& line = i < left.size() ? left[i] : std::string();
    result += line;
    if (i < right.size()) result += std::string(width + gap - games::columns_of(line), ' ') + right[i];
    result += '\n';
  }
  return result;
}

class Loop {
 public:
  Loop(Match& match, const PlaySettings& settings, Console& console)
      : match_(match), settings_(settings), console_(console) {}

  PlayResult run();

 private:
  enum class Reply { proceed, quit };

  void say(const std::string& text) const { console_.write(text); }
  void say_line(const std::string& line) const { say(in_lines(line + '\n')); }
  void say_news(const std::string& line) {
    say_line(line);
    news_ += line + '\n';
  }
  std::size_t columns() const { return static_cast<std::size_t>(std::max(0, console_.columns())); }
  std::string in_lines(const std::string& text) const { return games::fitted(text, columns(), games::Spaced::broken); }
  void show_board(std::optional<int> player);

  bool stopped() const { return settings_.options.stop.stop_requested(); }
  bool is_person(int player) const { return settings_.is_person[player == 1 ? 0 : 1]; }
  bool anybody() const { return settings_.is_person[0] || settings_.is_person[1]; }
  bool over() const { return resigned_ || match_.choosing().empty(); }
  // The player who chooses next: a person, where a person and the program choose at once. \pre not over()
  int next_player() const;

  std::string aims() const;
  std::string help(bool is_over) const;
  void make(int player, const PlayChoice& choice);
  void let_program_choose(int player);
  Reply ask(int player);
  Reply obey(const std::string& line, std::optional<int> player);
  void refuse_choice(int player, std::string_view text, const std::string& near) const;
  void undo();
  void hint(std::optional<int> player);
  void who();
  void moves(std::optional<int> player) const;
  void save(std::string_view file);
  void resign(std::optional<int> player);
  template <class Ask>
  auto think(const Ask& ask) const;
  std::string end_of_game() const;

  Match& match_;
  const PlaySettings& settings_;
  Console& console_;
  std::vector<int> made_by_;  // the players of all choices
  std::optional<int> resigned_;
  bool shown_ = false;  // true if the last board shown is still current
  std::string news_;    // the messages about the game since the last board
};

int Loop::next_player() const {
  const std::vector<int> players = match_.choosing();
  const auto person = std::find_if(players.begin(), players.end(), [this](int player) { return is_person(player); });
  return person == players.end() ? players.front() : *person;
}

// Shows the board with the choices of the player who is asked. On a screen too low for that, the drawing is as low as
// possible and has all text beside it. That text includes the news since the last board, because its lines have left
// the screen. On a screen too narrow for that, the text is below.
void Loop::show_board(std::optional<int> player) {
  const std::string menu = player ? match_.menu(*player) + '\n' : "";
  const auto below = [&](const DrawnBoard& board) { return board.drawing + in_lines(board.caption + menu); };
  std::string text = '\n' + below(match_.board(settings_.colour, false));
  const auto rows = static_cast<std::size_t>(std::max(0, console_.rows()));
  if (rows > 0 && games::lines_of(text).size() + 1 > rows) {  // one for the prompt
    const DrawnBoard low = match_.board(settings_.colour, true);
    text = beside(low.drawing, news_, low.caption + menu, columns()).value_or(below(low));
  }
  say(text);
  news_.clear();
}

// Calls ask(Thinking) with the time of a turn, less a twentieth for all work that is not thinking.
template <class Ask>
auto Loop::think(const Ask& ask) const {
  constexpr double share = 0.95;
  const std::string within = settings_.nodes ? fmt::format("{} s or {} positions", settings_.seconds, *settings_.nodes)
                                             : fmt::format("{} s", settings_.seconds);
  Options options = settings_.options;
  options.deadline = in_seconds(share * settings_.seconds);
  options.note = {};  // notes report how long a job takes; here the time is fixed
  return ask(Thinking{std::move(options), settings_.nodes, within});
}

void Loop::make(int player, const PlayChoice& choice) {
  const std::string announced = match_.choose(player, choice);
  made_by_.push_back(player);
  shown_ = false;
  if (!announced.empty()) say_news(announced);
}

void Loop::let_program_choose(int player) {
  const Advice advice = think([&](const Thinking& thinking) { return match_.advise(player, thinking); });
  if (stopped()) return;
  for (const std::string& text : advice.texts) {
    const auto choice = choice_named(match_.choices(player), text);
    if (!choice) throw std::logic_error("the program's choice is not offered");
    make(player, *choice);
  }
  if (!advice.remark.empty()) say_news(fmt::format("({})", advice.remark));
}

Loop::Reply Loop::ask(int player) {
  if (!shown_) {
    show_board(player);
    shown_ = true;
  }
  const auto line = console_.read(fmt::format("player {}> ", player),
                                  match_.is_secret() && settings_.is_person[0] && settings_.is_person[1]);
  if (!line) return Reply::quit;
  if (const auto choice = choice_named(match_.choices(player), *line)) {
    make(player, *choice);
    return Reply::proceed;
  }
  return obey(*line, player);
}

std::string Loop::aims() const {
  std::optional<int> you;
  if (settings_.is_person[0] != settings_.is_person[1]) you = settings_.is_person[0] ? 1 : 2;
  const std::string text = match_.aims(you);
  return text.empty() ? text : text + '\n';
}

std::string Loop::help(bool is_over) const {
  const std::string undo = "undo      take back your last choice and all later ones\n";
  const std::string save = settings_.save ? "save FILE write the record, which replay reads\n" : "";
  const std::string rest =
      "board     draw the board again\n"
      "help      show this list\n"
      "quit      end the session\n";
  if (is_over) return in_lines(aims()) + undo + "who       name the winner\n" + save + rest;
  return in_lines(aims()) +
         "a choice: its number, or as the program writes it\n"
         "moves     list the choices\n" +
         undo +
         "hint      show the program's choice\n"
         "who       name the winner under best play, if it is proved\n" +
         save + "resign    give up\n" + rest;
}

Loop::Reply Loop::obey(const std::string& line, std::optional<int> player) {
  const std::string_view text = games::trimmed(line);
  const std::size_t blank = text.find_first_of(" \t");
  const std::string word(text.substr(0, blank));
  const std::string_view rest = blank == std::string_view::npos ? "" : games::trimmed(text.substr(blank));
  struct Order {
    std::string word;
    std::function<void()> run;
  };
  std::vector<Order> orders{
      {"moves", [this, player] { moves(player); }},     {"undo", [this] { undo(); }},
      {"hint", [this, player] { hint(player); }},       {"who", [this] { who(); }},
      {"resign", [this, player] { resign(player); }},   {"board", [this, player] { show_board(player); }},
      {"help", [this, player] { say(help(!player)); }}, {"?", [this, player] { say(help(!player)); }},
  };
  if (settings_.save) orders.push_back({"save", [this, rest] { save(rest); }});
  if (word.empty()) return Reply::proceed;
  if (word == "quit" || word == "q" || word == "exit") return Reply::quit;
  const auto order = std::find_if(orders.begin(), orders.end(), [&](const Order& o) { return o.word == word; });
  if (order != orders.end() && (rest.empty() || word == "save")) {
    order->run();
    return Reply::proceed;
  }
  std::vector<std::string> words{"quit"};
  for (const Order& known : orders) words.push_back(known.word);
  const std::string near = games::did_you_mean(word, words);
  const std::string shown = games::beginning(text, most_shown);
  if (order != orders.end()) {
    say_line(fmt::format("'{}': {} takes no argument; enter {}", shown, word, word));
  } else if (player) {
    refuse_choice(*player, text, near);
  } else {
    say_line(fmt::format("'{}': the game is over; {}enter undo{} or quit", shown, near,
                         settings_.save ? ", save FILE" : ""));
  }
  return Reply::proceed;
}

// \param near  the question for the command that may have been meant, or nothing
void Loop::refuse_choice(int player, std::string_view text, const std::string& near) const {
  const std::vector<PlayChoice> choices = match_.choices(player);
  if (choices.empty()) {
    return say_line(fmt::format("'{}': there is no {} to choose; {}enter undo, resign or quit",
                                games::beginning(text, most_shown), match_.unit(), near));
  }
  const PlayChoice& first = choices.front();
  const std::string offered =
      choices.size() == 1 ? fmt::format("{}, the only {}", first.text, match_.unit())
      : first.number == PlayChoice::unnumbered
          ? fmt::format("a {} that is offered", match_.unit())
          : fmt::format("a number from {} to {} that is offered", first.number, choices.back().number);
  const std::string why = match_.refusal(player, text);
  const bool has_name = first.number != PlayChoice::unnumbered && fmt::format("{}", first.number) != first.text;
  say_line(fmt::format("'{}': {}; {}enter {}, or help{}", games::beginning(text, most_shown),
                       why.empty() ? "no such " + match_.unit() : why, near, offered,
                       has_name ? fmt::format(" (a {} is written as {})", match_.unit(), first.text) : ""));
}

// Takes back a person's last choice and all choices after it.
void Loop::undo() {
  if (resigned_) {
    resigned_.reset();
    shown_ = false;
    return;
  }
  if (std::none_of(made_by_.begin(), made_by_.end(), [this](int player) { return is_person(player); })) {
    say_line("undo: you have chosen nothing yet; choose first");
    return;
  }
  while (true) {
    const int player = made_by_.back();
    match_.take_back();
    made_by_.pop_back();
    // One of two people chose in secret, and the choice has been shown since: both choose again.
    const bool is_known = match_.is_secret() && match_.choosing().size() == 1 && !made_by_.empty();
    if (is_person(player) && !is_known) break;
  }
  shown_ = false;
}

void Loop::hint(std::optional<int> player) {
  if (!player) return say_line("hint: the game is over; enter undo to go back");
  const Advice advice = think([&](const Thinking& thinking) { return match_.advise(*player, thinking); });
  if (stopped()) return;
  std::string text;
  for (const std::string& choice : advice.texts) text += (text.empty() ? "" : ", then ") + choice;
  say_line(fmt::format("hint: {}{}", text, " (" + (advice.remark.empty() ? advice.ground : advice.remark) + ")"));
}

void Loop::who() {
  if (over()) return say_line(end_of_game());
  const std::string text = think([&](const Thinking& thinking) { return match_.standing(thinking); });
  if (!stopped()) say_line(text);
}

void Loop::moves(std::optional<int> player) const {
  say_line(player ? match_.menu(*player) : "moves: the game is over; enter undo to go back");
}

void Loop::save(std::string_view file) {
  if (file.empty()) return say_line("save: no file is named; enter save FILE");
  try {
    settings_.save(std::string(file), match_.record(resigned_));
    const std::string command = match_.replay_command();
    say_line(command.empty() ? "saved"
                             : fmt::format("saved; quadrille {} {} reads it", command, games::printable(file)));
  } catch (const Error& error) {
    say_line(fmt::format("save: {}", games::printable(error.what())));
  }
}

void Loop::resign(std::optional<int> player) {
  if (!player) return say_line("resign: the game is over; enter undo to go back");
  resigned_ = player;
}

std::string Loop::end_of_game() const {
  if (resigned_) return fmt::format("player {} resigns: player {} wins", *resigned_, 3 - *resigned_);
  return match_.outcome();
}

PlayResult Loop::run() {
  news_ = aims();
  say(in_lines(match_.title() + '\n' + news_));
  bool announced = false;  // true if the end of this game is announced
  while (!stopped()) {
    if (!over()) {
      announced = false;
      const int player = next_player();
      if (!is_person(player)) {
        let_program_choose(player);
      } else if (ask(player) == Reply::quit) {
        break;
      }
      continue;
    }
    if (!announced) {
      show_board(std::nullopt);
      say_line("the game is over: " + end_of_game());
      if (anybody()) {
        say_line(fmt::format("enter undo to take back your last choice, {}help or quit",
                             settings_.save ? "save FILE to keep the record, " : ""));
      }
      announced = true;
    }
    if (!anybody()) break;
    const auto line = console_.read("over> ", false);
    if (!line || obey(*line, std::nullopt) == Reply::quit) break;
  }
  return {stopped(), resigned_, made_by_.size()};
}

// A console on two streams; it repeats each line that it reads after the prompt.
class StreamConsole : public Console {
 public:
  StreamConsole(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

  void write(std::string_view text) override { out_ << text << std::flush; }
  std::optional<std::string> read(const std::string& prompt, bool secret) override {
    write(prompt);
    std::string line;
    if (!std::getline(in_, line)) {
      write("\n");
      return std::nullopt;
    }
    write((secret ? "" : games::beginning(line, most_shown)) + '\n');
    return line;
  }

 private:
  std::istream& in_;
  std::ostream& out_;
};

}  // namespace

std::optional<PlayChoice> choice_named(const std::vector<PlayChoice>& choices, std::string_view text) {
  const std::string_view number = games::trimmed(text);
  const std::string wanted = words_of(text);
  const auto found = std::find_if(choices.begin(), choices.end(), [&](const PlayChoice& choice) {
    if (choice.number != PlayChoice::unnumbered && fmt::format("{}", choice.number) == number) return true;
    const std::string name = words_of(choice.text);
    return name == choice.text ? name == number : name == wanted;
  });
  return found == choices.end() ? std::nullopt : std::optional(*found);
}

std::optional<int> typed_number(std::string_view text) {
  text = games::trimmed(text);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string listed(const std::vector<PlayChoice>& choices) {
  std::string text;
  for (const PlayChoice& choice : choices) {
    if (!text.empty()) text += "  ";
    if (choice.number != PlayChoice::unnumbered) text += fmt::format("{} ", choice.number);
    text += choice.text;
  }
  return text;
}

PlayResult play(Match& match, const PlaySettings& settings, Console& console) {
  return Loop(match, settings, console).run();
}

PlayResult play(Match& match, const PlaySettings& settings, std::istream& in, std::ostream& out) {
  StreamConsole console(in, out);
  return play(match, settings, console);
}

}  // namespace quadrille
