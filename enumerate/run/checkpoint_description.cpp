#include <fmt/format.h>

#include <filesystem>

#include "enumerate/run/checkpoint_folder.hpp"
#include "enumerate/run/file_descriptor.hpp"
#include "enumerate/run/prime_folders.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

namespace {

std::string lines_about(const Manifest& manifest) {
  const Manifest::Part all = manifest.all();
  std::string text = fmt::format(
      "request     {}\nprogram     {}\ngeneration  {}\nstep        {} of {}\nranks       {}\nstates      {}\nsum of "
      "counts modulo {}: {}\n",
      manifest.request, manifest.program, manifest.generation, manifest.step, manifest.steps, manifest.parts.size(),
      all.states, engines::stand_modulus, all.sum);
  for (std::size_t rank = 0; rank < manifest.parts.size(); ++rank) {
    text += fmt::format("rank {}: {} states, sum {}\n", rank, manifest.parts[rank].states, manifest.parts[rank].sum);
  }
  return text;
}

// A part says what it holds where the checkpoint of one process says its request.
std::string lines_about_part(const std::string& path, const std::string& line) {
  const CheckpointFile verified(path, line, {}, CheckpointFile::Access::read);
  std::string text = line + "\n";
  for (std::size_t at = text.find(", "); at != std::string::npos; at = text.find(", ", at)) text.replace(at, 2, "\n");
  return text;
}

}  // namespace

std::string description_of_checkpoint(const std::string& path) {
  const auto refuse = [&](std::string_view why) {
    quadrille::refuse(fmt::format("checkpoint '{}'", path), std::string(why),
                      fmt::format("name the folder of {}, its manifest or a part", mention("checkpoint")));
  };
  std::error_code unknown;
  const bool folder = std::filesystem::is_directory(path, unknown);
  if (const auto passes = folders_of_primes(path); folder && !passes.empty()) {
    std::string text;
    for (const std::string& pass : passes) {
      // A pass that was killed before its first save has no manifest.
      const bool saved = std::filesystem::exists(pass + "/manifest", unknown);
      text += fmt::format("{}{}\n{}", text.empty() ? "" : "\n", pass,
                          saved ? description_of_checkpoint(pass) : "nothing saved yet\n");
    }
    return text;
  }
  const std::string file = folder ? path + "/manifest" : path;
  if (!std::filesystem::is_regular_file(file, unknown)) refuse(folder ? "holds no manifest" : "is no file");
  if (const auto line = request_of_checkpoint(file)) return lines_about_part(file, *line);
  std::string text;
  if (const int error = read_text(file, text); error != 0) refuse(reason(error));
  try {
    return lines_about(parse_manifest(text));
  } catch (const Error& error) {
    refuse(error.reason());
  }
  return {};
}

}  // namespace quadrille::running
