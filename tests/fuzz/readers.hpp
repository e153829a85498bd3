// Readers: the functions that are fuzzed. Each takes any bytes, hands them to one reader of the program, and checks
// what the reader makes of them, with the checks that are asked for.
//
// A reader may refuse its input with an Error of one line. It may not crash, throw anything else, take what it then
// writes differently, or refuse what it has taken (must_take). Readers stand in readers/NAME.cpp, one function
// read_NAME each; CMake lists them (readers.def), so that a new file needs no other line. The same functions run under
// libFuzzer (fuzzer.cpp) and over the corpora in every build (corpus_test.cpp).
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

/// How much of what a reader has made of its input is checked: all, or all but what takes long, such as drawing a
/// picture or searching on.
enum class Checks { quick, all };

/// Of the games of a record, the first few are drawn.
constexpr std::size_t most_drawn = 3;

#define QUADRILLE_READER(name) void read_##name(Bytes bytes, Checks checks);
#include "readers.def"
#undef QUADRILLE_READER

struct Reader {
  std::string_view name;
  void (*read)(Bytes, Checks);
};

/// All of them, by name.
std::vector<Reader> readers();

/// What an input shows to be wrong with the program.
struct Defect : std::logic_error {
  using std::logic_error::logic_error;
};

/// \throws Defect with the sentence, unless it holds
inline void require(bool holds, const std::string& sentence) {
  if (!holds) throw Defect(sentence);
}

inline std::string_view text_of(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

/// Whether a program can be given these bytes as an argument: none of them is 0.
inline bool is_argument(Bytes bytes) { return text_of(bytes).find('\0') == std::string_view::npos; }

/// How a fuzzer checks this input: all of about one in eight, always the same ones, so that a million are soon read.
inline Checks sampled_checks(Bytes bytes) {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  return (hash >> 16U) % 8 == 0 ? Checks::all : Checks::quick;
}

/// Reads, and returns whether it was taken. What is refused must be refused in a sentence. Every Error counts as a
/// refusal of the input, so checks of what was taken stand in must_take.
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

/// The same, for readers whose messages are made of one line whatever they quote.
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

/// Does what nothing may refuse: its input was taken before. \returns what that returns
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
