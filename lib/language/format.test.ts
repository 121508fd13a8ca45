import { afterEach, expect, test } from 'vitest';
import {
  cacheByLanguage,
  formatDollars,
  formatList,
  formatNumber,
  getLocale,
  pluralize,
} from './format.ts';
import { ENGLISH, readLanguageFrom } from './language.ts';

afterEach(() => readLanguageFrom(() => ENGLISH));

test('numbers and lists are written as in American English', () => {
  expect(formatNumber(1234567.5)).toBe('1,234,567.5');
  expect(formatDollars(1234)).toBe('$1,234.00');
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c');
});

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [2, '2 days'],
  [1200, '1,200 days'],
])('the plural of %i', (count, text) => {
  expect(pluralize(count, { one: '# day', other: '# days' })).toBe(text);
});

test('an exact number comes before its category', () => {
  const forms = { 0: 'None', one: 'One', other: '# of # steps' };
  expect([0, 1, 3].map((count) => pluralize(count, forms))).toEqual([
    'None',
    'One',
    '3 of 3 steps',
  ]);
});

test('a category that a language has and a text has not is the other one', () => {
  readLanguageFrom(() => 'ru');
  const forms = { one: '# день', few: '# дня', other: '# дней' };
  expect([1, 3, 5, 21].map((count) => pluralize(count, forms))).toEqual([
    '1 день',
    '3 дня',
    '5 дней',
    '21 день',
  ]);
});

test('the language is asked each time, and Intl objects are made once for each', () => {
  const locales: string[] = [];
  const getCached = cacheByLanguage((locale) => locales.push(locale));
  let language = ENGLISH;
  readLanguageFrom(() => language);
  getCached();
  language = 'es';
  expect(getLocale()).toBe('es-US');
  getCached();
  language = ENGLISH;
  getCached();
  expect(locales).toEqual(['en-US', 'es-US']);
});
