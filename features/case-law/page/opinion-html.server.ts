// An opinion's paragraphs as HTML: each with a number that can be pointed at, every citation of a case that we hold linked to
// its page. Made on the server as one string, so that a browser has nothing to build for a text of three hundred kilobytes.
import { findCitations } from '#legal/citations/find-citations.ts';
import { citeText } from '#legal/citations/format-citation.ts';
import type { Citation } from '#legal/citations/types.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { paragraphText } from '../case-texts.ts';

/** The anchor of a paragraph: p12, and o2-p12 in a second opinion. */
export const paragraphAnchor = (opinion: number, paragraph: number) => (opinion > 1 ? `o${opinion}-p${paragraph}` : `p${paragraph}`);

type Link = { start: number; end: number; slug: string };

/** `opinion` counts from 1. `slugs`: where the cited cases are, by citation. */
export function opinionHtml(paragraphs: string[], opinion: number, slugs: ReadonlyMap<string, string>): string {
  // Looked through as one text: "Id." and short forms mean what stood in an earlier paragraph.
  const links = slugs.size === 0 ? [] : linksIn(findCitations(paragraphs.join('\n')), slugs);
  let at = 0;
  let next = 0;
  return paragraphs
    .map((text, index) => {
      const anchor = paragraphAnchor(opinion, index + 1);
      let html = '';
      let done = 0;
      for (let link = links[next]; link && link.start < at + text.length; link = links[++next]) {
        const [start, end] = [link.start - at, Math.min(link.end - at, text.length)];
        html += `${escapeHtml(text.slice(done, start))}<a href="/cases/${link.slug}">${escapeHtml(text.slice(start, end))}</a>`;
        done = end;
      }
      at += text.length + 1;
      html += escapeHtml(text.slice(done));
      return `<p id="${anchor}"><a class="number" href="#${anchor}" tabindex="-1" aria-label="${paragraphText(index + 1)}">${index + 1}</a>${html}</p>`;
    })
    .join('');
}

function linksIn(citations: Citation[], slugs: ReadonlyMap<string, string>): Link[] {
  return citations.flatMap((citation) => {
    const full = citation.kind === 'short' && citation.refersTo !== undefined ? citations[citation.refersTo] : citation;
    const slug = full?.kind === 'case' ? slugs.get(citeText(full)) : undefined;
    return slug ? [{ start: citation.start, end: citation.end, slug }] : [];
  });
}
