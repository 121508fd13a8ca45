// What browsers need of the document schema, without zod: the types and their groups, the
// field types, and the rules that derive a field's input type and label from its name.
export const DOCUMENT_TYPES = [
  'nda',
  'lease',
  'service_contract',
  'employment',
  'llc_operating',
  'independent_contractor',
  'partnership',
  'promissory_note',
  'purchase_agreement',
  'settlement',
  'power_of_attorney',
  'cease_desist',
  'credit_dispute_general',
  'credit_dispute_identity_theft',
  'credit_dispute_error',
  'debt_validation',
  'debt_collector_cease',
  'demand_letter',
  'repair_request',
  'notice_to_vacate',
  'eviction_answer',
  'debt_answer',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The catalogue: what people need most comes first. */
export const DOCUMENT_GROUPS = {
  answers: ['eviction_answer', 'debt_answer'],
  letters: [
    'demand_letter',
    'repair_request',
    'notice_to_vacate',
    'debt_validation',
    'debt_collector_cease',
    'credit_dispute_general',
    'credit_dispute_error',
    'credit_dispute_identity_theft',
    'cease_desist',
  ],
  agreements: ['lease', 'promissory_note', 'purchase_agreement', 'settlement'],
  family: ['power_of_attorney'],
  business: [
    'service_contract',
    'independent_contractor',
    'employment',
    'nda',
    'partnership',
    'llc_operating',
  ],
} as const satisfies Record<string, readonly DocumentType[]>;
export type DocumentGroup = keyof typeof DOCUMENT_GROUPS;

export const FIELD_TYPES = [
  'text',
  'long',
  'date',
  'amount',
  'rate',
  'choice',
  'yes_no',
  'boxes',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Values that the engine computes when the typed values can be parsed. */
export const COMPUTED = ['lease_end', 'payment_plan'] as const;
export type Computed = (typeof COMPUTED)[number];

export function getInputType(field: string): 'date' | 'number' | 'text' {
  if (field.includes('date')) return 'date';
  return field.includes('amount') || field.includes('rate') ? 'number' : 'text';
}

const ACRONYMS = new Set(['ssn', 'llc', 'id', 'vin']);

export function formatLabel(field: string): string {
  return field
    .split('_')
    .map((word) =>
      ACRONYMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/**
 * The input type for a field type. The schema checks that it agrees with the one derived from the
 * name.
 */
export function getInputTypeForFieldType(type: FieldType): 'date' | 'number' | 'text' {
  if (type === 'date') return 'date';
  return type === 'amount' || type === 'rate' ? 'number' : 'text';
}
