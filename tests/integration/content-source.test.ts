// An operator's content has its own snapshots, in the data folder. The build's stay as they are.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { getServerSource } from '#server/boot/content-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'plainlaw-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const built = join(import.meta.dirname, '..', '..', 'build', 'content');

test('what CONTENT_DIR changes is parsed at the first start alone', () => {
  const settings = { dataDir: join(folder, 'data'), contentDir: join(folder, 'own') };
  mkdirSync(join(settings.contentDir, 'pages'), { recursive: true });
  writeFileSync(
    join(settings.contentDir, 'pages', 'terms.md'),
    '---\ntitle: Our terms\ndescription: Ours.\nupdatedOn: 2026-11-15\n---\nOur words.\n',
  );
  // Not when it was read last, which changes with each reading.
  const listBuilt = () =>
    readdirSync(built).map((name) => {
      const { ino, size, mtimeMs } = statSync(join(built, name));
      return [name, ino, size, mtimeMs];
    });
  const before = listBuilt();
  const start = () => {
    const source = getServerSource(settings);
    const { library, problems } = loadLibrary(source);
    expect([problems, library.pages.find(({ id }) => id === 'terms')?.title]).toEqual([
      [],
      'Our terms',
    ]);
    return source.snapshots?.explainMissing();
  };
  expect(start()).toMatch(/^Content was parsed anew \(\d+ parts\): /);
  expect(start()).toBeUndefined();
  const own = readdirSync(join(settings.dataDir, 'snapshots')).map((name) => name.split('~')[0]);
  expect(own).toContain('pages');
  expect(listBuilt()).toEqual(before);
});
