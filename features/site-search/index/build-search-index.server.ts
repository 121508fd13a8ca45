// Everything a search needs, in memory, built once per content version and then taken from a snapshot. Missing vectors only mean less
// meaning, never a failure.
import { snapshot } from '#features/library/snapshot.server.ts';
import { flat } from '#lib/language/words.ts';
import { type ClaimIndex, createClaimIndex, listClaimPhrases } from '../meaning/claim-index.ts';
import { type DangerModel, noDangerModel } from '../meaning/danger-model.ts';
import { createMeaningIndex, type MeaningIndex } from '../meaning/meaning-index.ts';
import { noTopicModel, type TopicModel } from '../meaning/topic-model.ts';
import { createTopicWords, type TopicWords } from '../meaning/topic-words.ts';
import { noVectors } from '../meaning/vectors.ts';
import { createEverydayLookup, type EverydayLookup } from '../read-query.ts';
import { createItemName, type ItemName } from './item-names.ts';
import { countAnswers, listItems, type SearchableLibrary } from './list-items.ts';
import type { SearchData } from './load-search-data.server.ts';
import type { SearchItem } from './search-item.ts';
import { countWords, createWordIndex, type WordIndex } from './word-index.ts';

const CONTENT_VERSION = /^[0-9a-f]{16}$/;

export type SearchIndex = {
  version: string;
  items: SearchItem[];
  /** How many of them, the first ones, are answers; terms and cases follow. */
  answers: number;
  names: ItemName[];
  words: WordIndex;
  everyday: EverydayLookup;
  meaning: MeaningIndex;
  /** No search result: what the analysis finds claims by. */
  claims: ClaimIndex;
  topicModel: TopicModel;
  dangerModel: DangerModel;
  topicWords: TopicWords;
  /** Per item, the texts of the spec's substring rule, one a line. */
  floor: string[];
  /** Per item, all its texts, for phrases in quotation marks. */
  full: string[];
};

export function buildSearchIndex(library: SearchableLibrary, data: Partial<SearchData> = {}): SearchIndex {
  const version = snapshotVersion(library, data);
  const texts = version ? snapshot('search-index', version, () => readTexts(library, data)) : readTexts(library, data);
  const { items, counts, claimPhrases, ...rest } = texts;
  return {
    ...rest,
    version: library.version,
    items,
    answers: countAnswers(items),
    words: createWordIndex(counts, data.englishWords),
    everyday: createEverydayLookup(data.everydayWords ?? []),
    meaning: createMeaningIndex(items, data.vectors ?? noVectors),
    claims: createClaimIndex(library.claims ?? [], claimPhrases, data.vectors ?? noVectors),
    topicModel: data.topicModel ?? noTopicModel,
    dangerModel: data.dangerModel ?? noDangerModel,
  };
}

/** Of content that was read from files; a library that a test made up has none. */
function snapshotVersion({ version }: SearchableLibrary, data: Partial<SearchData>): string | undefined {
  const isKnown = data.version !== undefined || (data.topicQuestions ?? data.itemQuestions) === undefined;
  return CONTENT_VERSION.test(version) && isKnown ? `${version} ${data.version ?? 'library alone'}` : undefined;
}

/** All that comes from the texts alone: it takes seconds, and is the same until the content changes. */
function readTexts(library: SearchableLibrary, data: Partial<SearchData>) {
  const items = listItems(library, data);
  const counts = countWords(items);
  return {
    items,
    counts,
    claimPhrases: listClaimPhrases(library.claims ?? []),
    names: items.map((item) => createItemName(item, counts)),
    topicWords: createTopicWords(items),
    floor: items.map((item) => item.floor.map(flat).join('\n')),
    full: items.map((item) =>
      [item.title, item.description, ...item.tags, ...item.terms, ...item.paragraphs, ...item.floor].map(flat).join('\n'),
    ),
  };
}
