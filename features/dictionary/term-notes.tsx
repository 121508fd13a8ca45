// The notes that marked terms open. They are native popovers: the browser positions, focuses and closes them.
import { Link } from 'react-router';
import type { TermNote } from './mark-terms.ts';
import { termNote } from './term-note-messages.ts';

export function TermNotes({ notes }: { notes: TermNote[] }) {
  return notes.map(({ id, term, definition }) => (
    <div key={id} id={`term-${id}`} popover="auto" role="note" aria-label={term} className="term-note">
      <b>{term}</b>
      <p>{definition}</p>
      <p>
        <Link to={`/dictionary/${id}`}>{termNote.readEntry}</Link>
        <button type="button" popoverTarget={`term-${id}`} popoverTargetAction="hide">
          {termNote.close}
        </button>
      </p>
    </div>
  ));
}
