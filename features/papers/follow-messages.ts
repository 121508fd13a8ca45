// The sentences about what follows from a paper: deadlines, and questions to raise. Information,
// not advice: each question names what to compare.
export const followTexts = {
  inPaper: 'The paper names this day.',
  unsureInPaper:
    'The paper names this day, but its words do not say clearly what it is for. Read the sentence around it.',
  countedFromPaper: (days: number) =>
    `The paper gives ${days} ${days === 1 ? 'day' : 'days'}. It is counted here the way federal courts count; your court or agency may count otherwise, so use the earlier day and ask the clerk.`,
  needs: {
    service: 'We need the day you were served or got the paper by hand, posting or mail.',
    receipt: 'We need the day you got the paper.',
    mailing: 'We need the day the paper was mailed.',
    'date-of-paper': 'We need the date on the paper.',
    judgment: 'We need the day the judgment was entered.',
    other:
      'The paper does not say clearly from which day this runs. Ask the court or office that sent it.',
  },
  needsState: 'Choose the state to see whether its law sets a time.',
  noStateRule: (state: string) =>
    `We have not read a rule of ${state} that can be counted here. Ask the court clerk or legal aid.`,
  shortNotice: (days: number, sentence: string, cite: string) =>
    `The paper seems to give ${days} ${days === 1 ? 'day' : 'days'}. Compare: ${sentence} (${cite}) Ask legal aid whether the notice is too short.`,
  oldDebt: (date: string, sentence: string, cite: string) =>
    `The paper names ${date}, which may be when the debt became overdue. Compare: ${sentence} (${cite}) Ask whether the debt is too old to sue on, before you pay or promise anything.`,
  noSuchLaw: (cite: string) =>
    `It cites "${cite}". We could not find that this law exists. Ask the sender which law is meant.`,
} as const;
