import { isMainThread } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { createBeatCheck } from './missed-beats.ts';
import { createWaitReader } from './processor-wait.ts';

const CHECK_MS = 1_000;
/** As in /proc/PID/task/TID/stat, with a name that could be taken for the end of one. */
const formatStat = (state: string, user: number, system: number) =>
  `7 (no) R (de) ${state} 1 7 7 0 -1 4194304 0 0 0 0 ${user} ${system} 0 0 20 0 11 0 42`;

const readWaits = (stats: (string | undefined)[]) => {
  const left = [...stats];
  const read = createWaitReader(CHECK_MS, () => left.shift());
  return stats.map(() => read());
};

describe('the main thread', () => {
  test('that had the processor all the time has not waited', () => {
    expect(readWaits([formatStat('R', 0, 0), formatStat('R', 80, 20)])).toEqual([1, 0]);
  });
  test('that was ready and had it for a fifth of the time has waited for the rest', () => {
    expect(readWaits([formatStat('R', 50, 50), formatStat('R', 60, 60)])).toEqual([1, 0.8]);
  });
  test('that sleeps or waits for a disk does not wait for the processor', () => {
    expect(readWaits([formatStat('S', 0, 0), formatStat('D', 1, 0)])).toEqual([0, 0]);
  });
  test('that worked for longer than a check has not waited', () => {
    expect(readWaits([formatStat('R', 0, 0), formatStat('R', 300, 0)])[1]).toBe(0);
  });
  test('is not known outside of Linux', () => {
    expect(readWaits([undefined, undefined])).toEqual([0, 0]);
  });
  test.skipIf(process.platform !== 'linux')('is found in /proc', () => {
    expect(isMainThread).toBe(true); // so it is working while it reads
    const read = createWaitReader(CHECK_MS);
    read();
    for (let power = 24; ; power++) {
      let sum = 0;
      for (let round = 0; round < 2 ** power; round++) sum += Math.sqrt(round) % 7;
      expect(sum).toBeGreaterThan(0);
      if (read() < 1) return;
      expect(power).toBeLessThan(34);
    }
  });
});

/** Checks without a beat: how many of them count. */
const countMissed = (states: [string, number][]) => {
  const check = createBeatCheck();
  let ticks = 0;
  const read = createWaitReader(CHECK_MS, () => {
    const [state, worked] = states.shift() as [string, number];
    ticks += worked;
    return formatStat(state, ticks, 0);
  });
  return Array.from({ length: states.length }, () => check(0, read())).at(-1);
};

// Guards against ending a server on a starved machine: it only waits for its turn.
test('a minute of waiting for the processor is not a frozen loop', () => {
  expect(countMissed(Array.from({ length: 60 }, () => ['R', 0]))).toBe(0);
});
test('a loop that spins is frozen, also where it gets a part of the processor', () => {
  expect(countMissed(Array.from({ length: 8 }, () => ['R', 100]))).toBe(7);
  expect(countMissed(Array.from({ length: 29 }, () => ['R', 25]))).toBe(7);
});
test('a loop that is blocked is frozen, though it uses no processor', () => {
  expect(countMissed(Array.from({ length: 8 }, () => ['S', 0]))).toBe(7);
});
