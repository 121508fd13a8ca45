import { pluralize } from '#lib/language/format.ts';
import { joinWithAnd } from './tables.ts';

export const title = 'Citation report';
export const corrections = 'Possible corrections';

export const on = (date: string, site: string) =>
  `Checked on ${date} with the citation checker of ${site}. It says whether a citation exists and whether the name fits, not whether the case supports the point it is cited for.`;

/**
 * "17 citations: 15 verified, 2 with a wrong year (see 5 and 16). 2 more are short forms of
 * them."
 */
export const summary = (rows: number, kinds: string[], shortForms: number) =>
  `${pluralize(rows, { one: '1 citation', other: `${rows} citations` })}: ${kinds.join(', ')}.${shortForms === 0 ? '' : ` ${pluralize(shortForms, { one: '1 more is a short form', other: `${shortForms} more are short forms` })} of them.`}`;

export const kind = (words: string, numbers: number[]) =>
  `${words} (see ${joinWithAnd(numbers.map(String))})`;
