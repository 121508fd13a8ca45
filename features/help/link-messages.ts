// The link to the page, for pages that get it from their loaders, to keep it out of their scripts.
export const helpLink = {
  before: 'Want to talk to a person?',
  link: 'See who can help you',
} as const;
