// For run-bounded.ts: searches the test library, and spots topics with the lexical index of the
// real library.
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { spotIssues } from '#features/site-search/meaning/spot-issues.server.ts';
import type { SearchInput } from '#features/site-search/schema.ts';
import { searchLibrary } from '#features/site-search/search-library.server.ts';
import {
  createTestVectors,
  createWordVector,
  testLibrary,
} from '#features/site-search/test-library.ts';

const byMeaning = buildSearchIndex(testLibrary, {
  everydayWords: [{ id: 'deposit', say: ['kept my money'], means: ['security deposit'] }],
  vectors: createTestVectors(testLibrary),
});
const embedder = { embed: async (texts: string[]) => texts.map(createWordVector) };
const content = join(import.meta.dirname, '..', '..', '..', 'content');
const { data } = loadSearchData(content);
const byWords = buildSearchIndex(loadLibrary(content).library, {
  ...data,
  vectors: undefined,
  topicModel: undefined,
});

export const search = (input: SearchInput) => searchLibrary({ index: byMeaning, embedder }, input);

export const spot = (text: string) => spotIssues({ index: byWords }, text);
