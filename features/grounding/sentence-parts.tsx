// Shared parts of a checked sentence in answers and motions: its verdict and the citations inside
// it.

import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { PopoverNote } from '#app/ui/popover-note.tsx';
import type { CitedText, SentenceCitation } from './answer.ts';
import * as checked from './messages/checked.ts';

export function Verdict({
  status,
  label,
  why,
}: {
  status: 'struck' | 'unverified';
  label: string;
  why: string;
}) {
  return (
    <span className={`sentence-verdict ${status}`}>
      <b>
        <Icon name={status === 'struck' ? 'circle-x' : 'circle-alert'} />
        {label}:
      </b>{' '}
      {why}
    </span>
  );
}

type CitationProps = { citation: SentenceCitation; newTab: string; children: ReactNode };

/**
 * A citation with its verdict as the title, linked to its page when there is one; of a stored
 * statute also its words.
 */
export function Citation({
  citation: { status, href, sentence, statute },
  newTab,
  children,
}: CitationProps) {
  if (!href) {
    return (
      <span className={`cite ${status}`} title={sentence}>
        {children}
      </span>
    );
  }
  return (
    <>
      <a
        className={`cite ${status}`}
        href={href}
        title={statute ? statute.text : sentence}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
        <span className="sr-only"> {newTab}</span>
      </a>
      {statute && <StatuteNote statute={statute} href={href} />}
    </>
  );
}

/**
 * The words of the statute. The link shows them on hovering; this button on tapping and by
 * keyboard, also without JavaScript.
 */
function StatuteNote({ statute: { text, asOf }, href }: { statute: CitedText; href: string }) {
  const id = useId();
  return (
    <>
      {' '}
      <button
        type="button"
        className="term statute-text"
        popoverTarget={id}
        aria-label={checked.showText}
      >
        {checked.text}
      </button>
      <PopoverNote
        as="span"
        id={id}
        label={checked.showText}
        link={<a href={href}>{checked.readSection}</a>}
        close={checked.close}
      >
        {text} <i>{checked.asOf(asOf)}</i>
      </PopoverNote>
    </>
  );
}
