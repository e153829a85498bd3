#include "tests/fuzz/saved_counts.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <span>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/layered.hpp"
#include "tests/fuzz/saved_bytes.hpp"

namespace quadrille::fuzz {

namespace {

using enumerate::By;
using enumerate::Symmetry;

constexpr std::size_t memory = std::size_t{16} << 20U;
constexpr int steps_after_resuming = 3;

void put(Body& body, const Body& more) { body.insert(body.end(), more.begin(), more.end()); }

template <class Value>
Value value_at(const Body& body, std::size_t at) {
  Value value{};
  if (at + sizeof value <= body.size()) std::memcpy(&value, body.data() + at, sizeof value);
  return value;
}

// Runs the count by an engine.
using RunCount = std::function<void(const soccer::Pitch&, const SavedCount&, const engines::RunOptions&)>;

void run_layered(const soccer::Pitch& pitch, const SavedCount& count, const engines::RunOptions& options) {
  enumerate::count_soccer_layered(pitch, count.by, count.symmetry, options);
}

// In total what a sweep cannot count so.
void run_frontier(const soccer::Pitch& pitch, const SavedCount& count, const engines::RunOptions& options) {
  if (count.trails) {
    enumerate::count_soccer_trails(pitch, count.by == By::ply ? By::ply : By::total, options);
  } else {
    const By by = enumerate::frontier_can(count.by) ? count.by : By::total;
    enumerate::count_soccer_frontier(pitch, by, count.symmetry, options);
  }
}

Body saved_by(const RunCount& run, const SavedCount& count, int saves) {
  Body body;
  std::stop_source stop;
  engines::RunOptions options;
  options.memory = memory;
  options.stop = stop.get_token();
  options.checkpoint.emplace();
  options.checkpoint->due = [] { return true; };
  options.checkpoint->save = [&](const std::function<void(const engines::ByteSink&)>& write) {
    body.clear();
    write([&](std::span<const std::byte> part) { body.insert(body.end(), part.begin(), part.end()); });
    if (--saves <= 0) stop.request_stop();
    return true;
  };
  is_taken([&] { run(soccer::Pitch(soccer::parse_pitch_name(count.pitch)), count, options); });
  return saves > 0 ? Body() : body;
}

// Goes on from the body for some steps; `again` is what it saves first. \returns whether all of it was taken
bool goes_on(const RunCount& run, const SavedCount& count, const Body& body, Body& again) {
  std::size_t read = 0;
  int steps = 0;
  std::stop_source stop;
  engines::RunOptions options;
  options.memory = memory;
  options.stop = stop.get_token();
  options.checkpoint.emplace();
  options.checkpoint->resume = [&](std::span<std::byte> into) {
    if (into.size() > body.size() - read) throw Error(ErrorKind::unusable_input, "the checkpoint is too short");
    std::copy_n(body.begin() + static_cast<std::ptrdiff_t>(read), into.size(), into.begin());
    read += into.size();
  };
  options.checkpoint->due = [&] {
    if (++steps >= steps_after_resuming) stop.request_stop();
    return steps == 1;  // what was read can be saved again
  };
  options.checkpoint->save = keeps_first(again);
  const bool taken = is_taken([&] { run(soccer::Pitch(soccer::parse_pitch_name(count.pitch)), count, options); });
  return taken && read == body.size();  // the reader of files refuses what is longer
}

bool takes(const RunCount& run, const SavedCount& count, const Body& body) {
  Body again;
  return goes_on(run, count, body, again);
}

bool takes_again(const RunCount& run, const SavedCount& count, const Body& body) {
  Body again;
  Body more;
  return goes_on(run, count, body, again) && (again.empty() || goes_on(run, count, again, more));
}

std::vector<std::string> seeds_of(const std::function<Body(const SavedCount&, int)>& saved,
                                  const std::function<Parts(const SavedCount&, const Body&)>& parts) {
  std::vector<std::string> seeds;
  for (unsigned byte = 0; byte < 256; ++byte) {
    const SavedCount count = SavedCount::of(static_cast<std::uint8_t>(byte));
    if (count.byte() != byte || count.raw) continue;
    for (const int saves : {1, 2, 4, 7}) {
      const Body body = saved(count, saves);
      if (body.empty() || body.size() > 8000) continue;
      seeds.push_back(input_of(count, parts(count, body)));
      if (saves == 2) seeds.push_back(raw_input_of(count, body));
    }
  }
  return seeds;
}

}  // namespace

const std::vector<std::string>& pitches_of_saved_counts() {
  static const std::vector<std::string> pitches{"paper:2x2", "paper:2x3", "paper:4x3", "classic:2x2"};
  return pitches;
}

SavedCount SavedCount::of(std::uint8_t byte) {
  const unsigned bits = byte;
  return {pitches_of_saved_counts()[bits & 3U], static_cast<By>((bits >> 2U & 7U) % 7U),
          (bits >> 5U & 1U) != 0 ? Symmetry::mirror : Symmetry::none, (bits >> 6U & 1U) != 0, bits >> 7U != 0};
}

std::uint8_t SavedCount::byte() const {
  const auto& pitches = pitches_of_saved_counts();
  const auto at = static_cast<unsigned>(std::find(pitches.begin(), pitches.end(), pitch) - pitches.begin());
  return static_cast<std::uint8_t>(at | static_cast<unsigned>(by) << 2U |
                                   (symmetry == Symmetry::mirror ? 1U << 5U : 0U) | (raw ? 1U << 6U : 0U) |
                                   (trails ? 1U << 7U : 0U));
}

Parts parts_of(Bytes bytes) {
  const auto rest = std::as_bytes(bytes);
  Body body(rest.begin(), rest.end());
  const auto part = [&](std::size_t from, std::size_t size) {
    from = std::min(from, body.size());
    const auto begin = body.begin() + static_cast<std::ptrdiff_t>(from);
    return Body(begin, begin + static_cast<std::ptrdiff_t>(std::min(size, body.size() - from)));
  };
  const std::size_t front = value_at<std::uint16_t>(body, 0);
  const std::size_t middle = value_at<std::uint16_t>(body, 2);
  return {part(4, front), part(4 + front, middle), part(4 + front + middle, body.size())};
}

std::string input_of(const SavedCount& count, const Parts& parts) {
  Body body;
  put(body, count.byte());
  put(body, static_cast<std::uint16_t>(parts.front.size()));
  put(body, static_cast<std::uint16_t>(parts.middle.size()));
  put(body, parts.front);
  put(body, parts.middle);
  put(body, parts.records);
  return {reinterpret_cast<const char*>(body.data()), body.size()};
}

std::string raw_input_of(SavedCount count, const Body& body) {
  count.raw = true;
  return static_cast<char>(count.byte()) + std::string(reinterpret_cast<const char*>(body.data()), body.size());
}

Body layered_body(const Parts& parts) {
  using State = enumerate::SoccerState<1>;
  const auto header = value_at<engines::WalkHeader>(parts.front, 0);
  const std::size_t size = sizeof(State) + (header.count_size == 16 ? 16U : 8U);
  std::array<Body, engines::shard_count> shards;
  for (std::size_t at = 0; at + size <= parts.records.size(); at += size) {
    const auto state = value_at<State>(parts.records, at);
    const auto from = parts.records.begin() + static_cast<std::ptrdiff_t>(at);
    Body& shard = shards.at(engines::shard_of(state.marks().hash()));
    shard.insert(shard.end(), from, from + static_cast<std::ptrdiff_t>(size));
  }
  Body body = parts.front;
  put(body, parts.middle);
  put(body, std::uint64_t{parts.records.size() / size});
  for (const Body& shard : shards) put(body, std::uint64_t{shard.size() / size});
  for (const Body& shard : shards) put(body, shard);
  return body;
}

// The records are the last part, and the table of shards before them says how many they are.
Parts layered_parts(const Body& body) {
  const auto header = value_at<engines::WalkHeader>(body, 0);
  const std::size_t size = header.state_size + header.count_size;
  constexpr std::size_t table = 8 * engines::shard_count;
  for (std::size_t at = sizeof header; at + 4 + 8 + table <= body.size(); ++at) {
    const auto states = value_at<std::uint64_t>(body, at + 4);
    if (states == 0 || states > body.size() || at + 4 + 8 + table + states * size != body.size()) continue;
    std::uint64_t in_shards = 0;
    for (std::size_t s = 0; s < engines::shard_count; ++s) in_shards += value_at<std::uint64_t>(body, at + 12 + 8 * s);
    if (in_shards != states) continue;
    const auto place = [&](std::size_t offset) { return body.begin() + static_cast<std::ptrdiff_t>(offset); };
    return {Body(body.begin(), place(at)), Body(place(at), place(at + 4)), Body(place(at + 12 + table), body.end())};
  }
  throw Defect("a layer that was saved has no table of shards");
}

Body frontier_body(const Parts& parts) {
  Body body = parts.front;
  put(body, std::uint64_t{1});  // all states in one bucket
  put(body, parts.middle);
  put(body, std::uint64_t{parts.records.size() / 8});
  put(body, parts.records);
  return body;
}

Parts frontier_parts(const Body& body, std::size_t front, std::size_t middle) {
  const auto place = [&](std::size_t offset) { return body.begin() + static_cast<std::ptrdiff_t>(offset); };
  const std::size_t totals = front + 8;
  return {Body(body.begin(), place(front)), Body(place(totals), place(totals + middle)),
          Body(place(totals + middle + 8), body.end())};
}

Body saved_by_layered(const SavedCount& count, int saves) {
  return count.trails ? Body() : saved_by(run_layered, count, saves);
}

Body saved_by_frontier(const SavedCount& count, int saves) {
  const bool whole_rows = count.by == By::ply || count.by == By::total;
  if (count.trails && (!whole_rows || count.symmetry != Symmetry::none)) return {};
  return saved_by(run_frontier, count, saves);
}

bool layered_takes(const SavedCount& count, const Body& body) { return takes(run_layered, count, body); }
bool frontier_takes(const SavedCount& count, const Body& body) { return takes(run_frontier, count, body); }
bool layered_takes_again(const SavedCount& count, const Body& body) { return takes_again(run_layered, count, body); }
bool frontier_takes_again(const SavedCount& count, const Body& body) { return takes_again(run_frontier, count, body); }

std::vector<std::string> layered_seeds() {
  return seeds_of(saved_by_layered, [](const SavedCount&, const Body& body) { return layered_parts(body); });
}

// Where the parts of a sweep lie: behind what earlier sweeps found (a count by ball alone saves it), the step, the
// number of buckets (1, as the states are few), the totals, and the words of the bucket. The length of the totals is
// what makes the rest fit.
std::vector<std::string> frontier_seeds() {
  return seeds_of(saved_by_frontier, [](const SavedCount& count, const Body& body) {
    const std::size_t front = count.by == By::ball && !count.trails ? 24 : 8;
    for (std::size_t middle = 8; front + 8 + middle + 8 <= body.size(); middle += 8) {
      const auto words = value_at<std::uint64_t>(body, front + 8 + middle);
      if (front + 8 + middle + 8 + 8 * words == body.size()) return frontier_parts(body, front, middle);
    }
    throw Defect("a sweep that was saved has no bucket");
  });
}

}  // namespace quadrille::fuzz
