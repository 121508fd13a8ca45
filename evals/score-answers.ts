// One answer scored, and many scores made into the numbers that /accuracy shows. Pure, and the same for both writers.
import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import type { AccuracyRun } from '#features/library/schema/schema.ts';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { readingGrade } from '#lib/language/reading-grade.ts';
import type { AssistantQuestion } from './assistant-questions.ts';

export type Score = {
  asked: AssistantQuestion;
  refused: boolean;
  /** Where the first right source stands, from 0; less than 0: nowhere. */
  place: number;
  sentences: number;
  supported: number;
  rightState: boolean;
  grade: number;
};

const FIRST_FIVE = 5;

/** `isSupported` says whether a sentence that states something is backed by what it cites. */
export function scoreAnswer(
  asked: AssistantQuestion,
  events: AnswerEvent[],
  isSupported: (event: Sentence, sources: AnswerSource[]) => boolean,
): Score {
  const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources : []));
  const stated = events.filter((event): event is Sentence => event.type === 'sentence' && event.sentence.check !== 'plain');
  const understood = events.find((event) => event.type === 'understood');
  return {
    asked,
    refused: stated.length === 0,
    place: stated.length === 0 ? -1 : sources.findIndex(({ kind, id }) => asked.expects.includes(`${kind}:${id}`)),
    sentences: stated.length,
    supported: stated.filter((event) => isSupported(event, sources)).length,
    rightState: understood?.jurisdiction === (asked.state ?? 'General'),
    grade: readingGrade(stated.map(({ sentence }) => sentence.text).join(' ')).grade,
  };
}

export type Sentence = Extract<AnswerEvent, { type: 'sentence' }>;

export function summarize(id: AccuracyRun['id'], measuredOn: string, scores: Score[], model?: string): AccuracyRun {
  const inFive = (list: Score[]) => share(list.filter(({ place }) => place >= 0 && place < FIRST_FIVE).length, list.length);
  const sentences = sum(scores.map((s) => s.sentences));
  const answered = scores.filter((s) => !s.refused);
  return {
    id,
    ...(model && { model }),
    measuredOn,
    questions: scores.length,
    answered: share(answered.length, scores.length),
    rightFirst: share(scores.filter(({ place }) => place === 0).length, scores.length),
    rightInFive: inFive(scores),
    sentences,
    supported: share(sum(scores.map((s) => s.supported)), sentences),
    stateQuestions: scores.filter(({ asked }) => asked.state).length,
    rightState: share(scores.filter((s) => s.rightState).length, scores.length),
    grade: Math.round((sum(answered.map((s) => s.grade)) / Math.max(1, answered.length)) * 10) / 10,
    perTopic: TOPIC_IDS.map((topic) => {
      const list = scores.filter(({ asked }) => asked.topic === topic);
      return { topic, questions: list.length, rightInFive: inFive(list) };
    }),
  };
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const share = (count: number, of: number) => Math.round((count / Math.max(1, of)) * 1000) / 1000;
