// What is said when something cannot be saved; written by the server.
export const savedFailures = {
  unknownCase: 'This case is not in our index any more. Nothing was saved.',
  full: (most: number) => `An account keeps up to ${most} citations. Please remove some first.`,
  longNote: (most: number) => `Please keep a note under ${most} characters.`,
  failed: 'This could not be saved. Please try again in a moment.',
} as const;
