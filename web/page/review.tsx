// The view that reviews a game turn by turn. It shows the facts proved after each turn, and marks the turns that gave
// away a win or a better value. For these turns it also shows the moves that would have kept the win or the value.

import { Board } from './board';
import type { Store } from './store';

export function Review({ store }: { store: Store }) {
  const { state } = store;
  const { review, reviewing, line, position, game, ground, at } = state;
  const lost = review?.filter((turn) => turn.changed).length ?? 0;
  return (
    <div class="play">
      <div class="table">
        <h1>Review</h1>
        <p>{position?.title}</p>
        {position && ground && <Board scene={game.scene(position, ground.of, [], 0)} />}
      </div>
      <div class="side">
        <section class="panel" aria-labelledby="turns">
          <h2 id="turns">Turns</h2>
          <p class="buttons">
            {reviewing ? (
              <button type="button" onClick={() => store.stop()}>
                Stop
              </button>
            ) : (
              <button type="button" disabled={line.length === 0} onClick={() => store.run(() => store.review())}>
                Review this game
              </button>
            )}
          </p>
          {line.length === 0 && <p>Play a game on the board, or read a record there; then review it here.</p>}
          {review && !reviewing && (
            <p>
              {lost === 0
                ? 'No turn is proved to lose anything.'
                : `${lost} ${lost === 1 ? 'turn gives' : 'turns give'} something away, marked with !.`}
            </p>
          )}
          {review && (
            <div class="scroll" tabIndex={0} role="region" aria-label="The turns of the game">
              <table>
                <thead>
                  <tr>
                    <th scope="col">turn</th>
                    <th scope="col">moves</th>
                    <th scope="col">after it</th>
                    <th scope="col">better</th>
                  </tr>
                </thead>
                <tbody>
                  {review.map((turn) => (
                    <tr key={turn.turn} class={turn.to === at ? 'current' : ''}>
                      <th scope="row">
                        {turn.turn} {turn.player !== 0 && <span class={`player by-${turn.player}`}>{turn.player}</span>}
                      </th>
                      <td>
                        <button type="button" class="link" onClick={() => store.run(() => store.goTo(turn.to))}>
                          {turn.moves.join(' ')}
                        </button>
                      </td>
                      <td>
                        {turn.changed && (
                          <strong class="lost" title="gave something away">
                            !{' '}
                          </strong>
                        )}
                        {turn.after === '' ? 'not decided' : turn.after}
                      </td>
                      <td>
                        {turn.changed && (
                          <button type="button" class="link" onClick={() => store.run(() => store.goTo(turn.betterAt))}>
                            {turn.better.join(', ')}
                          </button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
