// Focus and scroll position when a question is sent and when its answer ends.
import { type RefObject, useEffect, useRef } from 'react';
import { isRunning } from './chat-turn.ts';
import type { Turn } from './turn.ts';

/**
 * The box is disabled while an answer streams, so the focus moves to Stop and back to the box
 * afterwards. On touch screens it moves to the answer instead, because focusing the box would open
 * the keyboard over it.
 */
export function useChatFocus(
  last: Turn | undefined,
  box: RefObject<HTMLTextAreaElement | null>,
  stopButton: RefObject<HTMLButtonElement | null>,
  urgentLines: number,
): void {
  const runningTurnId = useRef<string>(undefined);
  const running = isRunning(last);
  const id = last?.id;
  const opened = useRef(false);
  // A conversation that was opened or restored begins at its last question, where it was left.
  useEffect(() => {
    if (!id || opened.current) return;
    opened.current = true;
    if (!running) showTurn(id);
  }, [id, running]);
  // The strip of what cannot wait arrives after the question and would cover it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when lines arrive
  useEffect(() => {
    if (urgentLines > 0 && id && runningTurnId.current === id) showTurn(id);
  }, [urgentLines]);
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
    (isTouch ? document.getElementById(`answer-${id}`) : box.current)?.focus({
      preventScroll: true,
    });
  }, [running, id, box, stopButton]);
}

/**
 * The page scrolls, not the panel: the question goes below the bars, and the answer has the rest of
 * the screen. A long question goes above them, as far as the number to call needs the room.
 */
function showTurn(id: string): void {
  document.getElementById(`turn-${id}`)?.scrollIntoView({ block: 'start' });
  document.querySelector(`#urgent-${id} .urgent-first`)?.scrollIntoView({ block: 'nearest' });
}
