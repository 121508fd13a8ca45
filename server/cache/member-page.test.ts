import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ACCOUNT_HOLE,
  type MemberPage,
  sendMemberPage,
  storeMemberPage,
  watchViewer,
} from './member-page.ts';

const LONG = 'The law in plain language. '.repeat(4_000);
const PAGE = `<p data-account-email>${ACCOUNT_HOLE}</p>${LONG}<p>${ACCOUNT_HOLE}</p>${LONG}<script>["${ACCOUNT_HOLE}"]</script>`;
const stored = (await storeMemberPage(PAGE, {
  'Content-Type': 'text/html',
  ETag: 'W/"x"',
})) as MemberPage;

const server = createServer(
  (req, res) =>
    void sendMemberPage(stored, req, res, decodeURIComponent((req.url ?? '/').slice(1))),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

function get(
  email: string,
  encoding: string,
  method = 'GET',
): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const options = {
      port,
      method,
      path: `/${encodeURIComponent(email)}`,
      headers: { 'accept-encoding': encoding },
    };
    request(options, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => resolve({ headers: res.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

const fill = (email: string) => PAGE.replaceAll(`>${ACCOUNT_HOLE}<`, `>${email}<`);

describe('a page with holes', () => {
  test.each(['ann@example.com', 'b', 'é'.repeat(300)])(
    'is filled for %s, compressed or not',
    async (email) => {
      const plain = await get(email, 'identity');
      expect(plain.body.toString()).toBe(fill(email));
      const gzipped = await get(email, 'gzip, deflate, br');
      expect(gzipped.headers['content-encoding']).toBe('gzip');
      expect(gzipped.body.length).toBeLessThan(plain.body.length / 10);
      expect(gunzipSync(gzipped.body).toString()).toBe(fill(email));
      expect(Number(gzipped.headers['content-length'])).toBe(gzipped.body.length);
    },
  );

  test('is stored by no browser', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await get('ann@example.com', 'gzip', method)).headers['cache-control']).toBe(
        'no-store',
      );
    expect((await get('ann@example.com', 'gzip', 'HEAD')).body).toHaveLength(0);
  });

  test('an address is text, whatever is in it', async () => {
    expect((await get('<script>"&', 'identity')).body.toString()).toContain(
      '>&lt;script&gt;&quot;&amp;<',
    );
  });

  test.each([
    ['in an attribute', `<a href="mailto:${ACCOUNT_HOLE}">write</a>`],
    ['beside other text', `<p>Hello ${ACCOUNT_HOLE}</p>`],
    ['in part', `<p>${ACCOUNT_HOLE.slice(0, 3)}…</p>`],
  ])('is not stored with a hole %s', async (_where, html) => {
    expect(await storeMemberPage(html, {})).toBeNull();
  });
});

describe('the member without a name', () => {
  test('is signed in, and nothing more is asked', () => {
    const { viewer, wasAsked } = watchViewer();
    expect(viewer.kind).toBe('account');
    expect(wasAsked()).toBe(false);
  });
  test.each([
    ['id', (viewer: object) => Reflect.get(viewer, 'id')],
    ['email', (viewer: object) => Reflect.get(viewer, 'email')],
    ['tier', (viewer: object) => Reflect.get(viewer, 'tier')],
    ['everything', (viewer: object) => ({ ...viewer })],
    ['the names of the fields', (viewer: object) => Object.keys(viewer)],
  ])('%s cannot be read unnoticed', (_name, read) => {
    const { viewer, wasAsked } = watchViewer();
    read(viewer);
    expect(wasAsked()).toBe(true);
  });
});
