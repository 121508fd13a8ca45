// Everything a search needs, in memory, built once per content version (a few hundred milliseconds for the whole library).
// Pure: the library and the search data in, an index out. Missing vectors only mean less meaning, never a failure.
import { type ClaimIndex, createClaimIndex } from './claim-index.ts';
import { createItemName, type ItemName } from './item-names.ts';
import { countAnswers, listItems, type SearchableLibrary, type SearchItem } from './list-items.ts';
import type { SearchData } from './load-search-data.server.ts';
import { createMeaningIndex, type MeaningIndex } from './meaning-index.ts';
import { createEverydayLookup, type EverydayLookup } from './read-query.ts';
import { noTopicModel, type TopicModel } from './topic-model.ts';
import { createTopicWords, type TopicWords } from './topic-words.ts';
import { noVectors } from './vectors.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';
import { flat } from './words.ts';

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
  topicWords: TopicWords;
  /** Per item, the texts of the spec's substring rule, one a line. */
  floor: string[];
  /** Per item, all its texts, for phrases in quotation marks. */
  full: string[];
};

export function buildSearchIndex(library: SearchableLibrary, data: Partial<SearchData> = {}): SearchIndex {
  const items = listItems(library, data);
  const words = createWordIndex(items, data.englishWords);
  return {
    version: library.version,
    items,
    answers: countAnswers(items),
    names: items.map((item) => createItemName(item, words)),
    words,
    everyday: createEverydayLookup(data.everydayWords ?? []),
    meaning: createMeaningIndex(items, data.vectors ?? noVectors),
    claims: createClaimIndex(library.claims ?? [], data.vectors ?? noVectors),
    topicModel: data.topicModel ?? noTopicModel,
    topicWords: createTopicWords(items),
    floor: items.map((item) => item.floor.map(flat).join('\n')),
    full: items.map((item) =>
      [item.title, item.description, ...item.tags, ...item.terms, ...item.paragraphs, ...item.floor].map(flat).join('\n'),
    ),
  };
}
