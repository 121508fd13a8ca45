// The shape of a state's rule as programs get it (docs/api.md).
import { z } from 'zod';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { RuleJson, RuleListJson } from './rule-json.ts';

const text = z.string();
const stateCodes = Object.keys(STATES) as [StateCode, ...StateCode[]];
const StateShape = z
  .enum(stateCodes)
  .meta({ id: 'State', description: 'Two letters, as in OH. DC is one of them.' });

const CellShape = z
  .union([
    z.strictObject({
      state: StateShape,
      stateName: text,
      empty: text.describe('Why there is no rule for this state.'),
    }),
    z.strictObject({
      state: StateShape,
      stateName: text,
      value: text.describe('In words; for money with its year.'),
      year: z.int().optional(),
      other: z.array(z.strictObject({ value: text, when: text })),
      sentence: text.describe('The rule in a sentence of ours.'),
      exceptions: z.array(text),
      cite: text.describe('Which text it is.'),
      source: z
        .enum(['official', 'court', 'agency', 'copy', 'reported'])
        .describe('Whose page was read; of `reported`, nobody here has read the section.'),
      url: text.describe('Where that text stands.'),
      readOn: text.describe('The day on which it was read.'),
      textDate: text.describe('Of the text: a year, a month, a day or `unknown`.'),
      check: z.enum(['compared', 'read', 'reported']),
      reports: z.array(z.strictObject({ by: text, url: text, date: text })).optional(),
      notCompared: z.literal(true).optional().describe('A number in it was changed lately.'),
      pending: text.optional().describe('An act that has passed and is not in force yet.'),
    }),
  ])
  .meta({ id: 'RuleCell' });

export const RuleShape: z.ZodType<RuleJson> = z
  .strictObject({
    id: text,
    title: text,
    question: text,
    meaning: text,
    matters: text,
    counting: text,
    attorneyReviewed: z.literal(false),
    states: z.array(CellShape),
  })
  .meta({ id: 'Rule' });

export const RuleListShape: z.ZodType<RuleListJson> = z
  .strictObject({
    rules: z.array(
      z.strictObject({
        id: text,
        title: text,
        question: text,
        url: text.describe('The address of this API that has it.'),
        filled: z.int().describe('For how many states there is a text.'),
      }),
    ),
  })
  .meta({ id: 'RuleList' });
