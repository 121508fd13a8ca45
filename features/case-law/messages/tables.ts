import { formatLongDate } from '#lib/dates.ts';

// What the server formats for case cards and case pages.
/** Formats 1966-06-13 or 1966 for readers. */
export const formatDecisionDate = (decided: string) =>
  decided.length === 10 ? formatLongDate(decided) : decided || 'Date not known';

export const formatDocketNumber = (number = '') =>
  number === '' || /^no/i.test(number) ? number : `No. ${number}`;

export const formatParagraphLabel = (paragraph: number, opinion = 1) =>
  opinion > 1 ? `Opinion ${opinion}, paragraph ${paragraph}` : `Paragraph ${paragraph}`;

const KINDS: Record<string, string> = {
  opinion: 'Opinion of the court',
  lead: 'Opinion of the court',
  unanimous: 'Opinion of the court',
  majority: 'Opinion of the court',
  plurality: 'Plurality opinion',
  concurrence: 'Concurring opinion',
  'in-part': 'Concurring in part, dissenting in part',
  dissent: 'Dissenting opinion',
  'per-curiam': 'Opinion per curiam',
  rehearing: 'On rehearing',
};

export const formatOpinionTitle = (kind: string, author: string) =>
  [KINDS[kind] ?? 'Opinion', author].filter(Boolean).join(', ');

export const caseMissing = 'Case not found';

export const caseUnavailable =
  'This case could not be loaded just now. Please try again in a moment.';
