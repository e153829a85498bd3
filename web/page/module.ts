// What the page asks of the WebAssembly module, and what it answers: JSON both ways, one question at a time. The module
// knows the rules of all games, searches, and checks certificates; the page draws and keeps the game's moves.
//
// A question that cannot be answered is refused with a message that names the place and the remedy: `Refusal` below.

export type GameName = 'soccer' | 'updown' | 'plusminus' | 'tennis';

/** 1 or 2. */
export type Player = 1 | 2;

/** A game that is begun. */
export interface Begun {
  game: GameName;
  /**
   * What it is played on. soccer: a pitch's name, `paper:3x3`, or the text of a board; updown: `N/offense` or
   * `N/defense`, the role of player 1, who writes the first number; plusminus: `N/1` or `N/2`, who fills the first
   * square; tennis: `POINTS/tennis` or `POINTS/footsteps`.
   */
  setup: string;
  /**
   * Without the start. soccer: where each ply takes the ball, `(2,1)`; updown: the numbers, `7`; plusminus: signs `+` and
   * `-`, both players' in turn, then squares `(column,row)` from the bottom left, from 1; tennis: both bids, `3-5`.
   */
  moves: string[];
}

/** One that a player may choose now. */
export interface Legal {
  text: string; // as `moves` has it; in tennis one player's bid
  note: string; // '', or what it does, in a few words: 'bounces', 'goal', 'own goal', 'bounces, no ply left: loses'
  to?: number; // soccer: the vertex
}

export interface Played {
  player: Player | 0; // 0: both at once
  text: string;
  note: string; // what it did: 'bounces', 'goal', 'scores 2'
  turn: number; // from 1; a soccer turn may have several plies
}

/** The answer to `position`: the game as it stands. */
export interface Position extends Begun {
  title: string; // `Paper Soccer on paper:3x3`
  movers: Player[]; // who chooses now; both in tennis; none at the end of the game
  legal: Legal[]; // of the mover; in tennis the bids of player 1
  legal2: Legal[]; // tennis: the bids of player 2; else empty
  played: Played[];
  outcome: string; // how the game has ended, a sentence; '' while it goes on
  winner: Player | 0; // 0: nobody yet, or nobody at all
  record: string; // as `quadrille replay GAME` reads it; '' where a record holds whole games only
  digits: string; // soccer on a squared pitch: each turn in CodinGame's digits, a line each; else ''
  view: SoccerView | UpdownView | PlusminusView | TennisView;
}

export interface SoccerView {
  ball: number;
  segments: { from: number; to: number; player: Player; turn: number }[]; // as played
}

export interface UpdownView {
  n: number;
  offense: Player;
  numbers: number[];
  word: string; // of U and D
  score: number; // the longest repeated factor so far
  places: number[]; // where its first two copies begin, letters from 1; empty where there is none
}

export interface PlusminusView {
  n: number;
  signs: [string, string]; // each player's prediction so far: '+-'
  words: [string, string]; // of the permutation read by columns and by rows, '?' where not known yet
  rows: number[]; // by column: the row of its star from 1, or 0
  points: [number, number]; // matched so far
}

export interface TennisView {
  points: [number, number]; // left
  ball: number; // -3 .. 3: below 0 on player 1's side, 0 the net
  court: number; // the ball at -court or court is out
  turns: { bids: [number, number]; points: [number, number]; ball: number }[];
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
  moves: string[]; // soccer: a whole turn; tennis: the bid of `player`; else one
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
  | { ask: 'pitch'; game: 'soccer'; setup: string }
  | ({ ask: 'think'; milliseconds: number } & Begun)
  | ({ ask: 'advise'; player: Player; milliseconds: number } & Begun)
  | ({ ask: 'counts'; milliseconds: number } & Begun)
  | { ask: 'record'; game: GameName; text: string } // a record's first game: answers Begun
  | { ask: 'digits'; game: 'soccer'; setup: string; text: string } // CodinGame's lines: answers Begun
  | { ask: 'certificate'; game: 'soccer' } // its bytes are passed beside the question; thereafter `think` and `advise` follow it
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
