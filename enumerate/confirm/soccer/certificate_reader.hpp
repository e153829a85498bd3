// Reader: reads a certificate (a file that proves who wins on a pitch) once, from front to end, through a buffer. The
// file begins with the lines of a header. The rest of the file is called the walk: numbers that describe the winner's
// strategy, position by position. The reader computes the checksum of the walk while it reads.
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

/// Writes the next available bytes of a file into the span. \returns their number; 0 at the end
using ByteSource = std::function<std::size_t(std::span<std::byte> into)>;

/// The bytes of a span, which outlives the source.
ByteSource source_of(std::span<const std::byte> bytes);

namespace certificate {

class Reader {
 public:
  /// \throws std::bad_alloc
  explicit Reader(ByteSource source);

  /// The next line without its newline; nothing if no line ends within the next `most` bytes.
  std::optional<std::string> line(std::size_t most);

  /// Begins the walk of `bytes` bytes. The reader gives out no more than these, and puts no more into the checksum.
  void begin_walk(std::uint64_t bytes);

  /// The number of bytes of the walk that were given out.
  std::uint64_t offset() const { return walk_before_ + at_; }

  /// The next number of the walk, in LEB128; nothing if the walk ends first, or the number has more than 63 bits.
  std::optional<std::uint64_t> number() {
    if (at_ < end_ && static_cast<unsigned>(buffer_[at_]) < 0x80U) return static_cast<std::uint64_t>(buffer_[at_++]);
    return long_number();
  }

  /// The state of the walk once all of it is read.
  struct End {
    std::uint64_t missing = 0;   ///< the number of announced bytes that are missing
    bool has_more = false;       ///< true if the file has further bytes after them
    std::uint64_t checksum = 0;  ///< XXH3 of the bytes that are present
  };
  /// Reads the rest of the walk. Nothing can be read afterwards.
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

/// The points, each followed by a space: `(2,2) (2,1) `.
std::string to_string(const std::vector<std::string>& history);

struct Header {
  soccer::PitchName pitch;
  std::vector<std::string> history;  ///< the points of the ball, b0 first; not yet checked by the rules
  int winner = 0;                    ///< 1 or 2
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;  ///< of the walk
  std::uint64_t checksum = 0;
};

/// The number of the header line that holds the history.
constexpr int history_line = 4;

/// Reads the header's lines and no more.
/// \throws Error (unusable_input) naming the line, what it should be, and the remedy
Header read_header(Reader& reader);

}  // namespace quadrille::confirm::certificate
