// The content of this checkout, loaded once per test worker.
import { loadLibrary } from '#features/library/load-library.server.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { checkout } from '#server/boot/content-source.ts';

export const { library } = loadLibrary(checkout);

let index: SearchIndex | undefined;
export function getSearchIndex(): SearchIndex {
  index ??= buildSearchIndex(library, loadSearchData(checkout).data, checkout.snapshots);
  return index;
}
