import { expect, test } from 'vitest';
import type { Failure } from '#lib/result.ts';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as checker from '../messages/checker.ts';
import { faultTexts } from '../messages/tables.ts';
import { CheckForm } from './check-form.tsx';

const createFailure = (fields?: Failure['fields'], message: string = checker.failed) => ({
  text: `${HOSTILE} ${LONG_WORD}`,
  failure: { kind: 'invalid' as const, message, fields },
});

test('the form takes a text or a file, each with its hint', () => {
  const page = render(<CheckForm />);
  expect(page.get('form').attrs).toMatchObject({
    method: 'post',
    action: '/citations',
    enctype: 'multipart/form-data',
  });
  expect(page.described(page.field(checker.text))).toBe(checker.textHint);
  expect(page.described(page.get('file', checker.file))).toBe(checker.fileHint);
  expect(isDisabled(page.get('button', checker.check))).toBe(false);
  expect(page.all('button', checker.stop)).toEqual([]);
  expect(page.says('status')).toEqual(['']);
  expect(page.faults()).toEqual([]);
});

test('a failure is announced and keeps the text', () => {
  const page = render(<CheckForm answer={createFailure()} />);
  expect(page.says('alert')).toEqual([checker.failed]);
  expect(getFieldValue(page.field(checker.text))).toBe(`${HOSTILE} ${LONG_WORD}`);
  expect(page.field(checker.text).attrs['aria-invalid']).toBeUndefined();
});

test.each([
  [{ text: checker.nothing }, checker.text, checker.file],
  [{ file: faultTexts.scanned }, checker.file, checker.text],
])('an error marks only its own field: %j', (fields, wrong, right) => {
  const page = render(<CheckForm answer={createFailure(fields)} />);
  expect(page.says('alert')).toEqual(Object.values(fields));
  expect(page.field(wrong).attrs['aria-invalid']).toBe('true');
  expect(page.field(right).attrs['aria-invalid']).toBeUndefined();
});

test('an invalid field is described by its error', () => {
  const page = render(<CheckForm answer={createFailure({ file: faultTexts.scanned })} />);
  expect(page.described(page.get('file', checker.file))).toContain(faultTexts.scanned);
  expect(page.described(page.field(checker.text))).toBe(checker.textHint);
  const both = render(
    <CheckForm answer={createFailure({ text: checker.nothing, file: checker.tooLarge })} />,
  );
  expect(both.described(both.field(checker.text))).toContain(checker.nothing);
  expect(both.faults()).toEqual([]);
});

test('while checking, disables the button, offers to stop, and hides the old failure', () => {
  const page = render(<CheckForm answer={createFailure({ text: checker.nothing })} />, {
    submitting: { text: 'x' },
  });
  expect(isDisabled(page.get('button', checker.checking))).toBe(true);
  expect(isDisabled(page.get('button', checker.stop))).toBe(false);
  expect(page.says('status')).toEqual([checker.working]);
  expect(page.all('alert')).toEqual([]);
  expect(page.field(checker.text).attrs['aria-invalid']).toBeUndefined();
  expect(page.text).not.toContain(checker.nothing);
});
