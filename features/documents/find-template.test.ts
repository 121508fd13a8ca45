import { expect, test } from 'vitest';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { findTemplate } from './find-template.ts';

const rule = createStateRule({ OH: { ...filledCell, other: [{ amount: 60, unit: 'days', when: 'damage is claimed' }] } });
const documents = library.documents.map((template) => (template.id === 'lease' ? { ...template, rules: [rule.id] } : template));

test('adds a notice with value, cases, day and section for each state whose rule was read, and for no other', () => {
  const added = findTemplate({ documents, rules: [rule] }, 'lease')?.notices.filter(({ text }) => text.includes(rule.title)) ?? [];
  expect(added.map(({ state }) => state)).toEqual(['OH']);
  expect(added[0]?.text).toContain(`${rule.title}: 30 days; 60 days if damage is claimed.`);
  expect(added[0]?.text).toContain('as read on November');
  expect(added[0]?.cite).toBe(filledCell.cite);
});

test('leaves a template without rules as it is', () => {
  const nda = library.documents.find(({ id }) => id === 'nda');
  expect(findTemplate({ documents, rules: [rule] }, 'nda')).toBe(nda);
  expect(findTemplate({ documents, rules: [rule] }, 'nothing')).toBeUndefined();
});
