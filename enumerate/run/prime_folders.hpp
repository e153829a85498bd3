// The folder of --checkpoint where a count has a pass for each of several primes: a folder of ranks
// (checkpoint_folder.hpp) for each pass, `prime-1`, `prime-2` and so on, and nothing else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::running {

/// The folder of the pass for the `number`-th prime, from 1, within that of --checkpoint.
std::string folder_of_prime(const std::string& path, std::size_t number);

/// Whether a file of that name is such a folder.
bool is_name_of_prime(std::string_view name);

/// The request of a pass.
std::string request_of_pass(const std::string& request, std::uint64_t prime);

/// Makes the folder of --checkpoint if it is not there.
/// \throws Error (unusable_input) naming the folder and the remedy if it cannot be made, or holds anything else; then
///         nothing is changed
void make_folder_of_primes(const std::string& path);

/// The folders of passes that are there, from the first prime on.
std::vector<std::string> folders_of_primes(const std::string& path);

/// The request that a folder's manifest bears, or that of its first pass, without the prime; nothing if there is none.
std::optional<std::string> request_of_folder(const std::string& path);

}  // namespace quadrille::running
