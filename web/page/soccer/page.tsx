// Paper Soccer on the page. A setup is the name of a pitch, such as `paper:3x3`, or the text of a board. A move is the
// vertex at which a ply ends, such as `(2,1)`.

import { anyGame, type Cell, type Scene, type Seen } from '../game';
import type { Legal, Pitch, Player } from '../module';

interface SoccerView {
  ball: number;
  segments: { from: number; to: number; player: Player; turn: number }[]; // as played
}

interface Ground {
  pitch: Pitch;
  places: { x: number; y: number }[]; // of the vertices, in cells from the top left
  width: number;
  height: number;
  rows: number[][]; // vertices, from the top row and the left
}

const margin = 0.75;
const units = 100; // of the drawing, to a cell

function laidOut(pitch: Pitch): Ground {
  const xs = pitch.vertices.map((vertex) => vertex.x);
  const ys = pitch.vertices.map((vertex) => vertex.y);
  const left = Math.min(...xs);
  const top = Math.max(...ys);
  const places = pitch.vertices.map(({ x, y }) => ({ x: x - left + margin, y: top - y + margin }));
  const byRow = new Map<number, number[]>();
  places.forEach(({ y }, vertex) => byRow.set(Math.round(y * 2), [...(byRow.get(Math.round(y * 2)) ?? []), vertex]));
  const rows = [...byRow].sort(([a], [b]) => a - b).map(([, vertices]) => vertices);
  for (const row of rows) row.sort((a, b) => (places[a]?.x ?? 0) - (places[b]?.x ?? 0));
  return {
    pitch,
    places,
    width: Math.max(...xs) - left + 2 * margin,
    height: top - Math.min(...ys) + 2 * margin,
    rows,
  };
}

const goalName = (goal: 0 | 1 | 2) => (goal === 2 ? 'player 1 wins here' : goal === 1 ? 'player 2 wins here' : '');

function cellOf(vertex: number, ground: Ground, position: Seen<SoccerView>, used: Set<number>, legal: Legal[]): Cell {
  const { name, goal } = ground.pitch.vertices[vertex] ?? { name: '', goal: 0 };
  const { x, y } = ground.places[vertex] ?? { x: 0, y: 0 };
  const here = position.view.ball === vertex;
  const states = [here ? 'ball' : used.has(vertex) ? 'used' : '', goalName(goal)].filter((text) => text !== '');
  const found = legal.find((ply) => ply.to === vertex);
  return { id: String(vertex), name, state: states.join(', '), x, y, kind: 'point', ...(found && { legal: found }) };
}

/** The vertex of a goal that bears its name. */
function middleOf(pitch: Pitch, goal: 1 | 2): number {
  const vertices = [...pitch.vertices.keys()].filter((vertex) => pitch.vertices[vertex]?.goal === goal);
  return vertices[Math.floor(vertices.length / 2)] ?? -1;
}

function Drawing({ position, ground }: { position: Seen<SoccerView>; ground: Ground }) {
  const { pitch, places } = ground;
  const at = (vertex: number) => ({ x: (places[vertex]?.x ?? 0) * units, y: (places[vertex]?.y ?? 0) * units });
  const line = (from: number, to: number, kind: string, key: string) => {
    const [p, q] = [at(from), at(to)];
    return <line key={key} class={kind} pathLength={1} x1={p.x} y1={p.y} x2={q.x} y2={q.y} />;
  };
  const { segments, ball } = position.view;
  const b = at(ball);
  const mover = position.movers[0] ?? 0;
  const labelled = new Set(([1, 2] as const).map((goal) => middleOf(pitch, goal)));
  return (
    <svg class="pitch" viewBox={`0 0 ${ground.width * units} ${ground.height * units}`} aria-hidden="true">
      {pitch.edges.map(([from, to]) => line(from, to, 'edge', `e${from}-${to}`))}
      {pitch.walls.map(([from, to]) => line(from, to, 'wall', `w${from}-${to}`))}
      {pitch.vertices.map(({ goal }, vertex) => {
        const { x, y } = at(vertex);
        if (goal === 0) return <circle key={vertex} class="spot" cx={x} cy={y} r={5} />;
        const winner = goal === 2 ? 1 : 2;
        const beyond = y < (ground.height * units) / 2 ? -44 : 68;
        return (
          <g key={vertex} class={`goal by-${winner}`}>
            <rect x={x - 34} y={y - 34} width={68} height={68} rx={winner === 1 ? 34 : 8} />
            {labelled.has(vertex) && (
              <text x={x} y={y + beyond}>
                {winner} wins
              </text>
            )}
          </g>
        );
      })}
      {segments.map(({ from, to, player }, i) => {
        const last = i === segments.length - 1 ? ' last' : '';
        return line(from, to, `ply by-${player}${last}`, `${i}:${from}-${to}`);
      })}
      <g class="moving" style={{ transform: `translate(${b.x}px, ${b.y}px)` }}>
        <g key={segments.length} class={`ball by-${mover}${bounced(position) ? ' bounced' : ''}`}>
          <circle r={17} />
        </g>
      </g>
    </svg>
  );
}

/** True if the last ply bounced, so that its player draws again. */
function bounced(position: Seen<SoccerView>): boolean {
  const last = position.view.segments.at(-1);
  return last !== undefined && position.movers[0] === last.player;
}

function scene(position: Seen<SoccerView>, ground: Ground, legal: Legal[]): Scene {
  const used = new Set(position.view.segments.flatMap(({ from, to }) => [from, to]));
  return {
    label: `Pitch ${ground.pitch.name}`,
    width: ground.width,
    height: ground.height,
    cells: ground.rows.map((row) => row.map((vertex) => cellOf(vertex, ground, position, used, legal))),
    drawing: <Drawing position={position} ground={ground} />,
  };
}

export const soccer = anyGame<SoccerView, Ground>({
  name: 'soccer',
  title: 'Paper Soccer',
  setups: [
    { setup: 'paper:3x3', label: 'paper:3x3' },
    { setup: 'paper:3x5', label: 'paper:3x5' },
    { setup: 'paper:5x5', label: 'paper:5x5' },
    { setup: 'classic:4x4', label: 'classic:4x4, walls' },
    { setup: 'classic:8x10', label: 'classic:8x10, usual' },
  ],
  setupHelp: 'A pitch, paper:MxN or classic:WxH, or the text of a board.',
  setupParts: 1,
  separator: ' ',
  digits: true,
  boards: true,
  certificates: true,
  ground: async (setup, asker) => laidOut(await asker.pitch('soccer', setup)),
  start: ({ pitch }) => [pitch.vertices[pitch.start]?.name ?? ''],
  scene,
});
