// A section of a statute, with the address that pages, search, the citation checker and content
// share.

import type { StatuteAddress } from '#legal/statutes/statute-address.ts';

export { getStatutePath, type StatuteAddress } from '#legal/statutes/statute-address.ts';

/** `path`: place in the outline, "a/1/A"; empty for text outside it. */
export type StatuteParagraph = { path: string; text: string };
export type StatuteRecord = StatuteAddress & {
  /** 2 for the second section of one number. */
  copy: number;
  heading: string;
  paragraphs: StatuteParagraph[];
  sourceUrl: string;
};
/** `date`: a day, month or year. */
export type StatuteRelease = { jurisdiction: string; code: string; name: string; date: string };

export type StatuteVersion = {
  id: number;
  heading: string;
  paragraphs: StatuteParagraph[];
  hash: string;
  sourceUrl: string;
  /** The first and the last release that had this text. */
  from: StatuteRelease;
  to: StatuteRelease;
};
export type StatuteSection = StatuteAddress & {
  id: number;
  copy: number;
  heading: string;
  /** False: the newest release of its code no longer has it. */
  inForce: boolean;
  /** Newest first. */
  versions: StatuteVersion[];
};
