// A live preview of the document, with missing values in brackets and an explanation of each clause. When typing pauses, a status
// region announces the block that changed; the whole document is a region that screen readers can browse.
import { useEffect, useRef, useState } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { AssembledDocument, Block } from '#features/printing/document-shapes.ts';
import { getBlockLines } from '#features/printing/to-text.ts';
import { documents } from '../messages.ts';

const MAX_ANNOUNCEMENT_LENGTH = 240;
const MAX_CONTEXT_LENGTH = 60;

type Props = { template: DocumentTemplate; assembled: AssembledDocument; cautions: string[] };

export function DocumentPreview({ template, assembled: { blocks }, cautions }: Props) {
  const announcement = useChangeAnnouncement(blocks);
  const explainedClauses = new Set<string>();
  return (
    <div className="document-preview">
      <h2 id="preview-title">{documents.preview}</h2>
      <p className="hint">{documents.previewHint}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {cautions.map((caution) => (
        <Notice key={caution} kind="caution" role="note">
          {caution}
        </Notice>
      ))}
      <div className="preview-sheet" tabIndex={0} role="region" aria-labelledby="preview-title">
        {blocks.map((block, index) => {
          const clause = 'clause' in block ? template.clauses.find(({ id }) => id === block.clause) : undefined;
          const isFirst = clause !== undefined && !explainedClauses.has(clause.id);
          if (clause) explainedClauses.add(clause.id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, only a position
            <div key={index} className={`piece ${block.kind}`}>
              <BlockText block={block} />
              {clause && isFirst && (
                <details>
                  <summary aria-label={documents.meansLabel(clause.title)}>{documents.means}</summary>
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

function BlockText({ block }: { block: Block }) {
  const text = getBlockLines(block).join('\n');
  return block.kind === 'title' || block.kind === 'clause' ? <h3>{text}</h3> : <p>{text}</p>;
}

/** Announces the first block that changed. */
function useChangeAnnouncement(blocks: Block[]): string {
  const previousTexts = useRef<string[]>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const blockTexts = blocks.map((block) => getBlockLines(block).join(' '));
    const previous = previousTexts.current;
    previousTexts.current = blockTexts;
    const changedIndex = previous ? blockTexts.findIndex((text, i) => text !== previous[i]) : -1;
    if (changedIndex >= 0)
      setAnnouncement(documents.previewChanged(excerptChange(blockTexts[changedIndex] ?? '', previous?.[changedIndex] ?? '')));
  }, [blocks]);
  return announcement;
}

/** The changed part of a block, with a few words before it. */
function excerptChange(text: string, previous: string): string {
  const changeStart = [...text].findIndex((character, i) => character !== previous[i]);
  const start = text.lastIndexOf(' ', Math.max(0, changeStart - MAX_CONTEXT_LENGTH)) + 1;
  return text.slice(start, start + MAX_ANNOUNCEMENT_LENGTH);
}
