// Texts about cases that the server writes into what it hands to pages. Apart from messages.ts, so that browsers, which have
// no use for them, do not load them.
import { longDate } from '#lib/dates.ts';

/** 1966-06-13 or 1966, as people write it. */
export const dateText = (decided: string) => (decided.length === 10 ? longDate(decided) : decided || 'Date not known');

export const docketText = (number = '') => (number === '' || /^no/i.test(number) ? number : `No. ${number}`);

export const paragraphText = (paragraph: number, opinion = 1) =>
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

export const opinionTitle = (kind: string, author: string) => [KINDS[kind] ?? 'Opinion', author].filter(Boolean).join(', ');

export const caseMissing = 'Case not found';
export const caseUnavailable = 'This case could not be loaded just now. Please try again in a moment.';
