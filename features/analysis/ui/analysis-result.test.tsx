import { expect, test } from 'vitest';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import type { AnalysisSource, ClaimFinding, ElementFinding, Issue } from '../analysis.ts';
import * as analysisPage from '../messages/analysis-page.ts';
import { fitTexts, lawTexts } from '../messages/tables.ts';
import { AnalysisResult } from './analysis-result.tsx';
import { type AnalysisView, EMPTY_ANALYSIS } from './analysis-view.ts';

const toSentence = (text: string, sources: number[] = []) => ({
  text,
  sources,
  check: 'library' as const,
});
const source: AnalysisSource = {
  n: 1,
  kind: 'case',
  id: 's',
  title: 'Doe v. Roe',
  citation: 'Doe v. Roe, 1 U.S. 2 (1990)',
  href: '/cases/doe',
  passage: 'A passage.',
  status: 'verified',
  limited: { by: 'Later v. Case', note: HOSTILE },
};
const issue: Issue = {
  id: 'deposit',
  name: 'Security deposit',
  topics: [],
  law: 'state',
  fit: 'likely',
  why: [1],
  summary: toSentence('Kept money.'),
  elements: { all: 2, spokenTo: 1 },
};
const elements: ElementFinding[] = [
  {
    id: 'e1',
    sentence: toSentence('You paid one.', [1]),
    status: 'spoken-to',
    facts: [1],
    ask: 'Not asked.',
  },
  {
    id: 'e2',
    sentence: toSentence('You left.'),
    status: 'missing',
    facts: [],
    ask: 'When did you leave?',
  },
];
const claim: ClaimFinding = {
  id: 'deposit',
  name: 'Security deposit',
  law: 'state',
  elements,
  for: [{ sentence: toSentence('It helps.', [1]) }],
  against: [],
  found: [],
  decides: toSentence('The lease decides.'),
  evidence: ['Receipts'],
  next: [LONG_WORD],
  limits: [{ sentence: toSentence('Two years.'), varies: true }],
  options: [{ text: 'Write a letter', risk: HOSTILE }],
};
const facts = [{ n: 1, text: 'I paid $500.', start: 0, end: 12 }];
const view: AnalysisView = {
  ...EMPTY_ANALYSIS,
  facts,
  issues: [issue],
  claims: [claim],
  sources: [source],
  law: [1],
  ended: 'finished',
};
const renderResult = (more: Partial<AnalysisView> = {}) =>
  render(<AnalysisResult view={{ ...view, ...more }} siteUrl="https://example.org" />);

test('shows only the facts when nothing else has arrived', () => {
  const page = render(
    <AnalysisResult
      view={{ ...EMPTY_ANALYSIS, facts: [{ n: 1, text: HOSTILE, start: 0, end: 1 }] }}
      siteUrl=""
    />,
  );
  expect(page.names('heading')).toEqual([analysisPage.facts]);
  expect(page.says('listitem')).toEqual([`1${HOSTILE}`]);
  expect(page.text).toContain(analysisPage.notAdvice);
  expect(page.faults()).toEqual([]);
});

test('shows neither headings nor the disclaimer for an empty analysis', () => {
  const page = render(<AnalysisResult view={EMPTY_ANALYSIS} siteUrl="" />);
  expect(page.text).toBe(`${analysisPage.civil} · ${analysisPage.general}`);
});

test('shows how well an issue fits, and links it to its claim and its facts', () => {
  const page = renderResult();
  const issues = getText(page.get('region', analysisPage.issues));
  expect(issues).toContain(
    `${fitTexts.likely} ${lawTexts.state} · ${analysisPage.spokenTo(1, 2)} Kept money. ${analysisPage.told} 1`,
  );
  expect(page.get('link', 'Security deposit').attrs.href).toBe('#claim-deposit');
  expect(page.all('link', analysisPage.fact(1)).map(({ attrs }) => attrs.href)).toEqual([
    '#fact-1',
    '#fact-1',
  ]);
  expect(page.deadLinks()).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('shows an element with the supporting facts, or with the question to answer', () => {
  const page = renderResult();
  expect(page.text).toContain(`${analysisPage.status['spoken-to']} You paid one.1 1 I paid $500.`);
  expect(page.text).toContain(
    `${analysisPage.status.missing} You left. ${analysisPage.find} When did you leave?`,
  );
  expect(page.text).not.toContain('Not asked.');
});

test('shows both sides of a claim, what decides it, limits, evidence, options and next steps', () => {
  const page = renderResult();
  expect(page.text).toContain(`${analysisPage.against} ${analysisPage.none}`);
  expect(page.text).toContain(`${analysisPage.decides}. The lease decides.`);
  expect(page.text).toContain(`Two years. ${analysisPage.varies}`);
  expect(page.text).toContain(`Write a letter${analysisPage.risk} ${HOSTILE}`);
  expect(page.says('listitem')).toEqual(expect.arrayContaining(['Receipts', LONG_WORD]));
  expect(page.text).toContain(`${analysisPage.limited('Later v. Case')} ${HOSTILE}`);
});

test('expands a likely claim and collapses a possible one', () => {
  const isOpen = (fit: Issue['fit']) =>
    'open' in (renderResult({ issues: [{ ...issue, fit }] }).all('details')[0]?.attrs ?? {});
  expect([isOpen('likely'), isOpen('possible')]).toEqual([true, false]);
});

test('collapses the governing law after ten entries without losing any', () => {
  const sources = Array.from({ length: 12 }, (_, index) => ({
    ...source,
    n: index + 1,
    id: `s${index}`,
    citation: `Doe v. Roe, ${index} U.S. 2`,
  }));
  const page = renderResult({ sources, law: sources.map(({ n }) => n) });
  expect(page.text).toContain(analysisPage.moreLaw(2));
  for (const { citation } of sources)
    expect(getText(page.get('region', analysisPage.law))).toContain(citation);
});

test('shows notices, help resources and urgent lines', () => {
  const page = renderResult({
    urgent: [{ id: 'u', when: 'An eviction notice.', firstStep: 'Call legal aid.' }],
    notices: [{ notice: 'provider-failed', text: LONG_WORD }],
    help: [{ id: 'h', title: 'Legal aid', organization: HOSTILE, href: '/resources#h' }],
  });
  expect(page.says('alert')[0]).toContain('An eviction notice. Call legal aid.');
  expect(page.text).toContain(LONG_WORD);
  expect(getText(page.get('region', analysisPage.help))).toContain(HOSTILE);
  expect(page.faults()).toEqual([]);
});

test('shows both sides of a memo, without links to claims that are not on the page', () => {
  const side = { authorities: [], elements: [] };
  const memo = {
    id: 'deposit',
    name: LONG_WORD,
    for: { ...side, elements: elements.slice(0, 1) },
    against: { ...side, elements: elements.slice(1) },
  };
  const page = renderResult({ kind: 'memo', claims: [], memos: [memo] });
  expect(page.get('region', LONG_WORD)).toBeDefined();
  expect(page.names('heading')).toEqual(
    expect.arrayContaining([analysisPage.meets, analysisPage.lacks]),
  );
  expect(page.all('link', 'Security deposit')).toEqual([]);
  expect(page.deadLinks()).toEqual([]);
});

test('shows model prose with its verdicts, and bullets as lists', () => {
  const block = (
    number: number,
    kind: 'paragraph' | 'bullet',
    text: string,
    check: 'supported' | 'struck',
  ) => ({
    block: number,
    kind,
    part: 'overview',
    sentences: [{ text, sources: [1], check }],
  });
  const prose = [
    block(1, 'paragraph', 'In short.', 'supported'),
    block(2, 'bullet', HOSTILE, 'struck'),
    block(3, 'bullet', 'Two', 'supported'),
  ];
  const page = renderResult({ prose, writer: { by: 'model', provider: 'Example AI' } });
  expect(page.names('heading')).toContain(analysisPage.overview);
  expect(page.says('del')).toEqual([HOSTILE]);
  expect(page.text).toContain(analysisPage.fromModel('Example AI'));
  const silent = renderResult({
    prose: [{ ...prose[0], sentences: [] }] as typeof prose,
    writer: { by: 'model', provider: 'Example AI' },
  });
  expect(silent.text).toContain(analysisPage.fromLibrary);
  expect(silent.text).not.toContain('Example AI');
  const failed = renderResult({
    prose: [block(1, 'paragraph', 'From the library.', 'library' as never)],
    writer: { by: 'model', provider: 'Example AI' },
  });
  expect(failed.text, 'the model failed and the library wrote in its place').not.toContain(
    'Example AI',
  );
});

test('law of other states stands apart with a gray mark, and a state without any says so', () => {
  const california: AnalysisSource = {
    ...source,
    n: 2,
    citation: 'A v. B, 1 Cal. 2 (1990)',
    state: 'California',
    otherState: true,
  };
  const both = {
    ...claim,
    for: [...claim.for, { sentence: toSentence('California says so.', [2]) }],
  };
  const page = renderResult({
    claims: [both],
    issues: [issue],
    sources: [source, california],
    jurisdiction: 'TX',
  });
  expect(page.text).toContain(analysisPage.noneOfState('Texas'));
  expect(page.names('heading')).toContain(analysisPage.otherStates('Texas'));
  expect(page.text).toContain(analysisPage.otherState('California'));
  expect(page.faults()).toEqual([]);
});
