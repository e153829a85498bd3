// StoredResult: a file in the folder data/results, and the commands that compute and confirm the numbers in the file.
// The file provenance.csv in the same folder lists these commands.
//
// Because provenance.csv might contain a harmful command, the program uses no shell, and splits each command at blanks
// itself. It runs only quadrille_confirm and some subcommands of quadrille, and refuses each option that names a file
// to write.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace quadrille::cli {

/// The recorded run of a command, each value as written in provenance.csv.
struct RecordedRun {
  std::string seconds;
  std::string mib;
  std::string processor;
};

struct StoredCommand {
  std::string text;                ///< as written in provenance.csv
  std::vector<std::string> words;  ///< the program's name, then its arguments, as they are run
  std::optional<RecordedRun> recorded{};
};

struct StoredResult {
  std::filesystem::path file;
  std::filesystem::path root;  ///< the folder in which its commands run; the result is in its data/results
  StoredCommand command;
  std::vector<StoredCommand> confirmations;  ///< of quadrille_confirm, each compared with a stored result by --expect
};

/// \param given  a path, or a bare name in data/results of the working folder or one above it
/// \throws Error (unusable_input) naming the file, or the line of provenance.csv, that cannot be used
StoredResult find_stored_result(const std::string& given);

}  // namespace quadrille::cli
