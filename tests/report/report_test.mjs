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

// How many marks a chart's data make, counted from the description and the data alone. A series that coincides with one
// before it has none.
function expectedMarks(chart, rows) {
  const has = (row, where) => Object.entries(where).every(([name, value]) => row[name] === value);
  const kept = rows.filter((row) => has(row, chart.where));
  const drawn = (text) => text !== "" && (chart.scale !== "log" || Number(text) > 0);
  if (chart.kind === "heat") {
    const inside = (range, text) => !range || (Number(text) >= range[0] && Number(text) <= range[1]);
    return kept.filter((row) => drawn(row[chart.value[0]]) && inside(chart.window?.x, row[chart.x]) && inside(chart.window?.y, row[chart.y[0]])).length;
  }
  return chart.series.reduce((sum, line) => sum + kept.filter((row) => has(row, line.where) && drawn(row[line.column])).length, 0);
}

// Two columns that are equal in every row are one series with both names, and the figure says so.
function checkCoincidence(id, chart, rows, note) {
  if (chart.kind !== "series" || chart.series.some((line) => Object.keys(line.where).length)) return 0;
  const values = new Set(chart.y.map((name) => rows.map((row) => row[name]).join()));
  values.delete(rows.map(() => "").join());
  assert.equal(chart.series.length, values.size, `${id}: coinciding series are drawn once`);
  const coincide = chart.series.filter((line) => line.name.includes(" = "));
  for (const line of coincide) {
    for (const name of line.name.split(" = ")) assert.ok(note.includes(name), `${id}: '${note}' does not say that ${name} coincides`);
  }
  return coincide.length;
}

const markOf = { series: "dot", dots: "dot", bars: "bar", shares: "bar", heat: "cell" };

async function checkCharts(page) {
  const figures = await page.$$eval("main figure[id]:has(.chart)", (all) => all.map((figure) => {
    const chart = JSON.parse(figure.querySelector(".chart").dataset.chart);
    const marks = (label) => [...figure.querySelectorAll(`.chart g[data-mark="${label}"]`)].reduce((sum, g) => sum + g.childElementCount, 0);
    const image = figure.querySelector(".chart svg[role=img]");
    return {
      id: figure.id, chart,
      csv: decodeURIComponent(figure.querySelector(".download a").href.split(",").slice(1).join(",")),
      marks: { dot: marks("dot"), bar: marks("bar"), cell: marks("cell") },
      label: image && image.getAttribute("aria-label"),
      tableRows: figure.querySelectorAll("tbody tr").length,
      note: figure.querySelector(".note")?.textContent ?? "",
    };
  }));
  assert.ok(figures.length >= 12, `only ${figures.length} charts`);
  let coinciding = 0;
  for (const { id, chart, csv, marks, label, tableRows, note } of figures) {
    const rows = parsed(csv);
    const expected = expectedMarks(chart, rows);
    assert.ok(expected > 0, `${id}: no data`);
    assert.equal(marks[markOf[chart.kind]], expected, `${id}: marks of a ${chart.kind} chart`);
    assert.ok(label, `${id}: no label for who cannot see it`);
    assert.equal(tableRows, rows.length, `${id}: rows of the table`);
    coinciding += checkCoincidence(id, chart, rows, note);
  }
  assert.ok(coinciding > 0, "no chart has series that coincide");
  const drawn = await page.$$eval("main figure[id]:not(:has(.chart))", (all) => all.map((figure) => ({
    id: figure.id,
    pictures: figure.querySelectorAll(".picture svg").length,
    command: figure.querySelector(".command code")?.textContent ?? "",
  })));
  assert.ok(drawn.length > 0, "no figure is a picture");
  for (const { id, pictures, command } of drawn) {
    assert.equal(pictures, 1, `${id}: one picture`);
    assert.ok(command.startsWith("quadrille "), `${id}: no command`);
  }
  return figures.length;
}

// Each game opens with a picture of its rules, and no picture's letters are smaller than 9 pixels, but for the smallest
// of the numbers in marks.
async function checkPictures(page, name) {
  const sections = await page.$$eval("main > section", (all) => all.map((section) => [section.querySelector("h2").id, section.querySelectorAll(".rules svg").length]));
  for (const game of ["soccer", "updown", "plusminus", "tennis"]) {
    assert.ok(sections.find(([id]) => id === game)?.[1] > 0, `${name}: no picture opens ${game}`);
  }
  const sizes = await page.$$eval(".picture svg", (all) => all.map((svg) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return Math.min(...[...svg.querySelectorAll("text:not(.tiny)")].map((text) => scale * parseFloat(getComputedStyle(text).fontSize)));
  }));
  assert.ok(sizes.length > 5, `${name}: only ${sizes.length} pictures`);
  const cut = await page.$$eval("main figure .picture", (all) => all.map((picture) => [picture.closest("figure").id, picture.scrollWidth - picture.clientWidth]));
  assert.ok(cut.length > 0, `${name}: no figure is a picture`);
  for (const [id, width] of name === "wide" ? cut : []) assert.ok(width <= 0, `${name}: ${id}: ${width} pixels are cut off`);
  assert.ok(Math.min(...sizes) >= 9, `${name}: letters of ${Math.min(...sizes)} pixels in a picture`);
}

// The headline results are those that scripts/results_page wrote.
async function checkHeadlines(page) {
  const written = JSON.parse(readFileSync(new URL("../../export/report/headlines.json", import.meta.url), "utf8"));
  const shown = (table) => page.$$eval(`.${table} tbody tr`, (rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
  const estimates = written.filter((row) => row.command.startsWith("quadrille estimate "));
  const results = written.filter((row) => !estimates.includes(row));
  assert.deepEqual(await shown("results"), results.map((row) => [row.result, row.number, row.command, row.confirmed_by]));
  assert.deepEqual(await shown("estimates"), estimates.map((row) => [row.result, row.number, row.command]));
  // What the page says of them: each result is confirmed, and no estimate is.
  for (const row of results) assert.notEqual(row.confirmed_by, "nothing", row.result);
  for (const row of estimates) assert.equal(row.confirmed_by, "nothing", row.result);
  const hidden = await page.$$eval(".headlines", (all) => all.map((table) => table.scrollHeight - table.clientHeight));
  for (const height of hidden) assert.ok(height <= 0, `${height} pixels of a table of headline results are hidden`);
}

// The tile of machine proofs, and those of the verdicts, count the rows of the ledger.
async function checkTiles(page) {
  const { tiles, csv } = await page.evaluate(() => ({
    tiles: Object.fromEntries([...document.querySelectorAll(".tiles div")].map((tile) => [tile.querySelector("dt").textContent, tile.querySelector("dd").textContent])),
    csv: decodeURIComponent(document.querySelector('a[download="check.csv"]').href.split(",").slice(1).join(",")),
  }));
  const proofs = csv.trimEnd().split("\n").slice(1).map((line) => line.split(","));
  const proved = proofs.filter((fields) => /^coq:|^extracted:/.test(fields[3])).length;
  const [, tile] = Object.entries(tiles).find(([label]) => label.startsWith("claims proved by machine"));
  assert.equal(tile, `${proved} of ${proofs.length}`);
  const labels = {
    holds: "claims that hold",
    refuted: "claims refuted",
    reading: "claims true under a stated reading",
    remark: "remarks on what a source's definitions leave open",
    open: "conjectures, open",
  };
  for (const verdict of new Set(proofs.map((fields) => fields[1]))) {
    assert.equal(tiles[labels[verdict]], String(proofs.filter((fields) => fields[1] === verdict).length), verdict);
  }
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
  await checkPictures(page, name);
  await checkTiles(page);
  await checkHeadlines(page);
  assert.deepEqual(said, [], `${name}: the console is not silent`);
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(content <= screen, `${name}: ${content} pixels wide on a screen of ${screen}`);
  const picture = join(folder, `${name}.png`);
  await page.screenshot({ path: picture, fullPage: true });
  assert.ok(statSync(picture).size > 50_000, `${name}: an empty screenshot`);
  await page.evaluate(axe);
  // The rows of a table are alike: the first twelve are looked at.
  const found = await page.evaluate(() => {
    for (const row of document.querySelectorAll("tbody tr:nth-child(n + 13)")) row.remove();
    return window.axe.run();
  });
  const faults = found.violations.map((rule) => `${rule.id}: ${rule.help}: ${rule.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`);
  assert.deepEqual(faults, [], `${name}: axe-core`);
  assert.ok(found.passes.length > 15, `${name}: axe-core looked at little`);
  console.log(`${name}: ${charts} charts, ${found.passes.length} rules of axe-core kept`);
  await context.close();
}

// Chromium holds up a page that downloads many files in a row: a new page every eight.
async function checkDownloads() {
  const perPage = 8;
  let [page, links, count] = [undefined, [], 1];
  for (let i = 0; i < count; ++i) {
    if (i % perPage === 0) {
      await page?.close();
      page = await browser.newPage({ acceptDownloads: true });
      await page.goto(address);
      links = await page.$$("main .download a");
      count = links.length;
    }
    const commands = await links[i].evaluate((a) => (a.closest("figure") ? [...a.closest("figure").querySelectorAll(".command code")] : [a.closest("section").querySelector(".command code")]).map((code) => code.textContent));
    const [download] = await Promise.all([page.waitForEvent("download"), links[i].click()]);
    assert.equal(download.suggestedFilename(), await links[i].getAttribute("download"));
    const printed = commands.map((command) => execFileSync(program, [...command.split(" ").slice(1), "--format", "csv", "--quiet"], { encoding: "utf8", maxBuffer: 1 << 28 }));
    const downloaded = readFileSync(await download.path(), "utf8");
    if (commands.length === 1) {
      assert.equal(downloaded, printed[0], commands[0]);
    } else {
      // The rows of several commands, each perhaps after what tells them apart.
      const rows = [printed[0].split("\n")[0], ...printed.flatMap((text) => text.trimEnd().split("\n").slice(1))];
      const lines = downloaded.trimEnd().split("\n");
      assert.equal(lines.length, rows.length, commands[0]);
      lines.forEach((line, row) => assert.ok(line === rows[row] || line.endsWith(`,${rows[row]}`), `${commands[0]}: ${line} is not ${rows[row]}`));
    }
  }
  await page.close();
  assert.ok(count > 12);
  console.log(`downloads: ${count} equal what their commands print`);
}

async function checkKeyboardAndPrint() {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  await page.goto(address);
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
  const stops = await page.evaluate(() => {
    const all = [...document.querySelectorAll("a[href], summary, .scroll")];
    window.reached = [all.indexOf(document.activeElement)];
    document.addEventListener("focusin", (event) => window.reached.push(all.indexOf(event.target)));
    return all.length;
  });
  for (let i = 0; i < 2 * stops; ++i) await page.keyboard.press("Tab");
  const reached = new Set(await page.evaluate(() => window.reached));
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
