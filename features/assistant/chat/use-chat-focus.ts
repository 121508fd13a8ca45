// Where the focus and the eye go when a question is sent and when its answer is there.
import { type RefObject, useEffect, useRef } from 'react';
import { isRunning } from './chat-turn.ts';
import type { Turn } from './turn.ts';

const ABOVE_PX = 20;

/** While an answer is written the box is off, so the focus waits on Stop; then it comes back. On a phone it goes to the
 * answer instead: the box would open the keyboard over it. */
export function useChatFocus(
  last: Turn | undefined,
  box: RefObject<HTMLTextAreaElement | null>,
  stopButton: RefObject<HTMLButtonElement | null>,
): void {
  const was = useRef<string>(undefined);
  const running = isRunning(last);
  const id = last?.id;
  useEffect(() => {
    if (running && id && was.current !== id) {
      was.current = id;
      showTurn(id);
      stopButton.current?.focus({ preventScroll: true });
    }
    if (running || !id || was.current !== id) return;
    was.current = undefined;
    const focus = document.activeElement;
    if (focus && focus !== document.body) return;
    const touch = matchMedia('(pointer: coarse)').matches;
    (touch ? document.getElementById(`answer-${id}`) : box.current)?.focus({ preventScroll: true });
  }, [running, id, box, stopButton]);
}

/** The question goes to the top: of the panel where that scrolls by itself, else of the page. */
function showTurn(id: string): void {
  const turn = document.getElementById(`turn-${id}`);
  const thread = turn?.parentElement;
  if (!turn || !thread) return;
  if (getComputedStyle(thread).overflowY !== 'auto') return turn.scrollIntoView({ block: 'start' });
  thread.scrollTop = turn.offsetTop - ABOVE_PX;
  thread.parentElement?.scrollIntoView({ block: 'nearest' });
}
