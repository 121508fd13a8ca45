export const save = 'Save Citation';
export const done = 'Citation Saved';
