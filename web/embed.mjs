// Writes a C++ source that holds the page: node embed.mjs PAGE.html OUT.cpp
import { readFileSync, writeFileSync } from "node:fs";

const [page, output] = process.argv.slice(2);
const text = readFileSync(page, "utf8");
const delimiter = "quadrille";
if (text.includes(`)${delimiter}"`)) throw new Error("the page holds the delimiter of its literal");
writeFileSync(
  output,
  `// Made by web/embed.mjs; edit the files of web/page and web/module.
#include "web/page.hpp"

namespace quadrille::web {

std::optional<std::string_view> page() { return R"${delimiter}(${text})${delimiter}"; }

}  // namespace quadrille::web
`,
);
