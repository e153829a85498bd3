// What the report's page is made of besides its data: template, style, scripts, licences; and the files of a game that
// its part of the page shows. Generated at build time from export/report (bundle.mjs), where Node.js is there and
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
  std::string_view licences;   ///< of the chart libraries and all that is in them
  /// The headline results as scripts/results_page writes them, JSON: a list of objects with the texts result, number,
  /// command and confirmed_by.
  std::string_view headlines = "[]";
};

/// Nothing if this program was built without them.
std::optional<ReportAssets> report_assets();

/// What a text file in a game's folder of export/report holds, by its path there: `GAME/FILE.txt`. Nothing if this
/// program was built without the assets, or there is no such file.
std::optional<std::string_view> report_file(std::string_view path);

}  // namespace quadrille::exports
