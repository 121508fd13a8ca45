// Texts of the widgets and cards that stand in pages of others, and of the page that makes them.
export const kinds = {
  rule: 'A state’s rule',
  search: 'Search',
  citations: 'Citation checker',
  ask: 'Assistant',
  help: 'Who can help',
  deadline: 'A deadline’s rule (card)',
  guide: 'A guide (card)',
} as const;
export const informationOnly = 'Information, not legal advice.';
export const openHere = (site: string) => `Open on ${site}`;
export const tooSmall = (site: string) => `Open ${site}: this space is too small for it.`;
export const urgentTitle = 'When it cannot wait';
export const state = 'State';
export const chooseState = 'Choose a state';
export const show = 'Show';
export const searchLabel = 'What are you looking for?';
export const search = 'Search';
export const found = 'What we have on it';
export const nothing = 'We have nothing on it.';
export const citationsLabel = 'A text with citations';
export const check = 'Check';
export const askLabel = 'Your question';
export const ask = 'Ask';
export const askNotice =
  'Written by a program from a checked library. Every sentence shows its source. Nothing is stored.';
export const answerTitle = 'Answer';
export const sources = 'Sources';
export const readIt = 'Read it';
export const notCovered = 'What this does not say';
export const you = 'You asked';
export const helpLabel = 'ZIP code';
export const readOn = (day: string) => `Read ${day}`;
export const textOf = (date: string) => `text of ${date}`;
export const outdated =
  'This could not be read again within seven days. The current text is on the site:';
export const notHere = 'There is nothing at this address.';
export const refusedTitle = 'Not now';
export const countIt = 'Count it on the site';
export const firstSteps = 'First steps';
export const unverified = 'Not confirmed';
export const struck = 'Not real';

export const makerTitle = 'Make a widget';
export const makerLead =
  'A small part of this site for your page: no cookie, no third party, and it always says who answers.';
export const what = 'What it shows';
export const item = 'Its id';
export const itemHint = 'Of a rule, a deadline or a guide, as in its address.';
export const theme = 'Theme';
export const themes = { auto: 'As the visitor has it', light: 'Light', dark: 'Dark' } as const;
export const host = 'Your page’s address';
export const hostHint = 'We have to allow it once (WIDGET_ORIGINS); the widget opens nowhere else.';
export const make = 'Make the snippet';
export const snippet = 'Snippet';
export const orScript = 'Or with a script, which lets it grow with what it shows';
export const preview = 'Preview';
export const allowed = (host: string) => `${host} may show it.`;
export const notAllowed = (host: string) =>
  `${host} is not allowed yet: write to us, or set WIDGET_ORIGINS.`;
