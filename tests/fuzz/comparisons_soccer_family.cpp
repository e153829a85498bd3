// Families of pitches of Paper Soccer, counted by one request, against a request for each pitch.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "quadrille/soccer_family.hpp"
#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

using soccer::Engine;

constexpr std::array engines_of_families{Engine::automatic, Engine::frontier, Engine::trails, Engine::layered,
                                         Engine::reverse};
// A listing finishes this number of plies in milliseconds on the largest pitch here.
constexpr int few_plies = 5;

Engine engine_of(const Query& query) { return engines_of_families.at(static_cast<std::size_t>(query["engine"])); }

std::optional<int> plies_of(const Query& query) {
  const bool lists = engine_of(query) == Engine::layered || engine_of(query) == Engine::reverse;
  if (query["whole"] == 1 && !lists) return std::nullopt;
  return lists ? std::min(query["plies"], few_plies) : query["plies"];
}

// "paper:2x1..4", or across: "paper:1..4x2". For classic pitches only the narrowest family: others take seconds.
std::string family_of(const Query& query) {
  const bool classic = query["classic"] == 1;
  const int unit = classic ? 2 : 1;
  const std::string same = fmt::format("{}", classic ? 2 : query["same"]);
  const std::string range = fmt::format("{}..{}", unit * query["first"], unit * (query["first"] + query["more"]));
  return fmt::format("{}:{}x{}", classic ? "classic" : "paper", query["across"] == 1 ? range : same,
                     query["across"] == 1 ? same : range);
}

void compare_family(const Query& query) {
  const Options options{.threads = query["threads"]};
  const soccer::CountRequest family{family_of(query), soccer::By::total, engine_of(query), plies_of(query),
                                    query["mirror"] == 1};
  std::vector<soccer::CountRow> rows;
  const bool taken = is_taken([&] { rows = soccer::rows(soccer::count(family, options)); });
  std::vector<soccer::CountRow> expected;
  const bool each_taken = is_taken([&] {
    for (const std::string& pitch : soccer::pitches_of(family.pitch)) {
      soccer::CountRequest alone = family;
      alone.pitch = pitch;
      expected.push_back(soccer::rows(soccer::count(alone, options)).at(0));
      expected.back().pitch = pitch;
    }
  });
  require(taken == each_taken, "a family is refused where its pitches are counted, or the other way round");
  for (std::size_t i = 0; i < std::min(rows.size(), expected.size()); ++i)
    require(!taken || rows[i] == expected[i], fmt::format("{} has other numbers in its family", expected[i].pitch));
  require(!taken || rows.size() == expected.size(), "a family has another number of pitches");
}

std::string family_command(const Query& query) {
  const std::optional<int> plies = plies_of(query);
  return fmt::format("quadrille count soccer --pitch {} --engine {} --by total --threads {}{}{}", family_of(query),
                     to_string(engine_of(query)), query["threads"], plies ? fmt::format(" --plies {}", *plies) : "",
                     query["mirror"] == 1 ? " --modulo mirror" : "");
}

}  // namespace

std::vector<Comparison> soccer_family_comparisons() {
  return {{{"family-soccer",
            {{"classic", 0, 1},
             {"across", 0, 1},
             {"same", 1, 3},
             {"first", 1, 2},
             {"more", 0, 2},
             {"engine", 0, 4},
             {"whole", 0, 1},
             {"plies", 0, 7},
             {"mirror", 0, 1},
             {"threads", 1, 3}}},
           family_command,
           compare_family}};
}

}  // namespace quadrille::fuzz
