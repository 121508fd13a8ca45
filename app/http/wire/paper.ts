// A paper that was read, as programs get it (docs/api.md): version 1, whose names stay.
import { z } from 'zod';
import { StatusShape } from '#features/citations/status-shape.ts';
import { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import type { PaperDeadline } from '#features/papers/days/paper-deadline.ts';
import type { AnsweredPaper } from '#features/papers/follow/answer-paper.server.ts';
import { DATE_ROLES, type PaperReading } from '#features/papers/schema.ts';
import { SafetyLineShape, UrgentLineShape } from '#features/triage/urgent-shape.ts';
import { CLOSED_DAYS } from '#legal/deadlines/court-days.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';

export type PaperAnswerV1 = Omit<PaperReading, 'caseNumber' | 'court'> &
  Omit<AnsweredPaper, 'reading'> & { caseNumber: string | null; court: string | null };

/** In the order in which version 1 has its fields. */
export const toPaperAnswerV1 = ({ reading, ...more }: AnsweredPaper): PaperAnswerV1 => ({
  ...reading,
  caseNumber: reading.caseNumber?.text ?? null,
  court: reading.court?.text ?? null,
  ...more,
});

const text = z.string();
const yes = z.literal(true).optional();
const day = z.string().describe('A day: 2026-03-04.');
const span = { start: z.int(), end: z.int() };
const From = z.enum([
  'service',
  'receipt',
  'mailing',
  'date-of-paper',
  'judgment',
  'hearing',
  'publication',
  'other',
]);
const Unit = z.enum(['hours', 'days', 'weeks', 'months', 'years']);
const Authority = z.strictObject({ cite: text, url: text }).optional();
const stateCodes = Object.keys(STATES) as [StateCode, ...StateCode[]];

const DateShape = z.strictObject({
  ...span,
  date: day,
  role: z.enum(DATE_ROLES),
  sure: z.boolean().describe('False: ask the reader what this day is.'),
  given: yes,
  label: z
    .enum(['filed', 'served', 'mailed', 'judgment', 'published', 'issued', 'ends', 'head'])
    .optional()
    .describe('What the words beside it name.'),
});

const PeriodShape = z
  .strictObject({
    ...span,
    role: z.enum(['answer-by', 'pay-by', 'appeal-by', 'other']),
    amount: z.number(),
    unit: Unit,
    days: z.number().describe('A month counts 30, a week 7.'),
    from: From,
    unsaid: yes,
    same: yes,
    ownAct: yes,
    before: yes,
    vague: yes,
    skips: z.array(z.enum(CLOSED_DAYS)).optional(),
    mailDays: z.int().optional(),
    addsMail: yes,
    receivedAfter: z.int().optional(),
    receivedOnOpenDay: yes,
    stands: yes,
    firstCounts: yes,
    startsOn: day.optional(),
    eventOn: day.optional(),
    or: z
      .strictObject({
        from: From,
        takes: z.enum(['either', 'later', 'earlier']),
        eventOn: day.optional(),
      })
      .optional(),
    came: z.enum(['mail', 'hand']).optional(),
    takes: z.enum(['later', 'earlier']).optional(),
    official: yes,
    follows: z.int().optional(),
    fromLast: yes,
    startWords: text.optional(),
    onNext: z.int().optional(),
    ofSender: yes,
    toYou: yes,
    courtDays: yes,
    closed: z.array(day).optional(),
    moves: yes,
    postmark: yes,
    blank: yes,
    only: z.enum(['mailed', 'elsewhere']).optional(),
    keeps: yes,
  })
  .meta({ id: 'PaperPeriod' });

const DeadlineShape: z.ZodType<PaperDeadline> = z
  .strictObject({
    role: z.enum(DATE_ROLES),
    source: z.enum(['paper-date', 'paper-period', 'law']),
    date: day.optional().describe('Absent if it cannot be counted.'),
    latest: day.optional(),
    sure: z.boolean(),
    openUntil: day.optional(),
    countedFrom: z.strictObject({ date: day, sure: z.boolean() }).optional(),
    period: z
      .strictObject({
        ...span,
        amount: z.number(),
        unit: Unit,
        from: From,
        startWords: text.optional(),
      })
      .optional(),
    how: text.optional().describe('The count in words.'),
    keeps: yes,
    name: text.optional(),
    authority: Authority,
    steps: z.array(z.strictObject({ text, cite: text })),
    notes: z.array(text),
    needs: z
      .union([From, z.literal('state')])
      .optional()
      .describe('The missing day.'),
    query: text.optional().describe('For /deadlines.'),
  })
  .meta({ id: 'PaperDeadline' });

const KindId = z.enum(PAPER_KINDS);
export const PaperAnswerShape: z.ZodType<PaperAnswerV1> = z
  .strictObject({
    kind: z.strictObject({ id: z.union([KindId, z.literal('none')]), sure: z.boolean() }),
    others: z.array(KindId),
    dates: z.array(DateShape),
    datesCut: z.boolean(),
    periods: z.array(PeriodShape),
    amounts: z.array(z.strictObject({ ...span, amount: z.number() })),
    caseNumber: text.nullable(),
    court: text.nullable(),
    state: z.enum(stateCodes).nullable().describe('The state that the paper prints.'),
    parties: z.array(z.strictObject({ ...span, text, role: text })),
    phones: z.array(z.strictObject({ ...span, text })),
    citations: z.array(z.strictObject({ ...span, text, status: StatusShape })),
    scam: z.boolean(),
    scamSigns: z.array(text),
    deadlines: z.array(DeadlineShape),
    lead: z.int().describe('The index of the deadline to show first; -1 if none is clear.'),
    questions: z.array(
      z.strictObject({
        id: z.enum(['short-notice', 'old-debt', 'no-such-law']),
        text,
        authority: Authority,
      }),
    ),
    urgent: z.array(UrgentLineShape).describe('What cannot wait: show it first.'),
    safety: SafetyLineShape.optional(),
  })
  .meta({ id: 'PaperAnswer' });
