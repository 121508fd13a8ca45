import { expect, test } from 'vitest';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { createExampleRequest } from '#tests/harness/fakes/document-examples.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { assemble } from './assemble/assemble.ts';
import { listNotices } from './assemble/cover.ts';
import { findCautions } from './assemble/find-cautions.ts';
import { findTemplate } from './find-template.ts';

const rule = createStateRule({
  OH: { ...filledCell, other: [{ amount: 60, unit: 'days', when: 'damage is claimed' }] },
});
const documents = library.documents.map((template) =>
  template.id === 'lease' ? { ...template, rules: [{ rule: rule.id }] } : template,
);

test('adds a notice with value, cases, day and section for each state whose rule was read, and for no other', () => {
  const added =
    findTemplate({ documents, rules: [rule] }, 'lease')?.notices.filter(({ text }) =>
      text.includes(rule.title),
    ) ?? [];
  expect(added.map(({ state }) => state)).toEqual(['OH']);
  expect(added[0]?.text).toContain(`${rule.title}: 30 days; 60 days (damage is claimed).`);
  expect(added[0]?.text).toContain('as read on November');
  expect(added[0]?.cite).toBe(filledCell.cite);
});

test('leaves a template without rules as it is', () => {
  const nda = library.documents.find(({ id }) => id === 'nda');
  expect(findTemplate({ documents, rules: [rule] }, 'nda')).toBe(nda);
  expect(findTemplate({ documents, rules: [rule] }, 'nothing')).toBeUndefined();
});

test('a deposit above the limit of the state gets a caution, and one at the limit does not', () => {
  const cap: StateRule = {
    ...createStateRule({ OH: { ...filledCell, value: { amount: 2, unit: 'months-rent' } } }),
    id: 'cap',
  };
  const used = [{ rule: 'cap', limits: 'security_deposit', times: 'rent_amount' }];
  const template = findTemplate(
    {
      documents: library.documents.map((each) =>
        each.id === 'lease' ? { ...each, rules: used } : each,
      ),
      rules: [cap],
    },
    'lease',
  );
  if (!template) throw new Error('no lease');
  const find = (security_deposit: string, jurisdiction = 'OH') => {
    const request = createExampleRequest(template, jurisdiction);
    return findCautions(template, {
      ...request,
      details: { ...request.details, rent_amount: '1000', security_deposit },
    });
  };
  expect(find('$2,000.01')).toEqual([expect.stringContaining('2 months’ rent')]);
  expect(find('2000')).toEqual([]);
  expect(find('none')).toEqual([]);
  expect(find('9000', 'TX')).toEqual([]);
});

test('a rule for the page stands in no document, and one for an answer appears with that answer', () => {
  const used = [
    {
      rule: rule.id,
      appearsOn: 'page' as const,
      when: { field: 'claim_kind', is: 'a security deposit' },
    },
  ];
  const withRule = library.documents.map((each) =>
    each.id === 'demand_letter' ? { ...each, rules: used } : each,
  );
  const template = findTemplate({ documents: withRule, rules: [rule] }, 'demand_letter');
  if (!template) throw new Error('no demand letter');
  const about = (claim_kind: string, jurisdiction = 'OH') => {
    const request = createExampleRequest(template, jurisdiction);
    return { ...request, details: { ...request.details, claim_kind } };
  };
  const listTexts = (request: DocumentRequest) =>
    listNotices(template, request, 'page').map(({ text }) => text);
  expect(listTexts(about('a security deposit'))).toEqual([expect.stringContaining(rule.title)]);
  expect(listTexts(about('unpaid wages'))).toEqual([]);
  expect(listTexts(about('a security deposit', 'TX'))).toEqual([]);
  expect(JSON.stringify(assemble(template, about('a security deposit')))).not.toContain(rule.title);
});
