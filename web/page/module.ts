// The questions of the page to the WebAssembly module, and the answers: JSON both ways, one question at a time. The module
// knows the rules of all games, searches, and checks certificates; the page draws and keeps the game's moves.
//
// A question that cannot be answered is refused with a message that names the place and the remedy: `Refusal` below.

/** As the list of games (games.ts) has it. */
export type GameName = string;

/** 1 or 2. */
export type Player = 1 | 2;

/** A game that is begun. */
export interface Begun {
  game: GameName;
  setup: string; // what it is played on; the game's own folder has the form
  moves: string[]; // without the start; the game's own folder has the form
}

/** One that a player may choose now. */
export interface Legal {
  text: string; // as `moves` has it; where both choose at once, one player's part
  note: string; // '', or what it does, in a few words: 'bounces', 'goal', 'own goal', 'bounces, no ply left: loses'
  to?: number; // on a pitch: the vertex
}

export interface Played {
  player: Player | 0; // 0: both at once
  text: string;
  note: string; // what it did: 'bounces', 'goal', 'scores 2'
  turn: number; // from 1; a turn may have several plies
}

/** The answer to `position`: the game as it stands. */
export interface Position extends Begun {
  title: string; // the game, and what it is played on
  movers: Player[]; // who chooses now; both where they choose at once; none at the end of the game
  legal: Legal[]; // of the mover; of player 1 where both choose at once
  legal2: Legal[]; // of player 2 where both choose at once; else empty
  played: Played[];
  outcome: string; // how the game has ended, a sentence; '' while it goes on
  winner: Player | 0; // 0: nobody yet, or nobody at all
  record: string; // as `quadrille replay` reads it; '' where a record holds whole games only
  digits: string; // on a squared pitch: each turn in CodinGame's digits, a line each; else ''
  view: unknown; // what the game's own folder draws
}

/** The answer to `pitch`: what is drawn of it. The coordinates are those of `quadrille export picture`. */
export interface Pitch {
  name: string; // normal: a board's is one line
  width: number;
  height: number;
  vertices: { x: number; y: number; name: string; goal: 0 | 1 | 2 }[]; // by number; on goal 2 player 1 wins
  edges: [number, number][]; // what a ply may draw
  walls: [number, number][]; // the boundary, drawn strong: pairs of vertices
  bounces: number[]; // the vertices that bounce at the first visit
  start: number;
}

/** The answer to `think`: what is known after so many milliseconds. Asked again it goes on where it was. */
export interface Thought {
  done: boolean; // nothing more is to be found by asking again
  winner: Player | 0; // under best play, where proved; 0: not decided, or a tie with `value` 0
  value: string; // '', or what the game is worth under best play: 'player 1 scores 2'
  by: '' | 'search' | 'certificate';
  positions: number; // searched so far
  moves: {
    text: string;
    winner: Player | 0; // after it, where proved
    value: string; // '' where unknown; else beginning with a number
    best: boolean; // whether it keeps the value
    plies?: number; // of a certificate: the most plies that the game can last after it
  }[];
}

/** The answer to `advise`: what the program plays. */
export interface Advice {
  moves: string[]; // a whole turn; where both choose at once, the part of `player`
  ground: string; // why: 'player 1 wins so, proved'
}

/** The answer to `counts`: what is ahead of a position. */
export interface Counts {
  reached: boolean; // false: too many to count here; then the rest is of what was counted
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

/** The answer to `rules`. Between two backticks stands what is shown as it is. */
export interface RulesText {
  game: GameName;
  title: string;
  summary: string;
  sections: {
    title: string;
    // A paragraph; a list; or a game to step through.
    blocks: ({ text: string } | { items: string[] } | { caption: string; begun: Begun })[];
  }[];
  choices: string[]; // where the sources are silent
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
  | { ask: 'certificate'; game: GameName } // its bytes are beside the question; `think` and `advise` follow it then
  | { ask: 'rules'; game: GameName };

/** In place of an answer. */
export interface Refusal {
  refused: string;
}

/**
 * The exports. `room(bytes)` gives an address for the question; `ask(length, extra)` answers the question that stands
 * there: its first `length` bytes are JSON, the `extra` after them a certificate. It returns the answer's address, and
 * `answered()` its length. The import `page.refuse(address, length)` gets the message of what is refused, and throws: the
 * instance is then used up, and the page makes another, which knows no certificate and no search.
 */
export interface ModuleExports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  ask(length: number, extra: number): number;
  answered(): number;
}
