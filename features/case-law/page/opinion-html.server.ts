// An opinion's paragraphs as HTML: each has a number with an anchor, and each citation of a stored
// case links to its page. Rendered on the server as one string, so that the browser does not build
// a React tree for 300 kB of text.
import { findCitations } from '#legal/citations/find-citations.ts';
import { formatCite } from '#legal/citations/format-citation.ts';
import type { Citation } from '#legal/citations/types.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { formatParagraphLabel } from '../messages/tables.ts';

/** Anchor of a paragraph: p12, or o2-p12 in the second opinion. */
export const formatParagraphAnchor = (opinion: number, paragraph: number) =>
  opinion > 1 ? `o${opinion}-p${paragraph}` : `p${paragraph}`;

type CaseLink = { start: number; end: number; slug: string };

/** `opinion` is 1-based. `slugs`: slugs of the cited cases by citation. */
export function renderOpinion(
  paragraphs: string[],
  opinion: number,
  slugs: ReadonlyMap<string, string>,
): string {
  // Parsed as one text: "Id." and short forms refer to citations in earlier paragraphs.
  const links = slugs.size === 0 ? [] : findCaseLinks(findCitations(paragraphs.join('\n')), slugs);
  let offset = 0;
  let linkIndex = 0;
  return paragraphs
    .map((text, index) => {
      const anchor = formatParagraphAnchor(opinion, index + 1);
      let html = '';
      let copiedLength = 0;
      for (
        let link = links[linkIndex];
        link && link.start < offset + text.length;
        link = links[++linkIndex]
      ) {
        const start = link.start - offset;
        const end = Math.min(link.end - offset, text.length);
        html += `${escapeHtml(text.slice(copiedLength, start))}<a href="/cases/${link.slug}">${escapeHtml(text.slice(start, end))}</a>`;
        copiedLength = end;
      }
      offset += text.length + 1;
      html += escapeHtml(text.slice(copiedLength));
      return `<p id="${anchor}"><a class="number" href="#${anchor}" tabindex="-1" aria-label="${formatParagraphLabel(index + 1)}">${index + 1}</a>${html}</p>`;
    })
    .join('');
}

function findCaseLinks(citations: Citation[], slugs: ReadonlyMap<string, string>): CaseLink[] {
  return citations.flatMap((citation) => {
    const full =
      citation.kind === 'short' && citation.refersTo !== undefined
        ? citations[citation.refersTo]
        : citation;
    const slug = full?.kind === 'case' ? slugs.get(formatCite(full)) : undefined;
    return slug ? [{ start: citation.start, end: citation.end, slug }] : [];
  });
}
