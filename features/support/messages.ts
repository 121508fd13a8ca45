/** In characters. Here instead of schema.ts, so that browser code does not import zod. */
export const MAX_MESSAGE_LENGTH = 8000;

export const support = {
  title: 'Support',
  lead: 'Questions about this site, a plan or your data. A person reads every message. For help with a legal problem, see the resources.',
  resources: 'Find legal help',
  name: 'Name',
  optional: '(optional)',
  email: 'Email',
  emailHint: 'So that we can answer you.',
  message: 'Your message',
  messageHint: 'Please leave out private details of a legal case.',
  send: 'Send message',
  sending: 'Sending...',
  thanks: 'Thank you. Your message has reached us, and we will answer by email.',
  priority: 'Your plan has priority support: your message is marked Priority.',
  badEmail: 'Please enter an email address like name@example.com.',
  longName: 'Please use a shorter name (up to 100 letters, on one line).',
  empty: 'Please write a few words.',
  tooLong: 'Please keep it under 8,000 characters.',
  failed: 'Your message could not be sent. What you wrote is still here; please try again.',
  tooMany:
    'There were many messages from your network or address just now. What you wrote is still here; please try again later.',
  mailSubject: (site: string, priority: boolean) =>
    `${priority ? '[Priority] ' : ''}${site} support request`,
  mailText: (from: string, message: string, priority: boolean) =>
    `${priority ? 'Priority: yes (this account has priority support)\n' : ''}From: ${from}\n\n${message}\n`,
} as const;
