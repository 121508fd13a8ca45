// The box about the reader's state.

export const title = (state: string) => `In ${state}`;
export const legalAid = 'Free legal aid';
export const court = 'Court';
export const law = 'What the law there says';

export const serves = (counties: string[]) =>
  `Serves ${counties.length > 6 ? `${counties.length} counties` : counties.join(', ')}.`;

export const notRead = (titles: string[]) => `Not read by us yet: ${titles.join('; ')}.`;

export const noRules = (state: string) =>
  `We hold no rule of ${state} on this subject. The general text applies only as far as it says so.`;

export const whoCanHelp = 'Who can help me';
export const allLaw = (state: string) => `The law in ${state}`;
export const choose = 'Choose your state';
export const chooseLead = 'To see its legal aid, its court and its rules here.';
export const chooseState = 'Choose state';
export const show = 'Show';
