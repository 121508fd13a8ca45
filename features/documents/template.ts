// A template as it is filled in: with the times to answer that its state rule gives, where somebody
// has compared them. Types and one question only: browsers load this file.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { StateCode } from '#legal/jurisdictions.ts';

/** `days`, `courtDays`: only where the rule is one number for every court. */
export type AnswerTime = {
  text: string;
  cite: string;
  days?: number;
  courtDays?: number;
};
export type AnswerTimes = Partial<Record<StateCode, AnswerTime>>;
export type Template = DocumentTemplate & { answerTimes?: AnswerTimes };

/** Where we have not read the rules on pleading, or ours would be refused, there is no paper. */
export const writesPaper = ({ court }: DocumentTemplate, jurisdiction: string): boolean =>
  court === undefined || findCourtRule({ court }, jurisdiction)?.standing === 'paper';

/** A paper for the court is dated by hand where it is signed. */
export const hasEffectiveDate = (template: DocumentTemplate, jurisdiction: string): boolean =>
  template.form !== 'court' && writesPaper(template, jurisdiction);

export const findCourtRule = ({ court }: Pick<DocumentTemplate, 'court'>, jurisdiction: string) =>
  court && Object.hasOwn(court.states, jurisdiction)
    ? court.states[jurisdiction as StateCode]
    : undefined;
