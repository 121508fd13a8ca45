// Texts of the pages that list the law.
const formatCount = (count: number) => count.toLocaleString('en-US');

export const lawList = {
  title: 'The law itself',
  lead: 'Statutes by their number, each with its heading, its date and what cites it here.',
  allLaw: 'The law',
  code: 'United States Code',
  codeAsOf: (sections: number, titles: number, date: string, point: string) =>
    `${formatCount(sections)} sections in ${titles} titles, as of ${date} (release point ${point}).`,
  titleAsOf: (sections: number, date: string, point: string) =>
    `${formatCount(sections)} sections, as of ${date} (release point ${point}).`,
  textOf: (sections: number, date: string) =>
    `The text of ${formatCount(sections)} sections is here, as of ${date}.`,
  noText: 'The texts are not held here: each section has a link to the official one.',
  sections: (count: number) => `${formatCount(count)} ${count === 1 ? 'section' : 'sections'}`,
  withText: (count: number) => `${formatCount(count)} with text`,
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
      : `${formatCount(count)} ${count === 1 ? 'section matches' : 'sections match'} “${query}”.`,
  firstOf: (count: number) => `The first ${formatCount(count)} are listed.`,
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
