// Functions that read and write whole files by file descriptors, and a function that explains error numbers.
//
// The functions return error numbers instead of throwing, so that each caller can choose the words of its own message.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::running {

/// A descriptor that is closed with this object; no descriptor if negative.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor();
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  int number() const { return number_; }

 private:
  int number_;
};

/// Writes all of `text` to a descriptor.
/// \returns 0, or the error number of the write that failed
int write_all(int descriptor, std::string_view text);

/// Appends the content of the file, at most `most` bytes of it. \returns 0, or the error number of the failed read
int read_text(const std::string& path, std::string& text, std::size_t most = std::string::npos);

/// Appends the names of the files and folders in the folder. \returns 0, or the error number of the failed read
int read_names(const std::string& path, std::vector<std::string>& names);

/// The meaning of an error number, for people.
std::string reason(int error_number);

}  // namespace quadrille::running
