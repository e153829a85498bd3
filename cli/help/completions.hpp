// Scripts that complete the program's commands, options and values in a shell, written from the tree of commands.
//
// They offer commands, options, the words an option's value may be, claims and usual pitches, and files where a file is
// read or written. Nothing in them runs the program: they know what it knew when it printed them.
#pragma once

#include <string>

#include "cli/help/command_tree.hpp"

namespace quadrille::cli {

/// For bash 4.4 or later. It needs no package of completions. \pre `root` is the whole program
std::string bash_completions(const CommandEntry& root);

/// For zsh: a file `_quadrille` in a folder of fpath, or sourced after compinit. \pre as bash_completions
std::string zsh_completions(const CommandEntry& root);

/// For fish 3. \pre as bash_completions
std::string fish_completions(const CommandEntry& root);

/// A word of a shell, in single quotes.
std::string quoted(const std::string& text);

}  // namespace quadrille::cli
