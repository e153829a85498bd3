// Debian's Chromium for the tests of pages, and axe-core's script for them: `await started(MODULES)`, where MODULES is a
// folder with node_modules (playwright-core, axe-core). The browser asks nothing of the network by itself.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export async function started(modules) {
  const require = createRequire(join(modules, "package.json"));
  const { chromium } = require("playwright-core");
  const args = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  if (process.getuid() === 0) args.push("--no-sandbox");
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args });
  return { browser, axe: readFileSync(require.resolve("axe-core/axe.min.js"), "utf8") };
}
