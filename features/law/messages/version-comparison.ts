// What only the server writes is not in the object above, so that it does not reach the browser.
import { pluralize } from '#lib/language/format.ts';

export const compareTitle = (from: string, to: string) => `What changed between ${from} and ${to}`;
export const tooLong = 'These two texts are too long to be compared here.';
export const onlyHeading = 'The words are the same.';

export const sameParagraphs = (count: number) =>
  pluralize(count, {
    one: 'One paragraph is the same',
    other: '# paragraphs are the same',
  });

export const before = 'Before';
export const after = 'After';
export const nothing = 'Not in this text';
export const closeComparison = 'Back to the text';
