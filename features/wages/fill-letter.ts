// The total as fields of the demand letter's form, which opens with them. They are sent by POST, so
// nothing of them is in an address.
import { addDays } from '#legal/deadlines/calendar-days.ts';
import { formatCents, type WagesResult } from './count-wages.ts';
import * as letterWords from './messages/letter-words.ts';

export type LetterField = { name: string; value: string };

export const LETTER_PATH = '/documents?type=demand_letter&about=wages';
const DAYS_TO_PAY = 14;

/** `today`: the day of the letter, as an ISO date. */
export function fillLetter(result: WagesResult, today: string): LetterField[] {
  const { owed } = result;
  return [
    { name: 'documentType', value: 'demand_letter' },
    { name: 'from', value: 'wages' },
    { name: 'details.claim_kind', value: letterWords.claimKind },
    { name: 'details.amount_owed', value: `${Math.floor(owed / 100)}.${toTwoDigits(owed % 100)}` },
    { name: 'details.how_counted', value: describeCount(result) },
    { name: 'dates.effective_date', value: today },
    { name: 'details.pay_by_date', value: addDays(today, DAYS_TO_PAY) },
  ];
}

const toTwoDigits = (number: number) => String(number).padStart(2, '0');

/** "84.5 hours at $17.50 an hour come to $1,478.75; $647.50 was paid; $831.25 is left". */
function describeCount({ hours, overtimeHours, rate, earned, other, paid, owed }: WagesResult) {
  return [
    ...(hours === '0'
      ? []
      : [
          letterWords.counted({
            hours,
            overtime: overtimeHours === '0' ? '' : overtimeHours,
            rate: formatCents(rate),
            pay: formatCents(earned - other),
          }),
        ]),
    ...(other > 0 ? [letterWords.other(formatCents(other))] : []),
    paid > 0 ? letterWords.paid(formatCents(paid)) : letterWords.unpaid,
    letterWords.left(formatCents(owed)),
  ].join('; ');
}
