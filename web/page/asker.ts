// The page's side of the module. Questions wait in a queue and are asked one at a time, in a worker; or, where the browser
// refuses a worker to a page on disk, on the page's own thread, with a pause after each for input. No question but a
// certificate's keeps the module longer than `longest`, so a new one waits no longer than that.

import { Answerer, type Reply } from './answerer';
import { moduleBytes } from './instance';
import type {
  Advice, Begun, Checked, Counts, GameName, Pitch, Player, Position, Question, RulesText, Thought,
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

export class Asker {
  private last: Promise<unknown> = Promise.resolve();
  private readonly send: Promise<Send>;
  /** The most milliseconds that a question may take. */
  readonly slice = 50;
  /** The same, of a question that the user waits for. */
  longest = 1000;
  ownThread = false;

  constructor(ownThread: boolean) {
    const own = () => {
      this.ownThread = true;
      this.longest = this.slice;
      return onOwnThread();
    };
    this.send = ownThread ? own() : inWorker().catch(own);
  }

  position = (begun: Begun) => this.ask<Position>({ ask: 'position', ...begun });
  pitch = (setup: string) => this.ask<Pitch>({ ask: 'pitch', game: 'soccer', setup });
  think = (begun: Begun) => this.ask<Thought>({ ask: 'think', milliseconds: this.slice, ...begun });
  advise = (begun: Begun, player: Player) =>
    this.ask<Advice>({ ask: 'advise', player, milliseconds: this.slice, ...begun });
  counts = (begun: Begun) => this.ask<Counts>({ ask: 'counts', milliseconds: this.longest, ...begun });
  record = (game: GameName, text: string) => this.ask<Begun>({ ask: 'record', game, text });
  digits = (setup: string, text: string) => this.ask<Begun>({ ask: 'digits', game: 'soccer', setup, text });
  certificate = (certificate: Uint8Array) => this.ask<Checked>({ ask: 'certificate', game: 'soccer' }, certificate);
  rules = (game: GameName) => this.ask<RulesText>({ ask: 'rules', game });

  private ask<Answer>(question: Question, extra?: Uint8Array): Promise<Answer> {
    const answered = this.last.then(async () => {
      const reply = await (await this.send)(question, extra);
      if ('refused' in reply) throw new Unanswered(reply.refused, reply.broken);
      return reply.answer as Answer;
    });
    this.last = answered.catch(() => undefined);
    return answered;
  }
}
