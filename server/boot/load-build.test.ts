import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadBuild } from './load-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainlaw-build-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('without a build it says what to do', () => {
  expect(() => loadBuild(root)).toThrow('npm start');
});

test('the build is imported once, when it is needed', async () => {
  mkdirSync(join(root, 'build', 'server'), { recursive: true });
  writeFileSync(join(root, 'build', 'server', 'index.js'), 'globalThis.imported = true;');
  const source = loadBuild(root);
  expect(globalThis).not.toHaveProperty('imported');
  expect(source()).toBe(source());
  await source();
  expect(globalThis).toHaveProperty('imported');
});
