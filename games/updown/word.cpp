#include "games/updown/word.hpp"

namespace quadrille::updown {

Word word_of(std::span<const int> numbers) {
  Word word;
  for (std::size_t i = 1; i < numbers.size(); ++i) word = word.with(letter_between(numbers[i - 1], numbers[i]));
  return word;
}

std::string to_string(const Word& word) {
  std::string text;
  for (int i = 0; i < word.length; ++i) text += word.letter(i) == Letter::up ? 'U' : 'D';
  return text;
}

}  // namespace quadrille::updown
