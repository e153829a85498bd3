// The fixed parts of the report's page: its template, style, scripts and licences, and text files that the sections
// about the games show. The build generates these parts with export/report/bundle.mjs, if Node.js is installed and
// QUADRILLE_REPORT is not off.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille::exports {

struct ReportAssets {
  std::string_view page;       ///< a Mustache template
  std::string_view style;      ///< CSS
  std::string_view script;     ///< our JavaScript
  std::string_view libraries;  ///< the chart libraries, minified by their makers
  std::string_view licences;   ///< of the chart libraries and their parts
  /// The headline results, as scripts/results_page writes them, in JSON: a list of objects with the texts result,
  /// number, command and confirmed_by.
  std::string_view headlines = "[]";
};

/// Nothing if this program was built without them.
std::optional<ReportAssets> report_assets();

/// The text of a file in a game's folder of export/report, by its path there: `GAME/FILE.txt`. Nothing if this program
/// was built without the assets, or there is no such file.
std::optional<std::string_view> report_file(std::string_view path);

}  // namespace quadrille::exports
