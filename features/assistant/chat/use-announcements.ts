// What a screen reader hears while an answer comes: that it is being looked for, then each part when it is whole, then that
// it is complete. Not every word, and nothing of the chat that was there before.
import { useEffect, useRef, useState } from 'react';
import { type AnswerView, usedSources } from '#features/grounding/answer-view.ts';
import { checked } from '#features/grounding/messages.ts';
import { chat } from '../messages.ts';
import { isRunning } from './chat-turn.ts';
import type { Turn } from './turn.ts';

export type Announcement = { key: number; text: string };

const KEPT = 3;

export function useAnnouncements(turn: Turn | undefined): Announcement[] {
  const [lines, setLines] = useState<Announcement[]>([]);
  const heard = useRef({ id: '', parts: 0, over: true, key: 0 });

  useEffect(() => {
    const now = heard.current;
    const say = (text: string) => {
      if (text === '') return;
      now.key += 1;
      const line = { key: now.key, text };
      setLines((all) => [...all, line].slice(-KEPT));
    };
    if (!turn || (turn.id !== now.id && !isRunning(turn))) return;
    if (turn.id !== now.id) {
      Object.assign(now, { id: turn.id, parts: 0, over: false });
      say(chat.announceSending);
    }
    if (now.over) return;
    const over = !isRunning(turn);
    const whole = over ? turn.answer.parts.length : turn.answer.parts.length - 1;
    if (whole > now.parts) {
      say(spoken(turn.answer, now.parts, whole));
      now.parts = whole;
    }
    if (!over) return;
    now.over = true;
    say(turn.failure ?? (turn.status === 'stopped' ? chat.announceStopped : chat.announceDone(usedSources(turn.answer).size)));
  }, [turn]);

  return lines;
}

function spoken(view: AnswerView, from: number, to: number): string {
  const parts = view.parts
    .slice(from, to)
    .map((part) =>
      part.type === 'notice'
        ? part.text
        : part.sentences
            .map(({ text, check }) =>
              check === 'struck' ? checked.struck : check === 'unverified' ? `${text} ${checked.unverified}.` : text,
            )
            .join(' '),
    );
  return parts.join('\n');
}
