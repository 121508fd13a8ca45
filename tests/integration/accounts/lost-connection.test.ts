// A connection to the database that is lost while a change of an account is committed, before or
// after the server has done so: the answer never claims what it cannot know, a change never comes
// without the mail that tells of it, and the list of deletions agrees with the database.
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  createDeletionLog,
  getDeletionFile,
  readDeletions,
} from '#features/accounts/changes/deletion-log.server.ts';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { settleDeletions } from '#features/accounts/delete-account.server.ts';
import * as security from '#features/accounts/messages/security.ts';
import { showCode } from '#tests/harness/app/authenticator-app.ts';
import { withFactors } from './enrolled.ts';
import { setUp } from './setup.ts';

const world = await setUp();
const { asCaller, createEnrolled, createSettled, readToken } = withFactors(world);
const ANN = 'ann@example.com';
const NEW = 'new-home@example.com';
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-lost-'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

const UNCERTAIN = { ok: false, failure: { kind: 'unavailable', message: security.uncertain } };

/** The socket of the next transaction is cut at its COMMIT. */
function cutNextCommit(moment: 'before' | 'after', andStayAway = false) {
  const { pool } = world.db;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let isCut = false;
  const connectOnce = async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const cut = async (...args: unknown[]) => {
      const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text;
      if (isCut || !/^commit/i.test(text)) return query(...args);
      if (moment === 'after') await query(...args);
      isCut = true;
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      throw new Error('Connection terminated unexpectedly');
    };
    client.query = cut as unknown as typeof client.query;
    return client;
  };
  vi.spyOn(pool, 'connect').mockImplementation(((callback?: never) =>
    callback ? (connect as (done: never) => void)(callback) : connectOnce()) as never);
  const select = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  vi.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
    if (isCut && andStayAway) return Promise.reject(new Error('connect ECONNREFUSED'));
    return select(...args);
  }) as never);
}

async function withDeletions() {
  const file = getDeletionFile(mkdtempSync(join(folder, 'data-')));
  const secret = 'a secret of the installation, of a fair length';
  const deletions = createDeletionLog(file, secret);
  world.deps = Object.assign(world.deps, { deletions });
  world.accounts = createAccounts(world.deps);
  world.deps.accounts = world.accounts;
  await world.createMember(ANN);
  const [user] = await world.users();
  const caller = await asCaller(await world.signInAs(ANN));
  return {
    caller,
    deletions,
    restart: () => settleDeletions({ ...world.deps, deletions }),
    isNoted: () => readDeletions(file, secret).includes(String(user?.id)),
  };
}

describe('a deletion', () => {
  test('that took place is answered as one, stays noted, and is told in a mail', async () => {
    const { caller, isNoted } = await withDeletions();
    cutNextCommit('after');
    expect(await world.accounts.deleteAccount(caller)).toMatchObject({ ok: true });
    expect([await world.users(), isNoted()]).toEqual([[], true]);
    await world.accounts.settle();
    expect(world.lastMail(ANN).subject).toBe('Your Plainlaw account is deleted');
  });

  test('that did not take place is refused, and is not noted', async () => {
    const { caller, isNoted } = await withDeletions();
    cutNextCommit('before');
    expect(await world.accounts.deleteAccount(caller)).toMatchObject({ ok: false });
    expect([(await world.users()).length, isNoted()]).toEqual([1, false]);
    expect(await world.accounts.deleteAccount(caller)).toMatchObject({ ok: true });
    expect(isNoted()).toBe(true);
  });

  test('of which nobody can say stays noted, and the answer claims neither', async () => {
    const { caller, deletions, isNoted, restart } = await withDeletions();
    cutNextCommit('after', true);
    expect(await world.accounts.deleteAccount(caller)).toMatchObject(UNCERTAIN);
    vi.restoreAllMocks();
    expect([await world.users(), isNoted()]).toEqual([[], true]);
    await restart();
    expect([isNoted(), deletions.readUnfinished().entries]).toEqual([true, []]);
  });

  test('that broke off is looked up at the next start, and one that did not take place is withdrawn', async () => {
    const { caller, deletions, isNoted, restart } = await withDeletions();
    // As if the process had been killed here: it asked nobody any more.
    cutNextCommit('before', true);
    expect(await world.accounts.deleteAccount(caller)).toMatchObject(UNCERTAIN);
    vi.restoreAllMocks();
    expect([(await world.users()).length, isNoted()]).toEqual([1, true]);
    await restart();
    expect([isNoted(), deletions.readUnfinished().entries]).toEqual([false, []]);
  });

  test('that ended stays noted at a start on a backup that brought the account back', async () => {
    const { caller, isNoted, restart } = await withDeletions();
    const [user] = await world.users();
    expect(await world.accounts.deleteAccount(caller)).toMatchObject({ ok: true });
    await world.accounts.settle();
    await world.database.rows(
      `INSERT INTO users (id, name, email, created_at, updated_at) VALUES ('${user?.id}', '', '${ANN}', now(), now())`,
    );
    await restart();
    expect(isNoted()).toBe(true);
  });
});

describe('a factor', () => {
  test('that was added is told in a mail, and the answer claims neither', async () => {
    await world.createMember(ANN);
    const browser = await world.signInAs(ANN);
    const caller = await asCaller(browser);
    const started = await world.accounts.startAuthenticator(caller);
    const key = (started.ok && started.value?.key) || expect.unreachable();
    const code = await showCode(key, world.deps.clock.now());
    cutNextCommit('after');
    expect(await world.accounts.addAuthenticator(caller, { code })).toMatchObject(UNCERTAIN);
    await world.accounts.settle();
    expect(world.lastMail(ANN).subject).toBe('A second step was added: your Plainlaw account');
    expect(await world.accounts.findSession(browser.caller.headers)).toMatchObject({
      enrolled: true,
      pending: false,
    });
  });

  test('that was not removed is still there, and nothing is told', async () => {
    const { browser } = await createEnrolled(ANN);
    await world.accounts.settle();
    world.deps.sent.length = 0;
    const caller = await asCaller(browser);
    cutNextCommit('before');
    const removed = await world.accounts.removeFactor(caller, { factor: 'authenticator' });
    expect(removed).toMatchObject(UNCERTAIN);
    await world.accounts.settle();
    expect(world.deps.sent).toEqual([]);
    expect(await world.accounts.removeFactor(caller, { factor: 'authenticator' })).toMatchObject({
      ok: true,
    });
  });
});

describe('an address', () => {
  async function getLink() {
    const { browser } = await createSettled(ANN);
    await world.accounts.requestAddressChange(await asCaller(browser), { email: NEW });
    await world.accounts.settle();
    return { caller: browser.caller, token: readToken(NEW, '/auth/address') };
  }

  test('that changed is told to the earlier one', async () => {
    const { caller, token } = await getLink();
    cutNextCommit('after');
    expect(await world.accounts.confirmAddressChange(caller, { token })).toMatchObject(UNCERTAIN);
    await world.accounts.settle();
    expect(await world.users()).toMatchObject([{ email: NEW }]);
    expect(world.lastMail(ANN).subject).toBe('An address was changed at Plainlaw');
  });

  test('that did not change can be confirmed by the same link', async () => {
    const { caller, token } = await getLink();
    cutNextCommit('before');
    expect(await world.accounts.confirmAddressChange(caller, { token })).toMatchObject(UNCERTAIN);
    expect(await world.users()).toMatchObject([{ email: ANN }]);
    expect(await world.accounts.confirmAddressChange(caller, { token })).toMatchObject({
      ok: true,
    });
  });

  test('that somebody else has meanwhile is refused, and another can be asked for', async () => {
    const { browser } = await createSettled(ANN);
    const caller = await asCaller(browser);
    await world.accounts.requestAddressChange(caller, { email: NEW });
    await world.accounts.settle();
    const token = readToken(NEW, '/auth/address');
    await world.createMember(NEW);
    expect(await world.accounts.confirmAddressChange(caller, { token })).toMatchObject({
      failure: { kind: 'not_found' },
    });
    const other = { email: 'third@example.com' };
    expect(await world.accounts.requestAddressChange(caller, other)).toMatchObject({ ok: true });
  });
});
