// The table of authorities of a checked motion: every authority with a verified citation in an
// accepted sentence, once, with the sections that cite it (page numbers are not known before
// printing). Cases are listed under their name in our library.
import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import * as checker from '#features/citations/messages/checker.ts';
import { createTableOfAuthorities } from '#features/citations/report/table-of-authorities.ts';
import type { CheckedCitation } from '#features/citations/schema.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { formatUsCodeCite } from '#legal/citations/official-link.ts';
import { toPlainSentence } from './join-words.ts';
import { isAccepted, listMotionSentences, splitCitations } from './list-motion-sentences.ts';
import * as draftTexts from './messages/draft-texts.ts';
import type { AuthorityLine, MotionBlock, MotionSection, MotionSentence } from './motion.ts';

type LawLibrary = Pick<Library, 'authorities' | 'cases'>;
type LocatedCitation = CheckedCitation & { sectionNumber: string };

/** Short forms refer back to a full citation, which is listed instead. */
const SHORT_FORMS = new Set(['short', 'id', 'supra']);
const MAX_CITATIONS_PER_SENTENCE = 1_000;

export function createAuthorityBlocks(
  library: LawLibrary,
  sections: MotionSection[],
): MotionBlock[] {
  const citations: LocatedCitation[] = [];
  for (const { mark, blocks, title } of sections) {
    for (const block of blocks) {
      const sectionNumber = getSectionNumber(block, mark ?? title);
      for (const sentence of listMotionSentences(block).filter(isAccepted)) {
        citations.push(
          ...listVerifiedCitations(sentence, library, citations.length).map((citation) => ({
            ...citation,
            sectionNumber,
          })),
        );
      }
    }
  }
  const getCitations = (numbers: number[]) =>
    numbers.flatMap((number) => citations[number - 1] ?? []);
  const groups = createTableOfAuthorities(citations).map(
    ({ group, entries }): MotionBlock => ({
      id: `authorities//${group}`,
      kind: 'authorities',
      group: checker.groups[group],
      entries: entries.map(({ label, numbers }) => createLine(label, getCitations(numbers))),
    }),
  );
  return [
    {
      id: 'authorities//note',
      kind: 'paragraph',
      sentences: [toPlainSentence(draftTexts.authoritiesNote)],
    },
    ...groups,
  ];
}

/**
 * Rules and statutes are listed without the subsection. `citationCount` keeps groups of parallel
 * citations unique across sentences.
 */
function listVerifiedCitations(
  sentence: MotionSentence,
  { authorities, cases }: LawLibrary,
  citationCount: number,
): CheckedCitation[] {
  const sentenceCitations = splitCitations(sentence).flatMap(({ from, text }) =>
    findCitations(text).map((citation) => ({ citation, from })),
  );
  return sentenceCitations.flatMap(({ citation, from }) => {
    const { start, end, text, ...parsed } = citation;
    const checked = sentence.citations?.find(
      (one) => one.start === start + from && one.end === end + from,
    );
    if (checked?.status !== 'verified' || SHORT_FORMS.has(citation.kind)) return [];
    const builtInCase = cases.find(({ id }) => checked.href === `/cases/${id}`);
    const parsedCase = parsed.kind === 'case' && {
      ...parsed,
      name: builtInCase?.name ?? parsed.name,
      group: citationCount * MAX_CITATIONS_PER_SENTENCE + parsed.group,
    };
    return {
      start,
      end,
      status: checked.status,
      reason: '',
      sentence: '',
      matches: [],
      text:
        getListedAuthorities(authorities).get(toAuthorityKey(citation) ?? '')?.cite ??
        formatUsCodeCite(citation) ??
        text,
      parsed: parsedCase || parsed,
      ...(checked.href && { link: { label: '', url: checked.href } }),
    };
  });
}

function createLine(label: string, citing: LocatedCitation[]): AuthorityLine {
  const href = citing.find(({ link }) => link)?.link?.url;
  return {
    label,
    sections: [...new Set(citing.map(({ sectionNumber }) => sectionNumber))],
    ...(href && { href }),
  };
}

/** The section number, and within the argument also the element's letter: "IV.A". */
function getSectionNumber({ id }: MotionBlock, section: string): string {
  const part = id.split('/')[1];
  return part ? `${section}.${part}` : section;
}
