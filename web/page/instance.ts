// An instance of the WebAssembly module. It takes a question and returns the answer.

import type { ModuleExports, Question } from './module';

/** The module's refusal: a message for the user, with the place and the remedy. The instance is then used up. */
export class Refused extends Error {}

/** The module as bytes, from the page's data block. */
export async function moduleBytes(base64: string, coding: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  if (coding === '') return packed;
  const inflated = new Blob([packed]).stream().pipeThrough(new DecompressionStream(coding as CompressionFormat));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The imports of the system's library beside `page.refuse`: the clock, and an environment. Any other is an error that
// names it.
function imported(module: WebAssembly.Module, memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const all: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  const known: Record<string, (...values: never[]) => unknown> = {
    'page.refuse': (address: number, length: number) => {
      throw new Refused(decoder.decode(new Uint8Array(memory().buffer, address, length)));
    },
    'wasi_snapshot_preview1.clock_time_get': (_clock: number, _precision: bigint, address: number) => {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    },
    // An environment without variables.
    'wasi_snapshot_preview1.environ_sizes_get': (count: number, bytes: number) => {
      new DataView(memory().buffer).setUint32(count, 0, true);
      new DataView(memory().buffer).setUint32(bytes, 0, true);
      return 0;
    },
    'wasi_snapshot_preview1.environ_get': () => 0,
  };
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function') throw new Error(`the module asks for ${kind} ${from}.${name}`);
    const missing = () => {
      throw new Error(`the module calls ${from}.${name}, which the page does not have`);
    };
    (all[from] ??= {})[name] = known[`${from}.${name}`] ?? missing;
  }
  return all;
}

export class Instance {
  private constructor(private readonly exports: ModuleExports) {}

  static async of(module: WebAssembly.Module): Promise<Instance> {
    let exports: ModuleExports | undefined;
    const memory = () => {
      if (exports === undefined) throw new Error('the module calls the page before it is ready');
      return exports.memory;
    };
    const instance = await WebAssembly.instantiate(module, imported(module, memory));
    exports = instance.exports as unknown as ModuleExports;
    exports._initialize();
    return new Instance(exports);
  }

  /** \throws Refused; any other error is a fault of the module. After either the instance is used up. */
  ask(question: Question, extra: Uint8Array): unknown {
    const text = encoder.encode(JSON.stringify(question));
    const at = this.exports.room(text.length + extra.length);
    const room = new Uint8Array(this.exports.memory.buffer, at, text.length + extra.length);
    room.set(text);
    room.set(extra, text.length);
    const answer = this.exports.ask(text.length, extra.length);
    const bytes = new Uint8Array(this.exports.memory.buffer, answer, this.exports.answered());
    return JSON.parse(decoder.decode(bytes));
  }
}
