#include "cli/options/choices.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace quadrille::cli {

std::vector<std::string> words_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  std::vector<std::string> words;
  if (std::any_of(type.begin(), type.end(), [](unsigned char c) { return std::isupper(c) != 0; })) return words;
  std::istringstream parts(type);
  for (std::string word; std::getline(parts, word, '|');) words.push_back(word);
  return words;
}

}  // namespace quadrille::cli
