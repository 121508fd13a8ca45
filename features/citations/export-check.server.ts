// The files a checked text can be taken away in. Each is made from the text when it is asked for; nothing is kept between.
import { csvRow } from '#lib/csv.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Checked } from './check-citations.server.ts';
import { checker, statusTexts } from './messages.ts';
import { tableOfAuthorities } from './table-of-authorities.ts';
import { noticesOf } from './view-check.server.ts';

export const CHECK_FILES = ['marked-html', 'marked-text', 'table-text', 'table-csv'] as const;
export type CheckFile = (typeof CHECK_FILES)[number];

const STYLE = `body{font:1.05rem/1.6 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
.text{white-space:pre-wrap;overflow-wrap:break-word}a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:2px}
b{font:600 .75rem sans-serif;white-space:nowrap}.verified,.found_live{color:#1d4b39}.not_in_index{color:#744d00;text-decoration-style:dashed}
.wrong_name,.impossible{color:#981b22;text-decoration-style:double}li{margin-bottom:.6rem}`;

export function exportCheck(checked: Checked, format: CheckFile): { name: string; type: string; text: string } {
  switch (format) {
    case 'marked-html':
      return { name: 'marked-up-copy.html', type: 'text/html', text: markedHtml(checked) };
    case 'marked-text':
      return { name: 'marked-up-copy.txt', type: 'text/plain', text: markedText(checked) };
    case 'table-text':
      return { name: 'table-of-authorities.txt', type: 'text/plain', text: tableText(checked) };
    case 'table-csv':
      return { name: 'citations.csv', type: 'text/csv', text: citationsCsv(checked) };
  }
}

/** The text with something put in for each citation. */
function marked({ text, citations }: Checked, plain: (text: string) => string, mark: (at: number) => string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const [at, { start, end }] of citations.entries()) {
    pieces.push(plain(text.slice(done, start)), mark(at));
    done = end;
  }
  return [...pieces, plain(text.slice(done))].join('');
}

function markedText(checked: Checked): string {
  const { citations } = checked;
  const label = (at: number) => `${at + 1} ${statusTexts[citations[at]?.status ?? 'not_in_index'].label}`;
  const copy = marked(checked, String, (at) => `${citations[at]?.text} [${label(at)}]`);
  const findings = citations.map(({ text, sentence }, at) => `[${label(at)}] ${oneLine(text)}\n    ${sentence}`);
  return `${[copy, heading(checker.report), ...findings, '', ...noticesOf(checked), checker.limits].join('\n')}\n`;
}

function markedHtml(checked: Checked): string {
  const { citations } = checked;
  const copy = marked(checked, escapeHtml, (at) => {
    const { text = '', status = 'not_in_index' } = citations[at] ?? {};
    return `<a class="${status}" href="#c${at + 1}">${escapeHtml(text)}</a> <b class="${status}">${at + 1} ${statusTexts[status].label}</b>`;
  });
  const findings = citations.map(({ text, status, sentence, link }, at) => {
    const source = link ? ` <a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>` : '';
    return `<li id="c${at + 1}"><b class="${status}">${statusTexts[status].label}</b> ${escapeHtml(oneLine(text))}<br>${escapeHtml(sentence)}${source}</li>`;
  });
  const notes = [...noticesOf(checked), checker.limits].map((note) => `<p>${escapeHtml(note)}</p>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${checker.marked}</title>
<style>${STYLE}</style><h1>${checker.marked}</h1><div class="text">${copy}</div><h2>${checker.report}</h2><ol>${findings.join('\n')}</ol>${notes}</html>\n`;
}

function tableText(checked: Checked): string {
  const groups = tableOfAuthorities(checked.citations).flatMap(({ group, entries }) => [
    heading(checker.groups[group]),
    ...entries.map(({ label, numbers, status }) => `${label} [${statusTexts[status].label}]\n    ${checker.cited}: ${numbers.join(', ')}`),
  ]);
  return `${[checker.table, checker.tableHint, ...groups].join('\n')}\n`;
}

function citationsCsv({ citations }: Checked): string {
  const rows = citations.map(({ start, end, text, parsed, status, reason, sentence, held, link }, at) =>
    csvRow([
      ...[at + 1, start, end, oneLine(text), parsed.kind, statusTexts[status].label, reason, sentence],
      ...[held.map(({ name }) => name).join('; '), link?.url ?? ''],
    ]),
  );
  return `\ufeff${csvRow(checker.csv)}${rows.join('')}`;
}

const heading = (text: string) => `\n${text}\n${'-'.repeat(text.length)}`;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
