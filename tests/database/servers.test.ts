// The rules for choosing a primary and readable replicas, without servers. Real servers are tested
// in tests/many.
import { describe, expect, test } from 'vitest';
import { splitUrls } from '#db/database-urls.ts';
import { choosePrimary, formatServerName, isUpToDate, MAX_LAG_MS } from '#db/watch-servers.ts';

const primary = (timeline: number, walPosition = 1000n) => ({
  status: { standby: false, walPosition, timeline },
});
const standby = (walPosition = 1000n) => ({ status: { standby: true, walPosition, timeline: 0 } });
const unreachable = { status: undefined };

describe('the primary', () => {
  test('is the server that accepts writes, regardless of list order', () => {
    const [a, b] = [standby(), primary(1)];
    expect(choosePrimary([a, b])).toBe(b);
    expect(choosePrimary([unreachable, b])).toBe(b);
  });
  test('stays the previous one while no server accepts writes', () => {
    const [a, b] = [standby(), unreachable];
    expect(choosePrimary([a, b], b)).toBe(b);
  });
  test('is the server promoted last when an old primary comes back and also accepts writes', () => {
    const [old, promoted] = [primary(1), primary(2)];
    expect(choosePrimary([old, promoted], old)).toBe(promoted);
    expect(choosePrimary([old, promoted], promoted)).toBe(promoted);
  });
});

describe('a replica', () => {
  const samples = [
    { sampledAt: 9_000, walPosition: 1000n },
    { sampledAt: 3_000, walPosition: 600n },
  ];
  const now = 10_000;
  const isReadable = (replica: typeof unreachable | ReturnType<typeof standby>) =>
    isUpToDate(replica.status, primary(1).status, samples, now);
  test('is read when it is within the lag limit', () => {
    expect(isReadable(standby(1000n))).toBe(true);
    expect(isReadable(standby(5000n))).toBe(true);
  });
  test('is skipped when it lags too far behind, is unreachable, or is not a standby', () => {
    expect(now - 3_000).toBeGreaterThan(MAX_LAG_MS);
    expect(isReadable(standby(999n))).toBe(false);
    expect(isReadable(standby(1n))).toBe(false);
    expect(isReadable(unreachable)).toBe(false);
    expect(isUpToDate(primary(2).status, primary(1).status, samples, now)).toBe(false);
  });
  test('is read regardless of lag while there is no primary', () => {
    expect(isUpToDate(standby(1n).status, undefined, samples, now)).toBe(true);
  });
});

test('a logged server name has no password, and a comma in a password does not split the list', () => {
  expect(splitUrls('postgres://u:a,b@one/x, postgres://two/x')).toEqual([
    'postgres://u:a,b@one/x',
    'postgres://two/x',
  ]);
  expect(formatServerName({ url: 'postgres://u:hunter2@db.example:6000/law' })).toBe(
    'db.example:6000',
  );
  expect(formatServerName({ url: 'postgres://u@localhost/law?host=/run/pg' })).toBe('/run/pg:5432');
});
