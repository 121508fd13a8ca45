// One line of the JSON Lines form, described in docs/operations.md: the U.S. Code has "title" and
// "section", a state "section", where it was read ("url") and when ("read").

import { ImportFault } from '#features/importing/import-fault.ts';
import { splitOutline } from '#legal/statutes/outline.ts';
import {
  cutHeading,
  type LawItem,
  type LawOptions,
  MAX_PARAGRAPHS,
  MAX_SECTION_CHARS,
} from './law-items.ts';
import { readRelease, readText } from './read-release.ts';
import { tidySection } from './tidy-section.ts';

type Fields = Record<string, unknown>;
export type JsonSection = Extract<LawItem, { kind: 'section' }>;

const MAX_URL_LENGTH = 500;

/** `path`: "wa.jsonl" names the state. */
export function readJsonSection(value: unknown, path: string, options: LawOptions): JsonSection {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ImportFault('not a record');
  const fields = value as Fields;
  const release = readRelease(fields, path, options);
  const { number, heading, text } = tidySection(
    readText(fields.section ?? fields.number),
    readText(fields.heading),
    readText(fields.text),
  );
  if (text.length > MAX_SECTION_CHARS)
    throw new ImportFault(`its text has more than ${MAX_SECTION_CHARS} characters`);
  const paragraphs = splitOutline(text);
  if (paragraphs.length === 0 && !heading) throw new ImportFault('it has no text');
  if (paragraphs.length > MAX_PARAGRAPHS)
    throw new ImportFault(`it has more than ${MAX_PARAGRAPHS} paragraphs`);
  const { jurisdiction, code } = release;
  return {
    kind: 'section',
    release,
    record: {
      jurisdiction,
      code,
      number,
      copy: 1,
      heading: cutHeading(heading),
      paragraphs,
      sourceUrl: readUrl(fields.url),
    },
  };
}

function readUrl(value: unknown): string {
  const url = readText(value).trim();
  return url.length <= MAX_URL_LENGTH && /^https?:\/\/\S+$/.test(url) && URL.canParse(url)
    ? url
    : '';
}
