// Texts of the frame, the home page and the error pages. Texts that must not change are tested word
// for word in tests/e2e.
export const frame = {
  skip: 'Skip to the page',
  ask: 'Ask a question',
  opening: 'Opening the page',
  openingLabel: 'Opening…',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  closeSearch: 'Close search',
  searchPlaceholder: 'Search legal topics...',
  stateLabel: 'Your state',
  allStates: 'All states',
  setState: 'Set',
  lamp: 'Reading lamp: switch light and dark',
  signIn: 'Sign in',
  account: 'Account',
  yourAccount: 'Your account',
  plans: 'Plans',
  signOut: 'Sign out',
  mainNavigation: 'Main Navigation',
  tools: 'Tools',
  popularTopics: 'Popular Legal Topics',
  viewAllTopics: 'View All Topics',
  quickLinks: 'Quick Links',
  footerTopics: 'Popular Topics',
  blurb: 'The law in plain language, with the source beside every sentence.',
  questionsAboutSite: 'Questions about the site:',
  supportForm: 'write to us',
  whoCanHelp: 'Who can help me',
  disclaimer: (name: string) =>
    `${name} provides educational information only, not legal advice. For advice about your situation, talk to a qualified attorney.`,
  typefaces: 'Set in Newsreader and Atkinson Hyperlegible Next.',
} as const;

export const errors = {
  notFoundTitle: 'Page Not Found',
  notFoundText:
    'There is no page at this address. It may have moved, or the link may have a typing mistake.',
  failedTitle: 'This page could not be shown',
  failedText:
    'Something went wrong on our side. Nothing you saved is lost. Please try again in a moment.',
  tooManyTitle: 'Too many requests',
  tooManyText:
    'To keep the site quick for everyone, we limit how often one network may ask. Please wait a little and try again.',
  busyTitle: 'Too many people at once',
  busyText:
    'We have more visitors right now than we can answer well, so this was not started. Nothing was changed, and what you saved is safe. Please try again in a few seconds; to keep what you typed, go back first. Guides and topics stay open.',
  refusedTitle: 'This request was not accepted',
  refusedText: {
    400: 'The address or the data sent with it could not be read. Nothing was changed.',
    403: 'It seems to come from another site, so nothing was changed. Please use the form on our own page.',
    405: 'This address does not accept that kind of request. Nothing was changed.',
    408: 'It took too long to arrive, which happens on a slow connection. Nothing was changed. Please go back and try again.',
    413: 'The upload is larger than this page accepts. Nothing was changed.',
  } as Record<number, string>,
  danger: 'If you or someone near you is in danger, call',
  crisis: 'If you are thinking of hurting yourself, call or text',
} as const;

// Danger comes before every limit: nothing of the message was read, so everyone gets the numbers.
const IN_DANGER = 'If you are in danger, call 911. In a crisis, call or text 988.';

/** What programs get when a request is refused before any route runs. */
export const refusalTexts = {
  badAddress: 'The URL is not valid.',
  badRequest: 'The request could not be read.',
  crossOrigin: 'The request came from another site.',
  notFound: 'There is no page at this address.',
  badMethod: 'This address does not accept that kind of request.',
  late: 'The request took too long to arrive.',
  tooLarge: 'The upload is too large.',
  tooMany: `Too many requests. Please wait a little and try again. ${IN_DANGER}`,
  overloaded: `We have more visitors right now than we can serve well. Nothing was changed. Please try again in a few seconds. ${IN_DANGER}`,
  failed: 'Something went wrong on our side.',
} as const;

// The home page.
export const home = {
  title: 'Simplifying Legal Information For Everyone',
  lead: 'Look up what the law says in everyday words. Every answer shows where it comes from.',
  searchPlaceholder: 'Search legal topics, statutes, or terms...',
  often: 'Often looked up:',
  tryAssistant: 'Try AI Assistant',
  browseTopics: 'Browse Topics',
  paperLink: 'I got a paper: what is it?',
  urgentTitle: 'Can’t wait?',
  urgentText:
    'A court date, a notice on the door, an arrest, or someone hurting you: start with a person, not a page.',
  urgentLink: 'Urgent help',
  whoCanHelp: 'Who can help me',
  shelfLabel: 'All 25 topics',
  shelfNote: 'Twenty-five topics. The thicker the spine, the more there is to read.',
  shelfNotePhone: 'Twenty-five topics. Slide along the shelf.',
  tools: 'Tools',
  toolList: [
    {
      to: '/paper',
      icon: 'scan-text',
      title: 'Read my paper',
      text: 'What it is, what it wants, by when.',
    },
    {
      to: '/deadlines',
      icon: 'clock',
      title: 'Count a deadline',
      text: 'Every step of the count, with its rule.',
    },
    {
      to: '/documents',
      icon: 'file-text',
      title: 'Write a letter',
      text: 'Letters and agreements, filled in.',
    },
    {
      to: '/citations',
      icon: 'list-checks',
      title: 'Check citations',
      text: 'Which exist, and which do not.',
    },
    {
      to: '/dictionary',
      icon: 'book-a',
      title: 'Look up a word',
      text: 'Legal words in everyday language.',
    },
  ],
  popularTopics: 'Popular Legal Topics',
  viewAll: 'View All',
  howItWorks: 'How It Works',
  steps: [
    { title: 'Search', text: 'Type it the way you would say it. No legal words needed.' },
    { title: 'Ask', text: 'The assistant answers from the library and shows its sources.' },
    { title: 'Learn', text: 'Step-by-step guides, key terms and answers for each topic.' },
    { title: 'Get Help', text: 'Free and low-cost help near you, and numbers to call.' },
  ],
  helpTitle: 'Need More Personalized Help?',
  helpLead: 'A page can explain the law. A person can look at your papers.',
  hotlines: 'Legal Aid Hotlines',
  findHelp: 'Find Legal Help',
  legalAidIn: (state: string) => `Free legal aid in ${state}`,
  lawIn: (state: string) => `The law in ${state}`,
  website: 'Website',
} as const;

export const SHORTCUTS = [
  { label: 'Eviction', query: 'eviction notice' },
  { label: 'Divorce', query: 'divorce procedure' },
  { label: 'DUI', query: 'DUI consequences' },
  { label: 'Small Claims', query: 'small claims court' },
] as const;
