// npm run embed   computes the vectors of passages that have none, drops those of passages that are gone, and fits the
// topic model and the danger model anew. What did not change is not computed again, so after an edit it takes seconds; the vectors of
// the training messages are kept in .cache, so the first run on a machine takes some minutes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { listItems } from '#features/site-search/index/list-items.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { listClaimPhrases } from '#features/site-search/meaning/claim-index.ts';
import { createEmbedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { fitDangerModel, writeDangerModel } from '#features/site-search/meaning/danger-model.ts';
import { fitTopicModel, writeTopicModel } from '#features/site-search/meaning/topic-model.ts';
import { topicSamples } from '#features/site-search/meaning/topic-samples.ts';
import { DIMENSIONS, readVectors, toBytes, unitRow, type VectorTable, writeVectors } from '#features/site-search/meaning/vectors.ts';
import { hashDangerMessages, readDangerMessages } from '../training/read-danger-messages.ts';

const MODEL = 'minilm-l6-v2';
const SAVE_EVERY = 500;
const root = join(import.meta.dirname, '..', 'content');
const folder = join(root, 'vectors');
const messagesFolder = join(import.meta.dirname, '..', '.cache', 'danger-vectors');
const log = (_fields: object, message: string) => console.log(message);
const embedder = createEmbedder({ log: { info: log, warn: log, error: log } });

/** The folder then holds a vector for each of the texts and no others. */
async function embedTexts(name: string, into: string, known: VectorTable, texts: Map<string, string>): Promise<VectorTable> {
  const vectors = new Map<string, Int8Array>();
  for (const hash of texts.keys()) {
    const row = known.rowOf.get(hash);
    if (row !== undefined) vectors.set(hash, known.bytes.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS));
  }
  const missing = [...texts].filter(([hash]) => !vectors.has(hash));
  console.log(`${texts.size} ${name}, ${missing.length} without a vector`);
  mkdirSync(into, { recursive: true });
  for (const [done, [hash, text]] of missing.entries()) {
    const [vector] = (await embedder.embed([text], { timeoutMs: 60_000 })) ?? [];
    if (!vector) throw new Error(`No vector for: ${text.slice(0, 80)}`);
    vectors.set(hash, toBytes(vector));
    if (done % SAVE_EVERY === SAVE_EVERY - 1) {
      writeVectors(into, MODEL, vectors);
      console.log(`${done + 1} of ${missing.length}`);
    }
  }
  writeVectors(into, MODEL, vectors);
  return readVectors(into);
}

const { library } = loadLibrary(root);
const { data } = loadSearchData(root);
const items = listItems(library, data);
const phrases = [...items.flatMap((item) => item.passages), ...listClaimPhrases(library.claims)];
const passages = await embedTexts('passages', folder, data.vectors, new Map(phrases.map((p) => [p.hash, p.text])));
const samples = topicSamples(items, passages);
writeTopicModel(folder, fitTopicModel(samples));
console.log(`content/vectors: ${passages.rowOf.size} vectors, topic model from ${samples.length} samples`);

const hashText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const messages = readDangerMessages();
const kept = existsSync(messagesFolder) ? readVectors(messagesFolder) : readVectors('');
const table = await embedTexts('training messages', messagesFolder, kept, new Map(messages.map(({ text }) => [hashText(text), text])));
const vectorFor = (text: string) => unitRow(table, table.rowOf.get(hashText(text)) as number);
writeDangerModel(folder, fitDangerModel(messages.map(({ text, kind }) => ({ vector: vectorFor(text), kind }))), hashDangerMessages());
console.log(`content/vectors: danger model from ${messages.length} messages`);
await embedder.close();
