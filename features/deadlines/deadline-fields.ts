// The form's fields, which are also the URL's query parameters. One list serves the form, its parser and the link to the calendar file;
// the query contains only values that differ from the defaults.
const FIELDS = ['preset', 'date', 'amount', 'unit', 'direction', 'time', 'zone', 'service', 'state', 'declared', 'closed'] as const;
export type Field = (typeof FIELDS)[number];
/** Raw field values. */
export type DeadlineForm = Record<Field, string>;

export const SERVICES = ['', 'mail', 'clerk', 'agreed'] as const;
export type Service = (typeof SERVICES)[number];
export const UNITS = ['days', 'weeks', 'months', 'years', 'hours'] as const;
export const DIRECTIONS = ['after', 'before'] as const;

const DEFAULTS: Partial<DeadlineForm> = { unit: 'days', direction: 'after', zone: 'eastern' };
const MAX_FIELD_LENGTH = 400;

export function readForm(params: URLSearchParams): DeadlineForm {
  const getValue = (field: Field) => (params.get(field) ?? DEFAULTS[field] ?? '').trim().slice(0, MAX_FIELD_LENGTH);
  return Object.fromEntries(FIELDS.map((field) => [field, getValue(field)])) as DeadlineForm;
}

export function writeQuery(form: DeadlineForm): string {
  return new URLSearchParams(FIELDS.filter((f) => form[f] !== (DEFAULTS[f] ?? '')).map((f) => [f, form[f]])).toString();
}
