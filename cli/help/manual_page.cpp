// The manual page in roff, with the macros `man` (man(7)).
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/help/manual.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

namespace {

// Text as roff reads it: what its fonts would turn into typographer's signs is named, and no line of text begins with
// what is a request.
std::string roff(const std::string& text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\\':
        result += "\\e";
        break;
      case '-':
        result += "\\-";
        break;
      case '\'':
        result += "\\(aq";
        break;
      case '`':
        result += "\\(ga";
        break;
      case '^':
        result += "\\(ha";
        break;
      case '~':
        result += "\\(ti";
        break;
      default:
        result += c;
    }
  }
  return result.starts_with('.') ? "\\&" + result : result;
}

std::string bold(const std::string& text) { return "\\fB" + roff(text) + "\\fR"; }

std::string italic(const std::string& text) { return "\\fI" + roff(text) + "\\fR"; }

std::string heading(const char* macro, const std::string& text) {
  return fmt::format(".{} \"{}\"\n", macro, roff(text));
}

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::toupper(c); });
  return text;
}

std::string item(const std::string& label, const std::string& meaning) {
  return fmt::format(".TP\n{}\n{}\n", label, roff(meaning));
}

// Lines as they are, in the font of a terminal.
std::string as_typed(const std::vector<std::string>& lines) {
  std::string text = ".EX\n";
  for (const std::string& line : lines) text += roff(line) + "\n";
  return text + ".EE\n";
}

// The name of an option bold, what stands for a value slanted, the words it may be bold.
std::string label(const OptionEntry& option) {
  std::string text;
  for (const std::string& name : option.names) text += (text.empty() ? "" : ", ") + bold(name);
  if (option.is_flag()) return text;
  const bool words = option.value.find('|') != std::string::npos;
  return text + (text.empty() ? "" : " ") + (words ? bold(option.value) : italic(option.value));
}

std::string options_of(const CommandEntry& command, bool common) {
  std::string text;
  for (const OptionEntry& option : command.options) {
    if (option.common == common) text += item(label(option), option.meaning + ".");
  }
  return text;
}

std::string section(const CommandEntry& command) {
  std::string text = heading("SS", command.path);
  text += roff(command.description) + ".\n";
  text += ".PP\n" + roff(synopsis(command)) + "\n";
  text += options_of(command, false);
  if (!command.remarks.empty()) text += ".PP\n" + as_typed(command.remarks);
  if (!command.examples.empty()) text += ".PP\nFor example:\n.PP\n" + as_typed(command.examples);
  return text;
}

std::string section(const ManualSection& section) {
  std::string text = heading("SH", upper(section.title));
  if (!section.paragraph.empty()) text += roff(section.paragraph) + "\n";
  for (const auto& [name, meaning] : section.items) text += item(bold(name), meaning);
  return text;
}

}  // namespace

std::string manual_page(const CommandEntry& root) {
  return framed_manual_page(root, {.purpose = "count, solve and verify pencil-and-paper games",
                                   .about = about(),
                                   .sections = manual_sections(),
                                   .see_also = {"man", "bash", "zsh", "fish"}});
}

std::string framed_manual_page(const CommandEntry& root, const ManualFrame& frame) {
  std::string text = fmt::format(".TH {} 1 {} \"{}\" \"User Commands\"\n", upper(root.name), version_date(), version());
  text += ".nh\n.ad l\n";  // an option is not to be hyphenated
  text += fmt::format(".SH NAME\n{} \\- {}\n", roff(root.name), roff(frame.purpose));
  text += ".SH SYNOPSIS\n" + bold(root.name) + " " + italic("COMMAND") + " [" + italic("OPTION") + "]...\n";
  text += ".SH DESCRIPTION\n" + roff(frame.about) + "\n";
  text += ".SH COMMANDS\n";
  for (const CommandEntry* command : with_all_below(root)) {
    if (command->commands.empty()) text += section(*command);
  }
  text += ".SH OPTIONS\nEvery command takes these, before its name or after it.\n" + options_of(root, true);
  for (const ManualSection& part : frame.sections) text += section(part);
  text += ".SH EXAMPLES\n" + as_typed(root.examples);
  text += ".SH SEE ALSO\n";
  for (const std::string& page : frame.see_also) {
    text += fmt::format(".BR {} (1){}\n", roff(page), &page == &frame.see_also.back() ? "" : ",");
  }
  return text;
}

}  // namespace quadrille::cli
