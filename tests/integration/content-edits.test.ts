// What somebody who writes content does in a year: adds, edits, renames and deletes a question, a
// guide, a term and a state's cell. No other file is touched, nothing derived is made, the check
// has no problem each time, and the app, started once at the end, has all of it.
import { afterAll, expect, test } from 'vitest';
import { checkAll } from '#scripts/check-content.ts';
import { loadContent } from '#server/boot/load-content.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createSmallContent } from '#tests/harness/fakes/small-content.ts';

const content = createSmallContent();
const { read, write, remove } = content;
let app: TestApp;
afterAll(async () => {
  await app?.stop();
  content.delete();
});

const provenance = `sources:
  - title: "Ending a lease for military service"
    url: "https://www.govinfo.gov/link/uscode/50/3955"
    cite: "50 U.S.C. § 3955"
checkedOn: 2026-11-20
attorneyReviewed: false
`;
const questions = `questions:
  - "zamboni in the garage"
  - "they parked a zamboni in my spot"
  - "zamboni keeps me up"
`;
const faq = (answer: string, formerly = '') => `---
${formerly}topic: landlord-tenant
question: "May a neighbor park a zamboni in my garage?"
${questions}${provenance}---

${answer}
`;
const guide = (title: string, formerly = '') => `---
${formerly}topic: landlord-tenant
title: "${title}"
description: "How to ask for a snowmobile rack in a rental home."
${questions.replaceAll('zamboni', 'snowmobile rack')}steps:
  - title: "Read the lease"
    content: "Look for what it says about racks."
  - title: "Ask in writing"
    content: "Send a short letter and keep a copy."
  - title: "Wait for the answer"
    content: "One option is to call after a week."
resources:
  - title: "USA.gov"
    url: "https://www.usa.gov/"
    description: "Help by state."
${provenance}---
`;
const term = (definition: string, id: string, formerly = '') => `
- id: ${id}
${formerly}  term: Zambonification
  definition: ${definition}
  example: The court spoke of zambonification.
  related: [zoning]
  citations: ["50 U.S.C. § 3955"]
  questions: ["what is zambonification", "zambonification meaning", "zambonified"]
  checkedOn: 2026-11-20
  attorneyReviewed: false
`;
const FAQ = 'faq/landlord-tenant/zamboni';
const RULE = 'rules/security-deposit-return';
const ALASKA = 'Your landlord has 14 days after';
const check = () => {
  const { problems, notes } = checkAll(content.source);
  expect(problems).toEqual([]);
  return notes.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
};

test('added', () => {
  write(`${FAQ}.md`, faq('No, not without asking you.'));
  write('guides/zamboni-rack.md', guide('Ask for a snowmobile rack'));
  write(
    'dictionary/z.yml',
    read('dictionary/z.yml') + term('Making ice smooth.', 'zambonification'),
  );
  const cell = read(`${RULE}.yml`);
  const alabama = /^ {2}AL:\n((?: {4}.*\n)+)/m.exec(cell)?.[1] ?? '';
  const added = alabama.replaceAll('Ala. Code § 35-9A-201(b)', 'Okla. Stat. tit. 41, § 115');
  write(`${RULE}.yml`, cell.replace(/^( {2}OK:\n) {4}empty: .*\n/m, `$1${added}`));
  expect(check()).toMatch(
    /security-deposit-return\.yml:\d+: not compared with the source yet: (?:[A-Z]{2}, )*OK\b/,
  );
});

test('edited: a changed number is listed with the old and the new one', () => {
  write(`${FAQ}.md`, faq('No. It needs your garage, and you rent that.'));
  write('guides/zamboni-rack.md', guide('Ask for a rack for a snowmobile'));
  write('dictionary/z.yml', read('dictionary/z.yml').replace('Making ice', 'Making the ice'));
  const rule = read(`${RULE}.yml`);
  write(
    `${RULE}.yml`,
    rule.replace('amount: 14', 'amount: 19').replace(ALASKA, ALASKA.replace('14', '19')),
  );
  const line = rule.split('\n').indexOf('  AK:') + 1;
  const note = check()
    .split('\n')
    .find((one) => one.includes('security-deposit-return/AK'));
  expect(note).toContain(`content/${RULE}.yml:${line}: `);
  expect(note).toContain('old: "value 14 days", "14 day"; new: "value 19 days", "19 day"');
});

test('what is wrong in a cell is told with its line, and nothing is called deleted for it', () => {
  const rule = read(`${RULE}.yml`);
  const line = rule.split('\n').indexOf('  AK:') + 1;
  const tell = (changed: string) => {
    write(`${RULE}.yml`, changed);
    const { problems, notes } = checkAll(content.source);
    expect(
      notes.filter(({ message }) => message.includes('security-deposit-return, which')),
    ).toEqual([]);
    return problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
  };
  const [before = '', after = ''] = rule.split(/(?<=^ {2}AK:\n)/m);
  expect(tell(before + after.replace('unit: days', 'unit: dais'))).toMatch(
    /yml:\d+: states, AK, value, unit: must be one of: .*; did you mean "days"\?/,
  );
  expect(tell(before + after.replace(/cite: .*/, 'cite: Cal. Civ. Code § 1950.5(g)'))).toContain(
    `content/${RULE}.yml:${line}: security-deposit-return: AK: cite: `,
  );
  write(`${RULE}.yml`, rule);
});

test('renamed', () => {
  remove(`${FAQ}.md`);
  write(`${FAQ}-in-garage.md`, faq('No. It needs your garage.', 'formerly: [zamboni]\n'));
  remove('guides/zamboni-rack.md');
  write(
    'guides/snowmobile-rack.md',
    guide('Ask for a snowmobile rack', 'formerly: [zamboni-rack]\n'),
  );
  const z = read('dictionary/z.yml');
  const renamed = term('Making the ice smooth.', 'smoothing', '  formerly: [zambonification]\n');
  write('dictionary/z.yml', z.slice(0, z.indexOf('\n- id: zambonification')) + renamed);
  write('rules/deposit-return.yml', `formerly: [security-deposit-return]\n${read(`${RULE}.yml`)}`);
  remove(`${RULE}.yml`);
  expect(check()).toContain(
    'names rules/security-deposit-return, which is called deposit-return now',
  );
});

test('deleted', () => {
  remove('faq/landlord-tenant/break-a-lease-early.md');
  remove('guides/answer-a-debt-lawsuit.md');
  write('dictionary/y.yml', '[]\n');
  const rule = read('rules/deposit-return.yml');
  write('rules/deposit-return.yml', rule.replace(/^ {2}WY:\n(?: {4}.*\n)+/m, ''));
  check();
});

test('the app, started once, has all of it', async () => {
  const database = await createTestDatabase({ withLibrary: true });
  const loaded = loadContent(content.source);
  app = await startTestApp({ DATABASE_URL: database.url }, { content: loaded });
  const get = async (path: string, state = '') => {
    const response = await fetch(`${app.url}${path}`, {
      redirect: 'manual',
      headers: state ? { Cookie: `jurisdiction=${state}` } : {},
    });
    return {
      ...response,
      status: response.status,
      to: response.headers.get('location'),
      text: await response.text(),
    };
  };
  const search = (await get('/search?q=zamboni')).text;
  expect(search).toContain('May a neighbor park a zamboni in my garage?');
  expect((await get('/search?q=snowmobile+rack')).text).toContain('/guides/snowmobile-rack');
  expect((await get('/search?q=zambonification&kind=term')).text).toContain(
    '/dictionary/smoothing',
  );
  const body = new FormData();
  body.append('question', 'They parked a zamboni in my garage. May they?');
  const answer = await fetch(`${app.url}/chatbot`, { method: 'POST', body });
  expect(await answer.text()).toContain('It needs your garage.');

  for (const [from, to] of [
    ['/faq/zamboni', '/topics/landlord-tenant#faq-zamboni-in-garage'],
    ['/guides/zamboni-rack', '/guides/snowmobile-rack'],
    ['/dictionary/zambonification', '/dictionary/smoothing'],
    ['/rules/security-deposit-return', '/rules/deposit-return'],
  ] as const)
    expect([from, await get(from)]).toMatchObject([from, { status: 301, to }]);
  expect((await get('/topics/landlord-tenant')).text).toContain('id="faq-zamboni"');
  for (const path of [
    '/faq/break-a-lease-early',
    '/guides/answer-a-debt-lawsuit',
    '/dictionary/youthful-offender',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 410]);

  const rule = (await get('/api/rules/deposit-return')).text;
  const { states } = JSON.parse(rule) as {
    states: { state: string; notCompared?: true; empty?: string }[];
  };
  const of = (code: string) => states.find(({ state }) => state === code);
  expect(of('AK')?.notCompared).toBe(true);
  expect(of('OK')?.notCompared).toBe(true);
  expect(of('AL')?.notCompared).toBeUndefined();
  expect(of('WY')?.empty).toBeDefined();
  // A number that was not compared counts nothing.
  expect((await get('/deadlines?preset=deposit-return.AK&date=2026-11-02')).text).not.toContain(
    'November 21',
  );
  expect((await get('/deadlines?preset=deposit-return.AL&date=2026-11-02')).text).toContain(
    'January 1',
  );
  expect(
    (await get('/deadlines?preset=security-deposit-return.AL&date=2026-11-02')).text,
  ).toContain('January 1');
});
