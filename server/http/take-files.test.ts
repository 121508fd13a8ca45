import { expect, test } from 'vitest';
import { takeFiles } from './take-files.ts';

const BOUNDARY = 'a-boundary';
const LINE = '\r\n';
const part = (headers: string, content: string) =>
  `--${BOUNDARY}${LINE}Content-Disposition: form-data; ${headers}${LINE}${LINE}${content}${LINE}`;
const take = (...parts: string[]) =>
  takeFiles(Buffer.from(`${parts.join('')}--${BOUNDARY}--${LINE}`), BOUNDARY);
const parse = (form: Uint8Array<ArrayBuffer>) =>
  new Response(form, {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }).formData();

test('the form keeps its fields in order, with empty files; the files are apart', async () => {
  const { form, files } = take(
    part('name="text"', 'a line\r\nand another'),
    part(`name="file"; filename="Bríef.pdf"${LINE}Content-Type: application/pdf`, '%PDF\r\n--a'),
    part('name="kind"', 'summons'),
    part('name="file"; filename="second.txt"', 'second'),
    part('name="none"; filename=""', ''),
  );
  const fields = [...(await parse(form))].map(([name, value]) => [
    name,
    value instanceof File ? value.size : value,
  ]);
  expect(fields).toEqual([
    ['text', 'a line\r\nand another'],
    ['file', 0],
    ['kind', 'summons'],
    ['file', 0],
    ['none', 0],
  ]);
  expect(
    [...(files ?? [])].map(([field, { name, bytes }]) => [field, name, String(bytes)]),
  ).toEqual([
    ['file', 'Bríef.pdf', '%PDF\r\n--a'],
    ['none', '', ''],
  ]);
});

test('a file is not copied', () => {
  const body = Buffer.from(`${part('name="file"; filename="a"', 'words')}--${BOUNDARY}--${LINE}`);
  expect(takeFiles(body, BOUNDARY).files?.get('file')?.bytes.buffer).toBe(body.buffer);
});

test.each([
  [
    'without an end',
    `--${BOUNDARY}${LINE}Content-Disposition: form-data; name="file"; filename="a"`,
  ],
  ['with a file without an end', `${part('name="file"; filename="a"', 'x').trimEnd()}`],
  ['of nothing', ''],
])('a form %s is left to the parser, which refuses it', async (_what, text) => {
  const { form, files } = takeFiles(Buffer.from(text), BOUNDARY);
  expect(files?.size).toBe(0);
  await expect(parse(form)).rejects.toThrow();
});
