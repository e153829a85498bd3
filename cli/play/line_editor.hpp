// LineEditor: reads lines that a person types in a terminal, by the library libedit, with arrow keys and a history.
//
// While it waits for a key it obeys the stop token, as TypedLines does. \pre standard input and output are a terminal
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace quadrille::cli {

class LineEditor {
 public:
  explicit LineEditor(std::stop_token stop);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  /// The next line without its end; nothing at the end of the input, or if the stop token is set.
  std::optional<std::string> next(const std::string& prompt);

 private:
  class Editor;
  std::unique_ptr<Editor> editor_;
};

}  // namespace quadrille::cli
