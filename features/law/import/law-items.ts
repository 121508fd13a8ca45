// What a file of statutes consists of, whatever form it has.
import type { StatuteRecord, StatuteRelease } from '../schema.ts';

export type LawItem =
  | { kind: 'section'; release: StatuteRelease; record: StatuteRecord }
  /** The whole code ends here, and all of it was in the file. */
  | { kind: 'whole'; release: StatuteRelease }
  /** A section of it could not be read: that others are missing proves nothing. */
  | { kind: 'broken'; release: StatuteRelease };

/** What the operator says about the files; it wins over what they say themselves. */
export type LawOptions = {
  /** The publisher's name of the release: "119-100". */
  release?: string;
  /** A day, month or year. */
  date?: string;
  /** "us" or a state's two letters in lower case. */
  jurisdiction?: string;
  /**
   * The files have all sections of each code in them: those that are missing are no longer in
   * force. Files in USLM say so themselves.
   */
  complete?: boolean;
  /** The date of a release that is known by its name. */
  findDate?: (release: string) => string | undefined;
};

/**
 * Some sections refer to rules of court in their heading and say nothing else; they are in force.
 */
export const HEADING_ONLY = 'it has a heading and no text';

/** Far more than the longest section, which has fewer than a million. */
export const MAX_SECTION_CHARS = 8_000_000;
export const MAX_PARAGRAPHS = 50_000;
const MAX_HEADING_CHARS = 1_500;

export const countItemChars = (items: LawItem[]): number =>
  items.reduce(
    (sum, item) => sum + 200 + (item.kind === 'section' ? countChars(item.record) : 0),
    0,
  );

const countChars = ({ heading, paragraphs }: StatuteRecord) =>
  paragraphs.reduce((sum, { text }) => sum + text.length, heading.length);

export function cutHeading(heading: string): string {
  return heading.length <= MAX_HEADING_CHARS
    ? heading
    : `${heading.slice(0, heading.lastIndexOf(' ', MAX_HEADING_CHARS) + 1 || MAX_HEADING_CHARS).trim()} …`;
}
