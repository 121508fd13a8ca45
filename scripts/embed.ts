// npm run embed   computes missing vectors of passages, drops those of removed passages, and retrains the topic model and the
// danger model. Unchanged passages keep their vectors, so that a run after an edit takes seconds. The vectors of the training
// messages are cached in .cache, so the first run on a machine takes some minutes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { listItems } from '#features/site-search/index/list-items.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { listClaimPhrases } from '#features/site-search/meaning/claim-index.ts';
import { createEmbedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { fitDangerModel, readMessagesHash, writeDangerModel } from '#features/site-search/meaning/danger-model.ts';
import { fitTopicModel, writeTopicModel } from '#features/site-search/meaning/topic-model.ts';
import { createTopicSamples } from '#features/site-search/meaning/topic-samples.ts';
import { DIMENSIONS, getUnitVector, readVectors, toBytes, type VectorTable, writeVectors } from '#features/site-search/meaning/vectors.ts';
import { hashDangerMessages, readDangerMessages } from '../training/read-danger-messages.ts';

const MODEL = 'minilm-l6-v2';
const SAVE_EVERY = 500;
const root = join(import.meta.dirname, '..', 'content');
const folder = join(root, 'vectors');
const messagesFolder = join(import.meta.dirname, '..', '.cache', 'danger-vectors');
const log = (_fields: object, message: string) => console.log(message);
const embedder = createEmbedder({ log: { info: log, warn: log, error: log } });

/** Updates the folder so that it holds vectors for exactly these texts. */
async function embedTexts(
  name: string,
  outputFolder: string,
  storedVectors: VectorTable,
  texts: Map<string, string>,
): Promise<VectorTable> {
  const vectors = new Map<string, Int8Array>();
  for (const hash of texts.keys()) {
    const row = storedVectors.rowByHash.get(hash);
    if (row !== undefined) vectors.set(hash, storedVectors.bytes.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS));
  }
  const missing = [...texts].filter(([hash]) => !vectors.has(hash));
  console.log(`${texts.size} ${name}, ${missing.length} without a vector`);
  mkdirSync(outputFolder, { recursive: true });
  for (const [done, [hash, text]] of missing.entries()) {
    const [vector] = (await embedder.embed([text], { timeoutMs: 60_000 })) ?? [];
    if (!vector) throw new Error(`No vector for: ${text.slice(0, 80)}`);
    vectors.set(hash, toBytes(vector));
    if (done % SAVE_EVERY === SAVE_EVERY - 1) {
      writeVectors(outputFolder, MODEL, vectors);
      console.log(`${done + 1} of ${missing.length}`);
    }
  }
  writeVectors(outputFolder, MODEL, vectors);
  return readVectors(outputFolder);
}

const { library } = loadLibrary(root);
const { data } = loadSearchData(root);
const items = listItems(library, data);
const phrases = [...items.flatMap((item) => item.passages), ...listClaimPhrases(library.claims)];
const passages = await embedTexts('passages', folder, data.vectors, new Map(phrases.map((p) => [p.hash, p.text])));
const samples = createTopicSamples(items, passages);
writeTopicModel(folder, fitTopicModel(samples));
console.log(`content/vectors: ${passages.rowByHash.size} vectors, topic model from ${samples.length} samples`);

if (readMessagesHash(folder) !== hashDangerMessages()) await fitDangerMessages();
await embedder.close();

/** Only after a change of the training messages: a fresh clone has no vectors of them, and computing all takes many minutes. */
async function fitDangerMessages(): Promise<void> {
  const hashText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  const messages = readDangerMessages();
  const cachedVectors = existsSync(messagesFolder) ? readVectors(messagesFolder) : readVectors('');
  const messageVectors = await embedTexts(
    'training messages',
    messagesFolder,
    cachedVectors,
    new Map(messages.map(({ text }) => [hashText(text), text])),
  );
  const getVector = (text: string) => getUnitVector(messageVectors, messageVectors.rowByHash.get(hashText(text)) as number);
  writeDangerModel(folder, fitDangerModel(messages.map(({ text, kind }) => ({ vector: getVector(text), kind }))), hashDangerMessages());
  console.log(`content/vectors: danger model from ${messages.length} messages`);
}
