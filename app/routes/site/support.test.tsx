import { expect, test } from 'vitest';
import { support } from '#features/support/messages.ts';
import type { Failure } from '#lib/result.ts';
import { HOSTILE, isDisabled, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import type { Route } from './+types/support';
import Support from './support.tsx';

type Answer = NonNullable<Route.ComponentProps['actionData']>;
const page = (actionData?: Answer, submitting?: Record<string, string>) =>
  render(<Support {...({ loaderData: { email: 'ann@example.org' }, actionData } as Route.ComponentProps)} />, { submitting });
const typed = { name: LONG_WORD, email: 'bob@example', message: HOSTILE };
const refused = (fields?: Failure['fields']): Answer => ({
  ...{ failure: { kind: 'invalid', message: support.failed, fields }, priority: false, typed },
});

test('the form begins with the address of the account', () => {
  const shown = page();
  expect(valueIn(shown.field(support.email))).toBe('ann@example.org');
  expect(shown.described(shown.field(support.email))).toBe(support.emailHint);
  expect(shown.described(shown.field(support.message))).toBe(support.messageHint);
  expect(shown.get('link', support.resources).attrs.href).toBe('/resources');
  expect(isDisabled(shown.get('button', support.send))).toBe(false);
  expect(shown.all('alert')).toEqual([]);
  expect(shown.faults()).toEqual([]);
});

test('what was typed stays after a failure, also where it is empty', () => {
  const shown = page(refused());
  expect(shown.says('alert')).toEqual([support.failed]);
  expect(valueIn(shown.field(`${support.name} ${support.optional}`))).toBe(LONG_WORD);
  expect(valueIn(shown.field(support.email))).toBe('bob@example');
  expect(valueIn(shown.field(support.message))).toBe(HOSTILE);
  const emptied = page({ ...refused(), typed: { name: '', email: '', message: '' } });
  expect(valueIn(emptied.field(support.email))).toBe('');
});

test('what is wrong with a field is announced, and the field is marked', () => {
  const shown = page(refused({ email: support.badEmail }));
  expect(shown.says('alert')).toEqual([support.badEmail]);
  expect(shown.field(support.email).attrs['aria-invalid']).toBe('true');
  expect(shown.field(support.message).attrs['aria-invalid']).toBeUndefined();
});

test('a wrong field is described by what is wrong with it', () => {
  const shown = page(refused({ email: support.badEmail, message: support.empty }));
  expect(shown.described(shown.field(support.email))).toContain(support.badEmail);
  expect(shown.described(shown.field(support.message))).toContain(support.empty);
});

test('every wrong field is named, not the first alone', () => {
  const shown = page(refused({ name: support.longName, email: support.badEmail, message: support.empty }));
  expect(shown.says('alert')).toEqual([`${support.longName} ${support.badEmail} ${support.empty}`]);
  expect(shown.described(shown.field(/^Name/))).toBe(support.longName);
  expect(shown.faults()).toEqual([]);
});

test('while it is sent the button says so and waits', () => {
  expect(isDisabled(page(undefined, { message: 'x' }).get('button', support.sending))).toBe(true);
});

test.each([true, false])('a message that arrived is confirmed in place of the form (priority: %s)', (priority) => {
  const shown = page({ failure: null, priority, typed });
  expect(shown.says('status')).toEqual([priority ? `${support.thanks} ${support.priority}` : support.thanks]);
  expect(shown.all('form')).toEqual([]);
  expect(shown.text).not.toContain(HOSTILE);
});
