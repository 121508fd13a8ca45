// Cautions about typed values that are above a limit of the chosen state. They stop nobody: the law
// has exceptions.
import type { DocumentTemplate, Limit } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { readCents, readRate } from '#features/printing/read-values.ts';

const CENTS = 100;
const RATE_UNITS = 10_000;

export function findCautions(
  { notices, fields }: DocumentTemplate,
  { jurisdiction, details }: DocumentRequest,
): string[] {
  const readNumber = (name: string): number | undefined => {
    const value = Object.hasOwn(details, name) ? (details[name] ?? '') : '';
    const isRate = fields.find((field) => field.name === name)?.type === 'rate';
    const units = isRate ? readRate(value) : readCents(value);
    return units === undefined ? undefined : units / (isRate ? RATE_UNITS : CENTS);
  };
  const isAbove = ({ field, times, max }: Limit) => {
    const value = readNumber(field);
    const base = times ? readNumber(times) : 1;
    return value !== undefined && base !== undefined && value > max * base;
  };
  const limits = notices.flatMap((notice) => (notice.state === jurisdiction ? notice.limits : []));
  return limits.filter(isAbove).map(({ caution }) => caution);
}
