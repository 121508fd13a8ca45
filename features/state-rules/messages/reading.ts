// Where and when a rule was read.
import type { FilledCell } from '#features/library/schema/rule-schema.ts';

export const empty = (reason: string, state: string) =>
  `We cannot say yet. ${reason} Ask the court’s self-help center or legal aid in ${state}.`;

export const asOf = (value: string, year: number) => `${value} (${year})`;
export const inCase = (value: string, when: string) => `${value}: ${when.replace(/\.?$/, '.')}`;
export const readOn = (date: string, host: string) => `Read ${date} on ${host}`;
export const textOf = (date: string) => `text of ${date}`;
export const textUnknown = 'date of the text unknown';
export const compared = 'Compared with the statute’s text by machine';
export const report = (by: string, date: string) => `${by} (${date})`;
export const reportedBy = (reports: string[]) =>
  `We have not read this section. It is what ${reports.join(' and ')} say of it.`;
export const readOnPage = 'Read there by us, not compared by machine';

export const sourceKinds = {
  official: 'the state’s own site',
  court: 'a court’s site',
  agency: 'an agency’s site',
  copy: 'a site that reprints or quotes the code',
  reported: 'what others say',
} satisfies Record<FilledCell['source'], string>;
