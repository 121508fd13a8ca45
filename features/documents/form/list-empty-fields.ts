// The labels of the fields that are still empty, in the order of the form.
import { formatLabel } from '#features/library/schema/document-kinds.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { toOneLine } from '#features/printing/clean-text.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { listAskedFields } from '../assemble/lint.ts';
import * as documents from '../messages/documents.ts';
import { hasEffectiveDate, writesPaper } from '../template.ts';
import { EMPTY_PARTY } from './document-form-values.ts';

const PARTS = [
  ['name', documents.name],
  ['role', documents.role],
  ['address', documents.address],
] as const;

export function listEmptyFields(
  template: DocumentTemplate,
  { parties, details, dates, jurisdiction }: DocumentRequest,
): string[] {
  const isPaper = writesPaper(template, jurisdiction);
  const isEmpty = (value: string | undefined) => toOneLine(value ?? '') === '';
  const partyCount = isPaper ? Math.max(template.parties.least, parties.length) : 0;
  return [
    ...Array.from({ length: partyCount }, (_, index) =>
      PARTS.filter(([part]) => isEmpty((parties[index] ?? EMPTY_PARTY)[part])).map(([, label]) =>
        documents.ofParty(label, index + 1),
      ),
    ).flat(),
    ...(hasEffectiveDate(template, jurisdiction) && isEmpty(dates.effective_date)
      ? [documents.effectiveDate]
      : []),
    ...listAskedFields(template, jurisdiction)
      .filter(({ optional, type }) => !optional && type !== 'boxes')
      .filter(({ name }) => isEmpty(Object.hasOwn(details, name) ? details[name] : ''))
      .map(({ name }) => formatLabel(name)),
  ];
}
