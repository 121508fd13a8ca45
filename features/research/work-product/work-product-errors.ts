// Error messages of the two API endpoints and of saved results; sent by the server.
export const workProductErrors = {
  badJson: 'Send JSON of the form { "facts": "…" }, or { "details": "…" } for a motion.',
  post: 'Send this with POST.',
  tooMany: 'You have asked for many analyses and motions in a short time. Please try again later.',
  notOurs: 'This result has expired. Please run the search again.',
  full: (max: number) => `An account keeps up to ${max} results. Please delete some first.`,
  badTitle: 'Please give it a name of 1 to 120 characters.',
  notSaved: 'This could not be saved. Please try again in a moment.',
} as const;
