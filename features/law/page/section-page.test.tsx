import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import type { SectionListView } from '../list/list-sections.server.ts';
import { SectionList } from '../list/section-list.tsx';
import * as lawList from '../messages/law-list.ts';
import * as lawPage from '../messages/law-page.ts';
import * as sectionNotices from '../messages/section-notices.ts';
import * as versionComparison from '../messages/version-comparison.ts';
import { CitingContentList } from './citing-content-list.tsx';
import type { SectionView } from './get-section.server.ts';
import { MissingSectionPage } from './missing-section.tsx';
import { SectionHead } from './section-head.tsx';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

const release = { point: '119-100', date: '2026-07' };
const view: SectionView = {
  address: { jurisdiction: 'us', code: '42', number: '1983' },
  path: '/law/us/42/1983',
  heading: HOSTILE,
  cite: '42 U.S.C. § 1983',
  bluebook: '42 U.S.C. § 1983 (2026)',
  builtIn: release,
  release,
  citedBy: { rows: [], total: 0, page: 1, pages: 0 },
  content: [],
  partial: false,
};
const official = [{ label: 'govinfo', url: 'https://www.govinfo.gov/link/uscode/42/1983' }];
const stored: SectionView['stored'] = {
  inForce: true,
  asOf: { date: '2026-07', words: 'July 2026', name: '119-100' },
  isEarlier: false,
  sourceUrl: '',
  texts: [],
  versions: [],
};
const renderHead = (more: Partial<SectionView>) =>
  render(<SectionHead view={{ ...view, ...more }} listDate="July 2026" official={official} />);

test('without its text a section says so, with its release and the official link', () => {
  const page = renderHead({});
  expect(page.get('heading').attrs).toBeDefined();
  expect(page.text).toContain(lawPage.inCode('July 2026', '119-100'));
  expect(page.text).toContain(sectionNotices.notStored);
  expect(
    page.get('link', `${sectionNotices.readOfficial('govinfo')} ${lawPage.newTab}`).attrs.href,
  ).toBe(official[0]?.url);
});

test('an earlier text, a section that is gone, and a database that is away each have their notice', () => {
  expect(renderHead({ stored }).all('note')).toEqual([]);
  expect(renderHead({ stored: { ...stored, isEarlier: true } }).text).toContain(
    sectionNotices.earlier('July 2026'),
  );
  expect(renderHead({ stored: { ...stored, inForce: false } }).text).toContain(
    sectionNotices.removed,
  );
  const away = renderHead({ partial: true });
  expect(away.all('alert')).toHaveLength(1);
  expect(away.text).not.toContain(sectionNotices.notStored);
});

test('a comparison has removed and added words, a side without the paragraph, and the count of the others', () => {
  const rows = [
    { same: 3 },
    {
      before: [{ kind: 'removed' as const, text: '30 ' }],
      after: [{ kind: 'added' as const, text: HOSTILE }],
    },
    { before: [], after: [{ kind: 'added' as const, text: LONG_WORD }] },
  ];
  const page = render(
    <VersionComparison
      path="/law/us/42/1983"
      comparison={{ before: '1995', after: 'July 2026', rows }}
    />,
  );
  for (const text of [
    versionComparison.sameParagraphs(3),
    HOSTILE,
    LONG_WORD,
    versionComparison.nothing,
  ])
    expect(page.text).toContain(text);
  expect(
    render(<VersionComparison path="/" comparison={{ before: 'a', after: 'b', rows: null }} />)
      .text,
  ).toContain(versionComparison.tooLong);
  expect(
    render(
      <VersionComparison path="/" comparison={{ before: 'a', after: 'b', rows: [{ same: 1 }] }} />,
    ).text,
  ).toContain(versionComparison.onlyHeading);
});

test('versions: the newest is not compared with itself', () => {
  const versions = [
    { id: 2, from: 'July 2026', to: 'July 2026', newest: true, chosen: true },
    { id: 1, from: '1995', to: '1996', newest: false, chosen: false },
  ];
  const page = render(<VersionList path="/law/us/42/1983" versions={versions} />);
  expect(page.all('link').map(({ attrs }) => attrs.href)).toEqual([
    '/law/us/42/1983?version=1',
    '/law/us/42/1983?compare=1#changes',
  ]);
});

test('what rests on it: a claim has no page; nothing is shown for nothing', () => {
  expect(render(<CitingContentList items={[]} />).text).toBe('');
  const items = [
    { kind: 'claim' as const, title: HOSTILE, to: '' },
    { kind: 'guide' as const, title: 'A guide', to: '/guides/a' },
  ];
  const page = render(<CitingContentList items={items} />);
  expect(page.text).toContain(HOSTILE);
  expect(page.names('link')).toEqual(['A guide']);
});

test('a missing section has its nearest ones', () => {
  const nearest = [{ number: '1983', heading: LONG_WORD, path: '/law/us/42/1983' }];
  const page = render(
    <MissingSectionPage
      missing={{ cite: 'x', title: 'x is not here', sentence: 'Perhaps.', nearest }}
    />,
  );
  expect(page.names('link')).toEqual([`§ 1983 ${LONG_WORD}`, lawPage.allLaw]);
});

test('a list: parts, found sections, and nothing found', () => {
  const list: SectionListView = {
    name: 'Title 42',
    path: '/law/us/42',
    query: '',
    total: 240,
    release,
    stored: 0,
    parts: [
      { first: '1', last: '120', chosen: true },
      { first: '121', last: '240', chosen: false },
    ],
    rows: [{ number: '1', heading: HOSTILE, path: '/law/us/42/1', removed: true }],
    found: 240,
    next: '121',
    partial: false,
  };
  const page = render(<SectionList view={list} />);
  expect(page.names('link')).toEqual(['1–120', '121–240', `§ 1 ${HOSTILE}`, lawList.next]);
  expect(page.text).toContain(lawList.removed);
  const empty = render(
    <SectionList
      view={{ ...list, query: HOSTILE, parts: [], rows: [], found: 0, next: undefined }}
    />,
  );
  expect(empty.text).toContain(lawList.matches(0, HOSTILE));
  expect(empty.names('link')).toEqual([lawList.clear]);
});
