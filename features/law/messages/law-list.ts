// The pages that list the law.
import { formatNumber, pluralize } from '#lib/language/format.ts';

export const title = 'The law itself';
export const lead =
  'Statutes by their number, each with its heading, its date and what cites it here.';
export const allLaw = 'The law';
export const code = 'United States Code';

export const codeAsOf = (sections: number, titles: number, date: string, point: string) =>
  `${formatNumber(sections)} sections in ${titles} titles, as of ${date} (release point ${point}).`;

export const titleAsOf = (sections: number, date: string, point: string) =>
  `${formatNumber(sections)} sections, as of ${date} (release point ${point}).`;

export const textOf = (sections: number, date: string) =>
  `The text of ${formatNumber(sections)} sections is here, as of ${date}.`;

export const noText = 'The texts are not held here: each section has a link to the official one.';
export const sections = (count: number) =>
  pluralize(count, { one: '# section', other: '# sections' });
export const withText = (count: number) => `${formatNumber(count)} with text`;
export const states = 'States';
export const noStates = 'No state’s code is held here yet.';
export const titleNumber = (title: string) => `Title ${title}`;
export const find = 'Find in this title';
export const findInState = 'Find in this code';
export const findHint = 'A number or words of a heading';
export const button = 'Find';

export const matches = (count: number, query: string) =>
  count === 0
    ? `Nothing here matches “${query}”.`
    : `${pluralize(count, { one: '# section matches', other: '# sections match' })} “${query}”.`;

export const firstOf = (count: number) => `The first ${formatNumber(count)} are listed.`;
export const noMatchHint =
  'Check the spelling, or try one word of the heading. Headings are searched here, not texts.';
export const clear = 'Show all sections';
export const ranges = 'Parts of this list';
export const previous = 'Earlier sections';
export const next = 'Later sections';
export const removed = 'no longer in the code';
export const unavailable =
  'What was imported could not be read just now. The built-in list is shown.';
export const notFound = 'No such code';
