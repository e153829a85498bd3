// Makes texts for the report of a job that ended early (EarlyEnd). One text names the last ply that was finished,
// another lists the missing rows.
#include "enumerate/run/ended.hpp"

#include <fmt/format.h>

namespace quadrille::running {

EarlyEnd end_after_ply(int last, std::string remedy, std::string_view before) {
  if (last < 0) return {"all plies", std::string(before), std::move(remedy)};
  return {fmt::format("all plies after {}", last), fmt::format("after ply {}", last), std::move(remedy)};
}

void add_missing(std::string& missing, std::string_view more) {
  if (!missing.empty()) missing += ", ";
  missing += more;
}

}  // namespace quadrille::running
