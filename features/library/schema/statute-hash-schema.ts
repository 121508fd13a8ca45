// derived/law/statute-hashes.json: for each statute that content cites, the hash of its text as it
// was when the content was checked. Facts only: the texts are not part of the project. Written by
// `npm run content -- derive`.
import { z } from 'zod';

export const STATUTE_HASHES_FILE = 'law/statute-hashes.json';

export const StatuteHash = z.strictObject({
  /** The address: us/42/1983, wa/59.18.280. */
  id: z.string().regex(/^[a-z]{2}(?:\/[\w.-]+)?\/[\w.:/-]+$/, 'must be an address like us/42/1983'),
  /** As of when the text was: a day, month or year. */
  date: z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'must be a year, a month or a date'),
  /** Of legal/statutes/normalize-text.ts; two sections of one number have both, joined by +. */
  hash: z.string().regex(/^[0-9a-f]{32}(?:\+[0-9a-f]{32}){0,4}$/, 'must be the hash of a text'),
});
export type StatuteHash = z.infer<typeof StatuteHash>;

/**
 * A section whose stored text is no longer the one that content was checked against. `date`: of the
 * newer text.
 */
export type LawChange = { cite: string; date: string; removed: boolean };
/**
 * What the imported law has changed, by item ("faqs/break-a-lease-early"). Replaced as a whole when
 * an import has changed something.
 */
export type LawChanges = { version: string; byItem: ReadonlyMap<string, readonly LawChange[]> };
export const NO_LAW_CHANGES: LawChanges = { version: '', byItem: new Map() };
