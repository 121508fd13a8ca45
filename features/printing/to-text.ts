// Writes the document as plain text: one line per paragraph, a blank line between blocks. PDF and
// DOCX contain the same lines.
import type { PrintableBlock, PrintableDocument } from './document-shapes.ts';

export function toText({ cover = [], blocks }: PrintableDocument): string {
  const write = (part: PrintableBlock[]) => part.map((block) => getBlockLines(block).join('\n'));
  const divider = cover.length > 0 && blocks.length > 0 ? [COVER_END] : [];
  return `${[...write(cover), ...divider, ...write(blocks)].join('\n\n')}\n`;
}

/** Between the cover sheet and the document. */
export const COVER_END = '* * *';

/** The lines of a block, the same in every format. */
export function getBlockLines(block: PrintableBlock): string[] {
  switch (block.kind) {
    case 'address':
    case 'signing':
      return block.lines;
    case 'caption':
      return [...block.court, ...block.left, ...block.right, block.title];
    case 'entry':
      return [`${block.text} ${block.where}`];
    case 'clause':
      return [`${block.number}. ${block.text}`];
    case 'item':
      return [`${block.mark} ${block.text}`];
    case 'notice':
      return [block.heading, `${block.text} (${block.cite})`];
    case 'signature':
      return [block.heading, ...block.lines];
    default:
      return [block.text];
  }
}

/** The title of a letter is a line of it and not a headline. */
export const isSubjectLine = (line: string | undefined): boolean =>
  line?.startsWith('Re: ') ?? false;
