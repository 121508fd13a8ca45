// The note that explains a term in a text.

export const readEntry = 'Read the whole entry';
export const close = 'Close';
