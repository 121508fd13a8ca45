import type { Failure } from '#lib/result.ts';

/** Saved citations as pages show them. */
export type SavedList = {
  rows: { citation: string; slug: string; note: string }[];
  total: number;
  among: string[];
  failed: boolean;
};

/** What the server says to a form about one of them. */
export type SavedAnswer = { failure: Failure | null };
