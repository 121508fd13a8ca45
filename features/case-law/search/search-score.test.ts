import { expect, test } from 'vitest';
import {
  applyTreatment,
  getFrequencyFromRank,
  getShareFromRank,
  getSignalBonus,
  getTermWeights,
  scoreWords,
} from './search-score.ts';

test('recovers the frequency of a word from its rank', () => {
  for (const frequency of [0, 1, 2, 3, 10, 100, 255]) {
    let rank = 0;
    for (let i = 1; i <= frequency; i++) rank += 1 / (i * i);
    expect(getFrequencyFromRank(Math.fround(rank / 1.64493406685))).toBe(frequency);
  }
});

test('rare words weigh more, and two words beat one', () => {
  const weights = getTermWeights(['court', 'estoppel'], 1_000, (lexeme) =>
    lexeme === 'court' ? 950 : 3,
  );
  expect(weights.get('estoppel')).toBeGreaterThan(weights.get('court') ?? 0);
  expect(scoreWords([0.9, 0.9], [1, 1])).toBeGreaterThan(scoreWords([0.99, 0], [1, 1]));
  expect(getShareFromRank(0, 100)).toBe(0);
});

test('signals never outweigh a word', () => {
  const maxBonus = getSignalBonus({
    citedBy: 100_000,
    level: 'supreme',
    courtId: 'scotus',
    year: 2026,
  });
  expect(maxBonus).toBeLessThan(0.15);
  expect(applyTreatment(1, 'overruled')).toBeLessThan(applyTreatment(1, 'limited'));
  expect(applyTreatment(1, 'superseded')).toBe(applyTreatment(1, 'overruled'));
});
