// The manifest of a checkpoint. Behind a first byte: 0, the line as it stands; 1, its members with a checksum that is
// right; else a manifest of numbers, a number a byte, which is written and read back.
#include <fmt/format.h>
#include <xxhash.h>

#include <nlohmann/json.hpp>

#include "enumerate/run/checkpoint.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

// The members with the checksum that they have; the line itself where it is no object.
std::string summed_up(const std::string& line) {
  auto json = nlohmann::ordered_json::parse(line, nullptr, false);
  if (!json.is_object()) return line;
  json.erase("xxh3");
  const std::string text = json.dump();
  json["xxh3"] = fmt::format("{:016x}", XXH3_64bits(text.data(), text.size()));
  return json.dump();
}

// Most of them small, some the largest there are.
std::uint64_t number_of(std::uint8_t byte) { return byte < 200 ? byte : ~std::uint64_t{0} >> (255U - byte); }

void write_and_read(Bytes bytes) {
  std::size_t at = 0;
  const auto next = [&] { return at < bytes.size() ? number_of(bytes[at++]) : 0; };
  running::Manifest manifest{.program = "fuzzed 1", .request = "quadrille count nothing"};
  manifest.generation = next();
  manifest.progress = {next(), next(), next(), {}};
  while (at < bytes.size()) {
    manifest.parts.push_back({"part", next(), "0123456789abcdef"});
    manifest.progress.earlier.emplace_back(next());
  }
  const std::string text = text_of(manifest);
  must_take("a manifest that was written is refused",
            [&] { require(text_of(running::parse_manifest(text)) == text, "a manifest is read back as another"); });
}

}  // namespace

void read_manifest(Bytes bytes, Checks /*checks*/) {
  if (bytes.empty()) return;
  if (bytes.front() > 1) return write_and_read(bytes.subspan(1));
  std::string line(text_of(bytes.subspan(1)));
  if (bytes.front() == 1) line = summed_up(line);
  is_taken_or_refused_in_a_line([&] {
    const running::Manifest manifest = running::parse_manifest(line);
    must_take("a manifest that was read is not written", [&] { return text_of(manifest); });
  });
}

}  // namespace quadrille::fuzz
