// Announcements for screen readers while an answer streams: the start, each complete part, and the
// end. Not every sentence, and nothing of earlier turns.
import { useEffect, useRef, useState } from 'react';
import { type AnswerView, getUsedSources } from '#features/grounding/answer-view.ts';
import * as checked from '#features/grounding/messages/checked.ts';
import * as chat from '../messages/chat.ts';
import * as choiceTexts from '../messages/choice-texts.ts';
import { isOnlyUrgent, isRunning, isStoppedEmpty } from './chat-turn.ts';
import type { Turn } from './turn.ts';

export type Announcement = { key: number; text: string };

const MAX_ANNOUNCEMENTS = 3;

export function useAnnouncements(turn: Turn | undefined): Announcement[] {
  const [lines, setLines] = useState<Announcement[]>([]);
  const progressRef = useRef({ id: '', parts: 0, over: true, key: 0 });

  useEffect(() => {
    const progress = progressRef.current;
    const announce = (text: string) => {
      if (text === '') return;
      progress.key += 1;
      const line = { key: progress.key, text };
      setLines((all) => [...all, line].slice(-MAX_ANNOUNCEMENTS));
    };
    if (!turn || (turn.id !== progress.id && !isRunning(turn))) return;
    if (turn.id !== progress.id) {
      Object.assign(progress, { id: turn.id, parts: 0, over: false });
      // What was said of the turn before would be read as if it were about this one.
      setLines([]);
      announce(chat.announceSending);
    }
    if (progress.over) return;
    const isOver = !isRunning(turn);
    const completeParts = isOver ? turn.answer.parts.length : turn.answer.parts.length - 1;
    if (completeParts > progress.parts) {
      announce(formatParts(turn.answer, progress.parts, completeParts));
      progress.parts = completeParts;
    }
    if (!isOver) return;
    progress.over = true;
    const stopped = isStoppedEmpty(turn) ? chat.announceStoppedEmpty : chat.announceStopped;
    announce(turn.failure ?? (turn.status === 'stopped' ? stopped : formatEnd(turn.answer)));
  }, [turn]);

  return lines;
}

/** What is said when the answer has ended; the parts were read before. */
export function formatEnd(answer: AnswerView): string {
  const { choices } = answer;
  if (choices?.purpose === 'clarify') return choiceTexts.announce(choices.questions.length);
  if (choices?.purpose === 'answer-anyway') return choiceTexts.announceWaiting;
  // Numbers and a sentence, which were read: there was no answer to complete.
  if (isOnlyUrgent(answer)) return '';
  return chat.announceDone(getUsedSources(answer).size);
}

function formatParts(view: AnswerView, from: number, to: number): string {
  const parts = view.parts
    .slice(from, to)
    .map((part) =>
      part.type === 'notice'
        ? part.text
        : part.sentences
            .map(({ text, check }) =>
              check === 'struck'
                ? checked.struck
                : check === 'unverified'
                  ? `${text} ${checked.unverified}.`
                  : text,
            )
            .join(' '),
    );
  return parts.join('\n');
}
