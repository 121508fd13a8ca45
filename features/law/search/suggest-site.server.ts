// Suggestions while typing, with the sections that the text names by citation or by an Act: only
// names, because they are read in a moment.
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { Suggestion } from '#features/search/schema.ts';
import { suggest } from '#features/search/suggest.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { getStatutePath } from '../schema.ts';
import { findNamedSections } from './find-named-sections.ts';

const MAX_INPUT_LENGTH = 100;
const MAX_STATUTES = 2;
const MAX_SUGGESTIONS = 8;
/** A citation has a number, an Act's name at least this many letters. */
const MIN_LENGTH = 3;

type Input = { query: string; jurisdiction: Jurisdiction };

export function suggestSite(
  { library, search }: Pick<LibrarySearchDeps, 'library' | 'search'>,
  { query, jurisdiction }: Input,
): Suggestion[] {
  const found = suggest(search.index, { query, jurisdiction });
  const text = query.slice(0, MAX_INPUT_LENGTH);
  if (text.trim().length < MIN_LENGTH) return found;
  const usCode = library.usCode();
  const statutes = findNamedSections(usCode, text)
    .slice(0, MAX_STATUTES)
    .map(({ title, section }): Suggestion => {
      const label = `${title} U.S.C. § ${section}: ${usCode.find(title, section)?.heading ?? ''}`;
      return {
        kind: 'statute',
        label,
        href: getStatutePath({ jurisdiction: 'us', code: title, number: section }),
        marks: [],
      };
    });
  return [...statutes, ...found].slice(0, MAX_SUGGESTIONS);
}
