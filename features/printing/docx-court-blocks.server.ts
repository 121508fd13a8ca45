// Court-paper blocks that need more than a paragraph: the caption is a two-cell table with the
// usual rules; entries of the table of authorities have their references at the right margin.
import {
  AlignmentType,
  BorderStyle,
  LeaderType,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { CourtBlock } from './document-shapes.ts';
import { setQuotes } from './typographic-quotes.ts';

/** The width between the margins, in twentieths of a point. */
const WIDTH = 9_360;
const SMALL_GAP = 60;
const GAP = 160;

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const RULE = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
const PADDING = { top: SMALL_GAP, bottom: SMALL_GAP, left: 120, right: 120 };

type Caption = Extract<CourtBlock, { kind: 'caption' }>;

export function createDocxCaption({ court, left, right, title }: Caption): (Paragraph | Table)[] {
  const createLine = (text: string, style: { bold?: boolean; before?: number } = {}) =>
    new Paragraph({
      children: [new TextRun({ text: setQuotes(text), bold: style.bold ?? false })],
      spacing: { before: style.before ?? 0, after: SMALL_GAP },
      keepNext: true,
    });
  const createCell = (
    children: Paragraph[],
    borders: { bottom: typeof RULE | typeof NONE; right: typeof RULE | typeof NONE },
  ) =>
    new TableCell({
      children,
      width: { size: WIDTH / 2, type: WidthType.DXA },
      margins: PADDING,
      borders: { top: NONE, left: NONE, ...borders },
    });
  return [
    ...court.map(
      (text, index) =>
        new Paragraph({
          children: [new TextRun({ text: setQuotes(text), bold: true })],
          alignment: AlignmentType.CENTER,
          spacing: {
            before: index === 0 ? GAP : 0,
            after: index === court.length - 1 ? GAP : SMALL_GAP,
          },
          keepNext: true,
        }),
    ),
    new Table({
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: [WIDTH / 2, WIDTH / 2],
      rows: [
        new TableRow({
          cantSplit: true,
          children: [
            createCell(
              left.map((text) => createLine(text)),
              { bottom: RULE, right: RULE },
            ),
            createCell(
              [
                ...right.map((text) => createLine(text)),
                createLine(title, { bold: true, before: GAP }),
              ],
              {
                bottom: NONE,
                right: NONE,
              },
            ),
          ],
        }),
      ],
    }),
    new Paragraph({ children: [], spacing: { after: GAP } }),
  ];
}

export function createDocxSigning({
  lines,
}: Extract<CourtBlock, { kind: 'signing' }>): Paragraph[] {
  return lines.map((text, index) => {
    const isLast = index === lines.length - 1;
    const isSignatureLine = /^_+$/.test(text);
    return new Paragraph({
      children: [new TextRun(setQuotes(text))],
      indent: { left: WIDTH / 2 },
      keepNext: !isLast,
      keepLines: true,
      spacing: { before: index === 0 || isSignatureLine ? 2 * GAP : 0, after: isLast ? GAP : 0 },
    });
  });
}

export function createDocxEntry({
  text,
  where,
}: Extract<CourtBlock, { kind: 'entry' }>): Paragraph {
  return new Paragraph({
    children: [
      new TextRun({ children: [setQuotes(text), new Tab(), where.replaceAll(' ', '\u00A0')] }),
    ],
    tabStops: [{ type: TabStopType.RIGHT, position: WIDTH, leader: LeaderType.DOT }],
    indent: { left: 360, hanging: 360 },
    spacing: { after: SMALL_GAP },
  });
}
