// Where a result goes: standard output, or the file of --out.
//
// A file appears whole or not at all: its text is written to a temporary file in the same folder, which then takes the
// target's name in one step; if anything fails the temporary file is removed and an earlier file of that name stands as
// it was. What is no ordinary file (a device, a pipe) cannot be replaced and is written to directly.
//
// An output is tried when it is made, before any long work: a folder, or a place that cannot be written to, is refused
// at once. A reader that has seen enough (`| head`) has its result, so a closed pipe is no failure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/interrupt.hpp"

namespace quadrille::cli {

class Output {
 public:
  /// \param path       the file of --out; nothing for standard output
  /// \param interrupt  outlives this object
  /// \throws Error (unusable_input) naming the place if it cannot be written to
  Output(const std::optional<std::string>& path, Interrupt& interrupt);

  /// Whether an earlier file would be replaced.
  bool replaces_a_file() const;

  /// \throws Error (unusable_input) naming the place and the reason if not all of the text could be written
  void write(std::string_view text) const;

 private:
  enum class Kind { standard_output, replaced_file, device };

  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  void find_target();
  void write_directly(int descriptor, std::string_view text) const;
  void replace_file(std::string_view text) const;

  std::string place_;  // as messages call it
  Kind kind_ = Kind::standard_output;
  std::string target_;  // the file itself, symbolic links resolved
  Interrupt* interrupt_;
};

}  // namespace quadrille::cli
