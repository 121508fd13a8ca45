// What leaves the page as text or file says no more than the page does.
import { expect, test } from 'vitest';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { AnalysisEvent } from './analysis.ts';
import { analysisText } from './analysis-text.ts';
import { addAnalysisEvent, NO_ANALYSIS } from './analysis-view.ts';

const sentence = (text: string, check: AnswerSentence['check'], sources: number[] = []): AnswerSentence => ({ text, check, sources });
const textOf = (events: AnalysisEvent[]) => analysisText(events.reduce(addAnalysisEvent, NO_ANALYSIS), 'https://plainlaw.test');

const SOURCE = {
  n: 1,
  kind: 'case',
  id: 'a-v-b',
  title: 'A v. B',
  href: '/cases/a-v-b',
  passage: 'It holds.',
  citation: 'A v. B, 1 U.S. 1',
} as const;
const OPENING: AnalysisEvent[] = [
  { type: 'begun', kind: 'analysis', writer: 'model', provider: 'p', jurisdiction: 'TX' },
  { type: 'facts', facts: [{ n: 1, text: 'He kept it.', start: 0, end: 11 }] },
  { type: 'sources', sources: [{ ...SOURCE, status: 'verified' }] },
  { type: 'block', block: 0, kind: 'paragraph', part: 'overview' },
];

test('struck sentences are left out, unverified ones stand in brackets, the others keep their numbers', () => {
  const text = textOf([
    ...OPENING,
    { type: 'sentence', block: 0, sentence: sentence('Good.', 'supported', [1]) },
    { type: 'sentence', block: 0, sentence: sentence('Doubtful.', 'unverified') },
    { type: 'sentence', block: 0, sentence: sentence('See X v. Y, 1200 U.S. 3.', 'struck') },
  ]);
  expect(text).toContain('Good. [1] [UNVERIFIED: Doubtful.]');
  expect(text).not.toContain('X v. Y');
  expect(text).toContain('1. A v. B, 1 U.S. 1 (Case). https://plainlaw.test/cases/a-v-b');
  expect(text).toContain('not legal advice');
  expect(text).toContain('1. He kept it.');
});

test('what the library says again in a model’s place is not said twice', () => {
  const text = textOf([...OPENING, { type: 'sentence', block: 0, sentence: sentence('The rule.', 'library', [1]) }]);
  expect(text).not.toContain('The rule.');
});

test('events of a newer server change nothing', () => {
  expect(addAnalysisEvent(NO_ANALYSIS, { type: 'something-new' } as unknown as AnalysisEvent)).toBe(NO_ANALYSIS);
});
