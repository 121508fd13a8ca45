// The chat of one page: its turns, the answer that is being written, and what the browser remembers of both. A connection
// that breaks is picked up where the server still has the answer; so is a page that was loaded again.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { EMPTY_ANSWER, foldAnswer, isEmpty } from '#features/grounding/answer-view.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { chat } from '../messages.ts';
import { stopChat } from './chat-client.ts';
import { earlierOf, isRunning } from './chat-turn.ts';
import { followAnswer } from './follow-answer.ts';
import { newId, rememberChat, rememberedChat } from './remembered-chat.ts';
import type { Turn } from './turn.ts';

type Options = {
  /** Turns that came with the page. */
  initial: Turn[];
  conversationId: string | null;
  /** Signed-in people's turns are kept in their account. */
  keeps: boolean;
  onSettled: () => void;
};

export type Question = { text: string; jurisdiction: Jurisdiction; libraryOnly: boolean };

export function useChat({ initial, conversationId, keeps, onSettled }: Options) {
  const [turns, setTurns] = useState(initial);
  const conversation = useRef(conversationId ?? '');
  const listening = useRef<AbortController>(undefined);
  const settled = useRef(onSettled);
  settled.current = onSettled;

  const change = useCallback((id: string, to: (turn: Turn) => Turn) => {
    setTurns((all) => all.map((turn) => (turn.id === id ? to(turn) : turn)));
  }, []);

  const follow = useCallback(
    async (turn: Turn, before: Turn[]) => {
      const control = new AbortController();
      listening.current = control;
      const request = {
        question: turn.question,
        earlier: earlierOf(before),
        jurisdiction: turn.jurisdiction,
        libraryOnly: turn.libraryOnly,
        answerId: turn.id,
        answerToken: turn.token,
        ...(keeps && { conversationId: conversation.current }),
      };
      const outcome = await followAnswer(request, control.signal, (events, fromTheStart) =>
        change(turn.id, (now) => receive(fromTheStart ? { ...now, answer: EMPTY_ANSWER } : now, events)),
      );
      if (outcome === 'left') return;
      if (outcome !== 'ended') change(turn.id, (now) => fail(now, outcome === 'broken' ? undefined : outcome.refused));
      settled.current();
    },
    [change, keeps],
  );

  // Once, when the page is alive: what this tab remembers, and the answer that it was waiting for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const kept = initial.length === 0 && conversationId === null ? rememberedChat() : null;
    conversation.current ||= kept?.conversationId || newId();
    if (kept) {
      setTurns(kept.turns);
      const last = kept.turns.at(-1);
      if (last && isRunning(last)) follow(last, kept.turns.slice(0, -1));
    }
    return () => listening.current?.abort();
  }, []);

  const milestones = turns.map((turn) => `${turn.id} ${turn.status} ${turn.vote ?? ''}`).join();
  const alive = conversation.current !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: written at milestones, not at every sentence
  useEffect(() => {
    if (alive) rememberChat({ conversationId: conversation.current, turns });
  }, [milestones, alive]);

  /** `instead`: the last question was changed or is tried again; its turn goes. */
  function ask({ text, jurisdiction, libraryOnly }: Question, { instead = false } = {}): void {
    const before = instead ? turns.slice(0, -1) : turns;
    const turn: Turn = {
      id: newId(),
      token: newId(),
      question: text,
      askedAt: new Date().toISOString(),
      jurisdiction,
      libraryOnly,
      status: 'sending',
      answer: EMPTY_ANSWER,
    };
    setTurns([...before, turn]);
    follow(turn, before);
  }

  function stop(): void {
    const last = turns.at(-1);
    if (!last || !isRunning(last)) return;
    listening.current?.abort();
    stopChat(last.id, last.token);
    change(last.id, (turn) => ({ ...turn, status: 'stopped' }));
    settled.current();
  }

  function clear(): void {
    stop();
    conversation.current = newId();
    setTurns([]);
  }

  const vote = useCallback((id: string, choice: 'up' | 'down') => change(id, (turn) => ({ ...turn, vote: choice })), [change]);
  return { turns, running: isRunning(turns.at(-1)), ask, stop, clear, vote };
}

function receive(turn: Turn, events: AnswerEvent[]): Turn {
  const answer = foldAnswer(turn.answer, events);
  if (answer.ended === 'failed') return fail({ ...turn, answer });
  const status = answer.ended === 'stopped' ? 'stopped' : answer.ended ? 'done' : isEmpty(answer) ? 'sending' : 'writing';
  return { ...turn, answer, status };
}

/** The apology when there is nothing to show; otherwise what came stays, with a word on why there is no more. */
function fail(turn: Turn, words?: string): Turn {
  const otherwise = !isEmpty(turn.answer) ? chat.cutOff : navigator.onLine ? chat.failed : chat.offline;
  return { ...turn, status: 'error', failure: words ?? otherwise };
}
