// The form's fields, as they stand in the address. One list for the form, for what reads it, and for the link to the calendar file;
// the address holds only what differs from an empty form.
const FIELDS = ['preset', 'date', 'amount', 'unit', 'direction', 'time', 'zone', 'service', 'state', 'declared', 'closed'] as const;
export type Field = (typeof FIELDS)[number];
/** As typed. */
export type DeadlineForm = Record<Field, string>;

export const SERVICES = ['', 'mail', 'clerk', 'agreed'] as const;
export type Service = (typeof SERVICES)[number];
export const UNITS = ['days', 'weeks', 'months', 'years', 'hours'] as const;
export const DIRECTIONS = ['after', 'before'] as const;

const EMPTY: Partial<DeadlineForm> = { unit: 'days', direction: 'after', zone: 'eastern' };
const LONGEST = 400;

export function readForm(params: URLSearchParams): DeadlineForm {
  const typed = (field: Field) => (params.get(field) ?? EMPTY[field] ?? '').trim().slice(0, LONGEST);
  return Object.fromEntries(FIELDS.map((field) => [field, typed(field)])) as DeadlineForm;
}

export function writeQuery(form: DeadlineForm): string {
  return new URLSearchParams(FIELDS.filter((f) => form[f] !== (EMPTY[f] ?? '')).map((f) => [f, form[f]])).toString();
}
