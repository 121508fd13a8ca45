// Apart from the dictionary's other texts: these go to every page that explains a word.
export const termNote = { readEntry: 'Read the whole entry', close: 'Close' } as const;
