// The document as preformatted text: one line a paragraph, a blank line between pieces. PDF and DOCX hold the same lines.
import type { Paper, PaperBlock } from './document-shapes.ts';

export function toText({ blocks }: Paper): string {
  return `${blocks.map((block) => linesOfBlock(block).join('\n')).join('\n\n')}\n`;
}

/** The lines of a piece, the same in every format. */
export function linesOfBlock(block: PaperBlock): string[] {
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
