import { expect, test } from 'vitest';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { createRuleSourceId, readRuleSourceId, writeRuleSentences } from './rule-sentences.ts';

test('the first sentence has the state, the number, the section and the day it was read', () => {
  expect(writeRuleSentences(createStateRule(), 'OH')).toEqual({
    lead: [
      'Ohio: Your landlord has 30 days after you move out to return the deposit (Ohio Rev. Code § 5321.16(B), read November 16, 2026).',
    ],
    cases: [],
    more: ['Give your new address in writing.'],
  });
});

test('of two sentences, the first carries the citation; other values and acts to come follow', () => {
  const cell = {
    ...filledCell,
    sentence: 'You have 30 days. The clock starts when you hand back the keys.',
    other: [{ amount: 60, unit: 'days' as const, when: 'there is damage' }],
    pending: 'From 2027 it is 21 days.',
  };
  const sentences = writeRuleSentences(createStateRule({ OH: cell }), 'OH');
  expect(sentences?.lead).toEqual([
    'Ohio: You have 30 days (Ohio Rev. Code § 5321.16(B), read November 16, 2026).',
    'The clock starts when you hand back the keys.',
  ]);
  expect(sentences?.cases).toEqual(['60 days: there is damage.']);
  expect(sentences?.more).toEqual([
    'Give your new address in writing.',
    'From 2027 it is 21 days.',
  ]);
});

test('a choice is named with the citation, and so is that it was not compared', () => {
  const cell = {
    ...filledCell,
    value: { choice: 'reasonable' },
    sentence: 'Your landlord must not wait without a reason.',
  };
  expect(writeRuleSentences(createStateRule({ OH: cell }), 'OH')?.lead).toEqual([
    'Ohio: Your landlord must not wait without a reason (a reasonable time; Ohio Rev. Code § 5321.16(B), read November 16, 2026).',
  ]);
  const changed = { ...cell, isNotCompared: true as const };
  expect(writeRuleSentences(createStateRule({ OH: changed }), 'OH')?.lead).toEqual([
    'Ohio: Your landlord must not wait without a reason (a reasonable time; Ohio Rev. Code § 5321.16(B), read November 16, 2026; not compared with its source yet).',
  ]);
});

test('a rule that was not read has no sentences', () => {
  expect(writeRuleSentences(createStateRule(), 'TX')).toBeUndefined();
});

test('a source id names rule and state', () => {
  expect(readRuleSourceId(createRuleSourceId('security-deposit-return', 'OH'))).toEqual({
    ruleId: 'security-deposit-return',
    state: 'OH',
  });
  expect(readRuleSourceId('security-deposit-return/ZZ')).toBeUndefined();
});
