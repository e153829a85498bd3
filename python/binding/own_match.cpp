// Lets a person play a game written in Python, in a terminal. The session in quadrille/play.hpp controls the play. It
// calls two Python objects of python/quadrille/own_play.py: the match, which knows the game, and the console, which
// reads and shows text.
#include <pybind11/stl.h>

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "python/binding/bindings.hpp"
#include "quadrille/play.hpp"

namespace quadrille::python {

namespace {

// Each function calls the method of its name, on the calling thread, which holds the GIL.
class PythonMatch : public Match {
 public:
  explicit PythonMatch(py::object match) : match_(std::move(match)) {}

  std::string title() const override { return text("title"); }
  std::string aims(std::optional<int> you) const override { return text("aims", you); }
  std::string unit() const override { return "move"; }
  DrawnBoard board(bool /*colour*/, bool /*low*/) const override { return {text("board")}; }

  std::vector<int> choosing() const override {
    const py::object mover = match_.attr("mover")();
    return mover.is_none() ? std::vector<int>() : std::vector{mover.cast<int>()};
  }
  // If the texts are numbers, choices have no other number.
  std::vector<PlayChoice> choices(int /*player*/) const override {
    const auto [texts, are_numbered] = match_.attr("choices")().cast<std::pair<std::vector<std::string>, bool>>();
    std::vector<PlayChoice> choices;
    for (const std::string& choice : texts) {
      choices.push_back({are_numbered ? static_cast<int>(choices.size()) + 1 : PlayChoice::unnumbered, choice});
    }
    return choices;
  }
  std::string menu(int player) const override { return listed(choices(player)); }
  std::string choose(int player, const PlayChoice& choice) override { return text("choose", player, choice.text); }
  void take_back() override { match_.attr("take_back")(); }

  Advice advise(int /*player*/, const Thinking& thinking) override {
    auto [choice, ground, remark] =
        match_.attr("advise")(thinking.within).cast<std::tuple<std::string, std::string, std::string>>();
    return {{std::move(choice)}, std::move(ground), std::move(remark)};
  }
  std::string standing(const Thinking& thinking) override { return text("standing", thinking.within); }
  std::string outcome() const override { return text("outcome"); }

  std::string record(std::optional<int> /*resigned*/) const override { return {}; }  // there is no `save`
  std::string replay_command() const override { return {}; }

 private:
  template <class... Arguments>
  std::string text(const char* method, const Arguments&... arguments) const {
    return match_.attr(method)(arguments...).template cast<std::string>();
  }

  py::object match_;
};

class PythonConsole : public Console {
 public:
  explicit PythonConsole(py::object console) : console_(std::move(console)) {}

  void write(std::string_view text) override { console_.attr("write")(text); }
  std::optional<std::string> read(const std::string& prompt, bool /*secret*/) override {
    return console_.attr("read")(prompt).cast<std::optional<std::string>>();
  }
  int columns() const override { return console_.attr("columns")().cast<int>(); }

 private:
  py::object console_;
};

void play_in_python(const py::object& match, const py::object& console, bool is_person_1, bool is_person_2,
                    double seconds) {
  PythonMatch played(match);
  PythonConsole lines(console);
  PlaySettings settings;
  settings.is_person = {is_person_1, is_person_2};
  settings.seconds = seconds;
  play(played, settings, lines);
}

}  // namespace

void bind_own_match(py::module_& module) { module.def("own_play", play_in_python); }

}  // namespace quadrille::python
