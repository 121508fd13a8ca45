import { expect, test } from 'vitest';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { createTestLibrary, createTestTopic } from '#tests/harness/app/test-deps.ts';
import type { Library } from '../load-library.server.ts';
import type { StateRule } from '../schema/rule-schema.ts';
import type { Hotline } from '../schema/schema.ts';
import type { ComparableItem } from './comparable-items.ts';
import { describeChange } from './compare-items.ts';
import { formatRecords, type ItemRecords, parseRecords } from './item-records.ts';
import { compareItems, markItems, NOT_COMPARED } from './mark-items.ts';
import { listTextFacts } from './text-facts.ts';
import { updateRecords } from './update-records.ts';

const OHIO = 'rules/security-deposit-return/OH';
const TOPIC = 'topics/landlord-tenant';
const topic = createTestTopic({
  deadlines: [
    { what: 'Answer', when: 'Within 20 days of service.' },
    { what: 'Appeal', when: 'Often just days.' },
  ],
});
const hotline = { id: 'aid', label: 'Aid', phone: '1-800-555-0100', note: 'Day.' } as Hotline;

function read(records: ItemRecords, rule: StateRule = createStateRule(), parts = {}) {
  const values = {
    ...createTestLibrary({ rules: [rule], topics: [topic], hotlines: [hotline] }),
    triage: [],
    ...parts,
  };
  const comparisons = compareItems(values, records);
  return { ...values, ...markItems(values, comparisons), records, comparisons } as Library;
}
const getOhio = ({ rules }: Library) => rules[0]?.states.OH as typeof filledCell;
const derive = (library: Library, options: Parameters<typeof updateRecords>[1] = {}) =>
  parseRecords(Buffer.from(formatRecords(updateRecords(library, options).records)));

const all = derive(read(new Map()), { named: ['rules', 'topics', 'hotlines'] });
const later = createStateRule({
  OH: {
    ...filledCell,
    value: { amount: 45, unit: 'days' },
    sentence: filledCell.sentence.replace('30', '45'),
  },
});

test('what was compared is as it was; what is new is not compared', () => {
  expect(getOhio(read(all)).isNotCompared).toBeUndefined();
  const fresh = read(new Map());
  expect(getOhio(fresh).isNotCompared).toBe(true);
  expect(fresh.topics[0]?.deadlines.map(({ when }) => when.endsWith(NOT_COMPARED))).toEqual([
    true,
    false,
  ]);
  expect(fresh.hotlines[0]?.note).toContain(NOT_COMPARED);
});

test('a better sentence with the same numbers stays compared, a changed number does not', () => {
  const cell = {
    ...filledCell,
    sentence: 'A landlord has 30 days to return it.',
    readOn: '2027-01-02',
  };
  expect(getOhio(read(all, createStateRule({ OH: cell }))).isNotCompared).toBeUndefined();
  const library = read(all, later);
  expect(getOhio(library).isNotCompared).toBe(true);
  const { changed } = library.comparisons.get(OHIO) ?? {};
  expect(changed && describeChange(changed)).toBe(
    'old: "value 30 days", "30 day"; new: "value 45 days", "45 day"',
  );
});

test('without reference data nothing is confirmed and nothing is lost', () => {
  const edited = derive(read(all, later));
  expect(edited).toEqual(all);
  // The number goes back: it is the one that was compared.
  expect(getOhio(read(edited)).isNotCompared).toBeUndefined();
});

test('the reference data proves a cell, a person proves the rest by name, and nothing else changes', () => {
  const seen: string[] = [];
  const findDoubts = ({ item }: ComparableItem) => {
    seen.push(item);
    return [];
  };
  const proven = derive(read(all, later), { findDoubts });
  // Only what changed is compared again.
  expect(seen).toEqual([OHIO]);
  expect([proven.get(OHIO)?.by, getOhio(read(proven, later)).isFoundInText]).toEqual([
    'reference',
    true,
  ]);
  const doubted = read(all, later);
  const doubt = () => [{ sentence: 'no sentence has 45 days', differs: false }];
  const { open, records } = updateRecords(doubted, { findDoubts: doubt });
  expect(records.get(OHIO)).toEqual(all.get(OHIO));
  expect(open).toEqual([{ item: OHIO, why: expect.stringContaining('no sentence has 45 days') }]);
  expect(derive(doubted, { named: [OHIO], findDoubts: doubt }).get(OHIO)?.by).toBe('person');
  expect(updateRecords(doubted, { named: ['rules/none'] }).unknown).toEqual(['rules/none']);
  // A topic's cases can be found in the reference data; its deadlines can not.
  const moved = createTestTopic({ ...topic, deadlines: [{ what: 'Answer', when: '25 days.' }] });
  const edited = read(all, undefined, { topics: [moved] });
  expect(updateRecords(edited, { findDoubts }).open.map(({ item }) => item)).toEqual([TOPIC]);
});

test('a renamed rule keeps what was compared, and a deleted one is remembered', () => {
  const renamed = { ...createStateRule(), id: 'deposit', formerly: ['security-deposit-return'] };
  const library = read(all, renamed);
  expect(getOhio(library).isNotCompared).toBeUndefined();
  const records = derive(library);
  expect(records.get('rules/deposit/OH')).toEqual(all.get(OHIO));
  expect(records.get(OHIO)).toEqual(all.get(OHIO));
});

test.each([
  ['Pay within two to six weeks.', ['two to six week']],
  [
    'By January 5, 2027 or 10 business days, at 5% and $1,500.',
    ['january 5, 2027', '10 business day', '5%', '$1,500'],
  ],
  ['Call 1-800-799-7233 or 911. One option is to wait.', ['1-800-799-7233', '911']],
  ['See 42 U.S.C. § 1983, 90 days.', ['90 day', '42 U.S.C. § 1983']],
])('facts of: %s', (text, facts) => expect(listTextFacts(text)).toEqual(facts));
