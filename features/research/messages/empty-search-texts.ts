// Why a filtered search found nothing, and the links that drop a filter.
import type { CourtFilter } from '#features/case-law/schema.ts';
import { pluralize } from '#lib/language/format.ts';
import * as research from './research.ts';

const countCases = (total: number) => pluralize(total, { one: '# case', other: '# cases' });

export const notHeld = {
  supreme: 'Our index has no decision of a supreme court.',
  appellate: 'Our index has no decision of an appellate court.',
  district: 'Our index has no decision of a district court.',
} as Record<CourtFilter, string>;

export const courtFilter = (court: CourtFilter) =>
  `The filter “Court: ${research.courts[court]}” leaves nothing.`;

export const yearFilter = (from: number | undefined, to: number | undefined) =>
  `The filter “Years: ${from ?? '…'} to ${to ?? '…'}” leaves nothing.`;

export const jurisdictionFilter = (name: string) =>
  `The filter “Jurisdiction: ${name}” leaves nothing.`;
export const together = 'The filters together leave nothing.';
export const anyCourt = (total: number) => `Search all courts (${countCases(total)})`;
export const anyYear = (total: number) => `Search all years (${countCases(total)})`;
export const anyJurisdiction = (total: number) =>
  `Search every jurisdiction (${countCases(total)})`;
export const everywhere = (total: number) => `Search without filters (${countCases(total)})`;
