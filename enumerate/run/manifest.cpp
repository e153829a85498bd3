#include <fmt/format.h>
#include <xxhash.h>

#include <charconv>
#include <utility>

#include "enumerate/run/checkpoint_folder.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

namespace {

constexpr std::string_view manifest_layout = "quadrille run 1, by ";
constexpr std::size_t most_ranks = 1U << 20U;

[[noreturn]] void refuse_manifest(const char* why) { throw Error(ErrorKind::unusable_input, why); }

// The rest of a line that begins so; the line is taken off the text.
std::string_view take_line(std::string_view& text, std::string_view begin) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos || !text.starts_with(begin) || end < begin.size())
    refuse_manifest("is no manifest of a run");
  const std::string_view rest = text.substr(begin.size(), end - begin.size());
  text.remove_prefix(end + 1);
  return rest;
}

// Numbers with words between them: "17 of 64".
std::vector<std::uint64_t> numbers_in(std::string_view text, std::size_t count) {
  std::vector<std::uint64_t> numbers;
  for (const char* at = text.data(); at < text.data() + text.size();) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(at, text.data() + text.size(), number);
    if (error == std::errc()) numbers.push_back(number);
    at = end == at ? at + 1 : end;
  }
  if (numbers.size() != count) refuse_manifest("is no manifest of a run");
  return numbers;
}

std::string checksum_of(std::string_view text) { return fmt::format("{:016x}", XXH3_64bits(text.data(), text.size())); }

}  // namespace

Manifest::Part Manifest::all() const {
  Part all;
  for (const Part& part : parts) {
    all.states += part.states;
    all.sum = (all.sum + part.sum) % engines::stand_modulus;
  }
  return all;
}

std::string Manifest::name_of(std::size_t rank) const { return fmt::format("part-{}-{}", generation, rank); }

std::string Manifest::line_of(std::size_t rank) const {
  return fmt::format("{}, part {} of {}, generation {}, step {} of {}, {} states, sum {}", request, rank, parts.size(),
                     generation, step, steps, parts[rank].states, parts[rank].sum);
}

std::string text_of(const Manifest& manifest) {
  const Manifest::Part all = manifest.all();
  std::string text = fmt::format("{}{}\n{}\ngeneration {}\nstep {} of {}\nranks {}\nstates {} sum {}\n",
                                 manifest_layout, manifest.program, manifest.request, manifest.generation,
                                 manifest.step, manifest.steps, manifest.parts.size(), all.states, all.sum);
  for (std::size_t rank = 0; rank < manifest.parts.size(); ++rank) {
    const Manifest::Part& part = manifest.parts[rank];
    text += fmt::format("rank {} states {} sum {}\n", rank, part.states, part.sum);
  }
  return text + "end " + checksum_of(text) + "\n";
}

Manifest parse_manifest(std::string_view text) {
  const std::string_view whole = text;
  Manifest manifest;
  manifest.program = take_line(text, manifest_layout);
  manifest.request = take_line(text, "");
  manifest.generation = numbers_in(take_line(text, "generation "), 1)[0];
  const auto step = numbers_in(take_line(text, "step "), 2);
  manifest.step = step[0];
  manifest.steps = step[1];
  if (manifest.step > manifest.steps) refuse_manifest("is no manifest of a run");
  const std::uint64_t ranks = numbers_in(take_line(text, "ranks "), 1)[0];
  if (ranks == 0 || ranks > most_ranks) refuse_manifest("is no manifest of a run");
  const auto all = numbers_in(take_line(text, "states "), 2);
  for (std::uint64_t rank = 0; rank < ranks; ++rank) {
    const auto part = numbers_in(take_line(text, "rank "), 3);
    if (part[0] != rank) refuse_manifest("is no manifest of a run");
    manifest.parts.push_back({part[1], part[2]});
  }
  const std::string_view before = whole.substr(0, whole.size() - text.size());
  const bool sound = take_line(text, "end ") == checksum_of(before) && text.empty() &&
                     manifest.all().states == all[0] && manifest.all().sum == all[1];
  if (!sound) refuse_manifest("is damaged: its checksum is not that of its content");
  // Numbers and the words between them were read leniently: "step 03 for 9".
  if (text_of(manifest) != whole) refuse_manifest("is no manifest of a run");
  return manifest;
}

}  // namespace quadrille::running
