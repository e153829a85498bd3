// The site in Chromium: node site_test.mjs MODULES ADDRESS FOLDER
//
// MODULES is a folder with node_modules (playwright-core, axe-core); screenshots go to FOLDER. On wide and narrow
// screens, light and dark: axe-core finds no fault on seven pages, nothing is loaded from elsewhere, the console stays
// silent, and no page scrolls sideways; on a wide screen no part of the home page does. The search finds results by
// their numbers, pitches and options by their names. Tables are sorted by numbers and pitches, or not at all if cut.
// The switch makes the page dark.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { started } from "../browser.mjs";

const [modules, address, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const { browser, axe } = await started(modules);

const looked = [
  "index",
  "docs/rules",
  "data/results/all",
  "data/results/soccer-paper-7x7-total",
  "proofs/coq/headline",
  "docs/notebooks/counting",
  "docs/reference",
];
const said = [];

async function opened(width, colorScheme) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.on("console", (message) => said.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) said.push(`${page.url()} loads ${url}`);
  });
  return page;
}

const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function look(page, name, shot) {
  await page.goto(`${address}${name}.html`);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.screenshot({ path: join(folder, `${shot}.png`) });
  const beyond = await sideways(page);
  await page.evaluate(axe);
  // Rows of a table are alike, so only the first twelve are examined.
  const found = await page.evaluate(() => {
    for (const row of document.querySelectorAll("tbody tr:nth-child(n + 13)")) row.remove();
    return window.axe.run();
  });
  assert.ok(found.passes.length > 15, `${shot}: axe-core looked at little`);
  const wide = beyond > 0 ? [`${shot}: scrolls sideways by ${beyond} pixels`] : [];
  const places = (rule) => rule.nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
  return wide.concat(found.violations.map((rule) => `${shot}: ${rule.help}: ${places(rule).join(" | ")}`));
}

const faults = [];
for (const width of [1280, 390]) {
  for (const colours of ["light", "dark"]) {
    const page = await opened(width, colours);
    for (const name of looked) {
      faults.push(...(await look(page, name, `${name.replaceAll("/", "-")}-${colours}-${width}`)));
    }
    await page.context().close();
  }
}
assert.deepEqual(faults, []);

// Every page of the navigation, on the screen of a phone.
{
  const page = await opened(390, "light");
  await page.goto(`${address}index.html`);
  const links = await page
    .locator("nav.md-nav--primary a.md-nav__link")
    .evaluateAll((all) => all.map((link) => link.href.replace(/#.*/, "")));
  const pages = [...new Set(links)].filter((link) => !/api\/cpp|report|explore/.test(link));
  assert.ok(pages.length > 30, `the navigation has ${pages.length} pages`);
  const wide = [];
  for (const link of pages) {
    await page.goto(link, { waitUntil: "load" });
    if ((await sideways(page)) > 0) wide.push(link);
  }
  assert.deepEqual(wide, [], "pages that scroll sideways");
  await page.context().close();
}

// A click on a column's title sorts the column, in both directions. The test reads the keys from the cells.
async function checkSorted(page, name, title, keyOf) {
  await page.goto(`${address}${name}.html`);
  const head = page.locator("article th").getByText(title, { exact: true }).last();
  const keys = async () =>
    (
      await head.evaluate((cell) =>
        [...cell.closest("table").tBodies[0].rows].map((row) => {
          const { dataset, textContent } = row.cells[cell.cellIndex];
          return dataset.sort ?? textContent;
        }),
      )
    ).map(keyOf);
  await head.click();
  const once = await keys();
  await head.press("Enter");
  const twice = await keys();
  const rising = once.toSorted((a, b) => Number(a > b) - Number(a < b));
  assert.ok(once.length > 5 && once[0] !== once.at(-1), `${name}: a column of ${title}`);
  assert.deepEqual([once, twice], [rising, rising.toReversed()], `${name}: ${title}, sorted both ways`);
}

{
  const page = await opened(1280, "light");
  await checkSorted(page, "data/results/all", "number", BigInt);
  const rounded = (name) => page.locator("article tr", { hasText: name }).locator("td:nth-child(3)").textContent();
  assert.equal(await rounded("soccer-classic-10x10-total"), "≈ 3.641 × 10^81");
  await checkSorted(page, "data/results/soccer-classic-8x10-estimate", "estimate", Number);
  await checkSorted(page, "docs/results", "estimate", Number);
  const padded = (pitch) => pitch.replace(/\d+/g, (number) => number.padStart(3, "0"));
  await checkSorted(page, "data/results/soccer-winners", "pitch", padded);
  assert.equal(await page.locator("article td", { hasText: /^classic:4x14$/ }).count(), 1, "the headline winner");
  await page.goto(`${address}data/results/tennis-values-50-beyond-1.html`);
  await page.getByText("These are the first 20 of 13,005 rows").waitFor();
  assert.equal(await page.locator(".cut th[role]").count(), 0, "titles of a cut table that sort");

  await page.goto(`${address}index.html`);
  const cut = await page
    .locator("article :is(pre > code, td, .md-typeset__scrollwrap)")
    .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent));
  assert.deepEqual(cut, [], "parts of the home page that are wider than their boxes");

  const found = {
    "classic:4x14": "data/results/soccer-winners",
    "paper:7x7": "data/results/soccer-paper-7x7-total",
    "--checkpoint": "docs/reference",
    "4x14": "data/results/soccer-winners",
    "3,640,865,173,941,783,346,041": "data/results/soccer-classic-10x10-total",
    "45,967,939,840,914,159,249,664,915,664,032,134,731,683,616": "data/results/soccer-paper-nxn-classes",
    '"strong class"': "proofs/coq/headline_beyond",
    "45967939840914159249664915664032134731683616": "data/results/soccer-paper-7x7-total",
  };
  const place = (name) => page.locator(`.md-search-result__link[href*="${name}.html"]`).first();
  for (const [query, name] of Object.entries(found)) {
    const input = page.locator(".md-search__input");
    await input.fill("");
    await input.press("End");
    await page.locator(".md-search-result__link").first().waitFor({ state: "detached" });
    await input.fill(query);
    await input.press("End");
    await place(name).waitFor();
  }
  await place("soccer-paper-7x7-total").click();
  await page.waitForURL(/soccer-paper-7x7-total/);

  const dark = () => page.evaluate(() => document.body.dataset.mdColorScheme);
  assert.equal(await dark(), "default");
  await page.locator("label[title='Dark colours']").click();
  assert.equal(await dark(), "slate");
  await page.context().close();
}
assert.deepEqual(said, []);
await browser.close();
