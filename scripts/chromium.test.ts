import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

type Environment = { CHROMIUM?: string; PATH: string };
const { findChromium } = (await import(join(import.meta.dirname, 'chromium.mjs'))) as {
  findChromium: (environment: Environment) => string | undefined;
};

const folder = mkdtempSync(join(tmpdir(), 'plainlaw-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(inside: string, name: string): string {
  mkdirSync(join(folder, inside), { recursive: true });
  const path = join(folder, inside, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}
const PATH = ['first', 'second'].map((inside) => join(folder, inside)).join(delimiter);

test('the headless shell is used before a whole Chromium, in whichever folder it is', () => {
  expect(findChromium({ PATH })).toBeUndefined();
  const whole = install('first', 'chromium');
  expect(findChromium({ PATH })).toBe(whole);
  const shell = install('second', 'chromium-headless-shell');
  expect(findChromium({ PATH })).toBe(shell);
  expect(findChromium({ PATH, CHROMIUM: whole })).toBe(whole);
  expect(findChromium({ PATH, CHROMIUM: join(folder, 'none') })).toBe(shell);
});
