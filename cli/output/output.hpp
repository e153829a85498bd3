// Output: the place to which a command writes its result. The place is standard output, or the file that --out names.
//
// A file appears whole or not at all. The text is written to a temporary file in the same folder, and then the
// temporary file is renamed. If anything fails, the temporary file is removed, and an earlier file with the name of
// --out stays as it was. Two kinds of places cannot be replaced, so the text is written to them directly. The first
// kind is a device or a pipe. The second kind is the file to which the shell has redirected standard output, if --out
// names the same file (for example by `/dev/stdout`). This file may already contain other text, which must stay.
//
// The constructor tests the place before any long work. It refuses a folder, and a place that cannot be written to. If
// the program that reads a pipe has closed the pipe (`| head`), that is no failure, because that program has read
// enough.
//
// A text that is too long for the memory is written piece by piece into an OutputStream, under the same rules. While a
// temporary file is being written, no signal ends the program. So the code that writes a long text must itself check a
// stop token, and end its work after the first signal (interrupt.hpp).
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "cli/interrupt.hpp"
#include "enumerate/run/temporary_file.hpp"

namespace quadrille::cli {

class OutputStream;

/// True if two paths name one file, links resolved.
bool is_same_file(const std::string& one, const std::string& other);

class Output {
 public:
  /// The treatment of a path that leads to the file, or the pipe, of standard output: write there, or refuse it because
  /// the text needs a file of its own.
  enum class OnStandardOutput { write, refuse };

  /// \param path       the file of --out; nothing for standard output
  /// \param option     the option that names it, for messages
  /// \param interrupt  outlives this object
  /// \throws Error (unusable_input) naming the place if it cannot be written to
  Output(const std::optional<std::string>& path, Interrupt& interrupt, const char* option = "--out",
         OnStandardOutput on_standard_output = OnStandardOutput::write);

  /// True if an earlier file would be replaced.
  bool replaces_a_file() const;

  /// \throws Error (unusable_input) naming the place and the reason if not all of the text could be written
  void write(std::string_view text) const;
  /// Writes incomplete text that does not say so itself: see OutputStream::finish_partial.
  void write_partial(std::string_view text) const;

 private:
  friend class OutputStream;
  enum class Kind { standard_output, replaced_file, device };

  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  void find_target(const std::string& path, OnStandardOutput on_standard_output);

  std::string place_;   // its name in messages
  std::string option_;  // the option that names another place
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
  /// Discards the text unless it was finished; a device or a pipe has received it already.
  ~OutputStream();
  OutputStream(const OutputStream&) = delete;
  OutputStream& operator=(const OutputStream&) = delete;

  /// Writes all of the text. \returns false once the reader of a pipe has closed it; otherwise true
  bool write(std::string_view text);

  /// Puts the file in its place, whole.
  void finish();
  /// Saves an incomplete file as FILE.partial, in place of an earlier file of that name, and reports it on standard
  /// error. A device or a pipe has received the text already. A file that cannot be saved is reported, not thrown, so
  /// that the caller can report why the work ended.
  void finish_partial();

 private:
  const Output& output_;
  std::unique_lock<std::mutex> held_;  // while there is a temporary file
  std::optional<running::TemporaryFile> file_;
  int descriptor_ = -1;
};

}  // namespace quadrille::cli
