#include "games/updown/word.hpp"

namespace quadrille::updown {

Word word_of(std::span<const int> numbers) { return games::sign_word_of(numbers); }

std::string to_string(const Word& word) { return games::to_string(word, {'U', 'D'}); }

}  // namespace quadrille::updown
