// Copied text and exported files carry the same verdicts as the page.
import { expect, test } from 'vitest';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { AnalysisEvent } from './analysis.ts';
import { formatAnalysisText } from './analysis-text.ts';
import { addAnalysisEvent, EMPTY_ANALYSIS } from './ui/analysis-view.ts';

const toSentence = (
  text: string,
  check: AnswerSentence['check'],
  sources: number[] = [],
): AnswerSentence => ({ text, check, sources });
const toText = (events: AnalysisEvent[]) =>
  formatAnalysisText(events.reduce(addAnalysisEvent, EMPTY_ANALYSIS), 'https://plainlaw.test');

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

test('leaves out struck sentences, brackets unverified ones, and keeps the source numbers of the rest', () => {
  const text = toText([
    ...OPENING,
    { type: 'sentence', block: 0, sentence: toSentence('Good.', 'supported', [1]) },
    { type: 'sentence', block: 0, sentence: toSentence('Doubtful.', 'unverified') },
    { type: 'sentence', block: 0, sentence: toSentence('See X v. Y, 1200 U.S. 3.', 'struck') },
  ]);
  expect(text).toContain('Good. [1] [UNVERIFIED: Doubtful.]');
  expect(text).not.toContain('X v. Y');
  expect(text).toContain('1. A v. B, 1 U.S. 1 (Case). https://plainlaw.test/cases/a-v-b');
  expect(text).toContain('not legal advice');
  expect(text).toContain('1. He kept it.');
});

test('does not repeat library prose that duplicates the findings', () => {
  const text = toText([
    ...OPENING,
    { type: 'sentence', block: 0, sentence: toSentence('The rule.', 'library', [1]) },
  ]);
  expect(text).not.toContain('The rule.');
});

test('ignores unknown event types', () => {
  expect(
    addAnalysisEvent(EMPTY_ANALYSIS, { type: 'something-new' } as unknown as AnalysisEvent),
  ).toBe(EMPTY_ANALYSIS);
});
