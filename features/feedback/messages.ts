export const feedback = {
  title: 'Report a mistake',
  lead: 'Tell us what is wrong and, if you know, where the right information is. Please leave out private details.',
  about: 'About',
  text: 'What is wrong?',
  send: 'Send report',
  sending: 'Sending...',
  thanks: 'Thank you. Your report was saved for the people who maintain this page.',
  empty: 'Please write a few words about the mistake.',
  tooLong: 'Please keep it under 4,000 characters.',
  unknownItem: 'Please open this form from the page with the mistake.',
  failed: 'Your report could not be saved. What you wrote is still here; please try again.',
  tooMany:
    'There were many reports from your network just now. What you wrote is still here; please try again later.',
} as const;
