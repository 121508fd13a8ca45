import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import { chat, SUGGESTED } from '../messages.ts';
import { Composer } from './composer.tsx';

const nothing = () => {};
const props: Parameters<typeof Composer>[0] = {
  ...{ text: '', onText: nothing, onSend: nothing, onStop: nothing, onSuggest: nothing, onState: nothing, onLibraryOnly: nothing },
  ...{ box: { current: null }, stopButton: { current: null }, alive: true, running: false },
  ...{ jurisdiction: 'CA', provider: null, libraryOnly: false, earlier: [] },
};

test('a blank question cannot be sent while scripts run, and can without them', () => {
  const alive = render(<Composer {...props} text="  " />);
  expect(isDisabled(alive.get('button', chat.send))).toBe(true);
  const bare = render(<Composer {...props} alive={false} />);
  expect(isDisabled(bare.get('button', chat.send))).toBe(false);
  expect(bare.get('form').attrs).toMatchObject({ method: 'post', action: '/chatbot', enctype: 'multipart/form-data' });
  expect(bare.faults()).toEqual([]);
});

test('what was typed stands in the box and can be sent', () => {
  const page = render(<Composer {...props} text={`${HOSTILE} ${LONG_WORD}`} />);
  expect(valueIn(page.field(chat.question))).toBe(`${HOSTILE} ${LONG_WORD}`);
  expect(page.field(chat.question).attrs).toMatchObject({ required: '', maxlength: '4000' });
  expect(isDisabled(page.get('button', chat.send))).toBe(false);
});

test('the six suggestions are buttons of the form', () => {
  const page = render(<Composer {...props} />);
  expect(page.get('group', chat.suggestions)).toBeDefined();
  for (const question of SUGGESTED) {
    expect(page.get('button', question).attrs).toMatchObject({ type: 'submit', name: 'suggested', value: question, form: 'chat-form' });
  }
});

test('the state is chosen, and without a provider there is nothing to opt out of', () => {
  const page = render(<Composer {...props} />);
  expect(valueIn(page.field(chat.stateLabel))).toBe('CA');
  expect(page.all('checkbox')).toEqual([]);
});

test('with a provider, the library-only box says what it keeps from whom', () => {
  const page = render(<Composer {...props} provider="Example AI" libraryOnly />);
  const box = page.get('checkbox', `${chat.libraryOnly}: ${chat.libraryOnlyHint('Example AI')}`);
  expect(box.attrs).toMatchObject({ name: 'library-only', checked: '' });
  expect('checked' in render(<Composer {...props} provider="Example AI" />).get('checkbox').attrs).toBe(false);
});

test('while an answer is written everything waits but Stop', () => {
  const page = render(<Composer {...props} provider="Example AI" text="next" running />);
  expect(page.all('button', chat.send)).toEqual([]);
  expect(isDisabled(page.get('button', chat.stop))).toBe(false);
  for (const question of SUGGESTED) expect(isDisabled(page.get('button', question))).toBe(true);
  expect([page.field(chat.question), page.field(chat.stateLabel), page.get('checkbox')].map(isDisabled)).toEqual([true, true, true]);
  expect(page.faults()).toEqual([]);
});

test('earlier turns travel along, unseen and unread', () => {
  const page = render(<Composer {...props} earlier={[{ question: HOSTILE, answer: LONG_WORD }]} />);
  expect(page.sends('earlier-question')).toEqual([HOSTILE]);
  expect(page.sends('earlier-answer')).toEqual([LONG_WORD]);
  expect(page.text).not.toContain(LONG_WORD);
});
