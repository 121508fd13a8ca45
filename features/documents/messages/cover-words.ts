// The words of the cover sheet, which is for the person who fills in a document.
import { formatList } from '#lib/language/format.ts';

export const stepsTitle = (title: string) => `Steps: ${title}`;
export const heading = 'Cover sheet: notes for you, not part of the document';
export const takeOff =
  'Keep this sheet, and take it off before anyone signs or gets the document. It is information, not legal advice.';
export const check = (caution: string) => `Check this first: ${caution}`;
export const courtHeading = 'Read this first: it is for you, not for the court';
export const notForTheCourt =
  'File only the pages after this sheet. This is information, not legal advice; no lawyer has looked at your case. Call legal aid today if you can.';
export const noPaper =
  'These are steps, and no paper to file: we do not write this paper where the court wants its own form or another kind of answer, or where we have not read what it wants. This is information, not legal advice. Call legal aid today if you can.';
export const dayHeading = 'The day to file';
export const printedDay = (day: string) => `Your papers name ${day}.`;
export const ruleSays = (state: string, text: string) =>
  `The rule that we read for ${state}: ${text}`;
export const noRule = (state: string | undefined) =>
  state
    ? `We have no rule for ${state} that was compared with the law, so we give no number of days.`
    : 'Choose your state at the top of the page to see how long its courts give you.';
export const counted = (served: string, last: string) =>
  `Counted from ${served}, when you say that you were served, the last day by the rule below is ${last}. File earlier.`;
export const summonsFirst =
  'The day or the number of days on your own summons comes first. If it names none, call the clerk today. If the day has passed, file today all the same and ask the clerk and legal aid how to ask for more time.';
export const askClerk = 'ask the court clerk';
export const yourState = 'your state';
export const chooseState =
  'No state is chosen. Choose yours at the top of the page: what the court wants differs from state to state. Until then ask the clerk today: is there an answer form, must the answer be in writing, and what does it cost?';
export const ownForm = (state: string) => `The court’s own form in ${state}`;
export const withForm = (text: string, title: string, url: string) => `${text} ${title}: ${url}`;
export const readOn = (sources: string[], day: string) => `${formatList(sources)}; read ${day}`;
export const swornHeading = 'The complaint is sworn to';
export const swornUnread =
  'A general denial may not do against a complaint that was signed under oath (“verified”): you may have to answer each paragraph, and to swear to your answer. Ask the clerk or legal aid before you file.';
export const boxesMean = (label: string) => `What each box means (${label})`;
export const means = (text: string) => `What it means: ${text}`;
