import { pluralize } from '#lib/language/format.ts';

export const legend = 'How to read this draft';
export const legendBlank = '[BLANK]';
export const legendBlankText = 'still to be filled in; all are listed above the draft';
export const blankList = 'Blanks to fill';
export const blankCount = (n: number) =>
  pluralize(n, { one: 'One blank to fill: jump to it', other: '# blanks to fill: jump to each' });
export const blankTimes = (n: number) => pluralize(n, { one: '# time', other: '# times' });
export const legendCite = 'Underlined';
export const legendCiteText =
  'exists under this name; it opens the law. Whether it fits your case, you must judge';
export const legendMark = 'the source of a sentence, listed below the draft';
export const unverified = 'Not verified';
export const unverifiedWhy = 'we could not confirm this. Take it out or prove it.';
export const struck = 'Removed';
export const struckWhy = 'this named law that does not exist as written.';
export const checked = '(exists under this name)';
export const newTab = '(opens in a new tab)';
export const sources = 'Sources';
export const openSource = 'Open this source';
export const fromLibrary = 'From our library and index';
export const fromModel = (provider: string) =>
  `Argument by an AI model at ${provider}, each sentence checked`;
export const sourceCount = (n: number) => pluralize(n, { one: '# source', other: '# sources' });
