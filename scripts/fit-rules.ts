// Fits the model that tells which state rule a question asks for (features/models/rule-model.ts) on
// content/rules/*.questions.txt and on the library's own questions, which takes minutes.
import { createHash } from 'node:crypto';
import type { Library } from '#features/library/load-library.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { createEmbedder, type Embedder } from '#features/models/embedder/create-embedder.server.ts';
import { fitRuleModel, type RuleSample, writeRuleModel } from '#features/models/rule-model.ts';
import { findVector } from '#features/models/vector-table.ts';
import { toUnitVector } from '#features/models/vectors.ts';
import { listItems } from '#features/search/index/list-items.ts';
import { loadSearchData, type SearchData } from '#features/search/index/load-search-data.server.ts';
import { checkout } from '#server/boot/content-source.ts';

/** Few, and of little weight: some of them do ask for a rule. */
const EVERY_OWN_QUESTION = 4;
const OWN_QUESTION_WEIGHT = 0.1;

export async function fitAndWriteRules(): Promise<void> {
  const { library } = loadLibrary(checkout);
  const { data } = loadSearchData(checkout);
  const log = (_fields: object, message: string) => console.log(message);
  const embedder = createEmbedder({ log: { info: log, warn: log, error: log } });
  const samples = [...(await readWordings(library, data, embedder)), ...listOwn(library, data)];
  const rules = library.rules.map(({ id }) => id).sort();
  const questions = createHash('sha256').update(JSON.stringify(data.ruleQuestions)).digest('hex');
  const origins = { questions, count: samples.length };
  writeRuleModel(checkout.models, fitRuleModel(rules, samples), origins);
  await embedder.close();
}

/** Wordings of each rule, and close questions that ask for none. */
async function readWordings(
  { names }: Library,
  { ruleQuestions }: SearchData,
  embedder: Embedder,
): Promise<RuleSample[]> {
  const samples: RuleSample[] = [];
  for (const { id, questions } of ruleQuestions) {
    const found = id === 'none' ? undefined : names.resolve('rules', id);
    if (found === 'gone') continue;
    for (const text of questions) {
      const [vector] = (await embedder.embed([text], { timeoutMs: 60_000 })) ?? [];
      if (!vector) throw new Error(`No vector for: ${text}`);
      samples.push({ text, vector, rule: found, weight: 1 });
    }
  }
  return samples;
}

/** Every nth of the library's own questions. */
function listOwn(library: Library, data: SearchData): RuleSample[] {
  return listItems(library, data)
    .filter(({ kind }) => kind === 'faq' || kind === 'guide' || kind === 'topic')
    .flatMap((item) => item.passages.filter(({ kind }) => kind !== 'text'))
    .filter((_, number) => number % EVERY_OWN_QUESTION === 0)
    .flatMap(({ text, hash }): RuleSample[] => {
      const vector = findVector(data.vectors, hash);
      return vector
        ? [{ text, vector: toUnitVector(vector), rule: undefined, weight: OWN_QUESTION_WEIGHT }]
        : [];
    });
}
