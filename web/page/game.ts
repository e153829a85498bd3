// The interface `GamePage`, which each game implements for the page. A `GamePage` gives the form of the game's
// addresses and the pictures of its positions. The WebAssembly module knows the rules. To add a game, add a folder with
// a `GamePage`, and a line in games.ts.

import type { VNode } from 'preact';

import type { Asker } from './asker';
import type { GameName, Legal, Player, Position } from './module';

/** A place on the board: a point, a square, a number or a bid. */
export interface Cell {
  id: string;
  name: string; // as it is spoken: '(2,1)'
  state?: string; // spoken after the name: 'the ball is here'
  text?: string; // shown
  kind?: string; // class names, for the game's own style
  legal?: Legal; // the move that choosing it plays
  x: number; // from the left, in cells
  y: number; // from the top, in cells
}

export interface Scene {
  label: string; // of the board
  width: number; // in cells
  height: number;
  cells: Cell[][]; // by rows
  drawing?: VNode; // an SVG image behind the cells: a cell is 100 units wide and high
  above?: VNode; // text and tables above the board
}

/** A position with the type of its game's view. */
export type Seen<View> = Position & { view: View };

export interface GamePage<View = unknown, Ground = unknown> {
  name: GameName;
  title: string;
  setups: { setup: string; label: string }[]; // offered, the first by default
  setupHelp: string; // other setups that may be typed
  setupParts: number; // of an address: 2 if a setup has one '/'
  separator: string; // between moves
  /** The answers of the module that a setup needs once. */
  ground(setup: string, asker: Asker): Promise<Ground>;
  /** The words before the moves in an address. */
  start(ground: Ground): string[];
  /** `legal`: the moves that the player `chooser` may choose; empty if nobody may choose now. */
  scene(position: Seen<View>, ground: Ground, legal: Legal[], chooser: Player | 0): Scene;
  /** If both players choose at once: the move of both. */
  join?(of1: string, of2: string): string;
  /** The position's key in `Facts.mixes`. */
  mixKey?(setup: string, view: View): string;
  /** True if the game has CodinGame's digits, boards from files, certificates. */
  digits?: boolean;
  boards?: boolean;
  certificates?: boolean;
}

export type AnyGame = GamePage;

/** Forgets the types of the view and the ground, which come from the game's own questions. */
export function anyGame<View, Ground>(page: GamePage<View, Ground>): AnyGame {
  return page as unknown as AnyGame;
}
