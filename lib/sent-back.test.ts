import { expect, test } from 'vitest';
import { cutSentBack, MAX_SENT_BACK } from './sent-back.ts';

test('what fits is sent back as it is', () => {
  const answer = { failure: null, typed: { text: 'a', dates: ['b', 1, true, undefined] } };
  expect(cutSentBack(answer)).toEqual(answer);
});

test('all texts together are cut, wherever they stand', () => {
  const long = '<'.repeat(MAX_SENT_BACK - 10);
  const answer = cutSentBack({ name: 'Ann', parts: [{ text: long }, long, long], count: 3 });
  expect(answer.name).toBe('Ann');
  expect(answer.count).toBe(3);
  expect(answer.parts[0]).toEqual({ text: long });
  expect(answer.parts.slice(1)).toEqual(['<'.repeat(7), '']);
});
