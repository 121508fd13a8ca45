// Texts of the page of a section.
const formatCount = (count: number) => count.toLocaleString('en-US');

export const lawPage = {
  allLaw: 'The law',
  print: 'Print this section',
  contents: 'On this page',
  text: 'Text',
  official: 'Read it at the source',
  newTab: '(opens in a new tab)',
  paragraphLink: (path: string, number: number) =>
    `Link to ${path ? path.replace(/([^/]+)\/?/g, '($1)') : `paragraph ${number}`}`,
  linkCopied: (label: string) => `Copied: ${label}`,
  linkCopyFailed: 'The address of the paragraph is now in the address bar.',
  asOf: (date: string, release: string) =>
    `As of ${date}${release ? ` (release point ${release})` : ''}`,
  officialAt: 'Official text:',
  readFrom: 'Read from',
  inCode: (date: string, point: string) =>
    `In the U.S. Code as of ${date} (release point ${point}).`,
  showNewest: 'Show the newest text',
  secondSection: (number: number) =>
    `The Code has more than one section of this number. This is number ${number}.`,
  facts: 'About this section',
  status: 'Status',
  inForce: 'In force',
  noLonger: 'No longer in the code',
  release: 'As of',
  partOf: 'Part of',
  cite: 'Cite this section',
  defined: 'Defined here',
  neighbors: 'Sections beside it',
  nearest: 'The nearest sections',
  versions: 'Versions',
  versionSpan: (from: string, to: string) => (from === to ? `As of ${from}` : `${from} to ${to}`),
  newest: 'newest',
  read: 'Read it',
  compare: 'What changed since',
  inDecisions: 'Decisions that cite it',
  noDecision: 'No decision in our index cites it yet.',
  inLibrary: 'What rests on it here',
  notFoundTitle: 'Section not found',
} as const;

// What only the server writes is not in the object above, so that it does not reach the browser.
export const versionComparison = {
  compareTitle: (from: string, to: string) => `What changed between ${from} and ${to}`,
  tooLong: 'These two texts are too long to be compared here.',
  onlyHeading: 'The words are the same.',
  sameParagraphs: (count: number) =>
    count === 1 ? 'One paragraph is the same' : `${formatCount(count)} paragraphs are the same`,
  before: 'Before',
  after: 'After',
  nothing: 'Not in this text',
  closeComparison: 'Back to the text',
} as const;

export const citingKinds = {
  faq: 'Question',
  guide: 'Guide',
  topic: 'Topic',
  term: 'Word',
  rule: 'State rule',
  document: 'Document',
  claim: 'Claim',
  deadline: 'Deadline',
  motion: 'Motion',
  case: 'Case',
} as const;

export const missingSection = {
  notFound: (cite: string) => `${cite} is not here`,
  notInList: (date: string, point: string) =>
    `It is not in the U.S. Code as of ${date} (release point ${point}). It may have been repealed or renumbered, be newer than our list, or never have existed.`,
  notStoredState:
    'We hold no text at this address. It may have been repealed or renumbered, be newer than what we hold, or never have existed.',
  noSuchTitle: (title: string) => `The U.S. Code has no title ${title} with sections.`,
} as const;

export const sectionNotices = {
  notStored: 'The text is not held here',
  notStoredHint:
    'This installation has the list of the U.S. Code, not its words. The official text is one click away; whoever runs this site can import it.',
  readOfficial: (label: string) => `Read the official text at ${label}`,
  removed:
    'The newest release that we read no longer has this section. It may have been repealed or renumbered. The last text is shown.',
  earlier: (date: string) => `This is an earlier text, as of ${date}. It may no longer be the law.`,
  partial:
    'Some parts of this page could not be loaded just now: the text and what cites it. Please try again in a moment.',
} as const;
