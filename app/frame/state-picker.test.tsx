import { expect, test } from 'vitest';
import { JURISDICTIONS } from '#legal/jurisdictions.ts';
import { getFieldValue, render } from '#tests/harness/render/render.tsx';
import * as frame from './messages/frame.ts';
import { StatePicker } from './state-picker.tsx';

test('selects the chosen state, offers all jurisdictions, and has a button without JavaScript', () => {
  const page = render(<StatePicker jurisdiction="CA" />, { path: '/topics/housing?tab=faq' });
  expect(getFieldValue(page.field(frame.stateLabel))).toBe('CA');
  expect(page.all('option').map(({ attrs }) => attrs.value)).toEqual([...JURISDICTIONS]);
  expect(page.text).toContain(frame.allStates);
  expect(page.text).not.toContain('General');
  expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/state' });
  expect(page.sends('returnTo')).toEqual(['/topics/housing?tab=faq']);
  expect(page.get('button', frame.setState).attrs.type).toBe('submit');
  expect(page.faults()).toEqual([]);
});

test('shows the new state while the choice is being saved', () => {
  const page = render(<StatePicker jurisdiction="CA" />, {
    fetcher: { busy: true, sends: { state: 'NY', stay: '1' } },
  });
  expect(getFieldValue(page.field(frame.stateLabel))).toBe('NY');
});
