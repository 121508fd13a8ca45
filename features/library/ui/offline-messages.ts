// Texts of the page that is shown without a connection.
export const offline = {
  title: 'You are not connected',
  lead: 'This page was saved on your device. When you are connected again, load the page you wanted once more.',
  call: 'Numbers you can call',
  callLead: 'A phone works without the internet.',
  saved: 'Guides and topics you read before',
  savedLead: 'Saved copies. Each says from which day it is; the law may have changed since.',
  none: 'None is saved on this device.',
} as const;
