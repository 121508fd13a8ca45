/** On every card and every case's page, so without the other texts. */
export const saveButton = { save: 'Save Citation', done: 'Citation Saved' } as const;
