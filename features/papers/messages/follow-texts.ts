// What follows from a paper: deadlines, and questions to raise. Information, not advice: each
// question names what to compare.
import { countDays } from './tables.ts';

export const inPaper = 'The paper names this day.';
export const unsureInPaper =
  'The paper names this day, but its words do not say clearly what it is for. Read the sentence around it.';

export const needs = {
  service: 'We need the day you were served or got the paper by hand, posting or mail.',
  receipt: 'We need the day you got the paper.',
  mailing: 'We need the day the paper was mailed.',
  'date-of-paper': 'We need the date on the paper.',
  judgment: 'We need the day the judgment was entered.',
  hearing: 'We need the day of the hearing.',
  publication: 'We need the day the notice was first published.',
  other:
    'The paper does not say clearly from which day this runs. Give the day you got it, and we count from that; ask the court or office that sent it whether that is right.',
} as const;

/** `event`: in the paper's words. */
export const needsEvent = (event: string) =>
  `It runs from what the paper calls “${event}”. We need that day; if it has not come yet, write it down when it does.`;

export const needsState = 'Choose the state to see whether its law sets a time.';

export const noStateRule = (state: string) =>
  `We have not read a rule of ${state} that can be counted here. Ask the court clerk or legal aid.`;

export const shortNotice = (days: number, sentence: string, cite: string) =>
  `The paper seems to give ${countDays(days)}. Compare: ${sentence} (${cite}) Ask legal aid whether the notice is too short.`;

export const oldDebt = (date: string, sentence: string, cite: string) =>
  `The paper names ${date}, which may be when the debt became overdue. Compare: ${sentence} (${cite}) Ask whether the debt is too old to sue on, before you pay or promise anything.`;

export const noSuchLaw = (cite: string) =>
  `It cites "${cite}". We could not find that this law exists. Ask the sender which law is meant.`;
