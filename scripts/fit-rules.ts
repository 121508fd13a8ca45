// npm run fit-rules   fits the model that tells which state rule a question asks for
// (features/models/rule-model.ts) on content/rules/*.questions.txt, which takes
// minutes. After new wordings or a new rule; `npm run content -- derive` first. The other models
// are trained in training/.
import { loadLibrary } from '#features/library/load-library.server.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { fitRuleModel, type RuleSample, writeRuleModel } from '#features/models/rule-model.ts';
import { findVector, type VectorTable } from '#features/models/vector-table.ts';
import { toUnitVector } from '#features/models/vectors.ts';
import { listItems } from '#features/site-search/index/list-items.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { checkout } from '#server/boot/content-source.ts';

/** Few, and of little weight: some of them do ask for a rule. */
const EVERY_OWN_QUESTION = 4;
const OWN_QUESTION_WEIGHT = 0.1;
const log = (_fields: object, message: string) => console.log(message);
const embedder = createEmbedder({ log: { info: log, warn: log, error: log } });

/**
 * Wordings of each rule, close questions that ask for none, and every nth of the library's own
 * questions.
 */
async function createRuleSamples(table: VectorTable): Promise<RuleSample[]> {
  const wordings = data.ruleQuestions.flatMap(({ id, questions }) =>
    questions.map((text) => ({ text, rule: id === 'none' ? undefined : id })),
  );
  const ruleSamples: RuleSample[] = [];
  for (const { text, rule } of wordings) {
    const [vector] = (await embedder.embed([text], { timeoutMs: 60_000 })) ?? [];
    if (!vector) throw new Error(`No vector for: ${text}`);
    ruleSamples.push({ text, vector, rule, weight: 1 });
  }
  const ownQuestions = items
    .filter(({ kind }) => kind === 'faq' || kind === 'guide' || kind === 'topic')
    .flatMap((item) => item.passages.filter(({ kind }) => kind !== 'text'));
  for (const { text, hash } of ownQuestions.filter(
    (_, number) => number % EVERY_OWN_QUESTION === 0,
  )) {
    const bytes = findVector(table, hash);
    if (bytes)
      ruleSamples.push({
        text,
        vector: toUnitVector(bytes),
        rule: undefined,
        weight: OWN_QUESTION_WEIGHT,
      });
  }
  return ruleSamples;
}

const { library } = loadLibrary(checkout);
const { data } = loadSearchData(checkout);
const items = listItems(library, data);
const ruleIds = library.rules.map(({ id }) => id).sort();
writeRuleModel(checkout.models, fitRuleModel(ruleIds, await createRuleSamples(data.vectors)));
console.log(`models: ${ruleIds.length} state rules`);
await embedder.close();
