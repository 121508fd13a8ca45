// What a long test counted, for the line at the end of the run (collect-counts.ts).
import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';

export type Counts = {
  requests: number;
  /** Reads that ended in an error for a visitor, though no test meant them to. */
  failures: number;
  /** Forms that were answered with an error, or not at all: nothing was promised to their senders. */
  refused: number;
  acknowledged: number;
  /** Acknowledged rows that were not there afterwards. */
  lost: number;
  /** From the fault, or from the promotion, until all was well; with what it was. */
  recovered?: { from: string; seconds: number };
};

declare module 'vitest' {
  export interface ProvidedContext {
    countsFile: string;
  }
}

export function note(counts: Partial<Counts>): void {
  appendFileSync(inject('countsFile'), `${JSON.stringify(counts)}\n`);
}

export const secondsSince = (started: number) => Math.round((performance.now() - started) / 100) / 10;
