// Writes the manual pages of a program and of its commands, from the tree of the program's commands.
#pragma once

#include <string>
#include <vector>

#include "cli/options/command.hpp"

namespace quadrille::cli {

/// A section: a paragraph, then a list of names with their meanings.
struct ManualSection {
  struct Item {
    std::string name;
    std::string meaning;
  };

  std::string title;
  std::string paragraph;
  std::vector<Item> items;
};

/// The text of a manual page around its commands.
struct ManualFrame {
  std::string purpose;                    ///< beside the name: "count, solve and verify games"
  std::string about;                      ///< the purpose of the whole program
  std::vector<ManualSection> sections{};  ///< after the commands
  std::vector<std::string> see_also{};    ///< commands with pages in section 1
  bool has_pages = false;                 ///< true if each command has a page of its own, and this page lists them
};

/// The manual page in roff, for the macros `man`. \pre `root` is the whole program
std::string manual_page(const Command& root, const ManualFrame& frame);

/// The manual page of one command: `quadrille-check`.
std::string manual_page_of(const Command& command);

/// Exit status, environment and files.
std::vector<ManualSection> manual_sections();

}  // namespace quadrille::cli
