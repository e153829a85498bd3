#include "tests/fuzz/saved_search.hpp"

#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <tuple>

#include "enumerate/soccer/search/solver.hpp"
#include "games/soccer/history.hpp"
#include "tests/fuzz/saved_bytes.hpp"

namespace quadrille::fuzz {

namespace {

using engines::ProofNumbers;
using enumerate::SoccerSolver;

constexpr std::size_t table_memory = std::size_t{1} << 20U;  // the smallest table
constexpr std::size_t front_bytes = 2;
constexpr std::size_t slot_bytes = 18;
constexpr std::size_t most_slots_of_seed = 150;
constexpr std::uint64_t few_positions = 100;
constexpr unsigned implied_bits = 14;  // of a place, that the smallest table implies (proof_search/table.hpp)

const std::array<std::string, 4> pitches{"paper:4x6", "paper:5x5", "classic:4x6", "paper:3x7"};

// As the engine saves them.
struct Header {
  std::uint32_t version = 1;
  std::uint32_t player = 1;
  std::uint64_t positions = 0;
};
struct Slot {
  std::uint64_t high = 0;
  std::uint64_t data = 0;
  std::uint64_t place = 0;
};

enum Kind : std::uint8_t { open, won, lost, anything, kinds };

Bytes bytes_of(const Body& body) { return {reinterpret_cast<const std::uint8_t*>(body.data()), body.size()}; }

// The bytes of a body, in order.
engines::ByteSource source_of(const Body& body, std::size_t from) {
  return [&body, read = std::min(from, body.size())](std::span<std::byte> into) mutable {
    if (into.size() > body.size() - read) throw Error(ErrorKind::unusable_input, "the checkpoint is too short");
    std::copy_n(body.begin() + static_cast<std::ptrdiff_t>(read), into.size(), into.begin());
    read += into.size();
  };
}

Slot slot_of(Bytes bytes) {
  Slot slot{.high = value_at<std::uint64_t>(bytes, 0), .place = value_at<std::uint32_t>(bytes, 8) & 0x3fffffffU};
  std::uint64_t win = std::max<std::uint64_t>(1, value_at<std::uint16_t>(bytes, 12));
  std::uint64_t lose = std::max<std::uint64_t>(1, value_at<std::uint16_t>(bytes, 14));
  switch (bytes[17] % kinds) {
    case won:
      win = 0, lose = ProofNumbers::infinite;
      break;
    case lost:
      win = ProofNumbers::infinite, lose = 0;
      break;
    case anything:
      win = win << 5U & ProofNumbers::infinite, lose = lose << 5U & ProofNumbers::infinite;
      break;
    default:
      break;
  }
  slot.data = win | lose << 21U | std::uint64_t{bytes[16] & 63U} << 42U | slot.place >> implied_bits << 48U;
  return slot;
}

std::string input_of(const SavedSearch& search, const Body& body) {
  const Bytes bytes = bytes_of(body);
  Body input;
  put(input, search.byte());
  put(input, static_cast<std::uint16_t>(value_at<Header>(bytes, 0).positions));
  constexpr std::size_t first = sizeof(Header) + 8;
  for (std::size_t at = first; at + sizeof(Slot) <= body.size(); at += sizeof(Slot)) {
    if (at >= first + most_slots_of_seed * sizeof(Slot)) break;
    const auto slot = value_at<Slot>(bytes, at);
    const std::uint64_t win = slot.data & ProofNumbers::infinite;
    const std::uint64_t lose = slot.data >> 21U & ProofNumbers::infinite;
    put(input, slot.high);
    put(input, static_cast<std::uint32_t>(slot.place));
    put(input, static_cast<std::uint16_t>(win));
    put(input, static_cast<std::uint16_t>(lose));
    put(input, static_cast<std::uint8_t>(slot.data >> 42U & 63U));
    put(input, win == 0 ? won : lose == 0 ? lost : open);
  }
  return {reinterpret_cast<const char*>(input.data()), input.size()};
}

// What a search saves that gives up after so many positions. \returns nothing if it ends before
Body saved_by(const SavedSearch& search, std::uint64_t positions) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(search.pitch));
  Body body;
  engines::RunOptions options;
  options.memory = table_memory;
  options.checkpoint.emplace();
  options.checkpoint->due = [] { return false; };
  options.checkpoint->save = [&](const std::function<void(const engines::ByteSink&)>& write) {
    write([&](std::span<const std::byte> part) { body.insert(body.end(), part.begin(), part.end()); });
    return true;
  };
  tbb::task_arena one_thread(1);
  one_thread.execute([&] {
    const auto solver = SoccerSolver::make(pitch, options);
    solver->set_limit(positions);
    solver->winner(replay(pitch, soccer::History{pitch.start()}).end);
  });
  return body;
}

void require_legal(const soccer::Pitch& pitch, const soccer::WidePosition& position, const soccer::Ply& ply) {
  bool found = false;
  for_each_ply(pitch, position, [&](const soccer::Ply& legal) { found |= legal == ply; });
  require(found, "a ply that is none");
}

}  // namespace

SavedSearch SavedSearch::of(std::uint8_t byte) {
  return {pitches.at(byte & 3U), (byte & 64U) != 0, (byte & 128U) != 0};
}

std::uint8_t SavedSearch::byte() const {
  const auto at = std::find(pitches.begin(), pitches.end(), pitch) - pitches.begin();
  return static_cast<std::uint8_t>(static_cast<unsigned>(at) | (raw ? 64U : 0U) | (of_player_2 ? 128U : 0U));
}

Body search_body(const SavedSearch& search, Bytes bytes) {
  const auto raw = std::as_bytes(bytes);
  if (search.raw) return {raw.begin(), raw.end()};
  const std::size_t slots = bytes.size() < front_bytes ? 0 : (bytes.size() - front_bytes) / slot_bytes;
  Body body;
  put(body, Header{.player = search.of_player_2 ? 2U : 1U, .positions = value_at<std::uint16_t>(bytes, 0)});
  put(body, std::uint64_t{slots});
  for (std::size_t i = 0; i < slots; ++i) put(body, slot_of(bytes.subspan(front_bytes + i * slot_bytes, slot_bytes)));
  return body;
}

void table_takes(const Body& body, Checks checks) {
  engines::ProofTable table(table_memory);
  const bool taken = is_taken([&] { table.restore(source_of(body, sizeof(Header))); });
  if (!taken || checks != Checks::all) return;
  Body again;
  table.save([&](std::span<const std::byte> part) { again.insert(again.end(), part.begin(), part.end()); }, 0);
  // Of several slots of a position the numbers of one, and the most work.
  const auto name_of = [](const Slot& slot) {
    return std::tuple(slot.high, slot.place, slot.data & ~(std::uint64_t{63} << 42U));
  };
  std::set<std::tuple<std::uint64_t, std::uint64_t, std::uint64_t>> given;
  const auto slots = [](const Body& of) { return value_at<std::uint64_t>(bytes_of(of), 0); };
  const Body content(body.begin() + sizeof(Header), body.end());
  for (std::uint64_t i = 0; i < slots(content); ++i)
    given.insert(name_of(value_at<Slot>(bytes_of(content), 8 + 24 * i)));
  require(slots(again) <= slots(content), "more slots than there were");
  require(again.size() == 8 + 24 * slots(again), "another number of slots than is said");
  require(table.used() == slots(again), "another number of slots is in use than is saved");
  for (std::uint64_t i = 0; i < slots(again); ++i)
    require(given.contains(name_of(value_at<Slot>(bytes_of(again), 8 + 24 * i))), "a slot that was not given");
}

std::optional<SearchFound> search_takes(const SavedSearch& search, const Body& body, std::uint64_t most_positions) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(search.pitch));
  const soccer::WidePosition start = replay(pitch, soccer::History{pitch.start()}).end;
  engines::RunOptions options;
  options.memory = table_memory;
  options.checkpoint.emplace();
  options.checkpoint->resume = source_of(body, 0);
  options.checkpoint->due = [] { return false; };
  options.checkpoint->save = [](const auto& write) {
    write([](std::span<const std::byte>) {});
    return true;
  };
  std::optional<SearchFound> found;
  tbb::task_arena one_thread(1);
  one_thread.execute([&] {
    is_taken([&] {
      const auto solver = SoccerSolver::make(pitch, options);  // reads all of the body
      must_take("a search is refused once its checkpoint was read", [&] {
        solver->set_limit(most_positions);
        found = SearchFound{solver->winner(start)};
        for (const enumerate::RatedPly& rated : solver->plies(start)) require_legal(pitch, start, rated.ply);
        if (!found->winner) return;  // it is not known so far: the same question again
        solver->set_limit(few_positions);
        if (const auto ply = solver->winning_ply(start)) require_legal(pitch, start, *ply);
        solver->set_limit(few_positions);
        soccer::WidePosition position = start;
        for (const soccer::Ply& ply : solved_line(pitch, *solver, start).plies) {
          require_legal(pitch, position, ply);
          position = play(pitch, position, ply);
        }
      });
    });
  });
  return found;
}

std::vector<std::string> search_seeds() {
  std::vector<std::string> seeds;
  for (const std::string& pitch : pitches) {
    for (const std::uint64_t positions : {1000U, 3000U}) {
      SavedSearch search{pitch};
      const Body body = saved_by(search, positions);
      if (body.empty()) continue;
      seeds.push_back(input_of(search, body));
      if (positions != 1000) continue;
      search.raw = true;
      seeds.push_back(static_cast<char>(search.byte()) + std::string(reinterpret_cast<const char*>(body.data()),
                                                                     std::min<std::size_t>(body.size(), 4000)));
    }
  }
  return seeds;
}

}  // namespace quadrille::fuzz
