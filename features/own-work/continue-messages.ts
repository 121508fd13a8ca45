// Texts of the home page about a member's work. Apart from the others, because every reader of the
// home page loads them.
export const continueTexts = {
  title: 'Continue',
  everything: 'All of it',
  loading: 'Looking for what you left off…',
  nothing: 'Nothing yet. A conversation, a draft or a case that you save will be here.',
  failed: 'Your work could not be loaded just now. It is on your account page.',
} as const;
