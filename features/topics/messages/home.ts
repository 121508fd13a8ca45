// The home page.

export const title = 'Simplifying Legal Information For Everyone';
export const lead =
  'Look up what the law says in everyday words. Every answer shows where it comes from.';
export const searchPlaceholder = 'Search legal topics, statutes, or terms...';
export const often = 'Often looked up:';

export const shortcuts = [
  { label: 'Eviction', query: 'eviction notice' },
  { label: 'Divorce', query: 'divorce procedure' },
  { label: 'DUI', query: 'DUI consequences' },
  { label: 'Small Claims', query: 'small claims court' },
] as const;

export const tryAssistant = 'Try AI Assistant';
export const browseTopics = 'Browse Topics';
export const paperLink = 'I got a paper: what is it?';
export const urgentTitle = 'Can’t wait?';
export const urgentText =
  'A court date, a notice on the door, an arrest, or someone hurting you: start with a person, not a page.';
export const urgentLink = 'Urgent help';
export const whoCanHelp = 'Who can help me';
export const shelfLabel = 'All 25 topics';
export const shelfNote = 'Twenty-five topics. The thicker the spine, the more there is to read.';
export const shelfNotePhone = 'Twenty-five topics. Slide along the shelf.';
export const tools = 'Tools';

export const toolList = [
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
] as const;

export const popularTopics = 'Popular Legal Topics';
export const viewAll = 'View All';
export const howItWorks = 'How It Works';

export const steps = [
  { title: 'Search', text: 'Type it the way you would say it. No legal words needed.' },
  { title: 'Ask', text: 'The assistant answers from the library and shows its sources.' },
  { title: 'Learn', text: 'Step-by-step guides, key terms and answers for each topic.' },
  { title: 'Get Help', text: 'Free and low-cost help near you, and numbers to call.' },
] as const;

export const helpTitle = 'Need More Personalized Help?';
export const helpLead = 'A page can explain the law. A person can look at your papers.';
export const hotlines = 'Legal Aid Hotlines';
export const findHelp = 'Find Legal Help';
export const legalAidIn = (state: string) => `Free legal aid in ${state}`;
export const lawIn = (state: string) => `The law in ${state}`;
export const website = 'Website';
