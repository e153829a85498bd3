// The functions by which ranks (processes of one run) agree on a status or an error.
#include "quadrille/detail/ranks.hpp"

#include <algorithm>
#include <array>

namespace quadrille::engines {

namespace {

constexpr std::size_t word_bytes = sizeof(std::uint64_t);

}  // namespace

RunStatus agreed(Ranks* ranks, RunStatus mine) {
  if (ranks == nullptr) return mine;
  constexpr std::array by_weight{RunStatus::complete,    RunStatus::grade_limit, RunStatus::work_limit,
                                 RunStatus::interrupted, RunStatus::memory,      RunStatus::overflow};
  std::array<std::uint64_t, by_weight.size()> ends{};
  const auto at = std::find(by_weight.begin(), by_weight.end(), mine) - by_weight.begin();
  ends[static_cast<std::size_t>(at)] = 1;
  ranks->sum(ends);
  std::size_t worst = ends.size() - 1;
  while (ends[worst] == 0) --worst;
  return by_weight[worst];
}

void agree_on_error(Ranks& ranks, std::string_view mine) {
  std::array<std::uint64_t, 1> length{mine.size()};
  const auto lengths = ranks.gather(length);
  std::uint64_t longest = 0;
  for (const auto& words : lengths) longest = std::max(longest, words[0]);
  if (longest == 0) return;
  // Sends the text as words, so that one function serves numbers and texts.
  std::vector<std::uint64_t> words((longest + word_bytes - 1) / word_bytes);
  for (std::size_t i = 0; i < mine.size(); ++i) {
    words[i / word_bytes] |= std::uint64_t{static_cast<unsigned char>(mine[i])} << (8 * (i % word_bytes));
  }
  const auto texts = ranks.gather(words);
  for (std::size_t rank = 0; rank < texts.size(); ++rank) {
    std::string text;
    for (std::size_t i = 0; i < lengths[rank][0]; ++i) {
      text += static_cast<char>(texts[rank][i / word_bytes] >> (8 * (i % word_bytes)));
    }
    if (text.empty()) continue;
    throw Error(ErrorKind::unusable_input, ranks.count() == 1 ? text : "rank " + std::to_string(rank) + ": " + text);
  }
}

}  // namespace quadrille::engines
