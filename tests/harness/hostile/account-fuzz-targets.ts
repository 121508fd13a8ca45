// The account's routes that accept a body, with valid example bodies (fuzz-targets.ts).
import { encryptText } from '#lib/encrypted-text.ts';
import { signToken } from '#lib/signed-token.ts';
import { TEST_SECRET } from '../app/test-app.ts';
import type { FuzzTarget } from './fuzz-target.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const EMAIL = 'fuzz@example.com';
const PASSWORD = 'seven quiet lanterns';
/** A token like in an email: correctly signed, for a user who no longer exists. */
const createLinkToken = (purpose: string) => signToken(TEST_SECRET, purpose, UNKNOWN_ID);
const VERIFICATION_TOKEN = encryptText(
  TEST_SECRET,
  'verify-email',
  JSON.stringify([UNKNOWN_ID, 'a hash', Number.MAX_SAFE_INTEGER]),
);

export const ACCOUNT_FUZZ_TARGETS: FuzzTarget[] = [
  {
    route: 'auth/login',
    expectedStatus: 401,
    forms: [
      { email: EMAIL, password: PASSWORD, returnTo: '/account' },
      { intent: 'resend', email: EMAIL },
      { intent: 'google', returnTo: '/' },
      { intent: 'passkey', credential: '{"id":"x"}' },
    ],
    unavailable: 'Google is not set up',
  },
  { route: 'auth/register', expectedStatus: 302, forms: [{ email: EMAIL, password: PASSWORD }] },
  {
    route: 'auth/verify-email',
    expectedStatus: 404,
    forms: [
      { token: VERIFICATION_TOKEN, password: PASSWORD },
      { intent: 'resend', email: EMAIL },
    ],
  },
  { route: 'auth/forgot-password', expectedStatus: 200, forms: [{ email: EMAIL }] },
  {
    route: 'auth/reset-password',
    expectedStatus: 404,
    forms: [{ token: createLinkToken('reset-password'), password: PASSWORD }],
  },
  {
    route: 'auth/second-step',
    expectedStatus: 302,
    forms: [
      { code: '123456', returnTo: '/account' },
      { credential: '{"id":"x"}', returnTo: '/account' },
    ],
  },
  {
    route: 'auth/passkey-options',
    expectedStatus: 200,
    forms: [{ purpose: 'sign-in' }, { purpose: 'register' }, { purpose: 'confirm' }],
  },
  {
    route: 'auth/confirm',
    expectedStatus: 422,
    forms: [
      { password: 'a wrong password', code: '123456', returnTo: '/account' },
      { intent: 'google', returnTo: '/' },
    ],
    unavailable: 'Google is not set up',
  },
  {
    route: 'auth/recover',
    expectedStatus: 401,
    forms: [{ token: createLinkToken('recover-account') }, { token: '' }],
  },
  ...(
    [
      ['auth/stop-recovery', 'stop-recovery'],
      ['auth/not-me', 'this-was-not-me'],
      ['auth/stop-address', 'change-address object'],
    ] as const
  ).map(([route, purpose]) => ({
    route,
    expectedStatus: 404,
    forms: [{ token: createLinkToken(purpose) }],
  })),
  {
    route: 'auth/address',
    expectedStatus: 404,
    forms: [{ token: `new.${createLinkToken('change-address new')}` }],
  },
  { route: 'auth/sign-out', expectedStatus: 302, forms: [{ returnTo: '/' }] },
  {
    route: 'account',
    expectedStatus: 422,
    forms: [
      { intent: 'change-password', current: 'a wrong password', password: PASSWORD },
      { intent: 'end-session', session: UNKNOWN_ID },
      { intent: 'stop-recovery' },
    ],
  },
  {
    route: 'account/second-step',
    expectedStatus: 422,
    forms: [
      { intent: 'authenticator', code: '123456' },
      { intent: 'remove', factor: UNKNOWN_ID },
      { intent: 'passkey', credential: '{"id":"x"}' },
    ],
  },
  { route: 'account/delete', expectedStatus: 302, forms: [{ intent: 'delete' }] },
  { route: 'account/address', expectedStatus: 200, forms: [{ email: 'other-fuzz@example.com' }] },
];
