// Values as a careful writer puts them on paper: money in figures and words, dates written out, rates in words and figures.
import { longDate } from '#lib/dates.ts';
import { readCents, readDate, readRate } from './read-values.ts';

const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS = ['', ' thousand', ' million', ' billion', ' trillion'];

export function numberWords(number: number): string {
  if (number < 1000) return belowThousand(number);
  const parts: string[] = [];
  for (let [rest, group] = [number, 0]; rest > 0; [rest, group] = [Math.floor(rest / 1000), group + 1]) {
    if (rest % 1000 > 0) parts.unshift(belowThousand(rest % 1000) + (GROUPS[group] ?? ''));
  }
  return parts.join(' ');
}

function belowThousand(number: number): string {
  if (number < 20) return BELOW_TWENTY[number] ?? '';
  if (number < 100) return (TENS[Math.floor(number / 10)] ?? '') + (number % 10 > 0 ? `-${BELOW_TWENTY[number % 10]}` : '');
  const rest = number % 100;
  return `${BELOW_TWENTY[Math.floor(number / 100)]} hundred${rest > 0 ? ` ${belowThousand(rest)}` : ''}`;
}

/** 120000 as "$1,200.00 (one thousand two hundred dollars)". */
export function writeMoney(cents: number): string {
  const [whole, part] = [Math.floor(cents / 100), cents % 100];
  const figures = `$${whole.toLocaleString('en-US')}.${String(part).padStart(2, '0')}`;
  const dollars = `${numberWords(whole)} ${whole === 1 ? 'dollar' : 'dollars'}`;
  const coins = `${numberWords(part)} ${part === 1 ? 'cent' : 'cents'}`;
  return `${figures} (${part === 0 ? dollars : whole === 0 ? coins : `${dollars} and ${coins}`})`;
}

function writePercent(units: number): string {
  const figures = String(units / 10_000);
  return `${figures} percent (${figures}%)`;
}

/** A typed value in the way that is asked for; as it was typed when it cannot be read so. */
export function writeAs(style: string | undefined, typed: string): string {
  if (style === 'money') {
    const cents = readCents(typed);
    return cents === undefined || cents < 0 ? typed : writeMoney(cents);
  }
  if (style === 'date') {
    const date = readDate(typed);
    return date === undefined ? typed : longDate(date);
  }
  if (style === 'rate' || style === 'percent') {
    const units = readRate(typed);
    return units === undefined || units < 0 ? typed : `${writePercent(units)}${style === 'rate' ? ' per year' : ''}`;
  }
  return typed;
}
