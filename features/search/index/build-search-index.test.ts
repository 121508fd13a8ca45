import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSnapshots } from '#features/library/files/snapshot.server.ts';
import { testLibrary } from '../test-library.ts';
import { buildSearchIndex } from './build-search-index.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plainlaw-index-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an index of items that were read before and of new ones is that of all of them', () => {
  const [first, , ...others] = testLibrary.faqs;
  const library = { ...testLibrary, version: '0123456789abcdef' };
  const body = 'Zymurgy, a word that nothing else has. Rent, rent and rent.';
  const changed = {
    ...library,
    version: 'fedcba9876543210',
    faqs: [...others, { ...first, body } as (typeof library.faqs)[number]],
  };
  const open = () => openSnapshots({ write: folder, getMaker: () => 'one' });
  buildSearchIndex(library, {}, open());
  const snapshots = open();
  const index = buildSearchIndex(changed, {}, snapshots);
  expect(snapshots.explainMissing()).toMatch(/1 parts/);
  const pick = ({ items, names, words, topicWords, substringText, fullText }: typeof index) => {
    const { postings, size } = words;
    return { items, names, postings, size, topicWords, substringText, fullText };
  };
  expect(pick(index)).toEqual(pick(buildSearchIndex(changed)));
  expect(index.words.postings.get('zymurgi')?.texts).toHaveLength(1);
});
