import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licences of every package that package-lock.json of `source` names and does not mark as a development tool. */
export function licences(source, installed) {
  const packages = JSON.parse(readFileSync(join(source, "package-lock.json"), "utf8")).packages;
  const texts = [];
  for (const [path, about] of Object.entries(packages)) {
    if (path === "" || about.dev) continue;
    const folder = join(installed, path);
    const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[sc]e/i.test(name));
    if (!file) throw new Error(`${path}: no licence file; leave the package out, or name where its licence is`);
    const name = path.replace(/^.*node_modules\//, "");
    texts.push(`${name} ${about.version} (${about.license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`);
  }
  return texts.join("\n----------------------------------------\n\n");
}
