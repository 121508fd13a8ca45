// What stands in the paper, in the order of the text and without overlaps: one list for the marks
// in the text and for the form that corrects them.

import { formatLongDate } from '#lib/dates.ts';
import { formatDollars } from '#lib/language/format.ts';
import * as countTexts from '../messages/count-texts.ts';
import * as foundTexts from '../messages/found-texts.ts';
import type { DateRole, PaperReading } from '../schema.ts';

type FoundType =
  | 'date'
  | 'period'
  | 'amount'
  | 'case-number'
  | 'court'
  | 'party'
  | 'phone'
  | 'citation';
export type FoundItem = {
  start: number;
  end: number;
  type: FoundType;
  /** "Hearing", "Amount", "Law: cannot exist". */
  label: string;
  shown: string;
  /** As the form has it. */
  value: string;
  role?: DateRole;
  /** A date whose role the person is asked for. */
  asked: boolean;
};

export function listFound(reading: PaperReading): FoundItem[] {
  const simple = (
    type: FoundType,
    found: { start: number; end: number; text: string },
    label: string,
  ): FoundItem => ({
    start: found.start,
    end: found.end,
    type,
    label,
    shown: found.text,
    value: found.text,
    asked: false,
  });
  const all: FoundItem[] = [
    ...reading.dates.map(
      ({ start, end, date, role, sure }): FoundItem => ({
        start,
        end,
        type: 'date',
        label: sure ? foundTexts.roles[role] : foundTexts.unclearDate,
        shown: formatLongDate(date),
        value: date,
        role: sure ? role : undefined,
        asked: !sure,
      }),
    ),
    ...reading.periods.map(
      ({ start, end, amount, unit, days, from }): FoundItem => ({
        start,
        end,
        type: 'period',
        label: foundTexts.period,
        shown: foundTexts.periodOf(countTexts.length(amount, unit), from),
        value: String(days),
        asked: false,
      }),
    ),
    ...reading.amounts.map(
      ({ start, end, amount }): FoundItem => ({
        start,
        end,
        type: 'amount',
        label: foundTexts.amount,
        shown: formatDollars(amount),
        value: String(amount),
        asked: false,
      }),
    ),
    ...(reading.caseNumber
      ? [simple('case-number', reading.caseNumber, foundTexts.caseNumber)]
      : []),
    ...(reading.court ? [simple('court', reading.court, foundTexts.court)] : []),
    ...reading.parties.map((party) => simple('party', party, foundTexts.party(party.role))),
    ...reading.phones.map((phone) => simple('phone', phone, foundTexts.phone)),
    ...reading.citations.map((citation) =>
      simple('citation', citation, foundTexts.citations[citation.status]),
    ),
  ];
  const sorted = all.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return sorted.filter((item) => {
    if (item.start < end) return false;
    end = Math.max(end, item.end);
    return true;
  });
}
