// The link to the page on other pages.

export const before = 'Want to talk to a person?';
export const link = 'See who can help you';
