// One analysis, memo or motion of a page: what came of it so far, whether it still comes, and what went wrong. What came stays, also when
// it is stopped or the connection breaks. `fold` puts the engine's own events together.
import { useEffect, useRef, useState } from 'react';
import type { FormAnswer, Refusal, Writing, WritingEvent } from './work-product.ts';
import { askForWriting } from './work-product-client.ts';
import { writingTexts } from './work-product-messages.ts';

export type WritingState = {
  writing: Writing;
  status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  events: WritingEvent[];
  refusal: Refusal | null;
};

type Given = Pick<FormAnswer, 'writing' | 'events'> & { refusal?: Refusal | null };

export function useWriting(first: Writing, given: Given | undefined, onDone: (state: WritingState) => void) {
  const [state, setState] = useState<WritingState>(() => stateOf(given ?? { writing: first, events: [] }));
  const listening = useRef<AbortController>(undefined);
  useEffect(() => () => listening.current?.abort(), []);

  async function start(writing: Writing, body: object): Promise<void> {
    listening.current?.abort();
    const control = new AbortController();
    listening.current = control;
    let now: WritingState = { writing, status: 'running', events: [], refusal: null };
    setState(now);
    for await (const piece of askForWriting(writing, body, control.signal)) {
      if (control.signal.aborted) return;
      now = next(now, piece);
      setState(now);
    }
    if (now.status === 'done') onDone(now);
  }

  function stop(): void {
    listening.current?.abort();
    setState((now) => (now.status === 'running' ? { ...now, status: 'stopped' } : now));
  }

  /** Another result in its place: none, or one that this browser kept. */
  function show(other: Given): void {
    listening.current?.abort();
    setState(stateOf(other));
  }

  return { state, start, stop, show };
}

function next(state: WritingState, piece: { events: WritingEvent[] } | { refused: Refusal } | { broken: true }): WritingState {
  if ('events' in piece) return stateOf({ ...state, events: [...state.events, ...piece.events] }, 'running');
  if ('refused' in piece) return { ...state, status: 'failed', refusal: piece.refused };
  const message = state.events.length > 0 ? writingTexts.cutOff : writingTexts.failed[state.writing];
  return { ...state, status: 'failed', refusal: { failure: { kind: 'unavailable', message }, mayTry: false } };
}

function stateOf({ writing, events, refusal = null }: Given, otherwise: WritingState['status'] = 'idle'): WritingState {
  const last = events.at(-1);
  if (refusal) return { writing, events, refusal, status: 'failed' };
  if (last?.type !== 'ended') return { writing, events, refusal, status: otherwise };
  if (last.how !== 'failed') return { writing, events, refusal, status: last.how === 'stopped' ? 'stopped' : 'done' };
  const message = ('message' in last && last.message) || writingTexts.failed[writing];
  return { writing, events, status: 'failed', refusal: { failure: { kind: 'unavailable', message }, mayTry: false } };
}
