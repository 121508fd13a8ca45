// Texts of the home page. Those that must not change are tested word for word in tests/e2e.
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
