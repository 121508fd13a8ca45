// The pages are built in a copy of the sources (scripts/prepare.mjs), and run from elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const COPY = join('.cache', 'app');

test('no path of the folder that the pages were built in is in them', () => {
  const files = ['client', 'server']
    .map((name) => join(root, 'build', name))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:m?js|css|html)$/.test(name))
        .map((name) => join(folder, name)),
    );
  expect(files.length).toBeGreaterThan(50);
  const named = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes(root) || text.includes(COPY);
  });
  expect(named).toEqual([]);
});
