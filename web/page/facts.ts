// The facts that the page cannot compute. `quadrille explore` computes them and writes them into the page. Any of them
// may be missing.

import type { Begun } from './module';

export interface Claim {
  name: string;
  place: string; // in its source
  statement: string;
  verdict: string;
  remark: string;
  proof: string; // the verdict on the source's proof
  machine: string; // the machine's proof
  /** Games that show it, each with a sentence about its end. */
  witnesses: (Begun & { text: string })[];
}

export interface Headline {
  title: string;
  number: string;
  command: string;
}

/** The mixes of two players who choose at once, under best play: each choice with its probability. */
export interface Mix {
  value: string; // for player 1
  mix1: [string, string][];
  mix2: [string, string][];
}

export interface Facts {
  version?: string;
  claims?: Claim[];
  headlines?: Headline[];
  /** By the position's key, which the game's own page makes. */
  mixes?: Record<string, Mix>;
}

export function readFacts(): Facts {
  const text = document.getElementById('facts')?.textContent ?? '';
  return text.trim() === '' ? {} : (JSON.parse(text) as Facts);
}
