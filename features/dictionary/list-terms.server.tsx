import type { LibraryDeps } from '#features/library/library-deps.ts';
import { renderPart } from '#features/library/render-part.server.ts';
import { TermList } from './term-list.tsx';

/**
 * All entries, grouped by first letter. The list is HTML: the browser need not wake up thousands of
 * links one by one.
 */
export function listTerms({ library }: Pick<LibraryDeps, 'library'>) {
  const groups = Map.groupBy(library.terms, ({ term }) =>
    (term[0] ?? '').normalize('NFKD').charAt(0).toUpperCase(),
  );
  const letters = [...groups].map(([letter, terms]) => ({ letter, terms }));
  return {
    total: library.terms.length,
    letters: letters.map(({ letter }) => letter),
    list: renderPart(<TermList letters={letters} />),
  };
}
