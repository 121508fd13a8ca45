// Texts of the account screens and mails. Some are tested word for word.
import { pluralize } from '#lib/language/format.ts';

export const email = 'Email';
export const password = 'Password';
export const badEmail = 'Please enter an email address like name@example.com.';
export const noEmail = 'Please enter your email address';
export const noPasswordTyped = 'Please enter your password';

export const fix = (count: number) =>
  pluralize(count, {
    one: 'One thing needs another look:',
    other: '# things need another look:',
  });

export const show = 'Show';
export const hide = 'Hide';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const passwordVisible = 'Your password can be seen.';
export const passwordHidden = 'Your password is hidden.';
export const tooMany = 'There were many attempts just now. Please wait a little and try again.';
export const tooManyResets =
  'There were many requests just now. If an email from us came within the last hour, its link still works. Otherwise please wait a little and try again.';
export const unavailable = 'This is not possible right now. Please try again in a moment.';
export const signInTitle = 'Sign in';
export const signInLead =
  'With an account you can save what you find and use a paid plan. Reading needs none.';
export const signIn = 'Sign in with Email';
export const signingIn = 'Signing in...';
export const google = 'Sign in with Google';
export const or = 'or';
export const invalid = 'Invalid email or password';
export const googleFailed = 'Failed to sign in with Google';
export const tooManySignIns =
  'There were many attempts to sign in just now. Please wait a quarter of an hour, or set a new password.';
export const toRegister = 'New here?';
export const toRegisterLink = 'Create an account';
export const forgot = 'Forgot your password?';
export const unverifiedTitle = 'Email Verification Required';
export const unverified = 'Your email address needs to be verified before you can sign in.';
export const resend = 'Resend verification email';
export const resending = 'Sending...';
export const resent =
  'Verification email sent! Please check your inbox and follow the instructions to verify your email address.';
export const resendFailed = 'Failed to resend verification email. Please try again.';
export const otherAddress = 'Sign in with another address';
export const registerTitle = 'Create an account';
export const registerLead =
  'An email address and a password, nothing else. We send a link to make sure that the address is yours. Accounts are for people of 13 and older.';
export const register = 'Create account';
export const registering = 'Creating account...';
export const registerFailed = 'Error creating account. Please try again.';
export const toSignIn = 'Already have an account?';
export const toSignInLink = 'Sign in';
export const passwordHint =
  'At least 10 characters. A short sentence is easy to remember and hard to guess.';
export const shortPassword =
  'Please use at least 10 characters. Three or four words in a row work well.';
export const longPassword = 'Please use at most 128 characters.';
export const controlPassword = 'Please leave out line breaks and other invisible characters.';
export const commonPassword =
  'Many people have chosen this password, or one like it, so it is tried first. Please choose another: three or four words in a row that have nothing to do with each other work well.';
export const emailPassword = 'Please do not use your email address as your password.';
export const verifyTitle = 'Verify your email address';
export const verifySent = 'We sent an email to';
export const verifySentRest =
  'Open the link in it to verify the address. It is good for 24 hours. If nothing arrives, look into the spam folder.';
export const verifyElsewhere = 'Did you open the link on another device?';
export const verifyElsewhereLink = 'Sign in here';
export const verifyAsk = 'Did the email not arrive? Type your address and we send it again.';
export const verifyLead =
  'Type the password that you chose when you registered. You are then signed in.';
export const verifyButton = 'Verify my email address';
export const verifying = 'Verifying...';
export const verifyWrongPassword =
  'This is not the password that was chosen for this link. If you registered more than once, try the link in another email. You can also set a new password.';
export const verifyFailed =
  'This link is not valid any more. Type your address and we send a new one.';
export const forgotTitle = 'Forgot your password?';
export const forgotLead = 'Type the address of your account. We send a link to set a new password.';
export const forgotButton = 'Send the link';
export const forgotSending = 'Sending...';
export const forgotSent =
  'If there is an account with this address, an email with a link is on its way. The link is good for one hour.';
export const resetTitle = 'Set a new password';
export const resetButton = 'Set new password';
export const resetting = 'Saving...';
export const newPassword = 'New password';
export const resetFailed = 'This link is not valid any more. Please ask for a new one.';
export const resetDone =
  'Your new password is set, and every device is signed out. Please sign in.';
export const askAgain = 'Ask for a new link';
export const accountTitle = 'Your account';
export const accountLead = 'What is tied to your address, and how to take it with you.';
export const changeTitle = 'Change password';
export const currentPassword = 'Current password';
export const changeButton = 'Change password';
export const changing = 'Changing...';
export const changed = 'Your password is changed. Other devices are signed out.';
export const wrongPassword = 'The current password is not right.';
export const noPassword =
  'You sign in with Google and have no password here. To get one, ask for a link:';
export const everywhereTitle = 'Sign out everywhere';
export const everywhereLead = 'Ends every session of your account, on this device too.';
export const everywhereButton = 'Sign out everywhere';
export const deleteTitle = 'Delete my account';
export const deleteLead =
  'Your account and everything tied to it are gone from here at once, and from our backups within 35 days. A restored backup deletes it again before it starts. If you used your free search, a scrambled code of your address stays for a year, so that it is free only once. A newsletter subscription is separate: each letter has a link to leave.';
export const longerCopies = (copies: string) =>
  `The operator of this site keeps further copies: ${copies}`;
export const deleteButton = 'Delete my account';
export const deleting = 'Deleting...';
export const deletedTitle = 'Your account is deleted';
export const deleted =
  'All that may stay, for a year, is a scrambled code of the address, if the free search was used. You can keep reading without an account.';
export const signInFirst = 'Please sign in first.';
