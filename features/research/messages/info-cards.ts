// The six info cards; the server fills in the counts.
import { pluralize } from '#lib/language/format.ts';

export const dictionary = {
  title: 'Legal dictionary',
  text: (n: string) => `${n} terms in everyday words, with where they come from.`,
} as const;

export const cases = {
  title: 'Case law database',
  text: (caseCountText: string, builtIn: string, allBuiltIn: boolean) =>
    `${caseCountText}, by words, name or number${allBuiltIn ? ', each' : `. ${builtIn} of them`} explained in plain words.`,
} as const;

export const news = {
  title: 'News tracker',
  text: (topics: string) =>
    `Legal news from official sources, by words and place, and sorted by ${topics} topics.`,
} as const;

export const strategy = {
  title: 'Strategic analysis',
  text: 'Your facts against the elements of each claim, with authorities for and against.',
} as const;

export const motions = {
  title: 'Motion strategy',
  text: 'A draft to fill in that cites only checked law, for five kinds of motion.',
} as const;

export const coverage = {
  title: 'Jurisdiction coverage',
  text: (courts: string, states: string) =>
    `Decisions of ${courts}. Local legal help listed for ${states}${states.endsWith('.') ? '' : '.'}`,
} as const;

export const caseCount = (n: number, about: boolean) =>
  `${about ? 'about ' : ''}${pluralize(n, { one: '# case', other: '# cases' })}`;

/** Of the entries of `STATES`, with the District of Columbia. */
export const stateCount = (n: number) =>
  n === 51 ? 'all 50 states and Washington, D.C.' : `${n} states and districts`;

export const courtCount = (n: number) => pluralize(n, { one: '# court', other: '# courts' });
