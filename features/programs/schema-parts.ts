// The parts that shapes for programs share. Every answer says where it comes from, what was assumed
// and what is not covered.
import { z } from 'zod';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';

export const text = z.string();
export const lines = z.array(text);
const stateCodes = Object.keys(STATES) as [StateCode, ...StateCode[]];
export const State = z
  .enum(stateCodes)
  .describe('Two capital letters, as in OH. DC is one of them.');
/** Places without a law of their own in our library, for which we know whom to call. */
export const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'] as const;
export const page = z.int().min(1).max(10_000).optional().describe('Page of the result, from 1.');
export const Day = z.iso.date().describe('A day: 2026-11-19.');

const SourceShape = z.strictObject({
  title: text,
  url: text,
  checkedOn: text.nullable().describe('The day on which we read it; null where there is none.'),
  textDate: text.nullable().describe('The date of the text: a day, a month or a year.'),
});
export type ProgramSource = z.infer<typeof SourceShape>;

export const frame = {
  status: z
    .enum(['found', 'partial', 'choose', 'not_held', 'not_found'])
    .describe(
      'found; partial: something is missing; choose: several fit, ask the person; not_held: we have no text of it, which says nothing about whether it exists; not_found: there is no such id here.',
    ),
  sources: z.array(SourceShape),
  assumed: lines.describe('What was taken for granted. Say it to the person.'),
  notCovered: lines.describe('What this answer does not say. Say it to the person.'),
  notAdvice: text,
};
export type Frame = z.infer<z.ZodObject<typeof frame>>;
