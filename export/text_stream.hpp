// A stream into a string that passes every failure on: for libraries that write to a std::ostream.
//
// A std::ostringstream catches what its buffer throws and sets a flag that nobody reads, so where memory ends its text
// is shorter than what was written to it, and looks whole. Here the buffer is a string of ours, and the stream throws
// what the string throws. No other string stream is used for output (tests/project/string_streams.sh).
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <utility>

namespace quadrille::exports {

/// Appends what is written to it to a string.
class TextBuffer : public std::streambuf {
 public:
  std::string take() { return std::exchange(text_, {}); }

 protected:
  int_type overflow(int_type character) override {
    if (!traits_type::eq_int_type(character, traits_type::eof())) text_ += traits_type::to_char_type(character);
    return traits_type::not_eof(character);
  }
  std::streamsize xsputn(const char* characters, std::streamsize count) override {
    text_.append(characters, static_cast<std::size_t>(count));
    return count;
  }

 private:
  std::string text_;
};

/// \throws std::bad_alloc from any output that memory does not suffice for
class TextStream : public std::ostream {
 public:
  TextStream() : std::ostream(nullptr) {
    rdbuf(&buffer_);
    exceptions(badbit | failbit);
  }
  TextStream(const TextStream&) = delete;
  TextStream& operator=(const TextStream&) = delete;

  /// What was written; the stream is then empty.
  std::string take() { return buffer_.take(); }

 private:
  TextBuffer buffer_;
};

}  // namespace quadrille::exports
