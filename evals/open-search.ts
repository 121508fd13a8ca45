// The search as the product runs it, for evaluations: same library, same index, same model, but with all the time it needs.
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex, type SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { createEmbedder, type Embedder } from '#features/site-search/meaning/create-embedder.server.ts';
import type { ItemQuestions } from '#features/site-search/schema.ts';

const PATIENCE_MS = 120_000;
const tell = (_fields: object, message: string) => console.log(message);

export type OpenSearch = { index: SearchIndex; itemQuestions: ItemQuestions[]; embedders: Embedder[]; close: () => Promise<void> };

export function openSearch({ words, lanes = 1 }: { words: boolean; lanes?: number }): OpenSearch {
  const root = join(import.meta.dirname, '..', 'content');
  const { library } = loadLibrary(root);
  const { data } = loadSearchData(root);
  const index = buildSearchIndex(library, words ? { ...data, vectors: undefined, topicModel: undefined, dangerModel: undefined } : data);
  const embedders = Array.from({ length: words ? 0 : lanes }, () =>
    patient(createEmbedder({ log: { info: tell, warn: tell, error: tell } })),
  );
  const { itemQuestions } = data;
  return { index, itemQuestions, embedders, close: async () => void (await Promise.all(embedders.map((e) => e.close()))) };
}

/** A score must not depend on how busy the machine is. */
function patient(embedder: Embedder): Embedder {
  return { ...embedder, embed: (texts) => embedder.embed(texts, { timeoutMs: PATIENCE_MS }) };
}
