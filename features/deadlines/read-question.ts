// From what was typed to a question that can be counted, or what is wrong, field by field. A period from the list decides number,
// unit and direction; what stands in those fields then does not matter.
import { isoOf, isRealDate } from '#legal/deadlines/calendar-days.ts';
import { COURT_ZONES, type CourtZone } from '#legal/deadlines/count-hours.ts';
import type { Period, Question } from '#legal/deadlines/count-period.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type DeadlineForm, DIRECTIONS, type Field, SERVICES, UNITS } from './deadline-fields.ts';
import { deadlines } from './messages.ts';

/** What the list says of a period, as far as counting needs it. */
export type KnownPeriod = Period & { counting: 'civil' | 'appellate' | 'unsure'; noAddedDays?: string };

const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];
const MOST: Record<Period['unit'], number> = { hours: 2_000, days: 4_000, weeks: 520, months: 240, years: 20 };
const MAX_DAYS_TYPED = 20;
/** The ways of service that Rule 6(d) gives three more days for. */
const LATE: string[] = SERVICES.filter((way) => way !== '');

export function readQuestion(form: DeadlineForm, preset: KnownPeriod | undefined): Result<Question> {
  const wrong: Partial<Record<Field, string>> = {};
  const refuse = (field: Field, message: string) => {
    wrong[field] ??= message;
  };
  if (form.preset && !preset) refuse('preset', deadlines.wrong.preset);
  const date = readDate(form.date);
  if (!date) refuse('date', form.date ? deadlines.wrong.date : deadlines.wrong.noDate);
  const period = preset ?? readPeriod(form, refuse);
  const days = (field: Field) => {
    const read = readDays(form[field]);
    if (!read) refuse(field, deadlines.wrong.days);
    return read ?? [];
  };
  const question: Question = {
    period: { amount: period.amount, unit: period.unit, direction: period.direction },
    date: date ?? '',
    stateHolidays: days('state'),
    declaredHolidays: days('declared'),
    closedDays: days('closed'),
    ...(period.unit === 'hours' ? { clock: readClock(form, refuse) } : {}),
    ...(LATE.includes(form.service) ? { lateService: preset?.noAddedDays ? 'does-not-add' : 'adds' } : {}),
    maybeNotRule6: preset?.counting === 'unsure',
  };
  return Object.keys(wrong).length > 0 ? fail('invalid', deadlines.wrong.all, { fields: wrong }) : ok(question);
}

type Refuse = (field: Field, message: string) => void;

function readPeriod(form: DeadlineForm, refuse: Refuse): Period {
  const unit = UNITS.find((known) => known === form.unit) ?? 'days';
  const direction = DIRECTIONS.find((known) => known === form.direction) ?? 'after';
  const amount = /^\d{1,4}$/.test(form.amount) ? Number(form.amount) : 0;
  if (amount < 1 || amount > MOST[unit]) refuse('amount', deadlines.wrong.amount(MOST[unit]));
  return { amount, unit, direction };
}

function readClock(form: DeadlineForm, refuse: Refuse): { time: string; zone: CourtZone } {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(form.time)) refuse('time', deadlines.wrong.time);
  const known = Object.hasOwn(COURT_ZONES, form.zone);
  if (!known) refuse('zone', deadlines.wrong.zone);
  return { time: form.time, zone: known ? (form.zone as CourtZone) : 'eastern' };
}

/** 2026-12-24 as date fields send it, or 12/24/2026 as people write it. */
function readDate(typed: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed);
  const iso = american ? isoOf(Number(american[3]), Number(american[1]), Number(american[2])) : typed;
  const year = Number(iso.slice(0, 4));
  return isRealDate(iso) && year >= FIRST_YEAR && year <= LAST_YEAR ? iso : undefined;
}

function readDays(typed: string): string[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  const read = parts.flatMap((part) => readDate(part) ?? []);
  return read.length === parts.length && parts.length <= MAX_DAYS_TYPED ? read : undefined;
}
