// `action` is the label of the button.

type Site = { name: string; publicUrl: string };

export const verification = ({ name }: Site) => ({
  subject: `Verify your email address for ${name}`,
  paragraphs: [`Someone, probably you, asked to open an account at ${name} with this address.`],
  action: 'Verify my email address',
  after: [
    'The link is good for 24 hours and asks for the password that you chose.',
    'If it was not you, do nothing: without the link nobody can use the account.',
  ],
});

export const alreadyRegistered = ({ name, publicUrl }: Site) => ({
  subject: `You already have an account at ${name}`,
  paragraphs: [
    `Someone, probably you, tried to open an account at ${name} with this address. You already have one, and nothing about it was changed.`,
  ],
  action: 'Sign in',
  after: [
    `If you forgot your password, set a new one: ${publicUrl}/auth/forgot-password`,
    'If it was not you, you need not do anything.',
  ],
});

export const reset = ({ name }: Site) => ({
  subject: `Set a new password for ${name}`,
  paragraphs: [`Someone, probably you, asked to set a new password for your account at ${name}.`],
  action: 'Set a new password',
  after: [
    'The link works once and is good for one hour.',
    'If it was not you, do nothing: your password stays as it is.',
  ],
});

/** `what`: one of EVENT_TEXTS. */
export const event = ({ name }: Site, what: string, device: string | null) => ({
  subject: `${what}: your ${name} account`,
  paragraphs: [
    `${what}. This is about your account at ${name}.`,
    ...(device ? [`The device: ${device}.`] : []),
    'If it was you, you need not do anything.',
  ],
  action: 'This was not me',
  after: [
    'The link opens a page with one button. It ends every session and stops changes of the account. It works once, for 14 days, and signs nobody in.',
  ],
});

export const newAddress = ({ name }: Site) => ({
  subject: `Confirm your new address for ${name}`,
  paragraphs: [`Someone, probably you, wants to use this address for an account at ${name}.`],
  action: 'Confirm this address',
  after: [
    'The link works once and is good for 24 hours.',
    'If it was not you, do nothing: without the link nothing changes.',
  ],
});

export const oldAddress = ({ name }: Site) => ({
  subject: `Confirm a change of address at ${name}`,
  paragraphs: [
    `Someone, probably you, wants to use another address for your account at ${name}. Your account has no second step of 7 days or more, so this address has to agree.`,
  ],
  action: 'Look at the change',
  after: [
    'The link works once and is good for 24 hours.',
    'If it was not you, do nothing, and set a new password: somebody knows yours.',
  ],
});

export const addressChanged = ({ name }: Site) => ({
  subject: `An address was changed at ${name}`,
  paragraphs: [
    `An account at ${name} that had this address has another one now. This is the last email to this address about it.`,
  ],
  action: 'This was not me',
  after: [
    'The link opens a page with one button. For 14 days it can stop changes of the account, once. It signs nobody in and shows nothing.',
  ],
});

/** After both addresses confirmed. */
export const addressConfirmed = ({ name }: Site) => ({
  subject: `An address was changed at ${name}`,
  paragraphs: [
    `An account at ${name} that had this address has another one now: both addresses confirmed it. This is the last email to this address about it.`,
    'If it was not you, somebody reads your email: change the password of this mailbox, and write to the support of the site.',
  ],
});

export const recoveryWaits = ({ name }: Site, opensOn: string, open: string) => ({
  subject: `Somebody asked to recover your ${name} account`,
  paragraphs: [
    `Somebody who knows the password of your account at ${name} asked to remove its second step, because it is lost. It opens on ${opensOn}.`,
  ],
  action: 'It was not me: stop it',
  after: [
    'Using a passkey, a code or a recovery code stops it, too.',
    `If it was you, sign in on that day and open this address: ${open}`,
  ],
});

export const recoveryOpen = ({ name }: Site, stop: string) => ({
  subject: `Your ${name} account can be recovered now`,
  paragraphs: [
    `Three days ago somebody who knows the password of your account at ${name} asked to remove its second step, because it is lost. The link below does so now, together with the password. It is open for a week.`,
    `If it was not you, stop it: ${stop}`,
  ],
  action: 'Remove the second step',
});

export const deleted = ({ name }: Site) => ({
  subject: `Your ${name} account is deleted`,
  paragraphs: [
    `Your account at ${name} and everything tied to it were deleted, as you asked. Our backups hold it for at most 35 days more. This is the last email about it.`,
  ],
});

export const fallback = 'If the button does not work, open this address:';
