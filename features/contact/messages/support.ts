export const title = 'Support';
export const lead =
  'Questions about this site, a plan or your data. A person reads every message. For help with a legal problem, see the resources.';
export const resources = 'Find legal help';
export const name = 'Name';
export const optional = '(optional)';
export const email = 'Email';
export const emailHint = 'So that we can answer you.';
export const message = 'Your message';
export const messageHint = 'Please leave out private details of a legal case.';
export const send = 'Send message';
export const sending = 'Sending...';
export const thanks = 'Thank you. Your message has reached us, and we will answer by email.';
export const priority = 'Your plan has priority support: your message is marked Priority.';
export const badEmail = 'Please enter an email address like name@example.com.';
export const longName = 'Please use a shorter name (up to 100 letters, on one line).';
export const empty = 'Please write a few words.';
export const tooLong = 'Please keep it under 8,000 characters.';
export const failed =
  'Your message could not be sent. What you wrote is still here; please try again.';
export const tooMany =
  'There were many messages from your network or address just now. What you wrote is still here; please try again later.';

export const mailSubject = (site: string, priority: boolean) =>
  `${priority ? '[Priority] ' : ''}${site} support request`;

export const mailText = (from: string, message: string, priority: boolean) =>
  `${priority ? 'Priority: yes (this account has priority support)\n' : ''}From: ${from}\n\n${message}\n`;
