// npm run embed   computes missing vectors of passages, drops those of removed passages, and
// retrains the rule model, which takes minutes; unchanged passages keep their vectors. The danger
// and topic models are trained in training/.
import { loadLibrary } from '#features/library/load-library.server.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { fitRuleModel, type RuleSample, writeRuleModel } from '#features/models/rule-model.ts';
import {
  findVector,
  pickVectors,
  readVectors,
  type VectorFileName,
  type VectorTable,
  writeVectors,
} from '#features/models/vector-table.ts';
import { toBytes, toUnitVector } from '#features/models/vectors.ts';
import { listItems } from '#features/site-search/index/list-items.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import type { Passage } from '#features/site-search/index/passage.ts';
import { listClaimPhrases } from '#features/site-search/meaning/claim-index.ts';
import { listSectionPhrases } from '#features/site-search/meaning/section-phrases.ts';
import { checkout } from '#server/boot/content-source.ts';

const MODEL = 'minilm-l6-v2';
const SAVE_EVERY = 500;
/** Few, and of little weight: some of them do ask for a rule. */
const EVERY_OWN_QUESTION = 4;
const OWN_QUESTION_WEIGHT = 0.1;
const folder = checkout.derived;
const log = (_fields: object, message: string) => console.log(message);
const embedder = createEmbedder({ log: { info: log, warn: log, error: log } });

/** Updates the file so that it holds vectors for exactly these texts. */
async function embedTexts(
  name: VectorFileName,
  storedVectors: VectorTable,
  phrases: readonly Passage[],
): Promise<VectorTable> {
  const texts = new Map(phrases.map((phrase) => [phrase.hash, phrase.text]));
  const vectors = pickVectors(storedVectors, phrases);
  const missing = [...texts].filter(([hash]) => !vectors.has(hash));
  console.log(`${texts.size} ${name}, ${missing.length} without a vector`);
  for (const [done, [hash, text]] of missing.entries()) {
    const [vector] = (await embedder.embed([text], { timeoutMs: 60_000 })) ?? [];
    if (!vector) throw new Error(`No vector for: ${text.slice(0, 80)}`);
    vectors.set(hash, toBytes(vector));
    if (done % SAVE_EVERY === SAVE_EVERY - 1) {
      writeVectors(folder, MODEL, vectors, name);
      console.log(`${done + 1} of ${missing.length}`);
    }
  }
  writeVectors(folder, MODEL, vectors, name);
  return readVectors(folder, name);
}

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
    const vector = findVector(table, hash);
    if (vector)
      ruleSamples.push({
        text,
        vector: toUnitVector(vector),
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
const phrases = [...items.flatMap((item) => item.passages), ...listClaimPhrases(library.claims)];
await embedTexts('sections', data.sectionVectors, listSectionPhrases(data.sectionQuestions));
const passages = await embedTexts('passages', data.vectors, phrases);
writeRuleModel(checkout.models, fitRuleModel(ruleIds, await createRuleSamples(passages)));
console.log(`derived: ${passages.rowByHash.size} vectors`);
await embedder.close();
