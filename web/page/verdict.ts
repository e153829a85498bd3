// Describes the proved facts about a position, in words and in short marks. It also reviews a game turn by turn.

import type { Played, Player, Thought } from './module';

/** A short mark, and its words. Nobody needs to tell colours apart. */
export interface Mark {
  sign: string; // '1', '2', '=', a number, '?'
  kind: 'wins-1' | 'wins-2' | 'tie' | 'score' | 'unknown';
  words: string;
}

/** The number at the beginning of `value`. */
export function numberOf(value: string): number | undefined {
  const found = /^-?\d+(\.\d+)?/.exec(value);
  return found === null ? undefined : Number(found[0]);
}

export function markOf(winner: Player | 0, value: string): Mark {
  const words = wordsOf(winner, value);
  const number = numberOf(value);
  if (winner !== 0) return { sign: String(winner), kind: `wins-${winner}`, words };
  if (number === undefined) return { sign: '?', kind: 'unknown', words: 'not decided' };
  if (/^0(:|$)/.test(value)) return { sign: '=', kind: 'tie', words };
  return { sign: String(number), kind: 'score', words };
}

// `2: player 1 wins by 2 points`: the number is for the mark, the words are for people.
function wordsOf(winner: Player | 0, value: string): string {
  const words = value.replace(/^-?\d+(\.\d+)?: /, '');
  if (words !== value) return words;
  if (winner !== 0) return `player ${winner} wins`;
  return value === '0' ? 'a tie' : value;
}

const isKnown = (winner: Player | 0, value: string) => winner !== 0 || numberOf(value) !== undefined;

/** The facts known about the position as a whole; '' if there are none. */
export function knownOf(thought: Thought): string {
  return isKnown(thought.winner, thought.value) ? wordsOf(thought.winner, thought.value) : '';
}

export interface Reviewed {
  turn: number;
  player: Player | 0;
  from: number; // the number of moves before the turn
  to: number;
  moves: string[];
  after: string; // the facts known about the position after it; '' if there are none
  changed: boolean; // the turn gave the win, or a better value, away
  better: string[]; // the moves that would have kept it, at the ply that lost it
  betterAt: number; // that ply
}

/** The turns of a game, with the thoughts about the position before each ply and about the last. */
export function reviewed(played: Played[], thoughts: (Thought | undefined)[]): Reviewed[] {
  const turns: Reviewed[] = [];
  played.forEach((ply, i) => {
    let turn = turns.at(-1);
    if (turn === undefined || turn.turn !== ply.turn) {
      turn = {
        turn: ply.turn,
        player: ply.player,
        from: i,
        to: i,
        moves: [],
        after: '',
        changed: false,
        better: [],
        betterAt: i,
      };
      turns.push(turn);
    }
    turn.moves.push(ply.text);
    turn.to = i + 1;
    const [before, after] = [thoughts[i], thoughts[i + 1]];
    turn.after = after === undefined ? '' : knownOf(after);
    if (before === undefined || turn.changed) return;
    const best = before.moves.filter((move) => move.best);
    if (!lost(ply, before, after) || best.length === 0) return;
    turn.changed = true;
    turn.betterAt = i;
    turn.better = best.map((move) => move.text);
  });
  return turns;
}

// True if a ply gave away its player's win or value.
function lost(ply: Played, before: Thought, after: Thought | undefined): boolean {
  if (!isKnown(before.winner, before.value) || after === undefined || ply.player === 0) return false;
  if (before.winner === ply.player && after.winner === 3 - ply.player) return true;
  const own = before.moves.find((move) => move.text === ply.text);
  const decided = own !== undefined && isKnown(own.winner, own.value);
  return decided && !own.best && before.moves.some((move) => move.best);
}
