// The live sheet: what was typed is highlighted, blanks are ruled with the field's name, and each
// clause can be explained. When typing pauses, a status region announces the block that changed,
// and a sheet that scrolls by itself goes there.
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type {
  AssembledDocument,
  Block,
  DocumentRequest,
} from '#features/printing/document-shapes.ts';
import { getBlockLines } from '#features/printing/to-text.ts';
import { splitMarks, writeMarked } from '#features/printing/value-marks.ts';
import { assemble } from '../assemble/assemble.ts';
import { findCautions } from '../assemble/find-cautions.ts';
import * as documents from '../messages/documents.ts';
import { applyChanges } from '../tailor/apply-changes.ts';

const MAX_ANNOUNCEMENT_LENGTH = 240;
const MAX_CONTEXT_LENGTH = 60;

/** `children`: the head of the sheet, with its heading `sheet-title`. */
type Props = { template: DocumentTemplate; request: DocumentRequest; children: ReactNode };

export function DocumentPreview({ template, request, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const plain = assemble(template, request);
  const { blocks } = applyChanges(plain, request.changes).document;
  const markedBlocks = listMarkedBlocks(plain, blocks, template, request);
  const announcement = useChangeAnnouncement(blocks, (index) =>
    scrollToPiece(sheet.current, index),
  );
  return (
    <section className="document-preview" id="document-sheet" aria-labelledby="sheet-title">
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {findCautions(template, request).map((caution) => (
        <Notice key={caution} kind="caution" role="note">
          {caution}
        </Notice>
      ))}
      <div
        ref={sheet}
        className={`preview-sheet ${template.form}`}
        tabIndex={0}
        role="group"
        aria-labelledby="sheet-title"
      >
        {markedBlocks.map((block, index) => {
          // Explained below its last block.
          const id = getClauseId(block);
          const clause =
            id && id !== getClauseId(markedBlocks[index + 1])
              ? template.clauses.find((one) => one.id === id)
              : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, only a position
            <div key={index} className={`piece ${block.kind} ${'framed' in block ? 'framed' : ''}`}>
              <BlockText block={block} />
              {clause && (
                <details>
                  <summary aria-label={documents.meansLabel(clause.title)}>
                    {documents.means}
                  </summary>
                  <p>{clause.means}</p>
                </details>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

const getClauseId = (block: Block | undefined) =>
  block && 'clause' in block ? block.clause : undefined;

/** The same blocks with their values marked; blocks of accepted changes have none. */
function listMarkedBlocks(
  plain: AssembledDocument,
  blocks: Block[],
  template: DocumentTemplate,
  request: DocumentRequest,
): Block[] {
  const marked = assemble(template, request, writeMarked).blocks;
  const markedByPlain = new Map(
    plain.blocks.map((block, index) => [block, marked[index] ?? block]),
  );
  return blocks.map((block) => markedByPlain.get(block) ?? block);
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'clause') {
    return (
      <h3>
        <span className="clause-number">{block.number}.</span> {block.text}
      </h3>
    );
  }
  const lines = getBlockLines(block);
  if (block.kind === 'title') return <h3>{lines}</h3>;
  const hasHeading = block.kind === 'notice' || block.kind === 'signature';
  return (
    <>
      {hasHeading && (
        <h4>
          <MarkedLine text={lines[0] ?? ''} />
        </h4>
      )}
      <p>
        {lines.slice(hasHeading ? 1 : 0).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, only a position
          <Fragment key={index}>
            {index > 0 && '\n'}
            <MarkedLine text={line} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

const TO_SIGN = /_{10,}$/;

/** Lines to sign on end with underscores: they are cut off at the edge rather than wrapped. */
function MarkedLine({ text }: { text: string }) {
  const underscores = TO_SIGN.exec(text)?.[0] ?? '';
  return (
    <>
      {splitMarks(text.slice(0, text.length - underscores.length)).map(
        ({ kind, text: part }, index) =>
          kind === 'plain' ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, only a position
            <mark key={index} className={kind}>
              {kind === 'blank' && <span className="sr-only">{documents.blank} </span>}
              {part}
            </mark>
          ),
      )}
      {underscores && <span className="sign-line">{underscores}</span>}
    </>
  );
}

/** Only where the sheet has its own scrollbar: elsewhere the page would jump. */
function scrollToPiece(sheet: HTMLElement | null, index: number) {
  const piece = sheet?.children[index];
  if (sheet && piece instanceof HTMLElement && sheet.scrollHeight > sheet.clientHeight)
    sheet.scrollTop = piece.offsetTop - sheet.clientHeight / 3;
}

/** Announces the first block that changed. */
function useChangeAnnouncement(blocks: Block[], onChange: (index: number) => void): string {
  const previousTexts = useRef<string[]>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const blockTexts = blocks.map((block) => getBlockLines(block).join(' '));
    const previous = previousTexts.current;
    previousTexts.current = blockTexts;
    const changedIndex = previous ? blockTexts.findIndex((text, i) => text !== previous[i]) : -1;
    if (changedIndex < 0) return;
    setAnnouncement(
      documents.previewChanged(
        excerptChange(blockTexts[changedIndex] ?? '', previous?.[changedIndex] ?? ''),
      ),
    );
    onChange(changedIndex);
  });
  return announcement;
}

/** The changed part of a block, with a few words before it. */
function excerptChange(text: string, previous: string): string {
  const changeStart = [...text].findIndex((character, i) => character !== previous[i]);
  const start = text.lastIndexOf(' ', Math.max(0, changeStart - MAX_CONTEXT_LENGTH)) + 1;
  return text.slice(start, start + MAX_ANNOUNCEMENT_LENGTH);
}
