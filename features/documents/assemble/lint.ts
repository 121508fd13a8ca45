// Finds missing and contradictory values, field by field. The same rules run in the browser and on
// the server, so this file imports neither zod nor server code. A request without faults assembles
// without placeholders.
import { type FieldType, formatLabel } from '#features/library/schema/document-kinds.ts';
import type { DocumentField, DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { normalizeName, toOneLine } from '#features/printing/clean-text.ts';
import type { DocumentRequest, Fault } from '#features/printing/document-shapes.ts';
import { readCents, readDate, readRate } from '#features/printing/read-values.ts';
import * as LINT from '../messages/lint.ts';
import { hasEffectiveDate, writesPaper } from '../template.ts';
import { findStateName, matchesCondition } from './conditions.ts';
import { readTicked } from './court-paper.ts';
import { lintDates } from './lint-dates.ts';

/** Of all details, in characters. Writing a longer PDF would block the event loop. */
export const MAX_VALUE_LENGTH = 120_000;
/** Of a party's name, role or address. */
export const MAX_PART_LENGTH = 2_000;
/** In ten-thousandths of a percent. */
const MAX_RATE = 100 * 10_000;

export function lint(template: DocumentTemplate, request: DocumentRequest): Fault[] {
  const isPaper = writesPaper(template, request.jurisdiction);
  const faults = [
    ...(isPaper ? lintParties(template, request) : []),
    ...(hasEffectiveDate(template, request.jurisdiction) ? lintEffectiveDate(request) : []),
    ...listAskedFields(template, request.jurisdiction).flatMap((field) =>
      lintField(field, request),
    ),
    ...template.refusals
      .filter(({ when }) => matchesCondition(when, request))
      .map(({ field, message }) => ({
        field: field === 'jurisdiction' ? field : `details.${field}`,
        message,
      })),
  ];
  if (request.jurisdiction !== 'General' && !findStateName(request.jurisdiction))
    faults.push({ field: 'jurisdiction', message: LINT.state });
  const faultyFields = new Set(faults.map((fault) => fault.field));
  return [
    ...faults,
    ...lintDates(template, request).filter((fault) => !faultyFields.has(fault.field)),
  ];
}

/** Where there is no paper, only what the steps need is asked for. */
export function listAskedFields(template: DocumentTemplate, jurisdiction: string): DocumentField[] {
  const { fields, court } = template;
  return writesPaper(template, jurisdiction)
    ? fields
    : fields.filter(({ name }) => court?.cover.includes(name));
}

function lintEffectiveDate({ dates }: DocumentRequest): Fault[] {
  const field = 'dates.effective_date';
  if (toOneLine(dates.effective_date) === '')
    return [{ field, message: LINT.required(formatLabel('effective_date')) }];
  return readDate(dates.effective_date) ? [] : [{ field, message: LINT.date }];
}

function lintField(field: DocumentField, { details }: DocumentRequest): Fault[] {
  const rawValue = Object.hasOwn(details, field.name) ? (details[field.name] ?? '') : '';
  const value = toOneLine(rawValue);
  const message =
    value === ''
      ? field.optional || field.type === 'boxes'
        ? undefined
        : LINT.required(formatLabel(field.name))
      : rawValue.length > MAX_VALUE_LENGTH
        ? LINT.tooLong
        : RULES[field.type](value, field);
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
    return rate > MAX_RATE ? LINT.rateAbsurd : undefined;
  },
  choice: (value, { choices = [] }) =>
    choices.includes(value) ? undefined : LINT.choice(choices.join(', ')),
  boxes: (value, { boxes = [] }) =>
    [...readTicked(value)].every((id) => boxes.some((box) => box.id === id))
      ? undefined
      : LINT.boxes(boxes.map(({ id }) => id).join(', ')),
  yes_no: (value) => (/^(?:yes|no)$/i.test(value) ? undefined : LINT.yesNo),
};

function lintParties(
  { parties: { least, most, roles }, signatures }: DocumentTemplate,
  { parties }: DocumentRequest,
): Fault[] {
  const faults: Fault[] = [];
  if (parties.length < least) faults.push({ field: 'parties', message: LINT.tooFew(least) });
  if (parties.length > most) faults.push({ field: 'parties', message: LINT.tooMany(most) });
  const seenNames = new Set<string>();
  const knownRoles = new Set(roles.map(normalizeName));
  parties.forEach((party, index) => {
    const addFault = (part: string, message: string) =>
      faults.push({ field: `parties.${index}.${part}`, message });
    const name = normalizeName(party.name);
    if (name === '') addFault('name', LINT.partyName);
    else if (seenNames.has(name)) addFault('name', LINT.sameParty);
    seenNames.add(name);
    const role = normalizeName(party.role);
    if (role === '') addFault('role', LINT.partyRole);
    else if (!knownRoles.has(role)) addFault('role', LINT.unknownRole(roles.join(', ')));
    if (normalizeName(party.address) === '') addFault('address', LINT.partyAddress);
    if (Object.values(party).some((value) => value.length > MAX_PART_LENGTH))
      addFault('name', LINT.tooLong);
  });
  // The text speaks of these roles: without somebody in each of them the document would bind
  // nobody.
  const roleNames = new Set(parties.map((party) => normalizeName(party.role)));
  const empty = roles.slice(0, least).find((role) => !roleNames.has(normalizeName(role)));
  if (empty && parties.length >= least && [...roleNames].every((role) => knownRoles.has(role))) {
    faults.push({ field: `parties.${parties.length - 1}.role`, message: LINT.emptyRole(empty) });
  }
  // If only the first party signs, it must not have one of the other parties' roles.
  const [firstRole = '', ...otherRoles] = roles;
  if (
    signatures !== 'each_party' &&
    otherRoles.some((role) => normalizeName(role) === normalizeName(parties[0]?.role ?? ''))
  ) {
    faults.push({ field: 'parties.0.role', message: LINT.firstRole(firstRole) });
  }
  return faults;
}
