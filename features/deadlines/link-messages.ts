// The link to the calculator. Pages get it from their loaders, to keep it out of their scripts.
export const deadlineLink = { before: 'Counting days in a federal court case?', link: 'Use the deadline calculator' } as const;
