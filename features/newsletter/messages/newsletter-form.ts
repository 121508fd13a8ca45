// The form at the foot of every page.

export const title = 'A letter now and then';
export const home =
  'New guides, and changes in the law that touch daily life, by email. We ask you to confirm, and leaving takes one click.';
export const footer = 'New guides and changes in the law. Leave whenever you like.';
export const name = 'Name';
export const optional = '(optional)';
export const email = 'Email';
export const emailPlaceholder = 'Email address';
export const subscribe = 'Subscribe';
export const subscribing = 'Subscribing...';
export const thanks = 'Thanks for subscribing!';
export const checkInbox = 'Check your inbox to confirm.';
