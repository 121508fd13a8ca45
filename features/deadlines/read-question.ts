// Parses the form into a question that can be counted, or errors by field. A preset determines
// amount, unit and direction; those fields are then ignored.
import { formatIsoDate, isRealDate } from '#legal/deadlines/calendar-days.ts';
import { COURT_ZONES, type CourtZone } from '#legal/deadlines/count-hours.ts';
import type { DeadlineQuestion, Period } from '#legal/deadlines/count-period.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type DeadlineForm, DIRECTIONS, type Field, SERVICES, UNITS } from './deadline-fields.ts';
import * as deadlines from './messages/deadlines.ts';

/** The parts of a preset that counting needs. */
export type PresetPeriod = Period & {
  counting: 'civil' | 'appellate' | 'unsure';
  noAddedDays?: string;
};

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const MAX_AMOUNTS: Record<Period['unit'], number> = {
  hours: 2_000,
  days: 4_000,
  weeks: 520,
  months: 240,
  years: 20,
};
const MAX_DATES = 20;
/** Ways of service for which Rule 6(d) adds three days. */
const SERVICES_WITH_ADDED_DAYS: string[] = SERVICES.filter((service) => service !== '');

export function readQuestion(
  form: DeadlineForm,
  preset: PresetPeriod | undefined,
): Result<DeadlineQuestion> {
  const errors: Partial<Record<Field, string>> = {};
  const addError = (field: Field, message: string) => {
    errors[field] ??= message;
  };
  addChoiceErrors(form, preset, addError);
  const date = readDate(form.date);
  if (!date) addError('date', form.date ? deadlines.wrong.date : deadlines.wrong.noDate);
  // Fields that the choice hides are not read.
  const period: Period =
    preset ??
    (form.choice === 'own'
      ? readPeriod(form, addError)
      : { amount: 1, unit: 'days', direction: 'after' });
  const readDateList = (field: Field) => {
    const dates = parseDates(form[field]);
    if (!dates) addError(field, deadlines.wrong.days);
    return dates ?? [];
  };
  const question: DeadlineQuestion = {
    period: { amount: period.amount, unit: period.unit, direction: period.direction },
    date: date ?? '',
    stateHolidays: readDateList('state'),
    declaredHolidays: readDateList('declared'),
    closedDays: readDateList('closed'),
    ...(period.unit === 'hours' ? { clock: readClock(form, addError) } : {}),
    ...(SERVICES_WITH_ADDED_DAYS.includes(form.service)
      ? { lateService: preset?.noAddedDays ? 'does-not-add' : 'adds' }
      : {}),
    maybeNotRule6: preset?.counting === 'unsure',
  };
  return Object.keys(errors).length > 0
    ? fail('invalid', deadlines.wrong.all, { fields: errors })
    : ok(question);
}

function addChoiceErrors(
  form: DeadlineForm,
  preset: PresetPeriod | undefined,
  addError: AddError,
): void {
  if (form.choice === '') addError('choice', deadlines.wrong.choice);
  if (form.choice === 'court') addError('choice', deadlines.wrong.court);
  if (form.choice === 'other' && !preset)
    addError('find', form.preset ? deadlines.wrong.preset : deadlines.wrong.find);
}

type AddError = (field: Field, message: string) => void;

function readPeriod(form: DeadlineForm, addError: AddError): Period {
  const unit = UNITS.find((unit) => unit === form.unit) ?? 'days';
  const direction = DIRECTIONS.find((value) => value === form.direction) ?? 'after';
  const amount = /^\d{1,4}$/.test(form.amount) ? Number(form.amount) : 0;
  if (amount < 1 || amount > MAX_AMOUNTS[unit])
    addError('amount', deadlines.wrong.amount(MAX_AMOUNTS[unit]));
  return { amount, unit, direction };
}

function readClock(form: DeadlineForm, addError: AddError): { time: string; zone: CourtZone } {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(form.time)) addError('time', deadlines.wrong.time);
  const isKnownZone = Object.hasOwn(COURT_ZONES, form.zone);
  if (!isKnownZone) addError('zone', deadlines.wrong.zone);
  return { time: form.time, zone: isKnownZone ? (form.zone as CourtZone) : 'eastern' };
}

/** Accepts 2026-12-24, as date inputs send it, and 12/24/2026, as people write it. */
function readDate(input: string): string | undefined {
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(input);
  const iso = slashes
    ? formatIsoDate(Number(slashes[3]), Number(slashes[1]), Number(slashes[2]))
    : input;
  const year = Number(iso.slice(0, 4));
  return isRealDate(iso) && year >= FIRST_YEAR && year <= LAST_YEAR ? iso : undefined;
}

function parseDates(input: string): string[] | undefined {
  const parts = input.split(/[\s,;]+/).filter(Boolean);
  const dates = parts.flatMap((part) => readDate(part) ?? []);
  return dates.length === parts.length && parts.length <= MAX_DATES ? dates : undefined;
}
