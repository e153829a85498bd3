// The page's module against the program: node module_test.mjs MODULES MODULE.wasm PROGRAM [all]
//
// 500 random games of each of six pitches: the module and `quadrille replay` agree on the movers, bounces and outcomes
// at every ply, and on the legal plies: at three positions a game, with `all` at every one. The winner after each ply,
// scores, margins, counts, certificates and refusals are compared too. The test calls the module as the page does
// (web/page/instance.ts, bundled by the esbuild of the folder MODULES).
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [modules, modulePath, program, all] = process.argv.slice(2);
const { buildSync } = createRequire(join(modules, "package.json"))("esbuild");
const asker = fileURLToPath(new URL("../../web/page/instance.ts", import.meta.url));
const built = buildSync({ entryPoints: [asker], bundle: true, write: false, format: "esm", logLevel: "error" });
const { Instance, Refused } = await import(`data:text/javascript;base64,${Buffer.from(built.outputFiles[0].text).toString("base64")}`);
const code = await WebAssembly.compile(readFileSync(modulePath));
const folder = mkdtempSync(join(tmpdir(), "quadrille-module-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const file = (name, text) => (writeFileSync(join(folder, name), text), join(folder, name));
const nothing = new Uint8Array();

let instance = await Instance.of(code);
const ask = (question, extra = nothing) => instance.ask(question, extra);

/** The message of a refusal, which ends the instance. */
async function refused(question, extra = nothing) {
  try {
    ask(question, extra);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    instance = await Instance.of(code);
    return error.message;
  }
  throw new Error(`${JSON.stringify(question)} is not refused`);
}

/** The rows of a table that the program prints. Exit 1, for a record with faults, is allowed. */
function rows(...words) {
  const { status, stdout, stderr } = spawnSync(program, [...words, "--format", "csv", "--quiet"], { encoding: "utf8", maxBuffer: 2 ** 30 });
  assert.ok(status === 0 || status === 1, `${words.join(" ")}: ${stderr}`);
  const cells = (line) => [...line.matchAll(/("[^"]*"|[^,]*)(,|$)/g)].slice(0, -1).map((found) => found[1].replaceAll('"', ""));
  const [header, ...lines] = stdout.trimEnd().split("\n");
  const names = header.split(",");
  return lines.map((line) => {
    const values = line.endsWith(",") ? [...cells(line), ""] : cells(line);
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? ""]));
  });
}

// Random choices, the same in every run.
let seed = 55;
const random = (below) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * below);
};

const board = "start a\ngoal 1 g\ngoal 2 h\nwall c\n" + ["a b", "a c", "a d", "b c", "c d", "b e", "c e", "d e", "c g", "e h", "d h", "b g"].map((edge) => `edge ${edge}\n`).join("");

function compareGames(pitch) {
  const setup = pitch === "board" ? board : pitch;
  const named = pitch === "board" ? file("own.board", board) : pitch;
  const { name, vertices, start } = ask({ ask: "pitch", game: "soccer", setup });
  const histories = [];
  const expected = []; // for each history: the moves, and true if the last is legal
  for (let game = 0; game < 500; ++game) {
    const moves = [];
    const positions = [];
    let position = ask({ ask: "position", game: "soccer", setup, moves });
    while (position.movers.length > 0) {
      positions.push(position);
      moves.push(position.legal[random(position.legal.length)].text);
      position = ask({ ask: "position", game: "soccer", setup, moves });
    }
    const add = (written, legal, whole) => {
      histories.push([vertices[start].name, ...written].join(" "));
      expected.push({ written, legal, whole });
    };
    add(moves, true, position);
    const asked = all ? positions : Array.from({ length: 3 }, () => positions[random(positions.length)]);
    for (const at of asked) {
      const ball = vertices[at.view.ball];
      // On a rectangle: the ball's neighbours and the points two steps away. On a board: every vertex.
      const near = vertices.filter((v) => v !== ball && (pitch === "board" || Math.max(Math.abs(v.x - ball.x), Math.abs(v.y - ball.y)) <= 1));
      for (const { name: to } of near) add([...at.moves, to], at.legal.some(({ text }) => text === to), undefined);
    }
  }
  const found = new Map(); // the rows of each history
  for (const row of rows("replay", "soccer", file("games.txt", `pitch ${named}\n${histories.join("\n")}\n`))) {
    if (!found.has(row.history)) found.set(row.history, []);
    found.get(row.history).push(row);
  }
  let legal = 0;
  expected.forEach(({ written, legal: isLegal, whole }, i) => {
    const plies = found.get(String(i + 1)) ?? [];
    assert.equal(plies.length === written.length, isLegal, `${pitch}: ${histories[i]}: the module says ${isLegal ? "legal" : "illegal"}`);
    legal += isLegal ? 1 : 0;
    if (whole === undefined) return;
    assert.deepEqual(plies.map(({ to }) => to), written);
    assert.deepEqual(plies.map(({ mover }) => Number(mover)), whole.played.map(({ player }) => player));
    assert.deepEqual(plies.map(({ bounce }) => bounce), whole.played.map(({ note, player }, k) => {
      const next = whole.played[k + 1];
      return (next ? next.player === player : note.includes("bounces")) ? "yes" : "no";
    }));
    assert.ok(plies.at(-1).outcome.endsWith(`player ${whole.winner} wins`), `${histories[i]}: ${plies.at(-1).outcome}`);
    assert.equal(whole.setup, name);
  });
  assert.ok(legal > 500 && legal < expected.length);
  console.log(`${pitch}: 500 games and ${expected.length - 500} plies, ${legal - 500} of them legal, agree`);
}
for (const pitch of ["paper:3x3", "paper:2x5", "paper:5x5", "classic:4x6", "classic:8x10", "board"]) compareGames(pitch);

// The winner of the position and after each ply.
function solved(setup, moves, limit) {
  const began = performance.now();
  for (;;) {
    const thought = ask({ ask: "think", game: "soccer", setup, moves, milliseconds: 50 });
    if (thought.done || (thought.winner !== 0 && limit !== undefined)) return { thought, seconds: (performance.now() - began) / 1000 };
    assert.ok(performance.now() - began < 100_000, `${setup} is not solved`);
  }
}
for (const [setup, moves] of [["paper:3x3", []], ["paper:3x4", []], ["paper:3x3", ["(2,1)", "(3,2)"]], ["classic:2x4", []], [board, []]]) {
  const { thought } = solved(setup, moves);
  const named = setup === board ? join(folder, "own.board") : setup;
  const history = moves.length === 0 ? [] : ["--history", ["(2,2)", ...moves].join(" ")];
  assert.deepEqual(
    thought.moves.map(({ text, winner }) => ({ to: text, winner: String(winner) })),
    rows("solve", "soccer", "--pitch", named, ...history, "--moves"),
  );
}
for (const [setup, seconds] of [["paper:3x5", 2], ["paper:5x5", 10]]) {
  const { thought, seconds: taken } = solved(setup, [], "the winner alone");
  assert.equal(String(thought.winner), rows("solve", "soccer", "--pitch", setup)[0].winner);
  console.log(`${setup}: player ${thought.winner} wins, ${taken.toFixed(2)} s, ${thought.positions} positions (bar: ${seconds} s)`);
}

// The longest time by which a question exceeds its limit.
let longest = 0;
for (const moves of [[], ["(4,4)"], ["(4,4)", "(5,5)", "(5,6)"]]) {
  for (let i = 0; i < 5; ++i) {
    const began = performance.now();
    ask({ ask: "think", game: "soccer", setup: "classic:8x10", moves, milliseconds: 50 });
    longest = Math.max(longest, performance.now() - began);
  }
}
console.log(`classic:8x10: a question of 50 ms took ${longest.toFixed(0)} ms at most`);
assert.ok(longest < 1000, "a search does not look at the clock");

// The program's turn is legal and complete.
for (const setup of ["paper:3x3", "classic:8x10"]) {
  const { moves } = ask({ ask: "advise", game: "soccer", setup, moves: [], player: 1, milliseconds: 100 });
  const after = ask({ ask: "position", game: "soccer", setup, moves });
  assert.ok(after.movers[0] !== 1);
}

// Counts.
const ahead = ask({ ask: "counts", game: "soccer", setup: "paper:2x2", moves: [], milliseconds: 5000 });
const goals = rows("count", "soccer", "--pitch", "paper:2x2", "--by", "outcome").reduce((sum, row) => sum + Number(row.goal_wins_1) + Number(row.goal_wins_2) + Number(row.blocked_wins_1) + Number(row.blocked_wins_2), 0);
assert.equal(Number(ahead.rows[1].number), goals);
assert.equal(ask({ ask: "counts", game: "soccer", setup: "classic:8x10", moves: [], milliseconds: 100 }).reached, false);

// Scores and margins.
const list = ask({ ask: "think", game: "updown", setup: "9/offense", moves: ["1", "7"], milliseconds: 10_000 });
assert.deepEqual(
  list.moves.map(({ text, value }) => `${text} ${parseInt(value, 10)}`),
  rows("solve", "updown", "--n", "9", "--first", "offense", "--list", "1,7").map((row) => `${row.number} ${row.score}`),
);
for (const n of [2, 3, 4, 5]) {
  const { value } = ask({ ask: "think", game: "plusminus", setup: `${n}/2`, moves: [], milliseconds: 10_000 });
  assert.equal(String(parseInt(value, 10)), rows("solve", "plusminus", "--n", String(n))[0].margin);
}

// Digits and records, in both directions.
const game = ask({ ask: "position", game: "soccer", setup: "classic:8x10", moves: ["(4,4)", "(5,5)", "(4,5)", "(3,4)"] });
assert.deepEqual(ask({ ask: "digits", game: "soccer", setup: "classic:8x10", text: game.digits }).moves, game.moves);
const whole = {
  soccer: ["paper:3x3", ["(2,1)"]],
  updown: ["4/offense", ["1", "4", "2", "3"]],
  plusminus: ["2/2", ["+", "-", "(1,1)", "(2,2)"]],
  tennis: ["3/tennis", ["1-1", "2-1", "0-1"]],
};
for (const [name, [setup, moves]] of Object.entries(whole)) {
  const { record } = ask({ ask: "position", game: name, setup, moves });
  assert.notEqual(record, "", name);
  assert.deepEqual(ask({ ask: "record", game: name, text: record }), { game: name, setup, moves });
  const { title, sections } = ask({ ask: "rules", game: name });
  assert.ok(title !== "" && sections.some(({ blocks }) => blocks.some((block) => block.begun)), `${name} has no game to step through`);
}

// A certificate is checked and followed. A damaged one is refused with its place.
const certificatePath = join(folder, "3x3.certificate");
execFileSync(program, ["solve", "soccer", "--pitch", "paper:3x3", "--certificate", certificatePath], { stdio: "ignore" });
const certificate = readFileSync(certificatePath);
const checked = ask({ ask: "certificate", game: "soccer" }, certificate);
assert.deepEqual([checked.pitch, checked.winner], ["paper:3x3", 1]);
const followed = ask({ ask: "think", game: "soccer", setup: "paper:3x3", moves: checked.history, milliseconds: 0 });
assert.deepEqual([followed.by, followed.winner], ["certificate", 1]);
assert.ok(followed.moves.some(({ plies }) => plies > 0));
// A certificate also of a board on which the program does not play: a vertex has more than 64 segments.
const star = file("star.board", `start a\ngoal 2 v70\n${Array.from({ length: 70 }, (_, i) => `edge a v${i + 1}\n`).join("")}`);
execFileSync(program, ["solve", "soccer", "--pitch", star, "--certificate", join(folder, "star.certificate")], { stdio: "ignore" });
assert.equal(ask({ ask: "certificate", game: "soccer" }, readFileSync(join(folder, "star.certificate"))).winner, 1);
for (let i = 1; i <= 40; ++i) {
  const damaged = Buffer.from(certificate);
  damaged[Math.floor((certificate.length * i) / 41)] ^= 1;
  assert.match(await refused({ ask: "certificate", game: "soccer" }, damaged), /^\S.*: ./);
}

// Invalid input of every kind, refused with its place.
const position = (name, setup, ...moves) => ({ ask: "position", game: name, setup, moves });
for (const [question, expected] of [
  [position("soccer", "paper:3x"), /paper:3x.*no size/],
  [position("soccer", "paper:3x3", "(2,1)", "(9,9)"), /ply 2.*outside/],
  [position("soccer", "start a\nedge a"), /line 2/],
  [position("soccer", "paper:99x99"), /paper:99x99/],
  [position("updown", "8/up"), /8\/up/],
  [position("updown", "8/offense", "1", "1"), /move 2.*repeated/],
  [position("plusminus", "2/2", "*"), /move 1/],
  [position("tennis", "5/tennis", "6-1"), /move 1.*player 1/],
  [position("chess", "8x8"), /chess/],
  [{ ask: "record", game: "soccer", text: "pitch paper:3x3\n(2,2) (2,2)\n" }, /line 2.*ply 1/],
  [{ ask: "record", game: "updown", text: "offense 1 first 1: 1,1" }, /line 1/],
  [{ ask: "record", game: "plusminus", text: "* .\n* .\npredictions +, +\n" }, /line/],
  [{ ask: "record", game: "tennis", text: "turn,bid\n" }, /line 1/],
  [{ ask: "digits", game: "soccer", setup: "classic:8x10", text: "0\n8" }, /line 2.*digit 1/],
  [{ ask: "nothing", game: "soccer" }, /nothing/],
  [{ ask: "position", game: "soccer" }, /setup/],
]) {
  assert.match(await refused(question), expected);
}
console.log("the module agrees with the program");
