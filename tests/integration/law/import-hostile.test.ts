// Hostile files of statutes must not exhaust memory, run forever, stop the import, reach outside,
// or be skipped silently.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { makeZip } from '#tests/integration/case-law/fixtures/archives.ts';
import { testHostileArchives } from '../importing/hostile-archives.ts';
import { createLawFolder, line } from './fixtures/law-folder.ts';
import { content, section, uscDoc } from './fixtures/uslm.ts';

const law = await createLawFolder();
const GOOD = section({ number: '1', body: content('Good.') });
const nest = (times: number) => '<p>'.repeat(times);

/** Adds a good file after the hostile one and expects it to be imported. */
async function run() {
  law.put('zz-good.jsonl', line('9999', 'Good.', { title: '50' }));
  await law.run();
  expect(await law.sections()).toContain('us/50/9999#1 +');
  return law.remarks();
}

testHostileArchives({
  database: law.database,
  folder: () => law.folder,
  put: law.put,
  run,
  record: { name: 'usc42.xml', data: uscDoc(GOOD) },
  isStored: async () => (await law.sections()).includes('us/42/1#1 +'),
});

test.each<[what: string, name: string, data: () => Buffer | string, reason: string]>([
  [
    'a bomb of entities',
    'x.xml',
    () =>
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]><a>&b;</a>`,
    'DOCTYPE',
  ],
  [
    'an entity that reads a file',
    'x.xml',
    () =>
      `<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>${uscDoc(GOOD.replace('Good.', '&f;'))}`,
    'DOCTYPE',
  ],
  [
    'a document type without end',
    'x.xml',
    () => `<!DOCTYPE a [${'<!ENTITY a "b">'.repeat(300_000)}`,
    'characters without a tag',
  ],
  [
    'elements nested without end',
    'x.xml',
    () => uscDoc(section({ number: '2', body: nest(100_000) })),
    'elements in 200 others',
  ],
  ['nested elements around everything', 'x.xml', () => nest(1_000_000), 'elements in 200 others'],
  [
    'an element with attributes without end',
    'x.xml',
    () => `<a ${Array.from({ length: 5_000 }, (_, i) => `b${i}="c"`).join(' ')}>`,
    '100 attributes',
  ],
  [
    'a text without end',
    'x.xml',
    () => `<uscDoc>${'word '.repeat(900_000)}`,
    'characters without a tag',
  ],
  [
    'a comment without end',
    'x.xml',
    () => `<uscDoc><!-- ${'word '.repeat(900_000)}`,
    'characters without a tag',
  ],
  [
    'markup that is wrong everywhere',
    'x.xml',
    () => uscDoc(section({ number: '2', body: content('&x;') }).repeat(1_100)),
    'in too many places',
  ],
  [
    'an XML file of another kind',
    'x.xml',
    () => '<html><body><section>Text</section></body></html>',
    'it has no identifier',
  ],
  [
    'a file that is cut off',
    'x.xml',
    () => uscDoc(GOOD).slice(0, 900),
    'the file ends in the middle of it',
  ],
  [
    'JSON that is cut off',
    'x.jsonl',
    () => '{"title": "42", "section": "7", "te',
    'it is not good JSON',
  ],
  [
    'JSON nested without end',
    'x.jsonl',
    () => `{"title":"42","section":"7","text":${'['.repeat(100_000)}`,
    'it is not good JSON',
  ],
  [
    'JSON with values without end',
    'x.jsonl',
    () => `{"title":"42","section":"7","text":[${'1,'.repeat(1_000_000)}1]}`,
    'it is not good JSON',
  ],
  ['a line that is no record', 'x.jsonl', () => '[1]', 'not a record'],
  [
    'a number that is a path',
    'x.jsonl',
    () => line('../../etc/passwd', 'Text.'),
    'it has no number of a section',
  ],
  [
    'a code that is a path',
    'x.jsonl',
    () => line('1', 'Text.', { title: '../..' }),
    'it has no title or code',
  ],
  [
    'a jurisdiction that does not exist',
    'x.jsonl',
    () => line('1', 'Text.', { jurisdiction: '__proto__' }),
    'of which state it is',
  ],
  [
    'a release that is markup',
    'x.jsonl',
    () => line('1', 'Text.', { release: '<script>' }),
    'no name that can be read',
  ],
  [
    'one number again and again',
    'x.jsonl',
    () => Array.from({ length: 60 }, (_, i) => line('1', `Text ${i}`)).join(''),
    'more than 50 sections have this number',
  ],
  [
    'paragraphs without end',
    'x.jsonl',
    () => line('1', 'x\n'.repeat(60_000)),
    'more than 50000 paragraphs',
  ],
])('reports %s and imports the rest', expectReported);

// 502 releases are 502 transactions.
test.runIf(LONG)('reports releases without end and imports the rest', () =>
  expectReported(
    'releases without end',
    'x.jsonl',
    () => Array.from({ length: 502 }, (_, i) => line('1', 'Text.', { title: `${i}x` })).join(''),
    'more than 500 codes and releases',
  ),
);

async function expectReported(
  _what: string,
  name: string,
  data: () => string | Buffer,
  reason: string,
): Promise<void> {
  law.put(name, data());
  const remarks = await run();
  expect(remarks.map((one) => one.reason).join('\n')).toContain(reason);
  expect(
    remarks.every(
      (one) => one.kind === 'skipped' && one.file.startsWith(name.replace(/\.gz$/, '')),
    ),
  ).toBe(true);
}

test('bombs are rejected without being read into memory', async () => {
  const size = LONG ? 400_000_000 : 72_000_000;
  // In the short form only spaces in a .zip: XML takes longer to read, and
  // case-law/import-hostile.test.ts has the .gz.
  if (LONG) law.put('bomb.jsonl.gz', gzipSync(Buffer.alloc(size, ' ')));
  const inside = LONG
    ? Buffer.concat([Buffer.from('<uscDoc>'), Buffer.alloc(size, '<p>x</p>')])
    : Buffer.alloc(size, ' ');
  const name = LONG ? 'a.xml' : 'a.jsonl';
  law.put(
    'bomb.zip',
    makeZip([
      { name, data: inside },
      { name: 'usc42.xml', data: uscDoc(GOOD) },
    ]),
  );
  const before = process.memoryUsage().rss;
  const remarks = await run();
  expect(remarks.map(({ file }) => file)).toEqual([
    ...(LONG ? ['bomb.jsonl'] : []),
    `bomb.zip/${name}`,
  ]);
  for (const { reason } of remarks) expect(reason).toContain('200 times its size');
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  expect(await law.sections()).toContain('us/42/1#1 +');
});

test('a section and a line that are too long are reported, and the next ones imported', async () => {
  const filler = 'the quick brown fox ';
  law.put(
    'big.jsonl',
    line('1', filler.repeat(820_000)) + line('2', filler.repeat(405_000)) + line('3', 'Small.'),
  );
  law.put(
    'big.xml',
    uscDoc(
      section({ number: '4', body: content(`${filler.repeat(1_000)}</p><p>`.repeat(405)) }) +
        section({ number: '5', body: content('Small.') }),
    ),
  );
  expect((await run()).map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
    'big.jsonl: longer than 16 million characters',
    'big.jsonl: its text has more than 8000000 characters',
    'big.xml: its text has more than 8000000 characters',
  ]);
  expect(await law.sections()).toEqual(['us/42/3#1 +', 'us/42/5#1 +', 'us/50/9999#1 +']);
});

test('a section longer than the search index can hold is stored whole', async () => {
  const words = Array.from({ length: 200_000 }, (_, i) => `w${i}q`).join(' ');
  law.put(
    'long.jsonl',
    line('1', `${'x'.repeat(5_000)} ${words}`, { heading: 'Heading '.repeat(10_000) }),
  );
  expect(await run()).toEqual([]);
  const [row] = await law.database.rows(
    `SELECT length(s.heading) AS heading, length(v.paragraphs[1]) AS text FROM statute_sections s JOIN statute_versions v ON v.id = s.version_id WHERE number = '1'`,
  );
  expect(row?.heading).toBeLessThan(1_600);
  expect(row?.text).toBe(words.length + 5_001);
});

test('other encodings, NUL, lone surrogates and script are read as text', async () => {
  law.put(
    'a.xml',
    Buffer.from(
      uscDoc(section({ number: '1', body: content('Peña.') }))
        .replaceAll('—', '-')
        .replaceAll('–', '-'),
      'latin1',
    ),
  );
  law.put(
    'b.xml',
    Buffer.from(`\ufeff${uscDoc(section({ number: '2', body: content('Noël.') }))}`, 'utf16le'),
  );
  law.put(
    'c.jsonl',
    line('3', 'Nul\u0000l and h\ud800alf <script>alert(1)</script>', {
      url: 'javascript:alert(1)',
    }),
  );
  expect((await run()).filter(({ kind }) => kind === 'skipped')).toEqual([]);
  const rows = await law.database.rows(
    `SELECT array_to_string(paragraphs, '|') AS text, source_url AS url FROM statute_versions v JOIN statute_sections s ON s.version_id = v.id WHERE code = '42' ORDER BY number`,
  );
  expect(rows).toEqual([
    { text: 'Peña.', url: '' },
    { text: 'Noël.', url: '' },
    { text: 'Null and h\ufffdalf <script>alert(1)</script>', url: '' },
  ]);
});
