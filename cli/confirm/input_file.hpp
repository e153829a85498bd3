// A file that is read from front to end in pieces, or standard input under the name `-`.
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace quadrille::cli {

/// How messages call the file of that name.
std::string shown_name(const std::string& file);

class InputFile {
 public:
  /// \throws Error (unusable_input) saying why it cannot be opened; the name is for the caller to add
  explicit InputFile(const std::string& name);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// Reads the next bytes, as many as are at hand. \returns how many; 0 at the end
  /// \throws Error (unusable_input) saying why they cannot be read
  std::size_t read(std::span<std::byte> into) const;

 private:
  int descriptor_;
};

}  // namespace quadrille::cli
