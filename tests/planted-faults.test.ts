// Shows that two checks without tests of their own work: the quality floors and the search for
// unused exports.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reportFloor } from '../evals/floors.ts';

const root = join(import.meta.dirname, '..');

describe('a quality', () => {
  test.each<[string, number | undefined, number | undefined, boolean, string]>([
    ['at its floor', 0.9, 0.9, true, 'floor 0.9'],
    ['below its floor', 0.89, 0.9, false, 'BELOW THE FLOOR'],
    ['without a floor', 0.99, undefined, false, 'BELOW THE FLOOR'],
    ['measured on nothing', Number.NaN, 0.9, false, 'BELOW THE FLOOR'],
    ['above its floor', 0.95, 0.9, true, 'raise the floor'],
    ['whose data is absent', undefined, 0.9, true, 'not run'],
  ])('%s', (name, score, floor, passes, line) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(reportFloor(name, score, floor)).toBe(passes);
    expect(log.mock.lastCall?.[0]).toContain(line);
  });
});

describe('an export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-knip-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'server'));
    mkdirSync(join(folder, 'lib'));
    copyFileSync(join(root, 'knip.json'), join(folder, 'knip.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "name": "planted", "type": "module" }');
    writeFileSync(
      join(folder, 'server', 'main.ts'),
      "import { used } from '../lib/planted.ts';\nused();\n",
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the same command as `npm run check`, with our settings, on a small project. */
  function findUnused(source: string): string {
    writeFileSync(join(folder, 'lib', 'planted.ts'), source);
    const knip = [
      join(root, 'node_modules', 'knip', 'bin', 'knip.js'),
      '--no-config-hints',
      '--include',
      'exports,files',
    ];
    try {
      return execFileSync(process.execPath, knip, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  test('that is used is accepted, and an unused one is reported', () => {
    expect(findUnused('export const used = () => {};\n')).toBe('');
    expect(findUnused('export const used = () => {};\nexport const dead = 1;\n')).toMatch(
      /dead\b.*lib\/planted\.ts/,
    );
  });
});
