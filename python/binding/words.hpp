// Messages of the library and the program in the words of Python: they name arguments, not options.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::python {

/// A sentence in which each option of the program is the argument that Python has for it.
///
/// "give fewer --plies" becomes "give fewer plies", "take --engine layered" "take engine='layered'". A sentence begins
/// with its place: "--history: ply 3" becomes "history: ply 3". What stands in quotes, and what follows the word
/// quadrille as a command, is left as it is. \complexity O(length)
std::string in_python(std::string_view message);

/// The same of each.
std::vector<std::string> in_python(std::vector<std::string> messages);

}  // namespace quadrille::python
