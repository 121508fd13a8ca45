// What was read from a paper, as fields of the form of the document that answers it. Only what the
// paper says in one way: of two amounts, names or days none is put in. It is sent by POST, so
// nothing of it is in an address.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DateRole, PaperReading } from '../schema.ts';

export type FormField = { name: string; value: string };

/** The roles of a document's parties, by the roles that a paper gives them. */
const PARTY_ROLES: Record<string, string[]> = {
  Consumer: ['debtor'],
  'Reporting Company': ['current creditor', 'creditor'],
  Claimant: ['plaintiff', 'claimant', 'judgment creditor', 'landlord', 'lessor', 'owner'],
  Plaintiff: ['plaintiff', 'petitioner', 'landlord', 'lessor', 'owner'],
  Defendant: ['defendant', 'respondent', 'tenant', 'lessee'],
  Respondent: ['defendant', 'respondent', 'judgment debtor', 'tenant', 'lessee'],
};
const DETAILS: Record<string, (reading: PaperReading) => string> = {
  account_number: ({ caseNumber }) => caseNumber?.text ?? '',
  creditor_named: (reading) =>
    findName(reading, ['current creditor', 'creditor']) || findName(reading, ['original creditor']),
  company_name: (reading) => findName(reading, ['current creditor', 'creditor']),
  payment_due_date: ({ dates }) => findDay(dates, 'pay-by'),
  claimed_amount: ({ amounts }) => takeOnly(amounts.map(({ amount }) => String(amount))),
  notice_date: ({ dates }) => findDay(dates, 'issued'),
  received_date: ({ dates }) => findDay(dates, 'served'),
  served_date: ({ dates }) => findDay(dates, 'served'),
  printed_date: ({ dates }) => findDay(dates, 'answer-by') || findDay(dates, 'hearing'),
  court_name: ({ court }) => court?.text ?? '',
  case_number: ({ caseNumber }) => caseNumber?.text ?? '',
  lawsuit_reference: ({ court, caseNumber }) =>
    court && caseNumber ? `${court.text}, ${caseNumber.text}` : '',
};

/** Empty if nothing of the paper has a place in the document. */
export function fillDocument(
  { id, parties, fields }: DocumentTemplate,
  reading: PaperReading,
): FormField[] {
  const names = parties.roles.map((role) => ({
    role,
    name: findName(reading, PARTY_ROLES[role] ?? []),
  }));
  const details = fields
    .map(({ name }) => ({ name: `details.${name}`, value: DETAILS[name]?.(reading) ?? '' }))
    .filter(({ value }) => value !== '');
  if (details.length === 0 && names.every(({ name }) => name === '')) return [];
  return [
    { name: 'documentType', value: id },
    ...names.flatMap(({ role, name }) => [
      { name: 'party-name', value: name },
      { name: 'party-role', value: role },
      { name: 'party-address', value: '' },
    ]),
    ...details,
  ];
}

function takeOnly(values: string[]): string {
  const [first = '', ...others] = new Set(values);
  return others.length === 0 ? first : '';
}

const findName = ({ parties }: PaperReading, roles: string[]) =>
  takeOnly(parties.filter(({ role }) => roles.includes(role)).map(({ text }) => text));

const findDay = (dates: PaperReading['dates'], wanted: DateRole) =>
  takeOnly(
    dates
      .filter(({ role, sure: isCertain, label }) =>
        // What the paper itself calls the day of service is that day.
        wanted === 'served'
          ? (isCertain && role === wanted) || label === wanted
          : isCertain && role === wanted,
      )
      .map(({ date }) => date),
  );
