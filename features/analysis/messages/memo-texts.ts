// Texts of the memo that the library writes without a model.

export const failed = 'Failed to write the memo';
export const emptyReply = 'Failed to write the memo';
export const youSay = (fact: string) => `You say: “${fact}”`;
export const stillOpen = (ask: string) => `Still open: ${ask}`;
