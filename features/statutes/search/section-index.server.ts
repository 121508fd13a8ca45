// The headings of the U.S. Code as a word index in memory, with the Act of each section and how
// people ask for it, and the sections that the library's answers rest on. It needs no import. Built
// at the first search, in slices, so that pages do not wait for it.
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import type { SectionPhrases } from '#features/site-search/meaning/section-phrases.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { Act } from '#legal/statutes/acts.ts';
import { findActOfSection } from '#legal/statutes/find-act-of-section.ts';
import type { UsCode } from '#legal/statutes/us-code.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { isStopWord, tokenizeWords } from '#lib/language/words.ts';

type Posting = { sections: Uint32Array; weights: Float32Array; idf: number };
type IndexedWords = { keys: string[]; postings: Map<string, Posting> };

export type SectionIndex = IndexedWords & {
  /** The place of "15/1692c" in `keys`. */
  positions: Map<string, number>;
  /** For each section with phrases, the indexes of its phrases. */
  phrases: Map<number, number[]>;
  /** The sections that an item of the library ("faq:…") or a claim ("claim:…") cites. */
  cited: Map<string, number[]>;
};

type SearchedLibrary = Pick<Library, 'usCode' | 'faqs' | 'guides' | 'claims'>;

/**
 * `weight`: what a word in this field counts; `lengthPenalty`: BM25's b, how strongly a long field
 * dilutes it.
 */
const FIELDS = {
  heading: { weight: 3, lengthPenalty: 0.4 },
  act: { weight: 1, lengthPenalty: 0.3 },
  phrases: { weight: 2, lengthPenalty: 0.4 },
};
type Field = keyof typeof FIELDS;
const SATURATION = 1.5;
const STOP_WORD_FACTOR = 0.1;

/** Sections between two turns of the event loop: a few milliseconds. */
const SECTIONS_AT_ONCE = 500;

const eventLoop = createEventLoopQueue();
const indexes = new WeakMap<SearchIndex, Promise<SectionIndex>>();

export function getSectionIndex(
  library: SearchedLibrary,
  search: SearchIndex,
): Promise<SectionIndex> {
  const index = indexes.get(search) ?? createSectionIndex(library, search.sectionPhrases.phrases);
  indexes.set(search, index);
  index.catch(() => indexes.delete(search));
  return index;
}

async function createSectionIndex(
  library: SearchedLibrary,
  phrases: SectionPhrases['phrases'],
): Promise<SectionIndex> {
  const words = await indexWords(library.usCode(), phrases);
  const positions = new Map(words.keys.map((key, position) => [key, position]));
  await eventLoop.wait();
  const cited = listCitedSections(library, positions);
  const phrasesOfSection = Map.groupBy(
    phrases.keys(),
    (index) => positions.get(phrases[index]?.section ?? '') ?? -1,
  );
  phrasesOfSection.delete(-1);
  return { ...words, positions, phrases: phrasesOfSection, cited };
}

async function indexWords(
  usCode: UsCode,
  phrases: SectionPhrases['phrases'],
): Promise<IndexedWords> {
  const keys: string[] = [];
  const stems: Record<Field, string[][]> = { heading: [], act: [], phrases: [] };
  const wordings = Map.groupBy(phrases, ({ section }) => section);
  const toStems = (text: string) => (text ? tokenizeWords(text).map(({ stem }) => stem) : []);
  const stemsByAct = new Map<Act | undefined, string[]>([[undefined, []]]);
  for (const title of usCode.titles()) {
    for (const { section, heading } of usCode.listSections(title)) {
      if (keys.length % SECTIONS_AT_ONCE === 0) await eventLoop.wait();
      const key = `${title}/${section}`;
      const act = findActOfSection(title, section);
      const actStems =
        stemsByAct.get(act) ?? toStems(act ? [act.name, ...act.abbreviations].join(' ') : '');
      stemsByAct.set(act, actStems);
      keys.push(key);
      stems.heading.push(toStems(heading));
      stems.act.push(actStems);
      stems.phrases.push(toStems((wordings.get(key) ?? []).map(({ text }) => text).join(' ')));
    }
  }
  const counts = await countWords(stems, keys.length);
  return {
    keys,
    postings: new Map(
      [...counts].map(([stem, count]) => [stem, toPosting(stem, count, keys.length)]),
    ),
  };
}

/** For each stem the sections that have it, ascending, and what it counts in each. */
type Counts = { sections: number[]; weights: number[] };

async function countWords(
  stems: Record<Field, string[][]>,
  size: number,
): Promise<Map<string, Counts>> {
  const fields = (Object.entries(FIELDS) as [Field, (typeof FIELDS)[Field]][]).map(
    ([field, { weight, lengthPenalty }]) => {
      const filled = stems[field].filter(({ length }) => length > 0);
      const average =
        filled.reduce((sum, { length }) => sum + length, 0) / Math.max(1, filled.length);
      return {
        words: stems[field],
        weigh: (length: number) =>
          weight / (1 - lengthPenalty + (lengthPenalty * length) / average),
      };
    },
  );
  const counts = new Map<string, Counts>();
  for (let section = 0; section < size; section++) {
    if (section % SECTIONS_AT_ONCE === 0) await eventLoop.wait();
    for (const { words, weigh } of fields) {
      const own = words[section] ?? [];
      for (const stem of own) addCount(counts, stem, section, weigh(own.length));
    }
  }
  await eventLoop.wait();
  return counts;
}

function addCount(
  counts: Map<string, Counts>,
  stem: string,
  section: number,
  weight: number,
): void {
  const count = counts.get(stem);
  if (!count) {
    counts.set(stem, { sections: [section], weights: [weight] });
    return;
  }
  const last = count.sections.length - 1;
  if (count.sections[last] === section)
    count.weights[last] = (count.weights[last] as number) + weight;
  else {
    count.sections.push(section);
    count.weights.push(weight);
  }
}

function toPosting(stem: string, { sections, weights }: Counts, size: number): Posting {
  const idf = Math.log(1 + (size - sections.length + 0.5) / (sections.length + 0.5));
  return {
    sections: Uint32Array.from(sections),
    weights: Float32Array.from(
      weights,
      (count) => (count * (SATURATION + 1)) / (count + SATURATION),
    ),
    idf: isStopWord(stem) ? idf * STOP_WORD_FACTOR : idf,
  };
}

/** One score per section of the built-in list; 0 for those with none of the words. */
export function scoreSectionWords(
  { keys, postings }: SectionIndex,
  terms: ReadonlyMap<string, number>,
): Float32Array {
  const scores = new Float32Array(keys.length);
  for (const [stem, weight] of terms) {
    const posting = postings.get(stem);
    if (!posting) continue;
    for (let i = 0; i < posting.sections.length; i++) {
      const section = posting.sections[i] as number;
      scores[section] =
        (scores[section] as number) + weight * posting.idf * (posting.weights[i] as number);
    }
  }
  return scores;
}

function listCitedSections(
  { faqs, guides, claims }: SearchedLibrary,
  positions: Map<string, number>,
): Map<string, number[]> {
  const cited = new Map<string, number[]>();
  const add = (id: string, cites: (string | undefined)[]) => {
    const sections = cites
      .flatMap((cite) => (cite ? readSections(cite) : []))
      .flatMap((key) => positions.get(key) ?? []);
    if (sections.length > 0) cited.set(id, [...new Set(sections)]);
  };
  for (const { id, sources } of faqs)
    add(
      `faq:${id}`,
      sources.map(({ cite }) => cite),
    );
  for (const { id, sources } of guides)
    add(
      `guide:${id}`,
      sources.map(({ cite }) => cite),
    );
  for (const { id, summary, elements } of claims)
    add(`claim:${id}`, [...summary.cites, ...elements.flatMap(({ cites }) => cites)]);
  return cited;
}

function readSections(cite: string): string[] {
  return findCitations(cite).flatMap((citation) =>
    citation.kind === 'statute' && citation.code === 'U.S.C.'
      ? [`${citation.title}/${citation.section}`]
      : [],
  );
}
