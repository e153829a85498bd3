// The report, opened by Chromium: node report_test.mjs MODULES PROGRAM PAGE FOLDER
//
// MODULES is a folder with node_modules (playwright-core, axe-core); screenshots go to FOLDER. Checked on a wide light
// and a narrow dark screen: no message on the console, nothing loaded from elsewhere, every chart with as many marks as
// its data, no scrolling sideways, no fault that axe-core finds. Checked once: each download equals what the command
// below its chart prints, the keyboard reaches everything, the page prints, and without JavaScript the tables are there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [modules, program, pagePath, folder] = process.argv.slice(2);
const require = createRequire(join(modules, "package.json"));
const { chromium } = require("playwright-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const address = pathToFileURL(pagePath).href;

const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: process.getuid() === 0 ? [...quiet, "--no-sandbox"] : quiet,
});

// The tables below charts hold no quoted fields but balls: numbers and plain words.
function parsed(csv) {
  const lines = csv.trimEnd().split("\n").map((line) => line.split(","));
  return lines.slice(1).map((fields) => Object.fromEntries(lines[0].map((name, i) => [name, fields[i]])));
}

// How many marks a chart's data make, counted from the description and the data alone.
function expectedMarks(chart, rows) {
  const kept = rows.filter((row) => Object.entries(chart.where).every(([name, value]) => row[name] === value));
  const drawn = (text) => text !== "" && (chart.scale !== "log" || Number(text) > 0);
  const columns = chart.kind === "heat" ? chart.value.slice(0, 1) : chart.y;
  return kept.reduce((sum, row) => sum + columns.filter((name) => drawn(row[name])).length, 0);
}

const markOf = { series: "dot", bars: "bar", heat: "cell" };

async function checkCharts(page) {
  const figures = await page.$$eval("main figure[id]", (all) => all.map((figure) => {
    const chart = JSON.parse(figure.querySelector(".chart").dataset.chart);
    const marks = (label) => [...figure.querySelectorAll(`.chart g[data-mark="${label}"]`)].reduce((sum, g) => sum + g.childElementCount, 0);
    const image = figure.querySelector(".chart svg[role=img]");
    return {
      id: figure.id, chart,
      csv: decodeURIComponent(figure.querySelector(".download a").href.split(",").slice(1).join(",")),
      marks: { dot: marks("dot"), bar: marks("bar"), cell: marks("cell") },
      label: image && image.getAttribute("aria-label"),
      tableRows: figure.querySelectorAll("tbody tr").length,
    };
  }));
  assert.ok(figures.length >= 12, `only ${figures.length} charts`);
  for (const { id, chart, csv, marks, label, tableRows } of figures) {
    const rows = parsed(csv);
    const expected = expectedMarks(chart, rows);
    assert.ok(expected > 0, `${id}: no data`);
    assert.equal(marks[markOf[chart.kind]], expected, `${id}: marks of a ${chart.kind} chart`);
    assert.ok(label, `${id}: no label for who cannot see it`);
    assert.equal(tableRows, rows.length, `${id}: rows of the table`);
  }
  return figures.length;
}

async function checkScreen(name, width, colorScheme) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, offline: true });
  const page = await context.newPage();
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  page.on("request", (request) => {
    if (request.url() !== address && !request.url().startsWith("data:")) said.push(`loads ${request.url()}`);
  });
  await page.goto(address);
  const charts = await checkCharts(page);
  assert.deepEqual(said, [], `${name}: the console is not silent`);
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(content <= screen, `${name}: ${content} pixels wide on a screen of ${screen}`);
  const picture = join(folder, `${name}.png`);
  await page.screenshot({ path: picture, fullPage: true });
  assert.ok(statSync(picture).size > 50_000, `${name}: an empty screenshot`);
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run());
  const faults = found.violations.map((rule) => `${rule.id}: ${rule.help}: ${rule.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`);
  assert.deepEqual(faults, [], `${name}: axe-core`);
  assert.ok(found.passes.length > 15, `${name}: axe-core looked at little`);
  console.log(`${name}: ${charts} charts, ${found.passes.length} rules of axe-core kept`);
  await context.close();
}

// Each in a page of its own: Chromium holds up a page that downloads many files in a row.
async function checkDownloads() {
  const open = async () => {
    const page = await browser.newPage({ acceptDownloads: true });
    await page.goto(address);
    return [page, await page.$$("main .download a")];
  };
  const [first, { length: count }] = await open();
  await first.close();
  for (let i = 0; i < count; ++i) {
    const [page, links] = await open();
    const command = await links[i].evaluate((a) => (a.closest("figure") ?? a.closest("section")).querySelector(".command code").textContent);
    const [download] = await Promise.all([page.waitForEvent("download"), links[i].click()]);
    assert.equal(download.suggestedFilename(), await links[i].getAttribute("download"));
    const printed = execFileSync(program, [...command.split(" ").slice(1), "--format", "csv", "--quiet"], { encoding: "utf8", maxBuffer: 1 << 28 });
    assert.equal(readFileSync(await download.path(), "utf8"), printed, command);
    await page.close();
  }
  assert.ok(count > 12);
  console.log(`downloads: ${count} equal what their commands print`);
}

async function checkKeyboardAndPrint() {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  await page.goto(address);
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
  const stops = await page.$$eval("a[href], summary, .scroll", (all) => all.length);
  const reached = new Set();
  for (let i = 0; i < 2 * stops; ++i) {
    reached.add(await page.evaluate(() => {
      const all = [...document.querySelectorAll("a[href], summary, .scroll")];
      return all.indexOf(document.activeElement);
    }));
    await page.keyboard.press("Tab");
  }
  const closed = await page.$$eval("a[href], summary, .scroll", (all) => all.map((e, i) => [i, e.checkVisibility()]).filter(([, visible]) => visible).map(([i]) => i));
  for (const index of closed) assert.ok(reached.has(index), `the keyboard does not reach element ${index}`);
  const summary = page.locator("main summary").first();
  await summary.focus();
  await page.keyboard.press("Enter");
  assert.ok(await page.locator("main details[open] table").first().isVisible(), "Enter does not open a table");
  const pdf = await page.pdf({ format: "A4" });
  assert.ok(pdf.length > 50_000, "an empty print");
  console.log(`keyboard: ${closed.length} places reached; print: ${Math.round(pdf.length / 1024)} KiB`);
  await page.close();
}

async function checkWithoutJavaScript() {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  assert.ok(await page.locator("noscript p").isVisible());
  assert.ok((await page.locator("tbody tr").count()) > 100);
  await context.close();
}

try {
  await checkScreen("wide", 1280, "light");
  await checkScreen("narrow", 380, "dark");
  await checkDownloads();
  await checkKeyboardAndPrint();
  await checkWithoutJavaScript();
} finally {
  await browser.close();
}
