// The form's fields, which are also the URL's query parameters. One list serves the form, its
// parser and the link to the calendar file; the query contains only values that differ from the
// defaults.
const FIELDS = [
  'preset',
  'date',
  'amount',
  'unit',
  'direction',
  'time',
  'zone',
  'service',
  'state',
  'declared',
  'closed',
] as const;
export type Field = (typeof FIELDS)[number] | 'choice' | 'find';

/** What most people come with, as ids of deadlines. */
export const PLAIN_CHOICES = [
  'answer-complaint',
  'appeal',
  'title-vii-suit',
  'debt-validation',
] as const;
export type PlainChoice = (typeof PLAIN_CHOICES)[number];
/** A plain one, a state court's paper, a search in the rest, or a period of one's own. */
export type Choice = PlainChoice | 'court' | 'other' | 'own' | '';
const OTHER_CHOICES = ['court', 'other', 'own'] as const;

/** Raw field values. */
export type DeadlineForm = Record<(typeof FIELDS)[number], string> & {
  choice: Choice;
  /** What to look for in the list of deadlines. */
  find: string;
};

export const SERVICES = ['', 'mail', 'clerk', 'agreed'] as const;
export type Service = (typeof SERVICES)[number];
export const UNITS = ['days', 'weeks', 'months', 'years', 'hours'] as const;
export type Unit = (typeof UNITS)[number];
export const DIRECTIONS = ['after', 'before'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const DEFAULTS: Partial<DeadlineForm> = { unit: 'days', direction: 'after', zone: 'eastern' };
const MAX_FIELD_LENGTH = 400;

export function readForm(params: URLSearchParams): DeadlineForm {
  const getValue = (field: string, initial = '') =>
    (params.get(field) ?? initial).trim().slice(0, MAX_FIELD_LENGTH);
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, getValue(field, DEFAULTS[field])]),
  ) as DeadlineForm;
  const chosen = getValue('choice');
  const plain = PLAIN_CHOICES.find((id) => id === (chosen || fields.preset));
  const find = getValue('find');
  if (plain) return { ...fields, find, choice: plain, preset: plain };
  const choice =
    OTHER_CHOICES.find((value) => value === chosen) ??
    (fields.preset ? 'other' : fields.amount ? 'own' : '');
  return { ...fields, find, choice, preset: choice === 'other' ? fields.preset : '' };
}

export function writeQuery(form: DeadlineForm): string {
  return new URLSearchParams(
    FIELDS.filter((f) => form[f] !== (DEFAULTS[f] ?? '')).map((f) => [f, form[f]]),
  ).toString();
}
