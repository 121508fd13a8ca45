// Writes the document as an editable DOCX with the same lines as the text. Numbers and signature
// lines are plain characters; the page numbers of the footer are the only fields. There are no
// links, macros or external parts, so a word processor has nothing to run or to fetch.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import {
  type Block,
  COVER_FOOTER,
  type PrintableBlock,
  type PrintableDocument,
} from './document-shapes.ts';
import {
  createDocxCaption,
  createDocxEntry,
  createDocxSigning,
} from './docx-court-blocks.server.ts';
import { findSignaturePart } from './signature-part.ts';
import { getBlockLines, isSubjectLine } from './to-text.ts';
import { setQuotes } from './typographic-quotes.ts';

const FONT = 'Georgia';
/** In twentieths of a point. */
const GAP = 160;
const INDENT = 360;
const MARGIN = 1440;
const RULE = { style: BorderStyle.SINGLE, size: 8, space: 6, color: '000000' };
const BOX = { top: RULE, bottom: RULE, left: RULE, right: RULE };

const PAGE = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
};

export async function toDocx({
  title,
  cover = [],
  blocks,
  initials = 0,
}: PrintableDocument): Promise<Buffer> {
  const createHeadingStyle = (size: number) => ({
    run: { font: FONT, size, bold: true, color: '000000' },
    paragraph: { keepNext: true },
  });
  const hasCover = cover.length > 0;
  const coverSection = {
    properties: { page: PAGE },
    footers: { default: createFooter(COVER_FOOTER, 0, hasCover) },
    children: createParts(cover),
  };
  const file = new Document({
    title,
    creator: 'Plainlaw',
    lastModifiedBy: 'Plainlaw',
    styles: {
      default: {
        document: { run: { font: FONT, size: 22, language: { value: 'en-US' } } },
        heading1: createHeadingStyle(32),
        heading2: createHeadingStyle(22),
        heading3: createHeadingStyle(22),
      },
    },
    sections: [
      ...(hasCover ? [coverSection] : []),
      {
        // The pages of the document are counted by themselves: the cover sheet is taken off.
        properties: { page: { ...PAGE, ...(hasCover && { pageNumbers: { start: 1 } }) } },
        footers: { default: createFooter(title, initials, hasCover) },
        children: createParts(blocks),
      },
    ],
  });
  return Packer.toBuffer(file);
}

function createParts(blocks: PrintableBlock[]) {
  const lead = findSignaturePart(blocks)?.lead ?? blocks.length;
  const isCourtPaper = blocks.some(({ kind }) => kind === 'caption');
  return blocks.flatMap((block, index) => [
    ...createBlockParts(block, {
      // Nobody signs alone on a sheet.
      keepWithNext:
        (index >= lead && index < blocks.length - 1) || blocks[index + 1]?.kind === 'signing',
      isCourtPaper,
      isListed: blocks[index + 1]?.kind === 'item',
    }),
    // Without a line between them two boxes would be one.
    ...(block.kind === 'notice' && blocks[index + 1]?.kind === 'notice'
      ? [new Paragraph({ children: [], spacing: { after: 0 } })]
      : []),
  ]);
}

function createFooter(title: string, initials: number, isOneOfTwo: boolean): Footer {
  const lines = Array.from({ length: initials }, () => '______').join('  ');
  const text = new TextRun({
    size: 18,
    children: [
      `${title} · Page `,
      PageNumber.CURRENT,
      // Not every word processor knows how many pages a part of the file has.
      ...(isOneOfTwo ? [] : [' of ', PageNumber.TOTAL_PAGES]),
      ...(initials > 0 ? [new Tab(), `Initials ${lines}`] : []),
    ],
  });
  return new Footer({
    children: [
      new Paragraph({
        children: [text],
        tabStops: [{ type: TabStopType.RIGHT, position: 12_240 - 2 * MARGIN }],
      }),
    ],
  });
}

type Layout = {
  /** The block must be on the same page as the next one. */
  keepWithNext: boolean;
  isCourtPaper: boolean;
  /** An item of a list follows. */
  isListed: boolean;
};

function createBlockParts(block: PrintableBlock, layout: Layout) {
  switch (block.kind) {
    case 'caption':
      return createDocxCaption(block);
    case 'entry':
      return [createDocxEntry(block)];
    case 'signing':
      return createDocxSigning(block);
    case 'heading':
      return [
        new Paragraph({
          children: [
            new TextRun({
              text: setQuotes(block.text),
              ...(block.level === 2 && !layout.isCourtPaper && { size: 26 }),
            }),
          ],
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
          ...(block.level === 2 && layout.isCourtPaper && { alignment: AlignmentType.CENTER }),
          pageBreakBefore: block.newPage ?? false,
          keepNext: true,
          spacing: { before: GAP, after: GAP },
        }),
      ];
    default:
      return createParagraphs(block, layout);
  }
}

function createParagraphs(block: Block, { keepWithNext, isListed }: Layout): Paragraph[] {
  const lines = getBlockLines(block);
  return lines.map((text, index) => {
    const isLast = index === lines.length - 1;
    const level = index === 0 ? getHeadingLevel(block) : undefined;
    return new Paragraph({
      children: [
        new TextRun({
          text: setQuotes(text),
          ...(block.kind === 'title' && isSubjectLine(text) && { size: 22 }),
        }),
      ],
      ...(level ? { heading: level } : {}),
      ...((block.kind === 'notice' || ('framed' in block && block.framed)) && { border: BOX }),
      ...(block.kind === 'item' ? { indent: { left: INDENT } } : {}),
      keepLines: keepWithNext || block.kind === 'notice',
      keepNext:
        keepWithNext ||
        (block.kind === 'notice' && !isLast) ||
        level !== undefined ||
        (block.kind === 'signature' && !isLast) ||
        (block.kind === 'paragraph' && !block.clause),
      spacing: {
        after:
          block.kind === 'address' && !isLast
            ? 0
            : block.kind === 'item' && isListed
              ? GAP / 2
              : GAP,
      },
    });
  });
}

function getHeadingLevel({ kind }: Block) {
  if (kind === 'title') return HeadingLevel.HEADING_1;
  return kind === 'clause' || kind === 'notice' || kind === 'signature'
    ? HeadingLevel.HEADING_2
    : undefined;
}
