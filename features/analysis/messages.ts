// Texts of the analysis and the memo. They contain no statements of law.
const list = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

export const analysisTexts = {
  /** Fixed wording; tests compare it verbatim. */
  failed: 'Failed to analyze legal strategy',
  emptyReply: 'Failed to generate analysis',

  noFacts: 'Tell us what happened first.',
  tooShort:
    'Please tell us a little more: who did what, when, and what you lost. Two or three sentences are enough to begin with, at least 20 characters.',
  tooLong:
    'Please shorten this to 8,000 characters. What happened, when, and what you lost matters most.',
  tooMany: 'You have asked for many analyses in a short time. Please try again later.',
  stopped: 'Stopped before anything was written.',
  nothingInTrial:
    'We found no claim of our library in this, so your free search is still unused. Try other words: who did what, when, and what you lost.',

  facts: 'What you told us',

  noProvider:
    'No AI model is connected here. This is assembled from our library and our index of cases, with their sources.',
  libraryOnly:
    'As you chose, nothing was sent to an AI model. This is assembled from our library and our index of cases.',
  providerFailed:
    'The AI model did not answer. This comes from our library and our index of cases instead.',
  brokeOff:
    'The AI model stopped early. What it wrote was checked; all other sections are from our library.',
  budgetSpent:
    'The AI model has reached its limit for today. This comes from our library and our index of cases.',
  empty: (kind: string) =>
    `${kind}. The AI model sent nothing. This comes from our library and our index of cases instead.`,
  notChecked:
    'We could not check this sentence just now. Please look at the sources before you rely on it.',
  notTold: 'We do not find this in what you told us.',

  general: (claims: string[]) =>
    `No state is chosen. ${list.format(claims)} ${claims.length > 1 ? 'are' : 'is'} decided by state law, at least in part: elements, deadlines and damages differ from state to state. Choose a state to see what we hold for it.`,
  state: (state: string, claims: string[]) =>
    `${list.format(claims)} ${claims.length > 1 ? 'are' : 'is'} decided by state law, at least in part. This is the general rule. Before you rely on it, look up the statute, the deadline and the leading decisions of ${state}. Examples from other states do not bind its courts.`,
  federal:
    'This is based on federal law, which is the same in every state. States may add their own rights.',
  nothingFound:
    'We found no claim of our library in this. That says nothing about whether you have one. Try other words: who did what, when, and what you lost. A person may help more: these places are a start.',
  notCivil:
    'Part of this sounds like a criminal matter. This analysis is about civil claims only. If you were arrested or charged, talk to a defense lawyer before you tell anyone else what happened.',
} as const;

/** Texts of the memo that the library writes without a model. */
export const memoTexts = {
  failed: 'Failed to write the memo',
  emptyReply: 'Failed to write the memo',
  youSay: (fact: string) => `You say: “${fact}”`,
  stillOpen: (ask: string) => `Still open: ${ask}`,
} as const;
