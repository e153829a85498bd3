// Up's & Down's on the page. A setup is `N/offense` or `N/defense`: the number of numbers, and the role of player 1,
// who writes the first number. A move is the number that a player writes.

import { anyGame, type Cell, type Scene, type Seen } from '../game';
import type { Legal, Player } from '../module';

interface UpdownView {
  n: number;
  offense: Player;
  numbers: number[];
  word: string; // of U and D
  score: number; // the longest repeated factor so far
  places: number[]; // the letters, from 1, at which its first two copies begin; empty if there is none
}

const columns = 5;

// The list with its word below: each letter is between its two numbers, and both copies of the longest repetition are
// marked.
function List({ view }: { view: UpdownView }) {
  const [first, second] = view.places;
  const copy = (begin: number | undefined, letter: number) =>
    begin !== undefined && letter >= begin && letter < begin + view.score;
  const marks = (letter: number) => `${copy(first, letter) ? ' first' : ''}${copy(second, letter) ? ' second' : ''}`;
  return (
    <div class="updown-list">
      <p>
        Player {view.offense} is on offense. Longest repeated pattern: <strong>{view.score}</strong>
        {first !== undefined &&
          second !== undefined &&
          view.score > 0 &&
          `, ${view.word.slice(first - 1, first - 1 + view.score)} at letters ${first} and ${second}`}
      </p>
      <ol aria-label="Numbers so far">
        {view.numbers.map((number, i) => (
          <li key={i} class={`by-${i % 2 === 0 ? 1 : 2}`}>
            {i > 0 && <span class={`letter${marks(i)}`}>{view.word[i - 1]}</span>}
            <span class="number">{number}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function scene(position: Seen<UpdownView>, _ground: undefined, legal: Legal[]): Scene {
  const { view } = position;
  const cellOf = (number: number): Cell => {
    const written = view.numbers.indexOf(number);
    const found = legal.find(({ text }) => text === String(number));
    const index = number - 1;
    return {
      id: String(number),
      name: String(number),
      text: String(number),
      state: written < 0 ? '' : `written as number ${written + 1}`,
      kind: written < 0 ? 'tile' : 'tile taken',
      x: (index % columns) + 0.5,
      y: Math.floor(index / columns) + 0.5,
      ...(found && { legal: found }),
    };
  };
  const all = Array.from({ length: view.n }, (_, i) => cellOf(i + 1));
  const rows = Math.ceil(view.n / columns);
  return {
    label: `Numbers 1 to ${view.n}`,
    width: Math.min(columns, view.n),
    height: rows,
    cells: Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns)),
    above: <List view={view} />,
  };
}

export const updown = anyGame<UpdownView, undefined>({
  name: 'updown',
  title: 'Up’s & Down’s',
  setups: [
    { setup: '8/offense', label: '8, player 1 on offense' },
    { setup: '8/defense', label: '8, player 1 on defense' },
    { setup: '10/offense', label: '10, player 1 on offense' },
    { setup: '10/defense', label: '10, player 1 on defense' },
    { setup: '20/offense', label: '20, player 1 on offense' },
  ],
  setupHelp: 'N/offense or N/defense: the largest number, and the role of player 1.',
  setupParts: 2,
  separator: ',',
  ground: () => Promise.resolve(undefined),
  start: () => [],
  scene,
});
