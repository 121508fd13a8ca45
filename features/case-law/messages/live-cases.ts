// Cases that come from CourtListener.

export const title = 'From CourtListener';
export const hint = 'Not in our index. Each opens at CourtListener, in a new tab.';
export const none = 'CourtListener has no further case for these words.';
export const unavailable = 'CourtListener could not be asked just now.';
export const open = 'Read at CourtListener';
export const newTab = '(opens in a new tab)';
