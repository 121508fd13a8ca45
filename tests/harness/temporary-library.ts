// The content of this checkout, loaded once per test worker.
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';

const content = join(import.meta.dirname, '..', '..', 'content');

export const { library } = loadLibrary(content);

let index: SearchIndex | undefined;
export function getSearchIndex(): SearchIndex {
  index ??= buildSearchIndex(library, loadSearchData(content).data);
  return index;
}
