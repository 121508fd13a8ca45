// Which server takes the writes, and which replica may be read: the rules alone. Real servers are in tests/many.
import { describe, expect, test } from 'vitest';
import { splitUrls } from '#db/database-urls.ts';
import { choosePrimary, isNear, MAX_LAG_MS, nameOf } from '#db/watch-servers.ts';

const primary = (timeline: number, place = 1000n) => ({ standing: { standby: false, place, timeline } });
const standby = (place = 1000n) => ({ standing: { standby: true, place, timeline: 0 } });
const silent = { standing: undefined };

describe('the primary', () => {
  test('is the one that takes writes, wherever it stands in the list', () => {
    const [a, b] = [standby(), primary(1)];
    expect(choosePrimary([a, b])).toBe(b);
    expect(choosePrimary([silent, b])).toBe(b);
  });
  test('stays the one before while nobody takes writes', () => {
    const [a, b] = [standby(), silent];
    expect(choosePrimary([a, b], b)).toBe(b);
  });
  test('is the one that was promoted last, when an old one comes back and takes writes too', () => {
    const [old, promoted] = [primary(1), primary(2)];
    expect(choosePrimary([old, promoted], old)).toBe(promoted);
    expect(choosePrimary([old, promoted], promoted)).toBe(promoted);
  });
});

describe('a replica', () => {
  const samples = [
    { at: 9_000, place: 1000n },
    { at: 3_000, place: 600n },
  ];
  const now = 10_000;
  const near = (replica: typeof silent | ReturnType<typeof standby>, first = primary(1).standing as typeof silent.standing | object) =>
    isNear(replica.standing, first as ReturnType<typeof primary>['standing'], samples, now);
  test('is read when it has what the primary had a moment ago', () => {
    expect(near(standby(1000n))).toBe(true);
    expect(near(standby(5000n))).toBe(true);
  });
  test('is left out when it is too far behind, silent, or follows nobody', () => {
    expect(now - 3_000).toBeGreaterThan(MAX_LAG_MS);
    expect(near(standby(999n))).toBe(false);
    expect(near(standby(1n))).toBe(false);
    expect(near(silent)).toBe(false);
    expect(isNear(primary(2).standing, primary(1).standing, samples, now)).toBe(false);
  });
  test('is better than nothing while there is no primary', () => {
    expect(isNear(standby(1n).standing, undefined, samples, now)).toBe(true);
  });
});

test('an address in the log has no password, and a comma in a password divides nothing', () => {
  expect(splitUrls('postgres://u:a,b@one/x, postgres://two/x')).toEqual(['postgres://u:a,b@one/x', 'postgres://two/x']);
  expect(nameOf({ url: 'postgres://u:hunter2@db.example:6000/law' })).toBe('db.example:6000');
  expect(nameOf({ url: 'postgres://u@localhost/law?host=/run/pg' })).toBe('/run/pg:5432');
});
