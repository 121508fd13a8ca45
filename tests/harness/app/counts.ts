// Records the counts of a long test, for the summary line at the end of the run
// (collect-counts.ts).
import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';

export type Counts = {
  requests: number;
  /** Reads that failed for a visitor, although no test intended it. */
  failures: number;
  /** Form posts that got an error or no response: nothing was acknowledged. */
  refused: number;
  acknowledged: number;
  /** Acknowledged rows that were missing afterwards. */
  lost: number;
  /** Seconds from a fault or promotion to full recovery, with a description of the fault. */
  recovered?: { from: string; seconds: number };
};

declare module 'vitest' {
  export interface ProvidedContext {
    countsFile: string;
  }
}

export function recordCounts(counts: Partial<Counts>): void {
  appendFileSync(inject('countsFile'), `${JSON.stringify(counts)}\n`);
}

export const secondsSince = (started: number) =>
  Math.round((performance.now() - started) / 100) / 10;
