// Cautions about typed values that are above a limit of the chosen state, or pay that is below a
// floor. They stop nobody: the law has exceptions.
import type { Floor } from '#features/library/schema/document-rules.ts';
import type { DocumentTemplate, Limit } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { readCents, readRate } from '#features/printing/read-values.ts';
import { getDetail, matchesCondition } from './conditions.ts';

const CENTS = 100;
const RATE_UNITS = 10_000;
/** How often pay comes in a year; a year of work is counted as 2,080 hours. */
const TIMES_A_YEAR: Record<string, number> = {
  'per hour': 2_080,
  'per week': 52,
  'per month': 12,
  'per year': 1,
};

export function findCautions(template: DocumentTemplate, request: DocumentRequest): string[] {
  const { notices, fields, floors } = template;
  const readNumber = (name: string): number | undefined => {
    const value = getDetail(request, name);
    const isRate = fields.find((field) => field.name === name)?.type === 'rate';
    const units = isRate ? readRate(value) : readCents(value);
    return units === undefined ? undefined : units / (isRate ? RATE_UNITS : CENTS);
  };
  const isAbove = ({ field, times, max }: Limit) => {
    const value = readNumber(field);
    const base = times ? readNumber(times) : 1;
    return value !== undefined && base !== undefined && value > max * base;
  };
  const isBelow = ({ when, pay, basis, perYear }: Floor) => {
    const amount = readNumber(pay);
    const times = TIMES_A_YEAR[getDetail(request, basis)];
    return (
      matchesCondition(when, request) &&
      amount !== undefined &&
      times !== undefined &&
      amount * times < perYear
    );
  };
  const limits = notices.flatMap((notice) =>
    notice.state === request.jurisdiction ? notice.limits : [],
  );
  return [
    ...limits.filter(isAbove).map(({ caution }) => caution),
    ...floors
      .filter(({ state }) => state === 'any' || state === request.jurisdiction)
      .filter(isBelow)
      .map(({ caution }) => caution),
  ];
}
