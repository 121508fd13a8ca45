// Statutes are imported from the official markup: chapters, notes, tables, levels, repealed
// sections and second sections of one number.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findSections } from '#features/law/find-section.server.ts';
import { makeZip } from '#tests/integration/case-law/fixtures/archives.ts';
import { createLawFolder, line } from './fixtures/law-folder.ts';
import { content, section, uscDoc } from './fixtures/uslm.ts';

const law = await createLawFolder();
const run = () => law.run({ date: undefined });
const readText = async (number: string) =>
  (await findSections({ db: law.db }, { jurisdiction: 'us', code: '42', number })).flatMap(
    ({ versions }) => (versions[0]?.paragraphs ?? []).map(({ path, text }) => `${path}: ${text}`),
  );

test('levels, headings, text after a list, notes and footnotes', async () => {
  const body = `<chapeau>In this title—</chapeau>
<subsection identifier="/us/usc/t42/s1/a"><num value="a">(a)</num><heading> In general</heading><chapeau>The term “agency”<ref class="footnoteRef" idref="fn1">1</ref><note type="footnote" id="fn1"><num>1</num> So in original.</note> means—</chapeau>
<paragraph identifier="/us/usc/t42/s1/a/1"><num value="1">(1)</num><content> a <i>department</i>; or</content></paragraph>
<paragraph><num value="2">(2)</num><content> an office,</content></paragraph>
<continuation>but not a court.</continuation></subsection>
<subsection identifier="/us/usc/t42/s1/b"><num value="b">(b)</num><paragraph identifier="/us/usc/t42/s1/b/1"><num value="1">(1)</num><content> Costs &amp; fees.</content></paragraph></subsection>`;
  law.put(
    'usc42.xml',
    uscDoc(
      `<chapter identifier="/us/usc/t42/ch1"><num value="1">CHAPTER 1—</num><heading>A</heading>${section({ number: '1', body })}</chapter>`,
    ),
  );
  expect(await run()).toMatchObject({ sections: 1, added: 1, skipped: 0 });
  expect(await readText('1')).toEqual([
    ': In this title—',
    'a: (a) In general',
    'a: The term “agency” means—',
    'a/1: (1) a department; or',
    'a/2: (2) an office,',
    'a: but not a court.',
    'b: (b)',
    'b/1: (1) Costs & fees.',
  ]);
  expect(
    await findSections({ db: law.db }, { jurisdiction: 'us', code: '42', number: '1' }),
  ).toMatchObject([
    { heading: 'Heading 1', versions: [{ from: { name: '119-100', date: '2026-07-12' } }] },
  ]);
});

test('a row of a table is one line', async () => {
  const cell = (text: string) =>
    `<html:td><html:p class="leaders"><html:span>${text}</html:span></html:p></html:td>`;
  const table = `<html:table xmlns:html="http://www.w3.org/1999/xhtml"><html:colgroup><html:col /></html:colgroup><html:thead><html:tr><html:th><html:p>Districts</html:p></html:th><html:th>Judges</html:th></html:tr></html:thead><html:tbody><html:tr>${cell('Alaska')}${cell('3')}</html:tr><html:tr>${cell('Arizona:')}<html:td /></html:tr></html:tbody></html:table>`;
  const body = `<subsection identifier="/us/usc/t42/s2/a"><num value="a">(a)</num><content> Judges, as follows:${table}</content></subsection>`;
  law.put('usc42.xml', uscDoc(section({ number: '2', body })));
  await run();
  expect(await readText('2')).toEqual([
    'a: (a) Judges, as follows:',
    'a: Districts\tJudges',
    'a: Alaska\t3',
    'a: Arizona:',
  ]);
});

test('both forms give the same version', async () => {
  law.put(
    'usc42.xml',
    uscDoc(
      section({
        number: '3',
        body: '<subsection identifier="/us/usc/t42/s3/a"><num value="a">(a)</num><content> It “is” so—always.</content></subsection>',
      }),
    ),
  );
  await run();
  const path = law.put(
    'other/t42.jsonl',
    line('3', '(a)\nIt "is" so-always.', { heading: 'Heading 3' }),
  );
  expect(await law.run({ path, release: '119-101', date: '2026-08' })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 1,
  });
});

test('a newer title ends the sections that it has no longer or only the number of', async () => {
  const body = content('Text.');
  law.put('usc42.xml', uscDoc(['1', '2', '3'].map((number) => section({ number, body })).join('')));
  await run();
  const repealed = section({
    number: '2',
    heading: 'Repealed. Pub. L. 119–1]',
    status: 'repealed',
    body: '',
  });
  law.put(
    'usc42.xml',
    uscDoc(section({ number: '1', body }) + repealed, {
      release: '119-101',
      created: '2026-08-01T00:00:00',
    }),
  );
  const counts = await run();
  expect(counts).toMatchObject({ unchanged: 1, gone: 2, skipped: 0 });
  expect(await law.changes(counts.releases)).toEqual(['gone 42 U.S.C. § 2', 'gone 42 U.S.C. § 3']);
});

test('a chapter alone, and a title that is cut off, end no section', async () => {
  const body = content('Text.');
  const whole = uscDoc(section({ number: '1', body }) + section({ number: '2', body }));
  law.put('usc42.xml', whole);
  await run();
  law.put(
    'usc42.xml',
    whole
      .replace(/<title id[\s\S]*<\/title>/, `<chapter>${section({ number: '1', body })}</chapter>`)
      .replace('119-100', '119-101'),
  );
  expect(await run()).toMatchObject({ sections: 1, gone: 0, skipped: 0 });
  law.put('usc42.xml', whole.slice(0, whole.indexOf('s2')).replace('119-100', '119-102'));
  expect(await run()).toMatchObject({ sections: 1, gone: 0, skipped: 1 });
});

test('two sections of one identifier are two copies', async () => {
  law.put(
    'usc42.xml',
    uscDoc(
      section({ number: '5', body: content('One.') }) +
        section({ number: '5', body: content('Two.') }),
    ),
  );
  await run();
  expect(await law.sections()).toEqual(['us/42/5#1 +', 'us/42/5#2 +']);
});

test('the zip of a whole release point, a folder, and appendices', async () => {
  const title = (name: string) =>
    uscDoc(section({ number: '1', body: content(`Of ${name}.`), title: name }), { title: name });
  law.put(
    'xml_uscAll@119-100.zip',
    makeZip(['1', '5', '5a', '42'].map((name) => ({ name: `usc${name}.xml`, data: title(name) }))),
  );
  law.put('more/usc50.xml.gz', gzipSync(title('50')));
  expect(await run()).toMatchObject({ added: 5, skipped: 0 });
  expect(await law.sections()).toEqual([
    'us/1/1#1 +',
    'us/42/1#1 +',
    'us/5/1#1 +',
    'us/50/1#1 +',
    'us/5a/1#1 +',
  ]);
  expect(await run()).toMatchObject({ added: 0, changed: 0, unchanged: 5, gone: 0 });
});

test.each<[what: string, broken: string, reason: string]>([
  [
    'an element that is not closed',
    section({ number: '2', body: '<content>Text</p></content>' }),
    'it is not good XML',
  ],
  [
    'an entity that is not known',
    section({ number: '2', body: content('&bomb;') }),
    'it is not good XML',
  ],
  [
    'a section that does not end',
    section({ number: '2', body: content('Text.') }).replace('</section>\n', ''),
    'it does not end before the next one begins',
  ],
  ['no text', section({ number: '2', body: '', heading: ' ' }), 'it has no text'],
  [
    'no number',
    section({ number: '2...5', body: content('Text.') }),
    'it has no number of a section',
  ],
  [
    'no identifier',
    '<section><num>2</num><content>Text.</content></section>',
    'it has no identifier',
  ],
  [
    'the same again',
    section({ number: '1', body: content('First.') }),
    'the same section is in the file twice',
  ],
])('reports %s and imports the sections beside it', async (_what, broken, reason) => {
  const [first, last] = [
    section({ number: '1', body: content('First.') }),
    section({ number: '3', body: content('Last.') }),
  ];
  law.put('usc42.xml', uscDoc(first + broken + last));
  expect(await run()).toMatchObject({ added: 2, gone: 0 });
  expect(await law.sections()).toEqual(['us/42/1#1 +', 'us/42/3#1 +']);
  expect((await law.remarks())[0]).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining(reason),
  });
});

test('a release whose date nobody knows is not imported', async () => {
  law.put('usc42.xml', uscDoc(section({ number: '1', body: content('Text.') }), { created: '' }));
  expect(await run()).toMatchObject({ added: 0, skipped: 1 });
  expect((await law.remarks())[0]?.reason).toContain('--date 2026-07');
  expect(
    await law.run({
      date: undefined,
      findDate: (name) => (name === '119-100' ? '2026-07' : undefined),
      restart: true,
    }),
  ).toMatchObject({ added: 1 });
});
