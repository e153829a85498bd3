// Computes optimal mixes (the best probability for each bid) for positions with few points. The command `quadrille
// explore` writes them into its HTML page, because the page cannot compute them.
#include <fmt/format.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "cli/tennis/parts.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "games/tennis/rules.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using Json = nlohmann::ordered_json;
using tennis::Position;

// A decimal rounded to four places. The page shows such numbers, and bids by them.
std::string to_four_places(const std::string& decimal) {
  std::string text = fmt::format("{:.4f}", std::stod(decimal));
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

// The bids of a mix with their probabilities, without those whose rounded probability is 0.
Json json_of(const enumerate::Mix& mix, int least) {
  Json bids = Json::array();
  int bid = least;
  for (const enumerate::Share share : mix) {
    const std::string part = to_four_places(enumerate::decimal_of_share(share));
    if (part != "0") bids.push_back({std::to_string(bid), part});
    ++bid;
  }
  return bids;
}

}  // namespace

std::string page_mixes() {
  constexpr int most_points = 12;
  Json mixes = Json::object();
  for (const tennis::Variant variant : {tennis::Variant::tennis, tennis::Variant::footsteps}) {
    const tennis::Rules rules{.variant = variant};
    const enumerate::TennisSolution solved = enumerate::solve_tennis({rules, most_points, most_points});
    enumerate::CertifiedStrategySolver solver(solved.values);
    for (int points_1 = 0; points_1 <= most_points; ++points_1) {
      for (int points_2 = 0; points_2 <= most_points; ++points_2) {
        for (int ball = -rules.fields; ball <= rules.fields; ++ball) {
          const Position position{points_1, points_2, ball};
          if (tennis::outcome(rules, position) != tennis::Outcome::none) continue;
          const auto found = solver.at(position);
          if (!found) continue;
          mixes[fmt::format("{} {},{},{}", variant == tennis::Variant::tennis ? "tennis" : "footsteps", points_1,
                            points_2, ball)] = {
              {"value", to_four_places(enumerate::decimal_of_fixed(solved.values.at(position).lower))},
              {"mix1", json_of(found->player_1, tennis::legal_bids(points_1).least)},
              {"mix2", json_of(found->player_2, tennis::legal_bids(points_2).least)}};
        }
      }
    }
  }
  return mixes.dump();
}

}  // namespace quadrille::cli::tennis_commands
