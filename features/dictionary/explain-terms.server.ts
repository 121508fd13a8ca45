// What a page needs to explain its legal terms in place: its HTML with the terms marked, and the notes they open.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { createTermMarker, type TermMarker, type TermNote } from './mark-terms.ts';

const markers = new WeakMap<object, TermMarker>();

function getMarker(library: LibraryDeps['library']): TermMarker {
  let marker = markers.get(library.terms);
  if (!marker) {
    const guides = library.guides.map((g) => g.steps.map((s) => s.content).join('\n'));
    marker = createTermMarker(library.terms, [...library.topics.map((t) => t.body), ...library.faqs.map((f) => f.body), ...guides]);
    markers.set(library.terms, marker);
  }
  return marker;
}

/** `htmls` in reading order: a term is marked at its first occurrence. */
export function explainTerms({ library }: Pick<LibraryDeps, 'library'>, htmls: string[]): { htmls: string[]; notes: TermNote[] } {
  const notes = new Map<string, TermNote>();
  const marked = htmls.map((html) => getMarker(library).mark(html, notes));
  return { htmls: marked, notes: [...notes.values()] };
}

/** The same for plain text, which comes back as HTML. */
export function explainTermsInText(deps: Pick<LibraryDeps, 'library'>, texts: string[]): { htmls: string[]; notes: TermNote[] } {
  return explainTerms(deps, texts.map(escapeHtml));
}
