// Everything computed from an opinion before it is stored: paragraphs, citations with their paragraphs, and search words. This
// takes most of an import's time, so it runs while the database writes the previous batch.
import { createHash } from 'node:crypto';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { buildOpinionVector } from '../store/opinion-words.ts';
import type { OpinionRecord } from './case-record.ts';
import { splitParagraphs } from './split-paragraphs.ts';

export type OpinionLink = CaseKey & { paragraph: number; name: string };
export type PreparedOpinion = { paragraphs: string[]; words: string; links: OpinionLink[] };

const MAX_NAME_LENGTH = 200;
/** A volume and the first letter of a reporter. A cheap test that rules out most paragraphs. */
const MAY_CITE = /\d\s{1,4}[A-Z]/;

export function prepareOpinion({ text }: OpinionRecord): PreparedOpinion {
  const paragraphs = splitParagraphs(text);
  return { paragraphs, words: buildOpinionVector(paragraphs), links: findLinks(paragraphs) };
}

/** Only full citations of reported cases: short forms and "id." refer to one of these. */
function findLinks(paragraphs: string[]): OpinionLink[] {
  return paragraphs.flatMap((paragraph, i) => {
    if (!MAY_CITE.test(paragraph)) return [];
    return findCitations(paragraph).flatMap((citation) => {
      if (citation.kind !== 'case' || !citation.reporterKnown || citation.page === '') return [];
      const { volume, reporter, page, name } = citation;
      return [{ volume, reporter, page, name: name.slice(0, MAX_NAME_LENGTH), paragraph: i + 1 }];
    });
  });
}

/** Hash of the source data only, not of what we compute from it, so that an unchanged text is not processed again. */
export function hashOpinion({ kind, author, position, text }: OpinionRecord): string {
  return createHash('sha256').update(`${kind}\n${author}\n${position}\n`).update(text).digest('base64url').slice(0, 22);
}
