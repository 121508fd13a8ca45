// Where and when a rule was read. Used on the server only.
import type { FilledCell } from '#features/library/schema/rule-schema.ts';

export const reading = {
  empty: (reason: string, state: string) =>
    `We cannot say yet. ${reason} Ask the court’s self-help center or legal aid in ${state}.`,
  asOf: (value: string, year: number) => `${value} (${year})`,
  inCase: (value: string, when: string) => `${value}: ${when.replace(/\.?$/, '.')}`,
  readOn: (date: string, host: string) => `Read ${date} on ${host}`,
  textOf: (date: string) => `text of ${date}`,
  textUnknown: 'date of the text unknown',
  compared: 'Compared with the statute’s text by machine',
  readOnPage: 'Read there by us, not compared by machine',
  sourceKinds: {
    official: 'the state’s own site',
    court: 'a court’s site',
    agency: 'an agency’s site',
    copy: 'a copy of the code',
  } satisfies Record<FilledCell['source'], string>,
} as const;
