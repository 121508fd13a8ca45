// Texts about a member's own work, on the account page and in its lines.
import { pluralize } from '#lib/language/format.ts';

export const notLoaded =
  'Your drafts and conversations could not be loaded just now. Nothing is lost: please try again in a moment.';

export const kinds = {
  date: 'Next date',
  draft: 'Draft',
  conversation: 'Conversation',
  case: 'Saved case',
  result: 'Saved result',
} as const;

export const savedOn = (date: string) => `Saved ${date}`;
export const lastOn = (date: string) => `Last written ${date}`;

export const dateIn = (date: string, days: number) =>
  `${date}, ${pluralize(days, { 0: 'today', one: 'tomorrow', other: `in ${days} days` })}`;

export const draftsTitle = 'Documents';
export const noDrafts = 'No drafts yet.';
export const allDrafts = 'All drafts';
export const startDocument = 'Write a letter or an agreement';
export const parties = 'Saved people and organizations';
export const conversationsTitle = 'Conversations';
export const noConversations = 'No conversations yet.';
export const allConversations = 'All conversations';
export const startConversation = 'Ask the assistant';
export const resultsTitle = 'Analyses and motions';
export const noResults = 'Nothing saved yet.';
export const allResults = 'All saved results';
