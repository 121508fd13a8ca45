// Separate from the dictionary's other texts, because these are in the bundle of every page that
// explains a term.
export const termNote = { readEntry: 'Read the whole entry', close: 'Close' } as const;
