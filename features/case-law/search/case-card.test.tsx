import { expect, test } from 'vitest';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { LiveCases } from '../live/live-cases.tsx';
import * as caseLaw from '../messages/case-law.ts';
import * as casePage from '../messages/case-page.ts';
import * as liveCases from '../messages/live-cases.ts';
import { CaseLine } from '../page/case-line.tsx';
import { CitingList } from '../page/citing-list.tsx';
import { CaseCard } from './case-card.tsx';
import type { CaseCardView } from './list-case-cards.server.ts';

const emptyCard: CaseCardView = {
  slug: 'miranda',
  name: 'Miranda v. Arizona',
  citation: 'Miranda v. Arizona, 384 U.S. 436 (1966)',
  cite: '384 U.S. 436 (1966)',
  court: 'Supreme Court',
  date: 'June 13, 1966',
  docket: '',
  summary: '',
  holdings: [],
  keyPoints: [],
  implications: [],
  confirmed: true,
  treatment: null,
  related: [],
  passages: [],
};
const renderCard = (changes: Partial<CaseCardView> = {}) =>
  render(
    <CaseCard
      view={{ ...emptyCard, ...changes }}
      rank={1}
      action={<button type="button">Save</button>}
    />,
  );

test('a case without a summary says so and links to its page', () => {
  const page = renderCard();
  expect(page.get('article', 'Miranda v. Arizona')).toBeDefined();
  expect(page.text).toContain(caseLaw.noSummary);
  expect(page.text).toContain('Supreme Court · June 13, 1966');
  expect(page.get('link', `${caseLaw.openCase} Miranda v. Arizona`).attrs.href).toBe(
    '/cases/miranda',
  );
  expect(page.names('heading')).toEqual(['Miranda v. Arizona']);
  expect(page.get('button', 'Save')).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('a full case shows holdings, points, marked passages and related cases', () => {
  const page = renderCard({
    summary: 'Police must warn.',
    holdings: ['Warn first.'],
    keyPoints: ['Silence.'],
    implications: ['Ask for a lawyer.'],
    passages: [
      { text: 'The warning is required.', marks: [[4, 11]], label: 'paragraph 3', anchor: 'o1-p3' },
      { text: 'Elsewhere.', marks: [] },
    ],
    related: [{ slug: 'gideon', name: 'Gideon v. Wainwright', cite: '372 U.S. 335 (1963)' }],
  });
  for (const title of [
    caseLaw.holdings,
    caseLaw.keyPoints,
    caseLaw.implications,
    caseLaw.passages,
    caseLaw.related,
  ]) {
    expect(page.names('heading')).toContain(title);
  }
  expect(page.get('link', 'paragraph 3').attrs.href).toBe('/cases/miranda#o1-p3');
  expect(page.all('mark').map((mark) => getText(mark))).toEqual(['warning', 'warning']);
  expect(page.says('listitem')).toContain('Elsewhere.');
  expect(page.get('link', 'Gideon v. Wainwright, 372 U.S. 335 (1963)').attrs.href).toBe(
    '/cases/gideon',
  );
  expect(page.text).not.toContain(caseLaw.noSummary);
  expect(page.faults()).toEqual([]);
});

test('shows the treatment of a case in its summary line and in the card', () => {
  const treatment = {
    status: 'overruled' as const,
    by: 'Later v. Case',
    citation: '1 U.S. 2',
    note: HOSTILE,
    slug: 'later',
  };
  const page = renderCard({ treatment });
  expect(page.text).toContain(caseLaw.overruledTag);
  expect(page.says('note')).toEqual([
    `${caseLaw.overruled} ${caseLaw.overruledBy} Later v. Case, 1 U.S. 2. ${HOSTILE} ${caseLaw.noLongerLawHint}`,
  ]);
  expect(page.get('link', 'Later v. Case, 1 U.S. 2').attrs.href).toBe('/cases/later');
  const limited = renderCard({ treatment: { ...treatment, status: 'limited', slug: undefined } });
  expect(limited.says('note')[0]).toContain(`${caseLaw.limited} ${caseLaw.limitedBy}`);
  expect(limited.all('link', /Later v\. Case/)).toEqual([]);
  const superseded = renderCard({
    treatment: {
      status: 'superseded',
      by: 'Fair Pay Act',
      citation: '42 U.S.C. § 2000e-5',
      note: HOSTILE,
      slug: undefined,
    },
  });
  expect(superseded.text).toContain(caseLaw.supersededTag);
  expect(superseded.says('note')).toEqual([
    `${caseLaw.superseded} ${caseLaw.supersededBy} Fair Pay Act, 42 U.S.C. § 2000e-5. ${HOSTILE} ${caseLaw.noLongerLawHint}`,
  ]);
});

test('an unconfirmed citation says so', () => {
  expect(renderCard({ confirmed: false }).text).toContain(caseLaw.notConfirmed);
});

test('shows long and hostile names and texts in full', () => {
  const page = renderCard({
    name: HOSTILE,
    summary: LONG_WORD,
    holdings: [HOSTILE],
    docket: LONG_WORD,
  });
  expect(page.get('article', HOSTILE)).toBeDefined();
  expect(page.text).toContain(`· ${LONG_WORD}`);
  expect(page.says('listitem')).toEqual([HOSTILE]);
  expect(page.all('img')).toEqual([]);
});

test('shows live cases when they are off, unavailable, empty and present', () => {
  expect(render(<LiveCases live={{ status: 'off' }} />).text).toBe('');
  expect(render(<LiveCases live={{ status: 'unavailable' }} />).text).toBe(liveCases.unavailable);
  const emptyPage = render(<LiveCases live={{ status: 'asked', hits: [] }} />);
  expect(emptyPage.get('region', liveCases.title)).toBeDefined();
  expect(emptyPage.text).toContain(liveCases.none);
  const hit = {
    name: HOSTILE,
    cite: '',
    court: 'Court',
    date: '',
    docket: '',
    url: 'https://x.example/1',
    snippet: LONG_WORD,
  };
  const page = render(<LiveCases live={{ status: 'asked', hits: [hit] }} />);
  expect(page.get('article', HOSTILE)).toBeDefined();
  expect(page.text).toContain(LONG_WORD);
  expect(page.get('link', `${liveCases.open} ${HOSTILE} ${liveCases.newTab}`).attrs.href).toBe(
    'https://x.example/1',
  );
  expect(page.faults()).toEqual([]);
});

const row = { slug: 'a', name: LONG_WORD, citation: '1 U.S. 2', year: 1999, court: 'Court' };
const renderCitingList = (list: Partial<Parameters<typeof CitingList>[0]['list']>) => {
  const fullList = { rows: [], total: 0, page: 1, pages: 0, ...list } as Parameters<
    typeof CitingList
  >[0]['list'];
  return render(
    <CitingList id="cited-by" title="Cited by" list={fullList} param="cited" none="Nobody yet." />,
    {
      path: '/cases/x?cites=2&cited=2',
    },
  );
};

test('says so when no case cites it', () => {
  const page = renderCitingList({});
  expect(page.get('region', 'Cited by')).toBeDefined();
  expect(page.text).toContain('Nobody yet.');
  expect(page.all('navigation')).toEqual([]);
});

test('links to pages of citing cases keep the other query parameters', () => {
  const page = renderCitingList({ rows: [row] as never, total: 60, page: 2, pages: 3 });
  expect(page.get('link', LONG_WORD).attrs.href).toBe('/cases/a');
  expect(page.get('link', casePage.more).attrs.href).toBe('/cases/x?cites=2&cited=3#cited-by');
  expect(page.get('link', casePage.earlier).attrs.href).toBe('/cases/x?cites=2&cited=1#cited-by');
  expect(
    renderCitingList({ rows: [row] as never, total: 60, page: 3, pages: 3 }).all(
      'link',
      casePage.more,
    ),
  ).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('related cases stand in the order of years, and the case itself is marked in words', () => {
  const entries = [
    { slug: 'a', name: HOSTILE, year: '1964' },
    { slug: 'b', name: 'Miranda v. Arizona', year: '1966' },
  ];
  const page = render(<CaseLine entries={entries} current="b" />);
  expect(page.says('listitem')).toEqual([
    `1964 ${HOSTILE}`,
    `1966 Miranda v. Arizona ${casePage.lineThis}`,
  ]);
  expect(page.all('link').map(({ attrs }) => attrs.href)).toEqual(['/cases/a']);
  expect(page.text).toContain(casePage.lineNote);
  expect(page.faults()).toEqual([]);
  expect(render(<CaseLine entries={entries.slice(0, 1)} current="a" />).text).toBe('');
});
