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

export const passwordChanged = ({ name, publicUrl }: Site) => ({
  subject: `Your ${name} password was changed`,
  paragraphs: [
    `The password of your account at ${name} was just changed, and other devices were signed out.`,
  ],
  after: [`If it was not you, set a new one at once: ${publicUrl}/auth/forgot-password`],
});

export const deleted = ({ name }: Site) => ({
  subject: `Your ${name} account is deleted`,
  paragraphs: [
    `Your account at ${name} and everything tied to it were deleted, as you asked. This is the last email about it.`,
  ],
});

export const fallback = 'If the button does not work, open this address:';
