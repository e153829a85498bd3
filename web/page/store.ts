// The state of the page, and all actions of a user on it. The views show the state. A typed command calls the same
// function as the button for its action. The store keeps all moves in `line`. The first `at` moves are on the board,
// and the others were undone and can be redone.

import { addressOf, Damaged, readAddress, wordsOf } from './address';
import { Asker, Unanswered } from './asker';
import type { Facts, Mix } from './facts';
import type { AnyGame } from './game';
import { games } from './games';
import type { Advice, Begun, Checked, Counts, Legal, Player, Position, RulesText, Thought } from './module';
import { reviewed, type Reviewed } from './verdict';
import { spoken } from './words';

export type View = 'play' | 'review' | 'learn' | 'results';
export type Hand = 'person' | 'program';
export type Theme = 'system' | 'light' | 'dark';

export interface Message {
  text: string;
  kind: 'error' | 'note';
}

export interface State {
  view: View;
  theme: Theme;
  game: AnyGame;
  setup: string;
  line: string[];
  at: number;
  position?: Position | undefined; // as of `at`
  ground?: { of: unknown } | undefined; // the answers that the game's page needed of the module, once for each setup
  hands: Record<Player, Hand>;
  held: boolean; // the program waits: the user took a move back
  chosen: Partial<Record<Player, string>>; // if both choose at once
  values: boolean; // true to show the winner
  thought?: Thought | undefined; // about the position
  thinking: boolean;
  answers: Record<string, string>; // to each move of the loser, if a certificate has it
  counts?: Counts | undefined;
  counting: boolean;
  certificate?: Checked | undefined;
  review?: Reviewed[] | undefined;
  reviewing: boolean;
  learnt: AnyGame; // the game whose rules are shown
  rules: Record<string, RulesText>;
  box: string; // the text of records, digits and boards
  message?: Message | undefined;
  said: string; // for screen readers
}

const programsTime = 600; // milliseconds before the program plays
const shortSlice = 60;
const longestThought = 60_000;
const pause = 450; // between the program's plies
const reviewTime = 700; // for each position

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const wait = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

export class Store {
  state: State;
  readonly asker: Asker;
  private readonly listeners = new Set<() => void>();
  private reviews = 0;
  private target = 0; // the number of moves shown, or to be shown once the module has answered
  private turnOfWork = 0; // each position shown has its own number: older work stops
  private address = '';
  private turn: Promise<void> = Promise.resolve(); // of the work done one after the other

  constructor(readonly facts: Facts) {
    this.asker = new Asker(new URLSearchParams(location.search).has('own-thread'));
    const [game] = games;
    this.state = {
      view: 'play',
      theme: 'system',
      game,
      setup: game.setups[0]?.setup ?? '',
      line: [],
      at: 0,
      hands: { 1: 'person', 2: 'program' },
      held: false,
      chosen: {},
      values: false,
      thinking: false,
      answers: {},
      counting: false,
      reviewing: false,
      learnt: game,
      rules: {},
      box: '',
      said: '',
    };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  note(text: string): void {
    this.set({ message: { text, kind: 'note' } });
  }

  /** Shows the reason of a failure; the page continues. */
  failed(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    const broken = error instanceof Unanswered && error.broken;
    const known = error instanceof Unanswered || error instanceof Damaged;
    if (!known) console.error(error);
    this.set({
      message: { kind: 'error', text: broken ? `the game's module stopped (${text}) and was started again` : text },
    });
  }

  /** Runs the work of a button or a command, and shows its failure. */
  run(work: () => Promise<void> | void): void {
    void (async () => {
      try {
        await work();
      } catch (error) {
        this.failed(error);
      }
    })();
  }

  /** The same, once all earlier work is done. */
  runInTurn(work: () => Promise<void> | void): void {
    this.turn = this.turn.then(work).catch((error: unknown) => this.failed(error));
  }

  begun(at = this.state.at): Begun {
    const { game, setup, line } = this.state;
    return { game: game.name, setup, moves: line.slice(0, at) };
  }

  /** The player to choose now on the board: the first mover without a choice; 0 if that is the program, or nobody. */
  chooser(): Player | 0 {
    const { position, hands, chosen, held } = this.state;
    const open = (position?.movers ?? []).filter((player) => chosen[player] === undefined);
    return open.find((player) => hands[player] === 'person') ?? (held ? open[0] : undefined) ?? 0;
  }

  legalOf(player: Player | 0): Legal[] {
    const { position } = this.state;
    if (position === undefined || player === 0) return [];
    return position.movers.length === 2 && player === 2 ? position.legal2 : position.legal;
  }

  /** The best mixes of both players, if the facts have the position. */
  mix(): Mix | undefined {
    const { game, position } = this.state;
    return position && this.mixOf(game, position);
  }

  private mixOf(game: AnyGame, { setup, view }: Position): Mix | undefined {
    const key = game.mixKey?.(setup, view);
    return key === undefined ? undefined : this.facts.mixes?.[key];
  }

  // Positions.

  /** Begins a game. */
  begin(game: AnyGame, setup: string): Promise<void> {
    this.set({ view: 'play' });
    return this.show(game, setup, [], 0);
  }

  /** Shows a position; the state changes only if the module accepts it. */
  async show(game: AnyGame, setup: string, line: string[], at: number, held = false): Promise<void> {
    const work = ++this.turnOfWork;
    this.target = at;
    const position = await this.positionOf(game, setup, line.slice(0, at));
    const { state } = this;
    const same = state.game === game && state.ground !== undefined && state.position?.setup === position.setup;
    const ground = same ? state.ground : { of: await game.ground(position.setup, this.asker) };
    if (work !== this.turnOfWork) return;
    this.set({
      game,
      setup: position.setup,
      line,
      at,
      position,
      ground,
      held,
      chosen: {},
      message: undefined,
      thought: undefined,
      thinking: false,
      answers: {},
      counts: undefined,
      said: spoken(position),
      ...(sameLine(state, game, position.setup, line) ? {} : { review: undefined }),
    });
    this.writeAddress();
    this.run(() => this.work(work));
  }

  private async positionOf(game: AnyGame, setup: string, moves: string[]): Promise<Position> {
    try {
      return await this.asker.position({ game: game.name, setup, moves });
    } catch (error) {
      this.target = this.state.at;
      throw error;
    }
  }

  /** Plays one move, or one player's part of it if both choose at once. */
  async choose(text: string): Promise<void> {
    const player = this.chooser();
    const { position } = this.state;
    if (position === undefined || player === 0) throw new Damaged(`${text}: no player can choose now`);
    if (position.movers.length < 2) return this.play([text]);
    if (!this.legalOf(player).some((legal) => legal.text === text)) {
      throw new Damaged(`${text}: player ${player} cannot choose that`);
    }
    const chosen = { ...this.state.chosen, [player]: text };
    this.set({ chosen, held: false, said: `Player ${player} has chosen.` });
    await this.answerChoices(this.turnOfWork);
  }

  /** Plays typed moves: `(2,1) (3,2)`; one part or both if both choose at once. */
  async typed(text: string): Promise<void> {
    const words = wordsOf(this.state.game, text);
    const [word] = words;
    if (word === undefined) return;
    const one = words.length === 1 && this.legalOf(this.chooser()).some((legal) => legal.text === word);
    return one ? this.choose(word) : this.play(words);
  }

  play(moves: string[]): Promise<void> {
    const { game, setup, line, at } = this.state;
    const kept = line.slice(0, at);
    const same = moves.every((move, i) => line[at + i] === move);
    return this.show(game, setup, same ? line : [...kept, ...moves], at + moves.length);
  }

  goTo(at: number): Promise<void> {
    const { game, setup, line } = this.state;
    return this.show(game, setup, line, Math.max(0, Math.min(at, line.length)), true);
  }

  async undo(): Promise<void> {
    // Takes back first a choice that one player has made alone.
    if (Object.keys(this.state.chosen).length > 0) this.set({ chosen: {} });
    else await this.goTo(this.target - 1);
  }
  redo = () => this.goTo(this.target + 1);

  /** Takes back the last turn, with all its plies. */
  back(): Promise<void> {
    const played = this.state.position?.played ?? [];
    const turn = played.at(-1)?.turn ?? 0;
    return this.goTo(played.filter((ply) => ply.turn < turn).length);
  }

  /** The program plays if it is its turn, or for the player to move. */
  async letProgramPlay(): Promise<void> {
    this.set({ held: false, thinking: false });
    const work = ++this.turnOfWork;
    const movers = this.state.position?.movers ?? [];
    const own = movers.some((player) => this.state.hands[player] === 'program');
    if (own && Object.keys(this.state.chosen).length > 0) return this.answerChoices(work);
    if (own) return this.work(work);
    const [mover] = movers;
    if (mover !== undefined) await this.programPlays(work, movers.length === 2 ? movers : [mover]);
  }

  setHands(hands: Partial<Record<Player, Hand>>): Promise<void> {
    this.set({ hands: { ...this.state.hands, ...hands }, held: false, chosen: {}, thinking: false });
    return this.work(++this.turnOfWork);
  }

  // Thinking.

  private async work(work: number): Promise<void> {
    try {
      await this.workOn(work);
    } catch (error) {
      // The user can continue in the program's place.
      if (work === this.turnOfWork) this.set({ thinking: false, held: true });
      throw error;
    }
  }

  private async workOn(work: number): Promise<void> {
    const { position, hands, held, values } = this.state;
    if (position === undefined || work !== this.turnOfWork) return;
    const programs = held ? [] : position.movers.filter((player) => hands[player] === 'program');
    if (programs.length > 0 && programs.length === position.movers.length) return this.programPlays(work, programs);
    if (values) await this.think(work, longestThought);
  }

  /** Thinks about the position until all is found, the time is up, or another position is shown. */
  private async think(work: number, milliseconds: number): Promise<void> {
    if (this.state.position?.outcome !== '') return;
    const [start, begun] = [performance.now(), this.begun()];
    this.set({ thinking: true });
    for (;;) {
      // Slices grow: the first answer comes soon, and a search that begins anew in each slice still gets further.
      const taken = performance.now() - start;
      const thought = await this.asker.think(begun, Math.max(shortSlice, taken));
      if (work !== this.turnOfWork || !this.state.thinking) break;
      this.set({ thought });
      if (thought.done || performance.now() - start > milliseconds) break;
    }
    if (work !== this.turnOfWork) return;
    this.set({ thinking: false });
    if (this.state.thought?.by === 'certificate') await this.findAnswers(work, begun);
  }

  // Finds the winner's answer to each move of the loser.
  private async findAnswers(work: number, begun: Begun): Promise<void> {
    const { thought, position } = this.state;
    if (thought === undefined || position?.movers[0] === thought.winner) return;
    for (const { text } of thought.moves) {
      const moves = [...begun.moves, text];
      const reply = await this.asker.position({ ...begun, moves });
      if (work !== this.turnOfWork) return;
      if (reply.movers[0] !== thought.winner) continue;
      const answer = await this.answer({ ...begun, moves });
      if (work !== this.turnOfWork) return;
      if (answer !== undefined) this.set({ answers: { ...this.state.answers, [text]: answer } });
    }
  }

  // The winner's move by a certificate: one that ends the game, or otherwise the one with the shortest game after it.
  private async answer(begun: Begun): Promise<string | undefined> {
    const thought = await this.asker.think(begun, shortSlice);
    const winning = thought.moves.filter((move) => move.winner === thought.winner && thought.winner !== 0);
    for (const { text } of winning.filter(({ plies }) => plies === undefined)) {
      const after = await this.asker.position({ ...begun, moves: [...begun.moves, text] });
      if (after.outcome !== '') return text;
    }
    const known = winning.filter(({ plies }) => plies !== undefined);
    return (known.sort((a, b) => (a.plies ?? 0) - (b.plies ?? 0))[0] ?? winning[0])?.text;
  }

  // The loser's move after which the game can last longest.
  private async resistance(begun: Begun): Promise<string | undefined> {
    const { moves } = await this.asker.think(begun, shortSlice);
    return moves.sort((a, b) => (b.plies ?? 0) - (a.plies ?? 0))[0]?.text;
  }

  private async programPlays(work: number, players: Player[]): Promise<void> {
    const begun = this.begun();
    const advice: Advice[] = [];
    for (const player of players) advice.push(await this.advice(work, begun, player));
    if (work !== this.turnOfWork) return;
    const [first, second] = advice.map(({ moves }) => moves);
    if (first === undefined) return;
    const { game } = this.state;
    const moves = second !== undefined && game.join ? [game.join(first[0] ?? '', second[0] ?? '')] : first;
    const ground = advice[0]?.ground ?? '';
    for (const [i, move] of moves.entries()) {
      if (i > 0) await wait(still() ? 0 : pause);
      if (work !== this.turnOfWork) return;
      const { line, at } = this.state;
      // The last ply of a turn is shown like any other; before it the program keeps the turn.
      const last = i === moves.length - 1;
      if (last) {
        await this.play([move]);
      } else {
        work = await this.shownPly(game, [...line.slice(0, at), move], at + 1);
      }
    }
    if (ground !== '') this.note(`The program: ${ground}.`);
  }

  // On the page's own thread in several slices, each of which continues the search.
  private async advice(work: number, begun: Begun, player: Player): Promise<Advice> {
    const mix = this.mix();
    if (mix !== undefined) return { moves: [atRandom(player === 1 ? mix.mix1 : mix.mix2)], ground: 'from the best mix' };
    const end = performance.now() + programsTime;
    this.set({ thinking: true });
    for (;;) {
      const advice = await this.asker.advise(begun, player);
      const stopped = work === this.turnOfWork && !this.state.thinking;
      if (!this.asker.ownThread || stopped || performance.now() > end) return advice;
    }
  }

  // Shows a ply of the program within its turn, and returns the number of the work.
  private async shownPly(game: AnyGame, line: string[], at: number): Promise<number> {
    const work = ++this.turnOfWork;
    const position = await this.asker.position({ game: game.name, setup: this.state.setup, moves: line });
    if (work !== this.turnOfWork) return work;
    this.target = at;
    this.set({
      line,
      at,
      position,
      thought: undefined,
      answers: {},
      counts: undefined,
      review: undefined,
      said: spoken(position),
    });
    this.writeAddress();
    return work;
  }

  // If both choose at once: once all persons have chosen, the program does, and both choices are played.
  private async answerChoices(work: number): Promise<void> {
    const { position, game } = this.state;
    if (position === undefined || this.chooser() !== 0) return;
    const begun = this.begun();
    const part = async (player: Player): Promise<string> => {
      const chosen = this.state.chosen[player];
      if (chosen !== undefined) return chosen;
      return (await this.advice(work, begun, player)).moves[0] ?? '';
    };
    const [of1, of2] = [await part(1), await part(2)];
    if (work === this.turnOfWork && game.join) await this.play([game.join(of1, of2)]);
  }

  stop(): void {
    this.set({ thinking: false, reviewing: false });
  }

  async setValues(values: boolean): Promise<void> {
    this.set({ values });
    if (values) await this.thinkOn();
    else this.stop();
  }

  async thinkOn(): Promise<void> {
    this.set({ values: true });
    if (!this.state.thinking) await this.think(this.turnOfWork, longestThought);
  }

  async count(): Promise<void> {
    const work = this.turnOfWork;
    this.set({ counting: true });
    try {
      const counts = await this.asker.counts(this.begun());
      if (work === this.turnOfWork) this.set({ counts, said: counts.text });
    } finally {
      this.set({ counting: false });
    }
  }

  /** Follows a proof to its longest game: the loser holds out, the winner follows the proof. */
  async playLongest(): Promise<void> {
    const { game, setup, line, at, thought } = this.state;
    const winner = thought?.winner ?? 0;
    if (thought?.by !== 'certificate') throw new Damaged('longest: no certificate covers this position; open one');
    const moves = line.slice(0, at);
    const work = ++this.turnOfWork;
    this.set({ thinking: false });
    this.note('Looking for the longest game…');
    for (;;) {
      if (work !== this.turnOfWork) return;
      const begun = { game: game.name, setup, moves };
      const [mover] = (await this.asker.position(begun)).movers;
      if (mover === undefined) break;
      const next = mover === winner ? await this.answer(begun) : await this.resistance(begun);
      if (next === undefined) break;
      moves.push(next);
    }
    if (work !== this.turnOfWork) return;
    await this.show(game, setup, moves, at, true);
    this.note(`${moves.length - at} plies to the end: step through them with redo.`);
  }

  // Review.

  async review(): Promise<void> {
    const own = ++this.reviews;
    try {
      await this.goThrough();
    } finally {
      if (own === this.reviews) this.set({ reviewing: false });
    }
  }

  private async goThrough(): Promise<void> {
    const length = this.state.line.length;
    if (length === 0) throw new Damaged('review: there are no moves yet; play a game, or read a record');
    const { game, setup, line } = this.state;
    ++this.turnOfWork; // the program waits
    const whole = { game: game.name, setup, moves: line };
    const last = await this.asker.position(whole);
    const { played } = last;
    const thoughts: (Thought | undefined)[] = [];
    this.set({ view: 'review', held: true, thinking: false, reviewing: true, review: reviewed(played, thoughts) });
    // From the end: later positions are solved sooner, and their results help.
    for (let i = length; i >= 0; --i) {
      const begun = { ...whole, moves: line.slice(0, i) };
      const mix = game.mixKey && this.mixOf(game, await this.asker.position(begun));
      const start = performance.now();
      do {
        const milliseconds = Math.max(shortSlice, performance.now() - start);
        thoughts[i] = await this.asker.think(begun, milliseconds);
        if (mix) thoughts[i] = { ...thoughts[i], value: `${mix.value}: player 1 can expect ${mix.value}` } as Thought;
        if (!this.state.reviewing || this.state.line !== line) return;
      } while (!thoughts[i]?.done && performance.now() - start < reviewTime);
      this.set({ review: reviewed(played, thoughts) });
    }
    this.set({ said: 'Review ready.' });
  }

  // Texts in and out.

  async readRecord(text: string): Promise<void> {
    // A record does not name its game: the one on the board is tried first.
    let refused: unknown;
    for (const { name } of [this.state.game, ...games.filter((game) => game !== this.state.game)]) {
      try {
        return await this.open(await this.asker.record(name, text));
      } catch (error) {
        if (!(error instanceof Unanswered) || error.broken) throw error;
        refused ??= error;
      }
    }
    throw refused;
  }

  async readDigits(text: string): Promise<void> {
    if (!this.state.game.digits) throw new Damaged(`digits: ${this.state.game.title} has none`);
    await this.open(await this.asker.digits(this.state.game.name, this.state.setup, text));
  }

  async readBoard(text: string): Promise<void> {
    const game = games.find(({ boards }) => boards);
    if (game === undefined) throw new Damaged('board: no game is played on boards');
    await this.begin(game, text);
  }

  async readCertificate(bytes: Uint8Array): Promise<void> {
    const game = games.find(({ certificates }) => certificates);
    if (game === undefined) throw new Damaged('certificate: no game has certificates');
    this.stop();
    const certificate = await this.asker.certificate(game.name, bytes);
    this.set({ certificate, values: true, view: 'play', hands: { 1: 'person', 2: 'person' } });
    await this.show(game, certificate.pitch, certificate.history, certificate.history.length, true);
    const { winner, positions, browsed } = certificate;
    const rest = browsed ? '' : ' It is too large for this page; the command quadrille explain shows it ply by ply.';
    this.note(`Certificate checked: player ${winner} wins on ${this.state.setup}; ${positions} positions.${rest}`);
  }

  /** Reads a chosen or dropped file: a certificate, a board, or a record. */
  async readFile(file: File): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    if (text.startsWith('quadrille certificate')) return this.readCertificate(bytes);
    if (file.name.endsWith('.board') || /^\s*(#.*\n\s*)*(start|goal|edge|at|wall) /.test(text))
      return this.readBoard(text);
    if (/^[0-9\s]+$/.test(text) && this.state.game.digits) return this.readDigits(text);
    return this.readRecord(text);
  }

  async open({ game: name, setup, moves }: Begun): Promise<void> {
    const game = games.find((one) => one.name === name);
    if (game === undefined) throw new Damaged(`there is no game '${name}'`);
    this.set({ view: 'play' });
    await this.show(game, setup, moves, moves.length, true);
  }

  async learn(game: AnyGame): Promise<void> {
    const { name } = game;
    this.set({ view: 'learn', learnt: game });
    if (this.state.rules[name] === undefined) {
      const rules = await this.asker.rules(name);
      this.set({ rules: { ...this.state.rules, [name]: rules } });
    }
  }

  // The address.

  private writeAddress(): void {
    const { game, setup, ground } = this.state;
    if (ground === undefined) return;
    const words = [...game.start(ground.of), ...this.begun().moves];
    this.address = addressOf(game, setup, words);
    history.replaceState(null, '', this.address);
    this.address = location.hash;
  }

  /** Opens the position of the address, unless it is shown already. */
  async readAddress(): Promise<void> {
    if (location.hash === this.address && this.state.position !== undefined) return;
    try {
      await this.openAddress();
    } catch (error) {
      // A page that opens with a damaged address still has a board.
      if (this.state.position === undefined) await this.begin(this.state.game, this.state.setup);
      this.writeAddress(); // of the position shown
      throw error;
    }
  }

  private async openAddress(): Promise<void> {
    const read = readAddress(location.hash, games);
    if (read === undefined) return this.begin(this.state.game, this.state.setup);
    const game = games.find(({ name }) => name === read.game);
    if (game === undefined) return;
    const ground = await game.ground(read.setup, this.asker);
    const start = game.start(ground);
    const first = read.words.slice(0, start.length);
    if (read.words.length > 0 && first.join(' ') !== start.join(' ')) {
      throw new Damaged(`address: the moves begin with '${first.join(' ')}', but the start is '${start.join(' ')}'`);
    }
    const moves = read.words.slice(start.length);
    this.set({ view: 'play' });
    await this.show(game, read.setup, moves, moves.length, moves.length > 0);
  }
}

// A random choice, each with its probability.
function atRandom(mix: [string, string][]): string {
  let left = Math.random() * mix.reduce((sum, [, probability]) => sum + Number(probability), 0);
  return (mix.find(([, probability]) => (left -= Number(probability)) < 0) ?? mix[0])?.[0] ?? '';
}

function sameLine(state: State, game: AnyGame, setup: string, line: string[]): boolean {
  return state.game === game && state.setup === setup && state.line.join(' ') === line.join(' ');
}
