#include "tests/fuzz/saved_subtrees.hpp"

#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "enumerate/engines/reverse_search/on_ranks.hpp"
#include "enumerate/soccer/reverse_space.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"
#include "tests/fuzz/saved_bytes.hpp"

namespace quadrille::fuzz {

namespace {

using Space = enumerate::SoccerReverseSpace<1>;
using State = enumerate::SoccerState<1>;
using Root = engines::detail::RootWords<State>;

constexpr std::size_t memory = std::size_t{16} << 20U;
constexpr std::size_t front_bytes = 11;
constexpr std::size_t root_bytes = 10;
constexpr std::size_t roots_to_begin_with = 8;  // so few that much is left below them
constexpr int most_looks = 400;

const std::array<std::string, 4> pitches{"paper:1x3", "paper:2x2", "classic:2x2", "paper:1x4"};

// How many states there are.
struct States {
  std::array<std::uint64_t, 1> number{};
  std::span<std::uint64_t> words() { return number; }
  std::span<const std::uint64_t> words() const { return number; }
  States& operator+=(const States& other) {
    number[0] += other.number[0];
    return *this;
  }
};

SubtreesFound run(const SavedSubtrees& saved, const engines::Checkpoint& checkpoint, std::stop_token stop,
                  std::uint64_t budget) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(saved.pitch));
  const Space space(pitch);
  engines::SharedPlaces places(1);
  engines::RankOfThread rank(places, 0);
  engines::RunOptions options;
  options.memory = memory;
  options.ranks = &rank;
  options.stop = std::move(stop);
  options.checkpoint = checkpoint;
  const auto count = [](States& states, const State& /*state*/, int /*grade*/) { ++states.number[0]; };
  tbb::task_arena one_thread(1);
  const auto found = one_thread.execute(
      [&] { return engines::reverse_search_on_ranks(space, options, States{}, count, roots_to_begin_with, budget); });
  return {found.status == engines::RunStatus::complete, found.tally.number[0], found.last_finished_grade};
}

// What a search that is stopped after so many saves has saved. \returns nothing if it ends before
Body saved_by(const SavedSubtrees& saved, int saves) {
  Body body;
  std::stop_source stop;
  engines::Checkpoint checkpoint;
  checkpoint.due = [] { return true; };
  checkpoint.save = [&](const std::function<void(const engines::ByteSink&)>& write) {
    body.clear();
    write([&](std::span<const std::byte> part) { body.insert(body.end(), part.begin(), part.end()); });
    if (--saves <= 0) stop.request_stop();
    return true;
  };
  run(saved, checkpoint, stop.get_token(), 5);
  return saves > 0 ? Body() : body;
}

// The input of a body that was saved: finished, one sum, two maxima, the number of roots, the roots.
std::string input_of(const SavedSubtrees& saved, const Body& body) {
  const Bytes bytes(reinterpret_cast<const std::uint8_t*>(body.data()), body.size());
  Body input;
  put(input, saved.byte());
  put(input, static_cast<std::uint8_t>(std::clamp(128 * value_at<double>(bytes, 0), 0.0, 255.0)));
  put(input, value_at<std::uint64_t>(bytes, 8));
  put(input, static_cast<std::uint8_t>(value_at<std::uint64_t>(bytes, 16)));
  put(input, static_cast<std::uint8_t>(value_at<std::uint64_t>(bytes, 24)));
  const std::size_t root_size = 8 * (1 + Root::size);
  for (std::size_t at = 40; at + root_size <= body.size(); at += root_size) {
    put(input, static_cast<std::uint8_t>(std::clamp(256 * value_at<double>(bytes, at), 0.0, 255.0)));
    const auto words = value_at<std::array<std::uint64_t, Root::size>>(bytes, at + 8);
    const State state = Root::state_of(words);
    put(input, state.drawing.word(0));
    put(input, static_cast<std::uint8_t>(state.ball));
  }
  return {reinterpret_cast<const char*>(input.data()), input.size()};
}

}  // namespace

SavedSubtrees SavedSubtrees::of(std::uint8_t byte) { return {pitches.at(byte & 3U), (byte & 64U) != 0}; }

std::uint8_t SavedSubtrees::byte() const {
  const auto at = std::find(pitches.begin(), pitches.end(), pitch) - pitches.begin();
  return static_cast<std::uint8_t>(static_cast<unsigned>(at) | (raw ? 64U : 0U));
}

Body subtrees_body(const SavedSubtrees& saved, Bytes bytes) {
  const auto raw = std::as_bytes(bytes);
  if (saved.raw) return {raw.begin(), raw.end()};
  Body body;
  put(body, value_at<std::uint8_t>(bytes, 0) / 128.0);
  put(body, value_at<std::uint64_t>(bytes, 1));
  put(body, std::uint64_t{value_at<std::uint8_t>(bytes, 9)});
  put(body, std::uint64_t{value_at<std::uint8_t>(bytes, 10)});
  const std::size_t roots = bytes.size() < front_bytes ? 0 : (bytes.size() - front_bytes) / root_bytes;
  put(body, std::uint64_t{roots});
  for (std::size_t root = 0; root < roots; ++root) {
    const std::size_t at = front_bytes + root * root_bytes;
    put(body, bytes[at] / 256.0);
    const auto edges = value_at<std::uint64_t>(bytes, at + 1);
    State state{{}, bytes[at + 9]};
    for (unsigned e = 0; e < 64; ++e) {
      if ((edges >> e & 1U) != 0) state.drawing.insert(static_cast<soccer::Edge>(e));
    }
    put(body, Root::of(state, static_cast<int>(state.drawing.size())));
  }
  return body;
}

namespace {

// Goes on from the body; `again` is what it saves first.
std::optional<SubtreesFound> gone_on(const SavedSubtrees& saved, const Body& body, std::uint64_t budget, Body& again) {
  std::size_t read = 0;
  int looks = 0;
  std::stop_source stop;
  engines::Checkpoint checkpoint;
  checkpoint.resume = [&](std::span<std::byte> into) {
    if (into.size() > body.size() - read) throw Error(ErrorKind::unusable_input, "the checkpoint is too short");
    std::copy_n(body.begin() + static_cast<std::ptrdiff_t>(read), into.size(), into.begin());
    read += into.size();
  };
  checkpoint.due = [&] {
    if (++looks >= most_looks) stop.request_stop();
    return looks % 5 == 1;  // what was read can be saved again
  };
  checkpoint.save = keeps_first(again);
  std::optional<SubtreesFound> found;
  const bool taken = is_taken([&] { found = run(saved, checkpoint, stop.get_token(), budget); });
  if (!taken || read != body.size()) return std::nullopt;  // the reader of files refuses what is longer
  return found;
}

}  // namespace

std::optional<SubtreesFound> subtrees_taken(const SavedSubtrees& saved, const Body& body, std::uint64_t budget) {
  Body again;
  return gone_on(saved, body, budget, again);
}

bool subtrees_taken_again(const SavedSubtrees& saved, const Body& body, std::uint64_t budget) {
  Body again;
  Body more;
  return gone_on(saved, body, budget, again) && (again.empty() || gone_on(saved, again, budget, more));
}

SubtreesFound subtrees_from_start(const SavedSubtrees& saved) {
  engines::Checkpoint checkpoint;
  checkpoint.due = [] { return false; };
  checkpoint.save = [](const auto& /*write*/) { return true; };
  return run(saved, checkpoint, {}, 64);
}

std::vector<std::string> subtrees_seeds() {
  std::vector<std::string> seeds;
  for (const std::string& pitch : pitches) {
    for (const int saves : {1, 2, 4, 7, 20, 60}) {
      SavedSubtrees saved{pitch};
      const Body body = saved_by(saved, saves);
      if (body.empty()) continue;
      seeds.push_back(input_of(saved, body));
      if (saves != 2) continue;
      saved.raw = true;
      seeds.push_back(static_cast<char>(saved.byte()) +
                      std::string(reinterpret_cast<const char*>(body.data()), body.size()));
    }
  }
  return seeds;
}

}  // namespace quadrille::fuzz
