// The live sheet: what was typed is highlighted, blanks are ruled with the field's name, and each
// clause can be explained. When typing pauses, a status region announces the block that changed,
// and a sheet that scrolls by itself goes there. It also goes to the field that has the focus, and
// a blank leads to its field.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import type {
  AssembledDocument,
  DocumentRequest,
  PrintableBlock,
} from '#features/printing/document-shapes.ts';
import { getBlockLines } from '#features/printing/to-text.ts';
import { writeMarked } from '#features/printing/value-marks.ts';
import { assemble } from '../assemble/assemble.ts';
import { findCautions } from '../assemble/find-cautions.ts';
import * as COVER from '../messages/cover-words.ts';
import * as documents from '../messages/documents.ts';
import { applyChanges } from '../tailor/apply-changes.ts';
import type { Template } from '../template.ts';
import { BlockText, type ShowField } from './sheet-block.tsx';

const MAX_ANNOUNCEMENT_LENGTH = 240;
const MAX_CONTEXT_LENGTH = 60;

/** `children`: the head of the sheet, with its heading `sheet-title`. */
type Props = {
  template: Template;
  request: DocumentRequest;
  /** Id of the input that has the focus. */
  focused?: string;
  onShowField: ShowField;
  children: ReactNode;
};

export function DocumentPreview({ template, request, focused, onShowField, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const plain = assemble(template, request);
  const { blocks } = applyChanges(plain, request.changes).document;
  const markedBlocks = listMarkedBlocks(plain, blocks, template, request);
  const announcement = useChangeAnnouncement(blocks, (index) =>
    scrollTo(sheet.current, `[data-piece="${index}"]`),
  );
  useEffect(() => {
    if (focused) scrollTo(sheet.current, `[data-field="${CSS.escape(focused)}"]`);
  }, [focused]);
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
        {plain.cover && (
          <div className="cover-sheet" role="note" aria-label={COVER.heading}>
            {plain.cover.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, only a position
              <div key={index} className={`piece ${block.kind}`}>
                <BlockText block={block} onShowField={onShowField} />
              </div>
            ))}
          </div>
        )}
        {markedBlocks.map((block, index) => {
          // Explained below its last block.
          const id = getClauseId(block);
          const clause =
            id && id !== getClauseId(markedBlocks[index + 1])
              ? template.clauses.find((one) => one.id === id)
              : undefined;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, only a position
              key={index}
              data-piece={index}
              className={`piece ${block.kind} ${'framed' in block ? 'framed' : ''}`}
            >
              <BlockText block={block} onShowField={onShowField} />
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

const getClauseId = (block: PrintableBlock | undefined) =>
  block && 'clause' in block ? block.clause : undefined;

/** The same blocks with their values marked; blocks of accepted changes have none. */
function listMarkedBlocks(
  plain: AssembledDocument,
  blocks: PrintableBlock[],
  template: Template,
  request: DocumentRequest,
): PrintableBlock[] {
  const marked = assemble(template, request, writeMarked).blocks;
  const markedByPlain = new Map(
    plain.blocks.map((block, index) => [block, marked[index] ?? block]),
  );
  return blocks.map((block) => markedByPlain.get(block) ?? block);
}

/** Only where the sheet has its own scrollbar: elsewhere the page would jump. */
function scrollTo(sheet: HTMLElement | null, selector: string) {
  const target = sheet?.querySelector(selector);
  const piece = target?.closest('.piece');
  if (sheet && piece instanceof HTMLElement && sheet.scrollHeight > sheet.clientHeight)
    sheet.scrollTop = piece.offsetTop - sheet.clientHeight / 3;
}

/** Announces the first block that changed. */
function useChangeAnnouncement(
  blocks: PrintableBlock[],
  onChange: (index: number) => void,
): string {
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
