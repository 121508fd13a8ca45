// The library and its search index. Problems in the content stop the start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { SettingsError } from '../env.ts';

const folder = join(import.meta.dirname, '..', '..', 'content');

export type Content = { library: Library; index: SearchIndex; vectorsFolder?: string };

export function requireContentFolder(ownFolder?: string): void {
  if (ownFolder && !existsSync(ownFolder))
    throw new SettingsError(`Setting CONTENT_DIR must be a folder that exists, not ${ownFolder}.`);
}

export function loadContent(ownFolder?: string): Content {
  const { library, problems } = loadLibrary(folder, ownFolder);
  if (problems.length > 0) {
    const lines = problems.slice(0, 20).map((p) => `  ${p.file}:${p.line}: ${p.message}`);
    throw new SettingsError(`The content has ${problems.length} problems:\n${lines.join('\n')}`);
  }
  const { data, problems: searchProblems } = loadSearchData(folder, ownFolder);
  if (searchProblems.length > 0)
    throw new SettingsError(`content/search: ${searchProblems[0]?.message}`);
  return {
    library,
    index: buildSearchIndex(library, data),
    vectorsFolder: join(folder, 'vectors'),
  };
}
