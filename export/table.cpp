#include "export/table.hpp"

namespace quadrille::exports {

std::string to_string(const Cell& cell) {
  if (const auto* number = std::get_if<Natural>(&cell)) return number->str();
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  return {};
}

}  // namespace quadrille::exports
