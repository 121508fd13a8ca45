// Where the desk has room for one column only: the form or the sheet. Without JavaScript both are
// shown, and these are links to them.
import { useRef, useState } from 'react';
import * as documents from '../messages/documents.ts';

export type Pane = 'form' | 'sheet';
/** The bar and the switch, which stay on top. */
const SWITCH_HEIGHT = 136;
export const PANE_IDS: Record<Pane, string> = { form: 'document-form', sheet: 'document-sheet' };

/**
 * The pane that is shown. `keepPosition`: the page scrolls to where that pane was left, or to its
 * beginning.
 */
export function usePane(initial: Pane): [Pane, (pane: Pane, keepPosition?: boolean) => void] {
  const [pane, setPane] = useState(initial);
  const positions = useRef<Partial<Record<Pane, number>>>({});
  const showPane = (next: Pane, keepPosition = false) => {
    if (next === pane) return;
    positions.current[pane] = window.scrollY;
    setPane(next);
    if (!keepPosition) return;
    requestAnimationFrame(() => {
      const beginning = document.getElementById(PANE_IDS[next])?.getBoundingClientRect().top ?? 0;
      const top =
        positions.current[next] ??
        Math.min(window.scrollY, window.scrollY + beginning - SWITCH_HEIGHT);
      window.scrollTo({ top, behavior: 'instant' });
    });
  };
  return [pane, showPane];
}

type Props = { pane: Pane; emptyCount: number; onChoose: (pane: Pane) => void };

export function DeskSwitch({ pane, emptyCount, onChoose }: Props) {
  return (
    <nav className="desk-switch" aria-label={documents.switchView}>
      {(['form', 'sheet'] as const).map((one) => (
        <a
          key={one}
          href={`#${PANE_IDS[one]}`}
          aria-current={one === pane ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onChoose(one);
          }}
        >
          {documents.panes[one]}
          {one === 'sheet' && emptyCount > 0 && (
            <span className="empty-count js-only"> {documents.blanks(emptyCount)}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
