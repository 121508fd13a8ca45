// The document as preformatted text: one line a paragraph, a blank line between pieces. PDF and DOCX hold the same lines.
import type { AssembledDocument, Block } from './document-shapes.ts';

export function toText({ blocks }: AssembledDocument): string {
  return `${blocks.map((block) => linesOfBlock(block).join('\n')).join('\n\n')}\n`;
}

/** The lines of a piece, the same in every format. */
export function linesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'address':
      return block.lines;
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
