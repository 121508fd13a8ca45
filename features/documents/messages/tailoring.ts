import { pluralize } from '#lib/language/format.ts';

export const title = 'Tailor it with AI';
export const lead =
  'Say what to adapt, and an AI model suggests changes: new words for a paragraph, or a new one. You accept or leave each of them. It takes nothing out, and it leaves names, notices and places to sign as they are.';

export const sent = (provider: string) =>
  `The text of this document, with the names and details in it, and what you write here are sent to an AI provider: ${provider}.`;

export const instruction = 'What should be adapted?';
export const instructionExample =
  'Example: add a late fee of $25 when rent is more than five days late.';
export const suggest = 'Suggest changes';
export const suggesting = 'Looking for changes...';
export const noProvider =
  'No AI model is connected to this installation, so changes cannot be suggested here. Everything else works without one.';
export const instructionMissing = 'Say what should be adapted.';
export const instructionTooLong =
  'What should be adapted is too long. Use at most 2,000 characters.';
export const longDocument = 'This document is too long to be tailored with AI.';
export const tooOften =
  'Many questions went to the AI model in a short time. Please wait a few minutes.';
export const suggested = 'Suggested changes';
export const asked = (instruction: string) => `You asked: ${instruction}`;

export const count = (count: number) =>
  pluralize(count, { one: 'One change is suggested.', other: '# changes are suggested.' });

export const none =
  'The AI model suggested no change. Try other words, or change the form instead.';

export const leftOut = (count: number) =>
  pluralize(count, {
    one: 'One more suggestion was left out, because it was not plain text for this document.',
    other: '# more suggestions were left out, because they were not plain text for this document.',
  });

export const byModel = (model: string) =>
  `Written by an AI model (${model}). We checked the citations, not the wording. Nothing is changed until you accept it.`;

export const change = (number: number) => `Change ${number}`;
export const replaces = 'New words for a paragraph';
export const inserts = 'A new paragraph after this one';
export const newClause = 'A new clause';
export const removed = 'Removed:';
export const added = 'Added:';
export const end = '(end)';
export const accept = (number: number) => `Accept change ${number}`;
export const apply = 'Apply the accepted changes';
export const refused = 'This change cannot be accepted: a citation in it is wrong.';
export const unverified = 'Not verified: check this citation before you rely on it.';
export const verified = 'Verified citation.';
export const wrong = 'Wrong citation.';
export const notInCode = 'Not in the U.S. Code.';
export const source = 'Look it up';
export const badCitation =
  'A change has a citation that is wrong, so the document was not made with it.';

export const accepted = (count: number) =>
  pluralize(count, { one: 'One accepted change', other: '# accepted changes' });

export const takeBack = 'Take back';
export const takeBackLabel = (number: number) => `Take back change ${number}`;

export const unfit = (count: number) =>
  pluralize(count, {
    one: 'One accepted change no longer fits, because the form has changed the paragraph it belongs to. It was left out.',
    other:
      '# accepted changes no longer fit, because the form has changed the paragraphs they belong to. They were left out.',
  });
