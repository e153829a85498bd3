// The manifest of a run of several ranks. Behind a first byte: 0, the text as it stands; 1, with a last line that is
// right; else a manifest of numbers, a number a byte, which is written and read back.
#include <fmt/format.h>
#include <xxhash.h>

#include "enumerate/run/checkpoint_folder.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

bool same(const running::Manifest& a, const running::Manifest& b) { return text_of(a) == text_of(b); }

// Most of them small, some the largest there are.
std::uint64_t number_of(std::uint8_t byte) { return byte < 200 ? byte : ~std::uint64_t{0} >> (255U - byte); }

void write_and_read(Bytes bytes) {
  std::size_t at = 0;
  const auto next = [&] { return at < bytes.size() ? number_of(bytes[at++]) : 0; };
  running::Manifest manifest{.program = "fuzzed 1", .request = "quadrille count nothing"};
  manifest.generation = next();
  manifest.step = next();
  manifest.steps = next();
  do {
    const std::uint64_t states = next();
    manifest.parts.push_back({states, next()});
  } while (at < bytes.size());
  const std::string text = text_of(manifest);
  const bool taken = is_taken([&] {
    const running::Manifest read = running::parse_manifest(text);
    require(same(read, manifest), "a manifest is read back as another");
    for (std::size_t rank = 0; rank < manifest.parts.size(); ++rank)
      require(read.line_of(rank) == manifest.line_of(rank), "the line of a part is another");
  });
  require(taken == (manifest.step <= manifest.steps), "a manifest is refused, or one of too many steps is taken");
}

}  // namespace

void read_manifest(Bytes bytes, Checks /*checks*/) {
  if (bytes.empty()) return;
  if (bytes.front() > 1) return write_and_read(bytes.subspan(1));
  std::string text(text_of(bytes.subspan(1)));
  if (bytes.front() == 1) text += fmt::format("end {:016x}\n", XXH3_64bits(text.data(), text.size()));
  is_taken_or_refused_in_a_line([&] {
    const running::Manifest manifest = running::parse_manifest(text);
    require(!manifest.parts.empty() && manifest.step <= manifest.steps, "a manifest of no rank, or of too many steps");
    const std::string written = must_take("a manifest that was read is not written", [&] { return text_of(manifest); });
    require(written == text, "a manifest is written otherwise than it was read");
  });
}

}  // namespace quadrille::fuzz
