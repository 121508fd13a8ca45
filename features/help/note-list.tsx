// Notes from content, each with its source and the day it was read.
import * as library from '#features/library/messages/library.ts';
import type { NoteView } from './describe-help.server.ts';
import * as help from './messages/help.ts';

export function NoteList({ notes, children }: { notes: NoteView[]; children?: React.ReactNode }) {
  return (
    <ul className="help-notes">
      {notes.map(({ id, text, checked }) => (
        <li key={id}>
          {text}
          <NoteSources {...checked} />
        </li>
      ))}
      {children}
    </ul>
  );
}

export function NoteSources({ sources, checkedOn }: NoteView['checked']) {
  return (
    <span className="meta help-sources">
      {sources.map(({ title, url, cite }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          {cite ?? title}
          <span className="sr-only"> {library.newTab}</span>
        </a>
      ))}
      <span>{help.checkedOn(checkedOn)}</span>
    </span>
  );
}
