// The reference in Markdown: what docs/reference.md holds.
#include <fmt/format.h>

#include <cctype>

#include "cli/help/manual.hpp"
#include "cli/output/tables.hpp"

namespace quadrille::cli {

namespace {

std::string code(const std::string& text) { return "`" + text + "`"; }

// A cell of a table: '|' would end it, also between backquotes.
std::string cell(const std::string& text) {
  std::string result;
  for (const char c : text) result += c == '|' ? std::string("\\|") : std::string(1, c);
  return result;
}

std::string block(const std::vector<std::string>& lines) {
  return fmt::format("\n```text\n{}\n```\n", fmt::join(lines, "\n"));
}

std::string markdown_label(const OptionEntry& option) {
  std::string text = fmt::format("{}", fmt::join(option.names, ", "));
  if (!option.is_flag()) text += (text.empty() ? "" : " ") + option.value;
  return code(text + (option.repeats ? "..." : ""));
}

// The common options of a command, or the others.
std::vector<OptionEntry> listed(const CommandEntry& command, bool common) {
  std::vector<OptionEntry> options;
  for (const OptionEntry& option : command.options) {
    if (option.common == common) options.push_back(option);
  }
  return options;
}

std::string table(const std::vector<OptionEntry>& options) {
  if (options.empty()) return {};
  std::string text = "\n| option | meaning |\n|---|---|\n";
  for (const OptionEntry& option : options) {
    text += fmt::format("| {} | {}{} |\n", cell(markdown_label(option)), cell(option.meaning),
                        option.required ? " (required)" : "");
  }
  return text;
}

std::string markdown_section(const CommandEntry& command) {
  std::string text = fmt::format("\n### {}\n\n{}.\n", command.path, command.description);
  text += block({synopsis(command)});
  text += table(listed(command, false));
  if (!command.remarks.empty()) text += block(command.remarks);
  if (!command.examples.empty()) text += "\nFor example:\n" + block(command.examples);
  return text;
}

std::string markdown_section(const ManualSection& section) {
  std::string text = fmt::format("\n## {}\n", section.title);
  if (!section.paragraph.empty()) text += "\n" + section.paragraph + "\n";
  text += "\n| | |\n|---|---|\n";
  for (const auto& [name, meaning] : section.items) text += fmt::format("| {} | {} |\n", code(name), cell(meaning));
  return text;
}

std::string markdown_section(const TableSchema& table) {
  std::string text =
      fmt::format("\n### {}\n\n{}: a row for {}.\n", table.name, code("quadrille " + table.command), table.row);
  text += "\n| column | meaning |\n|---|---|\n";
  for (const ColumnSchema& column : table.columns) {
    text += fmt::format("| {} | {} |\n", code(column.name), cell(column.meaning));
  }
  return text;
}

// The anchor that Markdown's readers give a title: its letters and digits in small letters, a hyphen for each blank.
std::string anchor(std::string_view title) {
  std::string text;
  for (const char c : title) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-') {
      text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (c == ' ') {
      text += '-';
    }
  }
  return text;
}

// A list of links to the sections "## TITLE" of a text.
std::string contents(std::string_view text) {
  std::string list;
  constexpr std::string_view mark = "\n## ";
  for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
    const std::size_t begin = at + mark.size();
    const std::string_view title = text.substr(begin, text.find('\n', begin) - begin);
    list += fmt::format("- [{}](#{})\n", title, anchor(title));
  }
  return list;
}

}  // namespace

std::string reference(const CommandEntry& root) {
  std::string text = "\n" + about() + "\n";
  text += "\n## Commands\n\n";
  for (const CommandEntry* command : with_all_below(root)) {
    if (command->commands.empty())
      text += fmt::format("- [{}](#{}): {}\n", code(command->path), anchor(command->path), command->description);
  }
  for (const CommandEntry* command : with_all_below(root)) {
    if (command->commands.empty()) text += markdown_section(*command);
  }
  text +=
      "\n## Common options\n\nEvery command takes these, before its name or after it.\n" + table(listed(root, true));
  for (const ManualSection& part : manual_sections()) text += markdown_section(part);
  text += "\n## Tables\n\nWhat commands answer with, column by column.\n";
  for (const TableSchema& table : tables()) text += markdown_section(table);
  return "# Reference\n\nWritten by `quadrille manual --format markdown`; scripts/reference writes it anew.\n\n" +
         contents(text) + text;
}

}  // namespace quadrille::cli
