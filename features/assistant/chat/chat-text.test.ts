import { describe, expect, test } from 'vitest';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import { passageHref } from '#features/grounding/passage-href.ts';
import { formatAnswer, formatChat, formatChatFileName, formatPlainAnswer } from './chat-text.ts';
import { listEarlierTurns } from './chat-turn.ts';
import { createTurnFromText } from './saved-turns.ts';
import type { Turn } from './turn.ts';

const EVENTS: AnswerEvent[] = [
  { type: 'begun', answerId: 'a', writer: 'model', provider: 'api.example.com' },
  {
    type: 'urgent',
    lines: [
      {
        id: 'x',
        when: 'You have days.',
        firstStep: 'Call today.',
        hotline: { label: 'Help line', phone: '1-800-555-0100', url: 'https://x.example' },
      },
    ],
  },
  {
    type: 'understood',
    topics: [{ id: 'landlord-tenant', title: 'Landlord & Tenant' }],
    jurisdiction: 'TX',
  },
  {
    type: 'sources',
    sources: [
      {
        n: 1,
        kind: 'faq',
        id: 'deposit',
        title: 'Deposits',
        href: '/faq#deposit',
        passage: 'A deposit…',
        note: 'Landlord & Tenant',
      },
    ],
  },
  { type: 'block', block: 0, kind: 'heading', section: 'law' },
  { type: 'sentence', block: 0, sentence: { text: 'The law', sources: [], check: 'plain' } },
  { type: 'block', block: 1, kind: 'paragraph', section: 'law' },
  {
    type: 'sentence',
    block: 1,
    sentence: { text: 'It must come back.', sources: [1], check: 'supported' },
  },
  {
    type: 'sentence',
    block: 1,
    sentence: {
      text: 'Within ten days.',
      sources: [1],
      check: 'unverified',
      why: 'the source says nothing of ten days',
    },
  },
  {
    type: 'sentence',
    block: 1,
    sentence: { text: 'See Nobody v. Nowhere.', sources: [], check: 'struck', why: 'no such case' },
  },
  { type: 'block', block: 2, kind: 'step', section: 'steps' },
  {
    type: 'sentence',
    block: 2,
    sentence: { text: 'Write a letter.', sources: [], check: 'plain' },
  },
  { type: 'block', block: 3, kind: 'step', section: 'steps' },
  { type: 'sentence', block: 3, sentence: { text: 'Keep a copy.', sources: [], check: 'plain' } },
  { type: 'notice', notice: 'asks-for-state', text: 'Choose your state.' },
  { type: 'ended', how: 'finished' },
];
const view = foldAnswer(EMPTY_ANSWER, EVENTS);
const turn: Turn = {
  id: '1',
  token: 't',
  question: 'Where is my deposit?',
  askedAt: '2026-11-15T10:00:00.000Z',
  jurisdiction: 'General',
  chosen: 'General',
  libraryOnly: false,
  status: 'done',
  answer: view,
};

test('folds events into the same view in any grouping', () => {
  expect(view).toMatchObject({
    writer: 'model',
    provider: 'api.example.com',
    jurisdiction: 'TX',
    ended: 'finished',
  });
  expect(EVENTS.reduce((now, event) => foldAnswer(now, [event]), EMPTY_ANSWER)).toEqual(view);
});

describe('as text', () => {
  test('includes numbers, warnings and absolute URLs, but no struck text', () => {
    expect(formatAnswer(view, 'https://plainlaw.test')).toBe(
      [
        'This cannot wait: You have days. Call today. Help line: 1-800-555-0100',
        '',
        'THE LAW',
        'It must come back. [1] Within ten days. [1] [Not verified: the source says nothing of ten days] [Removed: no such case]',
        '1. Write a letter.',
        '2. Keep a copy.',
        '(Choose your state.)',
        '',
        'Sources:',
        '[1] Deposits (Landlord & Tenant) https://plainlaw.test/faq#deposit',
      ].join('\n'),
    );
  });

  test('the plain answer has no struck text and no sources', () => {
    expect(formatPlainAnswer(view)).toBe(
      'The law\nIt must come back. Within ten days.\nWrite a letter.\nKeep a copy.',
    );
  });

  test('the chat file has the speakers, the times and the disclaimer', () => {
    const text = formatChat([turn], { name: 'Plainlaw', url: '' });
    expect(text).toContain('not legal advice');
    expect(text).toContain('You, 2026-11-15 10:00 UTC:\nWhere is my deposit?\n\nPlainlaw:\n');
    expect(formatChatFileName(new Date(2026, 0, 5))).toBe('legal-chat-2026-01-05.txt');
  });
});

test('links to a passage on our own pages by text fragment', () => {
  expect(
    passageHref({
      href: '/faq#deposit',
      title: 'A',
      passage: 'Self-help, as it is called, is not allowed at all.',
    }),
  ).toBe('/faq#deposit:~:text=Self%2Dhelp%2C%20as%20it%20is%20called%2C%20is%20not');
  expect(
    passageHref({ href: '/topics/x', title: 'LawHelp', passage: 'LawHelp: Short.\nMore.' }),
  ).toBe('/topics/x#:~:text=Short.');
  expect(passageHref({ href: 'https://example.org/a', title: 'A', passage: 'Text.' })).toBe(
    'https://example.org/a',
  );
});

describe('earlier turns', () => {
  test('excludes failed turns and includes only the last six', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...turn,
      id: String(index),
      question: `Question ${index}`,
    }));
    const earlier = listEarlierTurns([
      ...many,
      { ...turn, status: 'error' as const, question: 'Lost' },
    ]);
    expect(earlier.map(({ question }) => question)).toEqual(
      [2, 3, 4, 5, 6, 7].map((index) => `Question ${index}`),
    );
  });

  test('limits the total length to what a form may hold', () => {
    const long = createTurnFromText(
      { question: 'Why?', answer: 'word '.repeat(2000) },
      'x',
      new Date(0),
    );
    const earlier = listEarlierTurns([long, long, long, long, long, long]);
    expect(JSON.stringify(earlier).length).toBeLessThan(21_000);
    expect(earlier.length).toBeGreaterThan(1);
  });

  test('a turn restored from text carries no verification marks', () => {
    const restored = createTurnFromText(
      { question: 'Why?', answer: 'One.\nTwo.' },
      'x',
      new Date(0),
    );
    expect(formatPlainAnswer(restored.answer)).toBe('One.\nTwo.');
    expect(restored.answer).toMatchObject({ writer: null, sources: [] });
  });
});
