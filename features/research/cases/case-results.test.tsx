import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import { research } from '../messages.ts';
import { newsTexts } from '../news/news-messages.ts';
import type { FoundCases } from '../research-outcome.ts';
import { saveButton } from '../saved/save-button-messages.ts';
import type { SavedList } from '../saved/saved-list.ts';
import { TryOnceFree } from '../work-product/try-once-free.tsx';
import { CaseResults } from './case-results.tsx';
import { ResearchForm } from './research-form.tsx';
import { ResearchTabs } from './research-tabs.tsx';
import { RESEARCH_TABS, readResearchAddress } from './search-address.ts';
import { SearchFailed, Searching } from './search-states.tsx';

const search = readResearchAddress(new URLSearchParams('tab=cases&q=warn'));
const card: FoundCases['cards'][number] = {
  ...{ slug: 'miranda', name: 'Miranda v. Arizona', citation: 'Miranda v. Arizona, 384 U.S. 436', cite: '384 U.S. 436', court: 'Court' },
  ...{ date: '1966', docket: '', summary: '', holdings: [], keyPoints: [], implications: [], confirmed: true, treatment: null },
  ...{ related: [], passages: [] },
};
const none: FoundCases = { kind: 'cases', cards: [], first: 1, total: 0, more: false, live: { status: 'off' }, refusal: null };
const some: FoundCases = { ...none, cards: [card, { ...card, slug: 'b', name: HOSTILE }], total: 12, more: true };
const saved: SavedList = { rows: [], total: 0, among: ['miranda'], failed: false };
const results = (found: FoundCases, more: Partial<Parameters<typeof CaseResults>[0]> = {}) =>
  render(<CaseResults found={found} search={search} place="" saved={null} noneHint={LONG_WORD} mayPage={false} {...more} />);

test('nothing found says so, with a hint', () => {
  const page = results(none, { search: { ...search, jurisdiction: '' } });
  expect(page.text).toBe(`${research.noCases} ${LONG_WORD}`);
  expect(page.all('link')).toEqual([]);
});

test('nothing found leaves no reference to a heading that is not there', () => {
  expect(results(none).faults()).toEqual([]);
});

test('a narrowed search that found nothing can be widened', () => {
  for (const narrowed of [
    { search: { ...search, jurisdiction: 'Texas' } },
    { place: 'Texas' },
    { search: { ...search, jurisdiction: '', from: 1950 } },
  ]) {
    expect(results(none, narrowed).get('link', research.everywhere).attrs.href).toBe('/research?tab=cases&q=warn&jurisdiction=');
  }
});

test('a search of everything cannot be widened', () => {
  expect(results(none).all('link')).toEqual([]);
  expect(results(none, { search: { ...search, jurisdiction: '' }, place: 'Texas' }).all('link')).toEqual([]);
});

test('cases come in order, each with its own button to save it', () => {
  const page = results(some, { saved });
  expect(page.get('region', research.topCases)).toBeDefined();
  expect(page.text).toContain(research.shown(2, 12, true));
  expect(page.names('article')).toEqual(['Miranda v. Arizona', HOSTILE]);
  expect(page.all('button', saveButton.done).map(isDisabled)).toEqual([true]);
  expect(page.all('button', saveButton.save).map(isDisabled)).toEqual([false]);
  expect(page.faults()).toEqual([]);
});

test('with a plan pages turn; without one the next page says what it takes', () => {
  const member = results(some, { mayPage: true });
  expect(member.get('link', research.later).attrs.href).toBe('/research?tab=cases&q=warn&page=2&list=1');
  expect(member.all('link', research.earlier)).toEqual([]);
  const free = results(some);
  expect(free.all('navigation')).toEqual([]);
  expect(free.text).toContain(research.moreWithPlan);
  const later = results({ ...some, first: 6 }, { mayPage: true, search: { ...search, page: 2, list: true } });
  expect(later.get('region', research.laterCases(6, 7))).toBeDefined();
  expect(later.get('link', research.earlier).attrs.href).toBe('/research?tab=cases&q=warn&list=1');
});

test.each([
  ['unauthenticated', research.signIn, '/auth/login?returnTo=%2Fresearch%3Ftab%3Dcases%26q%3Dwarn'],
  ['needs_plan', research.upgrade, '/subscription'],
] as const)('a refused page (%s) is announced with the one thing that helps, and the first five stay', (kind, label, href) => {
  const page = results({ ...some, refusal: { kind, message: HOSTILE } });
  expect(page.says('alert')).toEqual([`${HOSTILE} ${label}`]);
  expect(page.get('link', label).attrs.href).toBe(href);
  expect(page.all('article')).toHaveLength(2);
});

const nothing = () => {};
const form = (text: string, searching = false, tab = 'cases') => {
  const address = readResearchAddress(new URLSearchParams(`tab=${tab}&q=x&court=supreme&from=1950&jurisdiction=Texas`));
  return render(<ResearchForm search={address} place="California" text={text} onText={nothing} searching={searching} />);
};

test('the form keeps every filter of the address and what was typed', () => {
  const page = form(HOSTILE);
  expect(valueIn(page.field(research.searchLabels.cases))).toBe(HOSTILE);
  expect(valueIn(page.field(research.jurisdiction))).toBe('Texas');
  expect(valueIn(page.field(research.court))).toBe('supreme');
  expect([page.field(research.fromYear), page.field(research.toYear)].map(valueIn)).toEqual(['1950', '']);
  expect(page.all('button', research.search).map(isDisabled)).toEqual([false, false]);
  expect(page.faults()).toEqual([]);
});

test('the button waits for words and while it searches; other tabs have fewer filters', () => {
  expect(form(' ').all('button', research.search).map(isDisabled)).toEqual([true, false]);
  expect(isDisabled(form('x', true).get('button', research.searching))).toBe(true);
  expect(form('x', false, 'news').names('combobox')).toEqual([]);
  expect(form('x', false, 'dictionary').names('textbox')).toEqual([]);
});

test('the tabs say which is open, and the panel belongs to it', () => {
  const page = render(<ResearchTabs open="news">inside</ResearchTabs>);
  expect(page.get('tabpanel', research.tabs.news)).toBeDefined();
  const tabs = page.all('tab').map((tab) => [page.getName(tab), tab.attrs['aria-selected'], tab.attrs.tabindex]);
  expect(tabs).toEqual(RESEARCH_TABS.map((tab) => [research.tabs[tab], String(tab === 'news'), tab === 'news' ? '0' : '-1']));
  expect(page.faults()).toEqual([]);
});

test('while it searches that is said; a failure is announced and can be tried again once at a time', () => {
  expect(render(<Searching tab="cases" />).text).toBe(research.searching);
  const failed = <SearchFailed message={HOSTILE} />;
  expect(render(failed).says('alert')).toEqual([`${HOSTILE} ${research.failedHint} ${research.tryAgain}`]);
  expect(isDisabled(render(failed).get('button', research.tryAgain))).toBe(false);
  expect(isDisabled(render(failed, { loading: true }).get('button', research.tryAgain))).toBe(true);
});

test('the free search: sign in, try once, or upgrade', () => {
  const gate = (kind: 'unauthenticated' | 'needs_plan', mayTry: boolean, submitting?: Record<string, string>) =>
    render(<TryOnceFree failure={{ kind, message: LONG_WORD }} mayTry={mayTry} search={{ ...search, tab: 'news' }} />, { submitting });
  expect(gate('unauthenticated', true).get('link', research.signIn).attrs.href).toBe(
    `/auth/login?returnTo=${encodeURIComponent('/research?tab=news&q=warn')}`,
  );
  const once = gate('needs_plan', true);
  expect(once.get('form').attrs).toMatchObject({ method: 'post', action: '/research?tab=news&q=warn' });
  expect(isDisabled(once.get('button', newsTexts.tryButton))).toBe(false);
  expect(isDisabled(gate('needs_plan', true, { try: 'once' }).get('button', newsTexts.trying))).toBe(true);
  const over = gate('needs_plan', false);
  expect(over.says('alert')).toEqual([`${LONG_WORD} ${research.upgrade}`]);
  expect(over.get('link', research.upgrade).attrs.href).toBe('/subscription');
});
