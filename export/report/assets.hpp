// What the report's page is made of besides its data: template, style, scripts, licences. Generated at build time from
// export/report (bundle.mjs), where Node.js is there and QUADRILLE_REPORT is not off.
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
  /// A record as `quadrille sample soccer` prints it: one drawing of a pitch on which drawing it takes minutes.
  std::string_view drawing{};
};

/// Nothing if this program was built without them.
std::optional<ReportAssets> report_assets();

}  // namespace quadrille::exports
