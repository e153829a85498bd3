// Plusses & Minuses on the page. A setup is `N/1` or `N/2`: the size of the grid, and the player who fills the first
// square. The first moves are the signs `+` and `-` that the players predict by turns. The other moves are squares
// `(column,row)`, counted from 1 at the bottom left.

import { anyGame, type Cell, type Scene, type Seen } from '../game';
import type { Legal } from '../module';

interface PlusminusView {
  n: number;
  signs: [string, string]; // each player's prediction so far: '+-'
  words: [string, string]; // of the permutation read by columns and by rows, '?' if not known yet
  rows: number[]; // by column: the row of its star from 1, or 0
  points: [number, number]; // matched so far
}

const shown = (sign: string) => (sign === '-' ? '−' : sign);

function Predictions({ view }: { view: PlusminusView }) {
  const places = Array.from({ length: view.n - 1 }, (_, i) => i);
  const row = (name: string, signs: string, other: string) => (
    <tr>
      <th scope="row">{name}</th>
      {places.map((i) => (
        <td key={i} class={signs[i] !== undefined && signs[i] === other[i] ? 'match' : ''}>
          {shown(signs[i] ?? '·')}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <p>
        Points so far: player 1 has <strong>{view.points[0]}</strong>, player 2 has <strong>{view.points[1]}</strong>. A
        match is underlined.
      </p>
      <div class="scroll" tabIndex={0} role="region" aria-label="Predictions and truth">
        <table class="predictions">
          <tbody>
            {row('1 predicts', view.signs[0], view.words[0])}
            {row('1, columns', view.words[0], view.signs[0])}
            {row('2 predicts', view.signs[1], view.words[1])}
            {row('2, rows', view.words[1], view.signs[1])}
          </tbody>
        </table>
      </div>
    </>
  );
}

function signCells(legal: Legal[]): Cell[] {
  return ['+', '-'].map((sign, i) => {
    const found = legal.find(({ text }) => text === sign);
    const name = sign === '+' ? 'plus' : 'minus';
    return { id: sign, name, text: shown(sign), kind: 'tile', x: i + 0.5, y: 0.5, ...(found && { legal: found }) };
  });
}

function squareCells(view: PlusminusView, legal: Legal[]): Cell[][] {
  const numbers = Array.from({ length: view.n }, (_, i) => i + 1);
  return numbers.map((_, fromTop) => {
    const row = view.n - fromTop;
    return numbers.map((column): Cell => {
      const name = `(${column},${row})`;
      const filled = view.rows[column - 1] === row;
      const found = legal.find(({ text }) => text === name);
      return {
        id: name,
        name,
        text: filled ? '★' : '',
        state: filled ? 'filled' : '',
        kind: filled ? 'square filled' : found ? 'square' : 'square closed',
        x: column - 0.5,
        y: fromTop + 0.5,
        ...(found && { legal: found }),
      };
    });
  });
}

function scene(position: Seen<PlusminusView>, _ground: undefined, legal: Legal[]): Scene {
  const { view } = position;
  const predicting = view.signs[0].length + view.signs[1].length < 2 * (view.n - 1);
  const above = <Predictions view={view} />;
  if (predicting) {
    return { label: 'Signs to predict', width: 2, height: 1, cells: [signCells(legal)], above };
  }
  return {
    label: `Grid of ${view.n} by ${view.n} squares`,
    width: view.n,
    height: view.n,
    cells: squareCells(view, legal),
    above,
  };
}

export const plusminus = anyGame<PlusminusView, undefined>({
  name: 'plusminus',
  title: 'Plusses and Minuses',
  setups: [
    { setup: '4/2', label: '4 by 4, player 2 fills first' },
    { setup: '5/2', label: '5 by 5, player 2 fills first' },
    { setup: '5/1', label: '5 by 5, player 1 fills first' },
    { setup: '9/2', label: '9 by 9, player 2 fills first' },
  ],
  setupHelp: 'N/1 or N/2: the width of the grid, and who fills the first square.',
  setupParts: 2,
  separator: ' ',
  ground: () => Promise.resolve(undefined),
  start: () => [],
  scene,
});
