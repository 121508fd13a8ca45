// Texts of what guards an account: the second step, sessions, and changes that wait.
import { formatLongDate } from '#lib/dates.ts';
import { pluralize } from '#lib/language/format.ts';

/** What stands beside the site's name in an authenticator app: nothing that names a person. */
export const appEntry = 'your account';

export const stepTitle = 'One more step';
export const stepLead = 'Signing in so far was right. Until this is done, nothing else opens.';
export const signInWithPasskey = 'Sign in with a passkey';
export const usePasskey = 'Use a passkey';
export const passkeyWaiting = 'Waiting for your device...';
export const passkeyUnsupported = 'This browser has no passkeys. Please use a code.';
export const passkeyFailed = 'The passkey was not accepted. Please try again, or use another way.';
export const passkeyCancelled = 'No passkey was used. You can try again, or use another way.';
export const orCode = 'Or the six digits from your app';
export const codeLabel = 'The six digits from your app';
export const recoveryLabel = 'A recovery code';
export const codeHint = 'A code works once. If one was refused, wait for the next.';
export const recoveryHint = 'One of the ten codes that you wrote down. Each works once.';
export const goOn = 'Go on';
export const checking = 'Checking...';
export const codeRefused =
  'This code was not accepted. A code works once, and after many wrong ones codes rest for a while. A passkey and recovery codes always work.';
export const recoveryCodeRefused =
  'This recovery code was not accepted. Each works once, and new ones end the earlier ones. After "This was not me" only codes from before count.';
export const noCode = 'Please type a code.';
export const useRecoveryCode = 'Use a recovery code';
export const useAppCode = 'Use the app';
export const noneOfThese = 'I have none of these';
export const signOut = 'Sign out';
export const urgentHelp = 'Are you in danger? Whom to call, without signing in';

export const recoverTitle = 'A way back into your account';
export const recoverLead =
  'If every second step and every recovery code is lost, your password and your mailbox can open the account again. It takes three days, so that somebody else cannot do it unnoticed.';
export const recoverSteps = [
  'We send an email now and one each day. Everyone who is signed in to the account sees it, too, and can stop it.',
  'After three days the link in the email, together with your password, removes the second step. It is open for a week.',
  'If you find a passkey, your app or a recovery code meanwhile, use it: that ends the waiting.',
];
export const recoverStart = 'Start the three days';
export const recoverStarted = (opensAt: string) =>
  `It was asked for, and opens on ${formatLongDate(opensAt.slice(0, 10))}. The emails say how to go on, and how to stop it.`;
export const recoverFinish = 'Remove the second step';
export const recoverFinishLead =
  'This removes all passkeys, the app and the recovery codes, and ends every session. Then sign in with your password, and set up a second step again.';
export const recoverDone = 'The second step is removed. Please sign in with your password.';
export const recoverySignIn =
  'Please sign in with your password first, in this browser. Then open the link again.';
export const recoveryNeedsPassword =
  'This needs your password. Please sign out, and sign in with it. If you have none, "Forgot your password?" sets one.';
export const recoveryNotOpen =
  'This is not open: it was stopped, the time has not come yet, or it is over.';
export const recoveryOfStaff =
  'Somebody who works here cannot do this alone. Please ask the operator of this site.';
export const recoveryBanner = (opensAt: string) =>
  `Somebody asked to recover this account. It opens to them on ${formatLongDate(opensAt.slice(0, 10))}, unless you stop it. Using a passkey or a code stops it, too.`;
export const stopIt = 'Stop it';
export const recoveryStopped = 'The recovery is stopped. Nothing was changed.';
export const stopRecoveryTitle = 'Stop a recovery';
export const stopRecoveryLead =
  'Somebody asked to remove the second step of an account. If it was not you, stop it.';

export const confirmTitle = 'Is it you?';
export const confirmLead =
  'Before an account is changed, taken along or deleted, we ask once more. It counts for ten minutes, in this browser.';
export const confirmFirst = 'Please confirm first that it is you.';
export const confirmButton = 'Confirm';
export const confirmByGoogle = 'Please sign in with Google again to confirm.';
export const confirmByPasskey =
  'This account has no password, and a code alone is not enough here. Please use a passkey, or sign out and set a password with "Forgot your password?": the link goes to your email address.';
export const confirmGoogleButton = 'Sign in with Google again';
export const confirmCodeLabel = 'A code from your app, or a recovery code';

export const frozen =
  'Changes of this account are stopped, because somebody said that something was not them.';
export const frozenTitle = 'Changes are stopped';
export const frozenLead =
  'Somebody pressed "This was not me". Until you decide, nobody can change, take along or delete this account. If you know that all is well, let changes through again.';
export const frozenAddress =
  'Somebody who reads the address that this account had before objected to the new one. Which address should it have? Going back ends every other session, removes the password, Google and each second step of the days around the change, and sends the earlier address a link for a new password.';
export const frozenWithoutFactor =
  'This account has no second step, so that a new password, set with a link to your email address, ends this.';
export const frozenAddressWithoutFactor =
  'This account has no second step, so that only the operator of this site can decide. Please write to support.';
export const unfreezeWithoutFactor =
  'Without a second step from before what was not you, this cannot be decided here.';
export const unfreeze = 'Let changes through again';
export const keepNewAddress = 'Keep the new address';
export const goBackToOld = 'Go back to the earlier address';
export const unfrozen = 'Changes are possible again.';

export const notMeTitle = 'This was not me';
export const notMeLead =
  'The button ends every session of the account and stops changes of it, until its owner has decided. It signs nobody in.';
export const notMeButton = 'This was not me';
export const notMeDone =
  'Every session is ended, and changes are stopped. Now set a new password, and sign in with it. A second step that was added meanwhile does not count: use an earlier one. If you have none, choose "I have none of these" there, or write to the operator of this site.';
export const linkUsed = 'This link is not valid any more, or was used.';
export const linkMissing = 'This link is not complete. Please open it from the email again.';

/** After a connection was lost: neither that it happened nor that it did not. */
export const uncertain =
  'The connection was lost, so we cannot say whether this happened. Please open your account again in a moment and look.';

export const factorsTitle = 'Second step';
export const factorsLead =
  'With a second step, a stolen password opens nothing. A passkey is the quickest and safest: your fingerprint, your face, or the code of your device.';
export const factorsOff = 'Not set up';
export const factorsOn = 'On';
export const factorsManage = 'Change the second step';
export const factorsSetUp = 'Set up a second step';
export const staffNeedsFactor =
  'You work here. Your rights count once you have set up a second step, and only in sessions that took it.';
export const passkeysTitle = 'Passkeys';
export const noPasskeys = 'No passkey yet.';
export const passkeyMeta = (createdOn: string, lastUsedOn: string | null) =>
  lastUsedOn
    ? `Added ${formatLongDate(createdOn)}, last used ${formatLongDate(lastUsedOn)}`
    : `Added ${formatLongDate(createdOn)}, not used to sign in yet`;
export const addPasskey = 'Add a passkey';
export const passkeyPlace = (host: string) => `It works only on ${host}.`;
export const passkeyNeedsScript = 'Passkeys need JavaScript. The app on this page works without.';
export const passkeyNotAdded = 'The passkey was not added. Please try again.';
export const authenticatorTitle = 'Authenticator app';
export const authenticatorOn = (since: string) =>
  `Six digits, set up ${formatLongDate(since)}. Each code works once.`;
export const authenticatorLead =
  'Scan the picture with an app for codes, or type the key into it. Then type the six digits that it shows.';
export const authenticatorPicture = 'A picture for your app to scan';
export const authenticatorKey = 'Key, to type instead';
export const addAuthenticator = 'Turn the app on';
export const enrolRefused =
  'This is not the code that the app should show now. Check the clock of your phone, and try the next code.';
export const recoveryTitle = 'Recovery codes';
export const recoveryLead =
  'Ten codes on paper, for the day on which the rest is lost. Each works once.';
export const codesLeft = (count: number) =>
  pluralize(count, { one: 'One of 10 left.', other: '# of 10 left.' });
export const makeCodes = 'Make new ones';
export const newCodesTitle = 'Ten recovery codes';
export const newCodesLead =
  'They are shown once. Print them or write them down, and keep them apart from your phone. Earlier ones do not work any more.';
export const printCodes = 'Print';
export const copyCodes = 'Copy';
export const codesCopied = 'Copied.';
export const remove = 'Remove';
export const removed = 'It is removed.';
export const added = 'It is set up. Other sessions are asked for it before they go on.';
export const lastOfStaff =
  'The last second step of somebody who works here cannot be removed. Add another one first.';
export const lastThatDecides =
  'The email address was changed less than 14 days ago. Until then one second step from a week before the change has to stay, so that you can decide if the earlier address objects.';
export const noSuchFactor = 'This was removed already.';
export const noFactorYet = 'Set up a passkey or an app first.';

export const sessionsTitle = 'Where you are signed in';
export const thisOne = 'This one';
export const today = 'Today';
export const lastSeen = (day: string) => `Last used ${formatLongDate(day)}`;
export const waitsForStep = 'Waits for its second step';
export const methods = {
  password: 'Signed in with the password',
  google: 'Signed in with Google',
  passkey: 'Signed in with a passkey',
} as const;
export const end = 'End';
export const endOthers = 'End all others';
export const sessionEnded = 'It is ended.';
export const sessionsNote =
  'We keep the kind of device and the last day, and no network address. "This was not me" ends every session but this one, and stops changes until you use your second step.';

export const addressTitle = 'Email address';
export const addressHidden = 'Your address is hidden until you confirm that it is you.';
export const showAddress = 'Show it';
export const addressLead =
  'With a second step that is younger than 7 days the old address has to confirm, too. The old address is told that it changed, never to what. If it did not have to confirm, it can stop changes of the account for 14 days; only you can decide then. Signing in with Google ends with the change; a link to the new address sets a password.';
export const addressLeadWithoutFactor =
  'Without a second step the old address has to confirm, too: both get a link. With one that is at least 7 days old, the new address alone does.';
export const addressLink = 'Change the address';
export const newAddress = 'New address';
export const sendLink = 'Send a link';
export const addressSent =
  'If the address can be used, a link is on its way to it. It is good for 24 hours.';
export const addressSentBoth =
  'Links are on their way to both addresses. They are good for 24 hours, and both have to be used.';
export const addressSame = 'This is the address that you have.';
export const addressFailed = 'The address could not be changed. Please try again.';
export const addressTooSoon =
  'The address was changed less than 14 days ago, and the earlier one may still object. Please wait until then.';
export const addressTaken = 'The earlier address belongs to another account now.';
export const addressConfirmTitle = 'Confirm an email address';
export const addressConfirmLead =
  'The button confirms it. If you did not ask for this, close the page.';
export const addressConfirmButton = 'Confirm';
export const addressConfirmed = 'The address is changed. Other devices are signed out.';
export const addressHalf = 'Confirmed. The other address has to confirm, too.';
export const addressStopTitle = 'Stop a change of address';
export const addressStopLead =
  'An account that had this address has another one now. If that was not you, stop changes of the account. Its owner can then decide with the second step.';
export const addressStopButton = 'Stop changes';
export const addressStopped = 'Changes of the account are stopped.';

export const eventsTitle = 'What happened';
export const noEvents = 'Nothing yet.';
export const exportTitle = 'Take it with you, or end it';
export const exportLead =
  'Everything this account holds, as JSON and as a readable PDF. Made when you ask, kept nowhere, never mailed.';
export const exportJson = 'Export as JSON';
export const exportPdf = 'Export as PDF';
