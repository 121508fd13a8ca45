// Boxes to tick, each with what it means. None is ticked for anybody.
import { formatLabel } from '#features/library/schema/document-kinds.ts';
import type { DocumentField } from '#features/library/schema/document-schema.ts';
import { readTicked } from '../assemble/court-paper.ts';
import * as documents from '../messages/documents.ts';

type Props = { field: DocumentField; value: string; error: string | undefined };

export function BoxField({ field: { name, help, boxes = [] }, value, error }: Props) {
  const id = `details.${name}`;
  const ticked = readTicked(value);
  return (
    <fieldset className="box-field" id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
      <legend>{formatLabel(name)}</legend>
      <p className="hint" id={`${id}-hint`}>
        {help} {documents.boxesNone}
      </p>
      {boxes.map((box) => (
        <label key={box.id} className="box-choice">
          <input
            type="checkbox"
            name={id}
            value={box.id}
            defaultChecked={ticked.has(box.id)}
            aria-describedby={`${id}-${box.id}`}
          />
          <span>
            {box.text}
            <span className="hint" id={`${id}-${box.id}`}>
              {box.means}
            </span>
          </span>
        </label>
      ))}
      {error && <span className="wrong">{error}</span>}
    </fieldset>
  );
}
