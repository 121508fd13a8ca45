import { expect, test } from 'vitest';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { listNextSteps } from './list-next-steps.server.ts';

const items = [
  { kind: 'faq', id: 'landlord-kept-my-security-deposit', topic: 'landlord-tenant' },
  { kind: 'guide', id: 'get-your-security-deposit-back', topic: 'landlord-tenant' },
] as SearchItem[];

test('count the days of the rule, write the letter, and who can help: filled with what is known', () => {
  const steps = listNextSteps(library, {
    jurisdiction: 'OH',
    ruleSourceIds: ['security-deposit-return/OH'],
    leads: items,
  });
  expect(steps[0]?.href).toMatch(/^\/deadlines\?preset=/);
  expect(steps.map(({ href }) => href)).toContainEqual(expect.stringMatching(/^\/documents\?/));
  expect(steps.at(-1)).toMatchObject({ href: '/help?topic=landlord-tenant' });
  expect(steps.at(-1)?.label).toContain('Ohio');
});

test('without a state there is nothing to count, and nothing of the question in an address', () => {
  const steps = listNextSteps(library, {
    jurisdiction: 'General',
    ruleSourceIds: [],
    leads: items,
  });
  expect(steps.length).toBeGreaterThanOrEqual(2);
  for (const { href } of steps) expect(href).toMatch(/^\/(?:documents|paper|help|tools)\b/);
});
