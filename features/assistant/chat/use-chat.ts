// State of the chat: its turns, the answer in progress, and what the browser stores of both.
// Resumes an answer after a lost connection or a reload, as long as the server has it.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { EMPTY_ANSWER, foldAnswer, isEmptyAnswer } from '#features/grounding/answer-view.ts';
import * as chat from '../messages/chat.ts';
import { stopChat } from './chat-client.ts';
import { isRunning, listEarlierTurns, listUrgentLines } from './chat-turn.ts';
import { followAnswer } from './follow-answer.ts';
import { createId, readRememberedChat, rememberChat } from './remembered-chat.ts';
import type { Turn } from './turn.ts';

type Options = {
  /** Turns rendered by the server. */
  initial: Turn[];
  conversationId: string | null;
  /** Turns of signed-in users are saved in their account. */
  savesTurns: boolean;
  onSettled: () => void;
};

export type Question = { text: string } & Pick<
  Turn,
  'jurisdiction' | 'chosen' | 'jurisdictionOver' | 'libraryOnly' | 'answerAnyway'
>;

export function useChat({ initial, conversationId, savesTurns, onSettled }: Options) {
  const [turns, setTurns] = useState(initial);
  const conversationRef = useRef(conversationId ?? '');
  const controllerRef = useRef<AbortController>(undefined);
  const onSettledRef = useRef(onSettled);
  onSettledRef.current = onSettled;

  const updateTurn = useCallback((id: string, to: (turn: Turn) => Turn) => {
    setTurns((all) => all.map((turn) => (turn.id === id ? to(turn) : turn)));
  }, []);

  const followTurn = useCallback(
    async (turn: Turn, earlierTurns: Turn[]) => {
      const controller = new AbortController();
      controllerRef.current = controller;
      const request = {
        question: turn.question,
        earlier: listEarlierTurns(earlierTurns),
        jurisdiction: turn.jurisdiction,
        jurisdictionOver: turn.jurisdictionOver ?? ('earlier' as const),
        libraryOnly: turn.libraryOnly,
        ...(turn.answerAnyway && { answerAnyway: true }),
        answerId: turn.id,
        answerToken: turn.token,
        ...(savesTurns && { conversationId: conversationRef.current }),
      };
      const outcome = await followAnswer(
        request,
        controller.signal,
        ({ events, token }, fromTheStart) =>
          updateTurn(turn.id, (now) =>
            applyEvents(fromTheStart ? { ...now, token, answer: EMPTY_ANSWER } : now, events),
          ),
      );
      if (outcome === 'left') return;
      if (outcome !== 'ended')
        updateTurn(turn.id, (now) =>
          markFailed(now, outcome === 'broken' ? undefined : outcome.refused),
        );
      onSettledRef.current();
    },
    [updateTurn, savesTurns],
  );

  // Once after hydration: restores the turns of this tab and resumes an answer in progress.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const remembered =
      initial.length === 0 && conversationId === null ? readRememberedChat() : null;
    conversationRef.current ||= remembered?.conversationId || createId();
    if (remembered) {
      setTurns(remembered.turns);
      const last = remembered.turns.at(-1);
      if (last && isRunning(last)) followTurn(last, remembered.turns.slice(0, -1));
    }
    return () => controllerRef.current?.abort();
  }, []);

  const milestones = turns.map((turn) => `${turn.id} ${turn.status} ${turn.vote ?? ''}`).join();
  const isReady = conversationRef.current !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: written at milestones, not at every sentence
  useEffect(() => {
    if (isReady) rememberChat({ conversationId: conversationRef.current, turns });
  }, [milestones, isReady]);

  /** `instead` replaces the last turn: its question was edited or is retried. */
  function ask({ text, ...choices }: Question, { instead = false } = {}): void {
    const earlierTurns = instead ? turns.slice(0, -1) : turns;
    const pinned = listUrgentLines(turns.slice(earlierTurns.length));
    const turn: Turn = {
      id: createId(),
      token: createId(),
      question: text,
      askedAt: new Date().toISOString(),
      ...choices,
      status: 'sending',
      answer: EMPTY_ANSWER,
      ...(pinned.length > 0 && { pinned }),
    };
    setTurns([...earlierTurns, turn]);
    followTurn(turn, earlierTurns);
  }

  function stop(): void {
    const last = turns.at(-1);
    if (!last || !isRunning(last)) return;
    controllerRef.current?.abort();
    stopChat(last.id, last.token);
    updateTurn(last.id, (turn) => ({ ...turn, status: 'stopped' }));
    onSettledRef.current();
  }

  function clear(): void {
    stop();
    conversationRef.current = createId();
    setTurns([]);
  }

  const vote = useCallback(
    (id: string, choice: 'up' | 'down') => updateTurn(id, (turn) => ({ ...turn, vote: choice })),
    [updateTurn],
  );
  return { turns, running: isRunning(turns.at(-1)), ask, stop, clear, vote };
}

function applyEvents(turn: Turn, events: AnswerEvent[]): Turn {
  const answer = foldAnswer(turn.answer, events);
  if (answer.ended === 'failed') return markFailed({ ...turn, answer });
  const status =
    answer.ended === 'stopped'
      ? 'stopped'
      : answer.ended
        ? 'done'
        : isEmptyAnswer(answer)
          ? 'sending'
          : 'writing';
  return { ...turn, answer, status };
}

/**
 * An apology if there is nothing to show; otherwise the received text stays, with a note that it
 * was cut off.
 */
function markFailed(turn: Turn, message?: string): Turn {
  const fallback = !isEmptyAnswer(turn.answer)
    ? chat.cutOff
    : navigator.onLine
      ? chat.failed
      : chat.offline;
  return { ...turn, status: 'error', failure: message ?? fallback };
}
