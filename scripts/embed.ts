// npm run embed   computes the vectors of passages that have none, drops those of passages that are gone, and fits the
// topic model anew. What did not change is not computed again, so after an edit it takes seconds.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { listClaimPhrases } from '#features/site-search/claim-index.ts';
import { createEmbedder } from '#features/site-search/create-embedder.server.ts';
import { listItems } from '#features/site-search/list-items.ts';
import { loadSearchData } from '#features/site-search/load-search-data.server.ts';
import { fitTopicModel, writeTopicModel } from '#features/site-search/topic-model.ts';
import { topicSamples } from '#features/site-search/topic-samples.ts';
import { DIMENSIONS, readVectors, toBytes, writeVectors } from '#features/site-search/vectors.ts';

const SAVE_EVERY = 500;
const root = join(import.meta.dirname, '..', 'content');
const folder = join(root, 'vectors');
const tell = (_fields: object, message: string) => console.log(message);

const { library } = loadLibrary(root);
const { data } = loadSearchData(root);
const items = listItems(library, data);
const phrases = [...items.flatMap((item) => item.passages), ...listClaimPhrases(library.claims)];
const wanted = new Map(phrases.map((p) => [p.hash, p.text]));

const vectors = new Map<string, Int8Array>();
for (const hash of wanted.keys()) {
  const row = data.vectors.rowOf.get(hash);
  if (row !== undefined) vectors.set(hash, data.vectors.bytes.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS));
}
const missing = [...wanted].filter(([hash]) => !vectors.has(hash));
console.log(`${wanted.size} passages, ${missing.length} without a vector`);

mkdirSync(folder, { recursive: true });
const embedder = createEmbedder({ log: { info: tell, warn: tell, error: tell } });
for (const [done, [hash, text]] of missing.entries()) {
  const [vector] = (await embedder.embed([text], { timeoutMs: 60_000 })) ?? [];
  if (!vector) throw new Error(`No vector for: ${text.slice(0, 80)}`);
  vectors.set(hash, toBytes(vector));
  if (done % SAVE_EVERY === SAVE_EVERY - 1) {
    writeVectors(folder, 'minilm-l6-v2', vectors);
    console.log(`${done + 1} of ${missing.length}`);
  }
}
await embedder.close();
writeVectors(folder, 'minilm-l6-v2', vectors);
const samples = topicSamples(items, readVectors(folder));
writeTopicModel(folder, fitTopicModel(samples));
console.log(`content/vectors: ${vectors.size} vectors, topic model from ${samples.length} samples`);
