// The search as in production, for evaluations: same library, index and model.
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/search/index/build-search-index.server.ts';
import { loadSearchData, type SearchData } from '#features/search/index/load-search-data.server.ts';
import type { ItemQuestions } from '#features/search/schema.ts';
import { checkout } from '#server/boot/content-source.ts';
import { createCachedEmbedder } from '#tests/harness/fakes/cached-embedder.ts';

const print = (_fields: object, message: string) => console.log(message);

export type OpenSearch = {
  library: Library;
  index: SearchIndex;
  itemQuestions: ItemQuestions[];
  data: SearchData;
  embedders: Embedder[];
  close: () => Promise<void>;
};

export function openSearch({ words, lanes = 1 }: { words: boolean; lanes?: number }): OpenSearch {
  const { library } = loadLibrary(checkout);
  const { data } = loadSearchData(checkout);
  const index = buildSearchIndex(
    library,
    words ? { ...data, vectors: undefined, topicModel: undefined, dangerModel: undefined } : data,
    checkout.snapshots,
  );
  const adapterFolder = checkout.models;
  const log = { info: print, warn: print, error: print };
  const embedders = Array.from({ length: words ? 0 : lanes }, () =>
    createCachedEmbedder({ log, adapterFolder }),
  );
  const { itemQuestions } = data;
  return {
    library,
    index,
    itemQuestions,
    data,
    embedders,
    close: async () => void (await Promise.all(embedders.map((e) => e.close()))),
  };
}
