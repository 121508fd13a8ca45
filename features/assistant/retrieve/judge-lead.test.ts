import { expect, test } from 'vitest';
import { readActs } from '#features/search/acts/asked-acts.ts';
import type { RankedItem } from '#features/search/rank-items.ts';
import { isAtLeast, judgeLead } from './judge-lead.ts';

const acts = readActs('');
const rank = (...scores: number[]) =>
  scores.map((score, n) => ({
    item: { kind: 'faq', id: `faq-${n}`, title: `Question ${n}`, questions: [] },
    score,
  })) as unknown as RankedItem[];
const judge = (...scores: number[]) => judgeLead({ acts }, rank(...scores), new Map());

test('a lead is clear when it is far ahead of the next one that is about something else', () => {
  expect(judge(1.4, 1.1, 1)).toBe('clear');
  const sameSubject = new Map([['faq:faq-0', new Set(['faq:faq-0', 'faq:faq-1'])]]);
  expect(judgeLead({ acts }, rank(1.4, 1.395, 0.8), sameSubject)).toBe('clear');
});

test('it is likely when it is near itself, and otherwise the person is asked', () => {
  expect(judge(1.6, 1.55, 1)).toBe('likely');
  expect(judge(1.4, 1.25, 1)).toBe('ask');
  expect(judge(1, 0.5), 'far ahead of what is farther off').toBe('ask');
});

test('nothing leads where nothing was found, or nothing is about the act that was asked', () => {
  expect(judge()).toBe('nothing');
  const evicted = readActs('three day notice to pay or quit');
  expect(judgeLead({ acts: evicted }, rank(1.6, 1), new Map())).toBe('nothing');
});

test('a clear lead is certain by its chance alone, and none that is not clear', () => {
  const leadChances = new Map([
    ['faq:faq-0', 0.8],
    ['faq:faq-1', 0.1],
  ]);
  const judgeBy = (...scores: number[]) =>
    judgeLead({ acts, leadChances }, rank(...scores), new Map());
  expect(judgeBy(1.4, 1.1)).toBe('certain');
  expect(judgeBy(1.6, 1.55)).toBe('likely');
  const low = new Map([['faq:faq-0', 0.5]]);
  expect(judgeLead({ acts, leadChances: low }, rank(1.4, 1.1), new Map())).toBe('clear');
});

test('verdicts have an order', () => {
  expect(isAtLeast('certain', 'clear')).toBe(true);
  expect(isAtLeast('clear', 'clear')).toBe(true);
  expect(isAtLeast('likely', 'clear')).toBe(false);
  expect(isAtLeast('nothing', 'ask')).toBe(false);
});
