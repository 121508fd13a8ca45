// Texts of the account screens and mails. Some are tested word for word.
import { pluralize } from '#lib/language/format.ts';
export const accounts = {
  email: 'Email',
  password: 'Password',
  badEmail: 'Please enter an email address like name@example.com.',
  noEmail: 'Please enter your email address',
  noPasswordTyped: 'Please enter your password',
  fix: (count: number) =>
    pluralize(count, {
      one: 'One thing needs another look:',
      other: '# things need another look:',
    }),
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordVisible: 'Your password can be seen.',
  passwordHidden: 'Your password is hidden.',
  tooMany: 'There were many attempts just now. Please wait a little and try again.',
  tooManyResets:
    'There were many requests just now. If an email from us came within the last hour, its link still works. Otherwise please wait a little and try again.',
  unavailable: 'This is not possible right now. Please try again in a moment.',

  signInTitle: 'Sign in',
  signInLead: 'With an account you can save what you find and use a paid plan. Reading needs none.',
  signIn: 'Sign in with Email',
  signingIn: 'Signing in...',
  google: 'Sign in with Google',
  or: 'or',
  invalid: 'Invalid email or password',
  googleFailed: 'Failed to sign in with Google',
  tooManySignIns:
    'There were many attempts to sign in just now. Please wait a quarter of an hour, or set a new password.',
  toRegister: 'New here?',
  toRegisterLink: 'Create an account',
  forgot: 'Forgot your password?',
  unverifiedTitle: 'Email Verification Required',
  unverified: 'Your email address needs to be verified before you can sign in.',
  resend: 'Resend verification email',
  resending: 'Sending...',
  resent:
    'Verification email sent! Please check your inbox and follow the instructions to verify your email address.',
  resendFailed: 'Failed to resend verification email. Please try again.',
  otherAddress: 'Sign in with another address',

  registerTitle: 'Create an account',
  registerLead:
    'An email address and a password, nothing else. We send a link to make sure that the address is yours.',
  register: 'Create account',
  registering: 'Creating account...',
  registerFailed: 'Error creating account. Please try again.',
  toSignIn: 'Already have an account?',
  toSignInLink: 'Sign in',
  passwordHint: 'At least 10 characters. A short sentence is easy to remember and hard to guess.',
  shortPassword: 'Please use at least 10 characters. Three or four words in a row work well.',
  longPassword: 'Please use at most 128 characters.',
  controlPassword: 'Please leave out line breaks and other invisible characters.',
  commonPassword:
    'Many people have chosen this password, or one like it, so it is tried first. Please choose another: three or four words in a row that have nothing to do with each other work well.',
  emailPassword: 'Please do not use your email address as your password.',

  verifyTitle: 'Verify your email address',
  verifySent: 'We sent an email to',
  verifySentRest:
    'Open the link in it to verify the address. It is good for 24 hours. If nothing arrives, look into the spam folder.',
  verifyElsewhere: 'Did you open the link on another device?',
  verifyElsewhereLink: 'Sign in here',
  verifyAsk: 'Did the email not arrive? Type your address and we send it again.',
  verifyLead: 'Type the password that you chose when you registered. You are then signed in.',
  verifyButton: 'Verify my email address',
  verifying: 'Verifying...',
  verifyWrongPassword:
    'This is not the password that was chosen for this link. If you registered more than once, try the link in another email. You can also set a new password.',
  verifyFailed: 'This link is not valid any more. Type your address and we send a new one.',

  forgotTitle: 'Forgot your password?',
  forgotLead: 'Type the address of your account. We send a link to set a new password.',
  forgotButton: 'Send the link',
  forgotSending: 'Sending...',
  forgotSent:
    'If there is an account with this address, an email with a link is on its way. The link is good for one hour.',

  resetTitle: 'Set a new password',
  resetButton: 'Set new password',
  resetting: 'Saving...',
  newPassword: 'New password',
  resetFailed: 'This link is not valid any more. Please ask for a new one.',
  resetDone: 'Your new password is set, and every device is signed out. Please sign in.',
  askAgain: 'Ask for a new link',

  accountTitle: 'Your account',
  accountLead: 'What is tied to your address, and how to take it with you.',
  changeTitle: 'Change password',
  currentPassword: 'Current password',
  changeButton: 'Change password',
  changing: 'Changing...',
  changed: 'Your password is changed. Other devices are signed out.',
  wrongPassword: 'The current password is not right.',
  noPassword: 'You sign in with Google and have no password here. To get one, ask for a link:',
  everywhereTitle: 'Sign out everywhere',
  everywhereLead: 'Ends every session of your account, on this device too.',
  everywhereButton: 'Sign out everywhere',
  downloadTitle: 'Download my data',
  downloadLead: 'Everything that we keep about your account, as a JSON file.',
  downloadButton: 'Download my data',
  deleteTitle: 'Delete my account',
  deleteLead:
    'Your account and everything tied to it are deleted at once and for good. If you used your free search, a scrambled code of your address stays for a year, so that it is free only once. A newsletter subscription is separate: each letter has a link to leave.',
  deletePassword: 'Your password, to confirm',
  deleteEmail: 'Your email address, to confirm',
  deleteButton: 'Delete my account',
  deleting: 'Deleting...',
  deleteWrongEmail: 'This is not the address of your account.',
  deletedTitle: 'Your account is deleted',
  deleted:
    'All that may stay, for a year, is a scrambled code of the address, if the free search was used. You can keep reading without an account.',
  signInFirst: 'Please sign in first.',
} as const;

type Site = { name: string; publicUrl: string };

/** `action` is the label of the button. */
export const accountMails = {
  verification: ({ name }: Site) => ({
    subject: `Verify your email address for ${name}`,
    paragraphs: [`Someone, probably you, asked to open an account at ${name} with this address.`],
    action: 'Verify my email address',
    after: [
      'The link is good for 24 hours and asks for the password that you chose.',
      'If it was not you, do nothing: without the link nobody can use the account.',
    ],
  }),
  alreadyRegistered: ({ name, publicUrl }: Site) => ({
    subject: `You already have an account at ${name}`,
    paragraphs: [
      `Someone, probably you, tried to open an account at ${name} with this address. You already have one, and nothing about it was changed.`,
    ],
    action: 'Sign in',
    after: [
      `If you forgot your password, set a new one: ${publicUrl}/auth/forgot-password`,
      'If it was not you, you need not do anything.',
    ],
  }),
  reset: ({ name }: Site) => ({
    subject: `Set a new password for ${name}`,
    paragraphs: [`Someone, probably you, asked to set a new password for your account at ${name}.`],
    action: 'Set a new password',
    after: [
      'The link works once and is good for one hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  }),
  passwordChanged: ({ name, publicUrl }: Site) => ({
    subject: `Your ${name} password was changed`,
    paragraphs: [
      `The password of your account at ${name} was just changed, and other devices were signed out.`,
    ],
    after: [`If it was not you, set a new one at once: ${publicUrl}/auth/forgot-password`],
  }),
  deleted: ({ name }: Site) => ({
    subject: `Your ${name} account is deleted`,
    paragraphs: [
      `Your account at ${name} and everything tied to it were deleted, as you asked. This is the last email about it.`,
    ],
  }),
  fallback: 'If the button does not work, open this address:',
} as const;
