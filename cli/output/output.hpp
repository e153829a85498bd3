// Where a result goes: standard output, or the file of --out.
//
// A file appears whole or not at all: its text is written to a temporary file in the same folder, which then takes the
// target's name in one step; if anything fails the temporary file is removed and an earlier file of that name stands as
// it was. What is no ordinary file (a device, a pipe) cannot be replaced and is written to directly. So is the file
// that standard output was sent to, where --out leads to it, as `/dev/stdout` does: it may hold more than this output.
//
// An output is tried when it is made, before any long work: a folder, or a place that cannot be written to, is refused
// at once. A reader that has seen enough (`| head`) has its result, so a closed pipe is no failure.
//
// What is too long to hold is written piece by piece into an OutputStream, under the same rules. While a file of its
// own is being written no signal ends the program, so a long write listens to the first one (interrupt.hpp).
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "cli/interrupt.hpp"
#include "enumerate/run/temporary_file.hpp"

namespace quadrille::cli {

class OutputStream;

/// Whether two paths name one file, links resolved.
bool is_same_file(const std::string& one, const std::string& other);

class Output {
 public:
  /// Where the path leads to the file, or the pipe, of standard output: write there, or refuse it, because the text
  /// needs a file of its own.
  enum class OnStandardOutput { write, refuse };

  /// \param path       the file of --out; nothing for standard output
  /// \param option     the option that names it, for messages
  /// \param interrupt  outlives this object
  /// \throws Error (unusable_input) naming the place if it cannot be written to
  Output(const std::optional<std::string>& path, Interrupt& interrupt, const char* option = "--out",
         OnStandardOutput on_standard_output = OnStandardOutput::write);

  /// Whether an earlier file would be replaced.
  bool replaces_a_file() const;

  /// \throws Error (unusable_input) naming the place and the reason if not all of the text could be written
  void write(std::string_view text) const;
  /// Writes text that lacks a part and does not say so itself: see OutputStream::finish_partial.
  void write_partial(std::string_view text) const;

 private:
  friend class OutputStream;
  enum class Kind { standard_output, replaced_file, device };

  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  void find_target(const std::string& path, OnStandardOutput on_standard_output);

  std::string place_;   // as messages call it
  std::string option_;  // that names another place
  Kind kind_ = Kind::standard_output;
  std::string target_;  // the file itself, symbolic links resolved
  Interrupt* interrupt_;
};

/// An output while it is being written, a piece at a time.
class OutputStream {
 public:
  /// \param output  outlives this object
  /// \throws Error (unusable_input), as all functions: naming the place and the reason if it cannot be written to
  explicit OutputStream(const Output& output);
  /// What was written is dropped unless it was finished; from a device or a pipe it cannot be taken back.
  ~OutputStream();
  OutputStream(const OutputStream&) = delete;
  OutputStream& operator=(const OutputStream&) = delete;

  /// Writes all of the text. \returns whether anybody still reads: false once the reader of a pipe has gone
  bool write(std::string_view text);

  /// Puts the file in its place, whole.
  void finish();
  /// Puts a file that lacks a part beside its place, as FILE.partial, in place of an earlier file of that name, and
  /// says so on standard error. What is no ordinary file has been written to already. Throws nothing for a file that
  /// cannot be saved, so that what ended the work is told.
  void finish_partial();

 private:
  const Output& output_;
  std::unique_lock<std::mutex> held_;  // while there is a temporary file
  std::optional<running::TemporaryFile> file_;
  int descriptor_ = -1;
};

}  // namespace quadrille::cli
