import { expect, test } from 'vitest';
import { checkout } from '#server/boot/content-source.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { loadSearchData } from '../index/load-search-data.server.ts';
import { fitsCase } from './asked-words.ts';

test.each([
  ['I got a ticket in another state', { leadsOnlyIf: ['another state'] }, true],
  ['I got a speeding ticket in Reno', { leadsOnlyIf: ['another state'] }, false],
  ['he refused to blow', { leadsOnlyIf: ['refus'] }, true],
  ['I’ve quit my job', { neverLeadsIf: ['quit'] }, false],
  ['they cut my hours', { neverLeadsIf: ['quit'] }, true],
  ['an unquittable job', { neverLeadsIf: ['quit'] }, true],
  ['out-of-state plates', { leadsOnlyIf: ['out of state'] }, true],
  ['anything', {}, true],
])('%s %j', (question, words, fits) => {
  expect(fitsCase(question, words)).toBe(fits);
});

const known = loadSearchData(checkout).data.ruleQuestions;

test('nothing is kept from the questions that it is known by', () => {
  const items = [...library.faqs, ...library.guides].map((item) => ({
    ...item,
    asked: ['question' in item ? item.question : item.title, ...item.questions],
  }));
  const rules = library.rules.map((rule) => ({
    ...rule,
    asked: [...rule.questions, ...(known.find(({ id }) => id === rule.id)?.questions ?? [])],
  }));
  const blocked = [...items, ...rules].flatMap((each) =>
    each.asked.flatMap((text) => (fitsCase(text, each) ? [] : `${each.id}: ${text}`)),
  );
  expect(blocked).toEqual([]);
});
