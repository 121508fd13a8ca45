import { expect, test } from 'vitest';
import { parseHelpForm, readHelpForm } from './help-fields.ts';
import * as help from './messages/help.ts';

const read = (values: Record<string, string>) =>
  parseHelpForm(readHelpForm(new URLSearchParams(values)));
const readErrors = (values: Record<string, string>) => {
  const result = read(values);
  return result.ok ? {} : result.failure.fields;
};

test('a ZIP code alone, a state alone, and everything', () => {
  expect(read({ zip: ' 43215-1234 ' })).toMatchObject({
    ok: true,
    value: { zip: '43215', household: null, income: null },
  });
  expect(read({ state: 'OH' })).toMatchObject({ ok: true, value: { zip: null, state: 'OH' } });
  expect(
    read({ zip: '43215', household: '3', income: '$1,850.5', period: 'week', topic: 'bankruptcy' }),
  ).toMatchObject({
    ok: true,
    value: { household: 3, income: { cents: 185050, period: 'week' }, topic: 'bankruptcy' },
  });
  expect(read({ zip: '43215', household: '1', income: '0' })).toMatchObject({
    ok: true,
    value: { income: { cents: 0, period: 'month' } },
  });
});

test('what cannot be read is said at its field', () => {
  expect(readErrors({})).toEqual({ zip: help.noPlace });
  expect(readErrors({ zip: '4321' })).toEqual({ zip: help.wrongZip });
  expect(readErrors({ zip: '４３２１５' })).toEqual({ zip: help.wrongZip });
  expect(readErrors({ zip: '43215', income: '900' })).toEqual({ household: help.noHousehold });
  for (const household of ['0', '41', '-1', 'two', '1.5', '1e1'])
    expect(readErrors({ zip: '43215', household })).toHaveProperty('household');
  for (const income of ['-5', '1,85', 'none', '1e9', '99999999999', '1.234', '0x10']) {
    expect(readErrors({ zip: '43215', household: '1', income })).toEqual({
      income: help.wrongIncome,
    });
  }
});

test('values that no form sends are dropped', () => {
  const form = readHelpForm(
    new URLSearchParams({
      state: '__proto__',
      topic: 'toString',
      period: 'day',
      zip: '9'.repeat(500),
    }),
  );
  expect(form).toMatchObject({ state: '', topic: '', period: 'month' });
  expect(form.zip).toHaveLength(40);
});
