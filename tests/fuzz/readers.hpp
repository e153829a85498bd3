// Readers: the functions that are fuzzed. Each takes any bytes, hands them to one reader of the program, and checks the
// result with the requested checks.
//
// A reader may refuse its input with an Error of one line. It may not crash, throw another exception, write an accepted
// input as a different one, or refuse later what it has accepted (must_take). Each file readers/NAME.cpp has one
// function read_NAME. CMake lists these files (readers.def), so that a new one needs no other line. The same functions
// run under libFuzzer (fuzzer.cpp) and over the corpora in every build (corpus_test.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/error.hpp"

namespace quadrille::fuzz {

using Bytes = std::span<const std::uint8_t>;

/// The checks of an accepted input: all, or all but the slow ones, such as a picture or a search.
enum class Checks { quick, all };

/// The number of games of a record that get a picture, from the first.
constexpr std::size_t most_drawn = 3;

#define QUADRILLE_READER(name) void read_##name(Bytes bytes, Checks checks);
#include "readers.def"
#undef QUADRILLE_READER

struct Reader {
  std::string_view name;
  void (*read)(Bytes, Checks);
};

/// All readers, by name.
std::vector<Reader> readers();

/// A fault of the program that an input shows.
struct Defect : std::logic_error {
  using std::logic_error::logic_error;
};

/// \throws Defect with the sentence, unless it holds
inline void require(bool holds, const std::string& sentence) {
  if (!holds) throw Defect(sentence);
}

inline std::string_view text_of(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

/// True if these bytes can be an argument of a program: none of them is 0.
inline bool is_argument(Bytes bytes) { return text_of(bytes).find('\0') == std::string_view::npos; }

/// The checks of a fuzzer for this input. About one input in eight gets all, always the same ones, so that a million
/// inputs take little time.
inline Checks sampled_checks(Bytes bytes) {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  return (hash >> 16U) % 8 == 0 ? Checks::all : Checks::quick;
}

/// Reads, and returns true if the input is accepted. A refusal must be a sentence. Every Error counts as a refusal of
/// the input, so checks of an accepted input belong into must_take.
template <class Read>
bool is_taken(Read&& read) {
  try {
    read();
    return true;
  } catch (const Error& error) {
    require(std::string_view(error.what()).size() > 10, "a refusal without a sentence");
    return false;
  }
}

/// The same, for readers whose messages always have one line, whatever they quote.
template <class Read>
bool is_taken_or_refused_in_a_line(Read&& read) {
  try {
    read();
    return true;
  } catch (const Error& error) {
    const std::string_view what = error.what();
    require(what.size() > 10, "a refusal without a sentence");
    for (const char c : what)
      require(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f, "a control character in a message");
    return false;
  }
}

/// Does an act that may not be refused, as its input was accepted before. \returns the result of the act
/// \throws Defect with the sentence and the refusal, if there is one all the same
template <class Act>
auto must_take(const std::string& sentence, const Act& act) {
  try {
    return act();
  } catch (const Error& error) {
    throw Defect(sentence + ": " + error.what());
  }
}

}  // namespace quadrille::fuzz
