// Accepted changes, made in an assembled document. New words find their piece by the words that stood there: when the form has changed
// those since, they are left out and named, never put somewhere else. Names, notices and places to sign are not changed.
import type { AssembledDocument, Block, Change } from '#features/printing/document-shapes.ts';

type Changeable = Extract<Block, { kind: 'paragraph' | 'item' }> & { clause: string };

export const mayChange = (block: Block | undefined): block is Changeable =>
  (block?.kind === 'paragraph' || block?.kind === 'item') && block.clause !== undefined;

export function applyChanges(
  document: AssembledDocument,
  changes: readonly Change[] = [],
): { document: AssembledDocument; fit: Change[]; unfit: Change[] } {
  let { blocks } = document;
  const [fit, unfit]: [Change[], Change[]] = [[], []];
  for (const change of changes) {
    const at = placeOf(blocks, change);
    (at === undefined ? unfit : fit).push(change);
    if (at !== undefined) blocks = withChange(blocks, at, change);
  }
  return { document: { ...document, blocks: numbered(blocks) }, fit, unfit };
}

/** The accepted ones of one reply, in an order in which none moves or rewords the piece of another: from the last piece to the first. */
export function inOrder(changes: readonly Change[]): Change[] {
  return [...changes].reverse().sort((one, other) => other.at - one.at || one.kind.localeCompare(other.kind));
}

/** Where those words stand, or, for an addition, their clause; if more than once, nearest to where they stood. */
function placeOf(blocks: readonly Block[], { kind, at, clause, was }: Change): number | undefined {
  const nearest = (fits: (block: Changeable) => boolean) =>
    blocks
      .flatMap((block, place) => (mayChange(block) && fits(block) ? [place] : []))
      .sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
  return nearest(({ text }) => text === was) ?? (kind === 'insert' ? nearest((block) => block.clause === clause) : undefined);
}

function withChange(blocks: Block[], at: number, { kind, title, text }: Change): Block[] {
  const block = blocks[at];
  if (!mayChange(block)) return blocks;
  if (kind === 'replace') return blocks.with(at, { ...block, text });
  if (title === '' || !blocks.some((one) => one.kind === 'clause')) {
    return blocks.toSpliced(at + 1, 0, { kind: 'paragraph', clause: block.clause, text });
  }
  const end = blocks.findIndex((one, place) => place > at && !mayChange(one));
  return blocks.toSpliced(
    end < 0 ? blocks.length : end,
    0,
    { kind: 'clause', clause: 'added', number: 0, text: title },
    { kind: 'paragraph', clause: 'added', text },
  );
}

function numbered(blocks: Block[]): Block[] {
  let number = 0;
  return blocks.map((block) => (block.kind === 'clause' ? { ...block, number: ++number } : block));
}
