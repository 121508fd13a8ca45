import { expect, test } from 'vitest';
import { EMPTY_ANSWER } from '#features/grounding/answer-view.ts';
import { getFieldValue, getText, HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render.tsx';
import { chat, MORE_SUGGESTED } from '../messages.ts';
import { Chat } from './chat.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { Turn } from './turn.ts';

const noop = () => {};
const props: Parameters<typeof Chat>[0] = {
  site: { name: 'Plainlaw', url: 'https://example.org' },
  provider: null,
  jurisdiction: 'CA',
  onState: noop,
  turns: [],
  typed: '',
  refusal: null,
  libraryOnly: false,
  conversationId: null,
  savesTurns: false,
  onSettled: noop,
  onNew: noop,
};
const turn: Turn = {
  id: 't1',
  token: '',
  question: 'First question',
  askedAt: '2027-03-01T10:00:00Z',
  jurisdiction: 'TX',
  libraryOnly: false,
  status: 'done',
  answer: EMPTY_ANSWER,
};

test('an empty chat shows the welcome, the privacy note and suggestions', () => {
  const page = render(<Chat {...props} />);
  expect(page.get('region', chat.panel)).toBeDefined();
  expect(getText(page.get('group', chat.thread))).toContain(`${chat.welcome} ${chat.welcomeHow} ${chat.privacyLibrary}`);
  for (const question of MORE_SUGGESTED) expect(isDisabled(page.get('button', question))).toBe(false);
  expect(page.all('alert')).toEqual([]);
  expect(page.get('log').attrs['aria-live']).toBe('polite');
  expect(page.faults()).toEqual([]);
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
  const page = render(<Chat {...props} turns={[{ ...turn, id: 't0', question: LONG_WORD }, turn]} />);
  expect(page.text.indexOf(LONG_WORD)).toBeLessThan(page.text.indexOf('First question'));
  expect(page.all('button', chat.edit)).toHaveLength(1);
  expect(page.get('button', chat.askAgainFor('California'))).toBeDefined();
  expect(page.sends('earlier-question')).toEqual([LONG_WORD, 'First question']);
  expect(page.faults()).toEqual([]);
});

test('disables suggestions and replaces Send with Stop while an answer is written', () => {
  const page = render(<Chat {...props} turns={[{ ...turn, status: 'sending' }]} />);
  for (const question of MORE_SUGGESTED) expect(isDisabled(page.get('button', question))).toBe(true);
  expect(page.get('button', chat.stop)).toBeDefined();
  expect(page.all('button', chat.edit)).toEqual([]);
});

const createConversations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    title: index === 0 ? HOSTILE : `Talk ${index}`,
    changedOn: '2027-03-01',
  }));

test('an empty conversation list explains what will be listed', () => {
  const page = render(<ConversationList conversations={[]} open={null} />);
  expect(page.get('region', chat.conversations)).toBeDefined();
  expect(page.text).toContain(chat.conversationsNone);
  expect(page.all('listitem')).toEqual([]);
});

test('lists conversations with a link and a delete button, and marks the open one', () => {
  const page = render(<ConversationList conversations={createConversations(2)} open="c1" />);
  expect(page.get('link', `${HOSTILE} March 1, 2027`).attrs.href).toBe('/chatbot?conversation=c0');
  expect(page.get('link', 'Talk 1 March 1, 2027').attrs['aria-current']).toBe('true');
  expect(page.get('button', chat.removeOne(HOSTILE)).attrs.type).toBe('submit');
  expect(page.sends('delete')).toEqual(['c0', 'c1']);
  expect(page.faults()).toEqual([]);
});

test('collapses conversations after the eighth', () => {
  const page = render(<ConversationList conversations={createConversations(11)} open={null} />);
  expect(page.text).toContain(chat.conversationsMore(3));
  expect(page.all('listitem')).toHaveLength(11);
  expect(render(<ConversationList conversations={createConversations(8)} open={null} />).all('details')).toEqual([]);
});
