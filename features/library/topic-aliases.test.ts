import { expect, test } from 'vitest';
import { createTestTopic } from '#tests/harness/test-deps.ts';
import { findAlias, topicsOf } from './topic-aliases.ts';

const topics = [
  createTestTopic({ id: 'landlord-tenant', category: 'Property Law' }),
  createTestTopic({ id: 'commercial-law', category: 'Business Law' }),
  createTestTopic({ id: 'contract-law', category: 'Business Law' }),
  createTestTopic({ id: 'civil-rights', category: 'Constitutional Law' }),
];

test('a topic stands for itself', () => {
  expect(topicsOf(['civil-rights'], topics)).toEqual({ known: ['civil-rights'], unknown: [] });
});
test('two names mean one topic', () => {
  expect(topicsOf(['housing-law', 'securities-law'], topics).known).toEqual(['landlord-tenant', 'commercial-law']);
});
test('a category means each topic in it, once', () => {
  expect(topicsOf(['business-law', 'contract-law', 'securities-law'], topics).known).toEqual(['commercial-law', 'contract-law']);
  expect(topicsOf(['constitutional-law'], topics).known).toEqual(['civil-rights']);
});
test('what stands for nothing is told', () => {
  expect(topicsOf(['space-law', 'administrative-law', 'toString'], topics)).toEqual({
    known: [],
    unknown: ['space-law', 'administrative-law', 'toString'],
  });
});
test('the six extra ids of the specification', () => {
  const extra = ['constitutional-law', 'administrative-law', 'regulatory-law', 'business-law', 'housing-law', 'securities-law'];
  for (const id of extra) expect(findAlias(id)).toBeDefined();
  for (const id of ['contract-law', '__proto__', 'constructor', '']) expect(findAlias(id)).toBeUndefined();
});
