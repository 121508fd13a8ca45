// Numbers, lists and plurals as in American English. Making an Intl object takes a hundred times as
// long as using it, so each is made once, when it is first needed.
import { makeOnce } from '../memo.ts';

const getNumbers = makeOnce(() => new Intl.NumberFormat('en-US'));
const getDollars = makeOnce(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
);
const getRules = makeOnce(() => new Intl.PluralRules('en-US'));
const getLists = makeOnce(
  () => new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }),
);

/** 1234 as "1,234". */
export const formatNumber = (value: number): string => getNumbers().format(value);

/** 1234 as "$1,234.00". */
export const formatDollars = (amount: number): string => getDollars().format(amount);

/** "a, b, and c". */
export const formatList = (items: string[]): string => getLists().format(items);

/** ICU's plural categories, and exact numbers, which come first. */
type PluralForms = { [Form in Intl.LDMLPluralRule | number]?: string } & { other: string };

/**
 * The form for a count, with the count in place of #: `pluralize(n, { one: '# day', other: '#
 * days' })`. What others wrote, in which there may be a #, belongs outside of the forms.
 */
export const pluralize = (count: number, forms: PluralForms): string =>
  (forms[count] ?? forms[getRules().select(count)] ?? forms.other).replaceAll(
    '#',
    formatNumber(count),
  );
