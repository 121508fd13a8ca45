import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type End = { code: number | null; signal: string | null; stopping: boolean };
type Decision = { exitCode: number; waitMs?: number; gaveUp?: boolean };
type Policy = { setReady: () => void; decide: (end: End) => Decision };
const { createRestartPolicy } = (await import(join(import.meta.dirname, 'restart-policy.mjs'))) as {
  createRestartPolicy: (now: () => number) => Policy;
};

const KILLED: End = { code: null, signal: 'SIGKILL', stopping: false };
const ABORTED: End = { code: null, signal: 'SIGABRT', stopping: false };
const CRASHED: End = { code: 7, signal: null, stopping: false };

function createPolicy() {
  let time = 0;
  const policy = createRestartPolicy(() => time);
  return {
    ...policy,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('a server that has ended', () => {
  test('is not started again when its first start failed: the code is passed on', () => {
    const policy = createPolicy();
    expect(policy.decide(CRASHED)).toEqual({ exitCode: 7 });
    expect(policy.decide(KILLED)).toEqual({ exitCode: 1 });
  });
  test.each([
    ['a crash', CRASHED],
    ['a signal', KILLED],
  ])('is started again after %s once it was ready', (_, end) => {
    const policy = createPolicy();
    policy.setReady();
    expect(policy.decide(end)).toMatchObject({ waitMs: 1000 });
  });
  test('is not started again when it was told to stop, or ended with 0', () => {
    const policy = createPolicy();
    policy.setReady();
    expect(policy.decide({ ...KILLED, stopping: true })).toEqual({ exitCode: 1 });
    expect(policy.decide({ code: 0, signal: null, stopping: false })).toEqual({ exitCode: 0 });
  });
  test('is started again after longer and longer waits, then no more', () => {
    const policy = createPolicy();
    const decisions = Array.from({ length: 11 }, () => {
      policy.setReady();
      policy.pass(59_999);
      return policy.decide(CRASHED);
    });
    expect(decisions.map(({ waitMs }) => (waitMs ?? 0) / 1000)).toEqual([
      1, 2, 4, 8, 16, 30, 30, 30, 30, 30, 0,
    ]);
    expect(decisions.at(-1)).toEqual({ exitCode: 7, gaveUp: true });
  });
  test('counts from the beginning when it was ready for a minute', () => {
    const policy = createPolicy();
    for (let n = 0; n < 30; n++) {
      policy.setReady();
      policy.pass(60_000);
      expect(policy.decide(KILLED)).toMatchObject({ waitMs: 1000 });
    }
  });
  // Guards against a request that freezes the server or fills its heap and, sent eleven times, ends
  // the site.
  test('is started again after a second each time that its watchdog killed it, without end', () => {
    for (const end of [KILLED, ABORTED]) {
      const policy = createPolicy();
      for (let n = 0; n < 100; n++) {
        policy.setReady();
        policy.pass(8_000);
        expect(policy.decide(end)).toEqual({ exitCode: 1, waitMs: 1000 });
      }
    }
  });
  test('that is killed before it is ready fails like any other', () => {
    const policy = createPolicy();
    policy.setReady();
    const waits = Array.from({ length: 3 }, () => {
      policy.pass(8_000);
      return policy.decide(KILLED).waitMs;
    });
    expect(waits).toEqual([1000, 1000, 2000]);
  });
  test('counts a restart that fails, however long it took', () => {
    const policy = createPolicy();
    policy.setReady();
    expect(policy.decide(CRASHED)).toMatchObject({ waitMs: 1000 });
    policy.pass(600_000);
    expect(policy.decide(CRASHED)).toMatchObject({ waitMs: 2000 });
  });
});
