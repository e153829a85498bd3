// Tennis and Footsteps on the page. A setup is `POINTS/tennis` or `POINTS/footsteps`, with each player's points at the
// start. A move is the bids of both players, such as `3-5`.

import { anyGame, type Cell, type Scene, type Seen } from '../game';
import type { Legal, Player } from '../module';

interface TennisView {
  points: [number, number]; // remaining
  ball: number; // -3 .. 3: below 0 on player 1's side, 0 the net
  court: number; // the ball at -court or court is out
  turns: { bids: [number, number]; points: [number, number]; ball: number }[];
}

const columns = 10;

function sideOf(ball: number, court: number): string {
  if (ball === 0) return 'on the net';
  const side = `on player ${ball < 0 ? 1 : 2}’s side`;
  return Math.abs(ball) === court ? `out ${side}` : `${ball} ${side}`;
}

function Court({ view }: { view: TennisView }) {
  const { ball, court } = view;
  const width = 100 * (2 * court + 1);
  const x = (place: number) => 100 * (place + court) + 50;
  const places = Array.from({ length: 2 * court + 1 }, (_, i) => i - court);
  return (
    <div class="tennis">
      <svg class="court" viewBox={`0 0 ${width} 100`} role="img" aria-label={`The ball is ${sideOf(ball, court)}.`}>
        {places.map((place) => (
          <g key={place} class={place === 0 ? 'net' : Math.abs(place) === court ? 'out' : `by-${place < 0 ? 1 : 2}`}>
            <rect x={x(place) - 46} y={8} width={92} height={64} rx={6} />
            <text x={x(place)} y={94}>
              {place === 0 ? 'net' : place}
            </text>
          </g>
        ))}
        <circle class="tennis-ball" cx={0} cy={40} r={20} style={{ transform: `translateX(${x(ball)}px)` }} />
      </svg>
      <p>
        Points left: player 1 has <strong>{view.points[0]}</strong>, player 2 has <strong>{view.points[1]}</strong>.
      </p>
      {view.turns.length > 0 && (
        <div class="scroll low" tabIndex={0} role="region" aria-label="Turns">
          <table>
            <thead>
              <tr>
                {['turn', 'bid 1', 'bid 2', 'points 1', 'points 2', 'ball'].map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.turns.map(({ bids, points, ball: after }, i) => (
                <tr key={i}>
                  {[i + 1, ...bids, ...points, after].map((value, k) => (
                    <td key={k}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function scene(position: Seen<TennisView>, _ground: undefined, legal: Legal[], chooser: Player | 0): Scene {
  const bids = legal.map(({ text }) => Number(text));
  const most = Math.max(1, ...bids);
  const least = Math.min(1, ...bids);
  const cellOf = (bid: number, i: number): Cell => {
    const found = legal.find(({ text }) => text === String(bid));
    return {
      id: String(bid),
      name: `bid ${bid}`,
      text: String(bid),
      kind: 'tile',
      x: (i % columns) + 0.5,
      y: Math.floor(i / columns) + 0.5,
      ...(found && { legal: found }),
    };
  };
  const all = legal.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, i) => cellOf(least + i, i));
  const rows = Math.ceil(all.length / columns);
  const label = chooser === 0 ? 'Bids' : `Bids of player ${chooser}`;
  return {
    label,
    width: Math.min(columns, all.length),
    height: rows,
    cells: Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns)),
    above: (
      <>
        <Court view={position.view} />
        {all.length > 0 && <p aria-hidden="true">{label}:</p>}
      </>
    ),
  };
}

export const tennis = anyGame<TennisView, undefined>({
  name: 'tennis',
  title: 'Tennis and Footsteps',
  setups: [
    { setup: '10/tennis', label: 'Tennis, 10 points' },
    { setup: '12/tennis', label: 'Tennis, 12 points' },
    { setup: '50/tennis', label: 'Tennis, 50 points' },
    { setup: '10/footsteps', label: 'Footsteps, 10 points' },
    { setup: '50/footsteps', label: 'Footsteps, 50 points' },
  ],
  setupHelp: 'POINTS/tennis or POINTS/footsteps.',
  setupParts: 2,
  separator: ' ',
  ground: () => Promise.resolve(undefined),
  start: () => [],
  join: (of1, of2) => `${of1}-${of2}`,
  mixKey: (setup, { points, ball }) => `${setup.replace(/^.*\//, '')} ${points[0]},${points[1]},${ball}`,
  scene,
});
