import { describe, expect, test } from 'vitest';
import {
  hasTooManyFields,
  MAX_FORM_FIELDS,
  MAX_PART_HEADER_BYTES,
  MAX_TEXT_BYTES,
  multipartBoundary,
} from './form-fields.ts';

describe('the boundary of a multipart form', () => {
  test.each([
    ['multipart/form-data; boundary=----WebKitFormBoundaryAbC123', '----WebKitFormBoundaryAbC123'],
    ['Multipart/Form-Data;boundary="a b"', null],
    ['multipart/form-data; boundary="a:b"', 'a:b'],
    ['multipart/form-data; charset=utf-8; boundary=x', 'x'],
    ['multipart/form-data; boundary=x; charset=UTF-8', 'x'],
    ['application/x-www-form-urlencoded', undefined],
    ['', undefined],
  ])('%s', (type, boundary) => {
    expect(multipartBoundary(type)).toBe(boundary);
  });
  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="x',
    'multipart/mixed; boundary=x',
    // The parser would take the last of several.
    'multipart/form-data; boundary=x, application/x-www-form-urlencoded',
    'text/plain, multipart/form-data; boundary=x',
    'multipart/form-data; boundary=x; boundary=y',
    // Finding a long one takes quadratic time.
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('%s: none that we read', (type) => {
    expect(multipartBoundary(type)).toBeNull();
  });
});

describe('urlencoded', () => {
  test.each(['a=1', 'a', '%61', ''])('%s', (field) => {
    const form = (fields: number) => Buffer.from(Array(fields).fill(field).join('&'));
    expect(hasTooManyFields(form(MAX_FORM_FIELDS), undefined)).toBe(false);
    expect(hasTooManyFields(form(MAX_FORM_FIELDS + 1), undefined)).toBe(true);
  });
  test('nothing at all', () => {
    expect(hasTooManyFields(Buffer.alloc(0), undefined)).toBe(false);
  });
});

describe('multipart', () => {
  const part = (value = '', headers = '') =>
    `--b\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${value}\r\n`;
  const tooMany = (body: string) => hasTooManyFields(Buffer.from(body), 'b');
  test('parts', () => {
    expect(tooMany(`${part().repeat(MAX_FORM_FIELDS)}--b--\r\n`)).toBe(false);
    expect(tooMany(`${part().repeat(MAX_FORM_FIELDS + 1)}--b--\r\n`)).toBe(true);
    expect(tooMany('--b\r\n'.repeat(100_000))).toBe(true);
  });
  test('texts of more than 3 MB together are too much, files are not', () => {
    const text = part('x'.repeat(MAX_TEXT_BYTES / 2 - 1_000));
    const file = part('x'.repeat(4 * MAX_TEXT_BYTES), '; filename="notice.pdf"');
    expect(tooMany(`${text}${file}${text}--b--`)).toBe(false);
    expect(tooMany(`${text}${file}${text}${part('x'.repeat(4_000))}--b--`)).toBe(true);
    expect(tooMany(part('x'.repeat(MAX_TEXT_BYTES)))).toBe(true);
  });
  test('a long value is no matter, whatever stands in it', () => {
    for (const value of ['x', '\r\n', '&', '--c\r\n', 'a: b\r\n'])
      expect(tooMany(`${part(value.repeat(200_000))}--b--`)).toBe(false);
  });
  test('headers', () => {
    expect(tooMany(`${part('', `; filename="${'x'.repeat(1_000)}"`)}--b--`)).toBe(false);
    expect(tooMany(`${part('', '\r\na: b'.repeat(MAX_PART_HEADER_BYTES / 6))}--b--`)).toBe(true);
    expect(
      tooMany(`${part('', '; a=').repeat(10)}--b\r\n${'x'.repeat(MAX_PART_HEADER_BYTES)}`),
    ).toBe(true);
    expect(tooMany(`${part('', `; filename="${'x'.repeat(1_000)}"`).repeat(100)}--b--`)).toBe(true);
  });
  test('what follows the end is not parsed, and not counted', () => {
    expect(tooMany(`${part()}--b--\r\n${'--b\r\n'.repeat(10_000)}`)).toBe(false);
  });
  test('no part', () => {
    expect(tooMany('\r\n'.repeat(100_000))).toBe(false);
    expect(tooMany('')).toBe(false);
  });
});
