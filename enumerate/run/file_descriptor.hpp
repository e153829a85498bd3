// Writing to what the operating system has open, and what its error numbers mean.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::running {

/// A descriptor that is closed with this object; none if negative.
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

/// Appends what the file holds, up to `most` bytes of it. \returns 0 or the error number that kept it from being read
int read_text(const std::string& path, std::string& text, std::size_t most = std::string::npos);

/// Appends the names of what is in the folder. \returns 0 or the error number that kept it from being read
int read_names(const std::string& path, std::vector<std::string>& names);

/// What an error number means, for people.
std::string reason(int error_number);

}  // namespace quadrille::running
