// The parts that a checked sentence is drawn with, in an answer and in a motion: what is wrong with it, and a citation inside it.
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { SentenceCitation } from './answer.ts';

export function Verdict({ status, label, why }: { status: 'struck' | 'unverified'; label: string; why: string }) {
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

type Cited = { citation: SentenceCitation; newTab: string; children: ReactNode };

/** Underlined, with its verdict as a title, and linked to where it can be read. */
export function Citation({ citation: { status, href, sentence }, newTab, children }: Cited) {
  if (!href) {
    return (
      <span className={`cite ${status}`} title={sentence}>
        {children}
      </span>
    );
  }
  return (
    <a className={`cite ${status}`} href={href} title={sentence} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}
