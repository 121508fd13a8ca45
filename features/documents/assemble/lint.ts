// What is missing or contradicts itself, at the field that holds it. The same rules run in the browser and on the server, so this file
// knows no schema library and no server. A document without faults can be assembled without a placeholder.
import { type FieldType, labelOf } from '#features/library/schema/document-kinds.ts';
import type { DocumentField, DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { oneLine, plainName } from '#features/printing/clean-text.ts';
import type { DocumentRequest, Fault } from '#features/printing/document-shapes.ts';
import { readCents, readDate, readRate } from '#features/printing/read-values.ts';
import { LINT } from '../engine-messages.ts';
import { stateName } from './assemble.ts';
import { lintDates } from './lint-dates.ts';

/** In characters: a detail, and a part of a party. Writing a PDF of more would hold up everybody else. */
export const MAX_VALUE_LENGTH = 120_000;
export const MAX_PART_LENGTH = 2_000;
const HIGHEST_RATE = 100 * 10_000;

export function lint(template: DocumentTemplate, request: DocumentRequest): Fault[] {
  const faults = [
    ...lintParties(template, request),
    ...lintDate(request),
    ...template.fields.flatMap((field) => lintField(field, request)),
  ];
  if (request.jurisdiction !== 'General' && !stateName(request.jurisdiction)) faults.push({ field: 'jurisdiction', message: LINT.state });
  const faulty = new Set(faults.map((fault) => fault.field));
  return [...faults, ...lintDates(template, request).filter((fault) => !faulty.has(fault.field))];
}

function lintDate({ dates }: DocumentRequest): Fault[] {
  const field = 'dates.effective_date';
  if (oneLine(dates.effective_date) === '') return [{ field, message: LINT.required(labelOf('effective_date')) }];
  return readDate(dates.effective_date) ? [] : [{ field, message: LINT.date }];
}

function lintField(field: DocumentField, { details }: DocumentRequest): Fault[] {
  const typed = Object.hasOwn(details, field.name) ? (details[field.name] ?? '') : '';
  const value = oneLine(typed);
  const message =
    value === '' ? LINT.required(labelOf(field.name)) : typed.length > MAX_VALUE_LENGTH ? LINT.tooLong : RULES[field.type](value, field);
  return message ? [{ field: `details.${field.name}`, message }] : [];
}

const RULES: Record<FieldType, (value: string, field: DocumentField) => string | undefined> = {
  text: () => undefined,
  long: () => undefined,
  date: (value) => (readDate(value) ? undefined : LINT.date),
  amount: (value) => {
    const cents = readCents(value);
    if (cents === undefined) return LINT.amount;
    return cents > 0 ? undefined : LINT.amountTooSmall;
  },
  rate: (value) => {
    const rate = readRate(value);
    if (rate === undefined) return LINT.rate;
    if (rate < 0) return LINT.rateNegative;
    return rate > HIGHEST_RATE ? LINT.rateAbsurd : undefined;
  },
  choice: (value, { choices = [] }) => (choices.includes(value) ? undefined : LINT.choice(choices.join(', '))),
  yes_no: (value) => (/^(?:yes|no)$/i.test(value) ? undefined : LINT.yesNo),
};

function lintParties({ parties: { least, most, roles }, signatures }: DocumentTemplate, { parties }: DocumentRequest): Fault[] {
  const faults: Fault[] = [];
  if (parties.length < least) faults.push({ field: 'parties', message: LINT.tooFew(least) });
  if (parties.length > most) faults.push({ field: 'parties', message: LINT.tooMany(most) });
  const seen = new Set<string>();
  parties.forEach((party, index) => {
    const say = (part: string, message: string) => faults.push({ field: `parties.${index}.${part}`, message });
    const name = plainName(party.name);
    if (name === '') say('name', LINT.partyName);
    else if (seen.has(name)) say('name', LINT.sameParty);
    seen.add(name);
    if (plainName(party.role) === '') say('role', LINT.partyRole);
    if (plainName(party.address) === '') say('address', LINT.partyAddress);
    if (Object.values(party).some((value) => value.length > MAX_PART_LENGTH)) say('name', LINT.tooLong);
  });
  const given = new Set(parties.map((party) => plainName(party.role)));
  if (new Set(roles.map(plainName)).size > 1 && parties.length > 1 && given.size === 1 && !given.has('')) {
    faults.push({ field: `parties.${parties.length - 1}.role`, message: LINT.sameRole(roles.join(', ')) });
  }
  // Where only the first party signs, the others' roles are not for it.
  const [first = '', ...others] = roles;
  if (signatures !== 'each_party' && others.some((role) => plainName(role) === plainName(parties[0]?.role ?? ''))) {
    faults.push({ field: 'parties.0.role', message: LINT.firstRole(first) });
  }
  return faults;
}
