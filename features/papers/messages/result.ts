export const title = 'What we read';
export const looksLike = 'This looks like';
export const youPicked = 'You picked';
export const unsure = 'We are not sure. It may be';
export const none = 'This is none of the papers that we know';
export const noneText =
  'That is an answer too: it may still matter. Look for a date to act by and for who sent it, and show it to someone who can help.';
export const cannotTell = 'We are not sure what this is';
export const cannotTellText =
  'It has words of more than one paper that we know, or too few of any. Pick what it is below, or say that it is none of these.';
export const otherKind = 'Not right? Pick what it is';
export const pickKind = 'Pick what it is';
export const noneOfThese = 'None of these';
export const change = 'Use this kind';
export const ignored = 'If nothing is done';
export const scam = 'This may be a scam';
export const scamText =
  'Do not pay and do not call the number on it. Look up the court or office yourself and ask there.';
export const by = 'By when';
export const steps = 'Step by step';
export const noDeadline =
  'We found no date to act by. That does not mean that there is none: read the paper for “within … days”, or call the court or office.';
export const checkDate =
  'Courts and states count in their own ways. Check the last day with the clerk or a lawyer, and act early.';
export const again = 'Read another paper, or change this one';
export const passed = {
  yes: 'This day has passed. Call the court or legal aid today: sometimes it can still be put right.',
  likely:
    'This day has likely passed, unless you got the paper later than we counted. Still act: call the court or the office today, ask whether anything was decided, and ask legal aid how to act late.',
  perhaps:
    'This day is before today. It may still be open: weekends, holidays or mail can make it later. Call the court or legal aid today.',
} as const;
export const chooseState = 'Choose the state';
export const correct = 'Correct what we read';
export const calendar = 'Add to my calendar';
export const questions = 'Questions to raise';
export const questionsLead =
  'These are questions for the clerk, legal aid or a lawyer, not advice.';
export const stages = 'Where you are';
export const here = 'You are here';
export const next = 'What people do next';
export const guides = 'Step-by-step guides';
export const faqs = 'Questions people ask';
export const rules = 'The law of each state';
export const documents = 'Documents that answer it';
export const agreements = 'If both sides agree';
export const agreementsNote =
  'This writes down what both sides agreed. It does not answer the paper: the day to act by stays until the case is ended in writing.';

export const place = {
  read: (state: string) => `We read ${state}.`,
  chosen: (state: string) => `You chose ${state}.`,
  other: (state: string) => `The paper names ${state}.`,
  none: 'We read no state on it.',
  change: 'Change',
  choose: 'Choose the state',
  use: 'Use this state',
  anyState: 'I do not know',
} as const;

export const openFilled = (title: string) => `${title}, filled in`;
export const filledHint = 'What was read is put into the form: check each of it, and add the rest.';
export const help = 'Who can help';
export const findHelp = 'Who can help me near here';
export const checks = 'Check on the paper';
export const stands = 'What stands in it';
export const standsHint =
  'Correct what is wrong, and say what each unclear date is. Then count again. A day that you give counts before what we read.';
export const ownDay = 'A day that you know';
export const role = 'What is it?';
export const pickRole = 'Please pick';
export const recount = 'Use these and count again';
export const foundCut =
  'There is more in this paper than we show: at most 500 dates are read, the first 500 finds are marked in the text, and the first 200 can be corrected here.';
export const marked = 'The text, marked';
export const newTab = '(opens in a new tab)';
export const sources = 'Sources';
export const checkedOn = (date: string) => `Checked ${date}. Not yet reviewed by an attorney.`;
