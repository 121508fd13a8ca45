// All that is computed of an opinion before it is stored: paragraphs, the cases it cites and where, and the words to find it
// by. Most of an import's time goes here, so it is done while the database writes the opinions before.
import { createHash } from 'node:crypto';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { opinionWords } from '../store/opinion-words.ts';
import type { OpinionRecord } from './case-record.ts';
import { paragraphsOf } from './split-paragraphs.ts';

export type OpinionLink = CaseKey & { paragraph: number; name: string };
export type PreparedOpinion = { paragraphs: string[]; words: string; links: OpinionLink[] };

const MAX_NAME_LENGTH = 200;
/** A volume and a reporter's first letter; most paragraphs have nothing like it and need no closer look. */
const MAY_CITE = /\d\s{1,4}[A-Z]/;

export function prepareOpinion({ text }: OpinionRecord): PreparedOpinion {
  const paragraphs = paragraphsOf(text);
  return { paragraphs, words: opinionWords(paragraphs), links: linksIn(paragraphs) };
}

/** Only whole citations of reported cases: a short one or an "id." points back to one of these. */
function linksIn(paragraphs: string[]): OpinionLink[] {
  return paragraphs.flatMap((paragraph, i) => {
    if (!MAY_CITE.test(paragraph)) return [];
    return findCitations(paragraph).flatMap((found) => {
      if (found.kind !== 'case' || !found.reporterKnown || found.page === '') return [];
      const { volume, reporter, page, name } = found;
      return [{ volume, reporter, page, name: name.slice(0, MAX_NAME_LENGTH), paragraph: i + 1 }];
    });
  });
}

/** Of what the source says; our own reading of it is not part, so that an unchanged text is not read again. */
export function opinionHash({ kind, author, position, text }: OpinionRecord): string {
  return createHash('sha256').update(`${kind}\n${author}\n${position}\n`).update(text).digest('base64url').slice(0, 22);
}
