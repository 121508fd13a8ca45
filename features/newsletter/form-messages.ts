/**
 * The texts of the form at the foot of every page, apart from the others so that no page loads
 * those.
 */
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
