// A stored result: a file of data/results, and the commands that compute and confirm it, which provenance.csv beside it
// has.
//
// A command from that file is trusted with nothing: it is split at blanks, no shell reads it, the programs and what
// they are asked are known, and none of its options may name a file to write.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace quadrille::cli {

/// How a command was run when its result was recorded; each as the file has it.
struct RecordedRun {
  std::string seconds;
  std::string mib;
  std::string processor;
};

struct StoredCommand {
  std::string text;                ///< as the file has it
  std::vector<std::string> words;  ///< the program's name, then its arguments, as they are run
  std::optional<RecordedRun> recorded{};
};

struct StoredResult {
  std::filesystem::path file;
  std::filesystem::path root;  ///< the folder that its commands name files from; the result is in its data/results
  StoredCommand command;
  std::vector<StoredCommand> confirmations;  ///< of quadrille_confirm, each compared with a stored result by --expect
};

/// \param given  a path, or a bare name in data/results of the working folder or one above it
/// \throws Error (unusable_input) naming the file, or the line of provenance.csv, that cannot be used
StoredResult find_stored_result(const std::string& given);

}  // namespace quadrille::cli
