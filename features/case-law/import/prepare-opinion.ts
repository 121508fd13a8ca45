// Everything computed from an opinion before it is stored: paragraphs, citations with their
// paragraphs, and search words. This takes most of an import's time, so it runs while the database
// writes the previous batch.
import { createHash } from 'node:crypto';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { listCitedSections, type StatuteAddress } from '#legal/statutes/statute-address.ts';
import { buildOpinionVector } from '../store/opinion-words.ts';
import type { OpinionRecord } from './case-record.ts';
import { splitParagraphs } from './split-paragraphs.ts';

export type OpinionLink = CaseKey & { paragraph: number; name: string };
export type CitedStatute = StatuteAddress & { paragraph: number };
export type PreparedOpinion = {
  paragraphs: string[];
  words: string;
  links: OpinionLink[];
  statutes: CitedStatute[];
};

const MAX_NAME_LENGTH = 200;
/**
 * A volume and the first letter of a reporter, or the sign of a section. A cheap test that rules
 * out most paragraphs.
 */
const MAY_CITE = /\d\s{1,4}[A-Z]|§/;

export function prepareOpinion({ text }: OpinionRecord): PreparedOpinion {
  const paragraphs = splitParagraphs(text);
  return { paragraphs, words: buildOpinionVector(paragraphs), ...findAuthorities(paragraphs) };
}

/**
 * Only full citations of reported cases and of statutes: short forms and "id." refer to one of
 * these.
 */
export function findAuthorities(paragraphs: string[]): Pick<PreparedOpinion, 'links' | 'statutes'> {
  const links: OpinionLink[] = [];
  const statutes = new Map<string, CitedStatute>();
  for (const [index, text] of paragraphs.entries()) {
    if (!MAY_CITE.test(text)) continue;
    const paragraph = index + 1;
    for (const citation of findCitations(text)) {
      for (const address of listCitedSections(citation)) {
        statutes.set([paragraph, address.jurisdiction, address.code, address.number].join('\n'), {
          ...address,
          paragraph,
        });
      }
      if (citation.kind !== 'case' || !citation.reporterKnown || citation.page === '') continue;
      const { volume, reporter, page, name } = citation;
      links.push({ volume, reporter, page, name: name.slice(0, MAX_NAME_LENGTH), paragraph });
    }
  }
  return { links, statutes: [...statutes.values()] };
}

/**
 * Hash of the source data only, not of what we compute from it, so that an unchanged text is not
 * processed again.
 */
export function hashOpinion({ kind, author, position, text }: OpinionRecord): string {
  return createHash('sha256')
    .update(`${kind}\n${author}\n${position}\n`)
    .update(text)
    .digest('base64url')
    .slice(0, 22);
}
