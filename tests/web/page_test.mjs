// The page of the games, opened by Chromium: node page_test.mjs MODULES PAGE [SCREENSHOTS]
//
// MODULES is a folder with node_modules (playwright-core, axe-core). Each game is played to its end by mouse, by
// keyboard and by typed commands; the module runs in its worker, and in the page's own thread. The console has no
// message, nothing is loaded, axe-core finds no fault on any view, light or dark, and invalid input gets a message with
// the place. With SCREENSHOTS, pictures of all views are saved there.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { started } from "../browser.mjs";

const [modules, pagePath, folder] = process.argv.slice(2);

// The page, with facts by this test. (Another test checks the facts that the program writes into it.)
const facts = {
  version: "quadrille 1.2.3",
  claims: [
    {
      name: "soccer/example",
      place: "Theorem 1",
      statement: "a claim about `paper:3x3`",
      verdict: "refuted",
      remark: "a remark",
      proof: "false-step",
      machine: "coq:example",
      witnesses: [{ game: "soccer", setup: "paper:3x3", moves: ["(2,1)", "(3,2)", "(2,2)"], text: "player 1 bounces" }],
    },
    {
      name: "updown/example",
      place: "",
      statement: "Another.",
      verdict: "holds",
      remark: "",
      proof: "none",
      machine: "",
      witnesses: [],
    },
  ],
  headlines: [{ title: "A result", number: "123,456", command: "quadrille count" }],
  mixes: {
    "tennis 5,3,-1": {
      value: "0.25",
      mix1: [
        ["1", "0.75"],
        ["2", "0.25"],
      ],
      mix2: [["3", "1"]],
    },
  },
};
const own = mkdtempSync(join(tmpdir(), "page-"));
const place = /(<script type="application\/json" id="facts">)[^<]*(<\/script>)/;
const bare = readFileSync(pagePath, "utf8");
assert.match(bare, place);
writeFileSync(join(own, "bare.html"), bare.replace(place, "$1{}$2"));
writeFileSync(
  join(own, "facts.html"),
  bare.replace(place, (_, begin, end) => begin + JSON.stringify(facts) + end),
);
const file = pathToFileURL(join(own, "facts.html")).href;
const writtenFile = pathToFileURL(pagePath).href; // with the program's own facts
const bareFile = pathToFileURL(join(own, "bare.html")).href;

// `quadrille solve soccer --pitch paper:3x3 --certificate FILE` writes these bytes.
const certificate = Buffer.from(
  "cXVhZHJpbGxlIGNlcnRpZmljYXRlIDEKcGl0Y2ggcGFwZXI6M3gzCnJ1bGVzIG93biBnb2FscyBsb3NlLCBubyBwbHkgbG9zZXMK" +
    "aGlzdG9yeSAoMiwyKQp3aW5uZXIgMQpwb3NpdGlvbnMgODcKYnl0ZXMgOTEKeHhoMyA5MzE5NzY1MDQyN2M2YjE4CgMABgUGBQAA" +
    "BgUBAwABAAMBAAEAAAQABQUGAAMFAAAFAwAAAwUBAAAAFAUDAwUBAAYFAwAGAwUBAAMFAwAGEgMAB1YGAAQwBgUDAAYDBQEAAwUG" +
    "BQMABgMFAQA=",
  "base64",
);
if (folder) mkdirSync(folder, { recursive: true });

const { browser, axe } = await started(modules);

// Random choices, the same in every run.
let seed = 55;
const random = (below) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * below);
};

// Each game is opened after a move, to show that the new game begins.
const games = [
  { begun: "#soccer/paper:3x3/(2,2) (2,1)", end: /player [12] wins|wins/i },
  { begun: "#updown/8/offense/1", end: /\d/ },
  { begun: "#plusminus/4/2/+", end: /wins|tie|draw/i },
  { begun: "#tennis/10/tennis/3-5", end: /wins|tie|draw/i },
];

const said = [];

/** A page opened at an address; the test keeps the messages of its console. */
async function opened(address, options = {}, query = "", at = file) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    offline: true,
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(15000);
  const page = await context.newPage();
  page.on("console", (message) => said.push(`${address}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`${address}: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(at) && !/^(data|blob):/.test(request.url())) said.push(`loads ${request.url()}`);
  });
  await page.goto(at + query + address);
  assert.equal(await page.getAttribute("link[rel=icon]", "href"), "data:,", "a server would be asked for an icon");
  await page.locator(".turn:not(:text('Getting ready'))").waitFor();
  return page;
}

const turn = (page) => page.locator(".turn").innerText();
const playable = (page) => page.locator('[role=gridcell][aria-disabled="false"]');
const hash = (page) => page.evaluate(() => decodeURIComponent(location.hash));

async function command(page, text) {
  await page.locator("#command").fill(text);
  await page.locator("#command").press("Enter");
}

/** Does the work, and waits until the address, the board or the player to move has changed. */
async function changed(page, work) {
  const before = await page.evaluate(() => {
    window.shown = () =>
      [
        location.hash,
        document.querySelector("[role=grid]")?.ariaLabel,
        document.querySelector(".turn").textContent,
      ].join();
    return window.shown();
  });
  await work();
  await page.waitForFunction((was) => window.shown() !== was, before, { timeout: 5000 });
  // The page writes the address before it draws.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Waits until a person can play, or the game is over. */
async function settled(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('[role=gridcell][aria-disabled="false"]') ||
      !/choose|to move|again|ready/.test(document.querySelector(".turn").textContent),
  );
  return (await playable(page).count()) > 0;
}

const hands = {
  mouse: async (page) => {
    const cells = playable(page);
    await cells.nth(random(await cells.count())).click();
  },
  keyboard: async (page) => {
    await page.locator('[role=grid] [tabindex="0"]').focus();
    const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    for (let pressed = 0; pressed < 300; ++pressed) {
      if (pressed > random(4) && (await page.evaluate(() => document.activeElement.ariaDisabled)) === "false") break;
      await page.keyboard.press(arrows[random(4)]);
    }
    await page.keyboard.press("Enter");
  },
  command: async (page) => {
    await command(page, "legal");
    const legal = await page.locator(".message pre").innerText();
    const [, first] = /^Player \d: (.*?)\.(?: Player|$)/.exec(legal);
    const moves = first.split("; ").map((text) => text.split(" ")[0]);
    await command(page, moves[random(moves.length)]);
  },
};

async function playWhole(page, game, hand) {
  await changed(page, () => command(page, "new"));
  let moves = 0;
  while (await settled(page)) {
    assert.ok(++moves < 400, `${game.begun}: no end by ${hand}`);
    await changed(page, () => hands[hand](page));
  }
  assert.match(await turn(page), game.end, `${game.begun} by ${hand}`);
  // After taking back every turn and playing all again, the game is the same.
  const end = await hash(page);
  await changed(page, () => page.getByRole("button", { name: "Turn back" }).click());
  assert.ok(end.startsWith(await hash(page)), `${game.begun}: a turn back`);
  await changed(page, () => command(page, "end"));
  assert.equal(await hash(page), end);
  return moves;
}

async function playByAllHands(game) {
  const page = await opened(game.begun);
  await command(page, "players person person");
  for (const hand of Object.keys(hands)) {
    const moves = await playWhole(page, game, hand);
    console.log(`${game.begun} by ${hand}: ended after ${moves} moves`);
  }
  await page.context().close();
}

async function checkStart() {
  const began = Date.now();
  const page = await opened("");
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  await changed(page, () => playable(page).first().click());
  const move = Date.now() - began;
  console.log(`first paint after ${Math.round(paint)} ms, first move after ${move} ms`);
  assert.ok(paint < 3000 && move < 6000);
  assert.match(await hash(page), /^#soccer\/paper:3x3\/\(2,2\) \(\d,\d\)/);
  await page.context().close();
}

async function checkAddresses() {
  const page = await opened("#soccer/paper:3x3/(2,2) (2,1) (3,2)");
  const raw = await turn(page);
  assert.match(raw, /Player 1 to move/);
  assert.equal(await page.locator(".ply").count(), 2);
  await page.context().close();
  const encoded = await opened("#soccer%2Fpaper%3A3x3%2F(2%2C2)%20(2%2C1)%20(3%2C2)");
  assert.equal(await turn(encoded), raw);
  assert.equal(await encoded.locator(".ply").count(), 2);
  for (const [address, shown] of [
    ["#updown/10/offense/1,7,3", /Player 2 to move/],
    ["#plusminus/5/2/+ -", /Player 1 to move/],
    ["#tennis/50/tennis/3-5 2-2", /Both players choose/],
  ]) {
    await changed(encoded, () => command(encoded, `go ${address}`));
    await encoded.waitForFunction(
      ([source]) => new RegExp(source).test(document.querySelector(".turn").textContent),
      [shown.source],
    );
    assert.equal(await hash(encoded), address);
  }
  await encoded.context().close();
}

const choose = (page, name, buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });

// A certificate is checked, then browsed: each reply of the loser has an answer, and the longest game is played.
async function checkCertificate() {
  const page = await opened("#soccer/paper:5x5/");
  await choose(page, "paper-3x3.certificate", certificate);
  await page.getByText("Certificate checked: player 1 wins on paper:3x3; 87 positions").waitFor();
  await page.locator(".searched", { hasText: "by the certificate" }).waitFor();
  await changed(page, () => page.locator(".cell:has(.mark.best)").first().click());
  await page.locator("th", { hasText: "answer" }).waitFor();
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("td:last-child")].filter((cell) => /^\(\d,\d\)$/.test(cell.textContent)).length >=
      2,
  );
  // In a row of two plies at most, the answer to the reply ends the game.
  const two = page.locator("tr", { has: page.locator("td:nth-child(3)", { hasText: /^2$/ }) });
  const row = two.filter({ has: page.locator("td:last-child", { hasText: /^\(\d,\d\)$/ }) }).first();
  const [reply, answer] = [await row.locator("button").innerText(), await row.locator("td").last().innerText()];
  await changed(page, () => command(page, `${reply} ${answer}`));
  assert.match(await turn(page), /Player 1 wins/);
  await changed(page, () => page.getByRole("button", { name: "Turn back" }).click());
  await changed(page, () => page.getByRole("button", { name: "Turn back" }).click());
  await page.locator("th", { hasText: "answer" }).waitFor();
  await page.getByRole("button", { name: "Longest game" }).click();
  await page.getByText("plies to the end").waitFor();
  await changed(page, () => command(page, "end"));
  assert.match(await turn(page), /Player 1 wins/);
  // After another pitch and back, the certificate is still followed.
  await changed(page, () => command(page, "new soccer paper:3x5"));
  await changed(page, () => command(page, "new soccer paper:3x3"));
  await page.locator(".searched", { hasText: "by the certificate" }).waitFor();
  await page.context().close();
}

async function checkBoardOfOnesOwn() {
  const page = await opened("#soccer/paper:3x3/");
  await command(page, "players person person");
  const board = readFileSync(new URL("../../data/boards/hexagon-19.board", import.meta.url));
  await changed(page, () => choose(page, "hexagon-19.board", board));
  assert.match(await hash(page), /^#soccer\/board:start /);
  while (await settled(page)) await changed(page, () => hands.mouse(page));
  const [address, end] = [await hash(page), await turn(page)];
  await page.context().close();
  const again = await opened(encodeURI(address));
  assert.equal(await turn(again), end);
  await again.context().close();
}

// Without facts the page works and says that they are missing.
async function checkFacts() {
  const page = await opened("#tennis/10/tennis/3-5 2-2");
  await command(page, "values on");
  await page.getByText("Player 1 can expect 0.25").waitFor();
  await command(page, "new soccer paper:3x3");
  await command(page, "learn");
  await page.getByRole("button", { name: "Step through a game" }).click();
  await page
    .locator(".claim .stepper", { hasText: "Player 1 bounces" })
    .getByText(/^Move 3 of 3.*bounces/)
    .waitFor();
  await command(page, "results");
  assert.match(await page.locator("main").innerText(), /123,456[^]*quadrille explore \(quadrille 1\.2\.3\)/);
  await page.context().close();
  const without = await opened("#tennis/10/tennis/3-5 2-2", {}, "", bareFile);
  await command(without, "values on");
  await without.getByText("in this copy").waitFor();
  await command(without, "results");
  await without.getByText("Not in this copy").waitFor();
  await command(without, "learn");
  await without.getByText("Not in this copy").waitFor();
  await without.context().close();
}

// Texts that the page writes can be read again: records and digits.
async function checkTexts() {
  const page = await opened("#soccer/classic:8x10/(4,5) (4,6) (5,7) (6,6)");
  const address = await hash(page);
  for (const what of ["record", "digits"]) {
    await command(page, what);
    assert.ok((await page.locator("textarea").inputValue()).length > 2, what);
    await changed(page, () => command(page, "start"));
    await changed(page, () => command(page, `read ${what}`));
    assert.equal(await hash(page), address, what);
  }
  await page.context().close();
}

async function checkBadInput() {
  const first = await opened("#soccer/paper:3x3/(2,2) (9,9)");
  const shown = async (place) => {
    await first.locator(".message.error", { hasText: place }).waitFor();
    await changed(first, () => playable(first).first().click());
    assert.equal(await first.locator(".message.error").count(), 0);
  };
  await shown("(9,9)");
  await command(first, "players person person");
  for (const [address, place] of [
    ["#soccer/paper:3x3/(1,1) (2,2)", "(1,1)"],
    ["#chess/8x8/e4", "chess"],
    ["#soccer/paper:0x3/", "paper:0x3"],
    ["#soccer/%E0%A4%A", "%"],
    ["#updown/10/offense/1,1", "move 2"],
  ]) {
    await command(first, "new soccer paper:3x5");
    await command(first, `go ${address}`);
    await shown(place);
  }
  await first.context().close();
  const page = await opened("#soccer/paper:3x3/");
  const refused = async (what, work) => {
    await work();
    await page.locator(".message.error").waitFor();
    const text = await page.locator(".message pre").innerText();
    assert.ok(text.length > 10, `${what}: ${text}`);
    await page.getByRole("button", { name: "Close the message" }).click();
    assert.equal(await page.locator(".message.error").count(), 0);
    return text;
  };
  const box = async (text) => {
    await command(page, "board");
    await page.locator("details:has(textarea)").evaluate((details) => (details.open = true));
    await page.locator("textarea").fill(text);
  };
  await refused("a command", () => command(page, "nonsense"));
  assert.match(await refused("a move", () => command(page, "(9,9)")), /9,9/);
  assert.match(await refused("a setup", () => command(page, "new soccer paper:0x3")), /paper:0x3|0/);
  await box("pitch paper:3x3\n(2,2) (2,1) (7,7)\n");
  await refused("a record", () => command(page, "read record"));
  await box("9");
  await refused("digits", () => command(page, "read digits"));
  await box("start (0,0)\nedge (0,0)\n");
  assert.match(await refused("a board", () => command(page, "read board")), /2|edge/);
  const damaged = Buffer.from(certificate);
  damaged[damaged.length - 5] ^= 1;
  await refused("a certificate", () => choose(page, "bad.certificate", damaged));
  await command(page, "players person person");
  await changed(page, () => playable(page).first().click());
  await page.context().close();
}

async function checkProgramAndValues() {
  const page = await opened("#soccer/paper:3x3/");
  await command(page, "values on");
  await page.locator(".searched", { hasText: "proved" }).waitFor({ timeout: 20000 });
  await page.locator(".cell .mark.unknown").first().waitFor({ state: "detached" });
  assert.equal(await page.locator(".cell .mark").count(), await playable(page).count());
  assert.ok((await page.locator(".cell .mark.best").count()) > 0);
  const named = await playable(page).first().getAttribute("aria-label");
  assert.match(named, /can be played.*player [12] wins/);
  // A person against the program, to the end of the game.
  let programs = 0;
  for (let moves = 0; await settled(page); ++moves) {
    assert.ok(moves < 60, "no end against the program");
    programs += await page.getByText("The program:").count();
    const safe = page.locator('[role=gridcell][aria-disabled="false"]:not([aria-label*="goal"])');
    await changed(page, () => (moves < 3 ? safe : playable(page)).first().click());
    assert.equal(await page.locator(".message.error").count(), 0, await page.locator(".message").innerText());
  }
  programs += await page.getByText("The program:").count();
  assert.ok(programs > 0, "the program has not played");
  await command(page, "review");
  await page.getByText(/No turn is proved|something away/).waitFor({ timeout: 20000 });
  assert.match(await page.locator("tbody tr").last().innerText(), /player [12] wins/i);
  await page.context().close();
}

/** While the program searches a large pitch, the page answers a click. */
async function checkAnswers(query) {
  const page = await opened("#soccer/classic:8x10/", {}, query);
  await command(page, "players person person");
  await command(page, "values on");
  await page.locator(".searched", { hasText: "searched" }).waitFor();
  let longest = 0;
  for (let i = 0; i < 5; ++i) {
    await page.waitForTimeout(150);
    const took = await page.evaluate(async () => {
      const cell = document.querySelector('[role=gridcell][aria-disabled="false"]');
      const [began, before] = [performance.now(), location.hash];
      cell.click();
      while (location.hash === before) await new Promise((resume) => setTimeout(resume, 1));
      return performance.now() - began;
    });
    longest = Math.max(longest, took);
  }
  console.log(`thinking${query}: a move is answered within ${Math.round(longest)} ms`);
  assert.ok(longest < 300);
  await command(page, "stop");
  assert.equal(await page.getByRole("button", { name: "Stop thinking" }).count(), 0);
  await page.context().close();
}

/** A review names the end of a game, a lost margin, and both players' best mixes. */
async function checkReviews() {
  for (const [address, last, words] of [
    ["#updown/4/offense/1,4,2,3", /1 point/, /No turn is proved/],
    ["#plusminus/4/2/- + + - + - (2,4) (4,2) (1,3) (3,1)", /wins by/, /something away/],
    ["#tennis/3/tennis/1-1 1-1 1-1", /a tie/, /No turn is proved/],
  ]) {
    const page = await opened(address, {}, "", writtenFile);
    await command(page, "review");
    await page.getByText(words).waitFor();
    const turns = page.getByRole("region", { name: "The turns of the game" }).locator("tbody");
    assert.match(await turns.locator("tr").last().innerText(), last);
    assert.ok(!(await turns.innerText()).includes("not decided"), address);
    await page.context().close();
  }
}

/** Every search can be stopped and started again, and a single bid can be taken back. */
async function checkInterruptions() {
  const page = await opened("#soccer/classic:8x10/(4,5) (4,4)");
  await command(page, "players program person");
  await command(page, "program");
  await page.getByRole("button", { name: "Stop thinking" }).waitFor();
  await command(page, "players person person");
  await page.getByRole("button", { name: "Stop thinking" }).waitFor({ state: "detached" });
  await command(page, "values on");
  await page.locator(".searched", { hasText: "searched" }).waitFor();
  await command(page, "review");
  await command(page, "new soccer paper:3x3");
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "Review this game" }).waitFor();
  await command(page, "new tennis 10/tennis");
  await command(page, "board");
  await command(page, "4");
  await page.getByText("Player 1 has chosen; player 2 chooses.").waitFor();
  await command(page, "undo");
  await page.getByText("Both players choose.").waitFor();
  // The program also answers a bid after an undo.
  await command(page, "players person program");
  await command(page, "4");
  await page.waitForFunction(() => /\/4-/.test(location.hash));
  await command(page, "undo");
  await command(page, "5");
  await page.waitForFunction(() => /\/5-/.test(location.hash));
  await page.context().close();
}

async function checkStepsAndPrint() {
  const page = await opened("#soccer/paper:3x3/(2,2) (2,1)");
  await command(page, "learn");
  // The rules of each game after those of each other: no drawing of the previous game remains.
  const titles = ["Up’s & Down’s", "Paper Soccer", "Tennis and Footsteps", "Plusses and Minuses", "Paper Soccer"];
  for (const title of [...titles, ...titles]) {
    await page.getByRole("button", { name: title }).click();
    await page.locator(".stepper .board").first().waitFor();
  }
  const stepper = page.locator(".stepper").last();
  await stepper.getByRole("button", { name: "First" }).click();
  await stepper.getByText(/^Move 0 of/).waitFor();
  await stepper.getByRole("button", { name: "Next" }).click();
  await stepper.getByText(/^Move 1 of .*player 1/).waitFor();
  await command(page, "board");
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".box").isVisible());
  assert.ok(
    !(await page.locator("header").isVisible()) && !(await page.getByRole("button", { name: "Undo" }).isVisible()),
  );
  await page.context().close();
}

// Every view, light and dark, wide and narrow.
async function checkViews() {
  const shown = [
    { name: "soccer", address: "#soccer/paper:3x3/(2,2) (2,1) (3,2) (2,2)", commands: ["values on"] },
    { name: "classic", address: "#soccer/classic:8x10/", commands: [] },
    { name: "updown", address: "#updown/10/offense/1,7,3,5,2,9", commands: ["values on"] },
    { name: "signs", address: "#plusminus/5/2/+ - +", commands: [] },
    { name: "plusminus", address: "#plusminus/4/2/+ - + + - - (2,3)", commands: ["values on"] },
    { name: "tennis", address: "#tennis/10/tennis/3-5 2-2", commands: ["values on"] },
    {
      name: "review",
      address: "#soccer/paper:3x3/(2,2) (2,1) (3,2) (2,2) (1,1) (1,2) (2,1) (2,0)",
      commands: ["review"],
    },
    { name: "learn", address: "#soccer/paper:3x3/", commands: ["learn"] },
    { name: "results", address: "#soccer/paper:3x3/", commands: ["results"] },
    { name: "texts", address: "#soccer/paper:3x3/(2,2) (2,1)", commands: ["help"] },
  ];
  let rules = 0;
  for (const { name, address, commands } of shown) {
    const page = await opened(address);
    await command(page, "players person person");
    for (const text of commands) await command(page, text);
    if (name === "review") await page.getByText(/No turn is proved|something away/).waitFor({ timeout: 20000 });
    if (name === "learn") await page.locator(".stepper .box").first().waitFor();
    if (name === "texts") await page.locator("details:has(textarea)").evaluate((details) => (details.open = true));
    await page.waitForTimeout(100);
    await page.evaluate(axe);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      for (const width of folder ? [1280, 768, 360] : [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const [content, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        assert.ok(content <= screen, `${name}: ${content} pixels wide on a screen of ${screen}`);
        if (folder)
          await page.screenshot({
            path: join(folder, `${name}-${width}-${colorScheme}.png`),
            fullPage: name !== "learn",
          });
      }
      const found = await page.evaluate(() => window.axe.run());
      const faults = found.violations.map(
        (rule) =>
          `${rule.id}: ${rule.help}: ${rule.nodes
            .slice(0, 3)
            .map((node) => node.html.slice(0, 160))
            .join(" | ")}`,
      );
      assert.deepEqual(faults, [], `${name}, ${colorScheme}: axe-core`);
      rules = Math.max(rules, found.passes.length);
    }
    await page.context().close();
  }
  assert.ok(rules > 20, "axe-core looked at little");
  // The page's switch takes precedence over the system's setting.
  const page = await opened("#soccer/paper:3x3/", { colorScheme: "light" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await command(page, "theme dark");
  await page.waitForFunction((was) => getComputedStyle(document.body).backgroundColor !== was, light);
  await page.context().close();
  console.log(`${shown.length} views, light and dark: ${rules} rules of axe-core kept`);
}

try {
  const began = Date.now();
  await checkStart();
  await checkAddresses();
  for (const game of games) await playByAllHands(game);
  await checkBadInput();
  await checkTexts();
  await checkFacts();
  await checkBoardOfOnesOwn();
  await checkCertificate();
  await checkProgramAndValues();
  await checkAnswers("");
  await checkAnswers("?own-thread");
  await checkReviews();
await checkInterruptions();
await checkStepsAndPrint();
  await checkViews();
  assert.deepEqual(said, [], "the console is not silent");
  console.log(`${Math.round((Date.now() - began) / 1000)} s`);
} finally {
  await browser.close();
  rmSync(own, { recursive: true });
}
