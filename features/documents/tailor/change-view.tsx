// One change as it will stand: what goes is struck, what comes is marked, and both are also said in words.
import type { ReactNode } from 'react';
import type { Change } from '#features/printing/document-shapes.ts';
import { tailoring } from '../messages.ts';
import { splitChange } from './split-change.ts';

const MAX_END_LENGTH = 140;

export function ChangeView({ change: { kind, was, title, text } }: { change: Change }) {
  if (kind === 'insert') {
    return (
      <div className="change-text">
        <p className="kept-text">{endOf(was)}</p>
        <p>
          <Added>
            {title && <b>{title}. </b>}
            {text}
          </Added>
        </p>
      </div>
    );
  }
  const { before, removed, added, after } = splitChange(was, text);
  return (
    <div className="change-text">
      <p>
        {before}
        {removed && (
          <del>
            <span className="sr-only"> {tailoring.removed} </span>
            {removed}
            <span className="sr-only"> {tailoring.end} </span>
          </del>
        )}{' '}
        {added && <Added>{added}</Added>}
        {after}
      </p>
    </div>
  );
}

/** What comes before an addition: its last words are enough to know it again. */
function endOf(text: string): string {
  if (text.length <= MAX_END_LENGTH) return text;
  const end = text.slice(-MAX_END_LENGTH);
  return `…${end.slice(end.indexOf(' '))}`;
}

function Added({ children }: { children: ReactNode }) {
  return (
    <ins>
      <span className="sr-only"> {tailoring.added} </span>
      {children}
      <span className="sr-only"> {tailoring.end} </span>
    </ins>
  );
}

export function kindOf({ kind, title }: Change): string {
  if (kind === 'replace') return tailoring.replaces;
  return title ? tailoring.newClause : tailoring.inserts;
}
