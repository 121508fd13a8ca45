import { expect, test } from 'vitest';
import * as support from '#features/contact/messages/support.ts';
import type { Failure } from '#lib/result.ts';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import type { Route } from './+types/support';
import Support from './support.tsx';

type Answer = NonNullable<Route.ComponentProps['actionData']>;
const page = (actionData?: Answer, submitting?: Record<string, string>) =>
  render(
    <Support
      {...({ loaderData: { email: 'ann@example.org' }, actionData } as Route.ComponentProps)}
    />,
    { submitting },
  );
const typed = { name: LONG_WORD, email: 'bob@example', message: HOSTILE };
const refused = (fields?: Failure['fields']): Answer => ({
  ...{ failure: { kind: 'invalid', message: support.failed, fields }, priority: false, typed },
});

test('the form begins with the address of the account', () => {
  const rendered = page();
  expect(getFieldValue(rendered.field(support.email))).toBe('ann@example.org');
  expect(rendered.described(rendered.field(support.email))).toBe(support.emailHint);
  expect(rendered.described(rendered.field(support.message))).toBe(support.messageHint);
  expect(rendered.get('link', support.resources).attrs.href).toBe('/resources');
  expect(isDisabled(rendered.get('button', support.send))).toBe(false);
  expect(rendered.all('alert')).toEqual([]);
  expect(rendered.faults()).toEqual([]);
});

test('what was typed stays after a failure, also where it is empty', () => {
  const rendered = page(refused());
  expect(rendered.says('alert')).toEqual([support.failed]);
  expect(getFieldValue(rendered.field(`${support.name} ${support.optional}`))).toBe(LONG_WORD);
  expect(getFieldValue(rendered.field(support.email))).toBe('bob@example');
  expect(getFieldValue(rendered.field(support.message))).toBe(HOSTILE);
  const emptied = page({ ...refused(), typed: { name: '', email: '', message: '' } });
  expect(getFieldValue(emptied.field(support.email))).toBe('');
});

test('what is wrong with a field is announced, and the field is marked', () => {
  const rendered = page(refused({ email: support.badEmail }));
  expect(rendered.says('alert')).toEqual([support.badEmail]);
  expect(rendered.field(support.email).attrs['aria-invalid']).toBe('true');
  expect(rendered.field(support.message).attrs['aria-invalid']).toBeUndefined();
});

test('a wrong field is described by what is wrong with it', () => {
  const rendered = page(refused({ email: support.badEmail, message: support.empty }));
  expect(rendered.described(rendered.field(support.email))).toContain(support.badEmail);
  expect(rendered.described(rendered.field(support.message))).toContain(support.empty);
});

test('every wrong field is named, not the first alone', () => {
  const rendered = page(
    refused({ name: support.longName, email: support.badEmail, message: support.empty }),
  );
  expect(rendered.says('alert')).toEqual([
    `${support.longName} ${support.badEmail} ${support.empty}`,
  ]);
  expect(rendered.described(rendered.field(/^Name/))).toBe(support.longName);
  expect(rendered.faults()).toEqual([]);
});

test('while it is sent the button says so and waits', () => {
  expect(isDisabled(page(undefined, { message: 'x' }).get('button', support.sending))).toBe(true);
});

test.each([true, false])(
  'a message that arrived is confirmed in place of the form (priority: %s)',
  (priority) => {
    const rendered = page({ failure: null, priority, typed });
    expect(rendered.says('status')).toEqual([
      priority ? `${support.thanks} ${support.priority}` : support.thanks,
    ]);
    expect(rendered.all('form')).toEqual([]);
    expect(rendered.text).not.toContain(HOSTILE);
  },
);
