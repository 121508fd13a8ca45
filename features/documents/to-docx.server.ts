// The document as an editable DOCX with the same lines as the text. Numbers and lines to sign on are plain characters: there are no
// fields, links, macros or outside parts in it, so a word processor has nothing to run or to fetch.
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { AssembledDocument, Block } from './document-shapes.ts';
import { linesOfBlock } from './to-text.ts';

const FONT = 'Georgia';
/** In twentieths of a point. */
const GAP = 160;
const INDENT = 360;
const MARGIN = 1440;

export async function toDocx({ title, blocks }: AssembledDocument): Promise<Buffer> {
  const heading = (size: number) => ({ run: { font: FONT, size, bold: true, color: '000000' }, paragraph: { keepNext: true } });
  const file = new Document({
    title,
    creator: 'Plainlaw',
    lastModifiedBy: 'Plainlaw',
    styles: {
      default: {
        document: { run: { font: FONT, size: 22, language: { value: 'en-US' } } },
        heading1: heading(32),
        heading2: heading(22),
      },
    },
    sections: [
      {
        properties: {
          page: { size: { width: 12_240, height: 15_840 }, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        children: blocks.flatMap(paragraphsOf),
      },
    ],
  });
  return Packer.toBuffer(file);
}

function paragraphsOf(block: Block): Paragraph[] {
  const lines = linesOfBlock(block);
  return lines.map((text, index) => {
    const last = index === lines.length - 1;
    const level = index === 0 ? levelOf(block) : undefined;
    return new Paragraph({
      children: [new TextRun(text)],
      ...(level ? { heading: level } : {}),
      ...(block.kind === 'item' ? { indent: { left: INDENT } } : {}),
      keepNext: level !== undefined || (block.kind === 'signature' && !last) || (block.kind === 'paragraph' && !block.clause),
      spacing: { after: block.kind === 'address' && !last ? 0 : GAP },
    });
  });
}

function levelOf({ kind }: Block) {
  if (kind === 'title') return HeadingLevel.HEADING_1;
  return kind === 'clause' || kind === 'notice' || kind === 'signature' ? HeadingLevel.HEADING_2 : undefined;
}
