// Writes a position as an address, `#GAME/SETUP/MOVES`, and reads such addresses. `Spelling` has what this
// file must know of a game: its name, the number of parts of a setup, and the separator between moves.

export interface Spelling {
  name: string;
  setupParts: number;
  separator: string;
}

export interface Addressed {
  game: string;
  setup: string;
  /** With the words before the moves. */
  words: string[];
}

/** A damaged address; the message names the place. */
export class Damaged extends Error {}

export function addressOf({ name, separator }: Spelling, setup: string, words: string[]): string {
  return `#${name}/${setup}/${words.join(separator)}`;
}

/**
 * Reads an address, plain or percent-encoded. `undefined` if it is empty.
 * \throws Damaged
 */
export function readAddress(hash: string, games: readonly Spelling[]): Addressed | undefined {
  if (hash === '' || hash === '#') return undefined;
  let text = hash.replace(/^#/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    throw new Damaged(`address: '${hash}' has a damaged % code`);
  }
  const [name = '', ...parts] = text.split('/');
  const game = games.find((one) => one.name === name);
  if (game === undefined) {
    throw new Damaged(`address: there is no game '${name}'; the games are ${games.map((one) => one.name).join(', ')}`);
  }
  const setup = parts.slice(0, game.setupParts).join('/');
  if (parts.length < game.setupParts || setup === '')
    throw new Damaged(`address: after '${name}/' the setup is missing`);
  if (parts.length > game.setupParts + 1)
    throw new Damaged(`address: too many parts, from '/${parts[game.setupParts + 1]}'`);
  const moves = (parts[game.setupParts] ?? '').trim();
  return { game: name, setup, words: wordsOf(game, moves) };
}

/** The moves of a text, separated by spaces or by the game's separator. */
export function wordsOf({ separator }: Spelling, text: string): string[] {
  return text.split(separator === ' ' ? /\s+/ : /[\s,]+/).filter((word) => word !== '');
}
