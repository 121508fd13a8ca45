// For run-bounded.ts: searches the test library, and spots topics with the lexical index of the
// real library.
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import type { SearchInput } from '#features/search/schema.ts';
import { searchLibrary } from '#features/search/search-library.server.ts';
import { createTestVectors, createWordVector, testLibrary } from '#features/search/test-library.ts';
import { checkout } from '#server/boot/content-source.ts';

const byMeaning = buildSearchIndex(testLibrary, {
  everydayWords: [{ id: 'deposit', say: ['kept my money'], means: ['security deposit'] }],
  vectors: createTestVectors(testLibrary),
});
const embedder = { embed: async (texts: string[]) => texts.map(createWordVector) };
const { data } = loadSearchData(checkout);
const byWords = buildSearchIndex(
  loadLibrary(checkout).library,
  { ...data, vectors: undefined, topicModel: undefined },
  checkout.snapshots,
);

export const search = (input: SearchInput) => searchLibrary({ index: byMeaning, embedder }, input);

export const spot = (text: string) => spotIssues({ index: byWords }, text);
