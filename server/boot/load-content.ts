// The library and its search index. Problems in the content stop the start.
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { SettingsError } from '../env.ts';

export type Content = { library: Library; index: SearchIndex; modelsFolder?: string };

export function loadContent(source: ContentSource): Content {
  const { library, problems } = loadLibrary(source);
  if (problems.length > 0) {
    const lines = problems.slice(0, 20).map((p) => `  ${p.file}:${p.line}: ${p.message}`);
    throw new SettingsError(`The content has ${problems.length} problems:\n${lines.join('\n')}`);
  }
  const { data, problems: searchProblems } = loadSearchData(source);
  if (searchProblems.length > 0)
    throw new SettingsError(`content/search: ${searchProblems[0]?.message}`);
  return {
    library,
    index: buildSearchIndex(library, data, source.snapshots),
    modelsFolder: source.models,
  };
}
