import { expect, test } from 'vitest';
import { createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { createNames } from './earlier-names.ts';
import { followLinks, listEarlierPlaces } from './item-address.ts';
import type { Faq } from './schema/schema.ts';
import { TOPIC_IDS } from './schema/schema.ts';

test('a renamed question keeps its place, one that moved has a line in its old topic', () => {
  const joined = TOPIC_IDS.flatMap((topic) => listEarlierPlaces(library, topic).joined);
  expect(joined.map(({ to }) => to)).toContain(
    '/topics/employment#faq-workplace-harassment-boss-coworker',
  );
  expect(joined.filter(({ id }) => library.faqs.some((faq) => faq.id === id))).toEqual([]);
  const faqs = [
    { id: 'new-name', topic: 'employment', question: 'Q', formerly: ['old-name', 'tax-law/older'] },
  ] as Faq[];
  const here = listEarlierPlaces({ faqs, topics: [] }, 'employment');
  expect([here.anchors('new-name'), here.joined]).toEqual([['old-name'], []]);
  expect(listEarlierPlaces({ faqs, topics: [] }, 'tax-law').joined).toEqual([
    {
      id: 'older',
      question: 'Q',
      to: '/topics/employment#faq-new-name',
      topicTitle: 'employment',
    },
  ]);
});

test('links to questions in saved texts lead to where they are now', () => {
  const faqs = [{ id: 'new-name', topic: 'employment', formerly: ['old-name'] }] as Faq[];
  const none: [] = [];
  const items = { guides: none, terms: none, rules: none, cases: none };
  const records = new Map([['faqs/deleted', {}]]);
  const names = createNames({ ...items, faqs: faqs.map((value) => ({ value })) }, records);
  const saved = {
    sources: [
      { n: 1, href: '/topics/tax-law#faq-old-name' },
      { n: 2, href: '/topics/tax-law#faq-deleted' },
      { n: 3, href: '/topics/tax-law#faq-never-was' },
      { n: 4, href: '/guides/old-name' },
    ],
  };
  const found = followLinks({ ...createTestLibrary(), faqs, names }, saved);
  expect(found.sources.map(({ href }) => href)).toEqual([
    '/topics/employment#faq-new-name',
    '/faq/deleted',
    '/topics/tax-law#faq-never-was',
    '/guides/old-name',
  ]);
});
