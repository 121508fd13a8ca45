import { expect, test } from 'vitest';
import * as feedback from '#features/contact/messages/feedback.ts';
import type { Failure } from '#lib/result.ts';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import type { Route } from './+types/report';
import Report from './report.tsx';

const page = (
  about: string,
  actionData?: Route.ComponentProps['actionData'],
  submitting?: Record<string, string>,
) =>
  render(<Report {...({ loaderData: { about }, actionData } as Route.ComponentProps)} />, {
    submitting,
  });
const refused = (fields?: Failure['fields'], text = HOSTILE) => ({
  ...{ failure: { kind: 'invalid' as const, message: feedback.failed, fields }, text },
});

test('the form says what the report is about and sends it along, however odd', () => {
  const rendered = page(HOSTILE);
  expect(rendered.text).toContain(`${feedback.about}: ${HOSTILE}`);
  expect(rendered.sends('about')).toEqual([HOSTILE]);
  expect(rendered.field(feedback.text).attrs).toMatchObject({ required: '', maxlength: '4000' });
  expect(rendered.faults()).toEqual([]);
});

test('a report about nothing in particular shows a dash', () => {
  expect(page('').text).toContain(`${feedback.about}: –`);
});

test('a failure is announced and keeps the words', () => {
  const rendered = page('faq/x', refused());
  expect(rendered.says('alert')).toEqual([feedback.failed]);
  expect(getFieldValue(rendered.field(feedback.text))).toBe(HOSTILE);
});

test.each([
  [{ text: feedback.tooLong }, feedback.tooLong],
  [{ about: feedback.unknownItem }, feedback.unknownItem],
])('the reason of a field comes before the general one: %j', (fields, message) => {
  expect(page('faq/x', refused(fields, LONG_WORD)).says('alert')).toEqual([message]);
});

test('the field that is wrong is marked, with the reason', () => {
  const rendered = page('faq/x', refused({ text: feedback.empty }));
  expect(rendered.field(feedback.text).attrs['aria-invalid']).toBe('true');
  expect(rendered.described(rendered.field(feedback.text))).toContain(feedback.empty);
});

test('while it is sent the button says so and waits', () => {
  expect(isDisabled(page('faq/x', undefined, { text: 'x' }).get('button', feedback.sending))).toBe(
    true,
  );
});

test('a kept report is confirmed in place of the form', () => {
  const rendered = page('faq/x', { failure: null, text: '' });
  expect(rendered.says('status')).toEqual([feedback.thanks]);
  expect(rendered.all('form')).toEqual([]);
});
