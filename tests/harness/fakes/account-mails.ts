// Each mail about accounts, with values that must be escaped, and the address that it must hold.
import {
  createAccountDeletedMail,
  createAddressChangedMail,
  createAddressMail,
  createAlreadyRegisteredMail,
  createEventMail,
  createRecoveryMail,
  createResetMail,
  createVerificationMail,
} from '#features/accounts/emails.ts';
import type { SiteSettings } from '#features/deps.ts';

export function listAccountMails(site: SiteSettings, token: string, device: string) {
  const verify = `${site.publicUrl}/auth/verify-email?token=${token}&x=1`;
  const link = `${site.publicUrl}/auth/not-me?token=${token}`;
  const links = { open: link, stop: `${site.publicUrl}/auth/stop-recovery?token=${token}` };
  const what = { what: 'Signed in on a new device', device };
  const recovery = { opensOn: 'November 23, 2026' };
  return [
    ['verification', createVerificationMail(site, verify), verify],
    ['already registered', createAlreadyRegisteredMail(site), `${site.publicUrl}/auth/login`],
    ['reset', createResetMail(site, link), link],
    ['an event', createEventMail(site, what, link), link],
    ['a new address', createAddressMail(site, 'new', link), link],
    ['the address before', createAddressMail(site, 'old', link), link],
    ['a changed address', createAddressChangedMail(site, link), link],
    ['an address that confirmed a new one', createAddressChangedMail(site, null), site.publicUrl],
    ['a recovery', createRecoveryMail(site, { ...recovery, isOpen: false }, links), link],
    ['an open recovery', createRecoveryMail(site, { ...recovery, isOpen: true }, links), link],
    ['account deleted', createAccountDeletedMail(site), site.publicUrl],
  ] as const;
}
