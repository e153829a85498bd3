// The report, opened by Chromium: node report_test.mjs MODULES PROGRAM PAGE FOLDER
//
// MODULES is a folder with node_modules (playwright-core, axe-core); screenshots go to FOLDER. Checked on a wide light
// and a narrow dark screen: no message on the console, nothing loaded from other places, every chart with as many marks
// as its data, shares with the sum that the title states, exact values under the pointer and at the slider, contents
// that remain in view, no fault that axe-core finds. Checked at five widths: no scrolling sideways, no tile out of
// line. Checked once: each download equals the output of the command below its chart, buttons copy with a clipboard and
// without, the keyboard reaches everything, the page prints, and without JavaScript the tables are visible.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { started } from "../browser.mjs";

const [modules, program, pagePath, folder] = process.argv.slice(2);
const address = pathToFileURL(pagePath).href;

const { browser, axe } = await started(modules);

// Parses a table below a chart. It has no quoted fields except balls: numbers and plain words.
function parsed(csv) {
  const lines = csv.trimEnd().split("\n").map((line) => line.split(","));
  return lines.slice(1).map((fields) => Object.fromEntries(lines[0].map((name, i) => [name, fields[i]])));
}

// The number of marks of a chart, counted from its description and its data. A series that coincides with an earlier
// one has none.
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

// Two columns that are equal in every row are drawn as one series with both names, and the figure says so.
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

// Each game begins with a picture of its rules. No letters in pictures are smaller than 9 pixels, except the smallest
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

// The headline results equal those that scripts/results_page wrote.
async function checkHeadlines(page) {
  const written = JSON.parse(readFileSync(new URL("../../export/report/headlines.json", import.meta.url), "utf8"));
  const shown = (table) => page.$$eval(`.${table} tbody tr`, (rows) => rows.map((row) => [...row.cells].map((cell) => (cell.querySelector(".copy") ?? cell).textContent)));
  const estimates = written.filter((row) => row.command.startsWith("quadrille estimate "));
  const results = written.filter((row) => !estimates.includes(row));
  assert.deepEqual(await shown("results"), results.map((row) => [row.result, row.number, row.command, row.confirmed_by]));
  assert.deepEqual(await shown("estimates"), estimates.map((row) => [row.result, row.number, row.command]));
  // Each result is marked as confirmed, and no estimate is.
  for (const row of results) assert.notEqual(row.confirmed_by, "nothing", row.result);
  for (const row of estimates) assert.equal(row.confirmed_by, "nothing", row.result);
  const hidden = await page.$$eval(".headlines", (all) => all.map((table) => table.scrollHeight - table.clientHeight));
  for (const height of hidden) assert.ok(height <= 0, `${height} pixels of a table of headline results are hidden`);
}

// The tiles of machine proofs and of the verdicts count the rows of the ledger.
async function checkTiles(page) {
  const { tiles, csv } = await page.evaluate(() => ({
    tiles: Object.fromEntries([...document.querySelectorAll(".tiles div")].map((tile) => [tile.querySelector("dt").textContent, tile.querySelector("dd .copy").textContent])),
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
    remark: "remarks on points that a source's definitions leave open",
    open: "conjectures, open",
  };
  for (const verdict of new Set(proofs.map((fields) => fields[1]))) {
    assert.equal(tiles[labels[verdict]], String(proofs.filter((fields) => fields[1] === verdict).length), verdict);
  }
}

// Bars of shares add up to the whole, and the bars of each colour to the share in the legend and in the title.
async function checkShares(page) {
  const charts = await page.$$eval("main figure[id]:has(.chart)", (all) => all.map((figure) => {
    const chart = JSON.parse(figure.querySelector(".chart").dataset.chart);
    const place = (text) => [Number(text.textContent), Number(text.getAttribute("transform").match(/,([-\d.]+)\)/)[1])];
    const [[low, at_low], [high, at_high]] = [...figure.querySelectorAll('.chart [data-mark="y-axis tick label"] text')].slice(0, 2).map(place);
    const bars = [...figure.querySelectorAll('.chart [data-mark="bar"] rect')].map((bar) => [bar.getAttribute("fill"), (Number(bar.getAttribute("height")) * (high - low)) / (at_low - at_high)]);
    return { id: figure.id, chart, bars, title: figure.querySelector("h3").textContent, legend: figure.querySelector(".chart").textContent };
  }));
  const near = (value, other, within, message) => assert.ok(Math.abs(value - other) <= within, `${message}: ${value} is not ${other}`);
  const sum = (bars) => bars.reduce((all, [, share]) => all + share, 0);
  const shares = charts.filter(({ chart }) => chart.scale === "share");
  let titles = 0;
  for (const { id, chart, bars, title, legend } of shares) {
    near(sum(bars), 100, 0.5, `${id}: all bars`);
    if (chart.kind !== "shares") continue;
    const of_series = chart.series.map((line) => [line.name, sum(bars.filter(([fill]) => fill === `var(--${line.colour})`))]);
    for (const [name, share] of of_series) near(Number(legend.split(`${name}: `)[1].match(/^(?:< )?([\d.]+)/)[1]), share, 0.3, `${id}: the legend's ${name}`);
    const [, player, said] = title.match(/player (\d) wins ([\d.]+)% of the games/) ?? [];
    if (!player) continue;
    near(of_series.filter(([name]) => name.startsWith(`player ${player}`)).reduce((all, [, share]) => all + share, 0), Number(said), 0.3, `${id}: '${title}'`);
    ++titles;
  }
  const told = await page.$$eval(".values", (all) => all.flatMap((box) => {
    const slider = box.querySelector("input");
    return Array.from({ length: Number(slider.max) + 1 }, (_, place) => {
      slider.value = place;
      slider.oninput();
      return box.querySelector("output").textContent;
    });
  }));
  assert.ok(told.some((text) => text.includes("(< 0.001%")), "no share is tiny");
  assert.deepEqual(told.filter((text) => /e-\d+%/.test(text)), [], "shares that people cannot read");
  assert.ok(shares.length > 2 && titles > 0, `${shares.length} charts of shares, ${titles} titles of players`);
}

const exact = (text) => (/^\d+$/.test(text) ? BigInt(text).toLocaleString("en") : text);

// The text below a chart shows every digit of the table's cells: for the point under the pointer, and for the position
// of the slider, which the keyboard moves.
async function checkValues(page, name) {
  let hovered = 0;
  for (const figure of await page.$$("main figure[id]:has(.chart)")) {
    const { id, chart, csv } = await figure.evaluate((element) => ({
      id: element.id,
      chart: JSON.parse(element.querySelector(".chart").dataset.chart),
      csv: decodeURIComponent(element.querySelector(".download a").href.split(",").slice(1).join(",")),
    }));
    const has = (row, where) => Object.entries(where).every(([column, value]) => row[column] === value);
    const inside = (range, text) => !range || (Number(text) >= range[0] && Number(text) <= range[1]);
    const heat = chart.kind === "heat";
    const columns = heat ? chart.value : [chart.series[0].column];
    const rows = parsed(csv).filter((row) => has(row, chart.where) && has(row, chart.series[0]?.where ?? {}) && row[columns[0]] !== "")
      .filter((row) => !heat || (inside(chart.window?.x, row[chart.x]) && inside(chart.window?.y, row[chart.y[0]])));
    const output = await figure.$("output"), slider = await figure.$("input");
    const told = () => output.evaluate((element) => element.textContent);
    const check = (text, row, by) => {
      const words = [`${chart.x.replaceAll("_", " ")} ${row[chart.x]}`, ...columns.map((column) => exact(row[column]))];
      for (const word of words) assert.ok(text.includes(word), `${name}: ${id}, ${by}: '${text}' has no '${word}'`);
    };
    await page.mouse.move(0, 0);
    await slider.focus();
    await page.keyboard.press("Home");
    check(await told(), rows[0], "keyboard");
    await page.keyboard.press("ArrowRight");
    if (rows.length > 1) check(await told(), rows[1], "keyboard");
    assert.equal(await slider.getAttribute("aria-valuetext"), await told(), id);
    await slider.evaluate((element) => element.blur());
    const marked = rows.filter((row) => chart.scale !== "log" || Number(row[columns[0]]) > 0);
    const middle = Math.floor(marked.length / 2);
    const mark = (await figure.$$(`.chart g[data-mark="${markOf[chart.kind]}"] > *`))[middle];
    await mark.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await mark.boundingBox();
    await page.mouse.move(x + width / 2 + 1, y + height / 2 - 1);
    await page.mouse.move(x + width / 2, y + height / 2);
    check(await told(), marked[middle], "pointer");
    ++hovered;
  }
  assert.ok(hovered >= 12, `only ${hovered} charts tell values`);
}

// The contents remain in view and mark the visible section.
async function checkContents(page, name) {
  const links = await page.$$("nav a");
  const folded = name === "narrow";
  assert.ok(links.length > 5, `${name}: only ${links.length} links`);
  for (const link of links) {
    if (folded) {
      assert.ok(!(await link.isVisible()), `${name}: the contents are unfolded`);
      await page.locator("nav summary").focus();
      await page.keyboard.press("Enter");
    }
    assert.ok(await link.isVisible(), `${name}: the contents are folded`);
    await link.focus();
    await page.keyboard.press("Enter");
    const id = (await link.getAttribute("href")).slice(1);
    await page.waitForFunction((target) => document.querySelector("nav a[aria-current]")?.hash === `#${target}`, id, { timeout: 5000 }).catch(() => assert.fail(`${name}: ${id} is not marked`));
    const [top, bottom, heading] = await page.evaluate((target) => {
      const { top, bottom } = document.querySelector("nav").getBoundingClientRect();
      return [top, bottom, document.getElementById(target).getBoundingClientRect().top];
    }, id);
    assert.ok(top >= 0 && top < 400 && bottom <= 900, `${name}: the contents are at ${top} to ${bottom} of ${id}`);
    assert.ok(!folded || heading >= bottom, `${name}: the contents hide the heading of ${id}`);
    assert.equal(await page.$$eval("nav a[aria-current]", (all) => all.length), 1);
  }
}

// At each width nothing is wider than the screen, except tables, which scroll in their own box. The tiles fill whole
// rows.
async function checkWidths() {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(() => document.querySelectorAll("main details").forEach((details) => (details.open = true)));
  for (const width of [360, 390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { content, screen, tiles, cut } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
      tiles: [...document.querySelectorAll(".tiles, .tiles div")].map((tile) => tile.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
      cut: [...document.querySelectorAll("main table, main code, main td")].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < 0 || right > document.documentElement.clientWidth) && !(element.closest(".scroll:not(.headlines)") && getComputedStyle(element.closest(".scroll")).overflowX === "auto");
      }).map((element) => element.textContent.slice(0, 40)),
    }));
    assert.ok(content <= screen, `${content} pixels wide on a screen of ${screen}`);
    assert.deepEqual(cut, [], `cut at ${width} pixels`);
    const [grid, first, ...others] = tiles;
    const row_of = new Map();
    for (const tile of [first, ...others]) row_of.set(tile.top, [...(row_of.get(tile.top) ?? []), tile]);
    for (const row of row_of.values()) {
      assert.ok(Math.abs(row[0].left - grid.left) < 1 && Math.abs(row.at(-1).right - grid.right) < 1, `${width}: a row of tiles is not full`);
    }
    const widths = others.map((tile) => Math.round(tile.right - tile.left));
    assert.ok(Math.max(...widths) - Math.min(...widths) <= 1, `${width}: tiles of ${widths} pixels`);
  }
  await page.close();
}

// The pitch that people play on comes first: 8x10 leads the tiles and the charts of its game.
async function checkOrder(page) {
  const order = await page.evaluate(() => ({
    tile: document.querySelector(".tiles dt").textContent,
    ids: [...document.querySelectorAll('section[aria-labelledby="soccer"] figure[id]')].map((figure) => figure.id),
    rows: document.querySelector("#soccer-classic .download a").href,
  }));
  assert.ok(order.tile.endsWith("classic:8x10"), order.tile);
  assert.deepEqual(order.ids.slice(0, 2), ["soccer-drawn", "soccer-classic"]);
  assert.ok(order.ids.findIndex((id) => id.startsWith("soccer-paper-")) > order.ids.indexOf("soccer-histories"), `${order.ids}`);
  assert.ok(decodeURIComponent(order.rows).includes("\nclassic:8x10,"));
}

// Each command and each headline number has a button that copies it, with the browser's clipboard and without.
async function checkCopying(clipboard) {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  if (!clipboard) await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(address);
  const missing = await page.$$eval(".command code, .headlines tbody td.number, .headlines tbody code, .tiles dd", (all) => all.filter((element) => {
    const copied = element.matches("code") ? element : element.firstElementChild;
    return !copied.nextElementSibling?.matches("button");
  }).map((element) => element.textContent));
  assert.deepEqual(missing, [], "without a button");
  for (const [place, expected] of [
    [".results tbody td.number", (text) => text.replaceAll(",", "")],
    [".results tbody td:nth-child(3)", (text) => text],
    [".tiles dd", (text) => text.replaceAll(",", "")],
    ["figure .command", (text) => text],
  ]) {
    const box = page.locator(place).first();
    const text = await box.locator(".copy").textContent();
    await box.locator("button").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((words) => document.getElementById("said").textContent === `copied: ${words}`, text, { timeout: 5000 });
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("textarea"), { id: "pasted" })));
    await page.locator("#pasted").focus();
    await page.keyboard.press("Control+V");
    assert.equal(await page.locator("#pasted").inputValue(), expected(text), `${place} ${clipboard ? "with" : "without"} navigator.clipboard`);
    await page.evaluate(() => document.getElementById("pasted").remove());
  }
  await context.close();
}

async function checkScreen(name, width, colorScheme) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, offline: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  page.on("request", (request) => {
    if (request.url() !== address && !request.url().startsWith("data:")) said.push(`loads ${request.url()}`);
  });
  await page.goto(address);
  assert.equal(await page.getAttribute("link[rel=icon]", "href"), "data:,", "a server would be asked for an icon");
  const charts = await checkCharts(page);
  await checkPictures(page, name);
  await checkTiles(page);
  await checkHeadlines(page);
  await checkOrder(page);
  await checkShares(page);
  await checkContents(page, name);
  await checkValues(page, name);
  assert.deepEqual(said, [], `${name}: the console is not silent`);
  const picture = join(folder, `${name}.png`);
  await page.screenshot({ path: picture, fullPage: true });
  assert.ok(statSync(picture).size > 50_000, `${name}: an empty screenshot`);
  await page.evaluate(axe);
  // Rows of a table are alike, so only the first twelve are examined.
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

// Chromium delays a page that downloads many files in a row, so each page downloads eight.
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
      // The rows of several commands, each with the cells before them that distinguish the commands.
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
    const all = [...document.querySelectorAll("a[href], button, input, summary, .scroll")];
    window.reached = [all.indexOf(document.activeElement)];
    document.addEventListener("focusin", (event) => window.reached.push(all.indexOf(event.target)));
    return all.length;
  });
  for (let i = 0; i < 2 * stops; ++i) await page.keyboard.press("Tab");
  const reached = new Set(await page.evaluate(() => window.reached));
  const closed = await page.$$eval("a[href], button, input, summary, .scroll", (all) => all.map((e, i) => [i, e.checkVisibility()]).filter(([, visible]) => visible).map(([i]) => i));
  for (const index of closed) assert.ok(reached.has(index), `the keyboard does not reach element ${index}`);
  const summary = page.locator("main details:has(table) > summary").first();
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
  await checkScreen("narrow", 390, "dark");
  await checkWidths();
  await checkCopying(true);
  await checkCopying(false);
  await checkDownloads();
  await checkKeyboardAndPrint();
  await checkWithoutJavaScript();
} finally {
  await browser.close();
}
