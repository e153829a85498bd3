#include "games/sign_word.hpp"

namespace quadrille::games {

std::string to_string(const SignWord& word, SignNotation notation, std::string_view separator) {
  std::string text;
  for (int k = 0; k < word.length; ++k) {
    if (k != 0) text += separator;
    text += word.is_plus(k) ? notation.plus : notation.minus;
  }
  return text;
}

}  // namespace quadrille::games
