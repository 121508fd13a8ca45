// Texts of the analysis and the memo. They contain no statements of law.
import { formatList, pluralize } from '#lib/language/format.ts';

/** Fixed wording; tests compare it verbatim. */
export const failed = 'Failed to analyze legal strategy';

export const emptyReply = 'Failed to generate analysis';
export const noFacts = 'Tell us what happened first.';
export const tooShort =
  'Please tell us a little more: who did what, when, and what you lost. Two or three sentences are enough to begin with, at least 20 characters.';
export const tooLong =
  'Please shorten this to 8,000 characters. What happened, when, and what you lost matters most.';
export const tooMany = 'You have asked for many analyses in a short time. Please try again later.';
export const stopped = 'Stopped before anything was written.';
export const nothingInTrial =
  'We found no claim of our library in this, so your free search is still unused. Try other words: who did what, when, and what you lost.';
export const facts = 'What you told us';
export const noProvider =
  'No AI model is connected here. This is assembled from our library and our index of cases, with their sources.';
export const libraryOnly =
  'As you chose, nothing was sent to an AI model. This is assembled from our library and our index of cases.';
export const providerFailed =
  'The AI model did not answer. This comes from our library and our index of cases instead.';
export const brokeOff =
  'The AI model stopped early. What it wrote was checked; all other sections are from our library.';
export const budgetSpent =
  'The AI model has reached its limit for today. This comes from our library and our index of cases.';

export const empty = (kind: string) =>
  `${kind}. The AI model sent nothing. This comes from our library and our index of cases instead.`;

export const notChecked =
  'We could not check this sentence just now. Please look at the sources before you rely on it.';
export const notTold = 'We do not find this in what you told us.';

export const general = (claims: string[]) =>
  `No state is chosen. ${formatList(claims)} ${pluralize(claims.length, { one: 'is', other: 'are' })} decided by state law, at least in part: elements, deadlines and damages differ from state to state. Choose a state to see what we hold for it.`;

export const state = (state: string, claims: string[]) =>
  `${formatList(claims)} ${pluralize(claims.length, { one: 'is', other: 'are' })} decided by state law, at least in part. This is the general rule. Before you rely on it, look up the statute, the deadline and the leading decisions of ${state}. Examples from other states do not bind its courts.`;

export const federal =
  'This is based on federal law, which is the same in every state. States may add their own rights.';
export const nothingFound =
  'We found no claim of our library in this. That says nothing about whether you have one. Try other words: who did what, when, and what you lost. A person may help more: these places are a start.';
export const notCivil =
  'Part of this sounds like a criminal matter. This analysis is about civil claims only. If you were arrested or charged, talk to a defense lawyer before you tell anyone else what happened.';
