// Texts of the dictionary.
import { formatNumber } from '#lib/language/format.ts';

export const title = 'Legal Dictionary';

export const lead = (n: number) =>
  `${formatNumber(n)} legal words in plain English, each with an example and its source.`;

export const placeholder = 'Search legal terms...';
export const label = 'Look up a word';
export const button = 'Look it up';
export const letters = 'By letter';
export const example = 'For example';
export const also = 'Also called';
export const related = 'Related terms';
export const cites = 'Where the law says it';
export const topics = 'Read more about it in';
export const notFound = (word: string) => `No entry for “${word}”`;
export const notFoundHint = 'The dictionary has no such word. These entries are closest:';
export const nothingNear =
  'The dictionary has no such word, and none that is close. Check the spelling, or try an everyday word.';
export const tooFew = 'Type a word or a phrase to look it up.';
export const failed = 'Failed to fetch legal definition';
export const correctedFrom = (word: string) => `Showing the entry closest to “${word}”.`;
export const missingTitle = 'Term not found';
export const writtenByAi = 'Written by AI, not from our dictionary';
export const askAi = (provider: string) => `Let AI explain it (sends the word to ${provider})`;
export const aiUnknown = 'The AI could not explain this word either.';
export const noProvider = 'No AI provider is connected here.';
export const tooMany = 'That was a lot of words in a short time. Please try again later.';

export const aiHint = (model: string) =>
  `${model} wrote this. Nobody has checked it, and citations in it were taken out. Please confirm it with an official source.`;
