// The code of a worker, a thread of the page that answers questions. The page first sends the bytes of the WebAssembly
// module, and then numbered questions. The worker returns each answer with the number of its question.

import { Answerer } from './answerer';
import type { Question } from './module';

interface Asked {
  number: number;
  question: Question;
  extra?: Uint8Array;
}

let answerer: Answerer | undefined;

onmessage = async ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | Asked>) => {
  if (data instanceof Uint8Array) {
    answerer = new Answerer(data);
    postMessage('ready');
    return;
  }
  if (answerer === undefined) throw new Error('a question before the module');
  postMessage({ number: data.number, reply: await answerer.reply(data.question, data.extra) });
};
