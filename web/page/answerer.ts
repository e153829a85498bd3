// Answers questions one after the other, and replaces an instance of the module that is used up. A certificate that was
// accepted is given to the next instance too.

import { Instance, Refused } from './instance';
import type { Question, Refusal } from './module';

/** The answer, or the message instead; `broken`: the fault is the module's, not the user's. */
export type Reply = { answer: unknown } | { refused: string; broken: boolean };

const nothing = new Uint8Array();

export class Answerer {
  private module: Promise<WebAssembly.Module>;
  private instance: Promise<Instance> | undefined;
  private certificate: Uint8Array | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.module = WebAssembly.compile(bytes);
  }

  async reply(question: Question, extra: Uint8Array = nothing): Promise<Reply> {
    try {
      const answer = (await this.ready()).ask(question, extra);
      if (typeof answer === 'object' && answer !== null && 'refused' in answer) {
        return { refused: (answer as Refusal).refused, broken: false };
      }
      if (question.ask === 'certificate') this.certificate = extra.slice();
      return { answer };
    } catch (error) {
      this.instance = undefined;
      if (error instanceof Refused) return { refused: error.message, broken: false };
      return { refused: error instanceof Error ? error.message : String(error), broken: true };
    }
  }

  private ready(): Promise<Instance> {
    this.instance ??= this.module.then(async (module) => {
      const instance = await Instance.of(module);
      if (this.certificate !== undefined) instance.ask({ ask: 'certificate', game: 'soccer' }, this.certificate);
      return instance;
    });
    return this.instance;
  }
}
