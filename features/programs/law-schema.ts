// What programs send and get of the law itself: citations, decisions, sections and deadlines.
import { z } from 'zod';
import { Day, frame, lines, page, State, text } from './schema-parts.ts';

export const CheckText = z.strictObject({
  text: text.min(1).max(60_000).describe('The draft with its citations.'),
  page,
});
export const CitationRow = z.strictObject({
  start: z.int().describe('Where it stands in the text that was sent.'),
  end: z.int(),
  quotedText: text.describe('The citation as it was sent.'),
  status: z.enum([
    'verified',
    'found_live',
    'not_in_index',
    'wrong_year',
    'wrong_name',
    'not_in_code',
    'impossible',
  ]),
  invented: z.literal(true).optional().describe('A court found this decision not to exist.'),
  meaning: text.describe('What the status says, and what it does not say.'),
  yearDiffers: z
    .strictObject({ sent: z.int(), held: z.int() })
    .optional()
    .describe('The year that was sent is not the year of the decision that we hold.'),
  held: z
    .array(
      z.strictObject({
        quotedName: text,
        year: z.int().optional(),
        id: text.optional().describe('For read_decision.'),
        treatment: text.optional().describe('What later law did to it.'),
      }),
    )
    .describe('The decisions that stand at that volume and page.'),
  quotedFix: text.optional().describe('The citation as it should read.'),
  url: text.optional().describe('Where the law itself can be read.'),
  sections: z
    .array(
      z.strictObject({
        section: text,
        inCode: z.boolean(),
        id: text.optional().describe('For read_statute.'),
        url: text.optional().describe('The official text.'),
        nearest: lines.optional(),
      }),
    )
    .optional(),
});
export const CheckedCitations = z.strictObject({
  citations: z.array(CitationRow),
  counts: z.record(text, z.int()).describe('How many of each status, on all pages.'),
  ...frame,
});

export const LookUpCitation = z.strictObject({
  citation: text
    .trim()
    .min(3)
    .max(300)
    .describe('One citation: 384 U.S. 436, or 42 U.S.C. § 1983.'),
});
export const LookedUpCitation = z.strictObject({ citation: CitationRow.nullable(), ...frame });

export const ReadDecision = z.strictObject({
  id: text.trim().min(1).max(300).describe('The id of a decision, as in miranda-v-arizona-1966.'),
  opinion: z.int().min(1).max(200).optional().describe('Which of its opinions; 1 by default.'),
  find: text.trim().min(2).max(200).optional().describe('Only paragraphs that have these words.'),
  page,
});
export const DecisionText = z.strictObject({
  id: text,
  url: text,
  quotedName: text,
  citations: lines,
  court: text,
  decided: text,
  treatment: text.nullable().describe('What later law did to it; null where we do not know.'),
  summary: text.nullable().describe('In our words, of the decisions that come with the library.'),
  holdings: lines,
  opinions: z.array(z.strictObject({ opinion: z.int(), quotedTitle: text, paragraphs: z.int() })),
  opinion: z.int().nullable().describe('Whose text follows.'),
  quotedText: text.describe('Paragraphs with their numbers.'),
  ...frame,
});

export const ReadStatute = z.strictObject({
  citation: text
    .trim()
    .min(3)
    .max(200)
    .describe('A citation such as 42 U.S.C. § 1983, or an id such as /law/us/42/1983.'),
  as_of: Day.optional().describe('The text as it stood on this day; today by default.'),
  page,
});
export const StatuteText = z.strictObject({
  id: text.nullable().describe('Null where we hold neither its text nor its heading.'),
  url: text.nullable(),
  cite: text,
  quotedHeading: text,
  asOf: text.nullable().describe('The date of the release whose text this is.'),
  inForce: z.boolean().nullable().describe('Whether the newest release that we hold has it.'),
  versions: z.array(z.strictObject({ from: text, to: text })).describe('Newest first.'),
  quotedText: text,
  ...frame,
});

export const CountDeadline = z.strictObject({
  deadline: text
    .trim()
    .min(2)
    .max(200)
    .describe('The id of a deadline, or what has to be done: "answer a complaint", "appeal".'),
  date: Day.describe('The day of the event from which it runs: 2026-11-16.'),
  state: State.optional().describe(
    'For a deadline of a state’s law; leave it out for a federal court or office.',
  ),
  service: z
    .enum(['personal', 'mail', 'clerk', 'agreed'])
    .optional()
    .describe('How the paper was served; personal by default.'),
  closed: z.array(Day).max(20).optional().describe('Days on which the court is closed.'),
});
export const CountedDeadline = z.strictObject({
  deadline: z.strictObject({ id: text, name: text, runsFrom: text }).nullable(),
  day: text.nullable().describe('The last day, in words.'),
  date: text.nullable().describe('The last day: 2026-12-07.'),
  careful: text.nullable().describe('An earlier day, where it is not certain how to count.'),
  rule: z.strictObject({ cite: text, url: text }).nullable().describe('What sets the period.'),
  countedBy: z
    .strictObject({ cite: text, url: text })
    .nullable()
    .describe('What says how days are counted.'),
  steps: lines.describe('How the day was reached, one step a line.'),
  notes: lines,
  choices: z
    .array(z.strictObject({ id: text, name: text, runsFrom: text }))
    .describe('Deadlines that may be meant: call again with an id.'),
  ...frame,
});
