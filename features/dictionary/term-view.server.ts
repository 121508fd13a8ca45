// An entry as pages show it: related entries by name, every citation with a place where it can be read.

import { checkedItem } from '#features/library/checked-item.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Term } from '#features/library/schema/law-schema.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { officialLink } from '#legal/citations/official-link.ts';
import { termIndexOf } from './term-index.ts';

export type TermView = ReturnType<typeof termView>;

export function termView({ library, clock }: Pick<LibraryDeps, 'library' | 'clock'>, term: Term) {
  const { byId } = termIndexOf(library);
  const named = (id: string) => ({ id, term: byId.get(id)?.term ?? id });
  return {
    id: term.id,
    term: term.term,
    also: term.also,
    definition: term.definition,
    example: term.example,
    related: term.related.map(named),
    citations: term.citations.map((text) => ({ text, href: whereToRead(library, text) })),
    topics: term.topics.map((id) => ({ id, title: library.topics.find((t) => t.id === id)?.title ?? id })),
    checked: checkedItem(
      {
        ...term,
        sources: term.sources.flatMap((id) => library.termSources.filter((s) => s.id === id).map(({ title, url }) => ({ title, url }))),
      },
      clock.now(),
    ),
  };
}

/** Our own page of a case; else the official text. */
function whereToRead(library: LibraryDeps['library'], text: string): string | undefined {
  const [citation] = findCitations(text);
  if (!citation) return undefined;
  if (citation.kind === 'case') {
    const cite = `${citation.volume} ${citation.reporter} ${citation.page}`;
    const held = library.cases.find((c) => c.citation === cite || c.parallel.includes(cite));
    if (held) return `/cases/${held.id}`;
  }
  return officialLink(citation)?.url;
}
