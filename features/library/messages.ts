// Texts of the library's pages.
import { pluralize } from '#lib/language/format.ts';
export const library = {
  allTopics: 'All topics',
  category: 'Category',
  resetFilters: 'Reset Filters',
  topicNotFound: 'Topic not found',
  topicNotFoundHint: 'There is no topic with that name.',
  browseAllTopics: 'Browse All Topics',
  inThisVolume: 'In this volume',
  latestNews: 'Latest News',
  olderNews: 'News',
  officialResources: 'Official Resources',
  noNews: 'No news found - Check back later for updates on this topic.',
  newsFailed: 'The news could not be loaded. Everything else on this page is there.',
  tryAgain: 'Try again',
  loading: 'Loading...',
  guides: 'Step-by-step guides',
  questions: 'Questions people ask',
  moreQuestions: (n: number) => pluralize(n, { one: '# more question', other: '# more questions' }),
  keyTerms: 'Key terms',
  moreOnTerm: 'More',
  deadlines: 'Deadlines that matter',
  moreDeadlines: (n: number) => pluralize(n, { one: '# more deadline', other: '# more deadlines' }),
  moreHere: (n: number, stateName: string) => `${n} more in ${stateName}`,
  urgent: 'When it cannot wait',
  whoCanHelp: 'Who can help me',
  overview: 'Overview',
  serves: (counties: string[]) => `Serves ${counties.join(', ')}.`,
  visitResource: 'Visit Resource',
  ourPage: 'Read it here',
  newTab: '(opens in a new tab)',
  notConfirmed: 'Address not confirmed against an official list',
  sources: 'Sources',
  checked: (date: string) => `Checked ${date}`,
  notReviewed: 'Not reviewed by an attorney',
  reviewed: 'Reviewed by an attorney',
  stale:
    'This was last checked more than twelve months ago. Please confirm it with an official source before relying on it.',
  steps: (n: number) => pluralize(n, { one: '# step', other: '# steps' }),
  related: 'Related topics',
  answeredIn: (topic: string) => `(in ${topic})`,
  quickExit: 'Quick exit',
  quickExitHint:
    'Opens a weather page and clears this one, with what this site stored in your browser',
  ask: 'Ask about this',
  askLead: 'The assistant reads these pages and shows which lines it used.',
  askButton: 'Ask a question',
  more: (n: number) => `Show ${n} more`,
} as const;

export const nearYou = {
  title: (stateName = 'your state') => `Help in ${stateName}`,
  pickState:
    'Pick your state at the top of the page or here to see its legal aid, its court and its rules.',
} as const;

// Labels of what can be pressed at the end of a step.
export const stepActions = {
  call: (organization: string, phone: string) =>
    phone.length < 5 ? `Call ${phone}` : `Call ${organization}: ${phone}`,
  write: (title: string) => `Write it: ${title}`,
  count: 'Count the days',
  addWages: 'Add up unpaid wages',
  readPaper: 'Find out what paper you have',
  help: 'Find free or low-cost help',
  helpIn: (state: string) => `Find help in ${state}`,
  court: 'Find your court: choose your state',
  courtIn: (state: string) => `Find your court in ${state}`,
} as const;

// The list pages and the guide page.
export const lists = {
  topicsTitle: 'Legal Topics',
  topicsLead: 'Twenty-five volumes, in everyday words, each with its sources.',
  searchTopics: 'Search topics...',
  allCategories: 'All Categories',
  apply: 'Show',
  noTopics: 'No topics found',
  noTopicsHint:
    'Nothing in the library matches. Check the spelling, try an everyday word, or look at all topics.',
  guideBefore: 'Before you start',
  tip: 'Tip',
  warning: 'Careful',
  stepDone: 'Done',
  progress: (done: number, all: number) =>
    `${done} of ${all} steps done. Kept only in this browser.`,
  clearProgress: 'Clear ticks',
  print: 'Print this guide',
  guideResources: 'Where to go next',
  faqTitle: 'Frequently Asked Questions',
  faqLead: 'Short answers first, then what the law generally says and what varies by state.',
  searchFaq: 'Search for questions or keywords...',
  everyTopic: 'All topics again',
  pullBook: 'Pull a book from the shelf to see its questions alone.',
  noFaqs: 'No FAQs found',
  noFaqsHint: 'Nothing in the library matches. Check the spelling, or try an everyday word.',
  allOn: (n: number, topic: string) => `All ${n} questions on ${topic}`,
  resourcesTitle: 'Legal Resources',
  resourcesLead: 'Courts, agencies, legal aid and tools that can help. Most are free.',
  searchResources: 'Search for resources...',
  showFilters: 'Show Filters',
  hideFilters: 'Hide Filters',
  resourceType: 'Resource Type',
  cost: 'Cost',
  anyType: 'All Types',
  anyCost: 'Any Cost',
  about: 'What is it about?',
  anything: 'Anything',
  place: 'Where',
  inState: (state: string, n: number) => `In ${state} (${n})`,
  national: (n: number) => `National (${n})`,
  everywhere: 'Nationwide and every state',
  available: (n: number) =>
    pluralize(n, { one: `${n} Resource Available`, other: `${n} Resources Available` }),
  noResources: 'No resources found',
  noResourcesHint: 'Nothing in the library matches. Try fewer filters or an everyday word.',
  urgentTitle: 'In danger, or in court this week?',
  /** Short names of the three numbers that are buttons. */
  hotlineNames: {
    emergency: 'Emergency',
    'crisis-988': 'Crisis',
    'domestic-violence': 'Violence at home',
  } as Record<string, string>,
  urgentMore: 'More numbers, and legal aid',
} as const;

// The page that is shown without a connection.
export const offline = {
  title: 'You are not connected',
  lead: 'This page was saved on your device. When you are connected again, load the page you wanted once more.',
  urgent: 'Urgent help: what to do first',
  call: 'Numbers you can call',
  callLead: 'A phone works without the internet.',
  saved: 'Guides and topics you read before',
  savedLead: 'Saved copies. Each says from which day it is; the law may have changed since.',
  none: 'None is saved on this device.',
} as const;

// The box about the reader's state.
export const stateBox = {
  title: (state: string) => `In ${state}`,
  legalAid: 'Free legal aid',
  court: 'Court',
  law: 'What the law there says',
  serves: (counties: string[]) =>
    `Serves ${counties.length > 6 ? `${counties.length} counties` : counties.join(', ')}.`,
  notRead: (titles: string[]) => `Not read by us yet: ${titles.join('; ')}.`,
  noRules: (state: string) =>
    `We hold no rule of ${state} on this subject. The general text applies only as far as it says so.`,
  whoCanHelp: 'Who can help me',
  allLaw: (state: string) => `The law in ${state}`,
  choose: 'Choose your state',
  chooseLead: 'To see its legal aid, its court and its rules here.',
  chooseState: 'Choose state',
  show: 'Show',
} as const;
