// Finds the signature blocks at the end of a document. They stay on one page together with some of
// the text above them: a page with nothing but a signature could belong to any document.
import type { PrintableBlock } from './document-shapes.ts';

/** More lines than this do not fit on one page together with text. */
const MAX_LINES = 20;

/**
 * Blocks from index `lead` on belong on one page; signature blocks start at `start`. Undefined:
 * there are none, or too many.
 */
export function findSignaturePart(
  blocks: readonly PrintableBlock[],
): { lead: number; start: number } | undefined {
  let start = blocks.length;
  while (start > 0 && isSignatureBlock(blocks[start - 1])) start--;
  const before = blocks[start - 1];
  if (before?.kind === 'paragraph' && !before.clause) start--;
  const lines = blocks
    .slice(start)
    .reduce((sum, block) => sum + ('lines' in block ? block.lines.length + 1 : 1), 0);
  if (start === blocks.length || start < 2 || lines > MAX_LINES) return undefined;
  // Keep a heading with its text.
  return { lead: blocks[start - 2]?.kind === 'clause' ? start - 2 : start - 1, start };
}

const isSignatureBlock = (block: PrintableBlock | undefined) =>
  block?.kind === 'signature' || block?.kind === 'address';
