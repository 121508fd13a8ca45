// A dictionary entry for display: related entries with their names, citations with links to the
// text.
import { toCheckedItem } from '#features/library/checked-item.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Term } from '#features/library/schema/law-schema.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { findOfficialLink } from '#legal/citations/official-link.ts';
import { getStatutePath, listCitedSections } from '#legal/statutes/statute-address.ts';
import { getTermIndex } from './term-index.ts';

export type TermView = ReturnType<typeof toTermView>;

export function toTermView({ library, clock }: Pick<LibraryDeps, 'library' | 'clock'>, term: Term) {
  const { byId } = getTermIndex(library);
  const toTermLink = (id: string) => ({ id, term: byId.get(id)?.term ?? id });
  return {
    id: term.id,
    term: term.term,
    also: term.also,
    definition: term.definition,
    example: term.example,
    related: term.related.map(toTermLink),
    citations: term.citations.map((text) => ({ text, href: findCitationHref(library, text) })),
    topics: term.topics.map((id) => ({
      id,
      title: library.topics.find((t) => t.id === id)?.title ?? id,
    })),
    checked: toCheckedItem(
      {
        ...term,
        sources: term.sources.flatMap((id) =>
          library.termSources.filter((s) => s.id === id).map(({ title, url }) => ({ title, url })),
        ),
      },
      clock.now(),
      { library, name: `terms/${term.id}` },
    ),
  };
}

/** The page of a built-in case or of a section of the U.S. Code, or else the official text. */
function findCitationHref(library: LibraryDeps['library'], text: string): string | undefined {
  const [citation] = findCitations(text);
  if (!citation) return undefined;
  if (citation.kind === 'case') {
    const cite = `${citation.volume} ${citation.reporter} ${citation.page}`;
    const builtInCase = library.cases.find((c) => c.citation === cite || c.parallel.includes(cite));
    if (builtInCase) return `/cases/${builtInCase.id}`;
  }
  const [section] = listCitedSections(citation);
  return section?.jurisdiction === 'us' ? getStatutePath(section) : findOfficialLink(citation)?.url;
}
