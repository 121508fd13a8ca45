// What another page has put into the form: which fields, and with what. A field is marked as filled
// in as long as it has that value. Ids are those of the inputs.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';

const FILLED_FROM = ['wages', 'paper'] as const;
export type FilledFrom = (typeof FILLED_FROM)[number];
export type Filled = { from: FilledFrom; values: Record<string, string> };

export const readFilledFrom = (value: unknown): FilledFrom | undefined =>
  FILLED_FROM.find((from) => from === value);

export const noteFilled = (from: FilledFrom, request: DocumentRequest): Filled => ({
  from,
  values: Object.fromEntries(Object.entries(listValues(request)).filter(([, value]) => value)),
});

/** The ids of the fields that still have what was put into them. */
export function listFilled(filled: Filled | undefined, request: DocumentRequest): Set<string> {
  const values = listValues(request);
  return new Set(
    Object.entries(filled?.values ?? {}).flatMap(([id, value]) => (values[id] === value ? id : [])),
  );
}

/**
 * A second count of wages goes into the letter that is being written: what was typed stays where
 * the count says nothing. A letter about something else is replaced, and so is one from a paper,
 * because it may have been another paper.
 */
export function keepTyped(
  { fields }: Pick<DocumentTemplate, 'fields'>,
  from: FilledFrom,
  opened: DocumentRequest,
  saved: DocumentRequest | undefined,
): DocumentRequest {
  const isSame = fields
    .filter(({ type }) => type === 'choice')
    .every(({ name }) => !saved?.details[name] || saved.details[name] === opened.details[name]);
  if (from !== 'wages' || !saved || !isSame) return opened;
  const openedDetails = Object.entries(opened.details).filter(([, value]) => value);
  return {
    ...saved,
    details: { ...saved.details, ...Object.fromEntries(openedDetails) },
    dates: {
      effective_date: opened.dates.effective_date || saved.dates.effective_date,
    },
  };
}

function listValues({ parties, details, dates }: DocumentRequest): Record<string, string> {
  return {
    'dates.effective_date': dates.effective_date,
    ...Object.fromEntries(
      Object.entries(details).map(([name, value]) => [`details.${name}`, value]),
    ),
    ...Object.fromEntries(parties.map(({ name }, index) => [`parties.${index}.name`, name])),
  };
}
