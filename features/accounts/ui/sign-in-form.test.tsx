import { expect, test } from 'vitest';
import { getFieldValue, HOSTILE, isDisabled, render } from '#tests/harness/render/render.tsx';
import * as accounts from '../messages/accounts.ts';
import { type SignInAnswer, SignInForm } from './sign-in-form.tsx';

const refused: SignInAnswer = {
  failure: { kind: 'invalid', message: accounts.invalid },
  email: 'ann@example.org',
  unverified: false,
  sent: false,
};
const unverified: SignInAnswer = {
  failure: null,
  email: 'ann@example.org',
  unverified: true,
  sent: false,
};

test('an empty form can be submitted, with an address or with Google', () => {
  const page = render(<SignInForm returnTo="/" googleFailed={false} />);
  expect(page.field(accounts.email).attrs).toMatchObject({
    type: 'email',
    autocomplete: 'username',
    required: '',
  });
  expect(page.field(accounts.password).attrs).toMatchObject({
    type: 'password',
    autocomplete: 'current-password',
  });
  expect(isDisabled(page.get('button', accounts.signIn))).toBe(false);
  expect(isDisabled(page.get('button', accounts.google))).toBe(false);
  expect(page.sends('intent')).toEqual(['sign-in', 'google']);
  expect(page.all('alert')).toEqual([]);
  expect(page.get('link', accounts.toRegisterLink).attrs.href).toBe('/auth/register');
  expect(page.faults()).toEqual([]);
});

test('passes the return path along in every form and link', () => {
  const page = render(
    <SignInForm returnTo="/research?q=a b" googleFailed={false} answer={unverified} />,
  );
  expect(page.sends('returnTo')).toEqual(['/research?q=a b', '/research?q=a b', '/research?q=a b']);
  const returnToQuery = `?returnTo=${encodeURIComponent('/research?q=a b')}`;
  expect(page.get('link', accounts.toRegisterLink).attrs.href).toBe(
    `/auth/register${returnToQuery}`,
  );
  expect(page.get('link', accounts.otherAddress).attrs.href).toBe(`/auth/login${returnToQuery}`);
});

test('a refused sign-in is announced and keeps the address but not the password', () => {
  const page = render(
    <SignInForm returnTo="/" googleFailed={false} answer={{ ...refused, email: HOSTILE }} />,
  );
  expect(page.says('alert')).toEqual([accounts.invalid]);
  expect(getFieldValue(page.field(accounts.email))).toBe(HOSTILE);
  expect(getFieldValue(page.field(accounts.password))).toBeUndefined();
});

test('what is missing is said under its field and in a summary', () => {
  const failure = {
    kind: 'invalid' as const,
    message: accounts.fix(2),
    fields: { email: accounts.noEmail, password: accounts.noPasswordTyped },
  };
  const page = render(
    <SignInForm returnTo="/" googleFailed={false} answer={{ ...refused, failure }} />,
  );
  expect(page.says('alert')).toEqual([
    `${accounts.fix(2)} ${accounts.noEmail} ${accounts.noPasswordTyped}`,
  ]);
  expect(page.described(page.field(accounts.email))).toBe(accounts.noEmail);
  expect(page.described(page.field(accounts.password))).toBe(accounts.noPasswordTyped);
  expect(page.faults()).toEqual([]);
});

test('the answer replaces earlier notices', () => {
  const first = render(<SignInForm returnTo="/" notice={accounts.resetDone} googleFailed />);
  expect(first.says('status')).toEqual([accounts.resetDone]);
  expect(first.says('alert')).toEqual([accounts.googleFailed]);
  const then = render(
    <SignInForm returnTo="/" notice={accounts.resetDone} googleFailed answer={refused} />,
  );
  expect(then.says('alert')).toEqual([accounts.invalid]);
  expect(then.all('status')).toEqual([]);
});

test('while submitting, both buttons are disabled and the previous failure is hidden', () => {
  const page = render(<SignInForm returnTo="/" googleFailed={false} answer={refused} />, {
    submitting: { intent: 'sign-in' },
  });
  expect(isDisabled(page.get('button', accounts.signingIn))).toBe(true);
  expect(isDisabled(page.get('button', accounts.google))).toBe(true);
  expect(page.all('alert')).toEqual([]);
});

test('an unverified address is offered a new mail, and signing in is disabled until then', () => {
  const page = render(<SignInForm returnTo="/" googleFailed={false} answer={unverified} />);
  expect(page.get('region', accounts.unverifiedTitle)).toBeDefined();
  expect(page.says('alert')).toEqual([accounts.unverified]);
  expect(page.sends('email')).toEqual(['ann@example.org']);
  expect(isDisabled(page.get('button', accounts.resend))).toBe(false);
  expect(isDisabled(page.get('button', accounts.signIn))).toBe(true);
  expect(isDisabled(page.get('button', accounts.google))).toBe(true);
  expect(page.says('status')).toEqual(['']);
  expect(page.faults()).toEqual([]);
});

test('confirms the new mail and enables signing in again', () => {
  const page = render(
    <SignInForm returnTo="/" googleFailed={false} answer={{ ...unverified, sent: true }} />,
  );
  expect(page.says('status')).toEqual([accounts.resent]);
  expect(isDisabled(page.get('button', accounts.signIn))).toBe(false);
  expect(isDisabled(page.get('button', accounts.google))).toBe(true);
});

test('reports a mail that could not be sent once, in the panel', () => {
  const failure = { kind: 'unavailable' as const, message: accounts.resendFailed };
  const page = render(
    <SignInForm returnTo="/" googleFailed={false} answer={{ ...unverified, failure }} />,
  );
  expect(page.says('status')).toEqual([accounts.resendFailed]);
  expect(page.says('alert')).toEqual([accounts.unverified]);
});

test('the resend button shows progress while submitting', () => {
  const page = render(<SignInForm returnTo="/" googleFailed={false} answer={unverified} />, {
    submitting: { intent: 'resend' },
  });
  expect(isDisabled(page.get('button', accounts.resending))).toBe(true);
});
