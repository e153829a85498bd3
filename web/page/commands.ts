// The commands that a user can type. Every function of the page has a command. If a typed line is not a command, the
// page plays it as moves.

import { Damaged } from './address';
import { games } from './games';
import type { Player } from './module';
import type { Hand, Store, Theme } from './store';
import { toMove } from './words';

export interface Command {
  name: string;
  use: string; // after the name: 'GAME SETUP'
  help: string;
  long?: true; // the next command does not wait for it
  run(store: Store, rest: string): Promise<void> | void;
}

function oneOf<Word extends string>(what: string, word: string, words: readonly Word[]): Word {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new Damaged(`${what}: '${word}' is none of ${words.join(', ')}`);
  return found;
}

function begin(store: Store, rest: string): Promise<void> {
  const [name = '', ...setup] = rest.split(/\s+/);
  if (name === '') return store.begin(store.state.game, store.state.setup);
  const game = games.find((one) => one.name === name);
  if (game === undefined)
    throw new Damaged(`new: there is no game '${name}'; the games are ${games.map((one) => one.name).join(', ')}`);
  return store.begin(game, setup.join(' ') || (game.setups[0]?.setup ?? ''));
}

function players(store: Store, rest: string): Promise<void> {
  const [one = '', two = ''] = rest.split(/\s+/);
  const hands: readonly Hand[] = ['person', 'program'];
  const [first, second] = [oneOf('players', one, hands), oneOf('players', two, hands)];
  return store.setHands({ 1: first, 2: second });
}

function legal(store: Store): void {
  const { position, chosen } = store.state;
  const movers: readonly Player[] = (position?.movers ?? []).filter((player) => chosen[player] === undefined);
  const texts = movers.map((player) => {
    const list = store.legalOf(player).map(({ text, note }) => (note === '' ? text : `${text} ${note}`));
    return `Player ${player}: ${list.join('; ')}.`;
  });
  store.note(texts.join(' ') || 'The game is over.');
}

export const commands: readonly Command[] = [
  { name: 'help', use: '', help: 'lists the commands', run: (store) => store.note(helpText()) },
  { name: 'new', use: 'GAME SETUP', help: 'begins a game; without words, begins the same game again', run: begin },
  {
    name: 'play',
    use: 'MOVES',
    help: 'plays moves; the word play may be left out',
    run: (store, rest) => store.typed(rest),
  },
  { name: 'legal', use: '', help: 'lists the legal moves', run: legal },
  {
    name: 'say',
    use: '',
    help: 'names the player to move',
    run: (store) => {
      const { position } = store.state;
      if (position !== undefined) store.note(`${position.title}. ${toMove(position)}`);
    },
  },
  { name: 'undo', use: '', help: 'takes back a move', run: (store) => store.undo() },
  { name: 'redo', use: '', help: 'repeats a move taken back', run: (store) => store.redo() },
  { name: 'back', use: '', help: 'takes back a whole turn', run: (store) => store.back() },
  { name: 'start', use: '', help: 'goes to the first position', run: (store) => store.goTo(0) },
  { name: 'end', use: '', help: 'goes to the last position', run: (store) => store.goTo(store.state.line.length) },
  {
    name: 'players',
    long: true,
    use: 'person|program person|program',
    help: 'gives each player to a person or to the program',
    run: players,
  },
  { name: 'program', long: true, use: '', help: 'lets the program play now', run: (store) => store.letProgramPlay() },
  {
    name: 'values',
    long: true,
    use: 'on|off',
    help: 'shows who wins after each move',
    run: (store, rest) => store.setValues(oneOf('values', rest, ['on', 'off']) === 'on'),
  },
  { name: 'think', long: true, use: '', help: 'thinks longer', run: (store) => store.thinkOn() },
  { name: 'stop', use: '', help: 'stops thinking', run: (store) => store.stop() },
  { name: 'count', long: true, use: '', help: 'counts the games from here on', run: (store) => store.count() },
  {
    name: 'longest',
    long: true,
    use: '',
    help: 'plays the longest game that the certificate allows',
    run: (store) => store.playLongest(),
  },
  { name: 'review', long: true, use: '', help: 'reviews the game turn by turn', run: (store) => store.review() },
  { name: 'learn', use: '', help: 'shows the rules and the claims', run: (store) => store.learn(store.state.game) },
  { name: 'results', use: '', help: 'shows the results', run: (store) => store.set({ view: 'results' }) },
  { name: 'board', use: '', help: 'shows the board', run: (store) => store.set({ view: 'play' }) },
  {
    name: 'record',
    use: '',
    help: 'writes the record into the text box',
    run: (store) => store.set({ view: 'play', box: store.state.position?.record ?? '' }),
  },
  {
    name: 'digits',
    use: '',
    help: 'writes CodinGame’s digits into the text box',
    run: (store) => store.set({ view: 'play', box: store.state.position?.digits ?? '' }),
  },
  {
    name: 'read',
    use: 'record|digits|board',
    help: 'reads the text box',
    run: (store, rest) => {
      const read = { record: store.readRecord, digits: store.readDigits, board: store.readBoard };
      return read[oneOf('read', rest, ['record', 'digits', 'board'])].call(store, store.state.box);
    },
  },
  {
    name: 'go',
    use: '#ADDRESS',
    help: 'opens an address of this page',
    run: (_store, rest) => {
      location.hash = rest.replace(/^#?/, '#');
    },
  },
  {
    name: 'theme',
    use: 'system|light|dark',
    help: 'sets the colours',
    run: (store, rest) => store.set({ theme: oneOf<Theme>('theme', rest, ['system', 'light', 'dark']) }),
  },
  { name: 'print', use: '', help: 'prints the page', run: () => print() },
];

export function helpText(): string {
  return commands.map(({ name, use, help }) => `${name}${use === '' ? '' : ` ${use}`}: ${help}`).join('\n');
}

/** Runs a line once the lines before it are done. */
export function runCommand(store: Store, text: string): void {
  store.runInTurn(() => {
    const [, word = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(text.trim()) ?? [];
    const command = commands.find(({ name }) => name === word.toLowerCase());
    if (command?.long) return store.run(() => command.run(store, rest.trim()));
    if (command !== undefined) return command.run(store, rest.trim());
    const isMove = store.legalOf(store.chooser()).some((legal) => legal.text === word);
    if (!isMove && /^[a-z]{2,}$/i.test(word)) throw new Damaged(`'${word}' is no command; help lists them`);
    return store.typed(text);
  });
}
