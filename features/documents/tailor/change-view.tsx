// Shows one change: removed text is struck through, added text is marked, and both are labeled for
// screen readers.
import type { ReactNode } from 'react';
import type { Change } from '#features/printing/document-shapes.ts';
import * as tailoring from '../messages/tailoring.ts';
import { splitChange } from './split-change.ts';

const MAX_END_LENGTH = 140;

export function ChangeView({ change: { kind, was, title, text } }: { change: Change }) {
  if (kind === 'insert') {
    return (
      <div className="change-text">
        <p className="kept-text">{truncateStart(was)}</p>
        <p>
          <AddedText>
            {title && <b>{title}. </b>}
            {text}
          </AddedText>
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
        {added && <AddedText>{added}</AddedText>}
        {after}
      </p>
    </div>
  );
}

/** The block before an insertion, cut to its last words, which are enough to recognize it. */
function truncateStart(text: string): string {
  if (text.length <= MAX_END_LENGTH) return text;
  const end = text.slice(-MAX_END_LENGTH);
  return `…${end.slice(end.indexOf(' '))}`;
}

function AddedText({ children }: { children: ReactNode }) {
  return (
    <ins>
      <span className="sr-only"> {tailoring.added} </span>
      {children}
      <span className="sr-only"> {tailoring.end} </span>
    </ins>
  );
}

export function describeChangeKind({ kind, title }: Change): string {
  if (kind === 'replace') return tailoring.replaces;
  return title ? tailoring.newClause : tailoring.inserts;
}
