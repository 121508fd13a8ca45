// Statutes are imported from JSON Lines: sections with their outline, versions, what is no longer
// there, and what could not be read.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findSections } from '#features/law/find-section.server.ts';
import { makeTar, makeZip } from '#tests/integration/case-law/fixtures/archives.ts';
import { createLawFolder, line } from './fixtures/law-folder.ts';

const law = await createLawFolder();
const find = (number: string, code = '42') =>
  findSections({ db: law.db }, { jurisdiction: 'us', code, number });

test('sections have heading, outline and release', async () => {
  law.put(
    't42.jsonl',
    line('1983', 'Every person who—\n(1)\nacts; or\n(2)\nfails to act,\nshall be liable.', {
      heading: 'Civil action',
    }),
  );
  expect(await law.run({ release: '119-100' })).toMatchObject({
    sections: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    skipped: 0,
  });
  expect(await find('1983')).toMatchObject([
    {
      heading: 'Civil action',
      inForce: true,
      versions: [
        {
          from: { jurisdiction: 'us', code: '42', name: '119-100', date: '2026-07' },
          paragraphs: [
            { path: '', text: 'Every person who—' },
            { path: '1', text: '(1) acts; or' },
            { path: '2', text: '(2) fails to act,' },
            { path: '', text: 'shall be liable.' },
          ],
        },
      ],
    },
  ]);
});

test('a second section of one number is copy 2, and dashes are hyphens', async () => {
  law.put(
    't5.jsonl',
    line('3598', 'one', { title: '5' }) +
      line('3598_2', 'two', { title: '5' }) +
      line('78u–4', 'three', { title: '15' }),
  );
  await law.run();
  expect(await law.sections()).toEqual(['us/15/78u-4#1 +', 'us/5/3598#1 +', 'us/5/3598#2 +']);
  expect((await find('3598', '5')).map(({ versions }) => versions[0]?.paragraphs[0]?.text)).toEqual(
    ['one', 'two'],
  );
});

test('a section that has a heading and no text is in force', async () => {
  law.put('t18.jsonl', line('3001', '', { title: '18', heading: 'Procedure governed by rules' }));
  expect(await law.run()).toMatchObject({ added: 1, skipped: 0, remarks: 1 });
  expect(await find('3001', '18')).toMatchObject([
    { heading: 'Procedure governed by rules', inForce: true, versions: [{ paragraphs: [] }] },
  ]);
  expect(await law.remarks()).toMatchObject([
    { id: '3001', kind: 'remark', reason: 'it has a heading and no text' },
  ]);
});

test('a state is known by the name of its file, by an option or by the record', async () => {
  const state = (section: string, other: object = {}) =>
    `${JSON.stringify({ section, heading: '', text: 'Text.', read: '2022', ...other })}\n`;
  law.put(
    'wa.jsonl.gz',
    gzipSync(state('59.18.280 - Deposits.', { url: 'https://app.leg.wa.gov/59.18.280' })),
  );
  law.put('selected.jsonl', state('5', { jurisdiction: 'VT', code: '9' }) + state('6'));
  expect(await law.run({ date: undefined })).toMatchObject({ added: 2, skipped: 1 });
  expect(await law.sections()).toEqual(['vt/9/5#1 +', 'wa//59.18.280#1 +']);
  expect(await law.remarks()).toMatchObject([
    { file: 'selected.jsonl', record: 2, id: '6', kind: 'skipped' },
  ]);
  const [section] = await findSections(
    { db: law.db },
    { jurisdiction: 'wa', code: '', number: '59.18.280' },
  );
  expect(section).toMatchObject({
    heading: 'Deposits.',
    versions: [{ sourceUrl: 'https://app.leg.wa.gov/59.18.280', from: { date: '2022' } }],
  });
  const path = law.put('other/selected.jsonl', state('7'));
  expect(await law.run({ path, jurisdiction: 'or', date: '2026-02-01' })).toMatchObject({
    added: 1,
  });
});

test('the same import twice changes nothing', async () => {
  law.put('t42.jsonl', line('1', 'one') + line('2', 'two') + line('2_2', 'second'));
  await law.run({ release: '119-100', complete: true });
  const before = await law.dump();
  expect(await law.run({ release: '119-100', complete: true })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 3,
    gone: 0,
  });
  // A release is known by its name, whatever date is given for it.
  expect(await law.run({ release: '119-100', date: '2026-07-12', complete: true })).toMatchObject({
    unchanged: 3,
  });
  expect(await law.dump()).toEqual(before);
});

test('a later release keeps earlier versions and says what changed and what is no longer there', async () => {
  law.put('t42.jsonl', line('1', 'one') + line('2', 'two') + line('3', 'three'));
  expect(await law.changes((await law.run({ complete: true })).releases)).toEqual([]);
  law.put('t42.jsonl', line('1', 'one') + line('3', 'three, changed') + line('4', 'four'));
  const counts = await law.run({ date: '2026-08', complete: true });
  expect(counts).toMatchObject({ added: 1, changed: 1, unchanged: 1, gone: 1 });
  expect(await law.changes(counts.releases)).toEqual([
    'gone 42 U.S.C. § 2',
    'changed 42 U.S.C. § 3',
    'added 42 U.S.C. § 4',
  ]);
  expect(await law.sections()).toEqual([
    'us/42/1#1 +',
    'us/42/2#1 -',
    'us/42/3#1 +',
    'us/42/4#1 +',
  ]);
  expect((await find('3'))[0]?.versions.map(({ paragraphs }) => paragraphs[0]?.text)).toEqual([
    'three, changed',
    'three',
  ]);
  // An older release, imported later, adds history: nothing comes back into force.
  law.put(
    't42.jsonl',
    line('2', 'two') + line('3', 'the first three') + line('0', 'repealed long ago'),
  );
  await law.run({ date: '2020', complete: true });
  expect(await law.sections()).toEqual([
    'us/42/0#1 -',
    'us/42/1#1 +',
    'us/42/2#1 -',
    'us/42/3#1 +',
    'us/42/4#1 +',
  ]);
  law.put('t42.jsonl', line('2', 'two'));
  await law.run({ date: '2026-09' });
  expect((await law.sections())[2]).toBe('us/42/2#1 +');
});

test('a part of a code, or one with a broken section, ends no section', async () => {
  law.put('t42.jsonl', line('1', 'one') + line('2', 'two'));
  await law.run({ complete: true });
  law.put('t42.jsonl', line('1', 'one'));
  expect(await law.run({ date: '2026-08' })).toMatchObject({ gone: 0 });
  law.put('t42.jsonl', line('1', 'one') + line('2', '', { heading: '' }));
  expect(await law.run({ date: '2026-09', complete: true })).toMatchObject({ gone: 0, skipped: 1 });
  law.put('t42.jsonl', `${line('1', 'one')}{"section": "2", "te`);
  expect(await law.run({ date: '2026-10', complete: true })).toMatchObject({ gone: 0, skipped: 1 });
  expect(await law.sections()).toEqual(['us/42/1#1 +', 'us/42/2#1 +']);
  expect(await law.remarks()).toEqual([
    { file: 't42.jsonl', record: 2, id: '2', kind: 'skipped', reason: 'it is not good JSON' },
  ]);
});

test('folders and archives', async () => {
  law.put('a/t1.jsonl', line('1', 'one', { title: '1' }));
  law.put('b.zip', makeZip([{ name: 'usc/t2.jsonl', data: line('2', 'two', { title: '2' }) }]));
  law.put(
    'c.tar.gz',
    gzipSync(makeTar([{ name: 't3.jsonl', data: line('3', 'three', { title: '3' }) }])),
  );
  law.put('d.json', JSON.stringify([JSON.parse(line('4', 'four', { title: '4' }))]));
  law.put('README.md', 'not law');
  expect(await law.run()).toMatchObject({ added: 4, skipped: 0 });
});

test('stopped after any batch, it goes on where it was and gives the same result', async () => {
  const many = (from: number) =>
    Array.from({ length: 30 }, (_, i) => line(`${from + i}`, `text ${i}`)).join('') +
    line(`${from}`, 'second');
  law.put('a.jsonl', many(100));
  law.put('b.jsonl', `${many(200)}{"broken\n`);
  const whole = await law.run({ batchRecords: 7 });
  const expected = { dump: await law.dump(), remarks: await law.remarks() };
  await law.empty();
  let runs = 0;
  for (let isDone = false; !isDone; runs++) {
    const stopping = new AbortController();
    stopping.abort();
    const { stored } = await law
      .run({ batchRecords: 7, signal: stopping.signal })
      .then((counts) => ({ stored: counts.sections }));
    isDone =
      stored === whole.sections &&
      (await law.database.rows('SELECT 1 FROM case_imports WHERE finished_at IS NOT NULL'))
        .length === 1;
  }
  expect(runs).toBeGreaterThan(5);
  expect({ dump: await law.dump(), remarks: await law.remarks() }).toEqual(expected);
});

test('one section in two files is stored once', async () => {
  law.put('a.jsonl', line('1', 'one'));
  law.put('b.jsonl', line('1', 'one'));
  expect(await law.run()).toMatchObject({ added: 1, unchanged: 1 });
});
