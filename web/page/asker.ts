// Sends the page's questions to the WebAssembly module. One instance of the module answers questions about the rules
// without delay, while another instance searches. Each instance has a worker thread and a queue. Some browsers allow no
// worker to a page that is opened from disk. Then one instance answers all questions on the page's own thread. It
// searches in short slices, and pauses after each slice so that the page can react to input.

import { Answerer, type Reply } from './answerer';
import { moduleBytes } from './instance';
import type {
  Advice,
  Begun,
  Checked,
  Counts,
  GameName,
  Pitch,
  Player,
  Position,
  Question,
  RulesText,
  Thought,
} from './module';

/** The module's refusal, or the message of its fault; either is shown to the user. */
export class Unanswered extends Error {
  constructor(
    message: string,
    readonly broken: boolean,
  ) {
    super(message);
  }
}

type Send = (question: Question, extra?: Uint8Array) => Promise<Reply>;

function block(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`this copy of the page is damaged: it has no part '${id}'`);
  return found;
}

const bytes = () => {
  const module = block('module');
  return moduleBytes(module.textContent ?? '', module.dataset['coding'] ?? '');
};

async function inWorker(): Promise<Send> {
  const address = URL.createObjectURL(new Blob([block('worker').textContent ?? ''], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  let asked = 0;
  await new Promise<void>((started, refused) => {
    worker.onerror = (event) => {
      event.preventDefault();
      refused(new Error(event.message));
    };
    worker.onmessage = () => started();
    void bytes().then((module) => worker.postMessage(module));
  });
  URL.revokeObjectURL(address);
  worker.onmessage = ({ data }: MessageEvent<{ number: number; reply: Reply }>) => {
    waiting.get(data.number)?.(data.reply);
    waiting.delete(data.number);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const reply of waiting.values()) reply({ refused: event.message, broken: true });
    waiting.clear();
  };
  return (question, extra) =>
    new Promise((reply) => {
      waiting.set(++asked, reply);
      worker.postMessage({ number: asked, question, extra });
    });
}

async function onOwnThread(): Promise<Send> {
  const answerer = new Answerer(await bytes());
  return async (question, extra) => {
    await new Promise((resume) => setTimeout(resume, 0));
    return answerer.reply(question, extra);
  };
}

/** Asks one question after the other. */
class Queue {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly send: Promise<Send>) {}

  ask<Answer>(question: Question, extra?: Uint8Array): Promise<Answer> {
    const answered = this.last.then(async () => {
      const reply = await (await this.send)(question, extra);
      if ('refused' in reply) throw new Unanswered(reply.refused, reply.broken);
      return reply.answer as Answer;
    });
    this.last = answered.catch(() => undefined);
    return answered;
  }
}

export class Asker {
  private readonly rulesQueue: Queue;
  private readonly searches: Queue;
  /** The most milliseconds that a question may take. */
  slice = 500;
  ownThread = false;

  constructor(ownThread: boolean) {
    const own = () => {
      this.ownThread = true;
      this.slice = 40;
      return onOwnThread();
    };
    const module = ownThread ? own() : undefined;
    this.rulesQueue = new Queue(module ?? inWorker().catch(own));
    this.searches = module ? this.rulesQueue : new Queue(inWorker().catch(own));
  }

  position = (begun: Begun) => this.rulesQueue.ask<Position>({ ask: 'position', ...begun });
  pitch = (game: GameName, setup: string) => this.rulesQueue.ask<Pitch>({ ask: 'pitch', game, setup });
  record = (game: GameName, text: string) => this.rulesQueue.ask<Begun>({ ask: 'record', game, text });
  digits = (game: GameName, setup: string, text: string) =>
    this.rulesQueue.ask<Begun>({ ask: 'digits', game, setup, text });
  rules = (game: GameName) => this.rulesQueue.ask<RulesText>({ ask: 'rules', game });

  think = (begun: Begun, milliseconds: number) =>
    this.searches.ask<Thought>({ ask: 'think', milliseconds: Math.min(milliseconds, this.slice), ...begun });
  advise = (begun: Begun, player: Player) =>
    this.searches.ask<Advice>({ ask: 'advise', player, milliseconds: this.slice, ...begun });
  counts = (begun: Begun) => this.searches.ask<Counts>({ ask: 'counts', milliseconds: 2 * this.slice, ...begun });
  certificate = (game: GameName, bytes: Uint8Array) => this.searches.ask<Checked>({ ask: 'certificate', game }, bytes);
}
