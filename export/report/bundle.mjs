// Makes the report's assets into one C++ file:
// node bundle.mjs SOURCE_FOLDER NODE_MODULES_PARENT OUTPUT.cpp LICENCES.txt [GAME/FILE.txt...]
//
// The page is one file that needs no network, so all it uses goes into the program: our template, style and script, the
// chart libraries as their makers minified them, and the licences of every package that those were built from (all that
// package-lock.json names and does not mark as a development tool). A licence that cannot be found ends the build. The
// files of games, which lie in SOURCE_FOLDER too, are embedded as they are, by the paths given.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { licences } from "../licences.mjs";

const [source, installed, output, licences_file, ...files] = process.argv.slice(2);
const read = (folder, path) => readFileSync(join(folder, path), "utf8");

const libraries = ["node_modules/d3/dist/d3.min.js", "node_modules/@observablehq/plot/dist/plot.umd.min.js"];
const assets = {
  page: read(source, "page.html"),
  style: read(source, "report.css"),
  script: read(source, "report.js"),
  libraries: libraries.map((path) => read(installed, path)).join("\n"),
  licences: licences(source, installed),
  headlines: read(source, "headlines.json"),
};

writeFileSync(licences_file, assets.licences); // to be installed beside the program

// A script that holds `</script` or `<!--` would not end where its element does.
for (const name of ["script", "libraries"]) {
  if (/<\/script|<!--/i.test(assets[name])) throw new Error(`${name}: cannot be inside a script element`);
}

const delimiter = "quadrille";
const literal = (text) => {
  if (text.includes(`)${delimiter}"`)) throw new Error("an asset holds the delimiter of its literal");
  return `R"${delimiter}(${text})${delimiter}"`;
};
const cases = files.map((path) => `  if (path == "${path}") return ${literal(read(source, path))};\n`);
const members = Object.entries(assets).map(([name, text]) => `    .${name} = ${literal(text)}`);
writeFileSync(
  output,
  `// Made by export/report/bundle.mjs; edit the files that it reads.
#include "export/report/assets.hpp"

namespace quadrille::exports {

std::optional<ReportAssets> report_assets() {
  return ReportAssets{
${members.join(",\n")}};
}

std::optional<std::string_view> report_file([[maybe_unused]] std::string_view path) {
${cases.join("")}  return std::nullopt;
}

}  // namespace quadrille::exports
`,
);
