// Messages for failed saves; sent by the server.
export const savedFailures = {
  unknownCase: 'This case is not in our index any more. Nothing was saved.',
  full: (max: number) => `An account keeps up to ${max} citations. Please remove some first.`,
  longNote: (max: number) => `Please keep a note under ${max} characters.`,
  failed: 'This could not be saved. Please try again in a moment.',
} as const;
