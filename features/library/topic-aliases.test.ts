import { expect, test } from 'vitest';
import { createTestTopic } from '#tests/harness/app/test-deps.ts';
import { findAlias, resolveTopics } from './topic-aliases.ts';

const topics = [
  createTestTopic({ id: 'landlord-tenant', category: 'Property Law' }),
  createTestTopic({ id: 'commercial-law', category: 'Business Law' }),
  createTestTopic({ id: 'contract-law', category: 'Business Law' }),
  createTestTopic({ id: 'civil-rights', category: 'Constitutional Law' }),
];

test('resolves a topic id to itself', () => {
  expect(resolveTopics(['civil-rights'], topics)).toEqual({ known: ['civil-rights'], unknown: [] });
});
test('resolves a topic alias', () => {
  expect(resolveTopics(['housing-law', 'securities-law'], topics).known).toEqual([
    'landlord-tenant',
    'commercial-law',
  ]);
});
test('resolves a category alias to each of its topics, without duplicates', () => {
  expect(resolveTopics(['business-law', 'contract-law', 'securities-law'], topics).known).toEqual([
    'commercial-law',
    'contract-law',
  ]);
  expect(resolveTopics(['constitutional-law'], topics).known).toEqual(['civil-rights']);
});
test('reports unknown ids', () => {
  expect(resolveTopics(['space-law', 'administrative-law', 'toString'], topics)).toEqual({
    known: [],
    unknown: ['space-law', 'administrative-law', 'toString'],
  });
});
test('has aliases for the six extra ids, and for nothing else', () => {
  const extra = [
    'constitutional-law',
    'administrative-law',
    'regulatory-law',
    'business-law',
    'housing-law',
    'securities-law',
  ];
  for (const id of extra) expect(findAlias(id)).toBeDefined();
  for (const id of ['contract-law', '__proto__', 'constructor', ''])
    expect(findAlias(id)).toBeUndefined();
});
