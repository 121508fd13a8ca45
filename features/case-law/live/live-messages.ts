// Texts for cases that come from CourtListener.
export const liveCases = {
  title: 'From CourtListener',
  hint: 'Not in our index. Each opens at CourtListener, in a new tab.',
  none: 'CourtListener has no further case for these words.',
  unavailable: 'CourtListener could not be asked just now.',
  open: 'Read at CourtListener',
  newTab: '(opens in a new tab)',
} as const;
