// The text downloads of a checked text, with all of its citations. Each is generated from the text
// on request; nothing is stored.
import { formatCsvRow } from '#lib/csv.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { CheckResult } from '../check/check-citations.server.ts';
import { getVerdict, listFindings } from '../check/verdict.ts';
import * as checker from '../messages/checker.ts';
import { statusTexts } from '../messages/tables.ts';
import type { CheckedCitation, CheckedSection } from '../schema.ts';
import { hasOwnRow, numberCitations } from './number-citations.ts';
import { createTableOfAuthorities } from './table-of-authorities.ts';
import { listNotices } from './view-check.server.ts';

type TextFormat = 'marked-html' | 'marked-text' | 'table-text' | 'table-csv';

const STYLE = `body{font:1.05rem/1.6 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
.text{white-space:pre-wrap;overflow-wrap:break-word}a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:2px}
b{font:600 .75rem sans-serif;white-space:nowrap}.verified,.found_live{color:#1d4b39}.not_in_index{color:#744d00;text-decoration-style:dashed}
.wrong_year,.wrong_name,.not_in_code,.impossible,.invented{color:#981b22;text-decoration-style:double}li{margin-bottom:.6rem}`;

export function exportCheck(
  checked: CheckResult,
  format: TextFormat,
): { name: string; type: string; text: string } {
  switch (format) {
    case 'marked-html':
      return { name: 'marked-up-copy.html', type: 'text/html', text: createMarkedHtml(checked) };
    case 'marked-text':
      return { name: 'marked-up-copy.txt', type: 'text/plain', text: createMarkedText(checked) };
    case 'table-text':
      return {
        name: 'table-of-authorities.txt',
        type: 'text/plain',
        text: createTableText(checked),
      };
    case 'table-csv':
      return { name: 'citations.csv', type: 'text/csv', text: createCitationsCsv(checked) };
  }
}

/** The text with each citation replaced by its mark. */
function insertMarks(
  { text, citations }: CheckResult,
  formatText: (text: string) => string,
  formatMark: (index: number) => string,
): string {
  const pieces: string[] = [];
  let offset = 0;
  for (const [index, { start, end }] of citations.entries()) {
    pieces.push(formatText(text.slice(offset, start)), formatMark(index));
    offset = end;
  }
  return [...pieces, formatText(text.slice(offset))].join('');
}

function createMarkedText(checked: CheckResult): string {
  const { citations } = checked;
  const numbers = numberCitations(citations);
  const labels = citations.map(
    (citation, index) => `${numbers[index]} ${statusTexts[getVerdict(citation)].label}`,
  );
  const copy = insertMarks(
    checked,
    String,
    (index) => `${citations[index]?.text} [${labels[index]}]`,
  );
  const findings = citations.flatMap((citation, index) =>
    hasOwnRow(citation)
      ? [
          `[${labels[index]}] ${toOneLine(citation.text)}\n    ${listFindings(citation).join('\n    ')}`,
        ]
      : [],
  );
  return `${[copy, formatHeading(checker.report), ...findings, '', ...listNotices(checked), checker.limits].join('\n')}\n`;
}

function createMarkedHtml(checked: CheckResult): string {
  const { citations } = checked;
  const numbers = numberCitations(citations);
  const copy = insertMarks(checked, escapeHtml, (index) => {
    const citation = citations[index] as CheckedCitation;
    const number = numbers[index];
    const verdict = getVerdict(citation);
    return `<a class="${verdict}" href="#c${number}">${escapeHtml(citation.text)}</a> <b class="${verdict}">${number} ${statusTexts[verdict].label}</b>`;
  });
  const findings = citations.flatMap((citation, index) => {
    if (!hasOwnRow(citation)) return [];
    const { text, link, invented } = citation;
    const verdict = getVerdict(citation);
    const links = [
      ...(invented ? [{ url: invented.url, label: checker.readOrder(invented.order) }] : []),
      ...(link ? [link] : []),
    ];
    const sources = links
      .map(({ url, label }) => ` <a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`)
      .join('');
    const found = listFindings(citation).map(escapeHtml).join('<br>');
    return `<li id="c${numbers[index]}"><b class="${verdict}">${statusTexts[verdict].label}</b> ${escapeHtml(toOneLine(text))}<br>${found}${sources}</li>`;
  });
  const notes = [...listNotices(checked), checker.limits]
    .map((note) => `<p>${escapeHtml(note)}</p>`)
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${checker.marked}</title>
<style>${STYLE}</style><h1>${checker.marked}</h1><div class="text">${copy}</div><h2>${checker.report}</h2><ol>${findings.join('\n')}</ol>${notes}</html>\n`;
}

function createTableText(checked: CheckResult): string {
  const groups = createTableOfAuthorities(
    checked.citations,
    numberCitations(checked.citations),
  ).flatMap(({ group, entries }) => [
    formatHeading(checker.groups[group]),
    ...entries.map(
      ({ label, numbers, status }) =>
        `${label} [${statusTexts[status].label}]\n    ${checker.cited}: ${numbers.join(', ')}`,
    ),
  ]);
  return `${[checker.table, checker.tableHint, ...groups].join('\n')}\n`;
}

/** Short forms have a line of their own here, with the number of the citation they refer to. */
function createCitationsCsv({ citations }: CheckResult): string {
  const numbers = numberCitations(citations);
  const rows = citations.map((citation, index) => {
    const { start, end, text, parsed, reason, matches, heading, sections = [], link } = citation;
    return formatCsvRow([
      numbers[index] ?? 0,
      start,
      end,
      toOneLine(text),
      parsed.kind,
      statusTexts[getVerdict(citation)].label,
      reason,
      listFindings(citation).join(' '),
      [
        ...matches.map(({ name }) => name),
        ...(sections.length > 1 ? listHeadings(sections) : heading ? [heading] : []),
      ].join('; '),
      link?.url ?? '',
    ]);
  });
  return `\ufeff${formatCsvRow(checker.csv)}${rows.join('')}`;
}

const listHeadings = (sections: CheckedSection[]) =>
  sections.flatMap((one) => (one.inCode ? [`§ ${one.section} ${one.heading}`] : []));
const formatHeading = (text: string) => `\n${text}\n${'-'.repeat(text.length)}`;
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
