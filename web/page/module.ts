// The types of the questions that the page asks the WebAssembly module, and of the answers. Both are JSON, and the page
// asks one question at a time. The module knows the rules of all games, searches for winners, and checks certificates
// (files that prove a winner). The page shows the game and keeps its moves.
//
// If the module cannot answer a question, it answers with a `Refusal` (below). The message of the refusal names the
// place of the fault and the remedy.

/** A name in the list of games (games.ts). */
export type GameName = string;

/** 1 or 2. */
export type Player = 1 | 2;

/** A game in progress. */
export interface Begun {
  game: GameName;
  setup: string; // the pitch, grid, points or numbers; the game's own folder has the form
  moves: string[]; // without the start; the game's own folder has the form
}

/** A move that a player may choose now. */
export interface Legal {
  text: string; // as in `moves`; one player's part if both choose at once
  note: string; // '', or its effect in a few words: 'bounces', 'goal', 'own goal', 'bounces, no ply left: loses'
  to?: number; // on a pitch: the vertex
}

export interface Played {
  player: Player | 0; // 0: both at once
  text: string;
  note: string; // its effect: 'bounces', 'goal', 'scores 2'
  turn: number; // from 1; a turn may have several plies
}

/** The answer to `position`: the current state of the game. */
export interface Position extends Begun {
  title: string; // the game and its setup
  movers: Player[]; // the players to choose now; both if they choose at once; none at the end of the game
  legal: Legal[]; // of the mover; of player 1 if both choose at once
  legal2: Legal[]; // of player 2 if both choose at once; otherwise empty
  played: Played[];
  outcome: string; // a sentence about the end of the game; '' before the end
  winner: Player | 0; // 0: nobody yet, or no winner
  record: string; // for `quadrille replay`; '' for an unfinished game whose records hold whole games only
  digits: string; // on a squared pitch: each turn in CodinGame's digits, a line each; otherwise ''
  view: unknown; // the data that the game's own folder draws
}

/** The answer to `pitch`: the data for its drawing. The coordinates are those of `quadrille export picture`. */
export interface Pitch {
  name: string; // in normal form: a board's name is one line
  width: number;
  height: number;
  vertices: { x: number; y: number; name: string; goal: 0 | 1 | 2 }[]; // by number; on goal 2 player 1 wins
  edges: [number, number][]; // the segments that a ply may draw
  walls: [number, number][]; // the boundary, drawn strong: pairs of vertices
  bounces: number[]; // the vertices that bounce at the first visit
  start: number;
}

/** The answer to `think`: the facts known after `milliseconds`. The same question continues the search. */
export interface Thought {
  done: boolean; // the same question would find nothing more
  winner: Player | 0; // under best play, if proved; 0: not decided, or a tie with `value` 0
  value: string; // '', or the value of the game under best play: 'player 1 scores 2'
  by: '' | 'search' | 'certificate';
  positions: number; // searched so far
  moves: {
    text: string;
    winner: Player | 0; // after it, if proved
    value: string; // '' if unknown; otherwise it begins with a number
    best: boolean; // true if it keeps the value
    plies?: number; // by a certificate: the most plies that the game can last after it
  }[];
}

/** The answer to `advise`: the program's move. */
export interface Advice {
  moves: string[]; // a whole turn; the part of `player` if both choose at once
  ground: string; // the reason: 'a proved win for player 1'
}

/** The answer to `counts`: the numbers of positions and games after a position. */
export interface Counts {
  reached: boolean; // false: too many to count here; then the text reports the part counted
  text: string; // one sentence
  rows: { name: string; number: string }[];
}

/** The answer to `certificate`: checked, reply by reply, by the independent checker. */
export interface Checked {
  pitch: string;
  history: string[]; // moves before the strategy begins, without the start
  winner: Player;
  positions: number;
  browsed: boolean; // false: it is too large for the module to follow
}

/** The answer to `rules`. Text between two backticks is shown unchanged. */
export interface RulesText {
  game: GameName;
  title: string;
  summary: string;
  sections: {
    title: string;
    // A paragraph; a list; or a game to step through.
    blocks: ({ text: string } | { items: string[] } | { caption: string; begun: Begun })[];
  }[];
  choices: string[]; // our choices where the sources are silent
  sources: string[];
}

export type Question =
  | ({ ask: 'position' } & Begun)
  | { ask: 'pitch'; game: GameName; setup: string }
  | ({ ask: 'think'; milliseconds: number } & Begun)
  | ({ ask: 'advise'; player: Player; milliseconds: number } & Begun)
  | ({ ask: 'counts'; milliseconds: number } & Begun)
  | { ask: 'record'; game: GameName; text: string } // a record's first game: answers Begun
  | { ask: 'digits'; game: GameName; setup: string; text: string } // CodinGame's lines: answers Begun
  | { ask: 'certificate'; game: GameName } // its bytes are beside the question; `think` and `advise` then follow it
  | { ask: 'rules'; game: GameName };

/** The answer to a refused question. */
export interface Refusal {
  refused: string;
}

/**
 * The exports. `room(bytes)` gives an address for the question; `ask(length, extra)` answers the question at that
 * address: its first `length` bytes are JSON, the `extra` after them a certificate. It returns the answer's address,
 * and `answered()` its length. The import `page.refuse(address, length)` gets the message of a refusal, and throws. The
 * instance is then used up, and the page makes another, which has no certificate and no search.
 */
export interface ModuleExports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  ask(length: number, extra: number): number;
  answered(): number;
}
