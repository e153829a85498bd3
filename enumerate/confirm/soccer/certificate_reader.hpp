// The bytes of a certificate, read once from front to end through a buffer: the lines of its header, then the numbers
// of its walk, with the walk's checksum.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/soccer/pitch.hpp"

struct XXH3_state_s;

namespace quadrille::confirm {

/// Writes the next bytes of a file into the span, as many as are at hand. \returns how many; 0 at the end
using ByteSource = std::function<std::size_t(std::span<std::byte> into)>;

/// The bytes of a span, which outlives the source.
ByteSource source_of(std::span<const std::byte> bytes);

namespace certificate {

class Reader {
 public:
  /// \throws std::bad_alloc
  explicit Reader(ByteSource source);

  /// The next line without its end; nothing if none ends within the next `most` bytes.
  std::optional<std::string> line(std::size_t most);

  /// What follows is the walk, of so many bytes; no more than these are given out and put into the checksum.
  void begin_walk(std::uint64_t bytes);

  /// How many bytes of the walk were given out.
  std::uint64_t offset() const { return walk_before_ + at_; }

  /// The next number of the walk, in LEB128; nothing if the walk ends first, or the number has more than 63 bits.
  std::optional<std::uint64_t> number() {
    if (at_ < end_ && static_cast<unsigned>(buffer_[at_]) < 0x80U) return static_cast<std::uint64_t>(buffer_[at_++]);
    return long_number();
  }

  /// What the walk was once all of it is read.
  struct End {
    std::uint64_t missing = 0;   ///< how many of the bytes that were announced are not there
    bool goes_on = false;        ///< whether the file goes on behind them
    std::uint64_t checksum = 0;  ///< XXH3 of those that are
  };
  /// Reads what is left of the walk. Nothing can be read afterwards.
  End finish();

 private:
  struct FreeState {
    void operator()(XXH3_state_s* state) const;
  };

  bool refill();
  void take_into_walk();
  std::optional<std::uint64_t> long_number();

  ByteSource source_;
  std::vector<std::byte> buffer_;
  std::size_t at_ = 0;             // the next byte to give out
  std::size_t end_ = 0;            // behind the last byte to give out
  std::size_t held_ = 0;           // behind the last byte that was read
  std::uint64_t left_ = 0;         // bytes of the walk beyond end_
  std::uint64_t walk_before_ = 0;  // bytes of the walk before the buffer's first, modulo 2^64
  bool in_walk_ = false;
  std::unique_ptr<XXH3_state_s, FreeState> hash_;
};

}  // namespace certificate
}  // namespace quadrille::confirm

namespace quadrille::confirm::certificate {

// The header of a certificate: eight lines of text, in one order and one spelling (docs/certificates.md).

/// The points, each with a space behind it: `(2,2) (2,1) `.
std::string to_string(const std::vector<std::string>& history);

struct Header {
  soccer::PitchName pitch;
  std::vector<std::string> history;  ///< the points of the ball, b0 first; not yet checked by the rules
  int winner = 0;                    ///< 1 or 2
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;  ///< of the walk
  std::uint64_t checksum = 0;
};

/// The line of a header that says what its file's history is.
constexpr int history_line = 4;

/// Reads the header's lines and no more.
/// \throws Error (unusable_input) naming the line, what it should be, and the remedy
Header read_header(Reader& reader);

}  // namespace quadrille::confirm::certificate
