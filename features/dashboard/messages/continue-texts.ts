// The home page about a member's work.

export const title = 'Continue';
export const everything = 'All of it';

export const states = {
  loading: 'Looking for what you left off…',
  nothing: 'Nothing yet. A conversation, a draft or a case that you save will be here.',
  failed: 'Your work could not be loaded just now. It is on your account page.',
} as const;
