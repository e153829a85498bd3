// The commands `quadrille help` and `quadrille manual`. From the tree of commands, `manual` makes manual pages or a
// reference of all commands. With `--format schema`, it prints the JSON Schema of the tables.
#include "cli/help/manual.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/commands/commands.hpp"
#include "cli/exit.hpp"
#include "cli/game.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/parser.hpp"
#include "cli/output/paragraphs.hpp"
#include "cli/session.hpp"
#include "export/tables/formats.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// The purpose of the whole program.
std::string about() {
  return "quadrille enumerates, solves and verifies pencil-and-paper games: " + titles_of_games() +
         ". Its numbers are exact. Most commands print a table on standard output; notes and progress go to standard "
         "error. The same request gives the same table, byte for byte, on any number of threads.";
}

ManualSection::Item status(Exit exit, std::string meaning) {
  return {std::to_string(static_cast<int>(exit)), std::move(meaning)};
}

// The commands that hold no others.
std::vector<const Command*> leaves(const Command& root) {
  std::vector<const Command*> leaves;
  for (const Spelling& spelling : root.all_spellings()) {
    if (spelling.alias == nullptr && spelling.command->commands().empty()) leaves.push_back(spelling.command);
  }
  return leaves;
}

// The common options of a command, or its own.
std::vector<const CLI::Option*> options_of(const Command& command, bool common) {
  return command.get_options([common](const CLI::Option* option) { return is_common(*option) == common; });
}

// The manual page in roff, with the macros `man` (man(7)).

// Text in the form that roff reads. Characters that its fonts replace by typographer's signs are written by name. A
// line may be broken after '|', and no line of text begins like a request.
std::string roff(const std::string& text) {
  const std::map<char, std::string> named{{'\\', "\\e"},  {'-', "\\-"},   {'\'', "\\(aq"}, {'`', "\\(ga"},
                                          {'^', "\\(ha"}, {'~', "\\(ti"}, {'|', "|\\:"}};
  std::string result;
  for (const char c : text) {
    const auto found = named.find(c);
    result += found != named.end() ? found->second : std::string(1, c);
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

// An option's label: its name in bold, then its value, the allowed words in bold or a name in italics.
std::string roff_label(const CLI::Option& option) {
  std::string text;
  for (const std::string& name : names_of(option)) text += (text.empty() ? "" : ", ") + bold(name);
  const std::string value = value_of(option);
  if (value.empty()) return text;
  return text + (text.empty() ? "" : " ") + (value.find('|') != std::string::npos ? bold(value) : italic(value));
}

std::string roff_options(const Command& command, bool common) {
  std::string text;
  for (const CLI::Option* const option : options_of(command, common)) {
    text += item(roff_label(*option), option->get_description() + ".");
  }
  return text;
}

// The remarks as paragraphs; lines that begin with blanks are typed input.
std::string roff_remarks(const std::vector<std::string>& remarks) {
  std::string text;
  std::vector<std::string> typed;
  const auto end_typed = [&] {
    if (!typed.empty()) text += ".PP\n" + as_typed(std::exchange(typed, {}));
  };
  for (const std::string& remark : remarks) {
    if (remark.starts_with(' ')) {
      typed.push_back(remark);
      continue;
    }
    end_typed();
    text += ".PP\n" + roff(remark) + "\n";
  }
  end_typed();
  return text;
}

std::string roff_section(const Command& command) {
  const auto [remarks, examples] = footer_of(command);
  std::string text = heading("SS", command.path());
  text += roff(command.get_description()) + ".\n";
  text += ".PP\n" + roff(synopsis(command)) + "\n";
  text += roff_options(command, false);
  text += roff_remarks(remarks);
  if (!examples.empty()) text += ".PP\nFor example:\n.PP\n" + as_typed(examples);
  return text;
}

// The page's name in section 1: `quadrille-check`.
std::string page_name(const Command& command) {
  std::string name = command.path();
  std::replace(name.begin(), name.end(), ' ', '-');
  return name;
}

std::string page_head(const std::string& name, const std::string& purpose) {
  return fmt::format(
      ".TH {} 1 {} \"{}\" \"User Commands\"\n"
      ".nh\n.ad l\n"  // an option is not to be hyphenated
      ".SH NAME\n{} \\- {}\n",
      upper(name), QUADRILLE_DATE, version(), roff(name), roff(purpose));
}

std::string see_also(const std::vector<std::string>& pages) {
  std::string text = ".SH SEE ALSO\n";
  for (const std::string& page : pages) {
    text += fmt::format(".BR {} (1){}\n", roff(page), &page == &pages.back() ? "" : ",");
  }
  return text;
}

std::string roff_section(const ManualSection& section) {
  std::string text = heading("SH", upper(section.title));
  if (!section.paragraph.empty()) text += roff(section.paragraph) + "\n";
  for (const auto& [name, meaning] : section.items) text += item(bold(name), meaning);
  return text;
}

std::string manual_page_of_quadrille(const Command& root) {
  return manual_page(root, {.purpose = "count, solve and verify pencil-and-paper games",
                            .about = about(),
                            .sections = manual_sections(),
                            .see_also = {"man", "bash", "zsh", "fish"},
                            .has_pages = true});
}

// The reference in Markdown: the text of docs/reference.md.

constexpr std::size_t reference_width = 100;

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

std::string markdown_table(const std::vector<const CLI::Option*>& options) {
  if (options.empty()) return {};
  std::string text = "\n| option | meaning |\n|---|---|\n";
  for (const CLI::Option* const option : options) {
    std::string label = fmt::format("{}", fmt::join(names_of(*option), ", "));
    if (!is_flag(*option)) label += (label.empty() ? "" : " ") + value_of(*option);
    if (is_repeated(*option)) label += "...";
    text += fmt::format("| {} | {}{} |\n", cell(code(label)), cell(option->get_description()),
                        option->get_required() ? " (required)" : "");
  }
  return text;
}

std::string markdown_section(const Command& command) {
  const auto [remarks, examples] = footer_of(command);
  std::string text = fmt::format("\n### {}\n\n{}.\n", command.path(), command.get_description());
  text += block({synopsis(command)});
  text += markdown_table(options_of(command, false));
  if (!remarks.empty()) text += block({fitted(fmt::format("{}", fmt::join(remarks, "\n")), reference_width)});
  if (!examples.empty()) text += "\nFor example:\n" + block(examples);
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

std::string reference(const Command& root) {
  std::string list;
  std::string commands;
  for (const Command* const command : leaves(root)) {
    list +=
        fmt::format("- [{}](#{}): {}\n", code(command->path()), anchor(command->path()), command->get_description());
    commands += markdown_section(*command);
  }
  std::string text = "\n" + about() + "\n\n## Commands\n\n" + list + commands +
                     "\n## Common options\n\nEvery command takes these, before its name or after it.\n" +
                     markdown_table(options_of(root, true));
  for (const ManualSection& part : manual_sections()) text += markdown_section(part);
  text += "\n## Tables\n\nThe tables that commands print, column by column.\n";
  for (const TableSchema& table : tables()) text += markdown_section(table);
  return "# Reference\n\nWritten by `quadrille manual --format markdown`; scripts/renew writes it anew.\n\n" +
         contents(text) + text;
}

// The schema describes tables, not commands.
std::string schema(const Command& /*root*/) { return exports::json_schema(tables()); }

using Writer = std::string (*)(const Command& root);

ChoiceOption<Writer> manual_format_option() {
  return {"--format",
          "format of the manual",
          {{"roff", manual_page_of_quadrille, "a page for man, the default"},
           {"markdown", reference, "the reference of all commands"},
           {"schema", schema, "the JSON Schema of all tables"}}};
}

const Command& program_above(const Command& command) {
  return command.parent() == nullptr ? command : program_above(*command.parent());
}

std::vector<std::string> names_below(const Command& root) {
  std::vector<std::string> names;
  for (const Command* const other : root.commands()) names.push_back(other->get_name());
  return names;
}

// Writes NAME.1 for the program and for each command into the folder, which is created if it does not exist.
void write_pages(const Command& root, const std::string& folder, const Session& session) {
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error) {
    refuse(fmt::format("--pages '{}'", folder), error.message(), "name a folder that can be written to");
  }
  const auto write = [&](const std::string& name, const std::string& text) {
    const std::filesystem::path file = std::filesystem::path(folder) / (name + ".1");
    Output(file.string(), session.interrupt(), "--pages").write(text);
  };
  write(root.get_name(), manual_page_of_quadrille(root));
  for (const Spelling& spelling : root.all_spellings()) {
    if (spelling.alias == nullptr) write(page_name(*spelling.command), manual_page_of(*spelling.command));
  }
}

}  // namespace

std::vector<ManualSection> manual_sections() {
  return {
      {"Exit status",
       "",
       {status(Exit::done, "Done."),
        status(Exit::mismatch,
               "A claim's verdict differs from the ledger, a stored result differs, or a record can be read but breaks "
               "the rules."),
        status(Exit::unusable,
               "Arguments or input that cannot be used, or an output that cannot be written. One line on standard "
               "error names the place and the remedy; no earlier file is lost."),
        status(Exit::limit,
               "A limit of memory or time ended the work. The results so far are written; standard error names the "
               "missing part."),
        status(Exit::interrupted, "Interrupted. The results so far are written, as for 3.")}},
      {"Confirming",
       "A second program, quadrille_confirm, recomputes the headline numbers, each by an independent method. The two "
       "programs share no engine. If a method takes a result of this program as a hint, quadrille_confirm --help says "
       "so. A hint picks the strategies to examine. A wrong hint can widen the bounds, but never make them false.",
       {{"quadrille_confirm SUBJECT [--threads N]", "The rows as CSV; quadrille_confirm --help lists the subjects."}}},
      {"Environment",
       "",
       {{"NO_COLOR", "If set and not empty, output has no colours unless an option asks for them."},
        {"COLUMNS", "Width of text for people if no terminal gives one; 80 if not set."},
        {"TERM", "A terminal called dumb gets no progress line."}}},
      {"Files",
       "Every file that is written appears whole or not at all; until then an earlier file of that name is unchanged.",
       {{"--out FILE", "The answer. It takes the place of an earlier file of that name."},
        {"FILE.partial",
         "The rows of csv that were found before a limit ended the work; --out FILE is unchanged. FILE.partial takes "
         "the place of an earlier file of that name."},
        {"--checkpoint FILE", "The work of an unfinished count or search. The same command resumes from it."},
        {"share/man/man1/quadrille.1.gz",
         "This manual, below the folder of the installed program. Each command has a page beside it, for example "
         "quadrille-check.1.gz."},
        {"share/bash-completion/completions/quadrille", "Completions for bash."},
        {"share/zsh/vendor-completions/_quadrille", "Completions for zsh."},
        {"share/fish/vendor_completions.d/quadrille.fish", "Completions for fish."}}},
  };
}

std::string manual_page(const Command& root, const ManualFrame& frame) {
  std::string text = page_head(root.get_name(), frame.purpose);
  text += ".SH SYNOPSIS\n" + bold(root.get_name()) + " " + italic("COMMAND") + " [" + italic("OPTION") + "]...\n";
  text += ".SH DESCRIPTION\n" + roff(frame.about) + "\n";
  text += ".SH COMMANDS\n";
  if (frame.has_pages)
    text += "Each has a page of its own, for example " + bold(page_name(*leaves(root).front())) + "(1).\n";
  for (const Command* const command : leaves(root)) {
    text += frame.has_pages ? item(bold(command->path()), command->get_description() + ".") : roff_section(*command);
  }
  text += ".SH OPTIONS\nEvery command takes these, before its name or after it.\n" + roff_options(root, true);
  for (const ManualSection& part : frame.sections) text += roff_section(part);
  text += ".SH EXAMPLES\n" + as_typed(footer_of(root).examples);
  return text + see_also(frame.see_also);
}

std::string manual_page_of(const Command& command) {
  const auto [remarks, examples] = footer_of(command);
  const std::string above = page_name(*command.parent());
  std::string text = page_head(page_name(command), command.get_description());
  text += ".SH SYNOPSIS\n" + roff(synopsis(command)) + " [" + italic("OPTION") + "]...\n";
  text += ".SH DESCRIPTION\n" + roff(command.get_description()) + ".\n" + roff_remarks(remarks);
  if (!command.commands().empty()) text += ".SH COMMANDS\n";
  std::vector<std::string> others;
  for (const Command* const below : command.commands()) {
    text += item(bold(below->path()), below->get_description() + ".");
    others.push_back(page_name(*below));
  }
  text += ".SH OPTIONS\n" + roff_options(command, false);
  text += ".PP\nThe options that every command takes are in " + bold(program_above(command).get_name()) + "(1).\n";
  if (!examples.empty()) text += ".SH EXAMPLES\n" + as_typed(examples);
  others.push_back(above);
  return text + see_also(others);
}

void add_manual(Command& root, CommonArguments& common) {
  const auto words = std::make_shared<std::vector<std::string>>();
  const auto pages = std::make_shared<std::optional<std::string>>();
  Command& command =
      root.add_command("manual", "print manual pages, the reference, or the schema of the tables",
                       [words, pages, &root](const Session& session) {
                         if (session.arguments().column) {
                           throw Error(ErrorKind::unusable_input, "--column: a manual has no columns; leave it out");
                         }
                         const Writer write = manual_format_option().parse(session.arguments().format.value_or("roff"));
                         if (!words->empty() || *pages) {
                           if (write != manual_page_of_quadrille)
                             refuse("--format", "applies to the whole manual", "leave the command out");
                           if (!words->empty() && *pages)
                             refuse("--pages", "writes the pages of all commands", "leave the command out");
                         }
                         if (*pages) {
                           write_pages(root, **pages, session);
                         } else {
                           const Command& meant = command_named(root, "manual", *words);
                           session.output().write(&meant == &root ? write(root) : manual_page_of(meant));
                         }
                         return Exit::done;
                       });
  command.add_option("commands", *words, "the command, a word for each level; the whole program if not given")
      .type_name("COMMAND")
      .suggest(names_below(root));
  command.add_option("--pages", *pages, "write a page for each command into DIR, for example quadrille-count.1")
      .type_name("DIR");
  manual_format_option().add(command, common.format);
  command.footer(
      "examples:\n"
      "  quadrille manual | man -l -\n"
      "  quadrille manual check | man -l -\n"
      "  quadrille manual --format markdown --out reference.md\n"
      "  quadrille manual --format schema --out tables.schema.json");
}

void add_help(Command& root) {
  const auto words = std::make_shared<std::vector<std::string>>();
  Command& command = root.add_command(
      "help", "print the help of a command, as its --help does", [words, &root](const Session& session) {
        if (session.arguments().format || session.arguments().column) {
          throw Error(ErrorKind::unusable_input, "help: is no table; leave out --format and --column");
        }
        session.output().write(help_text(root, *words));
        return Exit::done;
      });
  std::vector<std::string> topics = names_below(root);
  topics.emplace_back("options");
  command
      .add_option("commands", *words,
                  "the command, a word for each level; the word options for the options that every command takes; the "
                  "whole program if not given")
      .type_name("COMMAND")
      .suggest(std::move(topics));
  command.footer(
      "examples:\n"
      "  quadrille help\n"
      "  quadrille help options\n"
      "  quadrille help export graph");
}

}  // namespace quadrille::cli
