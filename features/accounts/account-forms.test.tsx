import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render.tsx';
import { type AccountAnswer, ChangePasswordForm, DeleteAccountForm, SignOutEverywhereForm } from './account-forms.tsx';
import { AccountPage } from './form-parts.tsx';
import { accounts } from './messages.ts';

const answer = (intent: AccountAnswer['intent'], fields?: Record<string, string>): AccountAnswer => ({
  intent,
  failure: { kind: 'invalid', message: 'Please look again.', fields },
});

test('changing a password asks for both, by name, and says what a good one is', () => {
  const page = render(<ChangePasswordForm hasPassword doing={null} />);
  expect(page.get('region', accounts.changeTitle)).toBeDefined();
  expect(page.field(accounts.currentPassword).attrs).toMatchObject({ type: 'password', autocomplete: 'current-password', required: '' });
  const wanted = page.field(accounts.newPassword);
  expect(wanted.attrs).toMatchObject({ autocomplete: 'new-password', minlength: '10', maxlength: '128' });
  expect(page.described(wanted)).toBe(accounts.passwordHint);
  expect(page.sends('intent')).toEqual(['change-password']);
  expect(isDisabled(page.get('button', accounts.changeButton))).toBe(false);
  expect(page.faults()).toEqual([]);
});

test('a wrong current password is announced and stands beside its field', () => {
  const page = render(<ChangePasswordForm hasPassword doing={null} answer={answer('change-password', { current: HOSTILE })} />);
  expect(page.text).toContain(HOSTILE);
  expect(page.get('alert')).toBeDefined();
  const field = page.field(accounts.currentPassword);
  expect(field.attrs['aria-invalid']).toBe('true');
  expect(page.described(field)).toBe(HOSTILE);
  expect(page.field(accounts.newPassword).attrs['aria-invalid']).toBeUndefined();
  expect(page.faults()).toEqual([]);
});

test('a refused new password keeps its hint and adds the reason', () => {
  const page = render(<ChangePasswordForm hasPassword doing={null} answer={answer('change-password', { password: 'Too common.' })} />);
  expect(page.described(page.field(accounts.newPassword))).toBe(`${accounts.passwordHint} Too common.`);
});

test('a failure of no field is still announced', () => {
  const page = render(<ChangePasswordForm hasPassword doing={null} answer={answer('change-password')} />);
  expect(page.says('alert')).toEqual(['Please look again.']);
});

test('a changed password is confirmed', () => {
  const page = render(<ChangePasswordForm hasPassword doing={null} answer={{ intent: 'change-password', failure: null }} />);
  expect(page.says('status')).toEqual([accounts.changed]);
  expect(page.all('alert')).toEqual([]);
});

test('the answer to one form is not shown in another', () => {
  const page = render(<ChangePasswordForm hasPassword doing={null} answer={answer('delete', { confirm: 'Wrong.' })} />);
  expect(page.all('alert')).toEqual([]);
  expect(page.text).not.toContain('Wrong.');
});

test('while one form is sent, every button waits, and the old answer is gone', () => {
  const before = answer('change-password', { current: 'Wrong.' });
  const change = render(<ChangePasswordForm hasPassword doing="change-password" answer={before} />);
  expect(isDisabled(change.get('button', accounts.changing))).toBe(true);
  expect(change.all('alert')).toEqual([]);
  const everywhere = render(<SignOutEverywhereForm hasPassword doing="change-password" />);
  expect(isDisabled(everywhere.get('button', accounts.everywhereButton))).toBe(true);
  const remove = render(<DeleteAccountForm hasPassword doing="change-password" />);
  expect(isDisabled(remove.get('button', accounts.deleteButton))).toBe(true);
});

test('who signs in with Google has no password to change, and learns how to get one', () => {
  const page = render(<ChangePasswordForm hasPassword={false} doing={null} />);
  expect(page.text).toContain(accounts.noPassword);
  expect(page.get('link', accounts.resetTitle).attrs.href).toBe('/auth/forgot-password');
  expect(page.all('form')).toEqual([]);
});

test('signing out everywhere is one form with its own intent', () => {
  const page = render(<SignOutEverywhereForm hasPassword doing={null} />);
  expect(page.get('region', accounts.everywhereTitle)).toBeDefined();
  expect(page.get('form').attrs.method).toBe('post');
  expect(page.sends('intent')).toEqual(['everywhere']);
  expect(isDisabled(page.get('button', accounts.everywhereButton))).toBe(false);
});

test.each([
  [true, accounts.deletePassword, 'password'],
  [false, accounts.deleteEmail, 'email'],
])('deleting asks for a confirmation (password: %s)', (hasPassword, label, type) => {
  const page = render(<DeleteAccountForm hasPassword={hasPassword} doing={null} />);
  expect(page.field(label).attrs.type).toBe(type);
  expect(page.text).toContain(accounts.deleteLead);
  expect(page.faults()).toEqual([]);
});

test('a wrong confirmation is announced and beside its field', () => {
  const page = render(<DeleteAccountForm hasPassword doing={null} answer={answer('delete', { confirm: accounts.wrongPassword })} />);
  expect(page.says('alert')).toEqual(['Please look again.']);
  expect(page.described(page.field(accounts.deletePassword))).toBe(accounts.wrongPassword);
  expect(page.faults()).toEqual([]);
});

test('deleting says that it is at work', () => {
  expect(isDisabled(render(<DeleteAccountForm hasPassword doing="delete" />).get('button', accounts.deleting))).toBe(true);
});

test('the page around a form shows a long title and lead whole', () => {
  const page = render(
    <AccountPage title={LONG_WORD} lead={HOSTILE}>
      <p>inside</p>
    </AccountPage>,
  );
  expect(page.names('heading')).toEqual([LONG_WORD]);
  expect(page.text).toBe(`${LONG_WORD} ${HOSTILE} inside`);
});
