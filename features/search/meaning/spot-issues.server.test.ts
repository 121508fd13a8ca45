import { afterAll, describe, expect, test } from 'vitest';
import { noTopicModel } from '#features/models/topic-model.ts';
import { getSearchIndex } from '#tests/harness/fakes/temporary-library.ts';
import { openBounded } from '#tests/harness/hostile/run-bounded.ts';
import { MAX_STORY_LENGTH, type SpottedTopics } from '../schema.ts';
import { spotIssues } from './spot-issues.server.ts';

const withModel = getSearchIndex();
const index = { ...withModel, topicModel: noTopicModel };

describe('issue spotting by words alone', () => {
  test.each([
    ['My landlord kept the security deposit and the rent went up', 'landlord-tenant'],
    ['I was charged with drunk driving and they took my license', 'traffic-laws'],
    ['The IRS sent a letter that I owe taxes', 'tax-law'],
  ])('%s', async (text, id) => {
    const { topics } = await spotIssues({ index }, text);
    expect(topics[0]?.id).toBe(id);
    expect(topics.length).toBeLessThanOrEqual(5);
    expect(topics.map((t) => t.score)).toEqual(topics.map((t) => t.score).sort((a, b) => b - a));
  });
});

test('a long story is embedded in a few windows, its beginning and its end', async () => {
  const embedCalls: string[][] = [];
  const embedder = { embed: async (texts: string[]) => void embedCalls.push(texts) as undefined };
  const story = `start ${'and then my landlord came '.repeat(700)} end`;
  const { topics } = await spotIssues({ index: withModel, embedder }, story);
  expect(topics[0]?.id).toBe('landlord-tenant');
  expect(embedCalls[0]?.length).toBe(4);
  expect(embedCalls[0]?.[0]).toMatch(/^start/);
  expect(embedCalls[0]?.at(-1)).toMatch(/end$/);
});

const worker = openBounded(
  new URL('../../../tests/harness/hostile/bounded/search.ts', import.meta.url),
);
afterAll(() => worker.close());
test.each([
  '',
  ' ',
  '\u0000',
  '🏠🏠',
  '\ud800',
  'x'.repeat(2_000_000),
  '!'.repeat(100_000),
  "'; DROP TABLE topics;--",
  'لقد طردني المالك',
])('hostile text %#', async (text) => {
  const { topics } = await worker.call<SpottedTopics>('spot', [text], { processorSeconds: 3 });
  expect(topics.length).toBeLessThanOrEqual(5);
});

test('a story above the maximum length is truncated', async () => {
  const story = 'my landlord kept the deposit and the IRS sent a letter '.repeat(40_000);
  expect(await spotIssues({ index }, story)).toEqual(
    await spotIssues({ index }, story.slice(0, MAX_STORY_LENGTH)),
  );
});
