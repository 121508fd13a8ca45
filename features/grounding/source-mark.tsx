// Numbered links from a sentence to its source and back. They move the focus, so that keyboard
// users can follow.
import type { MouseEvent } from 'react';
import * as checked from './messages/checked.ts';

export const sourceId = (turnId: string, n: number) => `source-${turnId}-${n}`;
const markClass = (n: number) => `mark-${n}`;

export function SourceMark({ n, turnId }: { n: number; turnId: string }) {
  return (
    <sup className="source-mark">
      <a
        className={markClass(n)}
        href={`#${sourceId(turnId, n)}`}
        aria-label={checked.source(n)}
        onClick={(event) => focusOn(event, document.getElementById(sourceId(turnId, n)))}
      >
        {n}
      </a>
    </sup>
  );
}

/** The number on the card: back to the first sentence that cites it. */
export function BackToText({ n, turnId }: { n: number; turnId: string }) {
  return (
    <a
      className="card-numeral"
      href={`#answer-${turnId}`}
      aria-label={checked.backToText(n)}
      onClick={(event) =>
        focusOn(event, document.querySelector(`#answer-${turnId} .${markClass(n)}`))
      }
    >
      {n}
    </a>
  );
}

/** Prevents the default, because the router would treat the fragment link as a navigation. */
function focusOn(event: MouseEvent, target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.querySelector('details')?.setAttribute('open', '');
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}
