// The notes that marked terms open. The terms are links to their entries (see `mark-terms.ts`):
// without this script, and in browsers without popovers, they lead there.
import { useEffect } from 'react';
import { Link } from 'react-router';
import { PopoverNote } from '#app/ui/popover-note.tsx';
import type { TermNote } from './mark-terms.ts';
import * as termNote from './messages/term-note.ts';

export function TermNotes({ notes }: { notes: TermNote[] }) {
  useEffect(() => {
    addEventListener('click', openNote);
    return () => removeEventListener('click', openNote);
  }, []);
  return notes.map(({ id, term, definition }) => (
    <PopoverNote
      key={id}
      id={`term-${id}`}
      label={term}
      describedBy={`means-${id}`}
      link={<Link to={`/dictionary/${id}`}>{termNote.readEntry}</Link>}
      close={termNote.close}
    >
      <b>{term}</b>
      <p id={`means-${id}`}>{definition}</p>
    </PopoverNote>
  ));
}

/**
 * The note stands at the end of the page, so the focus goes to it; closing it gives the focus back
 * to the word.
 */
function openNote(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('a.term');
  const note = document.getElementById(`term-${link?.getAttribute('href')?.split('/')[2]}`);
  if (!link || !note?.showPopover || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.style.setProperty('anchor-name', `--${note.id}`);
  note.style.setProperty('position-anchor', `--${note.id}`);
  note.showPopover();
  note.focus();
}
