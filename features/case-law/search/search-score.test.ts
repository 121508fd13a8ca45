import { expect, test } from 'vitest';
import { shareFromRank, signalsOf, timesFromRank, treated, wordScore, worthOf } from './search-score.ts';

test('how often a word is said is read back from its rank', () => {
  for (const times of [0, 1, 2, 3, 10, 100, 255]) {
    let rank = 0;
    for (let i = 1; i <= times; i++) rank += 1 / (i * i);
    expect(timesFromRank(Math.fround(rank / 1.64493406685))).toBe(times);
  }
});

test('rare words are worth more, and more of them is better', () => {
  const worth = worthOf(['court', 'estoppel'], 1_000, (lexeme) => (lexeme === 'court' ? 950 : 3));
  expect(worth.get('estoppel')).toBeGreaterThan(worth.get('court') ?? 0);
  expect(wordScore([0.9, 0.9], [1, 1])).toBeGreaterThan(wordScore([0.99, 0], [1, 1]));
  expect(shareFromRank(0, 100)).toBe(0);
});

test('signals are gentle: none outweighs a word', () => {
  const most = signalsOf({ citedBy: 100_000, level: 'supreme', courtId: 'scotus', year: 2026 });
  expect(most).toBeLessThan(0.15);
  expect(treated(1, 'overruled')).toBeLessThan(treated(1, 'limited'));
});
