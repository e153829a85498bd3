// Describes positions and moves in words.

import type { Played, Player, Position } from './module';

/** `player 1: (2,1), bounces`. */
export function plyWords({ player, text, note }: Played): string {
  return `${player === 0 ? 'both' : `player ${player}`}: ${text}${note === '' ? '' : `, ${note}`}`;
}

/** The words of a screen reader after a move. */
export function spoken(position: Position): string {
  const last = position.played.at(-1);
  return (last === undefined ? '' : `${sentence(plyWords(last))} `) + toMove(position);
}

/** The player to move, or the outcome, in a sentence. */
export function toMove(position: Position, chosen: Partial<Record<Player, string>> = {}): string {
  if (position.outcome !== '') return sentence(position.outcome);
  const [mover, second] = position.movers;
  if (mover === undefined) return '';
  const open = position.movers.filter((player) => chosen[player] === undefined);
  if (open.length === 1 && second !== undefined) return `Player ${3 - (open[0] ?? 0)} has chosen; player ${open[0]} chooses.`;
  if (second !== undefined) return 'Both players choose.';
  return goesOn(position) ? `Player ${mover} bounces: draw again.` : `Player ${mover} to move.`;
}

/** True if the last player's turn continues, after a bounce. */
export function goesOn({ played, movers }: Position): boolean {
  const last = played.at(-1);
  return last !== undefined && last.player === movers[0] && last.note.startsWith('bounces');
}

/** With a capital letter, unless a name begins it, such as b0; and with a full stop. */
export function sentence(text: string): string {
  const begun = /^[a-z]+\b(?!\()/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
