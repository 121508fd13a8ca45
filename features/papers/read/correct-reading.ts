// Puts what a person corrected into a reading: a date's day or role, an amount, a number, a name. A
// correction is certain and counts before what was read; an empty or impossible one changes
// nothing.
import type { Correction } from '../form/read-paper-form.server.ts';
import type { PaperReading } from '../schema.ts';

type ParseDate = (input: string) => string | undefined;

export function correctReading(
  reading: PaperReading,
  corrections: ReadonlyMap<number, Correction>,
  parseDate: ParseDate,
): PaperReading {
  if (corrections.size === 0) return reading;
  const correctText = <T extends { start: number; text: string }>(found: T): T => {
    const value = corrections.get(found.start)?.value;
    return value ? { ...found, text: value } : found;
  };
  return {
    ...reading,
    dates: reading.dates.map((found) => {
      const correction = corrections.get(found.start);
      if (!correction) return found;
      const date = parseDate(correction.value ?? '') ?? found.date;
      const isSame = date === found.date && (correction.role ?? found.role) === found.role;
      // A date that was asked about is certain once it was answered; one that was only sent along
      // is as it was.
      if (isSame && !correction.role) return found;
      const isNew = !isSame || !found.sure;
      return {
        ...found,
        date,
        role: correction.role ?? found.role,
        sure: true,
        ...(isNew && { given: true as const }),
      };
    }),
    amounts: reading.amounts.map((found) => {
      const value = Number(
        corrections.get(found.start)?.value?.replace(/[$,\s]/g, '') || Number.NaN,
      );
      return Number.isFinite(value) && value >= 0 ? { ...found, amount: value } : found;
    }),
    caseNumber: reading.caseNumber && correctText(reading.caseNumber),
    court: reading.court && correctText(reading.court),
    parties: reading.parties.map(correctText),
    phones: reading.phones.map(correctText),
  };
}
