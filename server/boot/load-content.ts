// The library and its search index. Problems in the content stop the start.
import { listAuthoritiesByFormula } from '#features/citations/check/unlisted-authorities.ts';
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import type { GetPart } from '#features/library/files/snapshot.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import {
  buildSearchIndex,
  type SearchIndex,
} from '#features/search/index/build-search-index.server.ts';
import { loadSearchData, type SearchData } from '#features/search/index/load-search-data.server.ts';
import { countMissing } from '#features/search/meaning/complete-vectors.server.ts';
import type { Citation } from '#legal/citations/types.ts';
import { SettingsError } from '../env.ts';

export type Content = {
  library: Library;
  index: SearchIndex;
  modelsFolder?: string;
  /** Undefined: every text has its vector. */
  missing?: { data: SearchData; folder: string; count: number };
};

export function loadContent(source: ContentSource): Content {
  const { library, problems } = loadLibrary(source);
  if (problems.length > 0) {
    const lines = problems.slice(0, 20).map((p) => `  ${p.file}:${p.line}: ${p.message}`);
    throw new SettingsError(`The content has ${problems.length} problems:\n${lines.join('\n')}`);
  }
  const byFormula = (getPart?: GetPart<Citation[]>) => listAuthoritiesByFormula(library, getPart);
  // A new list: what was computed from the old one is remembered with it.
  library.authorities = [
    ...library.authorities,
    ...(source.snapshots?.take('cited-laws', library.version, byFormula) ?? byFormula()),
  ];
  const { data, problems: searchProblems } = loadSearchData(source);
  if (searchProblems.length > 0)
    throw new SettingsError(`content/search: ${searchProblems[0]?.message}`);
  const index = buildSearchIndex(library, data, source.snapshots);
  const count = countMissing(index, data);
  return {
    library,
    index,
    modelsFolder: source.models,
    ...(source.kept && count > 0 && { missing: { data, folder: source.kept, count } }),
  };
}
