import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { ContinueWork } from './continue-work.tsx';
import { type Dashboard, pickToContinue, type WorkKind, type WorkLine } from './dashboard.ts';
import { DashboardParts } from './dashboard-parts.tsx';
import * as continueTexts from './messages/continue-texts.ts';
import * as texts from './messages/dashboard.ts';

const createLine = (kind: WorkKind, title: string): WorkLine => ({
  kind,
  to: `/${kind}/${title.length}`,
  title,
  detail: `about ${kind}`,
});
const work: Dashboard = {
  nextDate: createLine('date', 'Start Date: Lease'),
  drafts: [createLine('draft', HOSTILE), createLine('draft', 'older')],
  conversations: [createLine('conversation', LONG_WORD)],
  cases: [],
  results: [createLine('result', 'A motion')],
};

test('what can be continued is one of each kind, the next date first', () => {
  expect(pickToContinue(work).map(({ kind }) => kind)).toEqual([
    'date',
    'draft',
    'conversation',
    'result',
  ]);
  expect(
    pickToContinue({ nextDate: null, drafts: [], conversations: [], cases: [], results: [] }),
  ).toEqual([]);
});

test('the account page lists own work by kind, each with a way to all of it or to begin', () => {
  const page = render(<DashboardParts work={work} />);
  expect(page.names('heading')).toEqual([
    texts.draftsTitle,
    texts.conversationsTitle,
    texts.resultsTitle,
  ]);
  expect(page.text).toContain(HOSTILE);
  expect(page.get('link', `${texts.kinds.date} Start Date: Lease about date`).attrs.href).toBe(
    work.nextDate?.to,
  );
  expect(page.get('link', texts.allDrafts).attrs.href).toBe('/documents/drafts');
  expect(page.get('link', texts.allConversations).attrs.href).toBe('/chatbot');
  expect(page.faults()).toEqual([]);
});

test('an account without work says so and offers to begin', () => {
  const page = render(
    <DashboardParts
      work={{ nextDate: null, drafts: [], conversations: [], cases: [], results: [] }}
    />,
  );
  for (const text of [texts.noDrafts, texts.noConversations, texts.noResults])
    expect(page.text).toContain(text);
  expect(page.get('link', texts.startDocument)).toBeDefined();
  expect(page.get('link', texts.startConversation)).toBeDefined();
});

test('work that could not be loaded is not shown as none', () => {
  const page = render(<DashboardParts work={null} />);
  expect(page.text).toBe(texts.notLoaded);
});

test('the home page holds nothing of a person: only a place to fill, and a link without JavaScript', () => {
  const page = render(<ContinueWork />);
  expect(page.get('region', continueTexts.title).attrs['aria-busy']).toBe('true');
  expect(page.get('link', continueTexts.everything).attrs.href).toBe('/account');
  expect(page.all('listitem')).toEqual([]);
});
