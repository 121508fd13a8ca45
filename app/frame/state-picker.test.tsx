import { expect, test } from 'vitest';
import { JURISDICTIONS } from '#legal/jurisdictions.ts';
import { render, valueIn } from '#tests/harness/render.tsx';
import { frame } from './messages.ts';
import { StatePicker } from './state-picker.tsx';

test('the chosen state is selected, every place is offered, and a button works without JavaScript', () => {
  const page = render(<StatePicker jurisdiction="CA" />, { path: '/topics/housing?tab=faq' });
  expect(valueIn(page.field(frame.stateLabel))).toBe('CA');
  expect(page.all('option').map(({ attrs }) => attrs.value)).toEqual([...JURISDICTIONS]);
  expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/state' });
  expect(page.sends('returnTo')).toEqual(['/topics/housing?tab=faq']);
  expect(page.get('button', frame.setState).attrs.type).toBe('submit');
  expect(page.faults()).toEqual([]);
});

test('while a choice is being saved, the new state is shown already', () => {
  const page = render(<StatePicker jurisdiction="CA" />, { fetcher: { busy: true, sends: { state: 'NY', stay: '1' } } });
  expect(valueIn(page.field(frame.stateLabel))).toBe('NY');
});
