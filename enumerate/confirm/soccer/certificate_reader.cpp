#include "enumerate/confirm/soccer/certificate_reader.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <new>
#include <string_view>
#include <system_error>
#include <utility>

#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm {

ByteSource source_of(std::span<const std::byte> bytes) {
  return [bytes](std::span<std::byte> into) mutable {
    const std::size_t size = std::min(bytes.size(), into.size());
    std::copy_n(bytes.begin(), size, into.begin());
    bytes = bytes.subspan(size);
    return size;
  };
}

namespace certificate {

namespace {
constexpr std::size_t buffer_size = std::size_t{1} << 16U;
}

void Reader::FreeState::operator()(XXH3_state_s* state) const { XXH3_freeState(state); }

Reader::Reader(ByteSource source) : source_(std::move(source)), buffer_(buffer_size), hash_(XXH3_createState()) {
  if (!hash_) throw std::bad_alloc();
  XXH3_64bits_reset(hash_.get());
}

std::optional<std::string> Reader::line(std::size_t most) {
  std::string text;
  while (text.size() < most) {
    if (at_ == end_ && !refill()) return std::nullopt;
    const char next = static_cast<char>(buffer_[at_++]);
    if (next == '\n') return text;
    text += next;
  }
  return std::nullopt;
}

void Reader::begin_walk(std::uint64_t bytes) {
  in_walk_ = true;
  left_ = bytes;
  walk_before_ = 0 - static_cast<std::uint64_t>(at_);
  take_into_walk();
}

// Gives out the part of the walk in the buffer from at_ on.
void Reader::take_into_walk() {
  const std::size_t taken = static_cast<std::size_t>(std::min<std::uint64_t>(left_, held_ - at_));
  end_ = at_ + taken;
  left_ -= taken;
  XXH3_64bits_update(hash_.get(), buffer_.data() + at_, taken);
}

bool Reader::refill() {
  if (in_walk_ && left_ == 0) return false;
  const std::size_t size = source_(buffer_);
  if (size == 0) return false;
  walk_before_ += end_;
  at_ = 0;
  end_ = held_ = size;
  if (in_walk_) take_into_walk();
  return true;
}

std::optional<std::uint64_t> Reader::long_number() {
  std::uint64_t number = 0;
  for (unsigned shift = 0; shift < 63; shift += 7) {
    if (at_ == end_ && !refill()) return std::nullopt;
    const auto next = static_cast<std::uint64_t>(buffer_[at_++]);
    number |= (next & 0x7fU) << shift;
    if (next < 0x80U) return number;
  }
  return std::nullopt;
}

Reader::End Reader::finish() {
  while (refill()) {
  }
  const bool has_more = left_ == 0 && (held_ > end_ || source_(buffer_) > 0);
  return {left_, has_more, XXH3_64bits_digest(hash_.get())};
}

}  // namespace certificate
}  // namespace quadrille::confirm

namespace quadrille::confirm::certificate {

namespace {

// The line of a board of 384 edges with names of 64 letters, and a history of 384 plies, are shorter.
constexpr std::size_t longest_line = std::size_t{1} << 20U;
constexpr std::string_view remedy = "write it again with 'quadrille solve soccer --certificate FILE'";

class HeaderLines {
 public:
  explicit HeaderLines(Reader& reader) : reader_(reader) {}

  // The rest of the next line, after `name` and a space.
  std::string next(std::string_view name, std::string_view form) {
    ++line_;
    std::optional<std::string> line = reader_.line(longest_line);
    if (!line || !line->starts_with(name) || line->size() <= name.size() || (*line)[name.size()] != ' ')
      refuse(fmt::format("no '{} {}' there", name, form));
    return line->substr(name.size() + 1);
  }

  // A whole number as it is printed: no sign, no leading zeros.
  std::uint64_t next_number(std::string_view name, int base, std::string_view form) {
    const std::string text = next(name, form);
    std::uint64_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const std::string printed = base == 16 ? fmt::format("{:016x}", number) : fmt::format("{}", number);
    if (failure != std::errc() || end != text.data() + text.size() || text != printed)
      refuse(fmt::format("'{}' is not {}", text, form));
    return number;
  }

  [[noreturn]] void refuse(std::string what) const {
    std::replace(what.begin(), what.end(), '\0', '?');  // a message would end at such a byte
    throw Error(ErrorKind::unusable_input, fmt::format("line {}: {}; {}", line_, what, remedy));
  }

 private:
  Reader& reader_;
  int line_ = 0;
};

// The beginning of a line, short enough for a message.
std::string shown(std::string_view text) { return games::beginning(text, 200); }

// Parses `(2,2) (2,1)`; nothing if the text has another form.
std::optional<std::vector<std::string>> points_of(std::string_view text) {
  std::vector<std::string> points;
  while (true) {
    const std::size_t space = text.find(' ');
    points.emplace_back(text.substr(0, space));
    if (points.back().empty()) return std::nullopt;
    if (space == std::string_view::npos) return points;
    text.remove_prefix(space + 1);
  }
}

// The name of the pitch in a line. A board's line is its fingerprint and its text; any other line is itself the name.
std::string_view name_in(std::string_view line) {
  const std::size_t space = line.find(' ');
  return space == std::string_view::npos ? line : line.substr(space + 1);
}

}  // namespace

std::string to_string(const std::vector<std::string>& history) {
  std::string text;
  for (const std::string& point : history) text += point + ' ';
  return text;
}

Header read_header(Reader& reader) {
  HeaderLines lines(reader);
  Header header;
  const std::string version = lines.next("quadrille certificate", "1");
  if (version != "1") lines.refuse(fmt::format("version '{}', and this program checks version 1", version));
  const std::string pitch = lines.next("pitch", "paper:MxN, classic:WxH or a board");
  try {
    header.pitch = soccer::parse_pitch_name(name_in(pitch));
  } catch (const Error& error) {
    lines.refuse(error.what());
  }
  if (certified_name(header.pitch) != pitch) {
    lines.refuse(fmt::format("'{}' is not '{}'", shown(pitch), shown(certified_name(header.pitch))));
  }
  constexpr std::string_view rules = "own goals lose, no ply loses";
  if (const std::string text = lines.next("rules", rules); text != rules)
    lines.refuse(fmt::format("'{}' are other rules than '{}', the only ones that can be checked", text, rules));
  const std::string history = lines.next("history", "(x,y) (x,y) ...");
  const auto points = points_of(history);
  if (!points) lines.refuse(fmt::format("'{}' is no history '(x,y) (x,y) ...'", shown(history)));
  header.history = *points;
  const std::uint64_t winner = lines.next_number("winner", 10, "1 or 2");
  if (winner != 1 && winner != 2) lines.refuse(fmt::format("'{}' is not 1 or 2", winner));
  header.winner = static_cast<int>(winner);
  header.positions = lines.next_number("positions", 10, "a whole number");
  header.bytes = lines.next_number("bytes", 10, "a whole number");
  header.checksum = lines.next_number("xxh3", 16, "16 hexadecimal digits");
  return header;
}

}  // namespace quadrille::confirm::certificate
