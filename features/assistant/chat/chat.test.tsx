import { expect, test } from 'vitest';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import { ways } from '#features/triage/messages/tables.ts';
import * as urgent from '#features/triage/messages/urgent.ts';
import {
  getFieldValue,
  getText,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as chat from '../messages/chat.ts';
import * as choiceTexts from '../messages/choice-texts.ts';
import { MORE_SUGGESTED, SUGGESTED } from '../messages/tables.ts';
import { Chat } from './chat.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { Turn } from './turn.ts';
import { formatEnd } from './use-announcements.ts';

const noop = () => {};
const props: Parameters<typeof Chat>[0] = {
  site: { name: 'Plainlaw', url: 'https://example.org' },
  provider: null,
  jurisdiction: 'CA',
  onState: noop,
  help: {},
  turns: [],
  typed: '',
  refusal: null,
  libraryOnly: false,
  conversationId: null,
  conversations: null,
  onSettled: noop,
  onNew: noop,
};
const turn: Turn = {
  id: 't1',
  token: '',
  question: 'First question',
  askedAt: '2027-03-01T10:00:00Z',
  jurisdiction: 'TX',
  chosen: 'TX',
  libraryOnly: false,
  status: 'done',
  answer: EMPTY_ANSWER,
};

test('an empty chat shows the welcome, the privacy note and suggestions', () => {
  const page = render(<Chat {...props} />);
  expect(page.get('region', chat.panel)).toBeDefined();
  expect(getText(page.get('group', chat.thread))).toContain(
    `${chat.welcome} ${chat.welcomeHow} ${chat.privacyLibrary}`,
  );
  for (const question of MORE_SUGGESTED)
    expect(isDisabled(page.get('button', question))).toBe(false);
  expect(page.all('alert')).toEqual([]);
  expect(page.get('log').attrs['aria-live']).toBe('polite');
  expect(page.names('heading')).toEqual([chat.title, chat.panel, chat.suggestedTitle]);
  expect(page.all('link', chat.newChat)).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('a conversation takes the page: title and notice are in the bar, the generic suggestions are gone', () => {
  const answer = { ...EMPTY_ANSWER, followUps: ['How long do I have?'] };
  const page = render(<Chat {...props} turns={[{ ...turn, answer }]} />);
  expect(page.names('heading').slice(0, 1)).toEqual([chat.title]);
  expect(page.says('note')).toEqual([
    `${chat.important}. ${chat.importantShort} ${chat.importantMore}`,
  ]);
  for (const question of [...SUGGESTED, ...MORE_SUGGESTED])
    expect(page.all('button', question)).toEqual([]);
  expect(page.get('button', 'How long do I have?')).toBeDefined();
  expect(page.get('link', chat.newChat).attrs.href).toBe('/chatbot');
  expect(page.text).not.toContain(chat.welcome);
  expect(page.faults()).toEqual([]);
});

test('a state found in a question is the state of the conversation, until another is chosen', () => {
  const answered: Turn = {
    ...turn,
    jurisdiction: 'General',
    chosen: 'General',
    answer: { ...EMPTY_ANSWER, jurisdiction: 'OH' },
  };
  const getState = (page: ReturnType<typeof render>) => getFieldValue(page.field(chat.stateLabel));
  const found = render(<Chat {...props} jurisdiction="General" turns={[answered]} />);
  expect(getState(found)).toBe('OH');
  expect(found.text).toContain(`${chat.answeringFor('Ohio')} · ${chat.changeState}`);
  expect(found.get('link', chat.changeState).attrs.href).toBe('#chat-state');
  const followed = { ...answered, id: 't2', jurisdiction: 'OH' as const };
  expect(
    getState(render(<Chat {...props} jurisdiction="General" turns={[answered, followed]} />)),
  ).toBe('OH');
  const chosenSince = render(<Chat {...props} jurisdiction="CA" turns={[answered]} />);
  expect(getState(chosenSince)).toBe('CA');
  expect(chosenSince.get('button', chat.askAgainFor('California'))).toBeDefined();
});

test('what was urgent stays for the whole conversation and travels with the form, also from a question that was replaced', () => {
  const line = { id: 'court-within-days', when: 'If:', firstStep: 'Go.' };
  const urgentTurn = { ...turn, answer: { ...EMPTY_ANSWER, urgent: [line] } };
  const help = {
    TX: {
      offices: [{ name: 'Texas Aid', phone: '1-800-555-0100' }],
      court: 'https://courts.example',
    },
  };
  for (const turns of [[urgentTurn, { ...turn, id: 't2' }], [{ ...turn, pinned: [line] }]]) {
    const page = render(<Chat {...props} jurisdiction="TX" help={help} turns={turns} />);
    expect(page.get('link', ways.en.callNumber('1-800-555-0100', 'Texas Aid')).attrs.href).toBe(
      'tel:+18005550100',
    );
    expect(page.sends('urgent')).toEqual(['court-within-days']);
    expect(page.deadLinks()).toEqual([]);
  }
});

const say = (text: string): AnswerEvent[] => [
  { type: 'begun', answerId: 'a', writer: 'library' },
  { type: 'block', block: 1, kind: 'paragraph', section: 'other' },
  { type: 'sentence', block: 1, sentence: { text, sources: [], check: 'plain' } },
];
const createAnswered = (events: AnswerEvent[], question = 'What now?'): Turn => ({
  ...turn,
  question,
  token: 'token',
  answer: foldAnswer(EMPTY_ANSWER, [...events, { type: 'ended', how: 'finished' }]),
});
const QUESTION = 'I want to die. When must I be out?';
const createCrisis = (lang: 'en' | 'es', events: AnswerEvent[] = []) =>
  createAnswered(
    [
      {
        type: 'urgent',
        lines: [
          {
            ...{
              id: 'self-harm',
              kind: 'self-harm',
              lang,
              when: 'If you:',
              firstStep: 'Call 988.',
            },
            ...{ acts: ['Call 988.', 'Be with someone.'] },
            hotline: { label: 'Crisis', phone: '988', url: 'https://988.example' },
          },
        ],
      },
      ...say('Please talk with a person now.'),
      ...events,
    ],
    QUESTION,
  );
const wait: AnswerEvent = {
  type: 'choices',
  choices: { purpose: 'answer-anyway', questions: [QUESTION] },
};

test('after self-harm there is the card, a sentence and one button of the form', () => {
  const page = render(<Chat {...props} turns={[createCrisis('en', [wait])]} />);
  const answer = page.get('article', chat.answer);
  expect(getText(answer)).toBe(
    `Plainlaw ${urgent.label} If you: Call 988. Be with someone. 988 Crisis ${urgent.newTab} ${urgent.whoCanHelp} ` +
      `Please talk with a person now. ${choiceTexts.answerAnyway}`,
  );
  expect(page.get('button', choiceTexts.answerAnyway).attrs).toMatchObject({
    form: 'chat-form',
    type: 'submit',
    name: 'answer-anyway',
    value: QUESTION,
  });
  for (const text of [chat.copy, chat.print, chat.yes, chat.edit])
    expect(page.all('button', text)).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('a cry for help that asks nothing has no button, and a Spanish one a Spanish button', () => {
  const bare = render(<Chat {...props} turns={[createCrisis('en')]} />);
  expect(bare.all('button', choiceTexts.answerAnyway)).toEqual([]);
  expect(bare.all('button', chat.copy)).toEqual([]);
  expect(bare.all('button', chat.edit)).toEqual([]);
  const spanish = render(<Chat {...props} turns={[createCrisis('es', [wait])]} />);
  expect(spanish.get('button', choiceTexts.answerAnywaySpanish)).toBeDefined();
  expect(spanish.get('region', urgent.es.label).attrs.lang).toBe('es');
});

test('what is said at the end of an answer tells what happened', () => {
  expect(formatEnd(createCrisis('en', [wait]).answer)).toBe(choiceTexts.announceWaiting);
  expect(formatEnd(createCrisis('en').answer)).toBe('');
  expect(formatEnd(createAnswered(say('It depends.')).answer)).toBe(chat.announceDone(0));
});

test('choices stand directly under the question back, above everything that can be done with it', () => {
  const clarify: AnswerEvent = {
    type: 'choices',
    choices: { purpose: 'clarify', questions: ['First way?', 'Second way?'] },
  };
  const page = render(
    <Chat {...props} turns={[createAnswered([...say('Which of these?'), clarify])]} />,
  );
  const order = ['Which of these?', 'First way?', choiceTexts.other, chat.disclaimer, chat.copy];
  const positions = [...order, chat.edit].map((text) => page.text.indexOf(text));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions).not.toContain(-1);
  expect(page.get('button', 'First way?').attrs).toMatchObject({
    form: 'chat-form',
    name: 'suggested',
  });
});

test('names the provider before the first question', () => {
  const page = render(<Chat {...props} provider={HOSTILE} />);
  expect(page.text).toContain(chat.privacyProvider(HOSTILE));
  expect(page.text).not.toContain(chat.privacyLibrary);
});

test('shows the reason of a refusal and keeps the question in the box', () => {
  const page = render(<Chat {...props} refusal="Please wait a little." typed={HOSTILE} />);
  expect(page.says('alert')).toEqual(['Please wait a little.']);
  expect(getFieldValue(page.field(chat.question))).toBe(HOSTILE);
});

test('shows turns in order, with actions on the last one only, and offers to ask again for another state', () => {
  const page = render(
    <Chat {...props} turns={[{ ...turn, id: 't0', question: LONG_WORD }, turn]} />,
  );
  expect(page.text.indexOf(LONG_WORD)).toBeLessThan(page.text.indexOf('First question'));
  expect(page.all('button', chat.edit)).toHaveLength(1);
  expect(page.get('button', chat.askAgainFor('California'))).toBeDefined();
  expect(page.sends('earlier-question')).toEqual([LONG_WORD, 'First question']);
  expect(page.faults()).toEqual([]);
});

test('disables the state and repositions Send with Stop while an answer is written', () => {
  const page = render(<Chat {...props} turns={[{ ...turn, status: 'sending' }]} />);
  expect(isDisabled(page.field(chat.stateLabel))).toBe(true);
  expect(page.get('button', chat.stop)).toBeDefined();
  expect(page.all('button', chat.edit)).toEqual([]);
});

const createConversations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    title: index === 0 ? HOSTILE : `Talk ${index}`,
    last: index === 0 ? 'And then?' : `Talk ${index}`,
    questions: index === 0 ? 2 : 1,
    changedOn: `2027-03-01T10:0${index % 10}:00.000Z`,
  }));

test('an empty conversation list explains what will be listed', () => {
  const page = render(<ConversationList id="list" conversations={[]} open={null} />);
  expect(page.get('region', chat.conversations)).toBeDefined();
  expect(page.text).toContain(chat.conversationsNone);
  expect(page.all('listitem')).toEqual([]);
});

test('lists conversations with a link and a delete button, and marks the open one', () => {
  const page = render(
    <ConversationList id="list" conversations={createConversations(2)} open="c1" />,
  );
  expect(
    page.get(
      'link',
      `${HOSTILE} ${chat.lastAsked('And then?')} March 1, 2027, 10:00 UTC · 2 questions`,
    ).attrs.href,
  ).toBe('/chatbot?conversation=c0');
  expect(
    page.get('link', 'Talk 1 March 1, 2027, 10:01 UTC · 1 question').attrs['aria-current'],
  ).toBe('true');
  expect(page.get('button', chat.removeOne(HOSTILE)).attrs.type).toBe('submit');
  expect(page.sends('delete')).toEqual(['c0', 'c1']);
  expect(page.faults()).toEqual([]);
});

test('collapses conversations after the eighth', () => {
  const page = render(
    <ConversationList id="list" conversations={createConversations(11)} open={null} />,
  );
  expect(page.text).toContain(chat.conversationsMore(3));
  expect(page.all('listitem')).toHaveLength(11);
  expect(
    render(<ConversationList id="list" conversations={createConversations(8)} open={null} />).all(
      'details',
    ),
  ).toEqual([]);
});
