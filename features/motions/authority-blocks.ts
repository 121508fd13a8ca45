// The table of authorities of a motion whose citations were looked up: every authority that a good sentence cites with a verified
// citation, once, with the sections that do. Pages are not known before it is printed. Cases have the names that we hold them by.
import { listedAuthorities } from '#features/citations/listed-authorities.ts';
import { checker } from '#features/citations/messages.ts';
import type { CheckedCitation } from '#features/citations/schema.ts';
import { tableOfAuthorities } from '#features/citations/table-of-authorities.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { plain } from './join-words.ts';
import { isGood, partsOf, sentencesOf } from './list-motion-sentences.ts';
import { words } from './messages.ts';
import type { AuthorityLine, MotionBlock, MotionSection, MotionSentence } from './motion.ts';

type Known = Pick<Library, 'authorities' | 'cases'>;
type Found = CheckedCitation & { place: string };

/** Short forms point back at a full citation, which counts. */
const POINTS_BACK = new Set(['short', 'id', 'supra']);
const MAX_IN_SENTENCE = 1_000;

export function authorityBlocks(library: Known, sections: MotionSection[]): MotionBlock[] {
  const found: Found[] = [];
  for (const { mark, blocks, title } of sections) {
    for (const block of blocks) {
      const place = placeOf(block, mark ?? title);
      for (const sentence of sentencesOf(block).filter(isGood)) {
        found.push(...verifiedIn(sentence, library, found.length).map((citation) => ({ ...citation, place })));
      }
    }
  }
  const at = (numbers: number[]) => numbers.flatMap((number) => found[number - 1] ?? []);
  const groups = tableOfAuthorities(found).map(
    ({ group, entries }): MotionBlock => ({
      id: `authorities//${group}`,
      kind: 'authorities',
      group: checker.groups[group],
      entries: entries.map(({ label, numbers }) => lineOf(label, at(numbers))),
    }),
  );
  return [{ id: 'authorities//note', kind: 'paragraph', sentences: [plain(words.authoritiesNote)] }, ...groups];
}

/** Rules and statutes without the subsection. `before` keeps the parallel citations of other sentences apart. */
function verifiedIn(sentence: MotionSentence, { authorities, cases }: Known, before: number): CheckedCitation[] {
  const cited = partsOf(sentence).flatMap(({ from, text }) => findCitations(text).map((citation) => ({ citation, from })));
  return cited.flatMap(({ citation, from }) => {
    const { start, end, text, ...parsed } = citation;
    const known = sentence.citations?.find((one) => one.start === start + from && one.end === end + from);
    if (known?.status !== 'verified' || POINTS_BACK.has(citation.kind)) return [];
    const held = cases.find(({ id }) => known.href === `/cases/${id}`);
    const ofCase = parsed.kind === 'case' && {
      ...parsed,
      name: held?.name ?? parsed.name,
      group: before * MAX_IN_SENTENCE + parsed.group,
    };
    return {
      ...{ start, end, status: known.status, reason: '', sentence: '', held: [] },
      text: listedAuthorities(authorities).get(authorityKey(citation) ?? '')?.cite ?? text,
      parsed: ofCase || parsed,
      ...(known.href && { link: { label: '', url: known.href } }),
    };
  });
}

function lineOf(label: string, citing: Found[]): AuthorityLine {
  const href = citing.find(({ link }) => link)?.link?.url;
  return { label, sections: [...new Set(citing.map(({ place }) => place))], ...(href && { href }) };
}

/** The section's number, and within the argument the element's: "IV.A". */
function placeOf({ id }: MotionBlock, section: string): string {
  const part = id.split('/')[1];
  return part ? `${section}.${part}` : section;
}
