// What each state's law says on one subject: a value, a sentence in our own words, the citation,
// and where and when it was read. One file per rule, with a cell for each of the 50 states and DC.
import { z } from 'zod';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { ACTS } from './acts.ts';
import { narrowCase } from './narrow-case.ts';
import { formerly, isoDate, line, oldMark, slug, TopicId, webAddress } from './schema.ts';

/** Groups of rules, in the order in which the page of a state shows them. */
export const RULE_GROUPS = [
  'renting',
  'money',
  'work',
  'family',
  'death',
  'injury',
  'police',
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

const RULE_UNITS = [
  'hours',
  'days',
  'business-days',
  'court-days',
  'weeks',
  'months',
  'years',
  'months-rent',
  'times',
  'dollars',
  'percent',
  'age',
  'witnesses',
] as const;
export type RuleUnit = (typeof RULE_UNITS)[number];

const NoRule = z.strictObject({ none: z.literal(true) });
const Choice = z.strictObject({ choice: slug, when: line.optional() });
const Amount = z.strictObject({
  amount: z.number().positive(),
  unit: z.enum(RULE_UNITS),
  /** The year for which an amount of money was read. */
  year: z.int().min(1990).max(2100).optional(),
  when: line.optional(),
  /** Of "times": added to the sum itself. */
  onTop: z.literal(true).optional(),
});
const RuleValue = z.union([NoRule, Choice, Amount]);
export type RuleValue = z.infer<typeof RuleValue>;

/**
 * `copy`: a site of somebody else that reprints or quotes the section. `reported`: no text could be
 * read, and several others say what it says; `url` is then the section's official address.
 */
const RULE_SOURCES = ['official', 'court', 'agency', 'copy', 'reported'] as const;

/** What somebody else says of a section that we could not read. */
const Report = z.strictObject({
  by: line.max(80),
  url: webAddress,
  /** Of the page. */
  date: isoDate,
  value: RuleValue,
  /** The section that it names. */
  cite: line,
});
export type Report = z.infer<typeof Report>;

export const FilledCell = z.strictObject({
  value: RuleValue,
  /** Further values, each with the case in which it applies. */
  other: z.array(z.union([Choice, Amount])).default([]),
  sentence: line,
  /** Where the state's sentence is about a narrower case than the rule. */
  leadsOnlyIf: narrowCase.leadsOnlyIf,
  exceptions: z.array(line).default([]),
  cite: line,
  source: z.enum(RULE_SOURCES),
  url: webAddress,
  readOn: isoDate,
  /** The date of the text that was read, as exact as the source gives it. */
  textDate: z
    .string()
    .regex(
      /^(?:\d{4}(?:-\d{2}(?:-\d{2})?)?|unknown)$/,
      'must be a year, a month, a date or "unknown"',
    ),
  /** Of a cell that is `reported`. */
  reports: z.array(Report).optional(),
  compare: oldMark,
  /** An act that has passed and is not in force yet. */
  pending: line.optional(),
  /** From this day on the cell is empty: it waits for a vote, a bill or a decision. */
  until: isoDate.optional(),
  /** The last day of a yearly figure, where that is not the end of its year. */
  figureUntil: isoDate.optional(),
});
export type FilledCell = z.infer<typeof FilledCell> & {
  /** The number, or the words of the choice, stand in the section's text in the reference data. */
  isFoundInText?: true;
  /**
   * A number in it was changed, and nobody has compared it yet: it is shown, and counts nothing.
   */
  isNotCompared?: true;
  /** It was found in a text that is too old by now (age-rules.ts). */
  wasFoundInOldText?: true;
  /** A yearly figure whose year is over: the last one that we read, and nothing counts with it. */
  isOldFigure?: true;
};

/** `empty`: why we have no rule for this state. */
const EmptyCell = z.strictObject({ empty: line });
const RuleCell = z.union([EmptyCell, FilledCell]);
export type RuleCell = z.infer<typeof EmptyCell> | FilledCell;
/** Of a state that a file does not name. */
const NOT_READ: RuleCell = { empty: 'We have not read this law yet.' };

const stateCodes = Object.keys(STATES) as [StateCode, ...StateCode[]];

export const StateRule = z.strictObject({
  id: slug,
  formerly,
  /** Position on the pages that list all rules. */
  order: z.int().min(1),
  title: line.max(60),
  group: z.enum(RULE_GROUPS),
  topics: z.array(TopicId).min(1),
  /** It leads no question that asks about other acts only. */
  acts: z.array(z.enum(ACTS)).min(1),
  ...narrowCase,
  question: line,
  /** Who is meant by "you" in its sentences, where others ask for it, too. */
  speaksTo: line.optional(),
  /** The words by which a question tells that its writer is the one. */
  speaksToIf: narrowCase.leadsOnlyIf,
  meaning: line,
  matters: line,
  counting: line,
  units: z.array(z.enum(RULE_UNITS)),
  /** Its amounts are set anew each year, and hold to the end of their year. */
  yearly: z.boolean().optional(),
  /** Words of a narrow case: a number in a clause with one of them is labelled with its case. */
  narrowWords: z.array(line).optional(),
  choices: z.record(slug, line.max(60)).default({}),
  /**
   * How the deadline calculator counts it: from which event, and in which direction. Only for
   * periods that start with one event.
   */
  counts: z.strictObject({ event: line, direction: z.enum(['after', 'before']) }).optional(),
  /** What is shown for a state that has no such rule. */
  noneLabel: line.max(60).default('No state law sets this'),
  /**
   * The entry of the directory where a state's rule can be looked up that we have not read; without
   * it, the self-help page of the state's courts.
   */
  officialPage: slug.optional(),
  /** One of these words stands in the same sentence of the statute as the number. */
  words: z.array(line).min(1),
  /**
   * For some choices the words by which a statute makes them, so that a choice can be compared with
   * the text as a number is.
   */
  choiceWords: z.record(slug, z.array(line).min(1)).default({}),
  questions: z.array(line).min(5),
  states: z
    .partialRecord(z.enum(stateCodes), RuleCell)
    .transform(
      (cells) =>
        Object.fromEntries(stateCodes.map((code) => [code, cells[code] ?? NOT_READ])) as Record<
          StateCode,
          RuleCell
        >,
    ),
});
export type StateRule = z.infer<typeof StateRule>;
