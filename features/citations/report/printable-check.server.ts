// The report as a printable document. It has the rows of the page with the same numbers, and not
// the text itself: that is the marked-up copy.
import type { PrintableBlock, PrintableDocument } from '#features/printing/document-shapes.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import { isTrouble, VERDICTS } from '../check/verdict.ts';
import * as checker from '../messages/checker.ts';
import * as printedReport from '../messages/printed-report.ts';
import { statusTexts } from '../messages/tables.ts';
import type { CheckView, Row } from './view-check.server.ts';

export function printableCheck(
  view: CheckView,
  { now, siteName }: { now: Date; siteName: string },
): PrintableDocument {
  const { rows, corrections, quotations, table, notices } = view;
  return {
    title: printedReport.title,
    blocks: [
      { kind: 'title', text: printedReport.title },
      paragraph(printedReport.on(formatLongDate(toIsoDay(now)), siteName)),
      paragraph(rows.length === 0 ? checker.none : summarize(rows)),
      ...notices.map(paragraph),
      paragraph(checker.limits),
      ...section(checker.report, rows.flatMap(listRowBlocks)),
      ...section(
        printedReport.corrections,
        corrections.map(({ number, before, after }) =>
          item(`${number}.`, `${toOneLine(before)} → ${toOneLine(after)}`),
        ),
      ),
      ...section(
        checker.quotations,
        quotations.map(({ number, text, match }) =>
          item(`${number}.`, `${quoteTexts[match.kind]}: “${toOneLine(text)}”`),
        ),
      ),
      ...(table.length > 0 ? [heading(checker.table, 2), paragraph(checker.tableHint)] : []),
      ...table.flatMap(({ group, entries }) => [
        heading(checker.groups[group], 3),
        ...entries.map(({ label, numbers, status }): PrintableBlock => {
          return {
            kind: 'entry',
            text: status === 'verified' ? label : `${label} [${statusTexts[status].label}]`,
            where: numbers.join(', '),
          };
        }),
      ]),
    ],
  };
}

/** Counts rows and not places: on paper a number leads to a row. */
function summarize(rows: Row[]): string {
  const kinds = VERDICTS.flatMap((verdict) => {
    const numbers = rows.filter(({ status }) => status === verdict).map(({ number }) => number);
    if (numbers.length === 0) return [];
    const words = statusTexts[verdict].tally(numbers.length);
    return isTrouble(verdict) ? printedReport.kind(words, numbers) : words;
  });
  return printedReport.summary(
    rows.length,
    kinds,
    rows.reduce((sum, { again }) => sum + again, 0),
  );
}

const quoteTexts = {
  exact: checker.quoteExact,
  altered: checker.quoteAltered,
  absent: checker.quoteAbsent,
} as const;

function listRowBlocks({
  number,
  status,
  text,
  findings,
  invented,
  fix,
  heading: lawHeading,
  notes,
  again,
  link,
}: Row): PrintableBlock[] {
  const sentences = [
    ...findings,
    fix && `${checker.fix[status === 'wrong_name' ? 'name' : 'year']} ${toOneLine(fix)}.`,
    lawHeading && `${lawHeading.replace(/\.$/, '')}.`,
    ...notes,
    again > 0 && checker.again(again),
  ];
  const lines = [`${statusTexts[status].label}. ${sentences.filter(Boolean).join(' ')}`];
  if (link && !invented) lines.push(`${link.label}: ${link.url}`);
  return [heading(`${number}. ${toOneLine(text)}`, 3), { kind: 'address', lines }];
}

const section = (title: string, blocks: PrintableBlock[]): PrintableBlock[] =>
  blocks.length > 0 ? [heading(title, 2), ...blocks] : [];
const heading = (text: string, level: 2 | 3): PrintableBlock => ({ kind: 'heading', level, text });
const paragraph = (text: string): PrintableBlock => ({ kind: 'paragraph', text });
const item = (mark: string, text: string): PrintableBlock => ({
  kind: 'item',
  clause: '',
  mark,
  text,
});
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
