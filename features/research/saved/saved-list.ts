import type { Failure } from '#lib/result.ts';

/** Saved citations as pages show them. */
export type SavedList = {
  rows: { citation: string; slug: string; note: string }[];
  total: number;
  /** Slugs of the cases on the page that are saved. */
  among: string[];
  failed: boolean;
};

/** The server's response to the form of a saved citation. */
export type SavedAnswer = { failure: Failure | null };
