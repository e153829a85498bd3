// Lets the user step through a game, forward and back. The game is an example of the rules, or the witness of a claim,
// which is a game that shows the claim true or false.

import { useEffect, useState } from 'preact/hooks';

import { Board } from './board';
import { games } from './games';
import type { Begun, Position } from './module';
import type { Store } from './store';
import { plyWords, toMove } from './words';

export function Stepper({ store, begun, caption }: { store: Store; begun: Begun; caption: string }) {
  const [at, setAt] = useState(begun.moves.length);
  const [last, setShown] = useState<{ begun: Begun; position: Position; ground: { of: unknown } }>();
  const shown = last?.begun === begun ? last : undefined; // ignores the state of another game
  const game = games.find(({ name }) => name === begun.game);
  useEffect(() => {
    let left = false;
    store.run(async () => {
      if (game === undefined) return;
      const { setup, moves } = begun;
      const position = await store.asker.position({ game: game.name, setup, moves: moves.slice(0, at) });
      const ground = shown?.ground ?? { of: await game.ground(setup, store.asker) };
      if (!left) setShown({ begun, position, ground });
    });
    return () => {
      left = true;
    };
  }, [at, begun]);
  if (game === undefined) return null;
  const played = shown?.position.played.at(-1);
  const step = (to: number, name: string) => (
    <button type="button" disabled={to < 0 || to > begun.moves.length} onClick={() => setAt(to)}>
      {name}
    </button>
  );
  return (
    <figure class="stepper">
      <figcaption>{caption}</figcaption>
      {shown && <Board scene={game.scene(shown.position, shown.ground.of, [], 0)} />}
      <p aria-live="polite">
        Move {at} of {begun.moves.length}
        {played && `: ${plyWords(played)}`}. {shown && toMove(shown.position)}
      </p>
      <p class="buttons">
        {step(at === 0 ? -1 : 0, 'First')}
        {step(at - 1, 'Previous')}
        {step(at + 1, 'Next')}
        <button type="button" onClick={() => store.run(() => store.open(begun))}>
          Open on the board
        </button>
      </p>
    </figure>
  );
}
