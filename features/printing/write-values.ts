// Formats values as legal documents do: money in figures and words, dates written out, rates in
// words and figures.
import { formatLongDate } from '#lib/dates.ts';
import { spellNumber } from '#lib/language/spell-number.ts';
import { readCents, readDate, readRate } from './read-values.ts';

/** 120000 as "$1,200.00 (one thousand two hundred dollars)". */
export function formatMoney(cents: number): string {
  const whole = Math.floor(cents / 100);
  const part = cents % 100;
  const figures = `$${whole.toLocaleString('en-US')}.${String(part).padStart(2, '0')}`;
  const dollars = `${spellNumber(whole)} ${whole === 1 ? 'dollar' : 'dollars'}`;
  const coins = `${spellNumber(part)} ${part === 1 ? 'cent' : 'cents'}`;
  return `${figures} (${part === 0 ? dollars : whole === 0 ? coins : `${dollars} and ${coins}`})`;
}

function formatPercent(units: number): string {
  const figures = String(units / 10_000);
  return `${figures} percent (${figures}%)`;
}

/** Formats a typed value in a style; returns it unchanged when it cannot be parsed. */
export function formatValue(style: string | undefined, input: string): string {
  if (style === 'money') {
    const cents = readCents(input);
    return cents === undefined || cents < 0 ? input : formatMoney(cents);
  }
  if (style === 'date') {
    const date = readDate(input);
    return date === undefined ? input : formatLongDate(date);
  }
  if (style === 'rate' || style === 'percent') {
    const units = readRate(input);
    return units === undefined || units < 0
      ? input
      : `${formatPercent(units)}${style === 'rate' ? ' per year' : ''}`;
  }
  return input;
}
