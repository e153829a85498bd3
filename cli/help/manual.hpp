// The manual of the program, written from the tree of commands, so that it cannot lag behind the parser.
//
// What no tree can know (exit status, environment, files) is said once, in manual_sections.cpp, for both forms.
#pragma once

#include <string>
#include <vector>

#include "cli/help/command_tree.hpp"

namespace quadrille::cli {

/// The manual page in roff, for the macros `man`. \pre `root` is the whole program
std::string manual_page(const CommandEntry& root);

/// The reference of all commands in Markdown, for docs/. \pre as manual_page
std::string reference(const CommandEntry& root);

/// A name and what is to be said about it.
struct ManualItem {
  std::string name;
  std::string meaning;
};

/// A section that is a paragraph, then a list.
struct ManualSection {
  std::string title;
  std::string paragraph;
  std::vector<ManualItem> items;
};

/// What the whole program is for.
std::string about();

/// Exit status, environment and files.
std::vector<ManualSection> manual_sections();

/// The day of this version, `2026-11-21`.
std::string version_date();

}  // namespace quadrille::cli
