import { expect, test } from 'vitest';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render.tsx';
import { LiveCases } from '../live/live-cases.tsx';
import { liveCases } from '../live/live-messages.ts';
import { caseLaw } from '../messages.ts';
import { CitingList } from '../page/citing-list.tsx';
import { casePage } from '../page/page-messages.ts';
import { CaseCard } from './case-card.tsx';
import type { CaseCardView } from './list-case-cards.server.ts';

const bare: CaseCardView = {
  ...{ slug: 'miranda', name: 'Miranda v. Arizona', citation: 'Miranda v. Arizona, 384 U.S. 436 (1966)', cite: '384 U.S. 436 (1966)' },
  ...{ court: 'Supreme Court', date: 'June 13, 1966', docket: '', summary: '', holdings: [], keyPoints: [], implications: [] },
  ...{ confirmed: true, treatment: null, related: [], passages: [] },
};
const card = (more: Partial<CaseCardView> = {}) =>
  render(<CaseCard view={{ ...bare, ...more }} rank={1} action={<button type="button">Save</button>} />);

test('a case without a summary says so and still opens', () => {
  const page = card();
  expect(page.get('article', 'Miranda v. Arizona')).toBeDefined();
  expect(page.text).toContain(caseLaw.noSummary);
  expect(page.text).toContain('Supreme Court · June 13, 1966');
  expect(page.get('link', `${caseLaw.openCase} Miranda v. Arizona`).attrs.href).toBe('/cases/miranda');
  expect(page.names('heading')).toEqual(['Miranda v. Arizona']);
  expect(page.get('button', 'Save')).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('a full case has holdings, points, passages with their marks, and related cases', () => {
  const page = card({
    ...{ summary: 'Police must warn.', holdings: ['Warn first.'], keyPoints: ['Silence.'], implications: ['Ask for a lawyer.'] },
    passages: [
      { text: 'The warning is required.', marks: [[4, 11]], label: 'paragraph 3', anchor: 'o1-p3' },
      { text: 'Elsewhere.', marks: [] },
    ],
    related: [{ slug: 'gideon', name: 'Gideon v. Wainwright', cite: '372 U.S. 335 (1963)' }],
  });
  for (const title of [caseLaw.holdings, caseLaw.keyPoints, caseLaw.implications, caseLaw.passages, caseLaw.related]) {
    expect(page.names('heading')).toContain(title);
  }
  expect(page.get('link', 'paragraph 3').attrs.href).toBe('/cases/miranda#o1-p3');
  expect(page.all('mark').map((mark) => getText(mark))).toEqual(['warning', 'warning']);
  expect(page.says('listitem')).toContain('Elsewhere.');
  expect(page.get('link', 'Gideon v. Wainwright, 372 U.S. 335 (1963)').attrs.href).toBe('/cases/gideon');
  expect(page.text).not.toContain(caseLaw.noSummary);
  expect(page.faults()).toEqual([]);
});

test('what happened to a case later is said in the line and in the card', () => {
  const treatment = { status: 'overruled' as const, by: 'Later v. Case', citation: '1 U.S. 2', note: HOSTILE, slug: 'later' };
  const page = card({ treatment });
  expect(page.text).toContain(caseLaw.overruledTag);
  expect(page.says('note')).toEqual([
    `${caseLaw.overruled} ${caseLaw.overruledBy} Later v. Case, 1 U.S. 2. ${HOSTILE} ${caseLaw.overruledHint}`,
  ]);
  expect(page.get('link', 'Later v. Case, 1 U.S. 2').attrs.href).toBe('/cases/later');
  const limited = card({ treatment: { ...treatment, status: 'limited', slug: undefined } });
  expect(limited.says('note')[0]).toContain(`${caseLaw.limited} ${caseLaw.limitedBy}`);
  expect(limited.all('link', /Later v\. Case/)).toEqual([]);
});

test('an unconfirmed citation says so', () => {
  expect(card({ confirmed: false }).text).toContain(caseLaw.notConfirmed);
});

test('long and hostile names and texts are shown whole', () => {
  const page = card({ name: HOSTILE, summary: LONG_WORD, holdings: [HOSTILE], docket: LONG_WORD });
  expect(page.get('article', HOSTILE)).toBeDefined();
  expect(page.text).toContain(`· ${LONG_WORD}`);
  expect(page.says('listitem')).toEqual([HOSTILE]);
  expect(page.all('img')).toEqual([]);
});

test('cases of CourtListener: off, not reachable, none, and some', () => {
  expect(render(<LiveCases live={{ status: 'off' }} />).text).toBe('');
  expect(render(<LiveCases live={{ status: 'unavailable' }} />).text).toBe(liveCases.unavailable);
  const none = render(<LiveCases live={{ status: 'asked', hits: [] }} />);
  expect(none.get('region', liveCases.title)).toBeDefined();
  expect(none.text).toContain(liveCases.none);
  const hit = { name: HOSTILE, cite: '', court: 'Court', date: '', docket: '', url: 'https://x.example/1', snippet: LONG_WORD };
  const some = render(<LiveCases live={{ status: 'asked', hits: [hit] }} />);
  expect(some.get('article', HOSTILE)).toBeDefined();
  expect(some.text).toContain(LONG_WORD);
  expect(some.get('link', `${liveCases.open} ${HOSTILE} ${liveCases.newTab}`).attrs.href).toBe('https://x.example/1');
  expect(some.faults()).toEqual([]);
});

const row = { slug: 'a', name: LONG_WORD, citation: '1 U.S. 2', year: 1999, court: 'Court' };
const citing = (list: Partial<Parameters<typeof CitingList>[0]['list']>) => {
  const all = { rows: [], total: 0, page: 1, pages: 0, ...list } as Parameters<typeof CitingList>[0]['list'];
  return render(<CitingList id="cited-by" title="Cited by" list={all} param="cited" none="Nobody yet." />, {
    path: '/cases/x?cites=2&cited=2',
  });
};

test('nobody cites it: that is said', () => {
  const page = citing({});
  expect(page.get('region', 'Cited by')).toBeDefined();
  expect(page.text).toContain('Nobody yet.');
  expect(page.all('navigation')).toEqual([]);
});

test('pages of citing cases keep the rest of the address', () => {
  const page = citing({ rows: [row] as never, total: 60, page: 2, pages: 3 });
  expect(page.get('link', LONG_WORD).attrs.href).toBe('/cases/a');
  expect(page.get('link', casePage.more).attrs.href).toBe('/cases/x?cites=2&cited=3#cited-by');
  expect(page.get('link', casePage.earlier).attrs.href).toBe('/cases/x?cites=2&cited=1#cited-by');
  expect(citing({ rows: [row] as never, total: 60, page: 3, pages: 3 }).all('link', casePage.more)).toEqual([]);
  expect(page.faults()).toEqual([]);
});
