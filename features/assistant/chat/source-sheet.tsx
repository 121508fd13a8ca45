// On a phone the number of a source opens the source over the foot of the screen, so that the
// reader keeps the place in the text. The cards below the answer stay, for everyone else and
// without JavaScript.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { AnswerSource } from '#features/grounding/answer.ts';
import { numberByAppearance } from '#features/grounding/answer-view.ts';
import * as checked from '#features/grounding/messages/checked.ts';
import { SourceHead, SourcePassage } from '#features/grounding/source-cards.tsx';
import { sourceId } from '#features/grounding/source-mark.tsx';
import * as chat from '../messages/chat.ts';
import type { Turn } from './turn.ts';

const PHONE = '(max-width: 47.99rem)';
const SHEET = 'source-sheet';

export function useSourceSheet(turns: Turn[]) {
  const [source, setSource] = useState<AnswerSource | null>(null);
  /** For the capture phase, before the number moves the focus to its card. */
  const onMark = (event: MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest('.source-mark a') : null;
    if (!mark || !matchMedia(PHONE).matches || !('popover' in HTMLElement.prototype)) return;
    const found = findSource(turns, mark.getAttribute('href') ?? '');
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    setSource({ ...found });
  };
  return { source, onMark };
}

export function SourceSheet({ source }: { source: AnswerSource | null }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!source) return;
    sheet.current?.showPopover();
    sheet.current?.focus();
  }, [source]);
  return (
    <aside
      id={SHEET}
      ref={sheet}
      popover="auto"
      className="source-sheet"
      aria-label={source ? checked.source(source.n) : checked.sources}
      tabIndex={-1}
    >
      {source && (
        <>
          <div className="source-sheet-head">
            <span className="card-numeral">{source.n}</span>
            <div>
              <SourceHead source={source} />
            </div>
            <Button kind="quiet" popoverTarget={SHEET} popoverTargetAction="hide">
              {chat.closeSource}
            </Button>
          </div>
          <SourcePassage source={source} />
        </>
      )}
    </aside>
  );
}

function findSource(turns: Turn[], href: string): AnswerSource | undefined {
  for (const { id, answer } of turns) {
    const source = numberByAppearance(answer).sources.find(
      ({ n }) => href === `#${sourceId(id, n)}`,
    );
    if (source) return source;
  }
  return undefined;
}
