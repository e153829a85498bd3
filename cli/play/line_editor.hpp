// LineEditor: reads the lines that a person types in a terminal. The library libedit provides the arrow keys and a
// history of lines.
//
// While a LineEditor waits for a key, a request to stop (by the stop token) ends the wait.
// \pre standard input and output are a terminal
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
