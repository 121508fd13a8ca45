// What case cards and case pages say alike. What only a page says is in page-messages.ts, so that a list of cards is spared it.
export const caseLaw = {
  inIndex: 'In our index',
  holdings: 'Holdings, in plain words',
  keyPoints: 'Key points',
  implications: 'What it means for a reader',
  related: 'Related cases',
  passages: 'Best passages',
  openCase: 'Open the case',
  noSummary: 'We hold this decision without a summary of ours. Its best passages stand below; the case page has the rest.',
  overruledTag: 'Overruled',
  limitedTag: 'Limited',
  overruled: 'This case has been overruled.',
  limited: 'Part of this case is no longer the law.',
  overruledBy: 'Overruled by',
  limitedBy: 'Limited by',
  overruledHint: 'It is kept here because people still meet it. It should not be relied on as it stands.',
  notConfirmed: 'The citation of this case has not been confirmed against a reference list. Please look it up in an official report.',
} as const;
