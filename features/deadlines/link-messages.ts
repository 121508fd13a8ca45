// The link to the calculator. Pages get it from their loaders, to keep it out of their scripts.
export const deadlineLink = {
  before: 'A date to keep?',
  link: 'Use the deadline calculator',
} as const;
