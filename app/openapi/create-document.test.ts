// The document is valid, has every address of the route table that programs may ask, and its
// examples have the form it describes.
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import routes from '#app/routes.ts';
import { createDocument } from './create-document.ts';
import { ALL_ADDRESSES, getDocument } from './get-document.ts';

const site = { name: 'Plainlaw', publicUrl: 'http://plainlaw.test' };
const validate = async (document: object) =>
  new Validator().validate(JSON.parse(JSON.stringify(document)));

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await validate(getDocument(site))).toMatchObject({ valid: true });
  });

  test('a planted drift is found', async () => {
    const [address] = ALL_ADDRESSES;
    if (!address) throw new Error('no address');
    const drifted = createDocument(
      [{ ...address, operationId: undefined as unknown as string }],
      site,
    );
    const broken = {
      ...drifted,
      paths: { '/api/rules': { get: { responses: {}, parameters: [{}] } } },
    };
    expect((await validate(broken)).valid).toBe(false);
  });

  test('has every address for programs, and no other', () => {
    const NOT_DESCRIBED = ['api/store/events'];
    const known = routes
      .flatMap(({ path = '' }) => (path.startsWith('api/') ? [path] : []))
      .filter((path) => !NOT_DESCRIBED.includes(path))
      .map((path) => `^/${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
    const described = ALL_ADDRESSES.map(({ path }) => path);
    for (const pattern of known)
      expect(
        described.some((path) => new RegExp(pattern).test(path)),
        pattern,
      ).toBe(true);
    for (const path of described)
      expect(
        known.some((pattern) => new RegExp(pattern).test(path)),
        path,
      ).toBe(true);
  });

  test('every reference leads to a component', () => {
    const text = JSON.stringify(getDocument(site));
    const { schemas } = getDocument(site).components;
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(schemas, name).toHaveProperty([name]);
    expect(text).not.toContain('9007199254740991');
  });

  test.each(ALL_ADDRESSES.filter(({ body }) => body))(
    'the example of $operationId is what it takes',
    ({ body, example, exampleStatus }) => {
      const parsed = (body as z.ZodType).safeParse(example.body);
      expect(parsed.success, JSON.stringify(parsed.error?.issues)).toBe(exampleStatus !== 400);
    },
  );

  test('operations have names of their own', () => {
    const names = ALL_ADDRESSES.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});
