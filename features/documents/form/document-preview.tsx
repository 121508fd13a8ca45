// The document as it stands now, with what is missing in brackets, and beside each clause what it means. Screen readers are told, when
// typing pauses, the piece that changed; the whole document stays a region to walk through.
import { useEffect, useRef, useState } from 'react';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { AssembledDocument, Block } from '#features/printing/document-shapes.ts';
import { linesOfBlock } from '#features/printing/to-text.ts';
import { documents } from '../messages.ts';

const MAX_SPOKEN = 240;
const SPOKEN_BEFORE = 60;

export function DocumentPreview({ template, assembled: { blocks } }: { template: DocumentTemplate; assembled: AssembledDocument }) {
  const spoken = useChange(blocks);
  const explained = new Set<string>();
  return (
    <div className="document-preview">
      <h2 id="preview-title">{documents.preview}</h2>
      <p className="hint">{documents.previewHint}</p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="preview-sheet" tabIndex={0} role="region" aria-labelledby="preview-title">
        {blocks.map((block, at) => {
          const clause = 'clause' in block ? template.clauses.find(({ id }) => id === block.clause) : undefined;
          const first = clause !== undefined && !explained.has(clause.id);
          if (clause) explained.add(clause.id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
            <div key={at} className={`piece ${block.kind}`}>
              <Piece block={block} />
              {clause && first && (
                <details>
                  <summary aria-label={documents.meansOf(clause.title)}>{documents.means}</summary>
                  <p>{clause.means}</p>
                </details>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Piece({ block }: { block: Block }) {
  const text = linesOfBlock(block).join('\n');
  return block.kind === 'title' || block.kind === 'clause' ? <h3>{text}</h3> : <p>{text}</p>;
}

/** The first piece that is not as it was. */
function useChange(blocks: Block[]): string {
  const last = useRef<string[]>(undefined);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const pieces = blocks.map((block) => linesOfBlock(block).join(' '));
    const before = last.current;
    last.current = pieces;
    const at = before ? pieces.findIndex((piece, place) => piece !== before[place]) : -1;
    if (at >= 0) setSpoken(documents.previewChanged(around(pieces[at] ?? '', before?.[at] ?? '')));
  }, [blocks]);
  return spoken;
}

/** From a few words before what changed. */
function around(piece: string, before: string): string {
  const same = [...piece].findIndex((letter, at) => letter !== before[at]);
  const from = piece.lastIndexOf(' ', Math.max(0, same - SPOKEN_BEFORE)) + 1;
  return piece.slice(from, from + MAX_SPOKEN);
}
