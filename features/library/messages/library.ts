// Texts of the library's items on whatever page.
export const resetFilters = 'Reset Filters';
export const urgent = 'When it cannot wait';
export const whoCanHelp = 'Who can help me';
export const serves = (counties: string[]) => `Serves ${counties.join(', ')}.`;
export const visitResource = 'Visit Resource';
export const ourPage = 'Read it here';
export const newTab = '(opens in a new tab)';
export const edited =
  'Edited since its facts were last compared with official lists, and not compared again yet.';
export const notConfirmed = 'Address not confirmed against an official list';
export const sources = 'Sources';
export const checked = (date: string) => `Checked ${date}`;
export const notReviewed = 'Not reviewed by an attorney';
export const reviewed = 'Reviewed by an attorney';
export const stale =
  'This was last checked more than twelve months ago. Please confirm it with an official source before relying on it.';
export const quickExit = 'Quick exit';
export const quickExitHint =
  'Opens a weather page and clears this one, with what this site stored in your browser';
export const more = (n: number) => `Show ${n} more`;
