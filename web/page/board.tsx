// The board of any game: a grid of cells over the picture that the game provides. The grid follows ARIA, the rules for
// screen readers. The Tab key reaches one cell, the arrow keys move between cells, and Enter or Space plays the chosen
// cell.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { Cell, Scene } from './game';
import type { Mark } from './verdict';

interface BoardProps {
  scene: Scene;
  marks?: Map<string, Mark & { best: boolean }>; // by the text of the move
  onPlay?: (text: string) => void; // none: the board only shows
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest cell in a direction: straight ahead counts more than aside. */
export function neighbour(cells: Cell[], from: Cell, [dx, dy]: [number, number]): Cell | undefined {
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (ahead < 0.1 || aside > ahead) continue;
    if (ahead + 3 * aside < least) [best, least] = [cell, ahead + 3 * aside];
  }
  return best;
}

function nameOf(cell: Cell, mark: (Mark & { best: boolean }) | undefined): string {
  const { legal, state } = cell;
  const parts = [
    cell.name,
    state ?? '',
    legal ? 'can be played' : '',
    legal?.note ?? '',
    mark?.words ?? '',
    mark?.best ? 'best' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

export function Board({ scene, marks, onPlay }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const all = scene.cells.flat();
  const [chosen, setChosen] = useState('');
  const focused = useRef(false);
  const current = all.find(({ id }) => id === chosen) ?? all.find(({ legal }) => legal) ?? all[0];

  // Another phase of the game has other cells: the focus stays on the board.
  useLayoutEffect(() => {
    if (focused.current && !grid.current?.contains(document.activeElement)) {
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (current === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    const edge = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : undefined;
    const to = arrow ? neighbour(all, current, arrow) : edge;
    if (to !== undefined) {
      setChosen(to.id);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${to.id}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && onPlay && current.legal) {
      onPlay(current.legal.text);
    } else if (!arrow) {
      return;
    }
    event.preventDefault();
  };

  const place = (cell: Cell) => ({
    left: `${(100 * cell.x) / scene.width}%`,
    top: `${(100 * cell.y) / scene.height}%`,
    width: `${100 / scene.width}%`,
    height: `${100 / scene.height}%`,
  });
  const cellView = (cell: Cell) => {
    const mark = cell.legal && marks?.get(cell.legal.text);
    const playable = cell.legal !== undefined && onPlay !== undefined;
    return (
      <div
        key={cell.id}
        role="gridcell"
        data-cell={cell.id}
        class={`cell ${cell.kind ?? ''}${cell.legal ? ' legal' : ''}${playable ? ' playable' : ''}`}
        tabIndex={cell === current ? 0 : -1}
        aria-label={nameOf(cell, mark)}
        aria-disabled={!playable}
        title={cell.legal ? nameOf(cell, mark) : undefined}
        style={place(cell)}
        onFocus={() => setChosen(cell.id)}
        onClick={() => playable && cell.legal && onPlay(cell.legal.text)}
      >
        {cell.text !== undefined && (
          <span class="text" aria-hidden="true">
            {cell.text}
          </span>
        )}
        {cell.legal && <span class="dot" />}
        {mark && <span class={`mark ${mark.kind}${mark.best ? ' best' : ''}`} data-sign={mark.sign} />}
      </div>
    );
  };
  if (all.length === 0 && scene.drawing === undefined) return <div class="board">{scene.above}</div>;
  return (
    <div class="board">
      {scene.above}
      <div class="box" style={{ '--columns': scene.width, '--rows': scene.height }}>
        {scene.drawing}
        <div
          ref={grid}
          class="grid"
          role="grid"
          aria-label={scene.label}
          onKeyDown={onKeyDown}
          onFocusIn={() => (focused.current = true)}
          onFocusOut={({ target, relatedTarget }) => {
            // A cell that is removed from the page loses the focus too; then the board keeps it.
            queueMicrotask(() => {
              const left = (target as Node).isConnected && !grid.current?.contains(relatedTarget as Node | null);
              if (left) focused.current = false;
            });
          }}
        >
          {scene.cells.map((row, i) => (
            <div key={i} role="row">
              {row.map(cellView)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
