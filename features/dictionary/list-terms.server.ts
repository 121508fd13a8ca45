import type { LibraryDeps } from '#features/library/library-deps.ts';

/** All entries, grouped by first letter. */
export function listTerms({ library }: Pick<LibraryDeps, 'library'>) {
  const letters = Map.groupBy(library.terms, ({ term }) => (term[0] ?? '').normalize('NFKD').charAt(0).toUpperCase());
  return {
    total: library.terms.length,
    letters: [...letters].map(([letter, terms]) => ({ letter, terms: terms.map(({ id, term }) => ({ id, term })) })),
  };
}
