import { expect, test } from 'vitest';
import { getFieldValue, HOSTILE, render } from '#tests/harness/render/render.tsx';
import { PLAIN_CHOICES, readForm } from './deadline-fields.ts';
import { DeadlineFormPart } from './deadline-form.tsx';
import type { DeadlineGroup } from './list-deadlines.server.ts';
import * as deadlines from './messages/deadlines.ts';

const groups: DeadlineGroup[] = [
  {
    id: 'answering',
    items: [
      {
        id: 'answer-complaint',
        name: 'Answer a complaint',
        event: 'being served',
        period: '21 days after being served',
      },
    ],
  },
];
const createForm = (values: Record<string, string> = {}) => readForm(new URLSearchParams(values));

test('an empty form is a GET form with every field named', () => {
  const page = render(
    <DeadlineFormPart form={createForm()} groups={groups} failure={null} matches={[]} />,
  );
  expect(page.get('form').attrs).toMatchObject({ method: 'get', action: '/deadlines#result' });
  expect(page.all('radio').filter(({ attrs }) => 'checked' in attrs)).toEqual([]);
  expect(page.names('group')).toContain(deadlines.which);
  expect(page.described(page.field(deadlines.date))).toBe(deadlines.dateHint);
  expect(page.described(page.field(deadlines.service))).toBe(deadlines.serviceHint);
  expect(page.get('details').attrs.open).toBeUndefined();
  expect(page.get('button', deadlines.count).attrs['aria-disabled']).toBe('false');
  expect(page.all('alert')).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('begins with four plain choices, with their periods; the rest is searched, counted by oneself, or a state court’s', () => {
  const page = render(
    <DeadlineFormPart form={createForm()} groups={groups} failure={null} matches={[]} />,
  );
  expect(page.names('radio')).toEqual([
    ...PLAIN_CHOICES.map((id) => expect.stringContaining(deadlines.plain[id])),
    expect.stringContaining(deadlines.court),
    expect.stringContaining(deadlines.other),
    expect.stringContaining(deadlines.own),
  ]);
  expect(page.names('radio')[0]).toContain('Answer a complaint: 21 days after being served');
  expect(page.text).toContain(deadlines.courtTitle);
  expect(page.get('link', deadlines.toPaper).attrs.href).toBe('/paper');
});

test('a selected deadline names the date to enter', () => {
  const page = render(
    <DeadlineFormPart
      form={createForm({ preset: 'answer-complaint' })}
      groups={groups}
      failure={null}
      matches={[]}
    />,
  );
  expect(
    page
      .all('radio')
      .filter(({ attrs }) => 'checked' in attrs)
      .map(({ attrs }) => attrs.value),
  ).toEqual(['answer-complaint']);
  expect(page.described(page.field(deadlines.date))).toBe(deadlines.dateOfEvent('being served'));
});

test('several matches of a search are choices', () => {
  const matches = [
    { id: 'a', name: HOSTILE, event: '', period: '30 days' },
    { id: 'b', name: 'Cross-appeal', event: '', period: '14 days' },
  ];
  const form = createForm({ choice: 'other', find: 'appeal' });
  const page = render(
    <DeadlineFormPart form={form} groups={groups} failure={null} matches={matches} />,
  );
  expect(page.names('group')).toContain(deadlines.found(2));
  expect(
    page
      .all('radio')
      .slice(-2)
      .map(({ attrs }) => [attrs.name, attrs.value]),
  ).toEqual([
    ['preset', 'a'],
    ['preset', 'b'],
  ]);
  expect(getFieldValue(page.field(deadlines.find))).toBe('appeal');
  expect(page.faults()).toEqual([]);
});

test('announces errors, shows them at their fields, and keeps the input', () => {
  const fields = { date: deadlines.wrong.date, amount: deadlines.wrong.amount(100) };
  const typed = createForm({ date: HOSTILE, amount: 'many', unit: 'weeks' });
  const page = render(
    <DeadlineFormPart
      form={typed}
      groups={groups}
      failure={{ kind: 'invalid', message: deadlines.wrong.all, fields }}
      matches={[]}
    />,
  );
  expect(page.says('alert')).toEqual([deadlines.wrong.all]);
  const [date, amount] = [page.field(deadlines.date), page.field(deadlines.amount)];
  expect([date, amount].map(({ attrs }) => attrs['aria-invalid'])).toEqual(['true', 'true']);
  expect(page.described(date)).toBe(`${deadlines.dateHint} ${deadlines.wrong.date}`);
  expect(page.described(amount)).toBe(deadlines.wrong.amount(100));
  expect([
    getFieldValue(date),
    getFieldValue(amount),
    getFieldValue(page.field(deadlines.unit)),
  ]).toEqual([HOSTILE, 'many', 'weeks']);
  expect(page.field(deadlines.time).attrs['aria-invalid']).toBeUndefined();
  expect(page.faults()).toEqual([]);
});

test('an error in the folded part opens it', () => {
  const failure = {
    kind: 'invalid' as const,
    message: deadlines.wrong.all,
    fields: { closed: deadlines.wrong.days },
  };
  const page = render(
    <DeadlineFormPart
      form={createForm({ closed: 'tomorrow' })}
      groups={[]}
      failure={failure}
      matches={[]}
    />,
  );
  expect('open' in page.get('details').attrs).toBe(true);
  expect(page.described(page.field(deadlines.closed))).toBe(
    `${deadlines.closedHint} ${deadlines.wrong.days}`,
  );
});

test('disables the button while loading', () => {
  const page = render(
    <DeadlineFormPart form={createForm()} groups={groups} failure={null} matches={[]} />,
    { loading: true },
  );
  expect(page.get('button', deadlines.count).attrs['aria-disabled']).toBe('true');
});
