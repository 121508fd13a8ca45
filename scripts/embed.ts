// npm run embed   computes missing vectors of passages, drops those of removed passages, and retrains the topic model. Unchanged
// passages keep their vectors, so that a run after an edit takes seconds. The danger model is trained by training/train_danger.py.
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { listItems } from '#features/site-search/index/list-items.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { listClaimPhrases } from '#features/site-search/meaning/claim-index.ts';
import { createEmbedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { fitTopicModel, writeTopicModel } from '#features/site-search/meaning/topic-model.ts';
import { createTopicSamples } from '#features/site-search/meaning/topic-samples.ts';
import { DIMENSIONS, readVectors, toBytes, type VectorTable, writeVectors } from '#features/site-search/meaning/vectors.ts';

const MODEL = 'minilm-l6-v2';
const SAVE_EVERY = 500;
const root = join(import.meta.dirname, '..', 'content');
const folder = join(root, 'vectors');
const log = (_fields: object, message: string) => console.log(message);
const embedder = createEmbedder({ log: { info: log, warn: log, error: log } });

/** Updates the folder so that it holds vectors for exactly these texts. */
async function embedTexts(storedVectors: VectorTable, texts: Map<string, string>): Promise<VectorTable> {
  const vectors = new Map<string, Int8Array>();
  for (const hash of texts.keys()) {
    const row = storedVectors.rowByHash.get(hash);
    if (row !== undefined) vectors.set(hash, storedVectors.bytes.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS));
  }
  const missing = [...texts].filter(([hash]) => !vectors.has(hash));
  console.log(`${texts.size} passages, ${missing.length} without a vector`);
  for (const [done, [hash, text]] of missing.entries()) {
    const [vector] = (await embedder.embed([text], { timeoutMs: 60_000 })) ?? [];
    if (!vector) throw new Error(`No vector for: ${text.slice(0, 80)}`);
    vectors.set(hash, toBytes(vector));
    if (done % SAVE_EVERY === SAVE_EVERY - 1) {
      writeVectors(folder, MODEL, vectors);
      console.log(`${done + 1} of ${missing.length}`);
    }
  }
  writeVectors(folder, MODEL, vectors);
  return readVectors(folder);
}

const { library } = loadLibrary(root);
const { data } = loadSearchData(root);
const items = listItems(library, data);
const phrases = [...items.flatMap((item) => item.passages), ...listClaimPhrases(library.claims)];
const passages = await embedTexts(data.vectors, new Map(phrases.map((p) => [p.hash, p.text])));
const samples = createTopicSamples(items, passages);
writeTopicModel(folder, fitTopicModel(samples));
console.log(`content/vectors: ${passages.rowByHash.size} vectors, topic model from ${samples.length} samples`);
await embedder.close();
