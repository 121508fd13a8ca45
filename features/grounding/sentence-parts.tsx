// Shared parts of a checked sentence in answers and motions: its verdict and the citations inside it.
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

type CitationProps = { citation: SentenceCitation; newTab: string; children: ReactNode };

/** A citation with its verdict as the title, linked to its page when there is one. */
export function Citation({ citation: { status, href, sentence }, newTab, children }: CitationProps) {
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
