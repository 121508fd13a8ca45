// The end of a document, where people sign: places to sign stay on one page, and with some of the text above them. A page with nothing
// but a signature could belong to any paper.
import type { PaperBlock } from './document-shapes.ts';

/** More lines than this do not fit on one page together with text. */
const MAX_LINES = 20;

/** From `lead` on the blocks belong on one page; the places to sign begin at `start`. Undefined: there are none, or too many. */
export function signingPart(blocks: readonly PaperBlock[]): { lead: number; start: number } | undefined {
  let start = blocks.length;
  while (start > 0 && isPlaceToSign(blocks[start - 1])) start--;
  const before = blocks[start - 1];
  if (before?.kind === 'paragraph' && !before.clause) start--;
  const lines = blocks.slice(start).reduce((sum, block) => sum + ('lines' in block ? block.lines.length + 1 : 1), 0);
  if (start === blocks.length || start < 2 || lines > MAX_LINES) return undefined;
  // A heading goes with its text.
  return { lead: blocks[start - 2]?.kind === 'clause' ? start - 2 : start - 1, start };
}

const isPlaceToSign = (block: PaperBlock | undefined) => block?.kind === 'signature' || block?.kind === 'address';
