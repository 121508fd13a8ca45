// Texts about a member's own work, on the account page and in its lines.
import { pluralize } from '#lib/language/format.ts';
export const ownWork = {
  notLoaded:
    'Your drafts and conversations could not be loaded just now. Nothing is lost: please try again in a moment.',
  kinds: {
    date: 'Next date',
    draft: 'Draft',
    conversation: 'Conversation',
    case: 'Saved case',
    result: 'Saved result',
  },
  savedOn: (date: string) => `Saved ${date}`,
  lastOn: (date: string) => `Last written ${date}`,
  dateIn: (date: string, days: number) =>
    `${date}, ${pluralize(days, { 0: 'today', one: 'tomorrow', other: `in ${days} days` })}`,
  draftsTitle: 'Documents',
  noDrafts: 'No drafts yet.',
  allDrafts: 'All drafts',
  startDocument: 'Write a letter or an agreement',
  parties: 'Saved people and organizations',
  conversationsTitle: 'Conversations',
  noConversations: 'No conversations yet.',
  allConversations: 'All conversations',
  startConversation: 'Ask the assistant',
  resultsTitle: 'Analyses and motions',
  noResults: 'Nothing saved yet.',
  allResults: 'All saved results',
} as const;

// The home page about a member's work.
export const continueTexts = {
  title: 'Continue',
  everything: 'All of it',
  states: {
    loading: 'Looking for what you left off…',
    nothing: 'Nothing yet. A conversation, a draft or a case that you save will be here.',
    failed: 'Your work could not be loaded just now. It is on your account page.',
  },
} as const;
