// Passes questions to an instance of the WebAssembly module, one after the other, and returns the answers. After an
// error the instance cannot be used, so the next question goes to a new instance. The user can load a certificate (a
// file that proves the winner) into the instance. A new instance has no certificate, and an instance forgets its
// certificate when it gets a question about another setup of the game. So this class stores the certificate, and gives
// it to the instance again when it is needed.

import { Instance, Refused } from './instance';
import type { Checked, GameName, Question, Refusal } from './module';

/** The answer, or the message instead; `broken`: the fault is the module's, not the user's. */
export type Reply = { answer: unknown } | { refused: string; broken: boolean };

const nothing = new Uint8Array();

export class Answerer {
  private module: Promise<WebAssembly.Module>;
  private instance: Promise<Instance> | undefined;
  private certificate: { game: GameName; setup: string; bytes: Uint8Array } | undefined;
  private follows = false; // true if the instance has it

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.module = WebAssembly.compile(bytes);
  }

  async reply(question: Question, extra: Uint8Array = nothing): Promise<Reply> {
    try {
      const instance = await this.ready();
      this.follow(instance, question);
      const answer = instance.ask(question, extra);
      if (typeof answer === 'object' && answer !== null && 'refused' in answer) {
        return { refused: (answer as Refusal).refused, broken: false };
      }
      if (question.ask === 'certificate') {
        this.certificate = { game: question.game, setup: (answer as Checked).pitch, bytes: extra.slice() };
        this.follows = true;
      }
      return { answer };
    } catch (error) {
      this.instance = undefined;
      this.follows = false;
      if (error instanceof Refused) return { refused: error.message, broken: false };
      return { refused: error instanceof Error ? error.message : String(error), broken: true };
    }
  }

  private ready(): Promise<Instance> {
    this.instance ??= this.module.then(Instance.of);
    return this.instance;
  }

  private follow(instance: Instance, question: Question): void {
    const { certificate } = this;
    if (certificate === undefined || !('setup' in question) || question.game !== certificate.game) return;
    const wanted = question.setup === certificate.setup;
    if (wanted && !this.follows) instance.ask({ ask: 'certificate', game: certificate.game }, certificate.bytes);
    this.follows = wanted;
  }
}
