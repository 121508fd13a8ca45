// Texts of the research workspace. Those of the product's specification are tested word for word.
import type { CourtFilter } from '#features/case-law/schema.ts';
import type { ResearchTab } from './search-address.ts';

export const research = {
  title: 'Legal Research',
  running: 'Research',
  motto: 'Only cases that exist',
  lead: 'Dictionary, decisions and news from an index of real ones. Nothing here is made up by a model.',
  tabsLabel: 'Research',
  tabs: {
    dictionary: 'Dictionary',
    cases: 'Case Law',
    news: 'Legal News',
    strategy: 'Analysis',
    motions: 'Motions',
  } as Record<ResearchTab, string>,
  searchLabels: {
    dictionary: 'Search legal terms',
    cases: 'Search case law',
    news: 'Search legal news',
    strategy: 'Enter case facts',
    motions: 'Enter motion details',
  } as Record<ResearchTab, string>,
  placeholders: {
    dictionary: 'Search legal terms...',
    cases: 'Search case law...',
    news: 'Search legal news...',
    strategy: 'Enter case facts...',
    motions: 'Enter motion details...',
  } as Record<ResearchTab, string>,
  search: 'Search',
  searching: 'Searching...',
  jurisdiction: 'Jurisdiction',
  anyJurisdiction: 'General',
  court: 'Court',
  allCourts: 'All Courts',
  courts: { supreme: 'Supreme', appellate: 'Appellate', district: 'District' } as Record<CourtFilter, string>,
  fromYear: 'From year',
  toYear: 'To year',
  yearHint: 'A year such as 1966',
  failed: {
    dictionary: 'Failed to fetch legal definition',
    cases: 'Failed to search case law',
    news: 'Failed to fetch legal news',
    strategy: 'Failed to analyze legal strategy',
    motions: 'Failed to generate motion',
  } as Record<ResearchTab, string>,
  failedHint: 'What you typed is still there. Please try again in a moment.',
  tryAgain: 'Try again',

  casesStart:
    'Type a citation such as 384 U.S. 436, the name of a case, words in “quotation marks” for an exact phrase, or what it is about.',
  dictionaryStart: 'Type a legal word or phrase. Plurals, Latin and small typing mistakes are fine.',
  allTerms: 'All terms from A to Z',
  topCases: 'Top 5 Relevant Cases',
  laterCases: (first: number, last: number) => `Cases ${first} to ${last}`,
  shown: (shown: number, total: number, more: boolean) =>
    total > shown ? `${shown} of ${total.toLocaleString('en-US')}${more ? ' or more' : ''} shown` : `${shown} shown`,
  noCases: 'No cases found',
  noCasesHint: (held: string) => `Nothing among the ${held} in our index matches. Check the spelling, or try fewer or other words.`,
  everywhere: 'Search every jurisdiction and court',
  earlier: 'Previous five',
  later: 'Next five',
  pages: 'Pages of cases',
  moreCases: (n: number) => `See what comes after the first ${n}`,
  moreWithPlan: '(with the Research plan or higher).',
  signIn: 'Sign in',

  freeShelf: 'You are reading the free shelf.',
  freeShelfText:
    'Dictionary and the first five cases are open to everyone. More cases come with a plan; news, analysis and motions will too when they open.',
  upgrade: 'Upgrade Now',

  comingTitle: (tab: string) => `${tab} is not open yet`,
  coming: {
    news: 'A search over legal news from official feeds is being built. Until then, each topic shows its latest news.',
    strategy:
      'A reading of your facts from both sides, resting on cases of our index alone, is being built. Until then, the cases themselves are here.',
    motions:
      'An outline of a motion that cites only checked cases is being built. Until then, you can find the cases that such a motion would cite.',
  } as Partial<Record<ResearchTab, string>>,
  comingTopics: 'Browse legal topics',
  comingCases: 'Search case law',
} as const;

export const saved = {
  title: 'Saved citations',
  none: 'Nothing saved yet. Save Citation on a case keeps it here.',
  save: 'Save Citation',
  done: 'Citation Saved',
  keptHere: 'Kept in this tab until you close it. Sign in to keep citations in your account.',
  keptInAccount: 'Kept in your account until you remove them.',
  move: (n: number) => (n === 1 ? 'Keep 1 citation of this tab in my account' : `Keep ${n} citations of this tab in my account`),
  note: 'Note',
  noteFor: (citation: string) => `Note on ${citation}`,
  addNote: 'Add a note',
  saveNote: 'Save note',
  remove: 'Remove',
  removeWhich: (citation: string) => `Remove ${citation}`,
  exportAs: 'Export as',
  exportButton: 'Download',
  formats: { txt: 'Text', ris: 'RIS', bib: 'BibTeX', json: 'CSL-JSON', csv: 'CSV' },
  more: (n: number) => `${n} more in your account`,
  accountTitle: 'Saved items',
  unknownCase: 'This case is not in our index any more. Nothing was saved.',
  full: (most: number) => `An account keeps up to ${most} citations. Please remove some first.`,
  longNote: (most: number) => `Please keep a note under ${most} characters.`,
  failed: 'This could not be saved. Please try again in a moment.',
  checkTitle: 'Check a citation',
  checkText: 'Paste a brief or a letter. We say which citations exist, and which do not.',
  checkButton: 'Open the checker',
} as const;

export const infoCards = {
  title: 'What the research room holds',
  dictionary: { title: 'Legal dictionary', text: (n: string) => `${n} terms in everyday words, with where they come from.` },
  cases: {
    title: 'Case law database',
    text: (held: string, builtIn: string) => `${held}, by words, name or number. ${builtIn} of them explained in plain words.`,
  },
  news: { title: 'News tracker', text: (topics: string) => `Legal news, sorted by ${topics} topics. The search opens later.` },
  strategy: { title: 'Strategic analysis', text: 'Both readings of the facts, side by side. Opens later.' },
  motions: { title: 'Motion strategy', text: 'An outline that cites only checked cases. Opens later.' },
  coverage: {
    title: 'Jurisdiction coverage',
    text: (courts: string, states: string) => `Decisions of ${courts}. Local legal help listed for ${states} states and districts.`,
  },
  caseCount: (n: number, about: boolean) => `${about ? 'about ' : ''}${n.toLocaleString('en-US')} ${n === 1 ? 'case' : 'cases'}`,
  courtCount: (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'court' : 'courts'}`,
} as const;
