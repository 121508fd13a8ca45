// Reads what was typed and adds it up. Money is counted in cents and hours in minutes, so that
// nothing is lost to fractions. Overtime is counted by the federal rule: hours past 40 in one
// workweek, at one and a half times the rate.
import { formatDollars } from '#lib/language/format.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_WEEKS, MIN_WEEKS } from './messages/tables.ts';
import * as wages from './messages/wages.ts';

type WeekInput = { hours: string; paid: string };
/** As typed. */
export type WagesForm = { rate: string; overtime: boolean; other: string; weeks: WeekInput[] };
type WeekRow = {
  number: number;
  minutes: number;
  hours: string;
  regular: number;
  overtime: number;
  earned: number;
  paid: number;
};
/** Amounts in cents, hours as people write them. */
export type WagesResult = {
  rows: WeekRow[];
  rate: number;
  hours: string;
  /** Of these hours; none where overtime is not counted. */
  overtimeHours: string;
  other: number;
  earned: number;
  paid: number;
  owed: number;
  overpaid: number;
};

const OVERTIME_FROM_MINUTES = 40 * 60;
const MAX_WEEK_MINUTES = 168 * 60;
const MAX_RATE_CENTS = 100_000;
const MAX_LENGTH = 20;

export function readWagesForm(form: URLSearchParams | FormData): WagesForm {
  const getText = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, MAX_LENGTH);
  const typed = Number.parseInt(getText('weeks'), 10) || MIN_WEEKS;
  const more = form.get('intent') === 'more' ? 4 : 0;
  const count = Math.min(Math.max(typed + more, MIN_WEEKS), MAX_WEEKS);
  const weeks = Array.from({ length: count }, (_, i) => ({
    hours: getText(`hours-${i + 1}`),
    paid: getText(`paid-${i + 1}`),
  }));
  return {
    rate: getText('rate'),
    overtime: form.get('overtime') === 'on',
    other: getText('other'),
    weeks,
  };
}

export function countWages(form: WagesForm): Result<WagesResult> {
  const fields: Record<string, string> = {};
  const rate = readCents(form.rate);
  if (!rate || rate > MAX_RATE_CENTS) fields.rate = wages.wrong.rate;
  const readOptionalCents = (text: string, field: string) => {
    const cents = text === '' ? 0 : readCents(text);
    if (cents === undefined) fields[field] = wages.wrong.money;
    return cents ?? 0;
  };
  const rows = form.weeks.flatMap(({ hours, paid }, i): WeekRow[] => {
    const number = i + 1;
    const minutes = hours === '' ? 0 : readMinutes(hours);
    if (minutes === undefined) fields[`hours-${number}`] = wages.wrong.hours;
    const paidCents = readOptionalCents(paid, `paid-${number}`);
    if (hours === '' && paid === '') return [];
    return [createRow(number, minutes ?? 0, rate ?? 0, paidCents, form.overtime)];
  });
  const other = readOptionalCents(form.other, 'other');
  if (!rows.some(({ hours }) => hours !== '0') && other === 0)
    fields['hours-1'] ??= wages.wrong.none;
  if (Object.keys(fields).length > 0) return fail('invalid', wages.wrong.all, { fields });
  const earned = rows.reduce((sum, row) => sum + row.earned, other);
  const paid = rows.reduce((sum, row) => sum + row.paid, 0);
  const minutes = rows.map((row) => row.minutes);
  return ok({
    rows,
    rate: rate ?? 0,
    hours: formatHours(minutes.reduce((sum, each) => sum + each, 0)),
    overtimeHours: formatHours(
      form.overtime ? minutes.reduce((sum, each) => sum + countOvertime(each), 0) : 0,
    ),
    other,
    earned,
    paid,
    owed: Math.max(earned - paid, 0),
    overpaid: Math.max(paid - earned, 0),
  });
}

function createRow(
  number: number,
  minutes: number,
  rate: number,
  paid: number,
  countsOvertime: boolean,
): WeekRow {
  const extra = countsOvertime ? countOvertime(minutes) : 0;
  const regular = Math.round(((minutes - extra) * rate) / 60);
  const overtime = Math.round((extra * rate * 3) / 120);
  return {
    number,
    minutes,
    hours: formatHours(minutes),
    regular,
    overtime,
    earned: regular + overtime,
    paid,
  };
}

const countOvertime = (minutes: number) => Math.max(minutes - OVERTIME_FROM_MINUTES, 0);

/** "$1,234.50" as 123450. */
function readCents(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  return match
    ? Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
    : undefined;
}

/** "38.5" and "38:30" as 2310. */
function readMinutes(text: string): number | undefined {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text);
  const decimal = /^\d{1,3}(?:\.\d{1,2})?$/.exec(text);
  const minutes = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : decimal
      ? Math.round(Number(text) * 60)
      : undefined;
  return minutes !== undefined && minutes <= MAX_WEEK_MINUTES ? minutes : undefined;
}

const formatHours = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100);

export const formatCents = (cents: number) => formatDollars(cents / 100);
