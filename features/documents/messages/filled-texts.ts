// A form that another page has filled in.
import { pluralize } from '#lib/language/format.ts';

export const field = 'Filled in for you: check it.';

export const notice = {
  wages: (count: number) =>
    `${pluralize(count, { one: '# field is', other: '# fields are' })} filled in from your wage count and marked. Check each of them, and add the rest.`,
  paper: (count: number) =>
    `${pluralize(count, { one: '# field is', other: '# fields are' })} filled in from your paper and marked. Check each of them, and add the rest.`,
} as const;
