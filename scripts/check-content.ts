// The problems and notes of `npm run content -- check`. Notes fail nothing: what they name works,
// and should be looked at.
import { findSuggestionProblems } from '#features/assistant/retrieve/suggested-items.ts';
import { checkAuthoritiesCited } from '#features/citations/check/unlisted-authorities.ts';
import { type ContentReport, checkContent } from '#features/library/checks/check-content.server.ts';
import { type ContentSource, getItemId } from '#features/library/files/read-content.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { listItems } from '#features/search/index/list-items.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { findOrphanedQuestions } from '#features/search/meaning/orphaned-questions.ts';
import { toIsoDay } from '#lib/dates.ts';

export function checkAll(source: ContentSource, referenceFolder?: string): ContentReport {
  const loaded = loadLibrary(source);
  const { library } = loaded;
  const { problems, notes } = checkContent(source, loaded, referenceFolder);
  const { data, problems: searchProblems } = loadSearchData(source);
  const orphans = findOrphanedQuestions(listItems(library, data), data, library.names);
  // What cannot be read is not there, and was not deleted.
  const unread = new Set([...problems, ...searchProblems].map(({ file }) => getItemId(file)));
  const today = toIsoDay(new Date());
  return {
    problems: [
      ...problems,
      ...searchProblems,
      ...orphans.problems,
      ...findSuggestionProblems(library),
      ...checkAuthoritiesCited(loaded, today),
    ],
    notes: [...notes, ...orphans.notes].filter(({ about }) => !about || !unread.has(about)),
  };
}
