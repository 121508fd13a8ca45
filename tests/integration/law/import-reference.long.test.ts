// Imports the real law, if present: the whole U.S. Code in JSON Lines, two titles in the official
// markup, and sections of a state.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLawFolder } from './fixtures/law-folder.ts';

const folder = join(process.env.REFERENCE_DATA ?? '/nowhere', 'law');
const law = await createLawFolder();
const RELEASE = { release: '119-100', date: '2026-07' };

describe.skipIf(!existsSync(folder))(
  existsSync(folder) ? 'the real law' : 'the real law (skipped: no REFERENCE_DATA)',
  () => {
    test('two titles have the same text in both forms', async () => {
      for (const [title, sections] of [
        ['11', 278],
        ['28', 767],
      ] as const) {
        const plain = await law.run({
          path: join(folder, 'us-code', 'text', `t${title}.jsonl.gz`),
          complete: true,
          ...RELEASE,
        });
        expect(plain).toMatchObject({ sections, added: sections, skipped: 0 });
        // As a release of its own: all of it is the text that is there, and nothing is missing.
        const marked = await law.run({
          path: join(folder, 'us-code', 'uslm', `usc${title}.xml.gz`),
          release: '119-101',
          date: '2026-08',
        });
        expect(marked).toMatchObject({
          sections,
          added: 0,
          changed: 0,
          unchanged: sections,
          skipped: 0,
          gone: 0,
        });
      }
    }, 600_000);

    test('sections of a state; what is no section is skipped', async () => {
      const counts = await law.run({
        path: join(folder, 'states', 'wa.jsonl.gz'),
        date: undefined,
      });
      expect(counts).toMatchObject({ added: 2_968, skipped: 57 });
    }, 600_000);

    test('the whole Code', async () => {
      const counts = await law.run({
        path: join(folder, 'us-code', 'text'),
        complete: true,
        ...RELEASE,
      });
      expect(counts).toMatchObject({ sections: 50_936, added: 50_936, skipped: 0, gone: 0 });
      expect(counts.remarks).toBe(70); // a heading and no text
      expect(
        await law.database.rows(
          'SELECT code, number FROM statute_sections WHERE copy > 1 ORDER BY code, number',
        ),
      ).toEqual([
        { code: '10', number: '130g' },
        { code: '28', number: '1932' },
        { code: '38', number: '1167' },
        { code: '40', number: '3318' },
        { code: '5', number: '3598' },
        { code: '5', number: '5757' },
      ]);
    }, 3_600_000);
  },
);
