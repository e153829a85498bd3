#include "enumerate/soccer/balls/earlier.hpp"

#include <algorithm>
#include <span>
#include <string>

#include "quadrille/detail/ranks.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::enumerate {

namespace {

// A number as put_into writes it: its length and its decimal digits, without a sign and without a zero in front.
Natural got_count(const engines::ByteSource& source, std::size_t most_bits) {
  std::string digits(engines::get_size(source, most_bits / 3 + 1), '0');  // a digit holds more than three bits
  source(std::as_writable_bytes(std::span(digits)));
  const bool decimal = std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (digits.empty() || !decimal || (digits.front() == '0' && digits.size() > 1)) engines::refuse_checkpoint();
  Natural count(digits);
  if ((count >> most_bits) != 0) engines::refuse_checkpoint();
  return count;
}

// What is read back is what put_into writes for this pitch, or it is refused: no classes before the first sweep
// has ended; then the sweeps before `first` have found the classes of exactly their vertices and of all goals, and
// a goal is reached by one segment from each class whose ball lies beside it.
EarlierBalls got_from_one(const engines::ByteSource& source, const BallsSwept& swept, std::uint64_t modulus) {
  const SoccerSweep& soccer = swept.soccer;
  EarlierBalls earlier;
  earlier.first = engines::get_size(source, soccer.vertices.size() - 1);
  if (earlier.first % swept.at_a_time != 0) engines::refuse_checkpoint();
  if (earlier.first == 0) {
    if (engines::get<std::uint64_t>(source) != 0) engines::refuse_checkpoint();
    return earlier;
  }
  std::map<std::size_t, Natural> expected;
  for (const soccer::Vertex goal : soccer.goals) expected[goal] = 0;
  for (std::size_t at = 0; at < earlier.first; ++at) expected[soccer.vertices[at]] = 0;
  if (engines::get<std::uint64_t>(source) != expected.size()) engines::refuse_checkpoint();
  for (const auto& [vertex, nothing] : expected) {
    if (engines::get<std::uint64_t>(source) != vertex) engines::refuse_checkpoint();
    earlier.classes[vertex] = got_count(source, swept.bits);
  }
  for (std::size_t at = 0; at < earlier.first; ++at) {
    for (const std::size_t goal : soccer.segments[at]) {
      expected[soccer.goals[goal]] += earlier.classes[soccer.vertices[at]];
    }
  }
  for (const soccer::Vertex goal : soccer.goals) {
    if (told(expected[goal], modulus) != earlier.classes[goal]) engines::refuse_checkpoint();
  }
  return earlier;
}

}  // namespace

void EarlierBalls::put_into(const engines::ByteSink& sink) const {
  engines::put(sink, std::uint64_t{first});
  engines::put(sink, std::uint64_t{classes.size()});
  for (const auto& [key, count] : classes) {
    const std::string digits = count.str();
    engines::put(sink, std::uint64_t{key});
    engines::put(sink, std::uint64_t{digits.size()});
    sink(std::as_bytes(std::span(digits)));
  }
}

EarlierBalls EarlierBalls::got_from(const engines::RunOptions& options, const BallsSwept& swept) {
  EarlierBalls earlier;
  const auto read = [&] {
    earlier = got_from_one(options.checkpoint->resume, swept, options.modulus);
    for (const engines::ByteSource& part : options.checkpoint->more) {
      const EarlierBalls same = got_from_one(part, swept, options.modulus);
      if (same.first != earlier.first || same.classes != earlier.classes) engines::refuse_checkpoint();
    }
  };
  if (options.ranks == nullptr) {
    read();
  } else {
    engines::together(*options.ranks, read);
  }
  return earlier;
}

}  // namespace quadrille::enumerate
