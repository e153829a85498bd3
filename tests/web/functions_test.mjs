// The page's functions that do not draw: node functions_test.mjs MODULES
//
// MODULES is a folder with node_modules (esbuild). Addresses of every game are written and read again; a damaged one is
// refused with its place. The review of a played game names the losing turn and a winning one instead.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const [modules] = process.argv.slice(2);
const { buildSync } = createRequire(join(modules, "package.json"))("esbuild");
const page = fileURLToPath(new URL("../../web/page/", import.meta.url));

async function loaded(name) {
  const built = buildSync({
    entryPoints: [join(page, name)],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(built.outputFiles[0].text).toString("base64")}`);
}
const { addressOf, readAddress, wordsOf, Damaged } = await loaded("address.ts");
const { markOf, reviewed } = await loaded("verdict.ts");

const games = [
  { name: "soccer", setupParts: 1, separator: " " },
  { name: "updown", setupParts: 2, separator: "," },
  { name: "plusminus", setupParts: 2, separator: " " },
  { name: "tennis", setupParts: 2, separator: " " },
];
const examples = [
  ["#soccer/paper:3x3/(2,2) (2,1)", "paper:3x3", ["(2,2)", "(2,1)"]],
  ["#soccer/board:start a;goal 1 b;edge a b/a b", "board:start a;goal 1 b;edge a b", ["a", "b"]],
  ["#updown/10/offense/1,7,3", "10/offense", ["1", "7", "3"]],
  ["#plusminus/5/2/+ - (2,3)", "5/2", ["+", "-", "(2,3)"]],
  ["#tennis/50/tennis/3-5 2-2", "50/tennis", ["3-5", "2-2"]],
];

test("an address is written as it is read, plain or encoded", () => {
  for (const [address, setup, words] of examples) {
    const game = games.find(({ name }) => address.startsWith(`#${name}/`));
    assert.equal(addressOf(game, setup, words), address);
    for (const text of [address, encodeURI(address), `#${encodeURIComponent(address.slice(1))}`]) {
      assert.deepEqual(readAddress(text, games), { game: game.name, setup, words });
    }
  }
  assert.equal(readAddress("", games), undefined);
  assert.deepEqual(readAddress("#soccer/paper:3x3", games).words, []);
});

test("a damaged address is refused with its place", () => {
  for (const [address, place] of [
    ["#chess/8x8/", /'chess'/],
    ["#soccer/", /setup is missing/],
    ["#updown/10", /setup is missing/],
    ["#soccer/paper:3x3/a/b", /'\/b'/],
    ["#soccer/%E0%A4%A", /% code/],
  ]) {
    assert.throws(
      () => readAddress(address, games),
      (error) => error instanceof Damaged && place.test(error.message),
    );
  }
});

test("moves are parted by spaces, or by the game's own separator", () => {
  assert.deepEqual(wordsOf(games[0], " (2,1)  (3,2)\n"), ["(2,1)", "(3,2)"]);
  assert.deepEqual(wordsOf(games[1], "1,7, 3"), ["1", "7", "3"]);
});

test("a mark has a sign and words", () => {
  assert.deepEqual(markOf(1, ""), { sign: "1", kind: "wins-1", words: "player 1 wins" });
  assert.deepEqual(markOf(1, "6 plies at most"), { sign: "1", kind: "wins-1", words: "player 1 wins" });
  assert.deepEqual(markOf(2, "-1: player 2 wins by 1 point"), {
    sign: "2",
    kind: "wins-2",
    words: "player 2 wins by 1 point",
  });
  assert.deepEqual(markOf(0, "0: a tie"), { sign: "=", kind: "tie", words: "a tie" });
  assert.deepEqual(markOf(0, "0 points"), { sign: "0", kind: "score", words: "0 points" });
  assert.equal(markOf(0, "not solved: too large").kind, "unknown");
  assert.equal(markOf(0, "").kind, "unknown");
});

const thought = (winner, ...moves) => ({
  done: true,
  winner,
  value: "",
  by: "search",
  positions: 1,
  moves: moves.map(([text, wins]) => ({ text, winner: wins, value: "", best: wins === winner })),
});

test("a review names the turn that lost, and what would have won", () => {
  const played = [
    { player: 1, text: "a", note: "bounces", turn: 1 },
    { player: 1, text: "b", note: "", turn: 1 },
    { player: 2, text: "c", note: "goal", turn: 2 },
  ];
  const thoughts = [
    thought(1, ["a", 1], ["x", 2]),
    thought(1, ["b", 2], ["y", 1], ["z", 1]),
    thought(2, ["c", 2]),
    thought(2),
  ];
  const [first, second] = reviewed(played, thoughts);
  assert.equal(first.changed, true);
  assert.deepEqual([first.better, first.betterAt, first.after], [["y", "z"], 1, "player 2 wins"]);
  assert.deepEqual(first.moves, ["a", "b"]);
  assert.equal(second.changed, false);
  // Without a proof no turn is blamed.
  assert.ok(
    reviewed(played, [thought(0), thought(0), thought(2, ["c", 2]), thought(2)]).every((turn) => !turn.changed),
  );
  assert.ok(reviewed(played, []).every((turn) => turn.after === "" && !turn.changed));
});
