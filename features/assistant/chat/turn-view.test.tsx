import { expect, test } from 'vitest';
import type { AnswerEvent, AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import { EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import { checked } from '#features/grounding/messages.ts';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render.tsx';
import { chat } from '../messages.ts';
import { AfterAnswer } from './after-answer.tsx';
import type { Turn } from './turn.ts';
import { TurnView } from './turn-view.tsx';

const nothing = () => {};
const site = { name: 'Plainlaw', url: 'https://example.org' };
const source = (n: number, title = `Source number ${n}`): AnswerSource => ({
  ...{ n, kind: 'guide', id: `g${n}`, title, href: `/guides/g${n}`, passage: `Passage ${n}.` },
});
const sentence = (text: string, more: Partial<AnswerSentence> = {}): AnswerEvent => ({
  ...{ type: 'sentence', block: 1, sentence: { text, sources: [1], check: 'supported', ...more } },
});
const begun: AnswerEvent[] = [
  { type: 'begun', answerId: 'a', writer: 'model', provider: 'Example AI' },
  { type: 'understood', topics: [{ id: 'landlord-tenant', title: 'Landlord and Tenant' }], jurisdiction: 'CA' },
  { type: 'sources', sources: [source(1), source(2)] },
  { type: 'block', block: 1, kind: 'paragraph', section: 'short' },
];
const turn = (events: AnswerEvent[], more: Partial<Turn> = {}): Turn => ({
  ...{ id: 't1', token: 'token', question: 'May I stay?', askedAt: '2027-03-01T10:00:00Z', jurisdiction: 'CA', libraryOnly: false },
  ...{ status: 'done', answer: foldAnswer(EMPTY_ANSWER, events) },
  ...more,
});
const shown = (one: Turn, children?: React.ReactNode) =>
  render(
    <TurnView turn={one} site={site} onVote={nothing}>
      {children}
    </TurnView>,
  );
const done: AnswerEvent[] = [...begun, sentence('You may stay.'), { type: 'ended', how: 'finished' }];

test('before anything came the answer is busy and says what is looked for', () => {
  const page = shown(turn([], { status: 'sending' }));
  expect(page.get('article', chat.answer).attrs['aria-busy']).toBe('true');
  expect(page.text).toContain(`${chat.yourQuestion} May I stay?`);
  expect(page.text).toContain(chat.searching);
  expect(page.all('button')).toEqual([]);
  expect(page.text).not.toContain(chat.disclaimer);
});

test('while it is written the shelf is named, then the writing, and sources can be followed', () => {
  expect(shown(turn(begun.slice(0, 3), { status: 'writing' })).text).toContain(chat.readingShelf('Landlord and Tenant'));
  const page = shown(turn([...begun, sentence('You may stay.')], { status: 'writing' }));
  expect(page.get('article', chat.answer).attrs['aria-busy']).toBe('true');
  expect(page.text).toContain(chat.writingOn);
  expect(page.text).toContain(`California · ${chat.writing}`);
  expect(page.deadLinks()).toEqual([]);
});

test('a finished answer has its sources, its disclaimer, its topic and what can be done with it', () => {
  const page = shown(turn(done));
  expect(page.get('article', chat.answer).attrs['aria-busy']).toBe('false');
  expect(page.text).toContain(`California · ${chat.fromModel('Example AI')} · ${chat.sourcesUsed(1)}`);
  expect(page.get('link', checked.source(1)).attrs.href).toBe('#source-t1-1');
  expect(page.get('link', checked.backToText(1)).attrs.href).toBe('#answer-t1');
  expect(page.text).toContain(`${checked.notUsed} (1)`);
  expect(page.text).toContain(chat.disclaimer);
  expect(page.get('link', 'Landlord and Tenant').attrs.href).toBe('/topics/landlord-tenant');
  expect(page.get('button', chat.copy)).toBeDefined();
  expect(page.get('button', chat.yes).attrs['aria-pressed']).toBe('false');
  expect(page.deadLinks()).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('a vote is kept in view, and an answer without a token takes none', () => {
  const voted = shown(turn(done, { vote: 'down' }));
  expect([voted.get('button', chat.yes), voted.get('button', chat.no)].map(({ attrs }) => attrs['aria-pressed'])).toEqual([
    'false',
    'true',
  ]);
  expect(shown(turn(done, { token: '' })).all('group', chat.helpful)).toEqual([]);
});

test('an unconfirmed sentence says so in words, and a removed one is struck and why', () => {
  const page = shown(
    turn([
      ...begun,
      sentence('It takes 3 days.', { check: 'unverified' }),
      sentence('See 999 U.S. 1.', { check: 'struck', why: HOSTILE, sources: [2] }),
      { type: 'ended', how: 'finished' },
    ]),
  );
  expect(page.text).toContain(`${checked.unverified}: ${checked.unverifiedWhy}`);
  expect(page.says('del')).toEqual(['See 999 U.S. 1.']);
  expect(page.text).toContain(`${checked.struck}: ${HOSTILE}`);
  expect(page.text).toContain(chat.sourcesUsed(1));
});

test('a citation carries its verdict and opens where it can be read', () => {
  const citations = [{ start: 4, end: 16, status: 'verified' as const, href: '/cases/x', sentence: 'It exists.' }];
  const page = shown(turn([...begun, sentence('See 384 U.S. 436, please.', { citations })]));
  const link = page.get('link', /^384 U\.S\. 436/);
  expect(link.attrs).toMatchObject({ href: '/cases/x', title: 'It exists.', target: '_blank' });
  expect(page.getName(link)).toBe(`384 U.S. 436 Verified ${checked.newTab}`);
  expect(page.text).toContain('See 384 U.S. 436 Verified');
  expect(page.text).toContain(', please.');
});

test('steps and bullets are lists, headings are headings, notices stand where they happened', () => {
  const block = (number: number, kind: 'heading' | 'step' | 'bullet', text: string): AnswerEvent[] => [
    { type: 'block', block: number, kind, section: 'steps' },
    { type: 'sentence', block: number, sentence: { text, sources: [], check: 'plain' } },
  ];
  const events: AnswerEvent[] = [
    ...block(1, 'heading', 'What to do'),
    ...block(2, 'step', 'First'),
    ...block(3, 'step', 'Then'),
    { type: 'notice', notice: 'provider-failed', text: 'The model did not answer.' },
    ...block(4, 'bullet', LONG_WORD),
  ];
  const page = shown(turn(events));
  expect(page.names('heading')).toContain('What to do');
  expect(page.says('list')).toEqual(['First Then', LONG_WORD]);
  expect(page.text).toMatch(/Then The model did not answer\. w+/);
});

test('what cannot wait comes first, as an alert with a number to call', () => {
  const lines = [
    {
      id: 'dv',
      when: 'If you are in danger:',
      firstStep: 'Call.',
      hotline: { label: 'Line', phone: '1-800-799-7233', url: 'https://x.example' },
    },
  ];
  const page = shown(turn([{ type: 'urgent', lines }, ...done]));
  expect(page.says('alert')[0]).toContain('If you are in danger: Call.');
  expect(page.get('link', '1-800-799-7233').attrs.href).toBe('tel:+18007997233');
  expect(page.text.indexOf('If you are in danger')).toBeLessThan(page.text.indexOf('You may stay.'));
});

test('a failure is announced, and with nothing written there is nothing to copy or vote on', () => {
  const page = shown(turn([], { status: 'error', failure: HOSTILE }));
  expect(page.says('alert')).toEqual([HOSTILE]);
  expect(page.all('button')).toEqual([]);
  const cut = shown(turn([...begun, sentence('You may stay.')], { status: 'error', failure: chat.cutOff }));
  expect(cut.text).toContain('You may stay.');
  expect(cut.says('alert')).toEqual([chat.cutOff]);
  expect(cut.get('button', chat.copy)).toBeDefined();
});

test('a stopped answer says that the rest was not written', () => {
  expect(shown(turn(begun, { status: 'stopped' })).text).toContain(chat.stopped);
});

test('long and hostile questions, sentences and sources are shown whole', () => {
  const events: AnswerEvent[] = [
    { type: 'sources', sources: [{ ...source(1, HOSTILE), passage: LONG_WORD, note: HOSTILE }] },
    ...begun.slice(3),
    sentence(`${HOSTILE} ${LONG_WORD}`),
  ];
  const page = shown(turn(events, { question: HOSTILE }));
  expect(page.text).toContain(`${chat.yourQuestion} ${HOSTILE}`);
  expect(page.text).toContain(`${HOSTILE} ${LONG_WORD}`);
  expect(page.text).toContain(`Guide · ${HOSTILE} ${HOSTILE} ${LONG_WORD}`);
  expect(page.all('img')).toEqual([]);
});

const after = (one: Turn, place: string | null) =>
  shown(one, <AfterAnswer turn={one} place={place} onSuggest={nothing} onAgain={nothing} onEdit={nothing} onNew={nothing} />);

test('below the last answer stand questions to go on with, and what can be done', () => {
  const page = after(turn([...done, { type: 'follow-ups', questions: [LONG_WORD] }]), 'Texas');
  expect(page.names('heading')).toContain(chat.followUps);
  expect(page.get('button', LONG_WORD).attrs).toMatchObject({ form: 'chat-form', name: 'suggested', value: LONG_WORD });
  expect(page.get('button', chat.askAgainFor('Texas'))).toBeDefined();
  expect(page.all('button', chat.retry)).toEqual([]);
  expect(isDisabled(page.get('button', chat.edit))).toBe(false);
  expect(page.get('button', chat.newChat)).toBeDefined();
});

test('a failed answer can be tried again', () => {
  const page = after(turn([], { status: 'error', failure: chat.failed }), null);
  expect(page.get('button', chat.retry)).toBeDefined();
  expect(page.all('heading', chat.followUps)).toEqual([]);
});
