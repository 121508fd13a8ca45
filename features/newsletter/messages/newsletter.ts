export const failed = 'Failed to subscribe. Please try again.';
export const badEmail = 'Please enter an email address like name@example.com.';
export const longName = 'Please use a shorter name (up to 100 letters, on one line).';
export const tooMany =
  'There were many sign-ups from your network just now. Please try again later.';
export const confirmTitle = 'Confirm your subscription';
export const confirmLead = 'Press the button and the letter will come to you now and then.';
export const confirmButton = 'Confirm subscription';
export const confirmed = 'Your subscription is confirmed.';
export const confirmFailed = 'This link is not valid any more. You can sign up again below.';
export const noToken =
  'This link is not complete. Please open it from the letter again, or sign up again below.';

export const ways = [
  { to: '/', label: 'Home' },
  { to: '/topics', label: 'Legal Topics' },
  { to: '/chatbot', label: 'Ask a question' },
] as const;

export const unsubscribeTitle = 'Unsubscribe';
export const unsubscribeLead = 'Press the button and no more letters will come.';
export const unsubscribeButton = 'Unsubscribe';
export const unsubscribed = 'You are unsubscribed. No more letters will come.';
export const preferencesTitle = 'Choose your letters';
export const preferencesLead = 'Tick what should come to you, then save.';
export const newslettersLabel = 'The letter';
export const newslettersHint = 'New guides and how to use this site.';
export const legalUpdatesLabel = 'Changes in the law';
export const legalUpdatesHint = 'When a rule that touches daily life changes.';
export const digestTitle = 'Legal news once a week';
export const digestHint =
  'A short email on Mondays with the news of the topics you tick. A week without news brings none.';
export const preferencesSave = 'Save my choice';
export const preferencesSaving = 'Saving...';
export const preferencesSaved = 'Your choice is saved.';
export const preferencesNone =
  'You will get nothing while nothing is checked. To leave the list altogether, use the unsubscribe link.';

export const letterFoot = (site: string) =>
  `You get this letter because you asked ${site} for it and confirmed your address.`;

export const letterPreferences = 'Choose which letters come';
export const letterUnsubscribe = 'Unsubscribe with one click';
export const alreadySending = 'This letter is being sent by another command right now.';

export const letterChanged = (id: string) =>
  `A letter with the id "${id}" was begun with another text. Put the old text back to finish it, or give this one another id in its head.`;

export const serverStopped = (done: number, audience: number) =>
  `The mail server stopped taking mail after ${done} of ${audience}. Nobody gets a letter twice: run the same command again later.`;

export const mailSubject = (site: string) => `Confirm your ${site} subscription`;

export const mailText = (site: string, confirm: string, leave: string, preferences: string) =>
  `Someone, probably you, asked ${site} to send news to this address.\n\nTo confirm, open this page and press the button:\n${confirm}\n\nTo choose which letters come, and legal news on which topics:\n${preferences}\n\nIf it was not you, do nothing: no news will be sent. To make sure of it:\n${leave}\n`;
