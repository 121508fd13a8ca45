// Texts of the research workspace. Some have fixed wording, which tests compare verbatim.
import type { CourtFilter } from '#features/case-law/schema.ts';
import { formatNumber, pluralize } from '#lib/language/format.ts';
import type { ResearchTab } from './cases/search-address.ts';
import type { CaptionField, WorkProduct } from './work-product/work-product.ts';

export const research = {
  title: 'Legal Research',
  running: 'Research',
  motto: 'Only cases that exist',
  lead: 'Dictionary, decisions, statutes and news from an index of real ones, and analyses and motions based on them. No case here is made up.',
  tabsLabel: 'Research',
  tabs: {
    dictionary: 'Dictionary',
    cases: 'Case Law',
    statutes: 'Statutes',
    news: 'Legal News',
    strategy: 'Analysis',
    motions: 'Motions',
  } as Record<ResearchTab, string>,
  searchLabels: {
    dictionary: 'Search legal terms',
    cases: 'Search case law',
    statutes: 'Search statutes',
    news: 'Search legal news',
  } as Record<ResearchTab, string>,
  search: 'Search',
  searching: 'Searching...',
  jurisdiction: 'Jurisdiction',
  anyJurisdiction: 'General',
  filters: 'Filters',
  years: (from: string, to: string) => `${from || '…'} to ${to || '…'}`,
  court: 'Court',
  allCourts: 'All Courts',
  courts: { supreme: 'Supreme', appellate: 'Appellate', district: 'District' } as Record<
    CourtFilter,
    string
  >,
  fromYear: 'From year',
  toYear: 'To year',
  yearHint: 'A year such as 1966',
  /** Only for tabs with a search. */
  failed: {
    dictionary: 'Failed to fetch legal definition',
    cases: 'Failed to search case law',
    statutes: 'Failed to search statutes',
    news: 'Failed to fetch legal news',
  },
  /** When a failure has no message of its own. */
  failedOtherwise: 'An error occurred',
  failedHint: 'What you typed is still there. Please try again in a moment.',
  tryAgain: 'Try again',

  allTerms: 'All terms from A to Z',
  topCases: 'Top 5 Relevant Cases',
  laterCases: (first: number, last: number) => `Cases ${first} to ${last}`,
  shown: (count: number, total: number, more: boolean) =>
    total > count
      ? `${count} of ${more ? 'about ' : ''}${formatNumber(total)} shown`
      : `${count} shown`,
  noCases: 'No cases found',
  wordsOnly:
    'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.',
  earlier: 'Previous five',
  later: 'Next five',
  pages: 'Pages of cases',
  moreCases: (n: number) => `See what comes after the first ${n}`,
  moreWithPlan: '(with the Research plan or higher).',
  signIn: 'Sign in',

  freeTier: 'You are using the free tier.',
  upgrade: 'Upgrade Now',

  checkTitle: 'Check a citation',
  checkText: 'Paste a brief or a letter. We say which citations exist, and which do not.',
  checkButton: 'Open the checker',
} as const;

// The six info cards; the server fills in the counts.
export const infoCards = {
  dictionary: {
    title: 'Legal dictionary',
    text: (n: string) => `${n} terms in everyday words, with where they come from.`,
  },
  cases: {
    title: 'Case law database',
    text: (caseCountText: string, builtIn: string, allBuiltIn: boolean) =>
      `${caseCountText}, by words, name or number${allBuiltIn ? ', each' : `. ${builtIn} of them`} explained in plain words.`,
  },
  news: {
    title: 'News tracker',
    text: (topics: string) =>
      `Legal news from official sources, by words and place, and sorted by ${topics} topics.`,
  },
  strategy: {
    title: 'Strategic analysis',
    text: 'Your facts against the elements of each claim, with authorities for and against.',
  },
  motions: {
    title: 'Motion strategy',
    text: 'A draft to fill in that cites only checked law, for five kinds of motion.',
  },
  coverage: {
    title: 'Jurisdiction coverage',
    text: (courts: string, states: string) =>
      `Decisions of ${courts}. Local legal help listed for ${states}${states.endsWith('.') ? '' : '.'}`,
  },
  caseCount: (n: number, about: boolean) =>
    `${about ? 'about ' : ''}${pluralize(n, { one: '# case', other: '# cases' })}`,
  /** Of the entries of `STATES`, with the District of Columbia. */
  stateCount: (n: number) =>
    n === 51 ? 'all 50 states and Washington, D.C.' : `${n} states and districts`,
  courtCount: (n: number) => pluralize(n, { one: '# court', other: '# courts' }),
} as const;

// Longer texts that the server puts into the page data.
/** The hint that a tab shows before the first search. */
export const getStartHint = (tab: ResearchTab) => START_HINTS[tab] ?? START_HINTS.dictionary;

const START_HINTS = {
  dictionary: 'Type a legal word or phrase. Plurals, Latin and small typing mistakes are fine.',
  cases:
    'Type a citation such as 384 U.S. 436, the name of a case, words in “quotation marks” for an exact phrase, or what it is about.',
  statutes:
    'Type a citation such as 42 U.S.C. § 1983, the name of an Act, or what it is about in your own words. Free for everyone, without an account.',
  news: 'Type what the news is about. Jurisdiction takes “Federal”, a state, or any words that the item must contain.',
} as Record<ResearchTab, string> & { dictionary: string };

export const formatNoCasesHint = (caseCountText: string) =>
  `Nothing among the ${caseCountText} in our index matches. Check the spelling, or try fewer or other words.`;

const countCases = (total: number) => pluralize(total, { one: '# case', other: '# cases' });

/** Why a filtered search found nothing, and the links that drop a filter. */
export const emptySearchTexts = {
  notHeld: {
    supreme: 'Our index has no decision of a supreme court.',
    appellate: 'Our index has no decision of an appellate court.',
    district: 'Our index has no decision of a district court.',
  } as Record<CourtFilter, string>,
  courtFilter: (court: CourtFilter) =>
    `The filter “Court: ${research.courts[court]}” leaves nothing.`,
  yearFilter: (from: number | undefined, to: number | undefined) =>
    `The filter “Years: ${from ?? '…'} to ${to ?? '…'}” leaves nothing.`,
  jurisdictionFilter: (name: string) => `The filter “Jurisdiction: ${name}” leaves nothing.`,
  together: 'The filters together leave nothing.',
  anyCourt: (total: number) => `Search all courts (${countCases(total)})`,
  anyYear: (total: number) => `Search all years (${countCases(total)})`,
  anyJurisdiction: (total: number) => `Search every jurisdiction (${countCases(total)})`,
  everywhere: (total: number) => `Search without filters (${countCases(total)})`,
};

/** Whether the reader still has the one free search: a visitor would get it with an account. */
export type FreeSearchState = 'with-account' | 'unused' | 'used';

const FREE_SEARCH_TEXTS: Record<FreeSearchState, string> = {
  'with-account': 'With an account, one search of these is free.',
  unused: 'You have one search of these free of charge.',
  used: 'You have used your one free search of these.',
};

export const formatFreeTierText = (state: FreeSearchState) =>
  `Dictionary and the first five cases are open to everyone. More cases, legal news and analysis come with every paid plan, motions with Premium and Ultimate. ${FREE_SEARCH_TEXTS[state]}`;

// The Legal News tab.
export const newsTexts = {
  title: 'Legal news',
  none: 'No news found',
  noneHint:
    'Nothing in our index of legal news matches. Check the spelling, or try fewer or other words.',
  noneInTrial:
    'No news found for these words, so your free search is still unused. Try other words, or another jurisdiction.',
  everywhere: 'Search every jurisdiction',
  shown: (count: number, total: number) =>
    total > count
      ? `${count} of ${formatNumber(total)} shown`
      : pluralize(count, { one: '# match', other: '# matches' }),
  seeAlso: 'See also:',
  trialNote: 'This was your one free search, with its first two results. A plan shows all of them.',
  tryTitle: 'Legal news comes with a plan.',
  tryText:
    'You have one advanced search free of charge. It shows the first two results for these words.',
  tryButton: 'Try Once Free',
  trying: 'Searching...',
  relatedCases: 'Related cases',
  newTab: '(opens in a new tab)',
  pages: 'Pages of news',
  earlier: 'Previous page',
  later: 'Next page',
  back: 'Back to the news search',

  analysis: 'Analysis',
  analyze: 'Write an analysis',
  analyzing: 'Writing and checking...',
  analyzeHint: (provider: string) =>
    `The item and passages of our library go to ${provider}; nothing about you does. Every sentence is checked before you see it.`,
  noProvider:
    'Analysis: no AI model is connected here, so none is written. Everything above is from the sources themselves.',
  analysisFailed:
    'The AI model did not answer. What the item says is above; please try again later.',
  analysisTooMany: 'You have asked for many analyses in a short time. Please try again later.',
  noItem: 'This news item is not there any more.',
  writtenBy: (model: string) =>
    `Written by an AI model (${model}) from the item and our library, and checked sentence by sentence. Not legal advice.`,
} as const;

export const saveButton = { save: 'Save Citation', done: 'Citation Saved' } as const;

// Saved citations.
export const savedTexts = {
  title: 'Saved citations',
  none: 'Nothing saved yet. Save Citation on a case keeps it here.',
  notLoaded: 'Your saved citations could not be loaded just now. Please try again in a moment.',
  keptHere: 'Kept in this tab until you close it. Sign in to keep citations in your account.',
  keptInAccount: 'Kept in your account until you remove them.',
  move: (n: number) =>
    pluralize(n, {
      one: 'Keep # citation of this tab in my account',
      other: 'Keep # citations of this tab in my account',
    }),
  note: 'Note',
  noteFor: (citation: string) => `Note: ${citation}`,
  addNoteTo: (citation: string) => `Add a note: ${citation}`,
  addNote: 'Add a note',
  saveNote: 'Save note',
  remove: 'Remove',
  removeWhich: (citation: string) => `Remove ${citation}`,
  exportAs: 'Export as',
  exportButton: 'Download',
  formats: { txt: 'Text', ris: 'RIS', bib: 'BibTeX', json: 'CSL-JSON', csv: 'CSV' },
  more: (n: number) => `${n} more in your account`,
  accountTitle: 'Saved items',
} as const;

// The Analysis and Motions tabs. Some have fixed wording, which tests compare verbatim.
export const workProductTexts = {
  label: { strategy: 'Enter case facts', motions: 'Enter motion details' },
  hint: {
    strategy:
      'Who did what, when, where, and what you lost. Leave out names and account numbers: they are not needed.',
    motions:
      'Who, what happened, when, and what you ask the court for. What you leave out becomes a marked blank.',
  },
  length: (n: number, max: number) => `${formatNumber(n)} of ${formatNumber(max)} characters`,
  atLeast: (min: number) => `At least ${min} characters.`,
  jurisdiction: 'Jurisdiction',
  caseType: 'Case type',
  civil: 'Civil',
  motionType: 'Motion',

  submit: { strategy: 'Analyze', motions: 'Draft motion' },
  submitting: { strategy: 'Analyzing...', motions: 'Drafting...' },
  memo: 'Write a both-sides memo',
  memoNeeds:
    'The both-sides memo (the best argument for, the best against, what decides it) comes with the Ultimate plan.',
  stop: 'Stop',
  clear: 'Clear',
  cleared: 'The form is empty, and nothing is stored in this browser.',
  kept: 'What you type and the result are stored in this browser tab only, until you close it or press Clear. Our server stores none of it unless you save the result.',
  keptWithoutScript: 'Our server stores none of what you type unless you save the result.',
  libraryOnly: 'Library only',
  sendsTo: (provider: string) =>
    `To write prose, what you type is sent to an AI provider: ${provider}. If you would rather not, tick “Library only”.`,
  noProvider:
    'No AI model is connected here: everything is assembled from our library and index. What you type does not leave this server.',

  failed: {
    analysis: 'Failed to analyze legal strategy',
    memo: 'Failed to write the memo',
    motion: 'Failed to generate motion',
  } as Record<WorkProduct, string>,
  stillThere: 'What you typed is still there. Please try again in a moment.',
  cutOff: 'The connection was lost before it was complete. Everything below was checked.',
  stopped: 'Stopped. Everything here was checked; the rest was not written.',
  stoppedEmpty: 'Stopped before anything was written.',

  signIn: 'Sign in',
  signInKept: 'What you typed stays in this browser tab.',
  signInCopy:
    'Copy your text first: without JavaScript this page cannot keep it while you sign in.',
  upgrade: 'Upgrade Now',
  tryTitle: 'Once, for free.',
  tryText:
    'One advanced search (news, analysis or motion) is free for every account. If nothing is found, it stays unused.',
  tryButton: 'Try Once Free',
  trialNote:
    'This was your one free advanced search. Copy it, download it or save it: it is yours.',

  working: {
    analysis: 'Reading your facts against the library',
    memo: 'Arguing both sides',
    motion: 'Putting the motion together',
  } as Record<WorkProduct, string>,
  writingOn: 'Writing; each sentence is checked before you see it',
  title: { analysis: 'Analysis', memo: 'Both-sides memo', motion: 'Motion' } as Record<
    WorkProduct,
    string
  >,
  motionTitle: (blanks: number) =>
    pluralize(blanks, {
      0: 'Motion',
      one: 'Motion, # blank left',
      other: 'Motion, # blanks left',
    }),
  begun: 'Reading what you wrote. This can take some seconds.',
  progress: (issues: number) =>
    pluralize(issues, {
      one: '# issue found. Still writing.',
      other: '# issues found. Still writing.',
    }),
  progressMotion: 'The draft is there. Still writing.',
  done: {
    analysis: 'The analysis is complete.',
    memo: 'The memo is complete.',
    motion: 'The motion is complete.',
  } as Record<WorkProduct, string>,

  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. You can download it instead.',
  print: 'Print',
  download: { text: 'Text', docx: 'Word', pdf: 'PDF' },
  downloads: 'Download as',
  save: 'Save to my account',
  saving: 'Saving...',
  saveName: 'Name it',
  saveHint:
    'Saved with what you typed, until you delete it. Choose a name that gives nothing away.',
  savedNow: 'Saved.',
  openSaved: 'Your saved results',
  signInToSave: 'Sign in to save results to your account.',
} as const;

/** Fields of the Motions tab. */
export const motionFormTexts = {
  courtSystem: 'Which court hears the case?',
  courtSystems: { federal: 'Federal court', state: 'State court' },
  courtSystemHints: {
    federal: 'United States District Court',
    state: 'Its own rules count, and we leave named blanks for them',
  },
  claim: 'What is the claim?',
  claimHint:
    'In your own words, such as “a fall in a store” or “unpaid loan”. We show the nearest three before anything is drafted.',
  optional: '(optional)',
  whichClaim: 'Which of these is it?',
  otherClaim: 'Another claim',
  otherClaimHint:
    'Nothing of ours is argued. The draft has blanks for its elements and authorities.',
  asked: (n: number) => `Which claim is it? ${n} choices. Choose one and press Draft motion again.`,
  parties: 'Parties',
  captionTitle: 'Court, case number, judge, hearing (optional)',
  captionHint: 'The heading of the court paper. What you leave empty becomes a marked blank.',
  caption: {
    court: 'Court',
    district: 'District or division',
    plaintiff: 'Plaintiff',
    defendant: 'Defendant',
    caseNumber: 'Case number',
    judge: 'Judge',
    hearingDate: 'Hearing date',
  } as Record<CaptionField, string>,
  movingParty: 'Who makes the motion',
  notChosen: 'Not chosen',
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
} as const;

export const savedResultTexts = {
  title: 'Saved analyses and motions',
  lead: 'Analyses, memos and motions that you saved, newest first.',
  none: 'Nothing saved yet. “Save to my account” below an analysis or a motion keeps it here.',
  notLoaded: 'Your saved results could not be loaded just now. Please try again in a moment.',
  back: 'All saved results',
  research: 'To research',
  kind: { analysis: 'Analysis', memo: 'Both-sides memo', motion: 'Motion' } as Record<
    WorkProduct,
    string
  >,
  savedOn: (date: string) => `saved on ${date}`,
  asOf: (date: string) => `As it was on ${date}. The law may have changed since.`,
  remove: 'Delete',
  removeWhich: (title: string) => `Delete “${title}”`,
} as const;
