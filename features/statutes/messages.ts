// Texts of statutes: their pages, search, import, and what changed.
import { formatPartialDate } from '#lib/dates.ts';
import { formatNumber, pluralize } from '#lib/language/format.ts';
import type { LawCounts } from './import/law-counts.ts';
import type { CitingKind } from './page/citing-content.ts';
import type { WordChange } from './stale/describe-change.server.ts';
import type { StaleItem, StaleSection } from './stale/find-stale.server.ts';
import type { StatuteChange } from './store/statute-change.ts';

// The import of statutes.
const KINDS = { added: 'new', changed: 'changed', gone: 'no longer there' };

export const lawImportMessages = {
  asking: (url: string) => `Asking ${url} for the current release point`,
  downloading: (bytes: number) => `${formatNumber(Math.round(bytes / 1e6))} MB`,
  downloaded: (release: string, path: string) => `Release point ${release}: ${path}`,
  badDate: (date: string) => `"${date}" is no date: a day, month or year, such as 2026-07.`,
  badRelease: (name: string) => `"${name}" is no name of a release, such as 119-100.`,
  badJurisdiction: (name: string) => `"${name}" is neither "us" nor the two letters of a state.`,
  progress: ({ sections, added, changed }: LawCounts) =>
    `${formatNumber(sections)} sections, ${formatNumber(added)} new, ${formatNumber(changed)} changed`,
  done: ({ sections, added, changed, unchanged, gone }: LawCounts) =>
    `Done: ${formatNumber(sections)} sections read. ${formatNumber(added)} new, ${formatNumber(changed)} changed, ${formatNumber(unchanged)} unchanged, ${formatNumber(gone)} no longer there.`,
  changesHeading: 'Against the release before:',
  change: ({ kind, citation, heading }: StatuteChange) =>
    `  ${KINDS[kind]}: ${citation} ${heading}`.trimEnd(),
  moreChanges: (count: number) => `  … and ${formatNumber(count)} more`,
  changesFile: (path: string) => `All of them: ${path}`,
};

// The pages that list the law.
export const lawList = {
  title: 'The law itself',
  lead: 'Statutes by their number, each with its heading, its date and what cites it here.',
  allLaw: 'The law',
  code: 'United States Code',
  codeAsOf: (sections: number, titles: number, date: string, point: string) =>
    `${formatNumber(sections)} sections in ${titles} titles, as of ${date} (release point ${point}).`,
  titleAsOf: (sections: number, date: string, point: string) =>
    `${formatNumber(sections)} sections, as of ${date} (release point ${point}).`,
  textOf: (sections: number, date: string) =>
    `The text of ${formatNumber(sections)} sections is here, as of ${date}.`,
  noText: 'The texts are not held here: each section has a link to the official one.',
  sections: (count: number) => pluralize(count, { one: '# section', other: '# sections' }),
  withText: (count: number) => `${formatNumber(count)} with text`,
  states: 'States',
  noStates: 'No state’s code is held here yet.',
  titleNumber: (title: string) => `Title ${title}`,
  find: 'Find in this title',
  findInState: 'Find in this code',
  findHint: 'A number or words of a heading',
  button: 'Find',
  matches: (count: number, query: string) =>
    count === 0
      ? `Nothing here matches “${query}”.`
      : `${pluralize(count, { one: '# section matches', other: '# sections match' })} “${query}”.`,
  firstOf: (count: number) => `The first ${formatNumber(count)} are listed.`,
  noMatchHint:
    'Check the spelling, or try one word of the heading. Headings are searched here, not texts.',
  clear: 'Show all sections',
  ranges: 'Parts of this list',
  previous: 'Earlier sections',
  next: 'Later sections',
  removed: 'no longer in the code',
  unavailable: 'What was imported could not be read just now. The built-in list is shown.',
  notFound: 'No such code',
} as const;

// The page of a section.
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
    pluralize(count, {
      one: 'One paragraph is the same',
      other: '# paragraphs are the same',
    }),
  before: 'Before',
  after: 'After',
  nothing: 'Not in this text',
  closeComparison: 'Back to the text',
} as const;

export const citingKinds: Record<CitingKind, string> = {
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
};

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

// The search for statutes.
export const statuteTexts = {
  federal: 'Federal (U.S. Code)',
  jurisdiction: 'Jurisdiction',
  anyJurisdiction: 'All we have',
  title: 'Title of the U.S. Code',
  anyTitle: 'All titles',
  titleOption: (title: string) => `Title ${title}`,
  found: 'Statutes',
  shown: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  none: 'No statute found',
  noneHint: 'Nothing matches. Check the number, or say in other words what it is about.',
  everywhere: 'Search all statutes',
  headingsOnly:
    'Searched by the headings of the U.S. Code and how people ask for its sections. The texts are not held here.',
  wordsOnly:
    'The search by meaning was too busy just now, so these results match your words alone. Search again to see all results.',
  noAdvice: 'Which section applies to you depends on the facts, and a state may have its own law.',
  pages: 'Pages of statutes',
  earlier: 'Previous ten',
  later: 'Next ten',
} as const;

// What the operator reads about law that changed: the command's lines and the mail.
const count = (n: number, word: string) => pluralize(n, { one: `# ${word}`, other: `# ${word}s` });

export const staleTexts = {
  none: (recorded: number) =>
    `Nothing is stale: of ${count(recorded, 'recorded section')} none has another text in the database.`,
  summary: (sections: number, items: number) =>
    `${count(sections, 'section')} changed; ${count(items, 'item')} of the library rest on them.`,
  section: ({ key, heading, recorded, date, removed }: StaleSection) =>
    removed
      ? `${key}  ${heading}\n  no longer in the code as of ${formatPartialDate(date)} (checked as of ${formatPartialDate(recorded.date)})`
      : `${key}  ${heading}\n  changed as of ${formatPartialDate(date)} (checked as of ${formatPartialDate(recorded.date)})`,
  change: ({ before, after }: WordChange) => `  - ${before}\n  + ${after}`,
  earlierNotStored: '  the earlier text is not in the database, so the change cannot be shown',
  item: ({ id, title }: Pick<StaleItem, 'id' | 'title'>) => `    ${id}  ${title}`,
  next: 'Check each item against the new text, set its checkedOn, then run: npm run content -- hash-statutes SECTION…',
  mailSubject: (site: string, sections: number) =>
    `${site}: ${count(sections, 'statute')} that content rests on changed`,
  mailText: (sections: StaleSection[], items: StaleItem[], address: string) =>
    [
      `The last import of law changed ${count(sections.length, 'section')} that ${count(items.length, 'item')} of the library rest on.`,
      `Their pages show a dated notice until they are checked. "npm run content -- stale" lists all of them with the words that changed.`,
      ...sections.slice(0, MAX_MAILED_SECTIONS).map((section) => {
        const resting = items
          .filter(({ changed }) => changed.includes(section))
          .map(({ id }) => id);
        return `${section.key} (${section.removed ? 'no longer in the code' : 'changed'}, ${formatPartialDate(section.date)}): ${resting.slice(0, 8).join(', ')}${resting.length > 8 ? ', …' : ''}`;
      }),
      ...(sections.length > MAX_MAILED_SECTIONS
        ? [`and ${sections.length - MAX_MAILED_SECTIONS} more`]
        : []),
      address,
    ].join('\n\n'),
};

const MAX_MAILED_SECTIONS = 40;

export const vectorTexts = {
  stopping: 'Stopping after this batch.',
  progress: (done: number, total: number, minutes: number) =>
    `${done} of ${total} sections, about ${Math.ceil(minutes)} minutes left`,
  done: (done: number, total: number) =>
    done < total
      ? `${done} of ${total} sections got a vector. Run npm run law-vectors again to go on.`
      : `${done} sections got a vector. Search by meaning reads them within a minute.`,
} as const;
