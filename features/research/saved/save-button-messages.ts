/** Separate from the other texts, because the button is on every case card and case page. */
export const saveButton = { save: 'Save Citation', done: 'Citation Saved' } as const;
