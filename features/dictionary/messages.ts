// Texts of the dictionary.
import { formatNumber } from '#lib/language/format.ts';
export const dictionary = {
  title: 'Legal Dictionary',
  lead: (n: number) =>
    `${formatNumber(n)} legal words in plain English, each with an example and its source.`,
  placeholder: 'Search legal terms...',
  label: 'Look up a word',
  button: 'Look it up',
  letters: 'By letter',
  example: 'For example',
  also: 'Also called',
  related: 'Related terms',
  cites: 'Where the law says it',
  topics: 'Read more about it in',
  notFound: (word: string) => `No entry for “${word}”`,
  notFoundHint: 'The dictionary has no such word. These entries are closest:',
  nothingNear:
    'The dictionary has no such word, and none that is close. Check the spelling, or try an everyday word.',
  tooFew: 'Type a word or a phrase to look it up.',
  failed: 'Failed to fetch legal definition',
  correctedFrom: (word: string) => `Showing the entry closest to “${word}”.`,
  missingTitle: 'Term not found',
  writtenByAi: 'Written by AI, not from our dictionary',
  askAi: (provider: string) => `Let AI explain it (sends the word to ${provider})`,
  aiUnknown: 'The AI could not explain this word either.',
  noProvider: 'No AI provider is connected here.',
  tooMany: 'That was a lot of words in a short time. Please try again later.',
  aiHint: (model: string) =>
    `${model} wrote this. Nobody has checked it, and citations in it were taken out. Please confirm it with an official source.`,
} as const;

// The note that explains a term in a text.
export const termNote = { readEntry: 'Read the whole entry', close: 'Close' } as const;
