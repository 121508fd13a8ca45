// Numbers, lists and plurals as the reader's language writes them. Making an Intl object takes a
// hundred times as long as using it, so each is made once per language.
import { getLanguage } from './language.ts';

/** For Intl. Money, dates and numbers are those of the United States in every language. */
export const getLocale = (): string => `${getLanguage()}-US`;

export function cacheByLanguage<T>(make: (locale: string) => T): () => T {
  const cache: Record<string, T> = {};
  return () => {
    const locale = getLocale();
    cache[locale] ??= make(locale);
    return cache[locale];
  };
}

const getNumbers = cacheByLanguage((locale) => new Intl.NumberFormat(locale));
const getDollars = cacheByLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
);
const getRules = cacheByLanguage((locale) => new Intl.PluralRules(locale));
const getLists = cacheByLanguage(
  (locale) => new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }),
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
