import { expect, test } from 'vitest';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import * as motionPage from '../messages/motion-page.ts';
import type { MotionSection, MotionSentence } from '../motion.ts';
import { MotionDocument } from './motion-document.tsx';
import { EMPTY_MOTION, type MotionView } from './motion-view.ts';

const sentence = (text: string, more: Partial<MotionSentence> = {}): MotionSentence => ({
  text,
  sources: [],
  check: 'library',
  ...more,
});
const paragraph = (id: string, ...sentences: MotionSentence[]) => ({
  id,
  kind: 'paragraph' as const,
  sentences,
});
const notice: MotionSection = {
  id: 'notice',
  title: 'Draft',
  blocks: [paragraph('n1', sentence('This is a draft.'))],
};
const argument = (...sentences: MotionSentence[]): MotionSection => ({
  id: 'argument',
  mark: 'IV',
  title: 'Argument',
  blocks: [paragraph('a1', ...sentences)],
});
const source = {
  n: 1,
  kind: 'case' as const,
  title: 'Miranda v. Arizona',
  passage: 'Warn first.',
  href: '/cases/miranda',
  note: '384 U.S. 436',
};
const renderMotion = (view: Partial<MotionView>) =>
  render(
    <MotionDocument
      view={{ ...EMPTY_MOTION, title: 'Motion to Dismiss', ...view }}
      siteUrl="https://example.org"
    />,
  );

test('shows no document and no sources before the first section arrives', () => {
  const page = renderMotion({ sections: [notice] });
  expect(page.all('article')).toEqual([]);
  expect(page.text).toContain('This is a draft.');
  expect(page.get('list', motionPage.legend)).toBeDefined();
  expect(page.all('heading', motionPage.sources)).toEqual([]);
});

test('lists the blanks above the draft, each as a link to where it stands first', () => {
  const page = renderMotion({
    sections: [
      notice,
      argument(sentence('Under [STATE RULE], and [RECORD CITE].'), sentence('[RECORD CITE]')),
      { id: 'blanks', title: 'Blanks', blocks: [paragraph('b1', sentence('[STATE RULE]'))] },
    ],
  });
  const links = page.all('link').filter(({ attrs }) => attrs.href?.startsWith('#at-'));
  expect(links.map((link) => [getText(link), link.attrs.href])).toEqual([
    ['[STATE RULE]', '#at-a1'],
    ['[RECORD CITE]', '#at-a1'],
  ]);
  expect(page.text).toContain(motionPage.blankTimes(2));
  expect(page.deadLinks()).toEqual([]);
});

test('shows the caption, numbered facts, table of authorities and signature lines', () => {
  const sections: MotionSection[] = [
    {
      id: 'caption',
      title: 'Caption',
      blocks: [
        {
          id: 'c',
          kind: 'caption',
          court: ['IN THE COURT'],
          parties: ['[PLAINTIFF]', 'v. Bob'],
          facts: ['No. [CASE NUMBER]'],
          title: 'MOTION',
        },
      ],
    },
    {
      id: 'facts',
      mark: 'II',
      title: 'Facts',
      blocks: [
        {
          id: 'f',
          kind: 'numbered',
          number: 3,
          sentences: [sentence(LONG_WORD, { check: 'given' })],
        },
      ],
    },
    {
      id: 'authorities',
      title: 'Authorities',
      blocks: [
        {
          id: 't',
          kind: 'authorities',
          group: 'Cases',
          entries: [{ label: 'Miranda', sections: ['II', 'IV'], href: '/cases/miranda' }],
        },
      ],
    },
    {
      id: 'service',
      title: 'Service',
      blocks: [{ id: 's', kind: 'signature', lines: ['[SIGNATURE]'] }],
    },
    { id: 'order', title: 'Left out while empty', blocks: [] },
  ];
  const page = renderMotion({ sections });
  expect(page.get('article', 'Motion to Dismiss')).toBeDefined();
  expect(page.names('heading')).toEqual([
    'Caption',
    'II. Facts',
    'Authorities',
    'Cases',
    'Service',
  ]);
  expect(page.all('mark').map((mark) => getText(mark))).toEqual([
    '[PLAINTIFF]',
    '[CASE NUMBER]',
    '[SIGNATURE]',
  ]);
  expect(page.text).toContain(`3.${LONG_WORD}`);
  expect(page.get('link', `Miranda ${motionPage.newTab}`).attrs.href).toBe('/cases/miranda');
  expect(page.text).toContain('II, IV');
  expect(page.faults()).toEqual([]);
});

test('links a sentence to its source and back, and leaves out unknown source numbers', () => {
  const page = renderMotion({
    sections: [argument(sentence('Police must warn.', { sources: [1, 9] }))],
    sources: [source],
  });
  expect(page.get('link', 'Source 1').attrs.href).toBe('#source-motion-1');
  expect(page.all('link', 'Source 9')).toEqual([]);
  expect(page.text).toContain('Case · 384 U.S. 436 Miranda v. Arizona Warn first.');
  expect(page.text).toContain('https://example.org/cases/miranda');
  expect(page.deadLinks()).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('labels unverified and struck sentences in words', () => {
  const page = renderMotion({
    sections: [
      argument(
        sentence('Maybe.', { check: 'unverified' }),
        sentence(HOSTILE, { check: 'struck', why: LONG_WORD, sources: [1] }),
      ),
    ],
    sources: [source],
  });
  expect(page.text).toContain(`${motionPage.unverified}: ${motionPage.unverifiedWhy}`);
  expect(page.says('del')).toEqual([HOSTILE]);
  expect(page.text).toContain(`${motionPage.struck}: ${LONG_WORD}`);
  expect(page.all('heading', motionPage.sources)).toEqual([]);
});

test('links verified citations and labels the others with their status', () => {
  const citations = [
    { start: 4, end: 14, status: 'verified' as const, href: '/cases/a', sentence: 'ok' },
    { start: 19, end: 27, status: 'not_in_index' as const, sentence: 'unknown' },
  ];
  const page = renderMotion({
    sections: [argument(sentence('See 1 U.S. 234 and 2 F. 567.', { citations }))],
  });
  expect(page.get('link', `1 U.S. 234 ${motionPage.checked} ${motionPage.newTab}`).attrs.href).toBe(
    '/cases/a',
  );
  expect(page.text).toContain('2 F. 567 Not in our index.');
});

test('shows the writer in the byline, and the notices', () => {
  const page = renderMotion({
    writer: { by: 'model', provider: 'Example AI' },
    sections: [argument(sentence('x', { sources: [1], check: 'supported' }))],
    sources: [source],
    notices: [
      { notice: 'provider-failed', text: HOSTILE },
      { notice: 'library-only', text: 'Library only.' },
    ],
  });
  expect(page.text).toContain(
    `${motionPage.fromModel('Example AI')} · ${motionPage.sourceCount(1)} ${HOSTILE} Library only.`,
  );
  expect(renderMotion({ writer: { by: 'library' } }).text).toBe(motionPage.fromLibrary);
  const silent = renderMotion({
    writer: { by: 'model', provider: 'Example AI' },
    sections: [argument(sentence('From the library.'))],
  });
  expect(silent.text).not.toContain('Example AI');
});
