// The folder of --checkpoint, which all ranks share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::running {

/// \throws Error (unusable_input): the folder, why it is not taken, and what to do
[[noreturn]] void refuse_folder(const std::string& path, std::string_view why, std::string_view remedy);

/// Refuses a folder that holds a file of that name, which is none of a run's.
[[noreturn]] void refuse_other_file(const std::string& path, std::string_view name);

/// Refuses a folder that cannot be made, or read. \param why  as the system says it
[[noreturn]] void refuse_unusable_folder(const std::string& path, std::string_view why);

/// Makes the folder if it is not there. \returns whether it was not
/// \throws Error (unusable_input) if it cannot be made, or is no folder; then nothing is changed
bool make_folder(const std::string& path);

/// Appends the names of what is in the folder. \returns 0, or the error number that kept it from being read
int read_names(const std::string& path, std::vector<std::string>& names);

}  // namespace quadrille::running
