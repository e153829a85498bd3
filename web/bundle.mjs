// Makes the page, one HTML file that needs no network:
// node bundle.mjs SOURCE_FOLDER NODE_MODULES_PARENT MODULE.wasm OUT.html LICENCES.txt
//
// SOURCE_FOLDER/page holds the template page.html, the styles (the shared one first, then each game's), and the
// scripts. A type error ends the build. The worker's script and the module are data blocks of the page: the page makes
// the worker from a blob, and inflates the module. The policy names the hashes of our script and style, so the browser
// runs nothing else, and loads nothing. The same input makes the same bytes.
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { deflateRawSync } from "node:zlib";
import { licences } from "../export/licences.mjs";

const [sourceArgument, installedArgument, modulePath, output, licencesPath] = process.argv.slice(2);
const source = resolve(sourceArgument);
const installed = resolve(installedArgument);
const page = join(source, "page");
const read = (path) => readFileSync(path, "utf8");
const require = createRequire(join(installed, "package.json"));
const mostBytes = 1_500_000;

function checkTypes() {
  const config = join(installed, "page.tsconfig.json");
  const packages = join(installed, "node_modules");
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(source, "tsconfig.json"),
      compilerOptions: { paths: { preact: [join(packages, "preact")], "preact/*": [join(packages, "preact", "*")] } },
      include: [page],
    }),
  );
  try {
    execFileSync(process.execPath, [join(packages, "typescript", "bin", "tsc"), "-p", config], { encoding: "utf8" });
  } catch (failed) {
    throw new Error(`type errors:\n${failed.stdout}`);
  }
}

function script(entry) {
  const { buildSync } = require("esbuild");
  const built = buildSync({
    absWorkingDir: page,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    nodePaths: [join(installed, "node_modules")],
    logLevel: "error",
  });
  const text = built.outputFiles[0].text;
  // A script that holds these would not end where its element does.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${entry}: cannot be inside a script element`);
  return text;
}

function style() {
  const folders = readdirSync(page, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const games = folders
    .map((folder) => join(page, folder.name, "style.css"))
    .filter(existsSync)
    .sort();
  const { transformSync } = require("esbuild");
  const text = [join(page, "style.css"), ...games].map(read).join("\n");
  return transformSync(text, { loader: "css", minify: true, charset: "utf8" }).code;
}

// The module in base64, deflated where that is shorter.
function embedded() {
  const bytes = readFileSync(modulePath);
  const deflated = deflateRawSync(bytes, { level: 9 });
  const shorter = deflated.length < bytes.length;
  return { coding: shorter ? "deflate-raw" : "", base64: (shorter ? deflated : bytes).toString("base64") };
}

checkTypes();
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const parts = { style: style(), script: script("main.tsx"), worker: script("worker.ts") };
const wasm = embedded();
const policy = [
  "default-src 'none'",
  `script-src ${hash(parts.script)} 'wasm-unsafe-eval'`,
  `style-src ${hash(parts.style)}`,
  "worker-src blob:",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const fields = { ...parts, policy, coding: wasm.coding, module: wasm.base64, licences: licences(source, installed) };
const html = read(join(page, "page.html")).replace(/\{\{(\w+)\}\}/g, (_, name) => {
  if (!(name in fields)) throw new Error(`page.html: no such part: ${name}`);
  return name === "licences" ? fields.licences.replace(/&/g, "&amp;").replace(/</g, "&lt;") : fields[name];
});
if (html.split('<script type="application/json" id="facts">{}</script>').length !== 2) {
  throw new Error("page.html: the program needs one place for its facts");
}
const size = Buffer.byteLength(html);
if (size > mostBytes) throw new Error(`the page has ${size} bytes, more than ${mostBytes}`);
writeFileSync(output, html);
writeFileSync(licencesPath, fields.licences);
