// The line that leads to the calculator. Loaders hand it to the pages that show it, so that their scripts do not grow by it.
export const deadlineLink = { before: 'Counting days in a federal court case?', link: 'Use the deadline calculator' } as const;
