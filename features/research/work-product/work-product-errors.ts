// What the two addresses and the saved results say when something cannot be done; written by the server.
export const writingFaults = {
  badJson: 'Send JSON of the form { "facts": "…" }, or { "details": "…" } for a motion.',
  post: 'Send this with POST.',
  tooMany: 'You have asked for many analyses and motions in a short time. Please try again later.',
  notOurs: 'This result cannot be taken any more. Please run the search again.',
  full: (most: number) => `An account keeps up to ${most} results. Please delete some first.`,
  badTitle: 'Please give it a name of 1 to 120 characters.',
  notSaved: 'This could not be saved. Please try again in a moment.',
} as const;
