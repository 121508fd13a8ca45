// Where and when a rule was read.
import type { FilledCell } from '#features/library/schema/rule-schema.ts';

export const empty = (reason: string, state: string) =>
  `We cannot say yet. ${reason} Ask the court’s self-help center or legal aid in ${state}.`;

export const asOf = (value: string, year: number) => `${value} (${year})`;
export const oldFigure = (value: string, year: number) => `${value} (figure of ${year})`;

/** The first sentence behind a figure whose year is over. */
export const oldFigureNote = (year: number) =>
  `This is the figure of ${year}, which may be out of date: we have not read a newer one yet.`;

/** A number that holds in one case only, with that case. */
export const onlyInCase = (value: string, when: string) => `${value}: ${when}`;
export const inCase = (value: string, when: string) => `${value}: ${when.replace(/\.?$/, '.')}`;
export const readOn = (date: string, host: string) => `Read ${date} on ${host}`;
export const textOf = (date: string) => `text of ${date}`;
export const textUnknown = 'date of the text unknown';
export const compared = 'Compared with that text of the statute by machine';

export const comparedLongAgo =
  'It was compared with that text by machine, but more than two years old it proves nothing about today';

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
