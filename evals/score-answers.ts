// Scores one answer, and aggregates many scores into the numbers on /accuracy. Pure, and the same
// for both writers.
import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import type { AccuracyRun } from '#features/library/schema/accuracy-schema.ts';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { measureReadingGrade } from '#lib/language/reading-grade.ts';
import type { AssistantQuestion } from './assistant-questions.ts';

export type Score = {
  question: AssistantQuestion;
  refused: boolean;
  /** Zero-based rank of the first right source; negative if there is none. */
  rank: number;
  sentences: number;
  supported: number;
  rightState: boolean;
  grade: number;
};

const FIRST_FIVE = 5;

/** `isSupported` says whether a claim is supported by the sources it cites. */
export function scoreAnswer(
  question: AssistantQuestion,
  events: AnswerEvent[],
  isSupported: (event: Sentence, sources: AnswerSource[]) => boolean,
): Score {
  const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources : []));
  const claims = events.filter(
    (event): event is Sentence => event.type === 'sentence' && event.sentence.check !== 'plain',
  );
  const understood = events.find((event) => event.type === 'understood');
  return {
    question,
    refused: claims.length === 0,
    rank:
      claims.length === 0
        ? -1
        : sources.findIndex(({ kind, id }) => question.expects.includes(`${kind}:${id}`)),
    sentences: claims.length,
    supported: claims.filter((event) => isSupported(event, sources)).length,
    rightState: understood?.jurisdiction === (question.state ?? 'General'),
    grade: measureReadingGrade(claims.map(({ sentence }) => sentence.text).join(' ')).grade,
  };
}

export type Sentence = Extract<AnswerEvent, { type: 'sentence' }>;

export function summarize(
  id: AccuracyRun['id'],
  measuredOn: string,
  scores: Score[],
  model?: string,
): AccuracyRun {
  const shareInFive = (list: Score[]) =>
    toShare(list.filter(({ rank }) => rank >= 0 && rank < FIRST_FIVE).length, list.length);
  const sentences = sum(scores.map((s) => s.sentences));
  const answered = scores.filter((s) => !s.refused);
  return {
    id,
    ...(model && { model }),
    measuredOn,
    questions: scores.length,
    answered: toShare(answered.length, scores.length),
    rightFirst: toShare(scores.filter(({ rank }) => rank === 0).length, scores.length),
    rightInFive: shareInFive(scores),
    sentences,
    supported: toShare(sum(scores.map((s) => s.supported)), sentences),
    stateQuestions: scores.filter(({ question }) => question.state).length,
    rightState: toShare(scores.filter((s) => s.rightState).length, scores.length),
    grade: Math.round((sum(answered.map((s) => s.grade)) / Math.max(1, answered.length)) * 10) / 10,
    perTopic: TOPIC_IDS.map((topic) => {
      const list = scores.filter(({ question }) => question.topic === topic);
      return { topic, questions: list.length, rightInFive: shareInFive(list) };
    }),
  };
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const toShare = (count: number, total: number) =>
  Math.round((count / Math.max(1, total)) * 1000) / 1000;
