// Shared pages for those who are signed in: one page in memory for all of them, which knows of its
// reader that somebody is signed in, and nothing more.
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { RouteHandle } from '#app/http/route-handle.ts';
import type { Viewer } from '#features/caller.ts';
import { loadBuild } from '#server/boot/load-build.ts';
import { createRenderer } from '#server/html/render.ts';
import { PAGES } from '#tests/e2e/all-pages.ts';
import { Member } from '#tests/harness/app/member.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url, PUBLIC_URL: 'http://127.0.0.1' });
afterAll(() => app.stop());

const verify = (email: string) =>
  database.rows(
    `UPDATE users SET email_verified = true WHERE email = '${email}' RETURNING id`,
  ) as Promise<unknown[]>;
const [ann, bob] = [new Member('ann-canary@example.com'), new Member('bob-canary@example.com')];
for (const member of [ann, bob]) await member.join(app.url, verify, 'http://127.0.0.1');

/** Law that is not built in. */
const NOT_STORED = ['/law/wa', '/law/us/42/1984', '/law/wa/59.18.280', '/law/de/25/5514'];

async function visit(member: Member | null, path: string, state = '') {
  const cookies = [...(member?.jar ?? [])].map(([name, value]) => `${name}=${value}`);
  const cookie = [...cookies, ...(state ? [`state=${state}`] : [])].join('; ');
  const response = await fetch(app.url + path, { headers: { cookie, accept: 'text/html' } });
  const html = await response.text();
  return { html, headers: response.headers, status: response.status };
}

describe('every page that is shared by members', async () => {
  const build = loadBuild(join(import.meta.dirname, '..', '..'));
  const { render, routes } = createRenderer(build, { mode: 'production', secure: false });
  const table = await routes();
  const findRoute = (page: string) => table.find(page.split('?')[0] ?? '');
  const pages = PAGES.filter((page) => findRoute(page)?.shared === 'members');
  const parts = { db: await database.open(), library, search: { index: getSearchIndex() } };

  test.each(pages)(
    '%s reads nothing of its reader but that somebody is signed in',
    async (page) => {
      const deps = createTestDeps(parts);
      for (const jurisdiction of ['General', 'TX'] as const) {
        const response = await render(new Request(`http://plainlaw.test${page}`), {
          deps,
          caller: { viewer: createSecretiveMember(), clientAddress: '::1', jurisdiction },
          route: page,
        });
        expect(deps.logged).toEqual([]);
        expect(response.status).toBe(NOT_STORED.includes(page) ? 404 : 200);
      }
    },
  );

  test('has an example', async () => {
    const shared = Object.values((await build()).routes).filter(
      (route) => (route?.module.handle as RouteHandle | undefined)?.shared === 'members',
    );
    expect(new Set(pages.map((page) => findRoute(page)?.id))).toEqual(
      new Set(shared.map((route) => route?.id)),
    );
  });
});

test('a member who keeps a secret throws when anything else is read', () => {
  const member = createSecretiveMember();
  expect(member.kind).toBe('account');
  for (const read of [
    () => Reflect.get(member, 'id'),
    () => Reflect.get(member, 'email'),
    () => Reflect.get(member, 'tier'),
    () => ({ ...member }),
    () => 'email' in member,
  ])
    expect(read).toThrow('reads');
});

function createSecretiveMember(): Viewer {
  const refuse = (name: string | symbol): never => {
    throw new Error(`the page reads ${String(name)} of its reader`);
  };
  return new Proxy<Viewer>(
    { kind: 'account', id: '', email: '', tier: 'basic' },
    {
      get: (target, name) => (name === 'kind' ? target.kind : refuse(name)),
      has: (_target, name) => refuse(name),
      ownKeys: () => refuse('every field'),
    },
  );
}

test.each(['/topics', '/faq', '/terms', '/law/us/42/1985'])(
  '%s is one page in memory for everybody who is signed in, and another for visitors',
  async (path) => {
    const visitor = await visit(null, path);
    expect(visitor.html).toContain('/auth/login');
    const pages = [await visit(ann, path), await visit(bob, path)];
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.headers.get('etag')).toBe(pages[0]?.headers.get('etag'));
      expect(page.headers.get('etag')).not.toBe(visitor.headers.get('etag'));
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.html).toContain('action="/auth/sign-out"');
      expect(page.html).not.toContain('canary');
    }
    expect((await visit(null, path)).html).toBe(visitor.html);
  },
);

test('pages are per state', async () => {
  expect((await visit(ann, '/terms', 'TX')).html).toContain('<option value="TX" selected="">');
  expect((await visit(bob, '/terms')).html).not.toContain('<option value="TX" selected="">');
});

test('the data that the browser asks for on the way to a page has nobody in it', async () => {
  const path = '/terms.data?_routes=terms';
  const [first, second, visitor] = [
    await visit(ann, path),
    await visit(bob, path),
    await visit(null, path),
  ];
  expect(first.html).toBe(visitor.html);
  expect(second.html).toBe(visitor.html);
  expect(first.headers.get('cache-control')).toBe('no-store');
});

test('the other shared pages are rendered for each of them', async () => {
  for (const member of [ann, bob, ann]) {
    const page = await visit(member, '/subscription');
    expect(page.headers.get('etag')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).toContain('action="/auth/sign-out"');
  }
});

test('the address of an account is on its own page', async () => {
  const page = await visit(ann, '/account');
  expect(page.html).toContain(ann.email);
  expect(page.html).not.toContain(bob.email);
});

test('a session that has ended shows the page as to a visitor', async () => {
  const former = new Member('former-canary@example.com');
  await former.join(app.url, verify, 'http://127.0.0.1');
  expect((await visit(former, '/terms')).html).toContain('/auth/sign-out');
  await database.rows(
    `DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = '${former.email}')`,
  );
  const page = await visit(former, '/terms');
  expect(page.html).not.toContain('/auth/sign-out');
  expect(page.html).toContain('/auth/login');
});
