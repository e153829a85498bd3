// Sets up the library libedit, with which a person edits a typed line. This file reads the characters for libedit, so
// that the stop token can end the wait for a key.
#include "cli/play/line_editor.hpp"

#include <histedit.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <new>
#include <utility>

namespace quadrille::cli {

namespace {

constexpr int milliseconds_between_glances = 50;
constexpr int most_remembered = 200;  // lines

}  // namespace

class LineEditor::Editor {
 public:
  explicit Editor(std::stop_token stop) : stop_(std::move(stop)), history_(::history_init()) {
    // libedit decodes its characters by the locale; the boards are UTF-8 in any locale.
    static_cast<void>(std::setlocale(LC_CTYPE, "C.UTF-8"));  // NOLINT(concurrency-mt-unsafe)
    line_.reset(::el_init("quadrille", stdin, stdout, stderr));
    if (!history_ || !line_) throw std::bad_alloc();
    HistEvent event{};
    ::history(history_.get(), &event, H_SETSIZE, most_remembered);
    ::history(history_.get(), &event, H_SETUNIQUE, 1);
    ::el_set(line_.get(), EL_CLIENTDATA, this);
    ::el_set(line_.get(), EL_PROMPT, &Editor::prompt);
    ::el_set(line_.get(), EL_EDITOR, "emacs");
    ::el_set(line_.get(), EL_HIST, &::history, history_.get());
    ::el_set(line_.get(), EL_GETCFN, &Editor::next_character);
  }

  std::optional<std::string> next(const std::string& prompt) {
    prompt_ = prompt;
    int length = 0;
    const char* const typed = ::el_gets(line_.get(), &length);
    if (typed == nullptr || length <= 0) return std::nullopt;
    std::string line(typed, static_cast<std::size_t>(length));
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
    HistEvent event{};
    if (!line.empty()) ::history(history_.get(), &event, H_ENTER, line.c_str());
    return line;
  }

 private:
  static Editor& of(EditLine* line) {
    void* editor = nullptr;
    ::el_get(line, EL_CLIENTDATA, &editor);
    return *static_cast<Editor*>(editor);
  }
  static char* prompt(EditLine* line) { return of(line).prompt_.data(); }

  // \returns 1, 0 at the end of the input, -1 if the input cannot be read or the stop token is set
  static int next_character(EditLine* line, wchar_t* character) {
    const std::stop_token& stop = of(line).stop_;
    std::mbstate_t state{};
    while (!stop.stop_requested()) {
      pollfd waited{STDIN_FILENO, POLLIN, 0};
      const int ready = ::poll(&waited, 1, milliseconds_between_glances);
      if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
      char byte = 0;
      const ssize_t count = ::read(STDIN_FILENO, &byte, 1);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return static_cast<int>(count);
      const std::size_t bytes = std::mbrtowc(character, &byte, 1, &state);
      if (bytes <= 1) return 1;
      if (bytes != static_cast<std::size_t>(-2)) state = {};  // no character begins like this
    }
    return -1;
  }

  struct End {
    void operator()(History* history) const { ::history_end(history); }
    void operator()(EditLine* line) const { ::el_end(line); }
  };

  std::stop_token stop_;
  std::string prompt_;
  std::unique_ptr<History, End> history_;
  std::unique_ptr<EditLine, End> line_;
};

LineEditor::LineEditor(std::stop_token stop) : editor_(std::make_unique<Editor>(std::move(stop))) {}
LineEditor::~LineEditor() = default;

std::optional<std::string> LineEditor::next(const std::string& prompt) { return editor_->next(prompt); }

}  // namespace quadrille::cli
