import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, render } from '#tests/harness/render/render.tsx';
import * as security from '../messages/security.ts';
import type { AccountPage } from '../read-account-page.server.ts';
import { FreezeNotice } from './account-warnings.tsx';
import { AuthenticatorPart, PasskeysPart, RecoveryCodesPart } from './factor-parts.tsx';
import { AddressPart, EventsPart, SecondStepPart, SessionsPart } from './trust-parts.tsx';

const nothing: AccountPage = {
  email: null,
  hasPassword: true,
  enrolled: false,
  factors: { passkeys: [], authenticatorSince: null, recoveryCodesLeft: 0, isStaff: false },
  sessions: [
    {
      id: 'own',
      device: 'Firefox on Windows',
      method: 'password',
      isCurrent: true,
      waits: false,
      lastSeenOn: '2026-11-15',
    },
  ],
  events: [],
  freeze: null,
  recoveryOpensAt: null,
  today: '2026-11-15',
};
const full: AccountPage = {
  ...nothing,
  email: 'ann@example.com',
  enrolled: true,
  factors: {
    passkeys: [{ id: 'p1', name: HOSTILE, createdOn: '2026-06-03', lastUsedOn: null }],
    authenticatorSince: '2026-06-03',
    recoveryCodesLeft: 3,
    isStaff: false,
  },
  sessions: [
    ...nothing.sessions,
    {
      id: 'other',
      device: 'Chrome on Android',
      method: null,
      isCurrent: false,
      waits: true,
      lastSeenOn: '2026-11-10',
    },
  ],
  events: [{ text: 'Signed in on a new device', device: HOSTILE, day: '2026-11-10' }],
};

test('without a second step the part offers one, and tells the staff that they need it', () => {
  const page = render(<SecondStepPart page={nothing} />);
  expect(page.text).toContain(security.factorsOff);
  expect(page.get('link', security.factorsSetUp).attrs.href).toBe('/account/second-step');
  const staff = { ...nothing, factors: { ...nothing.factors, isStaff: true } };
  expect(render(<SecondStepPart page={staff} />).text).toContain(security.staffNeedsFactor);
  expect(page.faults()).toEqual([]);
});

test('lists what the second step is made of', () => {
  const page = render(<SecondStepPart page={full} />);
  expect(page.text).toContain(HOSTILE);
  expect(page.text).toContain(security.codesLeft(3));
  expect(page.faults()).toEqual([]);
});

test('every session but this one can be ended, each by a button with its name', () => {
  const alone = render(<SessionsPart page={nothing} busy={false} />);
  expect(alone.sends('intent')).toEqual(['not-me']);
  const page = render(<SessionsPart page={full} busy={false} />);
  expect(page.sends('session')).toEqual(['other', 'others']);
  expect(page.get('button', `${security.end}: Chrome on Android`)).toBeDefined();
  expect(page.text).toContain(security.waitsForStep);
  const busy = render(<SessionsPart page={full} busy />);
  expect(isDisabled(busy.get('button', security.endOthers))).toBe(true);
  expect(page.faults()).toEqual([]);
});

test('the address is hidden until it was confirmed who asks', () => {
  expect(render(<AddressPart page={full} />).text).toContain('ann@example.com');
  const hidden = render(<AddressPart page={nothing} />);
  expect(hidden.text).toContain(security.addressHidden);
  expect(hidden.get('link', security.showAddress).attrs.href).toMatch(/^\/auth\/confirm/);
});

test('what happened is listed, or said to be nothing', () => {
  expect(render(<EventsPart page={nothing} />).text).toContain(security.noEvents);
  expect(render(<EventsPart page={full} />).text).toContain(HOSTILE);
});

test('changes that are stopped are let through by who has a second step, and no one else', () => {
  expect(render(<FreezeNotice page={full} busy={false} />).text).toBe('');
  const one = render(<FreezeNotice page={{ ...full, freeze: 'not-me' }} busy={false} />);
  expect(one.sends('address')).toEqual(['keep']);
  const two = render(<FreezeNotice page={{ ...full, freeze: 'address' }} busy={false} />);
  expect(two.sends('address')).toEqual(['keep', 'back']);
  const none = render(<FreezeNotice page={{ ...nothing, freeze: 'address' }} busy={false} />);
  expect(none.all('form')).toEqual([]);
  expect(none.text).toContain(security.frozenAddressWithoutFactor);
});

test('new recovery codes are shown as text; later only how many are left', () => {
  const enrolled = { ...nothing.factors, authenticatorSince: '2026-11-15' };
  const show = (factors: typeof enrolled | typeof nothing.factors, codes: string[] | null) =>
    render(<RecoveryCodesPart factors={factors} codes={codes} busy={false} />);
  expect(show(enrolled, ['ABCDE-FGHJK']).text).toContain('ABCDE-FGHJK');
  const later = show({ ...enrolled, recoveryCodesLeft: 3 }, null);
  expect(later.text).toContain(security.codesLeft(3));
  expect(later.sends('intent')).toEqual(['new-codes']);
  // Who used up all of them makes new ones; who has no factor has no use for them.
  expect(show(enrolled, null).sends('intent')).toEqual(['new-codes']);
  expect(show(nothing.factors, null).text).toBe('');
});

test('an app is set up with a picture that has a name, or with the key beside it', () => {
  const enrolment = { key: 'ABCDEFGHIJKL', picture: { size: 2, path: 'M0 0h1v1h-1z' } };
  const page = render(
    <AuthenticatorPart
      factors={nothing.factors}
      enrolment={enrolment}
      error={undefined}
      busy={false}
    />,
  );
  expect(page.get('img', security.authenticatorPicture)).toBeDefined();
  expect(page.text).toContain('ABCD EFGH IJKL');
  expect(page.field(security.codeLabel).attrs).toMatchObject({
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
  });
  expect(page.faults()).toEqual([]);
});

test('a passkey is removed by a button with its name; without any, it says so', () => {
  const page = render(<PasskeysPart factors={full.factors} host="localhost" busy={false} />);
  expect(page.sends('factor')).toEqual(['p1']);
  const none = render(<PasskeysPart factors={nothing.factors} host="localhost" busy={false} />);
  expect(none.text).toContain(security.noPasskeys);
});
