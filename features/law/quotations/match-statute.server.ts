// Compares quotations with the stored text of statutes. The newest text counts; words that only an
// earlier one has are exact with the date of that text. Of a section that is not stored nothing is
// said, and "absent" only where all that is cited is stored.
import { matchQuotation, type QuotationMatch } from '#legal/citations/match-quotation.ts';
import { type OpinionWords, readOpinion } from '#legal/citations/quotation-words.ts';
import type { CitedParts } from '../cited-parts.ts';
import {
  getStatutePath,
  type StatuteAddress,
  type StatuteRelease,
  type StatuteSection,
  type StatuteVersion,
} from '../schema.ts';

const MAX_STORED_SECTIONS = 40;
const MAX_VERSIONS = 4;
/** Of a citation: "§§ 1981, 1982, 1983, …". */
const MAX_CITED_SECTIONS = 6;
/** Of a version; longer ones are not compared. */
const MAX_TEXT_LENGTH = 1_500_000;
/** Writers may leave out the marks of the outline: "(1)", "(A)". */
const OUTLINE_MARK = /^(?:\([0-9A-Za-z]{1,6}\)\s*)+/;

export type StatuteMatch = {
  match: QuotationMatch;
  page: string;
  /** The release whose text was compared. */
  release: Pick<StatuteRelease, 'name' | 'date'>;
  /** The words are those of an earlier text: the section has changed since. */
  earlier?: true;
};
type ReadVersion = Pick<StatuteMatch, 'page' | 'release' | 'earlier'> & { texts: OpinionWords[] };

/** The sections stored at an address. */
export type FindStored = (address: StatuteAddress) => Promise<Pick<StatuteSection, 'versions'>[]>;

/** One for each checked text: every section is loaded once. */
export function createStatuteMatcher(findStored: FindStored) {
  const stored = new Map<string, Promise<ReadVersion[]>>();
  const readSection = (address: StatuteAddress): Promise<ReadVersion[]> | undefined => {
    const key = getStatutePath(address);
    const versions =
      stored.get(key) ??
      (stored.size < MAX_STORED_SECTIONS ? readVersions(findStored, address) : undefined);
    if (versions) stored.set(key, versions);
    return versions;
  };
  return async (
    quote: string,
    { sections, isOpen }: CitedParts,
  ): Promise<StatuteMatch | undefined> => {
    let best: StatuteMatch | undefined;
    let isComplete = !isOpen && sections.length <= MAX_CITED_SECTIONS;
    for (const { address } of sections.slice(0, MAX_CITED_SECTIONS)) {
      const versions = (await readSection(address)) ?? [];
      if (versions.length === 0) isComplete = false;
      const match = matchVersions(quote, versions);
      if (match?.match.kind === 'exact') return match;
      if (match && (!best || best.match.kind === 'absent')) best = match;
    }
    return best?.match.kind === 'absent' && !isComplete ? undefined : best;
  };
}

async function readVersions(
  findStored: FindStored,
  address: StatuteAddress,
): Promise<ReadVersion[]> {
  const sections = await findStored(address);
  const read = sections.flatMap(({ versions }) =>
    versions.slice(0, MAX_VERSIONS).map((version, index) => readVersion(address, version, index)),
  );
  return read
    .filter(({ texts }) => texts.length > 0)
    .sort((a, b) => Number(a.earlier ?? false) - Number(b.earlier ?? false));
}

function readVersion(
  address: StatuteAddress,
  { paragraphs, to: { name, date } }: StatuteVersion,
  index: number,
): ReadVersion {
  const texts = paragraphs.map(({ text }) => text);
  const isShort = texts.reduce((sum, { length }) => sum + length, 0) <= MAX_TEXT_LENGTH;
  return {
    page: getStatutePath(address),
    release: { name, date },
    ...(index > 0 && { earlier: true as const }),
    texts: isShort
      ? [readOpinion(texts), readOpinion(texts.map((text) => text.replace(OUTLINE_MARK, '')))]
      : [],
  };
}

/** Differences are those from the newest text. */
function matchVersions(quote: string, versions: ReadVersion[]): StatuteMatch | undefined {
  let nearest: StatuteMatch | undefined;
  for (const { texts, ...version } of versions) {
    for (const text of texts) {
      const match = matchQuotation(quote, text);
      if (match.kind === 'exact') return { match, ...version };
      if (
        !version.earlier &&
        (!nearest || (nearest.match.kind === 'absent' && match.kind === 'altered'))
      )
        nearest = { match, ...version };
    }
  }
  return nearest;
}
