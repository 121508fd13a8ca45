// What a page needs to explain its legal terms in place: its HTML with the terms marked, and the
// notes they open.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { renderMarkdown } from '#lib/markdown.ts';
import { memoize } from '#lib/memo.ts';
import { createTermMarker, type TermMarker, type TermNote } from './mark-terms.ts';

const getMarker = memoize(
  ({ terms, topics, faqs, guides }: LibraryDeps['library']): TermMarker =>
    createTermMarker(terms, [
      ...topics.map((t) => t.body),
      ...faqs.map((f) => f.body),
      ...guides.map((g) => g.steps.map((s) => s.content).join('\n')),
    ]),
);

type Explained = { htmls: readonly string[]; notes: TermNote[] };
/** What was explained before: pages of the library come back with the same texts. */
const getExplained = memoize((_: TermMarker) => new Map<string, Explained>());
const MAX_EXPLAINED = 500;
const MAX_EXPLAINED_LENGTH = 20_000;

type Render = (text: string, markText: (escaped: string) => string) => string;

function explain(
  { library }: Pick<LibraryDeps, 'library'>,
  texts: string[],
  render: Render,
): Explained {
  const marker = getMarker(library);
  const known = getExplained(marker);
  const key = [render === renderText, ...texts].join('\0');
  const found = known.get(key);
  if (found) return found;
  const notes = new Map<string, TermNote>();
  const htmls = texts.map((text) => render(text, (escaped) => marker.mark(escaped, notes)));
  const result = { htmls, notes: [...notes.values()] };
  if (known.size >= MAX_EXPLAINED) known.clear();
  if (key.length <= MAX_EXPLAINED_LENGTH) known.set(key, result);
  return result;
}

const renderText: Render = (text, markText) => markText(escapeHtml(text));

/** Of Markdown, in reading order: a term is marked at its first occurrence. */
export const explainTerms = (deps: Pick<LibraryDeps, 'library'>, texts: string[]): Explained =>
  explain(deps, texts, renderMarkdown);

/** Of plain text. */
export const explainTermsInText = (
  deps: Pick<LibraryDeps, 'library'>,
  texts: string[],
): Explained => explain(deps, texts, renderText);
