#include "cli/play/loop.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <stdexcept>

#include "cli/interrupt.hpp"
#include "cli/output/streams.hpp"
#include "cli/play/typed_lines.hpp"
#include "games/nearest.hpp"
#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr const char* help_text =
    "a choice: its number, or as it is written\n"
    "undo      take back your last choice, and what came after it\n"
    "hint      what the program would play\n"
    "who       who wins under best play, where that is proved\n"
    "save FILE write the record, as replay reads it\n"
    "resign    give up\n"
    "board     draw the board again\n"
    "help      this list\n"
    "quit      end the session\n";

constexpr std::size_t most_shown = 60;  // characters of a line that was typed

class Loop {
 public:
  Loop(Match& match, const PlaySettings& settings, const Session& session)
      : match_(match),
        settings_(settings),
        session_(session),
        listener_(session.interrupt()),
        lines_(listener_.token()),
        screen_(std::nullopt, session.interrupt()) {
    if (session.arguments().out) file_.emplace(session.output(Output::OnStandardOutput::refuse));
  }

  Exit run();

 private:
  enum class Reply { go_on, end };

  void say(const std::string& text) const { screen_.write(text); }
  void say_line(const std::string& line) const { say(line + '\n'); }
  void show_board() const { say('\n' + match_.board(settings_.colour)); }

  bool is_person(int player) const { return settings_.is_person[player == 1 ? 0 : 1]; }
  bool anybody() const { return settings_.is_person[0] || settings_.is_person[1]; }
  bool over() const { return resigned_ || match_.choosing().empty(); }
  // Whose choice comes next: a person's where a person and the program choose at once. \pre not over()
  int next_player() const;

  void make(int player, const PlayChoice& choice);
  void let_program_choose(int player);
  std::optional<std::string> read(bool secret);
  Reply ask(int player);
  Reply obey(const std::string& line, std::optional<int> player);
  void undo();
  void hint(std::optional<int> player);
  void who();
  void save(std::string_view file);
  void resign(std::optional<int> player);
  template <class Ask>
  auto think(const Ask& ask) const;
  std::string end_of_game() const;
  Exit end(bool interrupted);

  Match& match_;
  const PlaySettings& settings_;
  const Session& session_;
  Interrupt::Listener listener_;
  TypedLines lines_;
  Output screen_;
  std::optional<Output> file_;
  std::vector<int> made_by_;  // the players of all choices
  std::optional<int> resigned_;
  bool shown_ = false;  // whether the board is shown as it is
};

int Loop::next_player() const {
  const std::vector<int> players = match_.choosing();
  const auto person = std::find_if(players.begin(), players.end(), [this](int player) { return is_person(player); });
  return person == players.end() ? players.front() : *person;
}

// ask(Thinking) with the time that a turn has. A twentieth of it is left for what is not thought.
template <class Ask>
auto Loop::think(const Ask& ask) const {
  constexpr double share = 0.95;
  const std::string within = settings_.nodes ? fmt::format("{} s or {} positions", settings_.seconds, *settings_.nodes)
                                             : fmt::format("{} s", settings_.seconds);
  Options options = session_.options();
  options.stop = listener_.token();
  options.deadline = in_seconds(share * settings_.seconds);
  options.note = {};  // notes are of how long a job takes; here it has its time
  return ask(Thinking{std::move(options), settings_.nodes, within});
}

void Loop::make(int player, const PlayChoice& choice) {
  const std::string announced = match_.choose(player, choice);
  made_by_.push_back(player);
  shown_ = false;
  if (!announced.empty()) say_line(announced);
}

void Loop::let_program_choose(int player) {
  const Advice advice = think([&](const Thinking& thinking) { return match_.advise(player, thinking); });
  if (lines_.stopped()) return;
  for (const std::string& text : advice.texts) {
    const auto choice = choice_named(match_.choices(player), text);
    if (!choice) throw std::logic_error("the program chose what is no choice");
    make(player, *choice);
  }
  if (!advice.caveat.empty()) say_line(fmt::format("({})", advice.caveat));
}

// The next line that is typed. What comes from elsewhere than a terminal is shown, so that what is printed reads as the
// session would in a terminal.
std::optional<std::string> Loop::read(bool secret) {
  auto line = lines_.next(secret);
  if (!line) {
    say("\n");
  } else if (!lines_.is_terminal()) {
    say_line(secret ? "" : games::beginning(*line, most_shown));
  }
  return line;
}

Loop::Reply Loop::ask(int player) {
  if (!shown_) {
    show_board();
    shown_ = true;
  }
  say(fmt::format("{}\nplayer {}> ", match_.menu(player), player));
  const auto line = read(match_.is_secret() && settings_.is_person[0] && settings_.is_person[1]);
  if (!line) return Reply::end;
  if (const auto choice = choice_named(match_.choices(player), *line)) {
    make(player, *choice);
    return Reply::go_on;
  }
  return obey(*line, player);
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
  const std::vector<Order> orders{
      {"undo", [this] { undo(); }},
      {"hint", [this, player] { hint(player); }},
      {"who", [this] { who(); }},
      {"save", [this, rest] { save(rest); }},
      {"resign", [this, player] { resign(player); }},
      {"board", [this] { show_board(); }},
      {"help", [this] { say(help_text); }},
  };
  if (word.empty()) return Reply::go_on;
  if (word == "quit") return Reply::end;
  const auto order = std::find_if(orders.begin(), orders.end(), [&](const Order& o) { return o.word == word; });
  if (order != orders.end() && (rest.empty() || word == "save")) {
    order->run();
    return Reply::go_on;
  }
  std::vector<std::string> words{"quit"};
  for (const Order& known : orders) words.push_back(known.word);
  const std::string shown = games::beginning(text, most_shown);
  if (order != orders.end()) {
    say_line(fmt::format("'{}': {} stands alone; enter {}", shown, word, word));
  } else if (player) {
    const std::vector<PlayChoice> choices = match_.choices(*player);
    const std::string offered =
        choices.front().number == PlayChoice::unnumbered
            ? fmt::format("a {} that is offered", match_.unit())
            : fmt::format("a number from {} to {} that is offered", choices.front().number, choices.back().number);
    say_line(fmt::format("'{}': no such {}; {}enter {}, or help", shown, match_.unit(),
                         games::did_you_mean(word, words), offered));
  } else {
    say_line(fmt::format("'{}': the game is over; {}enter undo, save FILE or quit", shown,
                         games::did_you_mean(word, words)));
  }
  return Reply::go_on;
}

// Takes back what was chosen since a person's last choice, and that one.
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
    if (is_person(player)) break;
  }
  shown_ = false;
}

void Loop::hint(std::optional<int> player) {
  if (!player) return say_line("hint: the game is over; enter undo to go back");
  const Advice advice = think([&](const Thinking& thinking) { return match_.advise(*player, thinking); });
  if (lines_.stopped()) return;
  std::string text;
  for (const std::string& choice : advice.texts) text += (text.empty() ? "" : ", then ") + choice;
  say_line(fmt::format("hint: {}{}", text, " (" + (advice.caveat.empty() ? advice.ground : advice.caveat) + ")"));
}

void Loop::who() {
  if (over()) return say_line(end_of_game());
  const std::string text = think([&](const Thinking& thinking) { return match_.standing(thinking); });
  if (!lines_.stopped()) say_line(text);
}

void Loop::save(std::string_view file) {
  if (file.empty()) return say_line("save: names no file; enter save FILE");
  try {
    const std::string record = match_.record(resigned_);
    Output(std::string(file), session_.interrupt(), "--out", Output::OnStandardOutput::refuse).write(record);
    say_line(fmt::format("saved; quadrille {} {} reads it", match_.replay_command(), games::printable(file)));
  } catch (const Error& error) {
    const std::string why = games::printable(error.what());
    constexpr std::string_view option = "--out ";
    say_line(fmt::format("save: {}", why.starts_with(option) ? why.substr(option.size()) : why));
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

Exit Loop::end(bool interrupted) {
  if (file_) file_->write(match_.record(resigned_));
  if (!interrupted) return Exit::done;
  print_error("interrupted");
  return Exit::interrupted;
}

Exit Loop::run() {
  say_line(match_.title());
  bool told = false;  // how the game has ended
  while (!lines_.stopped()) {
    if (!over()) {
      told = false;
      const int player = next_player();
      if (!is_person(player)) {
        let_program_choose(player);
      } else if (ask(player) == Reply::end) {
        break;
      }
      continue;
    }
    if (!told) {
      show_board();
      say_line("the game is over: " + end_of_game());
      told = true;
    }
    if (!anybody()) break;
    say("over> ");
    const auto line = read(false);
    if (!line || obey(*line, std::nullopt) == Reply::end) break;
  }
  return end(lines_.stopped());
}

}  // namespace

Exit play_match(Match& match, const PlaySettings& settings, const Session& session) {
  return Loop(match, settings, session).run();
}

}  // namespace quadrille::cli
