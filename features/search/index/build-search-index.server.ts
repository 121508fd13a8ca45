// Everything a search needs, in memory, built once per content version and then read from a
// snapshot. Missing vectors make semantic search weaker but are never an error.
import { hash } from 'node:crypto';
import { getEarlierIds } from '#features/library/earlier-names.ts';
import {
  computePart,
  type GetPart,
  type Snapshots,
} from '#features/library/files/snapshot.server.ts';
import { type DangerModel, noDangerModel } from '#features/models/danger-model.ts';
import { type LeadModel, noLeadModel } from '#features/models/lead-model.ts';
import { noPaperModel, type PaperModel } from '#features/models/paper-model.ts';
import { noRuleModel, type RuleModel } from '#features/models/rule-model.ts';
import { noTopicModel, type TopicModel } from '#features/models/topic-model.ts';
import { noVectors } from '#features/models/vector-table.ts';
import { flattenText } from '#lib/language/words.ts';
import { type ClaimIndex, createClaimIndex, listClaimPhrases } from '../meaning/claim-index.ts';
import { createMeaningIndex, type MeaningIndex } from '../meaning/meaning-index.ts';
import { createSectionPhrases, type SectionPhrases } from '../meaning/section-phrases.ts';
import { fitLeadModel } from '../meaning/starter-rows.ts';
import { createTopicWords, listTopicStems, type TopicWords } from '../meaning/topic-words.ts';
import { createEverydayLookup, type EverydayLookup } from '../read-query.ts';
import type { SameSubject } from '../schema.ts';
import { createItemName, type ItemName, listNameWords } from './item-names.ts';
import { countAnswers, listItems, type SearchableLibrary } from './list-items.ts';
import type { SearchData } from './load-search-data.server.ts';
import type { SearchItem } from './search-item.ts';
import {
  countWords,
  createNumbering,
  createWordIndex,
  listWords,
  type Numbering,
  type WordIndex,
} from './word-index.ts';

const CONTENT_VERSION = /^[0-9a-f]{16}$/;

export type SearchIndex = {
  version: string;
  items: SearchItem[];
  /** How many of the items are answers. They come first; terms and cases follow. */
  answerCount: number;
  names: ItemName[];
  words: WordIndex;
  everyday: EverydayLookup;
  meaning: MeaningIndex;
  /** Not searched by visitors; the analysis finds claims with it. */
  claims: ClaimIndex;
  /** How people ask for sections of the U.S. Code; searched by features/law. */
  sectionPhrases: SectionPhrases;
  topicModel: TopicModel;
  ruleModel: RuleModel;
  /** More ways people ask for each rule, by its id. */
  ruleQuestions: ReadonlyMap<string, readonly string[]>;
  dangerModel: DangerModel;
  paperModel: PaperModel;
  leadModel: LeadModel;
  topicWords: TopicWords;
  /** Per kind:id, the items that answer the same person, itself among them. */
  sameSubject: ReadonlyMap<string, ReadonlySet<string>>;
  /** Per item, the normalized `substringTexts`, one per line. */
  substringText: string[];
  /** Per item, all its normalized texts, for quoted phrases. */
  fullText: string[];
};

export function buildSearchIndex(
  library: SearchableLibrary,
  data: Partial<SearchData> = {},
  snapshots?: Snapshots,
): SearchIndex {
  const version = getSnapshotVersion(library, data);
  const index = (getPart: GetPart<ItemTexts>) => indexTexts(library, data, getPart);
  const texts =
    version && snapshots
      ? snapshots.take('search-index', version, index)
      : indexTexts(library, data, computePart);
  const { items, counts, claimPhrases, ...rest } = texts;
  return {
    ...rest,
    version: library.version,
    items,
    answerCount: countAnswers(items),
    words: createWordIndex(counts, data.englishWords),
    everyday: createEverydayLookup(data.everydayWords ?? []),
    meaning: createMeaningIndex(items, data.vectors ?? noVectors),
    claims: createClaimIndex(library.claims ?? [], claimPhrases, data.vectors ?? noVectors),
    sectionPhrases: createSectionPhrases(
      data.sectionQuestions ?? [],
      data.sectionVectors ?? noVectors,
    ),
    topicModel: data.topicModel ?? noTopicModel,
    ruleModel: data.ruleModel ?? noRuleModel,
    ruleQuestions: new Map((data.ruleQuestions ?? []).map(({ id, questions }) => [id, questions])),
    dangerModel: data.dangerModel ?? noDangerModel,
    paperModel: data.paperModel ?? noPaperModel,
    leadModel: fitLeadModel(data.leadModel ?? noLeadModel, items, data.starters ?? new Map()),
    sameSubject: listSameSubject(data.sameSubject ?? [], items),
  };
}

/** Once more, when there are further vectors. */
export function placeVectors(
  index: SearchIndex,
  { vectors, sectionVectors, sectionQuestions, leadModel, starters }: SearchData,
): void {
  index.meaning = createMeaningIndex(index.items, vectors);
  index.claims = createClaimIndex(index.claims.claims, index.claims.phrases, vectors);
  index.sectionPhrases = createSectionPhrases(sectionQuestions, sectionVectors);
  index.leadModel = fitLeadModel(leadModel, index.items, starters);
}

function listSameSubject(
  groups: SameSubject[],
  items: readonly SearchItem[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const today = new Map(
    items.flatMap((item) =>
      getEarlierIds(item).map((id) => [`${item.kind}:${id}`, `${item.kind}:${item.id}`]),
    ),
  );
  const alike = new Map<string, Set<string>>();
  for (const group of groups) {
    const keys = group.items.map((key) => today.get(key) ?? key);
    for (const key of keys) alike.set(key, new Set([...(alike.get(key) ?? []), ...keys]));
  }
  return alike;
}

/** Undefined for a library that was not read from files (tests): it must not be cached. */
function getSnapshotVersion(
  { version }: SearchableLibrary,
  data: Partial<SearchData>,
): string | undefined {
  const isKnown =
    data.version !== undefined || (data.topicQuestions ?? data.itemQuestions) === undefined;
  return CONTENT_VERSION.test(version) && isKnown
    ? `${version} ${data.version ?? 'library alone'}`
    : undefined;
}

/** Everything derived from the texts alone. It takes seconds, so it is what the snapshot stores. */
function indexTexts(
  library: SearchableLibrary,
  data: Partial<SearchData>,
  getPart: GetPart<ItemTexts>,
) {
  const items = listItems(library, data);
  const numbering = createNumbering();
  const texts = items.map((item) =>
    getPart(hash('sha256', JSON.stringify(item)), () => readItem(item, numbering)),
  );
  const counts = countWords(
    texts.map(({ words }) => words),
    countAnswers(items),
  );
  return {
    items,
    counts,
    claimPhrases: listClaimPhrases(library.claims ?? []),
    names: texts.map(({ name }) => createItemName(name, counts)),
    topicWords: createTopicWords(
      texts.map(({ topicStems }, index) => ({
        ...topicStems,
        topics: (items[index] as SearchItem).topics,
      })),
    ),
    substringText: texts.map(({ substringText }) => substringText),
    fullText: texts.map(({ fullText }) => fullText),
  };
}

type ItemTexts = ReturnType<typeof readItem>;

/** What an item's texts say by themselves: it is the same whatever else there is. */
const readItem = (item: SearchItem, numbering: Numbering) => ({
  words: listWords(item, numbering),
  name: listNameWords(item),
  topicStems: listTopicStems(item, numbering),
  substringText: item.substringTexts.map(flattenText).join('\n'),
  fullText: [
    item.title,
    item.description,
    ...item.tags,
    ...item.terms,
    ...item.paragraphs,
    ...item.substringTexts,
  ]
    .map(flattenText)
    .join('\n'),
});
