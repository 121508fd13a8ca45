import { expect, test } from 'vitest';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as newsTexts from '../messages/news-texts.ts';
import * as research from '../messages/research.ts';
import * as saveButton from '../messages/save-button.ts';
import type { FoundCases } from '../research-outcome.ts';
import type { SavedList } from '../saved/saved-list.ts';
import { TryOnceFree } from '../work-product/try-once-free.tsx';
import { CaseResults } from './case-results.tsx';
import { ResearchForm } from './research-form.tsx';
import { ResearchTabs } from './research-tabs.tsx';
import { RESEARCH_TABS, readResearchAddress } from './search-address.ts';
import { SearchFailed, Searching } from './search-states.tsx';

const search = readResearchAddress(new URLSearchParams('tab=cases&q=warn'));
const card: FoundCases['cards'][number] = {
  slug: 'miranda',
  name: 'Miranda v. Arizona',
  citation: 'Miranda v. Arizona, 384 U.S. 436',
  cite: '384 U.S. 436',
  court: 'Court',
  date: '1966',
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
const none: FoundCases = {
  kind: 'cases',
  cards: [],
  first: 1,
  total: 0,
  more: false,
  wordsOnly: false,
  empty: null,
  live: { status: 'off' },
  refusal: null,
};
const some: FoundCases = {
  ...none,
  cards: [card, { ...card, slug: 'b', name: HOSTILE }],
  total: 12,
  more: true,
};
const saved: SavedList = { rows: [], total: 0, among: ['miranda'], failed: false };
const renderResults = (found: FoundCases, more: Partial<Parameters<typeof CaseResults>[0]> = {}) =>
  render(
    <CaseResults
      found={found}
      search={search}
      saved={null}
      noneHint={LONG_WORD}
      mayPage={false}
      {...more}
    />,
  );

test('results by words alone say so', () => {
  expect(renderResults({ ...none, wordsOnly: true }).text).toContain(research.wordsOnly);
  expect(renderResults(none).text).not.toContain(research.wordsOnly);
});

test('shows a message and a hint when nothing is found', () => {
  const page = renderResults(none, { search: { ...search, jurisdiction: '' } });
  expect(page.text).toBe(`${research.noCases} ${LONG_WORD}`);
  expect(page.all('link')).toEqual([]);
});

test('does not refer to a missing heading when nothing is found', () => {
  expect(renderResults(none).faults()).toEqual([]);
});

test('names the filter that left nothing and links to the search without it', () => {
  const empty = {
    reason: 'No decision of a district court.',
    links: [{ label: 'All courts (3 cases)', address: '/research?tab=cases&q=warn' }],
  };
  const page = renderResults({ ...none, empty });
  expect(page.text).toContain(empty.reason);
  expect(page.text).not.toContain(LONG_WORD);
  expect(page.get('link', 'All courts (3 cases)').attrs.href).toBe('/research?tab=cases&q=warn');
  expect(renderResults({ ...none, empty: { reason: '', links: [] } }).text).toContain(LONG_WORD);
});

test('does not offer to widen an unfiltered search', () => {
  expect(renderResults(none).all('link')).toEqual([]);
});

test('lists cases in order, each with a save button', () => {
  const page = renderResults(some, { saved });
  expect(page.get('region', research.topCases)).toBeDefined();
  expect(page.text).toContain(research.shown(2, 12, true));
  expect(page.names('article')).toEqual(['Miranda v. Arizona', HOSTILE]);
  expect(page.all('button', saveButton.done).map(isDisabled)).toEqual([true]);
  expect(page.all('button', saveButton.save).map(isDisabled)).toEqual([false]);
  expect(page.faults()).toEqual([]);
});

test('links to the next page with a plan, and explains the plan without one', () => {
  const member = renderResults(some, { mayPage: true });
  expect(member.get('link', research.later).attrs.href).toBe(
    '/research?tab=cases&q=warn&page=2&list=1',
  );
  expect(member.all('link', research.earlier)).toEqual([]);
  const free = renderResults(some);
  expect(free.all('navigation')).toEqual([]);
  expect(free.text).toContain(research.moreWithPlan);
  const later = renderResults(
    { ...some, first: 6 },
    { mayPage: true, search: { ...search, page: 2, list: true } },
  );
  expect(later.get('region', research.laterCases(6, 7))).toBeDefined();
  expect(later.get('link', research.earlier).attrs.href).toBe('/research?tab=cases&q=warn&list=1');
});

test.each([
  ['unauthenticated', research.signIn, '/auth/login?returnTo=%2Fresearch%3Ftab%3Dcases%26q%3Dwarn'],
  ['needs_plan', research.upgrade, '/subscription'],
] as const)(
  'a refused page (%s) shows an alert with the matching action and keeps the first five cases',
  (kind, label, href) => {
    const page = renderResults({ ...some, refusal: { kind, message: HOSTILE } });
    expect(page.says('alert')).toEqual([`${HOSTILE} ${label}`]);
    expect(page.get('link', label).attrs.href).toBe(href);
    expect(page.all('article')).toHaveLength(2);
  },
);

const ignore = () => {};
const renderForm = (text: string, searching = false, tab = 'cases') => {
  const address = readResearchAddress(
    new URLSearchParams(`tab=${tab}&q=x&court=supreme&from=1950&jurisdiction=Texas`),
  );
  return render(
    <ResearchForm
      search={address}
      defaultJurisdiction="California"
      statuteFilters={null}
      text={text}
      onText={ignore}
      searching={searching}
    />,
  );
};

test('the form keeps every filter from the URL and the text', () => {
  const page = renderForm(HOSTILE);
  expect(getFieldValue(page.field(research.searchLabels.cases))).toBe(HOSTILE);
  expect(getFieldValue(page.field(research.jurisdiction))).toBe('Texas');
  expect(getFieldValue(page.field(research.court))).toBe('supreme');
  expect([page.field(research.fromYear), page.field(research.toYear)].map(getFieldValue)).toEqual([
    '1950',
    '',
  ]);
  expect(page.all('button', research.search).map(isDisabled)).toEqual([false, false]);
  expect(page.faults()).toEqual([]);
});

test('disables the button while the text is blank or a search runs; other tabs have fewer filters', () => {
  expect(renderForm(' ').all('button', research.search).map(isDisabled)).toEqual([true, false]);
  expect(isDisabled(renderForm('x', true).get('button', research.searching))).toBe(true);
  expect(renderForm('x', false, 'news').names('combobox')).toEqual([]);
  expect(renderForm('x', false, 'dictionary').names('textbox')).toEqual([]);
});

test('marks the open tab and labels the panel with it', () => {
  const page = render(<ResearchTabs open="news">inside</ResearchTabs>);
  expect(page.get('tabpanel', research.tabs.news)).toBeDefined();
  const tabs = page
    .all('tab')
    .map((tab) => [page.getName(tab), tab.attrs['aria-selected'], tab.attrs.tabindex]);
  expect(tabs).toEqual(
    RESEARCH_TABS.map((tab) => [
      research.tabs[tab],
      String(tab === 'news'),
      tab === 'news' ? '0' : '-1',
    ]),
  );
  expect(page.faults()).toEqual([]);
});

test('announces a running search, and a failure with a retry button that is disabled while retrying', () => {
  expect(render(<Searching tab="cases" />).text).toBe(research.searching);
  const failed = <SearchFailed message={HOSTILE} />;
  expect(render(failed).says('alert')).toEqual([
    `${HOSTILE} ${research.failedHint} ${research.tryAgain}`,
  ]);
  expect(isDisabled(render(failed).get('button', research.tryAgain))).toBe(false);
  expect(isDisabled(render(failed, { loading: true }).get('button', research.tryAgain))).toBe(true);
});

test('the free search offers to sign in, try once, or upgrade', () => {
  const renderGate = (
    kind: 'unauthenticated' | 'needs_plan',
    mayTry: boolean,
    submitting?: Record<string, string>,
  ) =>
    render(
      <TryOnceFree
        failure={{ kind, message: LONG_WORD }}
        mayTry={mayTry}
        search={{ ...search, tab: 'news' }}
      />,
      { submitting },
    );
  expect(renderGate('unauthenticated', true).get('link', research.signIn).attrs.href).toBe(
    `/auth/login?returnTo=${encodeURIComponent('/research?tab=news&q=warn')}`,
  );
  const once = renderGate('needs_plan', true);
  expect(once.get('form').attrs).toMatchObject({
    method: 'post',
    action: '/research?tab=news&q=warn',
  });
  expect(isDisabled(once.get('button', newsTexts.tryButton))).toBe(false);
  expect(
    isDisabled(renderGate('needs_plan', true, { try: 'once' }).get('button', newsTexts.trying)),
  ).toBe(true);
  const over = renderGate('needs_plan', false);
  expect(over.says('alert')).toEqual([`${LONG_WORD} ${research.upgrade}`]);
  expect(over.get('link', research.upgrade).attrs.href).toBe('/subscription');
});
