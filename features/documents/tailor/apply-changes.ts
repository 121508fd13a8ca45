// Applies accepted changes to an assembled document. A replacement finds its block by the text it
// replaces: if the form has changed that text since, the change is reported as unfit and never
// applied elsewhere. Names, notices and signature blocks cannot be changed.
import type {
  AssembledDocument,
  Block,
  Change,
  PrintableBlock,
} from '#features/printing/document-shapes.ts';

type ChangeableBlock = Extract<Block, { kind: 'paragraph' | 'item' }> & { clause: string };

export const isChangeable = (block: PrintableBlock | undefined): block is ChangeableBlock =>
  (block?.kind === 'paragraph' || block?.kind === 'item') && block.clause !== undefined;

export function applyChanges(
  document: AssembledDocument,
  changes: readonly Change[] = [],
): { document: AssembledDocument; fit: Change[]; unfit: Change[] } {
  let { blocks } = document;
  const fit: Change[] = [];
  const unfit: Change[] = [];
  for (const change of changes) {
    const index = findBlockIndex(blocks, change);
    (index === undefined ? unfit : fit).push(change);
    if (index !== undefined) blocks = applyChange(blocks, index, change);
  }
  return { document: { ...document, blocks: renumberClauses(blocks) }, fit, unfit };
}

/**
 * Sorts the accepted changes of one reply from the last block to the first, so that none shifts or
 * rewords the block of another.
 */
export function sortChanges(changes: readonly Change[]): Change[] {
  return [...changes]
    .reverse()
    .sort((one, other) => other.at - one.at || one.kind.localeCompare(other.kind));
}

/**
 * The block with the replaced text or, for an insertion, of the same clause; of several, the one
 * nearest to the old position.
 */
function findBlockIndex(
  blocks: readonly PrintableBlock[],
  { kind, at, clause, was }: Change,
): number | undefined {
  const findNearest = (matches: (block: ChangeableBlock) => boolean) =>
    blocks
      .flatMap((block, index) => (isChangeable(block) && matches(block) ? [index] : []))
      .sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
  return (
    findNearest(({ text }) => text === was) ??
    (kind === 'insert' ? findNearest((block) => block.clause === clause) : undefined)
  );
}

function applyChange(
  blocks: PrintableBlock[],
  index: number,
  { kind, title, text }: Change,
): PrintableBlock[] {
  const block = blocks[index];
  if (!isChangeable(block)) return blocks;
  if (kind === 'replace') return blocks.with(index, { ...block, text });
  if (title === '' || !blocks.some((one) => one.kind === 'clause')) {
    return blocks.toSpliced(index + 1, 0, { kind: 'paragraph', clause: block.clause, text });
  }
  const end = blocks.findIndex((one, i) => i > index && !isChangeable(one));
  return blocks.toSpliced(
    end < 0 ? blocks.length : end,
    0,
    { kind: 'clause', clause: 'added', number: 0, text: title },
    { kind: 'paragraph', clause: 'added', text },
  );
}

function renumberClauses(blocks: PrintableBlock[]): PrintableBlock[] {
  let number = 0;
  return blocks.map((block) => (block.kind === 'clause' ? { ...block, number: ++number } : block));
}
