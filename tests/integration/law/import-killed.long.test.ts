// An import of statutes that is interrupted (../importing/interrupted-import.ts).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { makeZip } from '#tests/integration/case-law/fixtures/archives.ts';
import { expectSameWhenInterrupted } from '../importing/interrupted-import.ts';
import { createLawFolder, line } from './fixtures/law-folder.ts';
import { content, section, uscDoc } from './fixtures/uslm.ts';

const law = await createLawFolder();
const work = mkdtempSync(join(tmpdir(), 'plainlaw-law-killed-'));
const source = join(work, 'source');
const SECTIONS = LONG ? 24_000 : 4_000;
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Both forms, packed and plain, with second sections of one number and broken ones. */
function writeSource(): void {
  mkdirSync(source);
  const numbers = Array.from({ length: SECTIONS / 4 }, (_, i) => i + 1);
  const text = (n: number) =>
    `(a)\nThe rule of number ${n}.\n(1)\n${'It was applied to the facts. '.repeat(n % 40)}\n(b)\nOther.`;
  const json = (title: string) =>
    numbers
      .map(
        (n) =>
          line(`${n}`, text(n), { title }) +
          (n % 500 === 0 ? line(`${n}_2`, 'Second.', { title }) : ''),
      )
      .join('');
  const xml = (title: string) =>
    uscDoc(
      numbers
        .map((n) =>
          section({ number: `${n}`, body: content(n % 700 === 0 ? '&broken;' : text(n)), title }),
        )
        .join(''),
      { title },
    );
  writeFileSync(join(source, 't1.jsonl'), `${json('1')}{"broken\n`);
  writeFileSync(join(source, 't2.jsonl.gz'), gzipSync(json('2')));
  writeFileSync(join(source, 'usc03.xml'), xml('3'));
  writeFileSync(join(source, 'usc04.zip'), makeZip([{ name: 'usc04.xml', data: xml('4') }]));
}

test('killed again and again and stopped once, then finished, it gives the same result as an uninterrupted import', async () => {
  writeSource();
  const { tables, report } = await expectSameWhenInterrupted({
    database: law.database,
    work,
    args: ['law', source, '--date', '2026-07', '--release', '119-100'],
    counted: 'sections',
    report: 'law-source-remarks.csv',
    kills: LONG ? 20 : 2,
    empty: law.empty,
    dump: law.dump,
  });
  expect(tables.length).toBeGreaterThan(SECTIONS * 0.99);
  expect(report).toContain('it is not good JSON');
}, 3_600_000);
