// The view with the board. It also shows the player to move, the moves, the winner, the players, and the box for
// records and files.

import { useState } from 'preact/hooks';

import { Board } from './board';
import { games } from './games';
import type { Player } from './module';
import type { Hand, State, Store } from './store';
import { knownOf, markOf, type Mark } from './verdict';
import { goesOn, plyWords, sentence, toMove } from './words';

const label = (player: Player) => <span class={`player by-${player}`}>{player}</span>;

function Turn({ state }: { state: State }) {
  const { position, hands } = state;
  if (position === undefined) return <p class="turn">Getting ready…</p>;
  const [mover, second] = position.movers;
  const winner = position.outcome !== '' && position.winner !== 0 ? position.winner : undefined;
  const shown = winner ?? (second === undefined ? mover : undefined);
  const program = mover !== undefined && second === undefined && hands[mover] === 'program' && !state.held;
  return (
    <p class={`turn${shown ? ` by-${shown}` : ''}${goesOn(position) ? ' bounce' : ''}`} key={position.played.length}>
      {shown && label(shown)} {toMove(position, state.chosen)}
      {program && ' The program thinks.'}
    </p>
  );
}

function NewGame({ store }: { store: Store }) {
  const { game, setup } = store.state;
  const [other, setOther] = useState('');
  const offered = game.setups.some((one) => one.setup === setup);
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        store.run(() => store.begin(game, other.trim() === '' ? setup : other.trim()));
      }}
    >
      <label>
        Game
        <select
          value={game.name}
          onChange={({ currentTarget }) => {
            const chosen = games.find(({ name }) => name === currentTarget.value);
            if (chosen) store.run(() => store.begin(chosen, chosen.setups[0]?.setup ?? ''));
          }}
        >
          {games.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Setup
        <select value={setup} onChange={({ currentTarget }) => store.run(() => store.begin(game, currentTarget.value))}>
          {!offered && <option value={setup}>{setup.length > 40 ? `${setup.slice(0, 40)}…` : setup}</option>}
          {game.setups.map((one) => (
            <option key={one.setup} value={one.setup}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Another setup
        <input
          value={other}
          onInput={({ currentTarget }) => setOther(currentTarget.value)}
          aria-describedby="setup-help"
          autocomplete="off"
        />
      </label>
      <p id="setup-help" class="hint">
        {game.setupHelp}
      </p>
      <button type="submit">New game</button>
    </form>
  );
}

function Hands({ store }: { store: Store }) {
  const { hands } = store.state;
  const choice = (player: Player) => (
    <label key={player}>
      <span>
        {label(player)} Player {player}
      </span>
      <select
        value={hands[player]}
        onChange={({ currentTarget }) => store.run(() => store.setHands({ [player]: currentTarget.value as Hand }))}
      >
        <option value="person">Person</option>
        <option value="program">Program</option>
      </select>
    </label>
  );
  return <div class="fields">{([1, 2] as const).map(choice)}</div>;
}

function Buttons({ store }: { store: Store }) {
  const { at, line, position, held, hands, chosen } = store.state;
  const button = (name: string, work: () => Promise<void> | void, disabled: boolean) => (
    <button type="button" disabled={disabled} onClick={() => store.run(work)}>
      {name}
    </button>
  );
  const waits =
    position !== undefined &&
    position.outcome === '' &&
    (held || position.movers.every((mover) => hands[mover] === 'person'));
  return (
    <p class="buttons">
      {button('Undo', () => store.undo(), at === 0 && Object.keys(chosen).length === 0)}
      {button('Turn back', () => store.back(), at === 0)}
      {button('Redo', store.redo, at === line.length)}
      {button('Program plays', () => store.letProgramPlay(), !waits)}
    </p>
  );
}

function MixTable({ name, mix }: { name: string; mix: [string, string][] }) {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">choice</th>
          <th scope="col">probability</th>
        </tr>
      </thead>
      <tbody>
        {mix.map(([bid, probability]) => (
          <tr key={bid}>
            <td>{bid}</td>
            <td>{probability}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function marksOf(state: State): Map<string, Mark & { best: boolean }> {
  const marks = new Map<string, Mark & { best: boolean }>();
  const { values, position, thought } = state;
  if (!values || position === undefined || position.movers.length > 1) return marks;
  const alike = thought?.moves.every((move) => move.best) ?? true; // then none is better than another
  for (const { text } of position.legal) {
    const known = thought?.moves.find((move) => move.text === text);
    marks.set(text, { ...markOf(known?.winner ?? 0, known?.value ?? ''), best: (known?.best ?? false) && !alike });
  }
  return marks;
}

function Moves({ store }: { store: Store }) {
  const { state } = store;
  const { position, thought, answers } = state;
  if (position === undefined) return null;
  const marks = marksOf(state);
  const plies = thought?.moves.some((move) => move.plies !== undefined) ?? false;
  const answered = Object.keys(answers).length > 0;
  const moves = [...position.legal].sort((a, b) => Number(marks.get(b.text)?.best) - Number(marks.get(a.text)?.best));
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="The result of each move">
      <table>
        <thead>
          <tr>
            <th scope="col">move</th>
            <th scope="col">after it</th>
            {plies && <th scope="col">plies at most</th>}
            {answered && <th scope="col">answer</th>}
          </tr>
        </thead>
        <tbody>
          {moves.map(({ text, note }) => {
            const mark = marks.get(text);
            const known = thought?.moves.find((move) => move.text === text);
            return (
              <tr key={text}>
                <td>
                  <button type="button" class="link" onClick={() => store.run(() => store.choose(text))}>
                    {text}
                  </button>{' '}
                  {note}
                </td>
                <td>
                  {mark && (
                    <span class={`mark ${mark.kind}`} aria-hidden="true">
                      {mark.sign}
                    </span>
                  )}{' '}
                  {mark?.words}
                  {mark?.best && <strong>, best</strong>}
                </td>
                {plies && <td>{known?.plies ?? ''}</td>}
                {answered && <td>{answers[text] ?? ''}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

// The legend of the marks on the board, if there are any.
function Legend({ kinds }: { kinds: Set<Mark['kind']> }) {
  const all: [Mark['kind'], string, string][] = [
    ['wins-1', '1', 'player 1 wins'],
    ['wins-2', '2', 'player 2 wins'],
    ['tie', '=', 'a tie'],
    ['score', '3', 'a score'],
    ['unknown', '?', 'not decided'],
  ];
  const shown = all.filter(([kind]) => kinds.has(kind));
  if (shown.length === 0) return null;
  return (
    <ul class="legend" aria-label="Marks on the board">
      {shown.map(([kind, sign, words]) => (
        <li key={kind}>
          <span class={`mark ${kind}`} aria-hidden="true">
            {sign}
          </span>{' '}
          {words}
        </li>
      ))}
      <li>
        <span class="mark best" aria-hidden="true" /> best
      </li>
    </ul>
  );
}

function searched(state: State): string {
  const { thought, position } = state;
  if (position?.outcome) return sentence(position.outcome);
  if (thought === undefined) return state.thinking ? 'Thinking…' : '';
  const far = `${thought.positions.toLocaleString('en')} positions searched`;
  const known = knownOf(thought);
  const by = thought.by === 'certificate' ? ' by the certificate' : thought.positions > 0 ? `; ${far}` : '';
  if (known !== '') return sentence(`${known}, proved${by}`);
  if (thought.value !== '') return sentence(thought.value);
  if (thought.done && thought.positions === 0) return 'Not decided here.';
  return `Not decided; ${far}${thought.done ? '; the search here finds no more' : ''}.`;
}

function Know({ store }: { store: Store }) {
  const { state } = store;
  const { values, thinking, position, counts, certificate, thought } = state;
  if (position === undefined) return null;
  const mix = store.mix();
  const atOnce = position.movers.length > 1;
  return (
    <section class={`panel${values ? '' : ' idle'}`} aria-labelledby="know">
      <h2 id="know">Who wins</h2>
      <label class="check">
        <input
          type="checkbox"
          checked={values}
          onChange={({ currentTarget }) => store.run(() => store.setValues(currentTarget.checked))}
        />
        Show who wins after each move
      </label>
      {values && !atOnce && <p class="searched">{searched(state)}</p>}
      {values && !atOnce && position.outcome === '' && <Moves store={store} />}
      {values &&
        atOnce &&
        (mix === undefined ? (
          <p>No best mix of bids for this position in this copy.</p>
        ) : (
          <div>
            <p>Player 1 can expect {mix.value} under best play. Both players choose at random:</p>
            <div class="mixes">
              <MixTable name="Player 1" mix={mix.mix1} />
              <MixTable name="Player 2" mix={mix.mix2} />
            </div>
          </div>
        ))}
      {values && <Legend kinds={new Set([...marksOf(state).values()].map(({ kind }) => kind))} />}
      <p class="buttons">
        {thinking ? (
          <button type="button" onClick={() => store.stop()}>
            Stop thinking
          </button>
        ) : (
          <button
            type="button"
            disabled={position.outcome !== '' || thought?.done}
            onClick={() => store.run(() => store.thinkOn())}
          >
            Think
          </button>
        )}
        <button type="button" disabled={state.counting} onClick={() => store.run(() => store.count())}>
          {state.counting ? 'Counting…' : 'Count the games ahead'}
        </button>
        {thought?.by === 'certificate' && (
          <button type="button" onClick={() => store.run(() => store.playLongest())}>
            Longest game
          </button>
        )}
      </p>
      {counts && (
        <div>
          <p>{counts.text}</p>
          {counts.rows.length > 0 && (
            <table>
              <tbody>
                {counts.rows.map(({ name, number }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td class="number">{number}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
      {certificate && (
        <p>
          Certificate, checked: player {certificate.winner} wins on {certificate.pitch.slice(0, 60)}.{' '}
          {certificate.positions.toLocaleString('en')} positions.
        </p>
      )}
    </section>
  );
}

function List({ store }: { store: Store }) {
  const { position, line, at } = store.state;
  if (position === undefined) return null;
  const played = position.played;
  return (
    <section class="panel" aria-labelledby="moves">
      <h2 id="moves">Moves</h2>
      {line.length === 0 && <p>None yet.</p>}
      <ol class="moves">
        {line.map((text, i) => {
          const ply = played[i];
          const by = ply === undefined || ply.player === 0 ? '' : ` by-${ply.player}`;
          const name = ply === undefined ? `${text}, taken back` : plyWords(ply);
          return (
            <li key={i}>
              <button
                type="button"
                class={`move${by}${i >= at ? ' undone' : ''}`}
                aria-label={name}
                title={name}
                aria-current={i === at - 1 ? 'step' : undefined}
                onClick={() => store.run(() => store.goTo(i + 1))}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function Texts({ store }: { store: Store }) {
  const { box, position, game } = store.state;
  const button = (name: string, work: () => Promise<void> | void, disabled = false) => (
    <button type="button" disabled={disabled} onClick={() => store.run(work)}>
      {name}
    </button>
  );
  return (
    <details class="panel">
      <summary>
        <h2>Records and files</h2>
      </summary>
      <label>
        Record{game.digits && ', digits'}
        {game.boards && ' or board'}
        <textarea
          rows={6}
          value={box}
          spellcheck={false}
          onInput={({ currentTarget }) => store.set({ box: currentTarget.value })}
        />
      </label>
      <p class="buttons">
        {button('Write record', () => store.set({ box: position?.record ?? '' }), !position?.record)}
        {button('Read record', () => store.readRecord(box), box === '')}
        {button('Save record', () => save(`${game.name}.txt`, position?.record ?? ''), !position?.record)}
        {game.digits && button('Write digits', () => store.set({ box: position?.digits ?? '' }), !position?.digits)}
        {game.digits && button('Read digits', () => store.readDigits(box), box === '')}
        {game.boards && button('Play on this board', () => store.readBoard(box), box === '')}
      </p>
      {position !== undefined && position.record === '' && <p class="hint">Here a record holds whole games only.</p>}
      <label>
        Open a file
        <input
          type="file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) store.run(() => store.readFile(file));
            currentTarget.value = '';
          }}
        />
      </label>
      <p class="hint">A record, a board or a certificate. It can be dropped anywhere on the page too.</p>
      <p class="buttons">{button('Print', () => print())}</p>
    </details>
  );
}

export function Play({ store }: { store: Store }) {
  const { state } = store;
  const { position, game, ground } = state;
  const chooser = store.chooser();
  return (
    <div class="play">
      <div class="table">
        <h1>{position?.title ?? game.title}</h1>
        <Turn state={state} />
        {position && ground && (
          <Board
            scene={game.scene(position, ground.of, store.legalOf(chooser), chooser)}
            marks={marksOf(state)}
            {...(chooser === 0 ? {} : { onPlay: (text: string) => store.run(() => store.choose(text)) })}
          />
        )}
        <Buttons store={store} />
        <pre class="printed">{position?.record}</pre>
      </div>
      <div class="side">
        <section class="panel setup" aria-labelledby="game">
          <h2 id="game">Game</h2>
          <NewGame key={`${state.game.name} ${state.setup}`} store={store} />
          <Hands store={store} />
        </section>
        <Know store={store} />
        <List store={store} />
        <Texts store={store} />
      </div>
    </div>
  );
}
