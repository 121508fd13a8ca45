// The link to the calculator on other pages.

export const before = 'A date to keep?';
export const link = 'Use the deadline calculator';
