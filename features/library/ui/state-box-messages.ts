// Texts of the box about the reader's state.
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
