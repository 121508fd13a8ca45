import { expect, test } from 'vitest';
import type { AnswerEvent, AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import { EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import * as checked from '#features/grounding/messages/checked.ts';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import * as chat from '../messages/chat.ts';
import { AfterAnswer } from './after-answer.tsx';
import type { Turn } from './turn.ts';
import { TurnView } from './turn-view.tsx';

const noop = () => {};
const site = { name: 'Plainlaw', url: 'https://example.org' };
const createSource = (n: number, title = `Source number ${n}`): AnswerSource => ({
  n,
  kind: 'guide',
  id: `g${n}`,
  title,
  href: `/guides/g${n}`,
  passage: `Passage ${n}.`,
});
const createSentence = (text: string, more: Partial<AnswerSentence> = {}): AnswerEvent => ({
  type: 'sentence',
  block: 1,
  sentence: { text, sources: [1], check: 'supported', ...more },
});
const startEvents: AnswerEvent[] = [
  { type: 'begun', answerId: 'a', writer: 'model', provider: 'Example AI' },
  {
    type: 'understood',
    topics: [{ id: 'landlord-tenant', title: 'Landlord and Tenant' }],
    jurisdiction: 'CA',
  },
  { type: 'sources', sources: [createSource(1), createSource(2)] },
  { type: 'block', block: 1, kind: 'paragraph', section: 'short' },
];
const createTurn = (events: AnswerEvent[], more: Partial<Turn> = {}): Turn => ({
  id: 't1',
  token: 'token',
  question: 'May I stay?',
  askedAt: '2027-03-01T10:00:00Z',
  jurisdiction: 'CA',
  chosen: 'CA',
  libraryOnly: false,
  status: 'done',
  answer: foldAnswer(EMPTY_ANSWER, events),
  ...more,
});
const renderTurn = (turn: Turn, children?: React.ReactNode) =>
  render(
    <TurnView turn={turn} site={site} onVote={noop}>
      {children}
    </TurnView>,
  );
const finishedEvents: AnswerEvent[] = [
  ...startEvents,
  createSentence('You may stay.'),
  { type: 'ended', how: 'finished' },
];

test('an answer without events is busy and shows the search status', () => {
  const page = renderTurn(createTurn([], { status: 'sending' }));
  expect(page.get('article', chat.answer).attrs['aria-busy']).toBe('true');
  expect(page.text).toContain(`${chat.yourQuestion} May I stay?`);
  expect(page.text).toContain(chat.searching);
  expect(page.all('button')).toEqual([]);
  expect(page.text).not.toContain(chat.disclaimer);
});

test('while streaming shows the topic, then the writing status, with working source links', () => {
  expect(renderTurn(createTurn(startEvents.slice(0, 3), { status: 'writing' })).text).toContain(
    chat.readingShelf('Landlord and Tenant'),
  );
  const page = renderTurn(
    createTurn([...startEvents, createSentence('You may stay.')], { status: 'writing' }),
  );
  expect(page.get('article', chat.answer).attrs['aria-busy']).toBe('true');
  expect(page.text).toContain(chat.writingOn);
  expect(page.text).toContain(`California · ${chat.writing}`);
  expect(page.deadLinks()).toEqual([]);
});

test('a finished answer has sources, disclaimer, topic and actions', () => {
  const page = renderTurn(createTurn(finishedEvents));
  expect(page.get('article', chat.answer).attrs['aria-busy']).toBe('false');
  expect(page.text).toContain(
    `${chat.scopeWithoutRule('California')} · ${chat.fromModel('Example AI')} · ${chat.sourcesUsed(1)}`,
  );
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

test('names the state alone only if the answer has its rule or speaks of it', () => {
  const rule: AnswerSource = { ...createSource(1), kind: 'rule', id: 'ca/deposit-return' };
  const withRule: AnswerEvent[] = [
    ...startEvents.slice(0, 2),
    { type: 'sources', sources: [rule] },
    ...finishedEvents.slice(3),
  ];
  const speaking = [...startEvents, createSentence('In California you may stay.')];
  for (const events of [withRule, speaking])
    expect(renderTurn(createTurn(events)).text).toContain(
      `California · ${chat.fromModel('Example AI')}`,
    );
});

test('shows the vote, and has no vote buttons without a token', () => {
  const voted = renderTurn(createTurn(finishedEvents, { vote: 'down' }));
  expect(
    [voted.get('button', chat.yes), voted.get('button', chat.no)].map(
      ({ attrs }) => attrs['aria-pressed'],
    ),
  ).toEqual(['false', 'true']);
  expect(renderTurn(createTurn(finishedEvents, { token: '' })).all('group', chat.helpful)).toEqual(
    [],
  );
});

test('labels an unverified sentence, and strikes a removed one with the reason', () => {
  const page = renderTurn(
    createTurn([
      ...startEvents,
      createSentence('It takes 3 days.', { check: 'unverified' }),
      createSentence('See 999 U.S. 1.', { check: 'struck', why: HOSTILE, sources: [2] }),
      { type: 'ended', how: 'finished' },
    ]),
  );
  expect(page.text).toContain(`${checked.unverified}: ${checked.unverifiedWhy}`);
  expect(page.says('del')).toEqual(['See 999 U.S. 1.']);
  expect(page.text).toContain(`${checked.struck}: ${HOSTILE}`);
  expect(page.text).toContain(chat.sourcesUsed(1));
});

test('a citation shows its verdict and links to its page', () => {
  const citations = [
    { start: 4, end: 16, status: 'verified' as const, href: '/cases/x', sentence: 'It exists.' },
  ];
  const page = renderTurn(
    createTurn([...startEvents, createSentence('See 384 U.S. 436, please.', { citations })]),
  );
  const link = page.get('link', /^384 U\.S\. 436/);
  expect(link.attrs).toMatchObject({ href: '/cases/x', title: 'It exists.', target: '_blank' });
  expect(page.getName(link)).toBe(`384 U.S. 436 Verified ${checked.newTab}`);
  expect(page.text).toContain('See 384 U.S. 436 Verified');
  expect(page.text).toContain(', please.');
});

test('renders steps and bullets as lists, headings as headings, and notices in place', () => {
  const createBlock = (
    number: number,
    kind: 'heading' | 'step' | 'bullet',
    text: string,
  ): AnswerEvent[] => [
    { type: 'block', block: number, kind, section: 'steps' },
    { type: 'sentence', block: number, sentence: { text, sources: [], check: 'plain' } },
  ];
  const events: AnswerEvent[] = [
    ...createBlock(1, 'heading', 'What to do'),
    ...createBlock(2, 'step', 'First'),
    ...createBlock(3, 'step', 'Then'),
    { type: 'notice', notice: 'provider-failed', text: 'The model did not answer.' },
    ...createBlock(4, 'bullet', LONG_WORD),
  ];
  const page = renderTurn(createTurn(events));
  expect(page.names('heading')).toContain('What to do');
  expect(page.says('list')).toEqual(['First Then', LONG_WORD]);
  expect(page.text).toMatch(/Then The model did not answer\. w+/);
});

test('urgent lines come first, as an alert with a phone number', () => {
  const lines = [
    {
      id: 'dv',
      when: 'If you are in danger:',
      firstStep: 'Call.',
      hotline: { label: 'Line', phone: '1-800-799-7233', url: 'https://x.example' },
    },
  ];
  const page = renderTurn(createTurn([{ type: 'urgent', lines }, ...finishedEvents]));
  expect(page.says('alert')[0]).toContain('If you are in danger: Call.');
  expect(page.get('link', '1-800-799-7233').attrs.href).toBe('tel:+18007997233');
  expect(page.text.indexOf('If you are in danger')).toBeLessThan(
    page.text.indexOf('You may stay.'),
  );
});

test('announces a failure, and has no actions when nothing was written', () => {
  const page = renderTurn(createTurn([], { status: 'error', failure: HOSTILE }));
  expect(page.says('alert')).toEqual([HOSTILE]);
  expect(page.all('button')).toEqual([]);
  const cut = renderTurn(
    createTurn([...startEvents, createSentence('You may stay.')], {
      status: 'error',
      failure: chat.cutOff,
    }),
  );
  expect(cut.text).toContain('You may stay.');
  expect(cut.says('alert')).toEqual([chat.cutOff]);
  expect(cut.get('button', chat.copy)).toBeDefined();
});

test('a stopped answer says that the rest was not written, or that nothing was', () => {
  expect(
    renderTurn(createTurn([...startEvents, createSentence('You may stay.')], { status: 'stopped' }))
      .text,
  ).toContain(chat.stopped);
  const empty = createTurn(startEvents.slice(0, 2), { status: 'stopped' });
  const page = renderAfterAnswer(empty, null);
  expect(page.text).toContain(chat.stoppedEmpty);
  expect(page.names('button')).toEqual([chat.retry]);
});

test('sources are numbered in order of appearance; those without a sentence come last', () => {
  const events: AnswerEvent[] = [
    { type: 'sources', sources: [1, 2, 3, 4].map((n) => createSource(n)) },
    ...startEvents.slice(3),
    createSentence('First.', { sources: [4] }),
    createSentence('Second.', { sources: [2, 4] }),
  ];
  const unfinished = renderTurn(createTurn(events, { status: 'writing' }));
  expect(unfinished.says('listitem').map((text) => text.slice(0, 17))).toEqual([
    '1 Guide Source nu',
    '2 Guide Source nu',
  ]);
  const page = renderTurn(createTurn([...events, { type: 'ended', how: 'finished' }]));
  expect(page.text).toContain('First.1 Second.12');
  expect(
    page
      .says('listitem')
      .map((text) => /^(\d) Guide (Source number \d)/.exec(text)?.slice(1).join()),
  ).toEqual(['1,Source number 4', '2,Source number 2', '3,Source number 1', '4,Source number 3']);
  expect(page.deadLinks()).toEqual([]);
});

test('a source shows what it is, its title, when it was checked and its first line, and unfolds the passage', () => {
  const source: AnswerSource = {
    ...createSource(1),
    title: 'Help',
    passage: 'Help: Call them.\nThen wait.',
    checkedOn: '2026-11-15',
  };
  const page = renderTurn(
    createTurn([
      ...startEvents.slice(0, 2),
      { type: 'sources', sources: [source] },
      ...finishedEvents.slice(3),
    ]),
  );
  expect(page.says('summary')).toEqual(['Guide Help Checked November 15, 2026 Call them.']);
  expect(page.says('blockquote')).toEqual(['Help: Call them. Then wait.']);
});

test('the name of an organization does not make an answer one about the state', () => {
  const office: AnswerSource = {
    ...createSource(1),
    kind: 'resource',
    title: 'California Legal Aid',
  };
  const events = [
    ...startEvents.slice(0, 3),
    { type: 'sources' as const, sources: [office] },
    ...startEvents.slice(3),
  ];
  const page = renderTurn(
    createTurn([
      ...events,
      createSentence('California Legal Aid: help.'),
      { type: 'ended', how: 'finished' },
    ]),
  );
  expect(page.text).toContain(chat.scopeWithoutRule('California'));
});

test('shows long and hostile questions, sentences and sources in full', () => {
  const events: AnswerEvent[] = [
    {
      type: 'sources',
      sources: [{ ...createSource(1, HOSTILE), passage: LONG_WORD, note: HOSTILE }],
    },
    ...startEvents.slice(3),
    createSentence(`${HOSTILE} ${LONG_WORD}`),
  ];
  const page = renderTurn(createTurn(events, { question: HOSTILE }));
  expect(page.text).toContain(`${chat.yourQuestion} ${HOSTILE}`);
  expect(page.text).toContain(`${HOSTILE} ${LONG_WORD}`);
  expect(page.text).toContain(`Guide · ${HOSTILE} ${HOSTILE} ${LONG_WORD}`);
  expect(page.all('img')).toEqual([]);
});

const renderAfterAnswer = (turn: Turn, newJurisdictionName: string | null) =>
  renderTurn(
    turn,
    <AfterAnswer
      turn={turn}
      newJurisdictionName={newJurisdictionName}
      onSuggest={noop}
      onRetry={noop}
      onEdit={noop}
      onNew={noop}
    />,
  );

test('shows follow-up questions and actions below the last answer', () => {
  const page = renderAfterAnswer(
    createTurn([...finishedEvents, { type: 'follow-ups', questions: [LONG_WORD] }]),
    'Texas',
  );
  expect(page.get('group', chat.followUps)).toBeDefined();
  expect(page.get('button', LONG_WORD).attrs).toMatchObject({
    form: 'chat-form',
    name: 'suggested',
    value: LONG_WORD,
  });
  expect(page.get('button', chat.askAgainFor('Texas'))).toBeDefined();
  expect(page.all('button', chat.retry)).toEqual([]);
  expect(isDisabled(page.get('button', chat.edit))).toBe(false);
  expect(page.all('button', chat.newChat)).toEqual([]);
});

test('a failed answer can be retried', () => {
  const page = renderAfterAnswer(createTurn([], { status: 'error', failure: chat.failed }), null);
  expect(page.names('button')).toEqual([chat.retry, chat.edit, chat.newChat]);
  expect(page.all('group', chat.followUps)).toEqual([]);
});
