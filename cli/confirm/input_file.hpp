// InputFile: a file that the caller reads piece by piece, from beginning to end. The name `-` means standard input.
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace quadrille::cli {

/// The name of the file in messages.
std::string shown_name(const std::string& file);

class InputFile {
 public:
  /// \throws Error (unusable_input) saying why it cannot be opened; the caller adds the name
  explicit InputFile(const std::string& name);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// Reads the next bytes, as many as are available. \returns their number; 0 at the end
  /// \throws Error (unusable_input) saying why they cannot be read
  std::size_t read(std::span<std::byte> into) const;

 private:
  int descriptor_;
};

}  // namespace quadrille::cli
