import { expect, test } from 'vitest';
import { readActs } from './acts/asked-acts.ts';
import { findShortAnswer } from './find-short-answer.ts';
import type { RankedItem } from './rank-items.ts';

const rank = (kind: string, id: string, score: number, cosine = 0.6, topic = 'employment') =>
  ({
    item: { kind, id, title: id, questions: [], topic, topics: [topic] },
    score,
    cosine,
  }) as unknown as RankedItem;
const none = readActs('');

test('a FAQ that leads by far is the short answer, with the guide that is near', () => {
  expect(
    findShortAnswer([rank('faq', 'a', 2), rank('faq', 'b', 1.8), rank('guide', 'g', 1.5)], none),
  ).toEqual({ faq: 'a', guide: 'g' });
  expect(
    findShortAnswer(
      [rank('guide', 'g', 2.2), rank('resource', 'r', 2.1), rank('faq', 'a', 2)],
      none,
    ),
  ).toEqual({ faq: 'a', guide: 'g' });
});

test.each([
  ['another FAQ is close', [rank('faq', 'a', 2), rank('faq', 'b', 1.9)]],
  ['it is not near in meaning', [rank('faq', 'a', 2, 0.4)]],
  ['there is no meaning', [{ ...rank('faq', 'a', 2), cosine: undefined }]],
  ['something else was named', [rank('resource', 'r', 3), rank('faq', 'a', 2)]],
  [
    'the guide ahead is of another topic',
    [rank('guide', 'g', 3, 0.6, 'tax-law'), rank('faq', 'a', 2)],
  ],
  [
    'it is far down',
    [rank('guide', 'g', 3), rank('guide', 'h', 3), rank('guide', 'i', 3), rank('faq', 'a', 2)],
  ],
  ['nothing was found', []],
])('none when %s', (_, ranked) => {
  expect(findShortAnswer(ranked, none)).toBeUndefined();
});

test('a FAQ about another act is passed over', () => {
  const results = [rank('faq', 'two weeks notice', 3), rank('faq', 'notice to quit', 2)];
  expect(findShortAnswer(results, readActs('three day notice to pay or quit'))).toEqual({
    faq: 'notice to quit',
  });
});
