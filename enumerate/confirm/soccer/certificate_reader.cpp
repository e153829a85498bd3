#include "enumerate/confirm/soccer/certificate_reader.hpp"

#include <xxhash.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>

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

// Of what lies in the buffer from at_ on: gives out what belongs to the walk.
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
  const bool goes_on = left_ == 0 && (held_ > end_ || source_(buffer_) > 0);
  return {left_, goes_on, XXH3_64bits_digest(hash_.get())};
}

}  // namespace certificate
}  // namespace quadrille::confirm
