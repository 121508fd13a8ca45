import { expect, test } from 'vitest';
import { createNetworkUsage } from './network-usage.ts';

function createUsage() {
  const clock = { ms: 0 };
  return { clock, usage: createNetworkUsage(() => clock.ms) };
}

test('a network that asks for less than the others is modest', () => {
  const { clock, usage } = createUsage();
  for (let request = 0; request < 50; request++) {
    clock.ms += 100;
    usage.add('busy', 5);
    if (request % 10 === 0) usage.add('reader', 2);
  }
  expect(['busy', 'reader', 'new'].map(usage.isModest)).toEqual([false, true, true]);
});

test('a busy person asks for no more than one person can, where the others ask for next to nothing', () => {
  const { clock, usage } = createUsage();
  for (let request = 0; request < 20; request++) {
    clock.ms += 400;
    usage.add('reader', request % 3 === 0 ? 5 : 1);
    usage.add(`other ${request}`, 1);
  }
  expect([usage.isModest('reader'), usage.isPersonal('reader')]).toEqual([false, true]);
});

test('one network alone is not modest', () => {
  const { clock, usage } = createUsage();
  for (let request = 0; request < 50; request++) {
    clock.ms += 100;
    usage.add('only', 1);
  }
  expect(usage.isModest('only')).toBe(false);
});

test('what was asked for long ago no longer counts', () => {
  const { clock, usage } = createUsage();
  usage.add('busy', 1_000);
  clock.ms += 1_000;
  usage.add('reader', 5);
  expect(usage.isModest('busy')).toBe(false);
  clock.ms += 300_000;
  usage.add('reader', 5);
  expect(usage.isModest('busy')).toBe(false); // forgotten: one network is left
  usage.add('busy', 1);
  clock.ms += 1_000;
  usage.add('reader', 150);
  expect(['busy', 'reader'].map(usage.isModest)).toEqual([true, false]);
});
