// The headings of the U.S. Code as a word index in memory, with the Act of each section and how
// people ask for it, and the sections that the library's answers rest on. It needs no import. Built
// at the first search, in slices, so that pages do not wait for it.
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import type { SectionPhrases } from '#features/search/meaning/section-phrases.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { Act } from '#legal/statutes/acts.ts';
import { findActOfSection } from '#legal/statutes/find-act-of-section.ts';
import type { UsCode } from '#legal/statutes/us-code.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { createWordCounter, createWordWeight, type Postings } from '#lib/language/postings.ts';
import { tokenizeWords } from '#lib/language/words.ts';

type IndexedWords = { keys: string[]; postings: Postings };

export type SectionIndex = IndexedWords & {
  /** The place of "15/1692c" in `keys`. */
  positions: Map<string, number>;
  /** For each section with phrases, the indexes of its phrases. */
  phrases: Map<number, number[]>;
  /** What cites any section: most items cite none, and a search need not look at those. */
  citing: {
    items: { item: number; sections: number[] }[];
    stories: { phrase: number; sections: number[] }[];
  };
};

type SearchedLibrary = Pick<Library, 'usCode' | 'faqs' | 'guides' | 'claims'>;

const FIELDS = {
  heading: { weight: 3, lengthPenalty: 0.4 },
  act: { weight: 1, lengthPenalty: 0.3 },
  phrases: { weight: 2, lengthPenalty: 0.4 },
};
type FieldName = keyof typeof FIELDS;
const STOP_WORDS = 0.1;

/** Sections between two turns of the event loop: a few milliseconds. */
const SECTIONS_AT_ONCE = 500;

const eventLoop = createEventLoopQueue();
const indexes = new WeakMap<SearchIndex, Promise<SectionIndex>>();

export function getSectionIndex(
  library: SearchedLibrary,
  search: SearchIndex,
): Promise<SectionIndex> {
  const index = indexes.get(search) ?? createSectionIndex(library, search);
  indexes.set(search, index);
  index.catch(() => indexes.delete(search));
  return index;
}

async function createSectionIndex(
  library: SearchedLibrary,
  search: SearchIndex,
): Promise<SectionIndex> {
  const { phrases } = search.sectionPhrases;
  const words = await indexWords(library.usCode(), phrases);
  const positions = new Map(words.keys.map((key, position) => [key, position]));
  await eventLoop.wait();
  const citing = listCiting(search, listCitedSections(library, positions));
  const phrasesOfSection = Map.groupBy(
    phrases.keys(),
    (index) => positions.get(phrases[index]?.section ?? '') ?? -1,
  );
  phrasesOfSection.delete(-1);
  return { ...words, positions, phrases: phrasesOfSection, citing };
}

async function indexWords(
  usCode: UsCode,
  phrases: SectionPhrases['phrases'],
): Promise<IndexedWords> {
  const keys: string[] = [];
  const stems: Record<FieldName, string[][]> = { heading: [], act: [], phrases: [] };
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
  return { keys, postings: await countWords(stems, keys.length) };
}

async function countWords(stems: Record<FieldName, string[][]>, size: number): Promise<Postings> {
  const fields = (Object.keys(FIELDS) as FieldName[]).map((field) => {
    const lengths = stems[field].map(({ length }) => length);
    return { words: stems[field], weigh: createWordWeight(FIELDS[field], lengths) };
  });
  const counter = createWordCounter();
  for (let section = 0; section < size; section++) {
    if (section % SECTIONS_AT_ONCE === 0) await eventLoop.wait();
    for (const { words, weigh } of fields) {
      const own = words[section] ?? [];
      const weight = weigh(own.length);
      for (const stem of own) counter.add(section, counter.getCount(stem), weight);
    }
  }
  await eventLoop.wait();
  return counter.finish({ size, stopWords: STOP_WORDS });
}

function listCiting(
  { items, claims: { claims, phrases } }: SearchIndex,
  cited: ReadonlyMap<string, number[]>,
): SectionIndex['citing'] {
  const isCiting = ({ sections }: { sections: number[] }) => sections.length > 0;
  return {
    items: items
      .map(({ kind, id }, item) => ({ item, sections: cited.get(`${kind}:${id}`) ?? [] }))
      .filter(isCiting),
    stories: phrases
      .map(({ claim }, phrase) => ({
        phrase,
        sections: cited.get(`claim:${claims[claim]?.id}`) ?? [],
      }))
      .filter(isCiting),
  };
}

/** The sections that an item of the library ("faq:…") or a claim ("claim:…") cites. */
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
