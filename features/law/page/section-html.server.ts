// The text of a section as HTML: each paragraph has an anchor by its place in the outline ("a-1-A")
// and a link to itself, references and defined terms are links. One string, rendered on the server:
// the longest section has thousands of paragraphs.
import { getStatutePath, type StatuteAddress } from '#legal/statutes/statute-address.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import * as lawPage from '../messages/law-page.ts';
import type { StatuteParagraph } from '../schema.ts';
import { findReferences, type Reference, toAnchor } from './find-references.ts';
import { type DefinedTerm, findTerms, findTermUses } from './find-terms.ts';

export type SectionText = { html: string; terms: { term: string; anchor: string }[] };
type Span = { start: number; end: number; open: string; close: string };
type ReadParagraph = StatuteParagraph & { anchor: string; references: Reference[] };

const MAX_DEPTH = 7;
/**
 * Only the first marks of a paragraph: "(a)", or "(a)(1)" where a part begins with its first part.
 */
const MARKS = /^(?:\([0-9A-Za-z]{1,5}\)){1,4}/;

/** What the paragraphs refer to, so that the caller can find out which of it exists. */
export function readParagraphs(
  paragraphs: readonly StatuteParagraph[],
  address: StatuteAddress,
  copy = 1,
): ReadParagraph[] {
  const paths = new Set(paragraphs.map(({ path }) => path).filter(Boolean));
  const counts = new Map<string, number>();
  return paragraphs.map(({ path, text }, index) => {
    const base = (copy > 1 ? `s${copy}-` : '') + (path ? toAnchor(path) : `p${index + 1}`);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return {
      path,
      text,
      anchor: count > 1 ? `${base}.${count}` : base,
      references: findReferences(text, address, path, paths),
    };
  });
}

/** `exists`: by the path of a section; a reference to a section that is not known is no link. */
export function renderSection(
  paragraphs: readonly ReadParagraph[],
  exists: (path: string) => boolean,
): SectionText {
  const terms = findTerms(paragraphs.map(({ text }) => text));
  const html = paragraphs
    .map((paragraph, index) => renderParagraph(paragraph, index, terms, exists))
    .join('');
  return { html, terms: terms.toSorted(byPlace).map(({ term, anchor }) => ({ term, anchor })) };
}

const byPlace = (a: DefinedTerm, b: DefinedTerm) => a.paragraph - b.paragraph || a.start - b.start;

function renderParagraph(
  { path, text, anchor, references }: ReadParagraph,
  index: number,
  terms: DefinedTerm[],
  exists: (path: string) => boolean,
): string {
  const defined = terms.filter(({ paragraph }) => paragraph === index);
  const links = references.filter(({ address }) => !address || exists(getStatutePath(address)));
  const spans: Span[] = [
    ...links.map(({ start, end, href }) => ({
      start,
      end,
      open: `<a href="${escapeHtml(href)}">`,
      close: '</a>',
    })),
    ...defined.map(({ start, end, anchor: id }) => ({
      start,
      end,
      open: `<dfn id="${id}">`,
      close: '</dfn>',
    })),
    ...findTermUses(
      text,
      terms.filter(({ paragraph }) => paragraph !== index),
    ).map(({ start, end, anchor: id }) => ({
      start,
      end,
      open: `<a class="term" href="#${id}">`,
      close: '</a>',
    })),
  ];
  const marks = path ? (MARKS.exec(text)?.[0] ?? '') : '';
  const body = marks.length > 0 ? `<b>${escapeHtml(marks)}</b>` : '';
  const depth = Math.min(path ? path.split('/').length : 0, MAX_DEPTH);
  const label = escapeHtml(lawPage.paragraphLink(path, index + 1));
  return `<p id="${escapeHtml(anchor)}" class="depth-${depth}"><a class="paragraph-link" href="#${escapeHtml(anchor)}" aria-label="${label}" title="${label}">§</a>${body}${renderSpans(text, marks.length, spans)}</p>`;
}

function renderSpans(text: string, from: number, spans: Span[]): string {
  let html = '';
  let offset = from;
  for (const { start, end, open, close } of spans.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < offset) continue;
    html += `${escapeHtml(text.slice(offset, start))}${open}${escapeHtml(text.slice(start, end))}${close}`;
    offset = end;
  }
  return html + escapeHtml(text.slice(offset));
}
