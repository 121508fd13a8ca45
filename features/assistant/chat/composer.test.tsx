import { expect, test } from 'vitest';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as chat from '../messages/chat.ts';
import { SUGGESTED } from '../messages/tables.ts';
import { Composer } from './composer.tsx';

const noop = () => {};
const props: Parameters<typeof Composer>[0] = {
  text: '',
  onText: noop,
  onSend: noop,
  onStop: noop,
  onSuggest: noop,
  onLibraryOnly: noop,
  box: { current: null },
  stopButton: { current: null },
  hydrated: true,
  running: false,
  provider: null,
  libraryOnly: false,
  suggests: true,
  earlier: [],
  urgent: [],
};

test('disables Send for a blank question with JavaScript, but not without', () => {
  const withScripts = render(<Composer {...props} text="  " />);
  expect(isDisabled(withScripts.get('button', chat.send))).toBe(true);
  const withoutScripts = render(<Composer {...props} hydrated={false} />);
  expect(isDisabled(withoutScripts.get('button', chat.send))).toBe(false);
  expect(withoutScripts.get('form').attrs).toMatchObject({
    method: 'post',
    action: '/chatbot#latest',
    enctype: 'multipart/form-data',
  });
  expect(withoutScripts.faults()).toEqual([]);
});

test('shows the text in the box and enables Send', () => {
  const page = render(<Composer {...props} text={`${HOSTILE} ${LONG_WORD}`} />);
  expect(getFieldValue(page.field(chat.question))).toBe(`${HOSTILE} ${LONG_WORD}`);
  expect(page.field(chat.question).attrs).toMatchObject({ required: '', maxlength: '4000' });
  expect(isDisabled(page.get('button', chat.send))).toBe(false);
});

test('the suggestions are submit buttons of the form', () => {
  const page = render(<Composer {...props} />);
  expect(page.get('group', chat.suggestions)).toBeDefined();
  for (const question of SUGGESTED) {
    expect(page.get('button', question).attrs).toMatchObject({
      type: 'submit',
      name: 'suggested',
      value: question,
      form: 'chat-form',
    });
  }
});

test('has no library-only box without a provider, and no suggestions once there is a conversation', () => {
  expect(render(<Composer {...props} />).all('checkbox')).toEqual([]);
  expect(render(<Composer {...props} suggests={false} />).all('group', chat.suggestions)).toEqual(
    [],
  );
});

test('the library-only box names the provider', () => {
  const page = render(<Composer {...props} provider="Example AI" libraryOnly />);
  const box = page.get('checkbox', `${chat.libraryOnly}: ${chat.libraryOnlyHint('Example AI')}`);
  expect(box.attrs).toMatchObject({ name: 'library-only', checked: '' });
  expect(
    'checked' in render(<Composer {...props} provider="Example AI" />).get('checkbox').attrs,
  ).toBe(false);
});

test('disables everything but Stop while an answer is written', () => {
  const page = render(<Composer {...props} provider="Example AI" text="next" running />);
  expect(page.all('button', chat.send)).toEqual([]);
  expect(isDisabled(page.get('button', chat.stop))).toBe(false);
  for (const question of SUGGESTED) expect(isDisabled(page.get('button', question))).toBe(true);
  expect([page.field(chat.question), page.get('checkbox')].map(isDisabled)).toEqual([true, true]);
  expect(page.faults()).toEqual([]);
});

test('sends earlier turns in hidden fields', () => {
  const page = render(<Composer {...props} earlier={[{ question: HOSTILE, answer: LONG_WORD }]} />);
  expect(page.sends('earlier-question')).toEqual([HOSTILE]);
  expect(page.sends('earlier-answer')).toEqual([LONG_WORD]);
  expect(page.text).not.toContain(LONG_WORD);
});
