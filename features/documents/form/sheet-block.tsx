// One block of the live sheet, with its values and blanks marked. A blank is a link to its field,
// with and without JavaScript.
import { Fragment } from 'react';
import type { PrintableBlock } from '#features/printing/document-shapes.ts';
import { getBlockLines } from '#features/printing/to-text.ts';
import { splitMarks } from '#features/printing/value-marks.ts';
import * as documents from '../messages/documents.ts';

/** Shows the input with this id, wherever it is hidden. */
export type ShowField = (id: string) => void;
type Props = { block: PrintableBlock; onShowField: ShowField };

export function BlockText({ block, onShowField }: Props) {
  if (block.kind === 'clause') {
    return (
      <h3>
        <span className="clause-number">{block.number}.</span> {block.text}
      </h3>
    );
  }
  const lines = getBlockLines(block);
  if (block.kind === 'title' || block.kind === 'heading') return <h3>{lines}</h3>;
  const hasHeading = block.kind === 'notice' || block.kind === 'signature';
  return (
    <>
      {hasHeading && (
        <h4>
          <MarkedLine text={lines[0] ?? ''} onShowField={onShowField} />
        </h4>
      )}
      <p>
        {lines.slice(hasHeading ? 1 : 0).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, only a position
          <Fragment key={index}>
            {index > 0 && '\n'}
            <MarkedLine text={line} onShowField={onShowField} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

const TO_SIGN = /_{10,}$/;

/** Lines to sign on end with underscores: they are cut off at the edge rather than wrapped. */
function MarkedLine({ text, onShowField }: { text: string; onShowField: ShowField }) {
  const underscores = TO_SIGN.exec(text)?.[0] ?? '';
  return (
    <>
      {splitMarks(text.slice(0, text.length - underscores.length)).map((part, index) =>
        part.kind === 'plain' ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, only a position
          <mark key={index} className={part.kind} data-field={part.field}>
            {part.kind === 'blank' && <span className="sr-only">{documents.blank} </span>}
            {part.kind === 'blank' && part.field ? (
              <FieldLink field={part.field} text={part.text} onShowField={onShowField} />
            ) : (
              part.text
            )}
          </mark>
        ),
      )}
      {underscores && <span className="sign-line">{underscores}</span>}
    </>
  );
}

type LinkProps = { field: string; text: string; onShowField: ShowField };

function FieldLink({ field, text, onShowField }: LinkProps) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        onShowField(field);
      }}
    >
      {text}
    </a>
  );
}
