import { expect, test } from 'vitest';
import { getFieldValue, HOSTILE, render } from '#tests/harness/render/render.tsx';
import { countWages, readWagesForm } from './count-wages.ts';
import * as wages from './messages/wages.ts';
import { WagesFormPart } from './wages-form.tsx';
import { WagesResultPart } from './wages-result.tsx';

const source = { cite: '29 U.S.C. § 207', url: 'https://law.example/207' };

test('the form is posted, so that nothing typed is in an address, and keeps what was typed', () => {
  const form = readWagesForm(new URLSearchParams({ rate: HOSTILE.slice(0, 20), 'hours-1': '8' }));
  const failure = {
    kind: 'invalid' as const,
    message: wages.wrong.all,
    fields: { rate: wages.wrong.rate },
  };
  const page = render(<WagesFormPart form={form} failure={failure} source={source} />);
  expect(page.get('form').attrs).toMatchObject({ method: 'post', novalidate: '' });
  expect(page.described(page.field(wages.rate))).toBe(`${wages.rateHint} ${wages.wrong.rate}`);
  expect(getFieldValue(page.field(wages.rate))).toBe(HOSTILE.slice(0, 20));
  expect(page.names('group')).toEqual([wages.weeks, ...[1, 2, 3, 4].map(wages.week)]);
  expect(page.get('link', `${source.cite} ${wages.newTab}`).attrs.href).toBe(source.url);
  expect(page.faults()).toEqual([]);
});

test('the result has the sum, the bar in words, a table, and something to do with it', () => {
  const counted = countWages(
    readWagesForm(
      new URLSearchParams({ rate: '20', overtime: 'on', 'hours-1': '50', 'paid-1': '400' }),
    ),
  );
  if (!counted.ok) throw new Error();
  const page = render(
    <WagesResultPart
      result={counted.value}
      today="2026-11-17"
      phone="1-866-487-9243"
      guide={{ to: '/guides/x' }}
    />,
  );
  expect(page.get('region', /Still owed to you\s*\$700\.00/).attrs.id).toBe('result');
  expect(page.text).toContain(wages.barWords('$400.00', '$700.00', '$1,100.00'));
  expect(page.names('table')).toEqual([wages.table]);
  expect(page.get('link', wages.call('1-866-487-9243')).attrs.href).toBe('tel:+18664879243');
  expect(page.faults()).toEqual([]);
});

test('the letter opens with the total, how it was counted and both days, and none of it in its address', () => {
  const show = (fields: Record<string, string>) => {
    const counted = countWages(readWagesForm(new URLSearchParams({ rate: '17.50', ...fields })));
    if (!counted.ok) throw new Error();
    return render(
      <WagesResultPart result={counted.value} today="2026-11-17" phone={null} guide={null} />,
    );
  };
  const page = show({ 'hours-1': '44.5', 'hours-2': '40', 'paid-1': '647.50', overtime: 'on' });
  expect(page.get('form').attrs).toMatchObject({
    method: 'post',
    action: '/documents?type=demand_letter&about=wages',
  });
  expect(page.get('button', wages.letter).attrs).toMatchObject({ name: 'do', value: 'open' });
  expect(page.sends('details.amount_owed')).toEqual(['870.63']);
  expect(page.sends('details.how_counted')).toEqual([
    '84.5 hours at $17.50 an hour, 4.5 of them past 40 in a week at one and a half times that rate, come to $1,518.13; $647.50 was paid; $870.63 is left',
  ]);
  expect(page.sends('dates.effective_date')).toEqual(['2026-11-17']);
  expect(page.sends('details.pay_by_date')).toEqual(['2026-12-01']);
  expect(show({ other: '20.05' }).sends('details.how_counted')).toEqual([
    '$20.05 in tips, bonuses or costs; nothing was paid; $20.05 is left',
  ]);
  expect(show({ 'hours-1': '1', 'paid-1': '90' }).all('button', wages.letter)).toEqual([]);
});
