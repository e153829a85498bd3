// The entry points of the WebAssembly module, which answers the questions of the web page (web/page/module.ts). The
// page writes a question into the module's memory and reads the answer there.
//
// The module is compiled without C++ exceptions. If an error occurs, the module passes its message to the page. The
// page then throws a JavaScript exception and replaces this instance of the module by a new one.
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <typeinfo>

#include "quadrille/error.hpp"
#include "web/module/questions.hpp"

namespace quadrille::web {

namespace {

std::string text_of(const Json& question, const char* key) {
  const auto found = question.find(key);
  if (found == question.end() || !found->is_string()) refuse(key, "no text", "give one");
  return found->get<std::string>();
}

Answers& answers_of(const std::string& game) {
  const auto found = games_by_name().find(game);
  if (found == games_by_name().end()) refuse("game '" + game + "'", "no such game", "choose a game of this page");
  return *found->second;
}

Json json_of(const games::RulesText& rules, const std::string& game, Answers& answers) {
  Json sections = Json::array();
  for (const games::RulesSection& section : rules.sections) {
    Json blocks = Json::array();
    for (const games::RulesBlock& block : section.blocks) {
      if (const auto* paragraph = std::get_if<games::RulesParagraph>(&block)) {
        blocks.push_back({{"text", paragraph->text}});
      } else if (const auto* list = std::get_if<games::RulesList>(&block)) {
        blocks.push_back({{"items", list->items}});
      } else if (const auto* diagram = std::get_if<games::RulesDiagram>(&block)) {
        const Begun begun = answers.record(diagram->record);
        blocks.push_back({{"caption", diagram->caption},
                          {"begun", {{"game", game}, {"setup", begun.setup}, {"moves", begun.moves}}}});
      }
    }
    sections.push_back({{"title", section.title}, {"blocks", blocks}});
  }
  Json sources = Json::array();
  for (const games::RulesSource& source : rules.sources) {
    sources.push_back(source.author + ", " + source.title + ", " + source.published);
  }
  return {{"game", game},         {"title", rules.title},     {"summary", rules.summary},
          {"sections", sections}, {"choices", rules.choices}, {"sources", sources}};
}

Json answer_to(const Json& question, std::string_view extra) {
  const std::string ask = text_of(question, "ask");
  const std::string game = text_of(question, "game");
  Answers& answers = answers_of(game);
  if (ask == "rules") return json_of(answers.rules(), game, answers);
  Json answer;
  if (ask == "record") {
    const Begun begun = answers.record(text_of(question, "text"));
    answer = {{"game", game}, {"setup", begun.setup}, {"moves", begun.moves}};
    return answer;
  }
  if (ask != "position" && ask != "think" && ask != "advise" && ask != "counts") {
    return answers.own(ask, question, extra);
  }
  Begun begun{text_of(question, "setup"), {}};
  for (const Json& move : question.value("moves", Json::array())) {
    if (!move.is_string()) refuse("moves", "no text", "give texts");
    begun.moves.push_back(move.get<std::string>());
  }
  Options options;
  constexpr double milliseconds_in_a_second = 1000;
  options.deadline = in_seconds(question.value("milliseconds", 0.0) / milliseconds_in_a_second);
  if (ask == "think") return answers.think(begun, options);
  if (ask == "advise") return answers.advise(begun, question.value("player", 1), options);
  if (ask == "counts") return answers.counts(begun, options);
  answer = answers.position(begun);
  answer["game"] = game;
  return answer;
}

std::string& question_bytes() {
  static std::string bytes;
  return bytes;
}
std::string& answer_bytes() {
  static std::string bytes;
  return bytes;
}

}  // namespace

std::string& Within::current() {
  static std::string place;
  return place;
}

std::map<std::string, Answers*>& games_by_name() {
  static std::map<std::string, Answers*> games;
  return games;
}

Json Answers::own(const std::string& ask, const Json& /*question*/, std::string_view /*extra*/) {
  refuse("ask '" + ask + "'", "no such question", "see web/page/module.ts");
}

std::vector<std::string> parts_of(const std::string& setup, std::size_t count, std::string_view form) {
  std::vector<std::string> parts{""};
  for (const char c : setup) {
    if (c == '/') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  if (parts.size() != count) refuse("'" + setup + "'", "no setup of this game", "write " + std::string(form));
  return parts;
}

int whole(std::string_view text, int least, int most, const std::string& place) {
  constexpr std::size_t most_digits = 9;
  int number = 0;
  bool is_number = !text.empty() && text.size() <= most_digits;
  for (const char c : text) {
    is_number = is_number && c >= '0' && c <= '9';
    if (is_number) number = 10 * number + (c - '0');
  }
  if (!is_number || number < least || number > most) {
    refuse(
        place,
        "'" + std::string(text) + "' is no whole number from " + std::to_string(least) + " to " + std::to_string(most),
        "give one");
  }
  return number;
}

void refuse_move(std::size_t number, std::string_view move, std::string reason) {
  throw Error(ErrorKind::breaks_rules, "move " + std::to_string(number + 1) + ", " + std::string(move),
              std::move(reason), "take it back, or give another one");
}

}  // namespace quadrille::web

extern "C" {

/// Hands the message of a refusal to the page, which throws; this instance is then used up.
[[noreturn]] __attribute__((import_module("page"), import_name("refuse"))) void page_refuse(const char* message,
                                                                                            std::size_t length);

// The names are the compiler's.
// NOLINTBEGIN(bugprone-reserved-identifier)
void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }

// Every exception thrown here is a std::exception (tests/web/module_test.mjs throws each kind).
[[noreturn]] void __cxa_throw(void* thrown, std::type_info* /*type*/, void (* /*destroy*/)(void*)) {
  std::string message = static_cast<std::exception*>(thrown)->what();
  if (const std::string& place = quadrille::web::Within::current(); !place.empty()) message = place + ": " + message;
  page_refuse(message.data(), message.size());
}

// NOLINTEND(bugprone-reserved-identifier)

__attribute__((export_name("room"))) char* quadrille_room(std::size_t bytes) {
  quadrille::web::question_bytes().resize(bytes);
  return quadrille::web::question_bytes().data();
}

__attribute__((export_name("ask"))) const char* quadrille_ask(std::size_t length, std::size_t extra) {
  const std::string_view given = quadrille::web::question_bytes();
  const auto question = quadrille::web::Json::parse(given.substr(0, length), nullptr, false);
  if (!question.is_object()) quadrille::refuse("the question", "no JSON object", "give one");
  quadrille::web::answer_bytes() = quadrille::web::answer_to(question, given.substr(length, extra)).dump();
  return quadrille::web::answer_bytes().data();
}

__attribute__((export_name("answered"))) std::size_t quadrille_answered() {
  return quadrille::web::answer_bytes().size();
}
}
