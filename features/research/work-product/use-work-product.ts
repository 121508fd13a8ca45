// State of one streamed analysis, memo or motion: events so far, status and error. Received events
// survive a stop or a broken connection.
import { useEffect, useRef, useState } from 'react';
import type { ClaimQuestion } from '#features/motions/motion.ts';
import * as workProductTexts from '../messages/work-product-texts.ts';
import type { FormAnswer, Refusal, WorkProduct, WorkProductEvent } from './work-product.ts';
import { requestWorkProduct } from './work-product-client.ts';

export type WorkProductState = {
  writing: WorkProduct;
  status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  events: WorkProductEvent[];
  refusal: Refusal | null;
  /** Which claim the motion argues: stays with the form until it is cleared. */
  question: ClaimQuestion | null;
};

type InitialResult = Pick<FormAnswer, 'writing' | 'events'> & {
  refusal?: Refusal | null;
  question?: ClaimQuestion | null;
};

export function useWorkProduct(
  defaultWorkProduct: WorkProduct,
  initial: InitialResult | undefined,
  onDone: (state: WorkProductState) => void,
) {
  const [state, setState] = useState<WorkProductState>(() =>
    toState(initial ?? { writing: defaultWorkProduct, events: [] }),
  );
  const activeRequest = useRef<AbortController>(undefined);
  useEffect(() => () => activeRequest.current?.abort(), []);

  async function start(workProduct: WorkProduct, body: object): Promise<void> {
    activeRequest.current?.abort();
    const controller = new AbortController();
    activeRequest.current = controller;
    let current: WorkProductState = {
      writing: workProduct,
      status: 'running',
      events: [],
      refusal: null,
      question: state.question,
    };
    setState(current);
    for await (const update of requestWorkProduct(workProduct, body, controller.signal)) {
      if (controller.signal.aborted) return;
      current = applyUpdate(current, update);
      setState(current);
    }
    if (current.status === 'done') onDone(current);
  }

  function stop(): void {
    activeRequest.current?.abort();
    setState((current) =>
      current.status === 'running' ? { ...current, status: 'stopped' } : current,
    );
  }

  /** Replaces the result: with none, or with one saved in this browser. */
  function show(result: InitialResult): void {
    activeRequest.current?.abort();
    setState(toState(result));
  }

  return { state, start, stop, show };
}

function applyUpdate(
  state: WorkProductState,
  update: { events: WorkProductEvent[] } | { refused: Refusal } | { broken: true },
): WorkProductState {
  // The question is the whole answer; its end says nothing more.
  if ('events' in update && state.status === 'idle') return state;
  if ('events' in update)
    return toState({ ...state, events: [...state.events, ...update.events] }, 'running');
  if ('refused' in update) return { ...state, status: 'failed', refusal: update.refused };
  const message =
    state.events.length > 0 ? workProductTexts.cutOff : workProductTexts.failed[state.writing];
  return {
    ...state,
    status: 'failed',
    refusal: { failure: { kind: 'unavailable', message }, mayTry: false },
  };
}

function toState(
  { writing, events, refusal = null, question = null }: InitialResult,
  fallback: WorkProductState['status'] = 'idle',
): WorkProductState {
  const claimQuestion = events.find((event) => event.type === 'question');
  if (claimQuestion)
    return { writing, events: [], refusal: null, status: 'idle', question: claimQuestion };
  const last = events.at(-1);
  if (refusal) return { writing, events, refusal, question, status: 'failed' };
  if (last?.type !== 'ended') return { writing, events, refusal, question, status: fallback };
  if (last.how !== 'failed')
    return {
      writing,
      events,
      refusal,
      question,
      status: last.how === 'stopped' ? 'stopped' : 'done',
    };
  const message = ('message' in last && last.message) || workProductTexts.failed[writing];
  return {
    writing,
    events,
    question,
    status: 'failed',
    refusal: { failure: { kind: 'unavailable', message }, mayTry: false },
  };
}
