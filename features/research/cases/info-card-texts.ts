// Texts of the six info cards; the server fills in the counts.
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
    `${about ? 'about ' : ''}${n.toLocaleString('en-US')} ${n === 1 ? 'case' : 'cases'}`,
  /** Of the entries of `STATES`, with the District of Columbia. */
  stateCount: (n: number) =>
    n === 51 ? 'all 50 states and Washington, D.C.' : `${n} states and districts`,
  courtCount: (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'court' : 'courts'}`,
} as const;
