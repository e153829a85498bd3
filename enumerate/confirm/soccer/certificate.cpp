#include "enumerate/confirm/soccer/certificate.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

#include "enumerate/confirm/soccer/certificate_board.hpp"
#include "enumerate/confirm/soccer/certificate_reader.hpp"
#include "enumerate/confirm/soccer/certificate_walk.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm {

namespace {

using certificate::Board;
using certificate::Header;
using certificate::Reader;

static_assert(sizeof(certificate::Position<certificate::most_segments / 64>) == 56);  // as the header says

// The number of positions of the walk, played with as many words as the board's segments need.
template <std::size_t Words = 1>
std::uint64_t play(const Board& board, const Header& header, Reader& reader, const CertificateOptions& options) {
  if constexpr (64 * Words < certificate::most_segments) {
    if (board.segments > 64 * Words) return play<Words + 1>(board, header, reader, options);
  }
  return certificate::Walk<Words>(board, header, reader, options.observer).play();
}

[[noreturn]] void refuse(const std::string& what) { throw Error(ErrorKind::unusable_input, what); }

// Refuses a file that is incomplete, too long or damaged, regardless of its walk.
void require_whole(const Header& header, const Reader::End& end, bool ignore_checksum) {
  if (end.missing > 0) {
    refuse(fmt::format("the file lacks {} of the {} bytes of line 7; get the whole file again", end.missing,
                       header.bytes));
  }
  if (end.has_more) {
    refuse(
        fmt::format("the file continues after the {} bytes of line 7; get it again, without the rest", header.bytes));
  }
  if (!ignore_checksum && end.checksum != header.checksum) {
    refuse(
        fmt::format("line 8: the checksum of the walk is {:016x}, not {:016x}; get the file again, or give "
                    "--ignore-checksum to check the strategy anyway",
                    end.checksum, header.checksum));
  }
}

}  // namespace

CertificateProof check_certificate(const ByteSource& source, const CertificateOptions& options) {
  Reader reader(source);
  const Header header = certificate::read_header(reader);
  if (options.pitch && certified_name(*options.pitch) != certified_name(header.pitch)) {
    refuse(fmt::format("line 2: the pitch is not {}; give the certificate of that pitch", to_string(*options.pitch)));
  }
  reader.begin_walk(header.bytes);
  const Board board = certificate::board_of(header.pitch);
  std::uint64_t positions = 0;
  std::optional<Error> refuted;
  try {
    positions = play(board, header, reader, options);
  } catch (const Error& error) {
    refuted = error;
  }
  // A damaged file is reported as damaged, before any fault in its strategy.
  const std::uint64_t used = reader.offset();
  require_whole(header, reader.finish(), options.ignore_checksum);
  if (refuted) throw *refuted;
  if (used != header.bytes) {
    throw Error(ErrorKind::breaks_rules, fmt::format("no proof: byte {} of the walk comes after its end", used));
  }
  if (positions != header.positions) {
    refuse(
        fmt::format("line 6: the walk has {} positions and not {}; get the file again", positions, header.positions));
  }
  return {header.pitch, certificate::to_string(header.history), header.winner, positions};
}

CertificateProof check_certificate(std::span<const std::byte> bytes, const CertificateOptions& options) {
  return check_certificate(source_of(bytes), options);
}

}  // namespace quadrille::confirm
