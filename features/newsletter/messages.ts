export const newsletter = {
  failed: 'Failed to subscribe. Please try again.',
  badEmail: 'Please enter an email address like name@example.com.',
  longName: 'Please use a shorter name (up to 100 letters, on one line).',
  tooMany: 'There were many sign-ups from your network just now. Please try again later.',
  confirmTitle: 'Confirm your subscription',
  confirmLead: 'Press the button and the letter will come to you now and then.',
  confirmButton: 'Confirm subscription',
  confirmed: 'Your subscription is confirmed.',
  confirmFailed: 'This link is not valid any more. You can sign up again below.',
  noToken:
    'This link is not complete. Please open it from the letter again, or sign up again below.',
  ways: [
    { to: '/', label: 'Home' },
    { to: '/topics', label: 'Legal Topics' },
    { to: '/chatbot', label: 'Ask a question' },
  ],
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeLead: 'Press the button and no more letters will come.',
  unsubscribeButton: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed. No more letters will come.',
  preferencesTitle: 'Choose your letters',
  preferencesLead: 'Tick what should come to you, then save.',
  newslettersLabel: 'The letter',
  newslettersHint: 'New guides and how to use this site.',
  legalUpdatesLabel: 'Changes in the law',
  legalUpdatesHint: 'When a rule that touches daily life changes.',
  digestTitle: 'Legal news once a week',
  digestHint:
    'A short email on Mondays with the news of the topics you tick. A week without news brings none.',
  preferencesSave: 'Save my choice',
  preferencesSaving: 'Saving...',
  preferencesSaved: 'Your choice is saved.',
  preferencesNone:
    'You will get nothing while nothing is checked. To leave the list altogether, use the unsubscribe link.',
  letterFoot: (site: string) =>
    `You get this letter because you asked ${site} for it and confirmed your address.`,
  letterPreferences: 'Choose which letters come',
  letterUnsubscribe: 'Unsubscribe with one click',
  alreadySending: 'This letter is being sent by another command right now.',
  letterChanged: (id: string) =>
    `A letter with the id "${id}" was begun with another text. Put the old text back to finish it, or give this one another id in its head.`,
  serverStopped: (done: number, audience: number) =>
    `The mail server stopped taking mail after ${done} of ${audience}. Nobody gets a letter twice: run the same command again later.`,
  mailSubject: (site: string) => `Confirm your ${site} subscription`,
  mailText: (site: string, confirm: string, leave: string, preferences: string) =>
    `Someone, probably you, asked ${site} to send news to this address.\n\nTo confirm, open this page and press the button:\n${confirm}\n\nTo choose which letters come, and legal news on which topics:\n${preferences}\n\nIf it was not you, do nothing: no news will be sent. To make sure of it:\n${leave}\n`,
} as const;

// The form at the foot of every page.
export const newsletterForm = {
  title: 'A letter now and then',
  home: 'New guides, and changes in the law that touch daily life, by email. We ask you to confirm, and leaving takes one click.',
  footer: 'New guides and changes in the law. Leave whenever you like.',
  name: 'Name',
  optional: '(optional)',
  email: 'Email',
  emailPlaceholder: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  thanks: 'Thanks for subscribing!',
  checkInbox: 'Check your inbox to confirm.',
} as const;
