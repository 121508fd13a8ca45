import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { VERDICTS } from '../check/verdict.ts';
import * as checker from '../messages/checker.ts';
import { statusTexts } from '../messages/tables.ts';
import type { CheckView, Row } from '../report/view-check.server.ts';
import { CheckResults } from './check-results.tsx';
import { VerdictGlyph } from './verdict-glyph.tsx';

const text = 'See Miranda v. Arizona, 384 U.S. 436, and 999 U.S. 1. The end.';
const row: Row = {
  number: 1,
  again: 2,
  status: 'verified',
  text: 'Miranda v. Arizona,\n384 U.S. 436',
  findings: ['It exists.'],
  matches: [{ name: 'Miranda v. Arizona', page: '/cases/miranda' }] as never,
  notes: ['Part of it is no longer the law.'],
};
const view: CheckView = {
  text,
  length: text.length,
  copied: text.length,
  total: 2,
  notices: [],
  quotations: [],
  digest: 'of-the-text',
  corrections: [],
  spots: [
    { percent: 6.5, number: 1, verdict: 'verified' },
    { percent: 67.7, number: 2, verdict: 'impossible' },
  ],
  groups: [
    { verdict: 'verified', words: statusTexts.verified.tally(1), spots: [], more: 0 },
    {
      verdict: 'impossible',
      words: statusTexts.impossible.tally(1),
      spots: [{ percent: 67.7, number: 2, verdict: 'impossible' }],
      more: 0,
    },
  ],
  rows: [
    row,
    {
      number: 2,
      again: 0,
      status: 'impossible',
      text: '999 U.S. 1',
      findings: ['There is no such volume.'],
      matches: [],
      notes: [],
    },
  ],
  marks: [
    { start: 4, end: 36, position: 1, number: 1, status: 'verified' },
    { start: 42, end: 52, position: 2, number: 2, status: 'impossible' },
  ],
  table: [
    {
      group: 'case',
      entries: [{ label: 'Miranda v. Arizona', numbers: [1, 2], status: 'verified' }],
    },
  ],
};

const showResults = (results: CheckView) => render(<CheckResults view={results} />);

test('a text without citations shows a notice and no downloads', () => {
  const page = showResults({
    ...view,
    total: 0,
    groups: [],
    spots: [],
    rows: [],
    marks: [],
    table: [],
  });
  expect(page.names('heading')).toEqual([`${checker.results}: ${checker.count(0)}`]);
  expect(page.text).toContain(checker.none);
  expect(page.all('button')).toEqual([]);
  expect(page.all('table')).toEqual([]);
});

test('each citation has a row with its status, its notes and a link to the case', () => {
  const page = showResults(view);
  expect(page.text).toContain(
    `${checker.count(2)}: ${statusTexts.verified.tally(1)} ${statusTexts.impossible.tally(1)} (at 68%)`,
  );
  expect(page.text).toContain(
    'Miranda v. Arizona, 384 U.S. 436 It exists. Part of it is no longer the law.',
  );
  expect(page.text).toContain(checker.again(2));
  expect(page.get('link', `${checker.readCase} ${checker.newTab}`).attrs.href).toBe(
    '/cases/miranda',
  );
  expect(page.text).toContain(
    `${statusTexts.impossible.label} 999 U.S. 1 There is no such volume.`,
  );
  expect(page.faults()).toEqual([]);
});

test('a section that is not in the Code has its nearest sections, each with a link', () => {
  const nearest = [
    { section: '1983', heading: 'Civil action', url: 'https://example.gov/1983' },
    { section: '1985', heading: 'Conspiracy', url: 'https://example.gov/1985' },
  ];
  const sections = [{ title: '42', section: '1984', inCode: false as const, nearest }];
  const missing = {
    ...row,
    status: 'not_in_code' as const,
    text: '42 U.S.C. § 1984',
    findings: ['It is not there.'],
    matches: [],
    notes: [],
    sections,
  };
  const page = showResults({ ...view, rows: [missing] });
  expect(page.text).toContain(`${statusTexts.not_in_code.label} 42 U.S.C. § 1984 It is not there.`);
  expect(page.text).toContain(checker.nearest);
  expect(page.get('link', `42 U.S.C. § 1985 ${checker.newTab}`).attrs.href).toBe(
    'https://example.gov/1985',
  );
  expect(page.text).not.toContain(checker.inTheCode);
  expect(page.faults()).toEqual([]);
});

test('each section of a list has its heading and link', () => {
  const sections = ['1981', '1983'].map((section) => {
    return {
      title: '42',
      section,
      inCode: true as const,
      heading: `Heading of ${section}`,
      url: `https://example.gov/${section}`,
    };
  });
  const page = showResults({ ...view, rows: [{ ...row, matches: [], notes: [], sections }] });
  expect(page.text).toContain(checker.inTheCode);
  expect(page.text).toContain('Heading of 1981');
  expect(page.get('link', `42 U.S.C. § 1983 ${checker.newTab}`).attrs.href).toBe(
    'https://example.gov/1983',
  );
});

test('marks, rows and the table link to each other, and the text is complete', () => {
  const page = showResults(view);
  expect(page.deadLinks()).toEqual([]);
  expect(page.get('link', `999 U.S. 1 2 ${statusTexts.impossible.label}`).attrs).toMatchObject({
    id: 'm2',
    href: '#c2',
  });
  const marked = getText(page.get('region', checker.marked)).replaceAll(
    ` 1 ${statusTexts.verified.label}`,
    '',
  );
  expect(marked.replaceAll(` 2 ${statusTexts.impossible.label}`, '')).toContain(text);
  expect(page.names('table')).toEqual([checker.groups.case]);
  expect(page.says('tableheader')).toEqual([checker.authority, checker.cited]);
});

test('a truncated copy shows a notice', () => {
  const page = showResults({ ...view, copied: 52 });
  expect(page.text).not.toContain('The end.');
  expect(page.text).toContain(checker.markedCut);
});

test('a citation after the cut has no link to a missing mark', () => {
  const page = showResults({ ...view, copied: 40, marks: view.marks.slice(0, 1) });
  expect(page.deadLinks()).toEqual([]);
  expect(page.all('link', checker.number(1))).toHaveLength(2);
  expect(page.says('row').at(-1)).toMatch(/ 1, 2$/);
  expect(page.text).toContain(`2 ${statusTexts.impossible.label} 999 U.S. 1`);
});

test('quotations are labeled exact, altered or absent', () => {
  const quotation = { number: 1, page: '/cases/miranda#o1-p1' };
  const parts = [
    { kind: 'kept' as const, text: 'the right' },
    { kind: 'removed' as const, text: 'to remain' },
    { kind: 'added' as const, text: HOSTILE },
  ];
  const quotations = [
    { ...quotation, text: LONG_WORD, match: { kind: 'exact' } },
    { ...quotation, text: 'altered', match: { kind: 'altered', parts } },
    { number: 2, text: 'absent words', match: { kind: 'absent' } },
  ] as never;
  const page = showResults({ ...view, quotations });
  const list = getText(page.get('region', checker.quotations));
  expect(list).toContain(`${checker.quoteExact} ${LONG_WORD}`);
  expect(list).toContain(checker.quoteKey);
  expect(list).toContain(`${checker.leftOut} to remain`);
  expect(list).toContain(`${checker.putIn} ${HOSTILE}`);
  expect(list).toContain(`absent words ${checker.quoteAbsentHint}`);
  expect(page.deadLinks()).toEqual([]);
});

test('shows notices and hostile text, and downloads post the form', () => {
  const page = showResults({
    ...view,
    notices: [checker.partial, HOSTILE],
    rows: [{ ...row, text: HOSTILE }],
  });
  expect(page.text).toContain(`${checker.partial} ${HOSTILE}`);
  expect(page.text).toContain(`${HOSTILE} It exists.`);
  for (const [format, label] of Object.entries(checker.download)) {
    const attrs = {
      type: 'submit',
      form: 'check-form',
      formaction: '/citations/download',
      value: format,
    };
    expect(page.get('button', label).attrs).toMatchObject(attrs);
  }
});

test('says how a citation with a wrong year should read', () => {
  const fix = 'Miranda v. Arizona, 384 U.S. 436 (1966)';
  const page = showResults({ ...view, rows: [{ ...row, status: 'wrong_year', fix }] });
  expect(page.text).toContain(`It should read: ${fix}`);
  expect(showResults({ ...view, rows: [row] }).text).not.toContain('It should read');
});

test('the strip has a mark for each citation, and says the same in words with links to what is wrong', () => {
  const page = showResults(view);
  const strip = page.get('region', checker.strip);
  expect(getText(strip)).toContain('2 citations: 1 verified 1 cannot exist (at 68%)');
  expect(page.get('link', '68%').attrs.href).toBe('#c2');
  const { html } = page;
  // Shapes differ, not only colors; and no mark is a stop of the Tab key.
  const marks = [
    ...html.matchAll(
      /<a class="strip-mark (\w+)" href="(#c\d)" tabindex="-1">.*?<path[^>]* d="([^"]+)"/g,
    ),
  ];
  expect(marks.map(([, verdict, href]) => [verdict, href])).toEqual([
    ['verified', '#c1'],
    ['impossible', '#c2'],
  ]);
  expect(new Set(marks.map(([, , , shape]) => shape)).size).toBe(2);
  expect(html).not.toContain('style=');
  expect(page.faults()).toEqual([]);
});

test('every verdict has its own shape', () => {
  const shapes = VERDICTS.map(
    (verdict) => / d="([^"]+)"/.exec(renderToStaticMarkup(<VerdictGlyph verdict={verdict} />))?.[1],
  );
  expect(new Set(shapes).size).toBe(VERDICTS.length);
});

test('a decision that a court found to be invented says which order says so', () => {
  const invented = {
    order: 'Mata v. Avianca, Inc.',
    court: 'S.D.N.Y.',
    year: 2023,
    url: 'https://example.gov/order',
    sentence: '',
  };
  const sentence = checker.invented(
    invented.order,
    '678 F. Supp. 3d 443',
    invented.court,
    invented.year,
  );
  const inventedRow: Row = {
    ...row,
    status: 'invented',
    invented: { ...invented, sentence },
    findings: [sentence, 'It exists.'],
  };
  const page = showResults({ ...view, rows: [inventedRow] });
  expect(page.text).toContain(
    `${statusTexts.invented.label} Miranda v. Arizona, 384 U.S. 436 ${sentence} It exists.`,
  );
  expect(
    page.get('link', `${checker.readOrder(invented.order)} ${checker.newTab}`).attrs.href,
  ).toBe(invented.url);
});

test('accepted corrections are listed as before and after, and the form sends them with the text', () => {
  const fix = 'Miranda v. Arizona, 384 U.S. 436 (1966)';
  const corrections = [
    {
      start: 4,
      end: 36,
      before: '384 U.S.\n436 (1964)',
      after: '384 U.S. 436 (1966)',
      number: 1,
      preset: true,
    },
  ];
  const repairable: Row = {
    ...row,
    status: 'wrong_year',
    fix,
    correction: { index: 0, label: checker.correctYear(1966) },
  };
  const page = showResults({ ...view, corrections, rows: [repairable] });
  const box = page.field(checker.correctYear(1966));
  expect(box.attrs).toMatchObject({
    type: 'checkbox',
    name: 'correct',
    value: '0',
    form: 'check-form',
  });
  expect(box.attrs).toHaveProperty('checked');
  const section = getText(page.get('region', checker.corrections));
  expect(section).toContain(checker.changes(1));
  expect(section).toContain(
    `${checker.before} 384 U.S. 436 (1964) ${checker.after} 384 U.S. 436 (1966)`,
  );
  const attrs = {
    type: 'submit',
    form: 'check-form',
    formaction: '/citations/download',
    value: 'corrected-text',
  };
  expect(page.get('button', checker.downloadCorrected).attrs).toMatchObject(attrs);
  expect(page.html).toContain(`form="check-form" name="checked" value="of-the-text"`);
  expect(page.faults()).toEqual([]);
  expect(showResults(view).all('region', checker.corrections)).toEqual([]);
  const cut = showResults({ ...view, corrections, rows: [repairable], total: 9 });
  expect(cut.text).toContain(checker.correctionsCut(2));
  expect(page.text).not.toContain(checker.correctionsCut(2));
  // A wrong name may be a wrong page: it is not put right unless the writer says so.
  const unmarked = corrections.map((correction) => ({ ...correction, preset: false }));
  const named = showResults({
    ...view,
    corrections: unmarked,
    rows: [{ ...repairable, status: 'wrong_name' }],
  });
  expect(named.field(checker.correctYear(1966)).attrs).not.toHaveProperty('checked');
  expect(getText(named.get('region', checker.corrections))).toContain(checker.changes(0));
  expect(named.text).toContain(`${checker.fix.name} ${fix}`);
});
