// The notes that marked terms open.
import { Link } from 'react-router';
import { PopoverNote } from '#app/ui/popover-note.tsx';
import type { TermNote } from './mark-terms.ts';
import { termNote } from './term-note-messages.ts';

export function TermNotes({ notes }: { notes: TermNote[] }) {
  return notes.map(({ id, term, definition }) => (
    <PopoverNote
      key={id}
      id={`term-${id}`}
      label={term}
      link={<Link to={`/dictionary/${id}`}>{termNote.readEntry}</Link>}
      close={termNote.close}
    >
      <b>{term}</b>
      <p>{definition}</p>
    </PopoverNote>
  ));
}
