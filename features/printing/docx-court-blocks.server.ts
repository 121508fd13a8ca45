// The parts of a court paper that need more than a paragraph: the caption is a table of two cells, ruled as courts are used to; a line
// of the table of authorities ends at the right edge.
import { AlignmentType, BorderStyle, LeaderType, Paragraph, Tab, Table, TableCell, TableRow, TabStopType, TextRun, WidthType } from 'docx';
import type { CourtBlock } from './document-shapes.ts';

/** The width between the margins, in twentieths of a point. */
const WIDTH = 9_360;
const SMALL = 60;
const GAP = 160;

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const RULE = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
const PADDING = { top: SMALL, bottom: SMALL, left: 120, right: 120 };

type Caption = Extract<CourtBlock, { kind: 'caption' }>;

export function docxCaption({ court, left, right, title }: Caption): (Paragraph | Table)[] {
  const line = (text: string, more: { bold?: boolean; before?: number } = {}) =>
    new Paragraph({
      children: [new TextRun({ text, bold: more.bold ?? false })],
      spacing: { before: more.before ?? 0, after: SMALL },
      keepNext: true,
    });
  const cell = (children: Paragraph[], borders: { bottom: typeof RULE | typeof NONE; right: typeof RULE | typeof NONE }) =>
    new TableCell({
      children,
      width: { size: WIDTH / 2, type: WidthType.DXA },
      margins: PADDING,
      borders: { top: NONE, left: NONE, ...borders },
    });
  return [
    ...court.map(
      (text, at) =>
        new Paragraph({
          children: [new TextRun({ text, bold: true })],
          alignment: AlignmentType.CENTER,
          spacing: { before: at === 0 ? GAP : 0, after: at === court.length - 1 ? GAP : SMALL },
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
            cell(
              left.map((text) => line(text)),
              { bottom: RULE, right: RULE },
            ),
            cell([...right.map((text) => line(text)), line(title, { bold: true, before: GAP })], { bottom: NONE, right: NONE }),
          ],
        }),
      ],
    }),
    new Paragraph({ children: [], spacing: { after: GAP } }),
  ];
}

export function docxSigning({ lines }: Extract<CourtBlock, { kind: 'signing' }>): Paragraph[] {
  return lines.map((text, at) => {
    const last = at === lines.length - 1;
    const toSign = /^_+$/.test(text);
    return new Paragraph({
      children: [new TextRun(text)],
      indent: { left: WIDTH / 2 },
      keepNext: !last,
      keepLines: true,
      spacing: { before: at === 0 || toSign ? 2 * GAP : 0, after: last ? GAP : 0 },
    });
  });
}

export function docxEntry({ text, where }: Extract<CourtBlock, { kind: 'entry' }>): Paragraph {
  return new Paragraph({
    children: [new TextRun({ children: [text, new Tab(), where.replaceAll(' ', '\u00A0')] })],
    tabStops: [{ type: TabStopType.RIGHT, position: WIDTH, leader: LeaderType.DOT }],
    indent: { left: 360, hanging: 360 },
    spacing: { after: SMALL },
  });
}
