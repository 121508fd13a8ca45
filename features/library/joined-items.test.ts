import { expect, test } from 'vitest';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { findJoinedGuide, listJoinedFaqs } from './joined-items.ts';

test('an old guide leads to one that is there', () => {
  const to = findJoinedGuide('get-your-medical-records');
  expect(library.guides.map(({ id }) => `/guides/${id}`)).toContain(to);
  expect(findJoinedGuide('respond-to-a-traffic-ticket')).toBeUndefined();
  expect(findJoinedGuide('constructor')).toBeUndefined();
});

test('each question that was joined has a line in its old topic, and is no question of its own', () => {
  const joined = TOPIC_IDS.flatMap((topic) => listJoinedFaqs(library, topic));
  expect(joined.map(({ to }) => to).toSorted()).toEqual([
    '/topics/employment#faq-workplace-harassment-boss-coworker',
    '/topics/identity-theft#faq-charges-or-withdrawals-i-did-not-make',
    '/topics/privacy-law#faq-medical-privacy-hipaa-violation',
  ]);
  expect(joined.filter(({ id }) => library.faqs.some((faq) => faq.id === id))).toEqual([]);
});
