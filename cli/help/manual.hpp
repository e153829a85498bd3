// The manual of the program, written from the tree of commands, so that it cannot lag behind the parser.
//
// What no tree can know (exit status, environment, files) is said once, in manual_sections.cpp, for both forms.
#pragma once

#include <string>
#include <vector>

#include "cli/help/command_tree.hpp"

namespace quadrille::cli {

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

/// What a manual page says around its commands.
struct ManualFrame {
  std::string purpose;                    ///< beside the name: "count, solve and verify games"
  std::string about;                      ///< what the whole program is for
  std::vector<ManualSection> sections{};  ///< behind the commands
  std::vector<std::string> see_also{};    ///< commands with pages in section 1
};

/// The manual page in roff, for the macros `man`. \pre `root` is the whole program
std::string manual_page(const CommandEntry& root);
/// The same for another program of ours.
std::string framed_manual_page(const CommandEntry& root, const ManualFrame& frame);

/// The reference of all commands in Markdown, for docs/. \pre as manual_page
std::string reference(const CommandEntry& root);

/// What the whole program is for.
std::string about();

/// Exit status, environment and files.
std::vector<ManualSection> manual_sections();

/// The day of this version, `2026-11-21`.
std::string version_date();

}  // namespace quadrille::cli
