// Focus and scroll position when a question is sent and when its answer ends.
import { type RefObject, useEffect, useRef } from 'react';
import { isRunning } from './chat-turn.ts';
import type { Turn } from './turn.ts';

const SCROLL_MARGIN_PX = 20;

/** The box is disabled while an answer streams, so the focus moves to Stop and back to the box afterwards. On touch screens it moves to
 * the answer instead, because focusing the box would open the keyboard over it. */
export function useChatFocus(
  last: Turn | undefined,
  box: RefObject<HTMLTextAreaElement | null>,
  stopButton: RefObject<HTMLButtonElement | null>,
): void {
  const runningTurnId = useRef<string>(undefined);
  const running = isRunning(last);
  const id = last?.id;
  useEffect(() => {
    if (running && id && runningTurnId.current !== id) {
      runningTurnId.current = id;
      showTurn(id);
      stopButton.current?.focus({ preventScroll: true });
    }
    if (running || !id || runningTurnId.current !== id) return;
    runningTurnId.current = undefined;
    const focus = document.activeElement;
    if (focus && focus !== document.body) return;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? document.getElementById(`answer-${id}`) : box.current)?.focus({ preventScroll: true });
  }, [running, id, box, stopButton]);
}

/** Scrolls the question to the top of the panel if the panel scrolls, otherwise of the page. */
function showTurn(id: string): void {
  const turn = document.getElementById(`turn-${id}`);
  const thread = turn?.parentElement;
  if (!turn || !thread) return;
  if (getComputedStyle(thread).overflowY !== 'auto') return turn.scrollIntoView({ block: 'start' });
  thread.scrollTop = turn.offsetTop - SCROLL_MARGIN_PX;
  thread.parentElement?.scrollIntoView({ block: 'nearest' });
}
