import { expect, test } from 'vitest';
import { FormPage } from '#app/ui/form-page.tsx';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import * as accounts from '../messages/accounts.ts';
import { type AccountAnswer, ChangePasswordForm, SignOutEverywhereForm } from './account-forms.tsx';

const createAnswer = (
  intent: AccountAnswer['intent'],
  fields?: Record<string, string>,
): AccountAnswer => ({
  intent,
  failure: { kind: 'invalid', message: 'Please look again.', fields },
});

test('changing a password asks for the current and the new one, with a hint', () => {
  const page = render(<ChangePasswordForm hasPassword pendingIntent={null} />);
  expect(page.get('region', accounts.changeTitle)).toBeDefined();
  expect(page.field(accounts.currentPassword).attrs).toMatchObject({
    type: 'password',
    autocomplete: 'current-password',
    required: '',
  });
  const newPasswordField = page.field(accounts.newPassword);
  expect(newPasswordField.attrs).toMatchObject({
    autocomplete: 'new-password',
    minlength: '10',
    maxlength: '128',
  });
  expect(page.described(newPasswordField)).toBe(accounts.passwordHint);
  expect(page.sends('intent')).toEqual(['change-password']);
  expect(isDisabled(page.get('button', accounts.changeButton))).toBe(false);
  expect(page.faults()).toEqual([]);
});

test('a wrong current password is announced and shown at its field', () => {
  const page = render(
    <ChangePasswordForm
      hasPassword
      pendingIntent={null}
      answer={createAnswer('change-password', { current: HOSTILE })}
    />,
  );
  expect(page.text).toContain(HOSTILE);
  expect(page.get('alert')).toBeDefined();
  const field = page.field(accounts.currentPassword);
  expect(field.attrs['aria-invalid']).toBe('true');
  expect(page.described(field)).toBe(HOSTILE);
  expect(page.field(accounts.newPassword).attrs['aria-invalid']).toBeUndefined();
  expect(page.faults()).toEqual([]);
});

test('a rejected new password keeps its hint and adds the reason', () => {
  const page = render(
    <ChangePasswordForm
      hasPassword
      pendingIntent={null}
      answer={createAnswer('change-password', { password: 'Too common.' })}
    />,
  );
  expect(page.described(page.field(accounts.newPassword))).toBe(
    `${accounts.passwordHint} Too common.`,
  );
});

test('the summary of a failure links to each field, and the browser puts no bubble over it', () => {
  const answer = createAnswer('change-password', { current: 'Wrong.', password: 'Too common.' });
  const page = render(<ChangePasswordForm hasPassword pendingIntent={null} answer={answer} />);
  expect(page.says('alert')).toEqual([`${accounts.fix(2)} Wrong. Too common.`]);
  for (const [link, label] of [
    ['Wrong.', accounts.currentPassword],
    ['Too common.', accounts.newPassword],
  ] as const) {
    expect(page.get('link', link).attrs.href).toBe(`#${page.field(label).attrs.id}`);
  }
  expect(page.get('form').attrs).toHaveProperty('novalidate');
});

test('each password has a button that shows it, with a name; without JavaScript there is none', () => {
  const page = render(<ChangePasswordForm hasPassword pendingIntent={null} />);
  const [show] = page.all('button').filter(({ attrs }) => attrs.class === 'js-only');
  expect(show?.attrs).toMatchObject({
    type: 'button',
    'aria-label': accounts.showPassword,
    'aria-controls': page.field(accounts.currentPassword).attrs.id,
  });
});

test('a failure without a field is announced too', () => {
  const page = render(
    <ChangePasswordForm
      hasPassword
      pendingIntent={null}
      answer={createAnswer('change-password')}
    />,
  );
  expect(page.says('alert')).toEqual(['Please look again.']);
});

test('a changed password is confirmed', () => {
  const page = render(
    <ChangePasswordForm
      hasPassword
      pendingIntent={null}
      answer={{ intent: 'change-password', failure: null }}
    />,
  );
  expect(page.says('status')).toEqual([accounts.changed]);
  expect(page.all('alert')).toEqual([]);
});

test('the answer to one form is not shown in another', () => {
  const page = render(
    <ChangePasswordForm
      hasPassword
      pendingIntent={null}
      answer={createAnswer('not-me', { confirm: 'Wrong.' })}
    />,
  );
  expect(page.all('alert')).toEqual([]);
  expect(page.text).not.toContain('Wrong.');
});

test('while one form is submitting, every button is disabled and the previous answer is hidden', () => {
  const previousAnswer = createAnswer('change-password', { current: 'Wrong.' });
  const change = render(
    <ChangePasswordForm hasPassword pendingIntent="change-password" answer={previousAnswer} />,
  );
  expect(isDisabled(change.get('button', accounts.changing))).toBe(true);
  expect(change.all('alert')).toEqual([]);
  const everywhere = render(<SignOutEverywhereForm hasPassword pendingIntent="change-password" />);
  expect(isDisabled(everywhere.get('button', accounts.everywhereButton))).toBe(true);
});

test('an account without a password gets a link to set one', () => {
  const page = render(<ChangePasswordForm hasPassword={false} pendingIntent={null} />);
  expect(page.text).toContain(accounts.noPassword);
  expect(page.get('link', accounts.resetTitle).attrs.href).toBe('/auth/forgot-password');
  expect(page.all('form')).toEqual([]);
});

test('signing out everywhere is a form with its own intent', () => {
  const page = render(<SignOutEverywhereForm hasPassword pendingIntent={null} />);
  expect(page.get('region', accounts.everywhereTitle)).toBeDefined();
  expect(page.get('form').attrs.method).toBe('post');
  expect(page.sends('intent')).toEqual(['everywhere']);
  expect(isDisabled(page.get('button', accounts.everywhereButton))).toBe(false);
});

test('the page around a form shows a long title and lead in full', () => {
  const page = render(
    <FormPage title={LONG_WORD} lead={HOSTILE}>
      <p>inside</p>
    </FormPage>,
  );
  expect(page.names('heading')).toEqual([LONG_WORD]);
  expect(page.text).toBe(`${LONG_WORD} ${HOSTILE} inside`);
});
