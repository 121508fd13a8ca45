// Texts shared by case cards and case pages. Texts for pages only are in page-messages.ts, so that
// a list of cards does not load them.
export const caseLaw = {
  inIndex: 'In our index',
  holdings: 'Holdings, in plain words',
  keyPoints: 'Key points',
  implications: 'What it means for a reader',
  related: 'Related cases',
  passages: 'Best passages',
  openCase: 'Open the case',
  noSummary:
    'We have this decision without a summary of our own. Its best passages are below; the case page has the rest.',
  overruledTag: 'Overruled',
  supersededTag: 'Superseded',
  limitedTag: 'Limited',
  overruled: 'This case has been overruled.',
  superseded: 'A statute has replaced the rule of this case.',
  limited: 'Part of this case is no longer the law.',
  overruledBy: 'Overruled by',
  supersededBy: 'Superseded by',
  limitedBy: 'Limited by',
  noLongerLawHint:
    'It is here because people still come across it. Do not rely on it as current law.',
  notConfirmed:
    'The citation of this case has not been confirmed against a reference list. Please look it up in an official report.',
} as const;
